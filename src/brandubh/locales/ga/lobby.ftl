### An forhalla: tairiscintí oscailte, cluiche tapa; cluichí le féachaint orthu, agus cé mhéad atá ag féachaint.

lobby-tabs = Imirt le daoine eile
lobby-tab-lobby = Forhalla
lobby-tab-watch = Féach
lobby-tab-tournaments = Comórtais
lobby-players = { $count ->
    [one] Tá duine amháin anseo
    [two] Tá beirt anseo
   *[other] Daoine anseo: { $count }
}
lobby-games = { $count ->
    [0] gan aon chluiche le féachaint air
    [one] cluiche amháin le féachaint air
   *[other] cluichí le féachaint orthu: { $count }
}
lobby-quick = Cluiche tapa
lobby-quick-text = Brúigh uair amháin, agus imreoidh tú i gcoinne an chéad duine eile. Nóiméid do gach duine, agus soicindí breise le gach beart.
lobby-waiting = Ag fanacht le céile comhraic …
lobby-cancel = Cuir ar ceal
lobby-offers = Tairiscintí oscailte
lobby-none = Níl aon duine ag fanacht faoi láthair. Déan tairiscint: feiceann gach duine san fhorhalla í.
lobby-somebody = Duine éigin
lobby-own = Do thairiscint féin
lobby-accept = Imir
lobby-accept-offer = Imir. Céile comhraic: { $name }; { $terms }
lobby-withdraw = Tarraing siar
lobby-new = Déan tairiscint
lobby-casual = cairdiúil
lobby-rated = rátáilte
lobby-rated-choice = Rátáilte
lobby-your-side = { $side ->
    [attackers] Imríonn tusa na hionsaitheoirí
    [defenders] Imríonn tusa na cosantóirí
   *[random] Cuirtear na taobhanna ar crainn
}
lobby-lost = Cailleadh an ceangal; ag iarraidh arís …

## Ag féachaint

watch-featured = Ar TV anois
watch-tv = Féach ar TV: an cluiche is fearr i gcónaí
watch-none = Níl aon chluiche le féachaint air faoi láthair
watch-none-text = Taispeántar anseo na cluichí a thosaíonn san fhorhalla agus iad á n-imirt.
watch-to-lobby = Chuig an bhforhalla
watch-over = Thart
watch-watchers = { $count ->
    [one] Duine amháin ag féachaint
    [two] Beirt ag féachaint
   *[other] Daoine ag féachaint: { $count }
}
watch-next = Tiocfaidh an chéad chluiche eile i gceann nóiméid.

## Céard a d’fhéadfadh dul amú

error-seek-gone = Bhí duine éigin níos tapúla, nó tarraingíodh an tairiscint siar.
error-seek-own = Is í seo do thairiscint féin. Caithfidh duine eile glacadh léi.
error-many-seeks = Tá tairiscintí oscailte ann cheana: { $most }. Tarraing ceann siar ar dtús.
