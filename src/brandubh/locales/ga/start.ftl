### An chéad leathanach: cén cluiche é, cé atá ag imirt, agus Imir.

start-headline = Gabh an rí, nó saor é
start-about = Cluiche cláir ó Éirinn na meánaoise
start-goal-attackers = { $ring ->
    [yes] Gabh an rí idir beirt de do chuid fear, nó dún an fáinne.
   *[no] Gabh an rí idir beirt de do chuid fear.
}
start-goal-defenders = { $escape ->
    [edges] Tabhair an rí go dtí an t-imeall.
   *[corners] Tabhair an rí go dtí cúinne.
}
start-name = Ainm
start-name-of = { $side ->
    [attackers] Ainm imreoir na n-ionsaitheoirí
   *[defenders] Ainm imreoir na gcosantóirí
}
start-level = Leibhéal { $level }
start-level-label = Leibhéal an ríomhaire
start-offer = { $way ->
    [up] Dhá bhua as a chéile! Réidh le haghaidh tuilleadh?
   *[down] Caillte trí huaire as a chéile. Céile comhraic níos boige?
}
start-play = Imir
start-link = Déan nasc
start-note = { $begins ->
    [you] Nó déan beart: tosaíonn an cluiche leis.
    [friend] Gheobhaidh tú nasc le seoladh chuig do chara.
    [computer] Is é an ríomhaire a thosaíonn: brúigh Imir.
   *[lot] Brúigh Imir agus roghnófar do thaobh go randamach.
}
start-more = Tuilleadh
clock-custom = Do chlog féin…
clock-minutes = Nóiméid
clock-seconds = Soicindí don bheart
clock-without = gan chlog
start-ways = Bealaí eile le tosú
start-people = Imir le daoine eile
start-people-text = Forhalla, tairiscintí, cluichí beo
start-learn = Foghlaim i nóiméad
start-learn-text = Sé chéim ghearra ar an gclár
start-puzzle = Puzal an lae
start-puzzle-text = { $side ->
    [attackers] Seal na n-ionsaitheoirí
   *[defenders] Seal na gcosantóirí
}
start-continue = Lean le do chluiche

computer-named = Ríomhaire, leibhéal { $level } ({ $name })
games-moves = { $count ->
    [0] gan beart ar bith
    [one] beart amháin
    [two] dhá bheart
    [few] { $count } bheart
    [many] { $count } mbeart
   *[other] { $count } beart
}
