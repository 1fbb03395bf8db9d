### Cad is féidir a dhul amú. `error-` agus deireadh chineál na faidhbe; is é { $detail } abairt an fhreastalaí.

error-network = Níl an freastalaí ag freagairt. An bhfuil sé fós ag rith? Tá do chluiche slán; bain triail eile as i gceann nóiméid.
error-unexpected = Tharla earráid nach raibh coinne léi. Bain triail eile as, le do thoil.
error-not-found = Níl aon rud anseo faoin ainm sin. B’fhéidir gur scriosadh é.
error-invalid = Ní féidir é sin a dhéanamh: { $detail }
error-conflict = Ní anois: { $detail }
error-went-on = Chuaigh an cluiche ar aghaidh idir an dá linn.
error-game-over = Tá an cluiche thart.
error-computers-turn = Leis an ríomhaire an seal.
error-set-begun = Tá tús curtha leis an dara cluiche; fanann an chéad cheann mar atá.
error-forbidden = Le duine eile an cluiche seo; níl cead agat ach féachaint air.
error-busy = Tá an ríomhaire an-ghnóthach. Bain triail eile as i gceann nóiméid.
