### An clár anailíse, an tuairisc, agus foghlaim ó do bhotúin.

analyse-title = Clár anailíse
analyse-to-game = an cluiche
analyse-panels = Bearta, oscailtí agus tuairisc
analyse-openings = Oscailtí
analyse-no-moves = Bog píosa, nó oscail cluiche. Beidh do mhalairtí, do nótaí agus do chomharthaí le feiceáil anseo.
analyse-new = Clár nua
analyse-failed = Níorbh fhéidir é seo a oscailt
analyse-broken-link = Níl an nasc iomlán. Iarr arís é, nó cóipeáil ina iomláine é.
analyse-cancel = Cealaigh
analyse-more = Tuilleadh

## An t-inneall

analyse-engine = Tuairim an innill
analyse-start = Tosaigh an t-inneall
analyse-stop = Stop an t-inneall
analyse-key-engine = Tosaigh nó stop an t-inneall
analyse-threat = Taispeáin an bhagairt
analyse-lines = Cé mhéad líne
analyse-thinking = ag smaoineamh…
analyse-off = an t-inneall as
analyse-depth = doimhneacht { $depth }
analyse-speed = { $speed } suíomh/s
analyse-from-tables = ó na táblaí
analyse-to-the-end = ríofa go dtí an deireadh
analyse-rest-report = ar sos le linn na tuairisce
analyse-rest-learn = ar sos agus tú ag foghlaim
analyse-engine-failed = Tá an t-inneall stoptha. Tosaigh arís é.
analyse-play-line = { $move }: { $score }
analyse-line-whole = Taispeáin líne { $number } ina hiomláine
analyse-bar = Seans na gcosantóirí ar bhua: { $chance }. { $score }
analyse-bar-empty = Gan mheasúnú fós

analyse-score-even = Cothrom
analyse-score-better-attackers = Tá na hionsaitheoirí chun tosaigh: luach { $men } fear.
analyse-score-better-defenders = Tá na cosantóirí chun tosaigh: luach { $men } fear.
analyse-score-win-attackers = { $moves ->
    [one] Buafaidh na hionsaitheoirí i mbeart amháin.
    [two] Buafaidh na hionsaitheoirí i ndá bheart.
    [few] Buafaidh na hionsaitheoirí i { $moves } bheart.
    [many] Buafaidh na hionsaitheoirí i { $moves } mbeart.
   *[other] Buafaidh na hionsaitheoirí i { $moves } beart.
}
analyse-score-win-defenders = { $moves ->
    [one] Buafaidh na cosantóirí i mbeart amháin.
    [two] Buafaidh na cosantóirí i ndá bheart.
    [few] Buafaidh na cosantóirí i { $moves } bheart.
    [many] Buafaidh na cosantóirí i { $moves } mbeart.
   *[other] Buafaidh na cosantóirí i { $moves } beart.
}
analyse-score-won-attackers = Tá an bua ag na hionsaitheoirí.
analyse-score-won-defenders = Tá an bua ag na cosantóirí.
analyse-score-repetition-attackers = Socraithe trí athrá: buafaidh na hionsaitheoirí.
analyse-score-repetition-defenders = Socraithe trí athrá: buafaidh na cosantóirí.
analyse-score-short-men = { $side ->
    [attackers] Ionsaitheoirí { $figure }
   *[defenders] Cosantóirí { $figure }
}
analyse-score-short-win = { $side ->
    [attackers] Ionsaitheoirí: bua i { $moves }
   *[defenders] Cosantóirí: bua i { $moves }
}
analyse-score-short-won = { $side ->
    [attackers] Ionsaitheoirí: buaite acu
   *[defenders] Cosantóirí: buaite acu
}
analyse-score-short-repetition = { $side ->
    [attackers] Ionsaitheoirí: trí athrá
   *[defenders] Cosantóirí: trí athrá
}
analyse-score-repetition-short = ath

## Imirt gan locht

analyse-perfect = Imirt gan locht
analyse-perfect-draw = Ní féidir le ceachtar taobh an bua a chinntiú: cluiche cothrom.
analyse-perfect-repetition = Ní féidir le ceachtar taobh an bua a chinntiú: is é an t-athrá a shocraíonn.
analyse-perfect-worth = { $worth ->
    [win] Buann i { $moves }
    [win-repetition] Buann trí athrá
    [draw] Cothrom
    [repetition] Athrá
    [loss-repetition] Cailleann trí athrá
   *[loss] Cailleann i { $moves }
}

## Bearta

analyse-remarks = Nótaí ar an mbeart seo
analyse-signs = { $about ->
    [move] Comhartha don bheart
   *[position] Comhartha don suíomh
}
analyse-comment = Nóta
analyse-comment-hint = Cad atá le rá faoin mbeart seo?
analyse-promote = Déan príomhlíne den mhalairt seo
analyse-delete = Scrios ón áit seo ar aghaidh
analyse-restore = Tabhair ar ais an méid a scriosadh
analyse-symbol-good = Beart maith
analyse-symbol-mistake = Botún
analyse-symbol-brilliant = Beart thar cionn
analyse-symbol-blunder = Botún mór
analyse-symbol-interesting = Beart spéisiúil
analyse-symbol-dubious = Beart amhrasach
analyse-symbol-even = Suíomh cothrom
analyse-symbol-unclear = Suíomh doiléir
analyse-symbol-defenders = Cosantóirí chun tosaigh
analyse-symbol-attackers = Ionsaitheoirí chun tosaigh
analyse-draw = Tarraing
analyse-draw-hint = Cnaipe deas: Shift dearg, Alt gorm, iad araon buí.
analyse-draw-wipe = Glan na líníochtaí
analyse-pens = Dathanna le tarraingt
analyse-pen = { $color ->
    [green] Glas
    [red] Dearg
    [blue] Gorm
   *[yellow] Buí
}
analyse-key-up = An mhalairt roimhe, nó an chéad suíomh
analyse-key-down = An chéad mhalairt eile, nó an suíomh deireanach

## An tuairisc

analyse-report = Tuairisc
analyse-report-about = Féachann an t-inneall ar gach beart den phríomhlíne agus deir sé cé chomh maith is a d’imir gach taobh, cár iompaigh an cluiche, agus cad ab fhearr a imirt.
analyse-report-make = Déan an tuairisc
analyse-report-empty = Níl beart ar bith ann fós.
analyse-report-again = Déan arís í
analyse-report-progress = Tuairisc á déanamh
analyse-report-stop = Stop
analyse-accuracy = Cruinneas
analyse-count-inaccuracy = Bearta míchruinne ?!
analyse-count-mistake = Botúin ?
analyse-count-blunder = Botúin mhóra ??
analyse-count-next = { $side ->
    [attackers] Ionsaitheoirí
   *[defenders] Cosantóirí
}: { $flaw ->
    [inaccuracy] { $count ->
        [one] { $count } bheart míchruinn
        [two] { $count } bheart mhíchruinne
        [few] { $count } bheart mhíchruinne
        [many] { $count } mbeart mhíchruinne
       *[other] { $count } beart míchruinn
    }
    [mistake] { $count ->
        [one] { $count } bhotún
        [two] { $count } bhotún
        [few] { $count } bhotún
        [many] { $count } mbotún
       *[other] { $count } botún
    }
   *[blunder] { $count ->
        [one] { $count } bhotún mór
        [two] { $count } bhotún mhóra
        [few] { $count } bhotún mhóra
        [many] { $count } mbotún mhóra
       *[other] { $count } botún mór
    }
}. Téigh go dtí an chéad cheann eile.
analyse-flaw-inaccuracy = Beart míchruinn
analyse-flaw-mistake = Botún
analyse-flaw-blunder = Botún mór
analyse-turns = Na casphointí
analyse-turns-none = Níor iompaigh an cluiche ar aon bheart amháin.
analyse-turn = { $side ->
    [attackers] Thit seans na n-ionsaitheoirí ó { $from } go { $to }.
   *[defenders] Thit seans na gcosantóirí ó { $from } go { $to }.
}
analyse-better = níos fearr:
analyse-annotate = Cuir bearta níos fearr sa chrann
analyse-annotated = Tá bearta níos fearr curtha sa chrann.
analyse-graph = Cúrsa an chluiche
analyse-graph-start = Tús
analyse-graph-move = Beart { $number }, { $move }
analyse-graph-point = { $move }: seans na gcosantóirí { $chance }. { $score }
analyse-graph-chance = seans na gcosantóirí { $chance }
analyse-graph-turn = Casphointe

## Foghlaim

analyse-learn = Foghlaim ó do bhotúin
analyse-learn-side = { $side ->
    [attackers] Ionsaitheoirí ({ $count })
   *[defenders] Cosantóirí ({ $count })
}
analyse-learn-count = { $number } as { $count }
analyse-learn-ask = { $side ->
    [attackers] Imríodh { $move } anseo. Aimsigh beart níos fearr do na hionsaitheoirí.
   *[defenders] Imríodh { $move } anseo. Aimsigh beart níos fearr do na cosantóirí.
}
analyse-learn-judging = Á mheas…
analyse-learn-played = Sin é an beart a imríodh. Tá rud éigin níos fearr ann.
analyse-learn-not-yet = Ní hé { $move } an freagra fós. Bain triail as beart eile.
analyse-learn-good = Go maith! Coinníonn { $move } a raibh agat.
analyse-learn-solution = { $move } ab fhearr.
analyse-learn-line-best = Níos fearr
analyse-learn-line-played = An méid a imríodh, agus a leanann é
analyse-why-missed = { $moves ->
    [one] Bhuafadh { $move } láithreach.
    [two] Chinnteodh { $move } an bua i ndá bheart.
    [few] Chinnteodh { $move } an bua i { $moves } bheart.
    [many] Chinnteodh { $move } an bua i { $moves } mbeart.
   *[other] Chinnteodh { $move } an bua i { $moves } beart.
}
analyse-why-lost = Tar éis { $move } { $winner ->
    [attackers] { $moves ->
        [one] is féidir le na hionsaitheoirí buachan láithreach.
        [two] is féidir le na hionsaitheoirí an bua a chinntiú i ndá bheart.
        [few] is féidir le na hionsaitheoirí an bua a chinntiú i { $moves } bheart.
        [many] is féidir le na hionsaitheoirí an bua a chinntiú i { $moves } mbeart.
       *[other] is féidir le na hionsaitheoirí an bua a chinntiú i { $moves } beart.
    }
   *[defenders] { $moves ->
        [one] is féidir le na cosantóirí buachan láithreach.
        [two] is féidir le na cosantóirí an bua a chinntiú i ndá bheart.
        [few] is féidir le na cosantóirí an bua a chinntiú i { $moves } bheart.
        [many] is féidir le na cosantóirí an bua a chinntiú i { $moves } mbeart.
       *[other] is féidir le na cosantóirí an bua a chinntiú i { $moves } beart.
    }
}
analyse-why-chance = { $side ->
    [attackers] Íslíonn { $move } seans na n-ionsaitheoirí ar bhua ó { $from } go { $to }.
   *[defenders] Íslíonn { $move } seans na gcosantóirí ar bhua ó { $from } go { $to }.
}
analyse-learn-done = { $solved ->
    [0] Sin an méid. Aimseoidh tú cuid acu an chéad uair eile.
    [one] Sin an méid: d’aimsigh tú ceann amháin as { $count } ar an gcéad iarracht.
    [two] Sin an méid: d’aimsigh tú dhá cheann as { $count } ar an gcéad iarracht.
    [few] Sin an méid: d’aimsigh tú { $solved } cinn as { $count } ar an gcéad iarracht.
    [many] Sin an méid: d’aimsigh tú { $solved } gcinn as { $count } ar an gcéad iarracht.
   *[other] Sin an méid: d’aimsigh tú { $solved } ceann as { $count } ar an gcéad iarracht.
}
analyse-learn-solve = Taispeáin an freagra
analyse-learn-skip = Léim thairis
analyse-learn-next = Ar aghaidh
analyse-learn-finish = Críochnaigh
analyse-learn-leave = Ar ais chuig an anailís

## Suíomh a chur ar an gclár

analyse-editor = Leag amach suíomh
analyse-editor-tool = Cad a dhéanann tapáil
analyse-editor-move = Bog na píosaí
analyse-editor-attacker = Cuir ionsaitheoir síos
analyse-editor-defender = Cuir cosantóir síos
analyse-editor-king = Cuir an rí síos
analyse-editor-erase = Tóg píosa den chlár
analyse-editor-hint-move = Tarraing na píosaí pé áit is mian leat, nó den chlár.
analyse-editor-hint-place = Tapáil na cearnóga; tapáil arís chun an píosa a thógáil.
analyse-editor-start = Suíomh tosaigh
analyse-editor-clear = Clár folamh
analyse-editor-turn = Cé leis an seal
analyse-position-text = Suíomh mar théacs
analyse-editor-wrong = Ní téacs suímh é seo.
analyse-editor-fine = Is féidir an suíomh seo a bheith ann.
analyse-editor-done = Déan anailís air

## Oscailt

analyse-open = Oscail cluiche nó suíomh
analyse-open-text = Greamaigh cluiche nó suíomh
analyse-open-hint = 1. d2-e2 d3-f3 …
analyse-open-rules = Rialacha, mura n-ainmníonn an téacs iad
analyse-open-about = Is féidir leat comhad cluiche a ligean anuas áit ar bith ar an leathanach seo freisin. Má tá roinnt cluichí ann, osclaítear an chéad cheann.
analyse-open-file = Ó chomhad
analyse-open-do = Oscail
analyse-drop = Lig an comhad cluiche anuas anseo

## Roinnt

analyse-share = Roinn agus sábháil
analyse-share-analysis = Nasc chuig an anailís seo, agus gach rud inti
analyse-share-game = Nasc chuig an gcluiche
analyse-share-position = Nasc chuig an suíomh seo
analyse-share-text = An suíomh seo mar théacs
analyse-share-files = Mar chomhad
analyse-share-file = Comhad cluiche
analyse-share-svg = Pictiúr SVG
analyse-share-png = Pictiúr PNG
analyse-share-gif = GIF beoite
analyse-share-making = { $form ->
    [gif] GIF á dhéanamh…
   *[other] Pictiúr á tharraingt…
}
analyse-share-frames = Fráma { $frames } as { $of }
analyse-copy = Cóipeáil: { $what }
analyse-copied = Cóipeáilte.
analyse-copy-by-hand = Ní ligeann an brabhsálaí dúinn cóipeáil. Roghnaigh an téacs agus cóipeáil tú féin é.
