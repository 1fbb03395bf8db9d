### Ceachtanna na caibidle faoi na mionrialacha: an tasc i ngach céim, agus a ndeirtear faoi bhearta.

## Níos mó ná gabháil amháin

lesson-several-two-task = Is féidir le beart amháin roinnt pionsúr a dhúnadh. Gabh beirt chosantóirí in éineacht.
lesson-several-two-one = Gabhtar duine amháin acu mar sin. Gabhann beart eile beirt.
lesson-several-two-wrong = Lorg cearnóg taobh le beirt chosantóirí a bhfuil fear de do chuid taobh thiar de gach duine acu.
lesson-several-two-done = Tarlaíonn gabhálacha uile an bhirt in éineacht: meastar le chéile iad.

lesson-several-three-task = Triúr in éineacht: ní féidir le beart níos mó ná sin a ghabháil. Aimsigh buille mór na gcosantóirí.
lesson-several-three-one = Gabhadh ionsaitheoir amháin, i gcoinne an chúinne. Ach tá cearnóg amháin taobh le triúr acu.
lesson-several-three-wrong = Cén chearnóg shaor a bhfuil triúr ionsaitheoirí timpeall uirthi, agus cosantóir taobh thiar de gach duine acu?
lesson-several-three-done = Duine i ngach treo, seachas an treo as ar tháinig an píosa: triúr ar a mhéad.

## An ríchathaoir naimhdeach

lesson-hostile-throne-attackers-task = Bíonn an ríchathaoir naimhdeach do na hionsaitheoirí i gcónaí, ar nós cúinne. Gabh duine acu ina coinne.
lesson-hostile-throne-attackers-wrong = Ní ghabhtar aon duine mar sin. Tá ionsaitheoir díreach taobh leis an ríchathaoir: tar ón taobh thall.
lesson-hostile-throne-attackers-done = Folamh nó agus an rí uirthi, tá an ríchathaoir contúirteach don ionsaitheoir atá taobh léi.

lesson-hostile-throne-defenders-task = Tá an ríchathaoir fholamh naimhdeach d’fhir an rí freisin. Gabh duine acu ina coinne.
lesson-hostile-throne-defenders-side = Níl an ríchathaoir os do chomhair ansin. Caithfidh an cosantóir a bheith idir tú féin agus an ríchathaoir.
lesson-hostile-throne-defenders-wrong = Ní ghabhtar aon duine mar sin. Tá cosantóir díreach taobh leis an ríchathaoir fholamh.
lesson-hostile-throne-defenders-done = Nuair a fhágann an rí an baile, cailleann a chuid fear taobh leis an ríchathaoir a bhfoscadh.

lesson-hostile-throne-occupied-task = Agus an rí uirthi, cosnaíonn an ríchathaoir a chuid fear. Gabh cosantóir.
lesson-hostile-throne-occupied-sheltered = Tá an fear seo slán ar an líne sin: tá a rí ar an ríchathaoir taobh thiar de.
lesson-hostile-throne-occupied-wrong = Ní ghabhtar aon duine mar sin. Lorg cosantóir i bhfad ón rí a bhfuil ionsaitheoir díreach taobh leis.
lesson-hostile-throne-occupied-done = Bíonn an ríchathaoir naimhdeach do na hionsaitheoirí i gcónaí; d’fhir an rí ní bhíonn sí naimhdeach ach fad is atá sí folamh.

## An rí taobh lena ríchathaoir

lesson-king-beside-throne-across-task = Ní chabhraíonn an ríchathaoir riamh i gcoinne an rí. Taobh léi, gabhann beirt ionsaitheoirí os comhair a chéile é. Gabh é.
lesson-king-beside-throne-across-throne = Ní ghabhtar an rí i gcoinne a ríchathaoireach féin. Beirt fhear os comhair a chéile atá uait.
lesson-king-beside-throne-across-wrong = Tá an rí saor fós. Fág an fear atá taobh leis mar a bhfuil sé, agus tabhair fear eile chuig an taobh thall.
lesson-king-beside-throne-across-done = Beirt fhear os comhair a chéile, agus gan an ríchathaoir in ionad duine acu riamh.

lesson-king-beside-throne-choice-task = Anseo tá sé ar thaobh eile den ríchathaoir. Aimsigh an bheirt a ghabhann é.
lesson-king-beside-throne-choice-throne = Níl taobh thiar de ach an ríchathaoir, agus ní chabhraíonn sí riamh i gcoinne an rí.
lesson-king-beside-throne-choice-wrong = Tá an rí saor fós. Níl cead ag aon ionsaitheoir stopadh ar an ríchathaoir: ní féidir ach líne amháin a dhúnadh air.
lesson-king-beside-throne-choice-done = Maidir leis an rí, tá na cúinní naimhdeach dó, ach ní bhíonn an ríchathaoir riamh, ná an t-imeall ach oiread.

## Conas a bhuann na cosantóirí

lesson-last-attacker-capturing-task = An rí a shroicheann cúinne, buann sé, is cuma cad eile a dhéanann a bheart. Buaigh láithreach.
lesson-last-attacker-capturing-man = Tá ionsaitheoir amháin níos lú ann, ach leanann an cluiche ar aghaidh. Is féidir leis an rí deireadh a chur leis anois.
lesson-last-attacker-capturing-wrong = Leanann an cluiche ar aghaidh. Bhí bealach saor go cúinne ag an rí.
lesson-last-attacker-capturing-done = Tá cead aige gabháil lena bheart deireanach fiú: is é is tábhachtaí go bhfuil sé ar an gcúinne.

lesson-last-attacker-last-task = Buann na cosantóirí freisin nuair a ghabhtar an t-ionsaitheoir deireanach. Gabh é.
lesson-last-attacker-last-wrong = Tá sé ann fós. Fág an cosantóir atá taobh leis mar a bhfuil sé, agus tabhair cosantóir eile chuig an taobh thall.
lesson-last-attacker-last-done = Gan ionsaitheoir fágtha, ní féidir le haon duine stop a chur leis an rí a thuilleadh: tá an cluiche thart.

## Cad is fáinne ann

lesson-rings-diagonals-task = Is leor d’fhir an fháinne a bheith ar fiar óna chéile: ní éalaíonn aon duine eatarthu. Dún an fáinne.
lesson-rings-diagonals-capture = Gabhadh fear, ach níor dúnadh an fáinne. Buann fáinne dúnta láithreach.
lesson-rings-diagonals-shift = Fágann an fear sin bearna ina dhiaidh. Tabhair fear nach cuid den fháinne é.
lesson-rings-diagonals-wrong = Tá bealach amach go dtí an t-imeall fós, céim ar chéim thar chearnóga saora.
lesson-rings-diagonals-done = Feadh rónna agus colún a shiúltar amach, mar sin is cuma faoi bhearnaí ar fiar.

lesson-rings-edge-men-task = Tá cead ag fir an fháinne féin seasamh ar an imeall. Dún an ceann seo.
lesson-rings-edge-men-capture = Gabhadh fear, ach fanann an fáinne oscailte. Buann fáinne dúnta láithreach.
lesson-rings-edge-men-shift = Dúntar bearna amháin agus osclaítear ceann eile. Tabhair fear ón taobh amuigh.
lesson-rings-edge-men-wrong = Tá cearnóg shaor ar an imeall fós ar féidir leis na cosantóirí í a shroicheadh.
lesson-rings-edge-men-done = Ní féidir le haon duine istigh cearnóg shaor ar an imeall a shroicheadh: sin é an fáinne.

lesson-rings-captures-task = Meastar an fáinne tar éis ghabhálacha an bhirt. Dún an ceann seo timpeall ar gach duine atá fágtha.
lesson-rings-captures-wrong = Tá bealach amach ann fós. Dúnann cearnóg amháin an fáinne agus dhá phionsúr in éineacht.
lesson-rings-captures-done = Baintear na fir a gabhadh den chlár ar dtús, agus féachtar ar an bhfáinne ansin.

## Cad nach fáinne é

lesson-broken-rings-outside-task = Tá an rí gafa istigh, ach tá fear dá chuid taobh amuigh: ní timpeallú é fós. Buaigh láithreach.
lesson-broken-rings-outside-leaves = Gabhadh é, ach fear den fháinne a rinne é, agus tá an fáinne oscailte anois. Cé eile a d’fhéadfadh é a dhéanamh?
lesson-broken-rings-outside-wrong = Tá an cosantóir atá taobh amuigh ann fós. Tá sé taobh le cúinne.
lesson-broken-rings-outside-done = Nuair atá gach duine istigh, nó gafa, áirítear an fáinne láithreach.

lesson-broken-rings-edge-task = Bheadh imeall an chláir de dhíth ar fháinne anseo chun é a dhúnadh, agus ní áirítear fáinne mar sin. Buaigh ar bhealach eile.
lesson-broken-rings-edge-edge = Tá cuma dhúnta air, ach tá cearnóga saora imill istigh ann: ní timpeallú é. Gabh an rí ina ionad sin.
lesson-broken-rings-edge-wrong = Leanann an cluiche ar aghaidh. Lorg an chearnóg a dhúnann pionsúr timpeall ar an rí.
lesson-broken-rings-edge-done = Is as fir amháin a dhéantar fáinne: ní féidir le himeall an chláir a bheith mar chuid de.

lesson-broken-rings-throne-task = Ní balla í an ríchathaoir fholamh: d’fhéadfadh an rí siúl amach thairsti anseo. Dún an fáinne.
lesson-broken-rings-throne-far = Siúlann an rí thar an ríchathaoir agus éalaíonn sé taobh le d’fhear. Dún an bhearna díreach taobh thiar den ríchathaoir.
lesson-broken-rings-throne-wrong = Tá bealach amach ann fós, thar an ríchathaoir fholamh.
lesson-broken-rings-throne-done = Maidir le fáinne, is cearnóga ar nós na coda eile iad an ríchathaoir fholamh agus na cúinní.

## Gan beart fágtha

lesson-no-moves-attackers-task = An té nach bhfuil beart aige nuair a thagann a sheal, cailleann sé. Fág an t-ionsaitheoir deireanach gan bheart.
lesson-no-moves-attackers-wrong = Is féidir leis bogadh fós. Níl cead aige stopadh ar an gcúinne: dún na bealaí atá fágtha aige.
lesson-no-moves-attackers-done = Níl cead seal a ligean thart, mar sin tá caillte ag an taobh nach féidir leis bogadh.

lesson-no-moves-defenders-task = Tháinig an rí isteach idir beirt ionsaitheoirí, agus tá sé leis féin. Fág gan bheart é.
lesson-no-moves-defenders-wrong = Is féidir leis bogadh fós: tá cearnóg taobh leis saor.
lesson-no-moves-defenders-done = Ag an imeall ní timpeallú é seo, agus níor gabhadh é; ach ní féidir leis bogadh, agus cailleann sé dá bharr.

## Timpeall agus timpeall

lesson-repetition-back-task = Bhog gach taobh fear amach; tá na hionsaitheoirí díreach tar éis filleadh. Tabhair d’fhear féin ar ais freisin, go dtí an fáinne ar e3.
lesson-repetition-back-wrong = Is rud nua é sin, agus is minic gurb fhearr é i gcluiche. Anseo, téigh ar ais go dtí an fáinne.
lesson-repetition-back-done = Na píosaí céanna, na cearnóga céanna, an seal ag an taobh céanna: bhí an suíomh seo ann cheana. Tá sin ceadaithe, ach tugtar rabhadh duit.

lesson-repetition-break-task = Téann d’fhear go e4 agus ar ais go e3, agus ionsaitheoir go b1 agus ar ais go c1. Má dhúntar an lúb seo den tríú huair as a chéile, caillfidh tú. Bris í.
lesson-repetition-break-again = Dúnann sé sin an lúb chéanna den tríú huair as a chéile, agus cailleann na cosantóirí. Imir rud éigin eile.
lesson-repetition-break-done = Briseann aon rud nua an lúb. Agus ní mhaireann aon lúb go deo: má bhíonn suíomh ann den seachtú huair, tá an cluiche thart freisin.

lesson-repetition-turn-task = Tá na píosaí mar a raibh siad ar dtús, ach is leis an taobh eile an seal anois: is suíomh eile é sin, agus ní dhearnadh athrá ar bith.

## Cé aige a raibh an rogha

lesson-who-had-the-choice-attackers-task = Den tríú huair as a chéile chuaigh d’fhear ó c1 go b1. Cailleann an taobh a raibh an rogha aige; má bhí sí ag an dá thaobh, cailleann na cosantóirí. Dún an lúb.
lesson-who-had-the-choice-attackers-wrong = Ligeann beart nua na cosantóirí saor. Téigh ar ais go dtí an fáinne: dúnann sé sin an lúb.
lesson-who-had-the-choice-attackers-done = Mar an gcéanna mura raibh sí ag ceachtar taobh: ar na cosantóirí a bhíonn an lúb a bhriseadh in am, beagnach i gcónaí.

lesson-who-had-the-choice-defenders-task = Arís agus arís eile tá na hionsaitheoirí sa tóir ar do rí idir e6 agus c6. Níl beart sábháilte eile aige, ach tá acusan: acu atá an rogha. Dún an tríú lúb.
lesson-who-had-the-choice-defenders-wrong = Tá sé caillte láithreach ansin. Dúnann an t-aon bheart sábháilte atá aige an lúb.
lesson-who-had-the-choice-defenders-done = Na hionsaitheoirí amháin a d’fhéadfadh rud eile a imirt gan cailleadh láithreach: cailleann siad an cluiche de bharr an athrá.

lesson-who-had-the-choice-elsewhere-task = Tá na rialacha Iodálacha níos simplí: tar éis trí lúb as a chéile, cailleann na cosantóirí i gcónaí. Sna rialacha Gearmánacha áirítear an tríú huair a imrítear lúb, fiú mura raibh na huaireanta as a chéile.

## An comhlann

lesson-match-sets-task = Dhá chluiche a bhíonn i gcomhlann, agus malartaítear na taobhanna don dara ceann. Is leor dhá bhua, nó bua agus cluiche cothrom, chun é a bhuachan. Le dhá chluiche chothroma tá sé cothrom.

lesson-match-both-task = Abair gur bhuaigh tú an chéad chluiche leis na hionsaitheoirí. Anois tá tú ag cosaint. Buaigh an ceann seo freisin, agus is leatsa an comhlann.
lesson-match-both-man = Gabhadh fear, ach leanann an cluiche ar aghaidh. Is féidir leis an rí é a bhuachan anois.
lesson-match-both-wrong = Leanann an cluiche ar aghaidh. Bhí bealach saor go cúinne ag an rí.
lesson-match-both-done = Dhá bhua: níl gá na bearta a chomhaireamh.

lesson-match-fewest-task = Abair gur bhuaigh an t-imreoir eile an chéad chluiche le 25 beart dá chuid féin. Tá 20 déanta agatsa sa cheann seo. Buaigh leis an gcéad bheart eile.
lesson-match-fewest-man = Gabhadh fear, ach is féidir leat buachan leis an mbeart seo féin, agus tá gach beart luachmhar.
lesson-match-fewest-wrong = Tá an rí saor fós. Fág an fear atá taobh leis mar a bhfuil sé, agus tabhair fear eile chuig an taobh thall.
lesson-match-fewest-done = Bua an duine, agus is lú 21 beart ná 25: is leatsa an comhlann. Dá mbeadh an líon céanna ann, bheadh sé cothrom.

## Na rialacha níos sine: Raven

lesson-raven-king-task = I rialacha Raven ní chosnaíonn an ríchathaoir: gabhann beirt ionsaitheoirí an rí uirthi, mar a dhéantar in aon áit eile. Gabh é.
lesson-raven-king-wrong = Tá an rí saor fós. Fág an fear atá taobh leis mar a bhfuil sé, agus tabhair fear eile chuig an taobh thall.
lesson-raven-king-done = De réir rialacha na Cónaidhme bheadh ceathrar de dhíth.

lesson-raven-throne-task = Anseo níl an ríchathaoir naimhdeach d’aon duine; tá na cúinní. Gabh cosantóir.
lesson-raven-throne-throne = Ní chabhraíonn an ríchathaoir fholamh anseo. Lorg cosantóir a bhfuil ionsaitheoir díreach taobh leis.
lesson-raven-throne-wrong = Ní ghabhtar aon duine mar sin. Lorg cosantóir a bhfuil ionsaitheoir díreach taobh leis.
lesson-raven-throne-done = Sna rialacha seo teastaíonn dhá phíosa le haghaidh pionsúir, fiú taobh leis an ríchathaoir.

lesson-raven-ring-task = Níl aon bhrí le fáinne anseo: caithfear an rí féin a ghabháil. Buaigh láithreach.
lesson-raven-ring-ring = De réir rialacha na Cónaidhme bheadh buaite agat anois. Anseo caithfidh tú an rí a ghabháil.
lesson-raven-ring-wrong = Tá an rí saor fós. Is leor beirt os comhair a chéile, fiú ar a ríchathaoir.
lesson-raven-ring-done = Gan timpeallú níl ach aidhm amháin ag na hionsaitheoirí: an rí féin.

lesson-raven-stuck-task = Anseo níl caillte ag an taobh nach féidir leis bogadh: is cluiche cothrom é. Fág an t-ionsaitheoir deireanach gan bheart go bhfeicfidh tú.
lesson-raven-stuck-wrong = Is féidir leis bogadh fós. Níl cead aige stopadh ar an gcúinne: dún na bealaí atá fágtha aige.
lesson-raven-stuck-done = Sna rialacha seo, mar sin, ná sáinnigh na hionsaitheoirí deireanacha: gabh iad.

lesson-raven-again-task = Téann d’fhear go e4 agus ar ais go e3, agus ionsaitheoir go b1 agus ar ais go c1. Anseo, má bhíonn suíomh ann den tríú huair, is cluiche cothrom é, is cuma cé aige a raibh an rogha. Déan cluiche cothrom de.
lesson-raven-again-wrong = Is suíomh nua é sin, mar sin leanann an cluiche ar aghaidh. Téigh ar ais go dtí an fáinne.
lesson-raven-again-done = I rialacha Raven sábhálann dul timpeall drochchluiche; de réir rialacha na Cónaidhme, cailleann duine éigin.
