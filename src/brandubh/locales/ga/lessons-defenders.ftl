### Ceachtanna do na cosantóirí: cad a iarrann gach céim, cad a deirtear ina diaidh, agus cén fáth a bhfuil bearta áirithe mícheart.

## Dhá líne oscailte

lesson-two-open-lines-fork-task = Tá do rí i mbaol. Cuir chuig imeall é óna bhfeiceann sé dhá chúinne: ní féidir le haon duine an dá cheann a dhúnadh.
lesson-two-open-lines-fork-hint = Níl fear ar bith ar an imeall ar chlé.
lesson-two-open-lines-fork-beside = Bíonn sé taobh le hionsaitheoir ansin, agus gabhann ionsaitheoir eile láithreach é.
lesson-two-open-lines-fork-done = D’fhéadfaí líne amháin a dhúnadh, ach d’fhan an ceann eile oscailte. Is í an ghabhlóg seo an t-arm is fearr agat.

lesson-two-open-lines-choose-task = Tá na hionsaitheoirí ar tí do rí a ghabháil. Cén t-imeall óna bhfeiceann sé dhá chúinne?
lesson-two-open-lines-choose-hint = Féach ar an ró is ísle: tá sé folamh.
lesson-two-open-lines-choose-stay = Ní chabhraíonn sé sin ach ar feadh beart amháin: tá an bua cinnte ag na hionsaitheoirí ina dhiaidh.
lesson-two-open-lines-choose-taken = Gabhtar láithreach ansin é.
lesson-two-open-lines-choose-done = Bhí b1 dúnta, agus mar sin chuaigh sé an bealach eile.

lesson-two-open-lines-prepare-task = Ní féidir leis an rí aon imeall a shroicheadh fós. Aimsigh an chéim a fhágann é ag bagairt gabhlóige thuas agus ceann eile thíos.
lesson-two-open-lines-prepare-hint = Is leor céim amháin ón ríchathaoir.
lesson-two-open-lines-prepare-taken = Gabhtar láithreach ansin é: tá ionsaitheoir in aice leis, agus tagann fear eile.
lesson-two-open-lines-prepare-done = Dúnadh imeall amháin, ach thug an t-imeall eile dhá chúinne dó. Ullmhaigh an ghabhlóg, agus ansin imir í.

## Fear a thabhairt ar líne

lesson-step-aside-aside-task = Is é d’fhear féin ar f1 atá ag dúnadh an bhealaigh go g1. Bog i leataobh é ar shlí nach féidir an bealach a dhúnadh arís.
lesson-step-aside-aside-still = Ar e1 tá sé i mbealach an rí i gcónaí.
lesson-step-aside-aside-done = Ar cholún f cuireann sé bac ar an bhfear ar f6. Fiú má ghabhtar é, baineann an rí an cúinne amach.

lesson-step-aside-leave-task = Tá an rí agus an fear araon i mbaol. Is féidir leat duine acu a shábháil: cé acu, agus conas?
lesson-step-aside-leave-hint = Lorg an t-imeall a bhfuil dhá chúinne oscailte air.
lesson-step-aside-leave-rescue = Smaoiníonn tú ar an bhfear agus cailleann tú an rí: gabhann d5-d3 é.
lesson-step-aside-leave-done = Tá an fear caillte, ach tá an rí slán. Níl aon rud níos fearr ná dhá líne oscailte.

lesson-step-aside-hurry-task = Tá triúr fear timpeall do ríchathaoireach, agus tá an ceathrú fear ag teacht. Tabhair an rí amach, fiú má chailltear an fear ar e6.
lesson-step-aside-hurry-hint = Céim suas ar dtús, agus ansin chuig an imeall.
lesson-step-aside-hurry-rescue = Bhí an rí i mbaol níos mó: d6-d5, agus gabhtar ar a ríchathaoir é.
lesson-step-aside-hurry-done = Thit an fear, ach bhí a1 agus a7 araon oscailte: bhain an rí cúinne amach.

## Gabh an garda

lesson-take-the-guard-corner-task = Tá an fear ar b1 ag dúnadh an bhealaigh go a1. Is féidir fear atá taobh le cúinne a ghabháil ina aghaidh: gabh é.
lesson-take-the-guard-corner-other = Sin é an garda eile. Gabh an fear ar b1.
lesson-take-the-guard-corner-done = Ba é an cúinne an dara fear agat. Is furasta garda taobh le cúinne a ghabháil.

lesson-take-the-guard-king-task = Is féidir le triúr fear do rí a ghabháil. Sábháil é trí gharda a ghabháil: osclaíonn sé sin dhá chúinne in éineacht.
lesson-take-the-guard-king-taken = Gabhtar láithreach ansin é. Cén garda is féidir leis a shroicheadh?
lesson-take-the-guard-king-done = Gabhann an rí freisin. Agus an garda imithe, bhí a1 agus g1 araon oscailte.

lesson-take-the-guard-reach-task = Tá do rí i mbaol arís, agus tá an garda ar b7 taobh le cúinne. Buaigh.
lesson-take-the-guard-reach-edge = Ar a5 tá sé taobh leis an bhfear ar a4, agus gabhtar láithreach é.
lesson-take-the-guard-reach-wait = Sábhálann sé sin an rí, ach tá an bua ligthe uait.
lesson-take-the-guard-reach-done = Agus an garda imithe, níorbh fhéidir le haon duine teacht idir an rí agus a7.

## An ríchathaoir mar sciath

lesson-throne-shield-home-task = Is féidir le triúr fear teacht go c5 agus do rí a ghabháil. Níl ach cearnóg amháin sábháilte: cén ceann?
lesson-throne-shield-home-open = Amach ón ríchathaoir is leor beirt fhear, agus tá siad gar dó.
lesson-throne-shield-home-done = Ar an ríchathaoir teastaíonn ceathrar, duine ar gach taobh.

lesson-throne-shield-beside-task = Ní chabhraíonn an ríchathaoir choíche leis an rí a ghabháil: níl dochar san fhear ar d2. Ach tá fear eile ag bagairt. Cuir stop leis.
lesson-throne-shield-beside-hint = Féach ar an bhfear ar e6.
lesson-throne-shield-beside-far = Bíonn sé taobh le hionsaitheoir eile ansin, agus gabhtar láithreach é.
lesson-throne-shield-beside-late = Tagann an fear ó e6 go e3 mar sin féin, agus gabhann sé do rí.
lesson-throne-shield-beside-done = Taobh leis an ríchathaoir ní bhaineann baol ach leis an mbeirt ar dhá thaobh an rí, agus chuir tú stop leo.

lesson-throne-shield-take-task = Bíonn an ríchathaoir naimhdeach do na hionsaitheoirí i gcónaí. Gabh an fear ar c4 ina haghaidh.
lesson-throne-shield-take-done = Ba leor fear amháin agus an ríchathaoir. Oibríonn sé sin, bíodh an rí uirthi nó ná bíodh.

## Féach sula ngabhann tú

lesson-look-before-taking-greed-task = D’fhéadfá an fear ar f1 a ghabháil. Ach féach ar dtús cad atá na hionsaitheoirí ag bagairt, agus cuir stop leis.
lesson-look-before-taking-greed-greed = Ghabh tú duine den bheirt a bhí ag bagairt; gabhann an fear eile an rí: g5-f5.
lesson-look-before-taking-greed-near = Taobh le hionsaitheoir gabhtar láithreach é.
lesson-look-before-taking-greed-done = An rí ar dtús. As seo amach tá an bua cinnte ag na cosantóirí.

lesson-look-before-taking-four-task = Tá triúr fear timpeall do ríchathaoireach, agus is mian leis an bhfear ar e3 a bheith ina cheathrú fear. Cuir stop leis.
lesson-look-before-taking-four-leave = Amach ón ríchathaoir is leor beirt fhear: gabhtar láithreach é.
lesson-look-before-taking-four-done = Seas sa bhearna, nó gabh duine den cheathrar: briseann an dá rud an gaiste.

lesson-look-before-taking-break-task = Anois is féidir le beirt fhear d3 a shroicheadh, agus ní féidir leat bac a chur ar an mbeirt acu. Cad eile is féidir a dhéanamh?
lesson-look-before-taking-break-shut = Cuireann sé sin bac ar an bhfear ar d1, ach tagann an fear ar c3 mar sin féin.
lesson-look-before-taking-break-leave = Amach ón ríchathaoir is leor beirt fhear: gabhtar láithreach é.
lesson-look-before-taking-break-done = Bhí sé ceart gabháil an uair seo: tá an gaiste briste.

## Bagairtí a fheiceáil

lesson-reading-threats-block-task = Cad atá na hionsaitheoirí ag bagairt? Aimsigh an t-aon bheart amháin a chuireann stop leis.
lesson-reading-threats-block-hint = Is mian leis an bhfear ar a3 céim suas a thabhairt.
lesson-reading-threats-block-king = Bíonn sé taobh le hionsaitheoir arís ansin, agus tagann fear eile láithreach.
lesson-reading-threats-block-done = Tá d’fhear san áit a raibh an t-ionsaitheoir ag iarraidh dul.

lesson-reading-threats-two-task = Is féidir le beirt fhear teacht go f6 agus do rí a ghabháil. Tabhair amach as an bpionsúr é.
lesson-reading-threats-two-into = Gabhtar ansin é idir f5 agus f7.
lesson-reading-threats-two-done = Tá sé amach as an bpionsúr, agus tá g1 agus g7 araon oscailte: buann an chosaint is fearr.

lesson-reading-threats-narrow-task = Is féidir le beirt fhear teacht go c2 agus do rí a ghabháil. Níl ach bealach amháin amach.
lesson-reading-threats-narrow-near = Taobh le hionsaitheoir gabhtar láithreach é.
lesson-reading-threats-narrow-man = Ní féidir le d’fhear cabhrú anseo: caithfidh an rí imeacht.
lesson-reading-threats-narrow-done = Ar c1 ní féidir le haon duine é a ghabháil.

## Amach as an bhfáinne

lesson-out-of-the-ring-gap-task = Tá an fear ar b3 ar tí an fáinne a dhúnadh timpeall do rí agus d’fhir. Bain leas as an mbearna.
lesson-out-of-the-ring-gap-inside = Istigh tá sé caillte: dúnann b3-c3 an fáinne.
lesson-out-of-the-ring-gap-done = Ní bhíonn fáinne ann ach nuair atá an rí agus a chuid fear uile istigh ann.

lesson-out-of-the-ring-outside-task = Tá an rí agus fear san fháinne, ach coinníonn fear lasmuigh sa chluiche thú. Tá sé i mbaol: sábháil é.
lesson-out-of-the-ring-outside-corner = Taobh leis an gcúinne gabhann fear amháin é, agus tá an fáinne iomlán.
lesson-out-of-the-ring-outside-near = Gabhann g6-c6 ansin é, agus tá an fáinne iomlán.
lesson-out-of-the-ring-outside-done = Fad is atá fear amháin lasmuigh, níl aon duine timpeallaithe.

lesson-out-of-the-ring-break-task = Is féidir le d’fhear lasmuigh an fáinne a bhriseadh: i dteannta píosa istigh, gabhann sé duine d’fhir an fháinne.
lesson-out-of-the-ring-break-lost = Taobh leis an gcúinne gabhann fear amháin é, agus tá an fáinne iomlán.
lesson-out-of-the-ring-break-done = Osclaíonn gach fear a ghabhtar bearna san fháinne.
