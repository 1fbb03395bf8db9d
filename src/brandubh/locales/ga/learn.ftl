### Foghlaim i nóiméad: sé chéim a imrítear, gach ceann acu lena theideal, a thasc, agus freagra ar bhearta míchearta agus cearta.

learn-step = Céim { $number } as { $count }:
learn-skip = Léim thairis
learn-back = Siar
learn-next = Ar aghaidh
learn-play = Imir do chéad chluiche

learn-move-title = Conas a ghluaiseann na píosaí
learn-move-task = I líne dhíreach a ghluaiseann gach píosa, chomh fada agus atá an bealach saor: tabhair an fear dorcha ar b2 go dtí an fáinne ar g2.
learn-move-wrong = Tá an beart sin ceadaithe freisin, ach ní théann sé go dtí an fáinne. Bain triail as an bhfear ar b2.
learn-move-done = Gar nó i bhfad, ar aghaidh, siar nó i leataobh, ach ní ar fiar choíche ná thar phíosa eile.

learn-capture-title = Conas a ghabhtar fear
learn-capture-task = Cuir namhaid idir beirt de do chuid fear, i líne dhíreach, agus gabhtar é: gabh fear geal.
learn-capture-wrong = Ní ghabhtar aon rud mar sin. Tá fear dorcha taobh le fear geal cheana: cuir fear eile ar an taobh eile de.
learn-capture-done = Gabhann an dá thaobh mar sin, agus bíonn an rí páirteach ann.

learn-between-title = Is sábháilte dul isteach idir dhá namhaid
learn-between-task = Má théann tú féin isteach idir dhá namhaid, ní tharlaíonn aon rud duit: tabhair fear geal go dtí an fáinne ar d3.
learn-between-wrong = Níl sé sin eatarthu. Bain triail as an bhfear ar d1.
learn-between-done = Slán sábháilte: ní ghabhann ach an taobh a bhfuil beart á dhéanamh aige.

learn-squares-title = Na cúinní agus an ríchathaoir
learn-squares-task = Níl cead ag aon phíosa ach ag an rí stopadh ar na cúinní ná ar an ríchathaoir; is ionann iad agus namhaid i gcás na bhfear: gabh fear geal in aghaidh ceann acu.
learn-squares-wrong = Ní ghabhtar aon rud mar sin. Lorg fear geal taobh le cúinne nó taobh leis an ríchathaoir, agus tar ón taobh eile.
learn-squares-done = Tá cead ag fir dul thar an ríchathaoir fholamh, ach níl cead acu stopadh uirthi.

learn-escape-title = Conas a éalaíonn an rí
learn-escape-task = Buann na cosantóirí a luaithe a shroicheann an rí cúinne: tabhair ann é.
learn-escape-wrong = Níl sé slán fós. Tá an bealach go cúinne amháin saor.
learn-escape-done = Nuair atá dhá chúinne oscailte dó in éineacht, is deacair stop a chur leis.

learn-king-title = Conas a ghabhtar an rí
learn-king-task = Buann na hionsaitheoirí nuair a ghabhann siad an rí: amach ón ríchathaoir, idir beirt acu, mar a ghabhtar fear. Gabh é.
learn-king-wrong = Tá an rí saor fós. Tar ón taobh eile de.
learn-king-done = Ar a ríchathaoir teastaíonn ceathrar, duine ar gach taobh. Buann na hionsaitheoirí freisin má thimpeallaíonn siad an rí agus a chuid fear uile.

## An cúrsa: a leathanach

learn-intro = Foghlaim an cluiche trína imirt: ceachtanna gearra ar an gclár, ón gcéad bheart go deireadh an chluiche.
learn-progress = Ceachtanna déanta: { $done } as { $count }
learn-begin = Tosaigh an cúrsa
learn-continue = Lean ort
learn-complete = Tá gach ceacht déanta agat.
learn-chapter = Ceachtanna: { $count }, timpeall { $minutes ->
    [one] nóiméad amháin
    [two] dhá nóiméad
    [few] { $minutes } nóiméad
    [many] { $minutes } nóiméad
   *[other] { $minutes } nóiméad
}
learn-steps = Céimeanna: { $count }
learn-state-begun = Céimeanna déanta: { $done } as { $count }
learn-state-done = Déanta
learn-ways = Bealaí eile le foghlaim
learn-way-minute = An cluiche i sé chéim ghearra
learn-way-puzzles = Aimsigh an beart a bhuann
learn-way-drills = Imir suíomhanna go deireadh in aghaidh imirt fhoirfe
learn-way-analyse = Bain triail as na chéad bhearta, agus inneall le do thaobh
learn-way-studies = Do chuid ceachtanna féin, coinnithe agus roinnte
learn-way-theory = Stair, imirt fhoirfe, agus an méid atá cruthaithe
learn-kept = Coinnítear sa bhrabhsálaí seo a bhfuil déanta agat, gan chuntas.
learn-clear = Glan mo dhul chun cinn
learn-clear-text = Ní bheidh aon cheacht marcáilte mar dhéanta a thuilleadh. Ní féidir é seo a chealú.

## Ceacht

learn-all = Gach ceacht
learn-step-mark = Céim { $number } as { $count }{ $state ->
    [done] , déanta
   *[open] {""}
}
learn-hint = Leid
learn-hint-piece = { $piece ->
    [king] Bog an rí atá ar { $square }.
   *[man] Bog an fear atá ar { $square }.
}
learn-hint-move = { $piece ->
    [king] Bog an rí ó { $square } go { $target }.
   *[man] Bog an fear ó { $square } go { $target }.
}
learn-right = Tá { $move } ceart. Is é { $reply } an freagra. Cad anois?
learn-rule = Léigh an riail
learn-rules = Léigh na rialacha:
learn-finish = Críochnaigh
learn-done = Ceacht déanta
learn-next-lesson = Ar aghaidh: { $title }
learn-drill = Cleacht é
learn-again = Déan arís é
learn-sheet = Priontáil an ceacht seo

# Cén fáth a bhfuil beart mícheart, nuair nach bhfuil a chuid focal féin ag an gceacht.
learn-wrong-ended = Ach ní hé sin atá á iarraidh sa chéim seo.
learn-wrong-elsewhere = Tá an beart sin ceadaithe, ach ní théann sé go { $squares }.
learn-wrong-nothing = Ní ghabhtar aon rud mar sin.
learn-wrong-missed = Gabhtar rud éigin mar sin, ach ní hé an rud atá á iarraidh sa chéim seo.
learn-wrong-open = { $goal ->
    [draw] Leanann an cluiche ar aghaidh: ní cluiche cothrom é sin.
   *[win] Leanann an cluiche ar aghaidh: ní bhuann sé sin láithreach.
}
learn-wrong-slow = Tá sé sin rómhall: d’fhéadfá an bua a fháil láithreach.
learn-wrong-gone = Ligeann sé sin an bua uait.
learn-wrong-other = Ní hé sin an beart atá i gceist sa chéim seo.

learn-answer = Is é { $reply } an freagra.
learn-answer-wins = Tar éis { $move } { $side ->
    [attackers] buann na hionsaitheoirí
   *[defenders] buann na cosantóirí
} láithreach: { $reply }.
learn-answer-wins-in = Tar éis { $reply } { $side ->
    [attackers] buann na hionsaitheoirí
   *[defenders] buann na cosantóirí
} laistigh de { $moves ->
    [two] dhá bheart.
    [few] { $moves } bheart.
    [many] { $moves } mbeart.
   *[other] { $moves } beart.
}
