### An chéad leathanach agus na cluichí a imrítear air.

board-label = An clár
game = An cluiche
moves = Bearta
actions = Gníomhartha
no-moves-yet = Gan beart ar bith fós.
goal-attackers = { $ring ->
    [yes] Leatsa na fir dhorcha (dhubha): gabh an rí idir beirt de do chuid fear, nó timpeallaigh é féin agus a chuid fear uile.
   *[no] Leatsa na fir dhorcha (dhubha): gabh an rí idir beirt de do chuid fear.
}
goal-defenders = { $escape ->
    [edges] Leatsa an rí: tabhair go dtí imeall an chláir é.
   *[corners] Leatsa an rí: tabhair go dtí cúinne ar bith é.
}
goal-both = { $escape ->
    [edges] Caithfidh an rí an t-imeall a shroicheadh.
   *[corners] Caithfidh an rí cúinne a shroicheadh.
} { $ring ->
    [yes] Caithfidh na hionsaitheoirí é a ghabháil, nó é féin agus a chuid fear uile a thimpeallú.
   *[no] Caithfidh na hionsaitheoirí é a ghabháil.
}
how-to-move = Tarraing píosa, nó tapáil é agus ansin cearnóg.

side = { $side ->
    [attackers] ionsaitheoirí
   *[defenders] cosantóirí
}
player-side = { $side ->
    [attackers] Ionsaitheoirí
   *[defenders] Cosantóirí
}
player-number = Imreoir { $number }
you = Tusa
computer-level = Ríomhaire, leibhéal { $level }
to-move = leo an seal
thinking = ag smaoineamh…
preparing = á ullmhú féin…
won = bua
taken-count = { $count ->
    [0] gan fear ar bith gafa
    [one] fear amháin gafa
    [two] beirt fhear gafa
    [few] { $count } fhear gafa
    [many] { $count } bhfear gafa
   *[other] { $count } fear gafa
}
clock-of = { $time } fágtha

opponent = Cé atá ag imirt
mode-computer = Ríomhaire
mode-local = Beirt anseo
mode-friend = Cara
your-side = Do thaobh
choose-attackers = Ionsaitheoirí
choose-defenders = Cosantóirí
choose-random = Go randamach
level-of = Leibhéal { $level }: { $name }
level-1 = na rialacha foghlamtha nóiméad ó shin
level-2 = cúpla cluiche imeartha
level-3 = ag féachaint roimh bhogadh
level-4 = ag imirt ag bord na cistine
level-5 = ag imirt sa chlub
level-6 = ag imirt i gcomórtais
level-7 = ag buachan comórtas
level-8 = lán-neart
rules = Rialacha
rules-wtf = Rialacha na Cónaidhme
rules-wtf-de = Rialacha na Cónaidhme, leagan Gearmáinise
rules-wtf-it = Rialacha na Cónaidhme, leagan Iodáilise
rules-raven = Bileog níos sine: Raven
rules-cyningstan = Brandub: Cyningstan
rules-magpie = Magpie
rules-ard-ri = Ard Rí
rules-ard-ri-open = Ard Rí gan ríchathaoir
rules-own = Do chuid féin…
rules-of-game = Conas a imrítear é: { $name }
clock = Clog
clock-none = Gan chlog
clock-choice = { $minutes } nóim + { $seconds } soic
match-choice = Comhlann: dhá chluiche, taobhanna malartaithe

match = Comhlann
set-of = Cluiche { $number } as 2
set-open = Cluiche { $number }: ar siúl
set-won = Cluiche { $number }: { $winner }, le { $moves ->
    [one] beart amháin
    [two] dhá bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}
set-drawn = Cluiche { $number }: cothrom
match-rule = Má bhíonn bua an duine acu, is leis an té a bhuaigh le níos lú beart dá chuid féin an comhlann.
match-two-wins = Buaiteoir an chomhlainn: { $winner }, leis an dá chluiche.
match-fewer-moves = Cluiche an duine. Buaiteoir an chomhlainn: { $winner }, le { $fewer ->
    [one] beart amháin
    [two] dhá bheart
    [few] { $fewer } bheart
    [many] { $fewer } mbeart
   *[other] { $fewer } beart
} in aghaidh { $more }.
match-a-win-and-a-draw = Buaiteoir an chomhlainn: { $winner }, le bua agus cluiche cothrom.
match-a-win-each-in-equally-many-moves = Cluiche an duine, le { $fewer ->
    [one] beart amháin
    [two] dhá bheart
    [few] { $fewer } bheart
    [many] { $fewer } mbeart
   *[other] { $fewer } beart
} gach uair: tá an comhlann cothrom.
match-two-draws = Bhí an dá chluiche cothrom: tá an comhlann cothrom.
second-set = An 2ú cluiche
second-set-hint = An dara cluiche, taobhanna malartaithe
rematch = Arís
rematch-hint = Arís, taobhanna malartaithe
look-back = Féach siar
look-back-hint = Féach siar ar an gcluiche, le tuairisc

do-takeback = Tóg siar an beart
do-takeback-short = Siar
do-flip = Cas an clár
do-flip-short = Cas
do-resign = Géill
do-resign-short = Géill
do-draw = Aontaigh ar chluiche cothrom
do-draw-short = Cothrom
do-share = Roinn an nasc
do-share-short = Roinn
do-new = Cluiche nua
do-new-short = Nua
link-copied = Cóipeáladh an nasc.
ask-resign = An bhfuil tú ag géilleadh?
ask-resign-text = { $side ->
    [attackers] Críochnaíonn an cluiche agus buann na cosantóirí.
   *[defenders] Críochnaíonn an cluiche agus buann na hionsaitheoirí.
}
ask-draw = Aontú ar chluiche cothrom?
ask-draw-text = Críochnaíonn an cluiche gan bhuaiteoir, más mian libh beirt é.
play-on = Lean ort
ask-fatal = { $loser ->
    [nobody] Fágann an beart seo an cluiche cothrom
   *[other] Cailleann an beart seo
}
another-move = Beart eile
play-anyway = Imir é mar sin féin

type-move = Scríobh beart
type-move-hint = Scríobh beart: d2-e2
type-move-do = Imir
type-move-wrong = Ní féidir “{ $text }” a imirt anois. Scríobh mar seo é: d2-e2.

key-first = An chéad suíomh
key-previous = Beart amháin siar
key-next = Beart amháin ar aghaidh
key-last = An suíomh deireanach
key-sound = Fuaimeanna air nó as
key-pick = Tóg nó leag síos píosa

square = { $square }{ $special ->
    [throne] , ríchathaoir
    [corner] , cúinne
   *[none] { "" }
}, { $piece ->
    [attacker] ionsaitheoir
    [defender] cosantóir
    [king] rí
   *[none] folamh
}
square-selected = i do lámh
square-destination = is féidir teacht anseo
square-warned = { $verdict ->
    [win] is féidir teacht anseo, agus buafaidh tú trí athrá
    [draw] is féidir teacht anseo, ach beidh an cluiche cothrom trí athrá
   *[loss] is féidir teacht anseo, ach caillfidh tú trí athrá
}
square-last-move = an beart deireanach
square-threatened = i mbaol
move-spoken = { $piece ->
    [attacker] Ionsaitheoir
    [defender] Cosantóir
   *[king] Rí
} { $from } go { $to }{ $captures ->
    [0] .
   *[other] , ag gabháil { $taken }.
}

taken-between = { $king ->
    [yes] Gabhadh an rí ar { $square } idir { $one } agus { $other }.
   *[no] Gabhadh an fear ar { $square } idir { $one } agus { $other }.
}
taken-hostile = { $king ->
    [yes] Gabhadh an rí ar { $square } idir { $one } agus { $kind ->
        [throne] an ríchathaoir
       *[corner] an cúinne { $helper }
    }.
   *[no] Gabhadh an fear ar { $square } idir { $one } agus { $kind ->
        [throne] an ríchathaoir
       *[corner] an cúinne { $helper }
    }.
}
taken-around = { $king ->
    [yes] Gabhadh an rí ar { $square }: dúnadh isteach ar gach taobh é.
   *[no] Dúnadh an fear ar { $square } isteach ar gach taobh.
}
why = Cén fáth?

ended-escape = D’éalaigh an rí: buann na cosantóirí.
ended-capture = Gabhadh an rí: buann na hionsaitheoirí.
ended-no-men = Níl ionsaitheoir ar bith fágtha: buann na cosantóirí.
ended-encirclement = Tá an rí agus a chuid fear uile timpeallaithe: buann na hionsaitheoirí.
ended-no-moves = { $winner ->
    [attackers] Ní féidir leis na cosantóirí bogadh: buann na hionsaitheoirí.
    [defenders] Ní féidir leis na hionsaitheoirí bogadh: buann na cosantóirí.
   *[nobody] Níl beart ar bith fágtha: cluiche cothrom.
}
ended-repetition = { $winner ->
    [attackers] Rinne na cosantóirí athrá rómhinic: buann na hionsaitheoirí.
    [defenders] Rinne na hionsaitheoirí athrá rómhinic: buann na cosantóirí.
   *[nobody] Tháinig an suíomh ar ais: cluiche cothrom.
}
ended-resignation = { $winner ->
    [attackers] Ghéill na cosantóirí: buann na hionsaitheoirí.
   *[defenders] Ghéill na hionsaitheoirí: buann na cosantóirí.
}
ended-timeout = { $winner ->
    [attackers] Tá am na gcosantóirí caite: buann na hionsaitheoirí.
   *[defenders] Tá am na n-ionsaitheoirí caite: buann na cosantóirí.
}
ended-agreement = Cluiche cothrom trí chomhaontú.
king-in-danger = Tá an rí i mbaol.
repetition-final = Thabharfadh { $move } ar ais suíomh a bhí ann { $times ->
    [one] uair amháin
    [two] dhá uair
    [few] { $times } huaire
    [many] { $times } n-uaire
   *[other] { $times } uair
} cheana, agus chuirfeadh sé deireadh leis an gcluiche: { $loser ->
    [attackers] chaillfeadh na hionsaitheoirí.
    [defenders] chaillfeadh na cosantóirí.
   *[nobody] cluiche cothrom.
}
repetition-again = Tugann { $move } ar ais suíomh a bhí ann { $times ->
    [one] uair amháin
    [two] dhá uair
    [few] { $times } huaire
    [many] { $times } n-uaire
   *[other] { $times } uair
} cheana. Má leanann tú ort ag dul timpeall, { $loser ->
    [attackers] cailleann na hionsaitheoirí.
    [defenders] cailleann na cosantóirí.
   *[nobody] beidh an cluiche cothrom.
}
connection-lost = Níl an freastalaí ag freagairt. Tá do chluiche slán; ag triail arís…

## Le linn an chluiche

goal-short-attackers = { $ring ->
    [yes] Do sprioc: an rí a ghabháil, nó é féin agus a chuid fear uile a thimpeallú.
   *[no] Do sprioc: an rí a ghabháil.
}
goal-short-defenders = { $escape ->
    [edges] Do sprioc: an rí a thabhairt go dtí an t-imeall.
   *[corners] Do sprioc: an rí a thabhairt go dtí cúinne.
}
watching = Tá tú ag féachaint ar an gcluiche seo.
player-somebody = Cuairteoir
player-friend = Do chara
bot-named = { $name } (róbat)
player-former = Iar-imreoir
your-move = Leatsa an seal
side-to-move = { $side ->
    [attackers] Seal na n-ionsaitheoirí
   *[defenders] Seal na gcosantóirí
}
computer-thinks = Tá an ríomhaire ag smaoineamh

do-hint = Taispeáin beart maith
do-hint-short = Leid
hint-says = Leid: is beart maith é { $move } anseo.
do-analyse = Déan anailís ar an gcluiche seo
do-analyse-short = Anailís
confirm-move = { $move } a imirt?
confirm-do = Imir
confirm-cancel = Cealaigh
coach-escape = Ligeann { $move } an rí amach: { $reply } a leanann é.
coach-capture = Tar éis { $move } is féidir an rí a ghabháil: { $reply } a leanann é.
coach-encirclement = Tar éis { $move } is féidir an rí a thimpeallú: { $reply } a leanann é.
coach-man = Cailltear fear le { $move }: { $reply } a leanann é.
coach-better = Géilleann { $move } cuid mhór: { $reply } a leanann é.

## Deireadh an chluiche

end-you-won = Bhuaigh tú
end-you-lost = Bhuaigh an ríomhaire
end-drawn = Cluiche cothrom
end-side-won = { $side ->
    [attackers] Bhuaigh na hionsaitheoirí
   *[defenders] Bhuaigh na cosantóirí
}
end-name-won = Bhuaigh { $name }
end-moves = Bua le { $moves ->
    [one] beart amháin
    [two] dhá bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}.
end-moves-drawn = Tar éis { $moves ->
    [one] beart amháin
    [two] dhá bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}.
next-level = Leibhéal { $level }
next-level-hint = Imir ar leibhéal { $level }: { $name }

## Imirt ón áit seo, agus cluichí nach bhfuil ann

play-from-here = Imir as seo
play-from-here-text = Tosaíonn cluiche nua sa suíomh atá ar an gclár. { $side ->
    [attackers] Leis na hionsaitheoirí an seal.
   *[defenders] Leis na cosantóirí an seal.
}
play-level = Leibhéal
unknown-game = Níl a leithéid de chluiche ann
unknown-game-text = Níl aon chluiche ag an seoladh seo. B’fhéidir gur scriosadh é, nó nach bhfuil an nasc iomlán.
unknown-game-list = Mo chluichí
game-did-not-open = Níor osclaíodh an cluiche seo
