### Ceachtanna ar dheireadh an chluiche: cad a iarrann gach céim, cad a deirtear ina diaidh, agus cén fáth a bhfuil bearta áirithe mícheart.

## An rí ina aonar

lesson-lone-king-one-task = Níl ach ionsaitheoir amháin fágtha. Tabhair do rí go háit nach féidir é a ghabháil.
lesson-lone-king-one-corner = Taobh le cúinne is leor fear amháin chun é a ghabháil.
lesson-lone-king-one-done = As seo amach tá an bua cinnte ag an rí: ní féidir le fear amháin ceithre chúinne a chosaint.

lesson-lone-king-three-task = Triúr fear, agus gan ach beart amháin a bhuann. Aimsigh é.
lesson-lone-king-three-taken = Gabhtar láithreach ansin é.
lesson-lone-king-three-done = Buann dhá chúinne oscailte ar thriúr fear.

lesson-lone-king-four-task = Tá ceathrar fear gar dó. Ná rith chuig an imeall fós: ullmhaigh an ghabhlóg.
lesson-lone-king-four-hint = Is leor céim amháin i leataobh.
lesson-lone-king-four-hurry = Róluath: gabhtar láithreach ansin é.
lesson-lone-king-four-done = An beart ciúin ar dtús, agus ansin an t-imeall a bhfuil dhá chúinne oscailte air.

## An rí agus fear amháin

lesson-king-and-man-shield-task = Is mian leis an bhfear ar d1 teacht go b1 agus do rí a ghabháil. Bíodh d’fhear ina chabhair dó.
lesson-king-and-man-shield-king = Taobh leis an gcúinne is leor fear amháin chun é a ghabháil.
lesson-king-and-man-shield-away = Tá an ró is ísle oscailte fós: gabhann d1-b1 an rí.
lesson-king-and-man-shield-done = Dúnann d’fhear an ró. As seo amach tá an bua cinnte ag na cosantóirí.

lesson-king-and-man-together-task = Is mian leis an bhfear ar g5 teacht go g4 agus do rí a ghabháil. Aimsigh an t-aon bhealach amach.
lesson-king-and-man-together-near = Ní chabhraíonn an fear agus é lena thaobh: gabhann g5-g4 an rí.
lesson-king-and-man-together-under = Bíonn sé taobh leis an bhfear ar g5 ansin, agus gabhann g2-g3 é.
lesson-king-and-man-together-done = Amach ón imeall agus taobh lena fhear: as seo amach tá an bua cinnte ag na cosantóirí.

lesson-king-and-man-four-task = Is mian leis an bhfear ar g4 teacht go g2 agus do rí a ghabháil. Dún an bealach air, agus coinnigh do bhealach féin oscailte.
lesson-king-and-man-four-hint = Cuir d’fhear ar cholún g.
lesson-king-and-man-four-run = Róluath: taobh leis an gcúinne gabhann fear amháin é.
lesson-king-and-man-four-done = Taobh thiar dá sciath bhí an rí in ann dul san áit a raibh sé i mbaol roimhe sin.

## Beirt shealgairí

lesson-two-hunters-pair-task = Beirt fhear in aghaidh rí ar b2. Cá gcaithfidh an dara fear dul?
lesson-two-hunters-pair-loose = Tá bealach amach ag an rí arís, agus buann na cosantóirí.
lesson-two-hunters-pair-done = Le fir ar b3 agus c2 ní raibh sé in ann dul ach taobh leis an gcúinne, áit a ngabhann fear amháin é.

lesson-two-hunters-shoulder-task = An tseilg chéanna i gcúinne eile. Aimsigh an chearnóg don dara fear.
lesson-two-hunters-shoulder-behind = Tá bealach amach ag an rí, agus buann na cosantóirí.
lesson-two-hunters-shoulder-done = Fir ar dhá thaobh de, agus an cúinne ar a chúl: ní raibh aige ach drochchearnóga.

lesson-two-hunters-chase-task = Triúr fear, agus gan aon duine acu taobh leis an rí. Cé acu a chaithfidh dul chuige?
lesson-two-hunters-chase-wait = Éalaíonn sé ar an taobh eile, agus buann na cosantóirí.
lesson-two-hunters-chase-done = Cibé treo a ndeachaigh sé, bhí fear eile roimhe.

## An bua le beagán fear

lesson-few-men-run-task = Cúigear fear in aghaidh do rí ina aonar, agus trí bhealach chun é a ghabháil. Aimsigh an t-aon bhealach amach.
lesson-few-men-run-hint = Stop san áit a bhfeiceann tú dhá imeall agus nach bhfuil ionsaitheoir taobh leat.
lesson-few-men-run-taken = Gabhtar láithreach ansin é.
lesson-few-men-run-done = Níorbh fhéidir le cúigear fear gach líne a dhúnadh. Nuair atá línte oscailte, is beag is fiú fir.

lesson-few-men-hunt-task = Tá an rí idir beirt de do chuid fear. Dún na bealaí air, thíos agus thuas.
lesson-few-men-hunt-hint = An bealach is faide ar dtús.
lesson-few-men-hunt-loose = Tá colún e oscailte fós faoi: buann na cosantóirí.
lesson-few-men-hunt-done = Rinne ceathrar fear é: duine ar gach taobh, mar atá timpeall na ríchathaoireach.

lesson-few-men-cage-task = Tá an rí idir f4 agus f6. Dún a ró air, agus ansin gabh é ón dá thaobh.
lesson-few-men-cage-hint = Dún an ró gan dul taobh leis: d5.
lesson-few-men-cage-loose = Tá an caighean oscailte: buann na cosantóirí.
lesson-few-men-cage-done = An caighean ar dtús, agus ansin fear ar gach taobh: ní raibh áit ar bith le dul aige.

## Gan fear, gan bheart

lesson-last-man-man-task = Gabh an t-ionsaitheoir deireanach: gan fir, tá an cluiche caillte ag na hionsaitheoirí.
lesson-last-man-man-done = Bhí an rí páirteach ann: ba é an taobh eile den phionsúr é.

lesson-last-man-move-task = An té nach féidir leis bogadh, cailleann sé freisin. Sáinnigh an t-ionsaitheoir deireanach.
lesson-last-man-move-done = Idir an cúinne, d’fhear agus do rí, níl beart ar bith fágtha aige.

lesson-last-man-king-task = Imir na hionsaitheoirí anois. Chuaigh an rí isteach idir beirt fhear, agus tá sé sin sábháilte; ach sáinnigh é.
lesson-last-man-king-free = Ligeann tú amach é: ritheann sé feadh an imill go cúinne.
lesson-last-man-king-done = Níor gabhadh é, ach níl beart ar bith fágtha aige, agus cailleann sé dá bharr.

## Fanacht

lesson-waiting-wait-task = Tá gach rud díreach ina cheart timpeall do rí. Caithfidh tú bogadh: ná cuir isteach ar aon rud.
lesson-waiting-wait-hint = Tá fear amháin ann gan chúram air.
lesson-waiting-wait-post = Bhí gá leis an bhfear seo san áit a raibh sé: gabhtar an rí.
lesson-waiting-wait-corner = Taobh leis an gcúinne gabhtar é, agus ansin caithfidh tú fear a bhfuil gá leis a bhogadh: buann na hionsaitheoirí.
lesson-waiting-wait-done = Bhí am ag an bhfear ó c7; bhí a gcúram féin ar na fir eile.

lesson-waiting-must-task = Ná hionsaigh. Déan an beart ciúin a fhágann gur botún é gach beart de chuid an rí.
lesson-waiting-must-hint = Cá rachaidh sé, agus cé a bheidh taobh thiar de ansin?
lesson-waiting-must-loose = Éalaíonn sé, agus buann na cosantóirí.
lesson-waiting-must-done = Bhí air bogadh, agus ba dhrochbheart gach beart.
