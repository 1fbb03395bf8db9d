### Béasa idir beirt ag dhá scáileán: cé atá ann, céard a deirtear, bearta réidh roimh ré, fógraí.

presence = { $here ->
    [yes] anseo
   *[no] as láthair
}
away-left = D’imigh { $name }.
claim-wait = Féadfaidh tú an bua a éileamh i gceann { $seconds ->
    [one] { $seconds } soicind
    [two] { $seconds } shoicind
    [few] { $seconds } shoicind
    [many] { $seconds } soicind
   *[other] { $seconds } soicind
}.
claim-now = Ní gá duit fanacht níos faide.
claim-win = Éiligh an bua
claim-draw = Cluiche cothrom
ended-left = { $winner ->
    [attackers] D’imigh na cosantóirí: buann na hionsaitheoirí.
    [defenders] D’imigh na hionsaitheoirí: buann na cosantóirí.
   *[nobody] D’imigh imreoir: cluiche cothrom.
}

phrases = Abair rud éigin
phrases-list = Na rudaí is féidir a rá
phrase-by = { $name }: { $phrase }
phrase-hello = Dia duit!
phrase-luck = Ádh mór!
phrase-moment = Nóiméad amháin, le do thoil.
phrase-sorry = Gabh mo leithscéal!
phrase-oops = Úps!
phrase-nice-move = Beart maith!
phrase-well-defended = Maith an chosaint!
phrase-good-game = Cluiche maith!
phrase-thanks = Go raibh maith agat!
phrase-bye = Slán!

premove-set = An chéad bheart eile: { $move }. Cliceáil an clár, nó brúigh Esc, chun é a chur ar ceal.
premove-dropped = Ní féidir { $move } a imirt anois. Roghnaigh beart eile.
square-premove = is féidir é a ullmhú mar do chéad bheart eile
key-premove = Cuir an beart réidh ar ceal

setting-premove = Ullmhaigh an chéad bheart eile fad atá an taobh eile ag smaoineamh
setting-phrases = Taispeáin céard a deir an t-imreoir eile
setting-notify = Cuir in iúl dom nuair is liomsa an seal agus an leathanach as radharc
notify-on = Cuir in iúl dom
notify-denied = Ní cheadaíonn do bhrabhsálaí fógraí ón leathanach seo. Is féidir leat é sin a athrú ina shocruithe.
notify-moved = D’imir { $name } { $move }.

qr-code = Cód QR an naisc
qr-hint = Nó lig do ghuthán é a scanadh.

## Céard a d’fhéadfadh dul amú

error-not-left = Tá do chéile comhraic ann, nó níl sé imithe fada go leor.
error-claim-early = Is ar éigean atá an cluiche tosaithe: is féidir leat deireadh a chur leis.
error-claim-after = Líon soicindí ó 1 go 86400 is ea { $variable }, ní “{ $text }”.
