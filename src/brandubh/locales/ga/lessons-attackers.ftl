### Ceachtanna do na hionsaitheoirí: cad a iarrann gach céim, cad a deirtear ina diaidh, agus cén fáth a bhfuil bearta áirithe mícheart.

## Na cúinní a chosaint

lesson-guarding-corners-shut-task = Tá an rí ar tí rith síos go g1. Dún an bealach air.
lesson-guarding-corners-shut-beside = Níl f1 ar a bhealach: ritheann sé síos an t-imeall go g1.
lesson-guarding-corners-shut-done = Ó f2 sroicheann fear an dá líne chuig an gcúinne le céim amháin. Cuimhnigh ar an gcearnóg seo.

lesson-guarding-corners-far-task = Tá an rí ag féachaint ar g7. Cé atá in ann dul ina bhealach fós?
lesson-guarding-corners-far-greed = Gabhann tú fear, ach ritheann an rí go g7.
lesson-guarding-corners-far-short = Níl g6 ar a bhealach: tagann sé feadh an imill uachtaraigh.
lesson-guarding-corners-far-done = Is féidir le garda a bheith i bhfad ar shiúl, fad is atá a bhealach féin saor.

## An líon ar fiar

lesson-diagonal-net-see-task = Seo an líon. Is féidir leis an bhfear ar b2 dul go a2 nó go b1: cosnaíonn sé a1 ina aonar ar an dá líne.

lesson-diagonal-net-fill-task = Tá triúr d’fhir an lín ina n-áit. Tabhair an ceathrú fear go f6.
lesson-diagonal-net-fill-done = Anois tá a gharda féin ag gach cúinne, agus fear i lár gach imill.

lesson-diagonal-net-snap-task = Tá an rí tar éis rith chuig an imeall, agus tá sé ag féachaint ar g1. Dún an líon air: gabh é.
lesson-diagonal-net-snap-greed = Gabhann tú fear, agus éalaíonn an rí go g1.
lesson-diagonal-net-snap-done = Oibríonn garda an chúinne agus an fear ar an imeall le chéile.

lesson-diagonal-net-hole-task = Imir na cosantóirí anois. Tá imeall amháin gan fear air: aimsigh an poll sa líon.
lesson-diagonal-net-hole-taken = Gabhtar láithreach ansin é. Lorg an t-imeall nach bhfuil ag aon duine.
lesson-diagonal-net-hole-done = Ar a4 feiceann sé a1 agus a7, agus ní féidir ach ceann amháin a dhúnadh. Teastaíonn fear ón líon ar gach imeall.

## Stop a chur leis an ngabhlóg

lesson-against-the-fork-line-task = Níl an rí ag bagairt aon rud fós, ach ó e1 d’fheicfeadh sé dhá chúinne. Cuir cosc air.
lesson-against-the-fork-line-hint = Ní féidir leat é a choinneáil ó e1. Ach is féidir ceann den dá líne a dhúnadh roimh ré.
lesson-against-the-fork-line-chase = Téann sé go e1, feiceann sé a1 agus g1, agus buann sé.
lesson-against-the-fork-line-done = Agus d’fhear ar b1, ní théann e1 ach go cúinne amháin.

lesson-against-the-fork-way-task = Cén áit a bhfeicfeadh an rí dhá chúinne gan mhoill? Dún an bealach ansin air, nó ceann den dá líne.
lesson-against-the-fork-way-chase = Ritheann sé go e1, feiceann sé a1 agus g1, agus buann sé.
lesson-against-the-fork-way-done = Ní thugann e1 gabhlóg dó a thuilleadh.

## Gabháil nó cosaint

lesson-take-or-guard-first-task = D’fhéadfá an fear ar c4 a ghabháil. Ach féach ar an rí ar dtús.
lesson-take-or-guard-first-take = Gabhann tú fear, agus téann an rí go g1.
lesson-take-or-guard-first-done = Tá g1 dúnta, agus tá an fear ar c4 ann i gcónaí.

lesson-take-or-guard-which-task = Gabh an fear ar c3. Is féidir le beirt de do chuid fear é a dhéanamh, ach tá duine acu ina gharda.
lesson-take-or-guard-which-guard = Ba é sin an garda: tá an bealach go a1 oscailte anois.
lesson-take-or-guard-which-done = Fanann an fear ar b1 ina áit. Gabh leis na fir nach bhfuil aon rud á chosaint acu.

lesson-take-or-guard-again-task = Tá fir le gabháil arís. Cad atá an rí ag bagairt?
lesson-take-or-guard-again-take = Gabhann tú fear, agus ritheann an rí suas go a7.
lesson-take-or-guard-again-done = An cúinne ar dtús, agus na fir ina dhiaidh.

## Mealladh

lesson-luring-shield-task = Tá an fear ar f3 ag clúdach a rí. Ná gabh é: tairg rud éigin dó.
lesson-luring-shield-hint = Is féidir leis gabháil in aghaidh na ríchathaoireach.
lesson-luring-shield-take = Tá an fear imithe, ach tá an rí imithe freisin: tá an bua cinnte ag na cosantóirí.
lesson-luring-shield-done = Ghabh sé, agus d’fhág sé a rí ina aonar.

lesson-luring-king-task = Tairg fear don rí is féidir leis a ghabháil in aghaidh na ríchathaoireach, agus beir air san áit a stopann sé.
lesson-luring-king-take = Fad is atá fear á ghabháil agat, éalaíonn an rí: tá an bua cinnte ag na cosantóirí.
lesson-luring-king-done = Ghabh sé, agus bhí sé idir d1 agus d3.

lesson-luring-order-task = Tabhair fear uait, agus ansin gabh an rí ó thíos agus ó thuas. Cén fear a théann ar dtús?
lesson-luring-order-hint = Teastaíonn d’fhear ar f5 don dara céim.
lesson-luring-order-other = Ní éiríonn leis an bhfear seo: tá an bua cinnte ag na cosantóirí.
lesson-luring-order-done = Fear amháin mar mhalairt ar an rí: margadh maith.

## An rí ar a ríchathaoir

lesson-king-on-throne-four-task = Tá triúr fear timpeall an rí ar a ríchathaoir. Críochnaigh é.
lesson-king-on-throne-four-short = Céim róghearr: caithfidh an ceathrú fear a bheith taobh leis an ríchathaoir.
lesson-king-on-throne-four-done = Ar an ríchathaoir teastaíonn na ceithre thaobh.

lesson-king-on-throne-forced-task = Ní féidir leis an rí bogadh; níl ach an fear ar d5 in ann bogadh. Bain leas as sin.
lesson-king-on-throne-forced-hint = Dún an bealach suas.
lesson-king-on-throne-forced-open = Scaoileann tú féin do ghreim: tagann an rí amach, agus buann na cosantóirí.
lesson-king-on-throne-forced-done = Bhí air bogadh i leataobh, agus ba leatsa a chearnóg.

lesson-king-on-throne-driven-task = Ná fág ach cearnóg amháin ag an rí, agus gabh ansin é.
lesson-king-on-throne-driven-top = Tagann sé amach thíos, agus buann na cosantóirí.
lesson-king-on-throne-driven-done = Amach ón ríchathaoir ba leor beirt fhear.

## An fáinne a dhúnadh

lesson-closing-the-ring-close-task = Níl ach bealach amháin amach ag an rí agus ag a fhear. Dún an fáinne.
lesson-closing-the-ring-close-done = Timpeallaithe: tá an rí agus a chuid fear uile istigh, agus ní féidir le haon duine acu an t-imeall a shroicheadh.

lesson-closing-the-ring-step-task = Ná fág ach céim amháin ag an rí, agus ansin dún an fáinne timpeall air.
lesson-closing-the-ring-step-other = Aimsíonn an rí bealach amach fós, agus buann na cosantóirí.
lesson-closing-the-ring-step-open = Osclaíonn tú féin an fáinne, agus buann na cosantóirí.
lesson-closing-the-ring-step-done = c4 ar dtús, agus f4 ina dhiaidh: dún taobh i ndiaidh taoibh.

lesson-closing-the-ring-drive-task = Brúigh an rí suas ar dtús, agus ansin dún an fáinne os a chionn.
lesson-closing-the-ring-drive-top = Róluath: téann an rí síos, agus buann na cosantóirí.
lesson-closing-the-ring-drive-far = Tá colún b oscailte fós faoi: buann na cosantóirí.
lesson-closing-the-ring-drive-done = Is féidir le fir ar an imeall a bheith san fháinne, agus is cuma faoi bhearnaí ar fiar.

## Gafa taobh le cúinne

lesson-beside-the-corner-one-task = Tá an rí taobh leis an gcúinne, agus é beagnach slán. Is féidir le fear amháin é a ghabháil.
lesson-beside-the-corner-one-above = Ó thuas theastódh fear eile faoi, agus tá an t-imeall ansin.
lesson-beside-the-corner-one-done = Is ionann an cúinne agus an dara fear.

lesson-beside-the-corner-squeeze-task = In aice an chúinne is beag cearnóg mhaith atá ag an rí. Bain an dara ró de.
lesson-beside-the-corner-squeeze-above = Tá an dara ró oscailte fós: éalaíonn sé, agus buann na cosantóirí.
lesson-beside-the-corner-squeeze-done = Taobh leis an gcúinne ba leor fear amháin.

lesson-beside-the-corner-three-task = Is féidir gur leor triúr fear. Aimsigh an chearnóg nach bhfágann ach drochbhearta ag an rí.
lesson-beside-the-corner-three-short = Cearnóg rófhada uaidh: éalaíonn sé amach, agus buann na cosantóirí.
lesson-beside-the-corner-three-done = Téigh chomh gar dó agus is féidir nuair atá an rí in aice cúinne.

## Na chéad bhearta

lesson-first-moves-safe-task = Tá an cluiche ag tosú. Déan an chéad bheart ar shlí nach féidir aon duine de do chuid fear a ghabháil.
lesson-first-moves-safe-corner = Taobh le cúinne gabhtar fear ina aghaidh, agus is féidir leis na cosantóirí é sin a dhéanamh láithreach.
lesson-first-moves-safe-done = Go maith. De ghnáth téann na hionsaitheoirí chuig a n-áiteanna ar dtús, i bhfad ó na cearnóga taobh leis na cúinní.

lesson-first-moves-net-task = Cén áit a bhfuil ionsaitheoir suite go maith? Tabhair duine acu go cearnóg den líon.
lesson-first-moves-net-done = As seo cosnaíonn sé cúinne ar an dá líne. De ghnáth leagtar an líon fear i ndiaidh fir.

lesson-first-moves-answer-task = Imir na cosantóirí anois. Déan beart ar shlí nach féidir aon duine de do chuid fear a ghabháil.
lesson-first-moves-answer-wrong = Is féidir le hionsaitheoir fear de do chuid a ghabháil ansin. Féach ar na cearnóga ar an dá thaobh de.
lesson-first-moves-answer-done = Déanann gach fear a bhogann slí don rí. De ghnáth is maith iad a choinneáil gar dó.
