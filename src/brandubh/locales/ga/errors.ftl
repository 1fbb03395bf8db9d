### Cad is féidir a dhul amú le linn imeartha. `error-` agus cód na hearráide; tá an chuid eile in reading.ftl.

error-network = Níl an freastalaí ag freagairt. An bhfuil sé fós ag rith? Tá do chluiche slán; bain triail eile as i gceann nóiméid.
error-unexpected = Tharla earráid nach raibh coinne léi. Bain triail eile as, le do thoil.
error-not-found = Níl aon rud anseo faoin ainm sin. B’fhéidir gur scriosadh é.
error-invalid = Ní féidir é sin a dhéanamh.
error-forbidden = Le duine eile an cluiche seo; níl cead agat ach féachaint air.
error-busy = Tá an ríomhaire an-ghnóthach. Bain triail eile as i gceann nóiméid.
error-too-often = Tá sé sin róthapa. Bain triail eile as i gceann nóiméid.
error-too-often-today = Ní féidir an oiread sin a dhéanamh anseo in achar chomh gearr. Bain triail eile as ar ball.
error-many-searches = Tá roinnt cuardach ar siúl agat cheana. Fan go mbeidh ceann acu thart.
error-many-pictures = Tá roinnt pictiúr á dtarraingt duit cheana. Fan go mbeidh ceann acu réidh.
error-many-games = Tá { $most } cluiche oscailte agat. Críochnaigh nó bain cuid acu ar dtús.
error-no-engine = Níl an t-inneall ag freagairt. Bain triail eile as.

## Beart nach bhfuil ceadaithe

error-not-yours = Ní leatsa an píosa seo.
error-earlier = Suíomh níos luaithe é seo. Téigh go dtí an beart deireanach chun leanúint ar aghaidh ag imirt.
error-illegal-over = Tá an cluiche thart.
error-illegal-empty = Tá { $square } folamh.
error-illegal-turn = { $side ->
    [attackers] Leis na hionsaitheoirí an seal.
   *[defenders] Leis na cosantóirí an seal.
}
error-illegal-skip = Ní féidir seal a ligean thart.
error-illegal-shut-in = Tá an píosa ar { $square } sáinnithe: ní féidir leis bogadh.
error-illegal-straight = I líne dhíreach a ghluaiseann na píosaí.
error-illegal-occupied = Tá píosa ar { $square } cheana.
error-illegal-throne = Níl cead ag aon phíosa ach ag an rí stopadh ar an ríchathaoir.
error-illegal-corner = Níl cead ag aon phíosa ach ag an rí stopadh i gcúinne.
error-illegal-return = De réir na rialacha seo níl cead ag an rí filleadh ar a ríchathaoir.
error-illegal-cross = De réir na rialacha seo níl cead ag aon fhear dul thar an ríchathaoir.
error-illegal-far = { $piece ->
    [king] De réir na rialacha seo ní théann an rí ach cearnóg amháin.
   *[man] De réir na rialacha seo ní théann na fir ach cearnóg amháin.
}
error-illegal-blocked = Tá píosa sa bhealach.
error-illegal-captures = Tá na gabhálacha mícheart: is é { $actual } an beart.

## Ní anois

error-went-on = Chuaigh an cluiche ar aghaidh idir an dá linn.
error-game-over = Tá an cluiche thart.
error-computers-turn = Leis an ríomhaire an seal.
error-computers-side = Ní ghéilleann an ríomhaire ar d’iarratas.
error-plays-on = Leanann an ríomhaire air ag imirt.
error-few-moves = { $count ->
    [0] Níor imríodh aon bheart fós.
    [one] Níor imríodh ach beart amháin.
    [two] Níor imríodh ach dhá bheart.
    [few] Níor imríodh ach { $count } bheart.
    [many] Níor imríodh ach { $count } mbeart.
   *[other] Níor imríodh ach { $count } beart.
}
error-set-begun = Tá tús curtha leis an dara cluiche; fanann an chéad cheann mar atá.
error-first-set = Níl an chéad chluiche thart fós.
error-no-match = Níl an cluiche seo ina chuid de chomhlann.
error-position-over = Tá an cluiche thart sa suíomh seo.
error-nothing-to-report = Níl aon bheart le plé.
