### Ceachtanna na chéad chaibidle: an tasc i ngach céim, agus a ndeirtear faoi bhearta cearta agus míchearta.

## Conas a ghluaiseann na píosaí

lesson-moving-ring-task = I líne dhíreach a ghluaiseann gach píosa, chomh fada agus atá an bealach saor. Tabhair fear dorcha go dtí an fáinne ar g2.
lesson-moving-ring-diagonal = Ar fiar ó f3 atá an fáinne, agus ní ghluaiseann aon phíosa ar fiar. Cén fear atá ar aon líne leis?
lesson-moving-ring-wrong = Tá an beart sin ceadaithe, ach ní théann sé go dtí an fáinne. Cén fear atá ar aon líne leis?
lesson-moving-ring-done = Ar aghaidh, siar nó i leataobh, cearnóg amháin nó an clár ar fad: gluaiseann gach píosa mar sin, an rí san áireamh.

lesson-moving-blocked-task = Ní léimeann aon duine. Anois imríonn tú na cosantóirí geala: tabhair duine acu go dtí an fáinne ar a6.
lesson-moving-blocked-enemy = Tá fear dorcha ar a4 sa bhealach air, agus ní léimeann aon duine thar phíosa eile.
lesson-moving-blocked-friend = Tá a chompánach féin ar e6 sa bhealach air. Ní léimeann tú thar do phíosaí féin ach oiread.
lesson-moving-blocked-wrong = Cén cosantóir ar féidir leis an fáinne a shroicheadh le beart amháin, gan aon duine sa bhealach air?
lesson-moving-blocked-done = Bíonn gach píosa sa bhealach, cara nó namhaid, agus níl áit ach do phíosa amháin ar chearnóg.

lesson-moving-start-task = Mar seo a thosaíonn cluiche: ochtar ionsaitheoirí dorcha timpeall ar an rí agus ar a cheathrar fear. Is iad na hionsaitheoirí a thosaíonn. Tabhair duine acu díreach taobh le cúinne.
lesson-moving-start-wrong = Níos gaire! Is féidir le fear dul chomh fada leis an gcearnóg taobh le ceann de na cúinní a bhfuil fáinne orthu.
lesson-moving-start-done = Ba leis na cosantóirí an seal anois. Imríonn na taobhanna gach re seal, beart an ceann, agus níl cead ag aon duine seal a ligean thairis.

## An ríchathaoir agus na cúinní

lesson-special-squares-home-task = Don rí amháin atá an ríchathaoir sa lár agus na ceithre chúinne; níl cead ag aon phíosa eile stopadh orthu. Tabhair píosa chuig an ríchathaoir, d4.
lesson-special-squares-home-man = Tá cead ag fir dul thar an ríchathaoir, ach níl cead acu stopadh uirthi. Is ag an rí amháin atá an cead sin.
lesson-special-squares-home-wrong = Tá an ríchathaoir folamh fós. Cén píosa a bhfuil cead aige stopadh uirthi?
lesson-special-squares-home-done = Tá cead ag an rí a ríchathaoir a fhágáil agus filleadh uirthi chomh minic agus is mian leis.

lesson-special-squares-cross-task = Fad is atá an ríchathaoir folamh, tá cead ag fir dul thairsti. Tabhair fear dorcha go dtí an fáinne ar f4.
lesson-special-squares-cross-short = Ar aghaidh leat! Ní bac í an ríchathaoir fholamh: tá an bealach saor go dtí an fáinne.
lesson-special-squares-cross-wrong = Ní hé sin an fáinne. Is féidir le fear amháin dul ann díreach thar an ríchathaoir.
lesson-special-squares-cross-done = Thairsti, ach gan stopadh uirthi: ní do na fir an ríchathaoir, ná na cúinní ach oiread.

lesson-special-squares-occupied-task = Tá an rí ina shuí ar a ríchathaoir anois. Tabhair fear dorcha go dtí an fáinne ar d6.
lesson-special-squares-occupied-throne = Tá an bealach dúnta anseo: tá an rí ar an ríchathaoir, agus ní léimeann aon duine thairis.
lesson-special-squares-occupied-wrong = Ní hé sin an fáinne. Cén fear a bhfuil bealach saor aige chuige?
lesson-special-squares-occupied-done = Agus an rí uirthi, bíonn an ríchathaoir sa bhealach mar a bheadh aon chearnóg a bhfuil píosa uirthi.

## An t-éalú

lesson-escape-open-task = Buann na cosantóirí a luaithe atá a rí ar chúinne. Tabhair ann é.
lesson-escape-open-short = Ní leor a bheith gar dó: caithfidh sé seasamh ar an gcúinne féin, agus tá an bealach saor.
lesson-escape-open-wrong = Níl an rí slán fós. Bhí bealach amháin feadh an imill saor, an bealach ar fad go dtí an cúinne.
lesson-escape-open-done = Sin é aidhm na gcosantóirí. Níor cheart do na hionsaitheoirí bealach mar sin a fhágáil oscailte riamh.

lesson-escape-fork-task = Is féidir bealach amháin a dhúnadh. Tabhair an rí chuig cearnóg a bhfuil dhá chúinne oscailte dó uaithi in éineacht, agus buaigh ansin.
lesson-escape-fork-inside = Ní fheiceann sé cúinne ar bith uaidh sin. Cá bhfuil an t-imeall saor ar an dá thaobh?
lesson-escape-fork-wrong = Ní hé sin an bealach amach. Is é an rí a chaithfidh bogadh: féach ar na himill.
lesson-escape-fork-done = Dhá bhealach amach, agus ní dhúnann beart ach ceann amháin: lorg cearnóga mar sin i ngach cluiche.

## An pionsúr

lesson-pincer-close-task = Cuir namhaid idir beirt de do chuid fear, i líne dhíreach, agus gabhtar é. Leatsa na fir dhorcha: gabh cosantóir.
lesson-pincer-close-alone = Ní leor fear amháin taobh leis. Caithfidh fear eile a bheith ar an taobh thall, ar aon líne.
lesson-pincer-close-bent = Tá beirt fhear dhorcha taobh leis anois, ach níl siad os comhair a chéile. Líne dhíreach a theastaíonn le haghaidh pionsúir.
lesson-pincer-close-wrong = Ní ghabhtar aon duine mar sin. Fág an fear dorcha atá taobh le cosantóir mar a bhfuil sé, agus tabhair fear eile chuig an taobh thall.
lesson-pincer-close-done = Feadh ró nó feadh colúin, oibríonn an pionsúr ar an gcaoi chéanna.

lesson-pincer-defenders-task = Gabhann na cosantóirí ar an gcaoi chéanna. Gabh ionsaitheoir.
lesson-pincer-defenders-wrong = Ní ghabhtar aon duine mar sin. Cén t-ionsaitheoir a bhfuil cosantóir taobh leis cheana?
lesson-pincer-defenders-done = Cé nach bhfuil siad líonmhar, is féidir leis na cosantóirí buille a bhualadh: lorg pionsúir an dá thaobh i gcónaí.

lesson-pincer-diagonal-task = Bíonn pionsúr díreach, ní ar fiar choíche. Cén cosantóir ar féidir leis na hionsaitheoirí é a ghabháil?
lesson-pincer-diagonal-diagonal = Ar fiar uaidh atá an bheirt: ní pionsúr é sin. Féach ar chosantóir eile.
lesson-pincer-diagonal-wrong = Ní ghabhtar aon duine mar sin. Cén cosantóir a bhfuil ionsaitheoir díreach taobh leis?
lesson-pincer-diagonal-done = Ní áirítear trasnáin riamh: ní le gluaiseacht ná le gabháil.

lesson-pincer-row-task = Ní choinníonn pionsúr ach píosa amháin; tá beirt taobh le taobh slán ann. Gabh cosantóir.
lesson-pincer-row-row = Tá beirt chosantóirí idir do chuid fear ansin, agus ní choinníonn pionsúr ach duine amháin.
lesson-pincer-row-wrong = Ní ghabhtar aon duine mar sin. Lorg cosantóir atá leis féin, agus ionsaitheoir díreach taobh leis.
lesson-pincer-row-done = Cosnaíonn compánaigh taobh le taobh a chéile feadh a líne, ach is féidir ceachtar acu a ghabháil trasna uirthi fós.

## Dul isteach idir dhá namhaid

lesson-between-man-task = Ní ghabhann ach an taobh a bhfuil beart á dhéanamh aige. Téigh isteach idir beirt ionsaitheoirí: tabhair cosantóir go dtí an fáinne ar d3.
lesson-between-man-wrong = Níl sé sin eatarthu. Is féidir le cosantóir amháin dul díreach go dtí an fáinne.
lesson-between-man-done = Ní tharlaíonn aon rud dó: caithfidh an namhaid pionsúr a dhúnadh lena bheart féin.

lesson-between-king-task = Tá cead ag an rí freisin dul isteach idir dhá namhaid. Tabhair go dtí an fáinne ar c5 é.
lesson-between-king-wrong = Is é an rí atá le dul go dtí an fáinne: níl aon rud sa bhealach air.
lesson-between-king-done = Tá sé idir beirt ionsaitheoirí, agus é chomh slán agus a bheadh fear.

lesson-between-anew-task = Tháinig an cosantóir seo isteach idir beirt de do chuid fear, agus tá sé slán ón mbeirt sin. Gabh é ar bhealach eile.
lesson-between-anew-away = Má imíonn tú, ní dhéanann tú ach an pionsúr sin a oscailt; chaithfeá filleadh níos déanaí. An féidir leat ceann eile a dhúnadh anois?
lesson-between-anew-wrong = Tá sé ann fós. Fág an triúr fear atá timpeall air mar a bhfuil siad, agus tabhair an ceathrú fear.
lesson-between-anew-done = An té a théann isteach, tá sé slán faoi láthair, ach is féidir pionsúr nua a dhúnadh timpeall air fós.

## An rí a ghabháil

lesson-catching-the-king-open-task = Buann na hionsaitheoirí nuair a ghabhann siad an rí: amach ón ríchathaoir, idir beirt acu, mar a ghabhtar fear. Gabh é.
lesson-catching-the-king-open-bent = Tá beirt fhear taobh leis, ach níl siad os comhair a chéile. Tar ón taobh atá os comhair d’fhir eile.
lesson-catching-the-king-open-wrong = Tá an rí saor fós. Fág an fear atá taobh leis mar a bhfuil sé, agus tabhair fear eile chuig an taobh thall.
lesson-catching-the-king-open-done = Sin é aidhm na n-ionsaitheoirí. Níor cheart an rí a fhágáil riamh san áit a bhféadfadh beirt acu dúnadh air.

lesson-catching-the-king-edge-task = Beirt a theastaíonn ag an imeall freisin. Tá an rí ar tí rith go dtí an cúinne: gabh é roimhe sin.
lesson-catching-the-king-edge-edge = Níl taobh thiar de ach an t-imeall, agus ní chabhraíonn an t-imeall riamh. Beirt feadh an imill atá uait.
lesson-catching-the-king-edge-wrong = Anois ritheann sé go dtí an cúinne. Fág an fear atá taobh leis mar a bhfuil sé, agus tabhair fear eile chuig an taobh thall.
lesson-catching-the-king-edge-done = Ag an imeall ní bhaineann ach an dá chearnóg feadh an imill leis: ní ghabhtar aon duine i gcoinne an imill.

lesson-catching-the-king-choice-task = Tá compánach taobh leis an rí. Gabh an rí.
lesson-catching-the-king-choice-guarded = Tá a fhear féin ar an taobh eile den rí, mar sin ní pionsúr é. Bain triail as an líne eile.
lesson-catching-the-king-choice-man = Ghabh tú fear, ach is fiú an cluiche an rí. Is féidir é a ghabháil láithreach.
lesson-catching-the-king-choice-wrong = Tá an rí saor fós. Cén taobh de a bhfuil ionsaitheoir air, agus an féidir leat an taobh thall a shroicheadh?
lesson-catching-the-king-choice-done = Ní chosnaíonn compánach ach líne amháin. Fanann an líne eile oscailte.

## Cabhraíonn cúinní le gabháil

lesson-hostile-corners-attackers-task = Tá na cúinní naimhdeach: cabhraíonn siad leis an té atá taobh leo a ghabháil. Is leor ionsaitheoir amháin ansin. Gabh cosantóir.
lesson-hostile-corners-attackers-edge = Níl taobh thiar de anseo ach an t-imeall, agus ní chabhraíonn an t-imeall riamh. Caithfidh sé a bheith idir tú féin agus an cúinne.
lesson-hostile-corners-attackers-wrong = Ní ghabhtar aon duine mar sin. Lorg cosantóir taobh le cúinne.
lesson-hostile-corners-attackers-done = Rinne an cúinne folamh obair an dara fear. Seachain do chuid fear féin taobh le cúinní!

lesson-hostile-corners-defenders-task = Tá na cúinní naimhdeach don dá thaobh. Gabh ionsaitheoir.
lesson-hostile-corners-defenders-edge = Níl taobh thiar de ach an t-imeall, agus ní chabhraíonn an t-imeall riamh. Ar thaobh eile de atá an cúinne.
lesson-hostile-corners-defenders-wrong = Ní ghabhtar aon duine mar sin. Tá ionsaitheoir amháin taobh le cúinne.
lesson-hostile-corners-defenders-done = Má sheasann tú róghar do chúinne chun é a chosaint, d’fhéadfá fear a chailleadh.

lesson-hostile-corners-between-task = Is sábháilte freisin dul isteach idir ionsaitheoir agus cúinne: ní ghabhann ach an taobh a bhfuil beart á dhéanamh aige. Tabhair cosantóir go dtí an fáinne ar f7.
lesson-hostile-corners-between-wrong = Ní hé sin an fáinne. Is féidir le cosantóir amháin dul díreach ann.
lesson-hostile-corners-between-done = Tá sé slán faoi láthair. Ach dá n-imeodh an t-ionsaitheoir agus dá bhfillfeadh sé, dhúnfadh an pionsúr.

lesson-hostile-corners-king-task = Don rí féin tá na cúinní naimhdeach go dtí go seasann sé ar cheann acu. Níl ach céim uaidh: gabh é!
lesson-hostile-corners-king-edge = Níl taobh thiar de ach an t-imeall, agus ní chabhraíonn an t-imeall riamh. Gabh i gcoinne an chúinne é.
lesson-hostile-corners-king-wrong = Anois téann sé ar an gcúinne agus buann sé. Is leor ionsaitheoir amháin anseo, ar an taobh atá os comhair an chúinne.
lesson-hostile-corners-king-done = Taobh le cúinne is leor ionsaitheoir amháin, fiú i gcoinne an rí.

## Gabhann an rí freisin

lesson-armed-king-moves-task = Gabhann an rí mar a ghabhann aon phíosa eile. Gabh ionsaitheoir leis.
lesson-armed-king-moves-alone = Níl aon duine ar an taobh thall chun é a choinneáil. Cén t-ionsaitheoir a bhfuil cosantóir taobh leis cheana?
lesson-armed-king-moves-wrong = Ní ghabhtar aon duine mar sin. Aimsigh an t-ionsaitheoir a bhfuil cosantóir taobh leis, agus tabhair an rí chuig an taobh thall.
lesson-armed-king-moves-done = Is trodaí é an rí. Ach bí cinnte go mbeidh sé slán san áit a stopann sé.

lesson-armed-king-behind-task = Áirítear é freisin mar an dara píosa i bpionsúr. Gabh an t-ionsaitheoir taobh leis an rí.
lesson-armed-king-behind-wrong = Fág an rí mar a bhfuil sé, agus tabhair fear os a chomhair, agus an t-ionsaitheoir eatarthu.
lesson-armed-king-behind-done = An t-ionsaitheoir a thagann gar don rí, tá an baol ann go ngabhfar ina choinne é.

lesson-armed-king-throne-task = Cabhraíonn sé óna ríchathaoir freisin. Gabh ionsaitheoir.
lesson-armed-king-throne-wrong = Ní ghabhtar aon duine mar sin. Fág an rí ar a ríchathaoir, agus tabhair fear chuig an taobh eile den ionsaitheoir atá taobh léi.
lesson-armed-king-throne-done = Ag bogadh nó ina stad, ar an ríchathaoir nó in áit eile: bíonn an rí armtha i gcónaí.

## Ceathrar timpeall ar an ríchathaoir

lesson-throne-by-four-fourth-task = Ar a ríchathaoir ní ghabhann ach ceathrar ionsaitheoirí an rí, duine ar gach taobh. Tá triúr ann: gabh é.
lesson-throne-by-four-fourth-wrong = Tá taobh amháin den rí oscailte fós. Dún é, agus fág an triúr eile mar a bhfuil siad.
lesson-throne-by-four-fourth-done = Ceathrar fear, duine ar gach taobh: is annamh a bhíonn an oiread sin le spáráil ag na hionsaitheoirí.

lesson-throne-by-four-two-task = Ní dhéanann beirt ionsaitheoirí os comhair a chéile aon rud don rí ar a ríchathaoir. Gabh fear dá chuid ina ionad sin.
lesson-throne-by-four-two-king = In aon áit eile bheadh deireadh leis. Ar a ríchathaoir ní leor beirt.
lesson-throne-by-four-two-wrong = Ní ghabhtar aon duine mar sin. Lorg cosantóir a bhfuil ionsaitheoir díreach taobh leis.
lesson-throne-by-four-two-done = Fad is atá an rí ar a ríchathaoir, téigh sa tóir ar a chuid fear.

lesson-throne-by-four-home-task = Tá ionsaitheoir taobh le do rí, agus ionsaitheoir eile ar tí an pionsúr a dhúnadh. Tabhair an rí slán.
lesson-throne-by-four-home-wrong = Gabhann na hionsaitheoirí é leis an gcéad bheart eile. Cén áit a mbíonn ceathrar acu de dhíth?
lesson-throne-by-four-home-done = Is dún daingean dó an ríchathaoir: is minic gurb é dul abhaile an chosaint is fearr.

## An fáinne

lesson-encirclement-close-task = Buann na hionsaitheoirí freisin le fáinne dúnta timpeall ar an rí agus ar a chuid fear uile: ní féidir le haon duine dul amach go dtí an t-imeall. Dún an fáinne.
lesson-encirclement-close-capture = Gabhadh fear, ach tá an fáinne oscailte fós: tá bealach amach go dtí an t-imeall.
lesson-encirclement-close-shift = Dúntar bearna amháin agus osclaítear ceann eile. Fear nach cuid den fháinne é a chaithfidh teacht.
lesson-encirclement-close-wrong = Tá bealach amach go dtí an t-imeall fós. Aimsigh an bhearna san fháinne.
lesson-encirclement-close-done = Is cuma más féidir leis na cosantóirí bogadh fós: tá an fáinne dúnta agus an cluiche buaite.

lesson-encirclement-gap-task = Tá bearna amháin fágtha, agus níl aon rud buaite go dtí go ndúntar í. Cá bhfuil sí?
lesson-encirclement-gap-capture = Gabhadh fear, ach is féidir leis an rí siúl amach fós. Buann fáinne dúnta láithreach.
lesson-encirclement-gap-shift = Fágann an fear sin bearna ina dhiaidh. Cén fear nach bhfuil gá leis mar a bhfuil sé?
lesson-encirclement-gap-wrong = Tá bealach amach go dtí an t-imeall fós, céim ar chéim thar chearnóga saora.
lesson-encirclement-gap-done = Lean na cearnóga saora amach ón rí: mura dtéann ceann ar bith acu go dtí an t-imeall, tá an fáinne dúnta.

## Sula ndéanann tú beart

lesson-before-you-move-block-task = Roimh gach beart, fiafraigh díot féin cad atá an taobh eile ag bagairt. Anseo tá an rí ag bagairt cúinne a shroicheadh: cuir stop leis.
lesson-before-you-move-block-behind = Ní chuireann fear amháin taobh leis stop leis: tá an bealach chuig an gcúinne eile saor fós.
lesson-before-you-move-block-wrong = Siúlann sé díreach go dtí an cúinne. Níl cead agat seasamh air, ach is féidir leat seasamh sa bhealach.
lesson-before-you-move-block-done = Féach gach uair ar dhá cheann an imill ar a bhfuil sé.

lesson-before-you-move-save-task = Is leatsa na cosantóirí anois, agus tá na hionsaitheoirí ag bagairt do rí a ghabháil. Ná lig dóibh.
lesson-before-you-move-save-king = Ansin freisin is féidir leis na hionsaitheoirí pionsúr a dhúnadh timpeall air le beart amháin.
lesson-before-you-move-save-wrong = Gabhann siad anois é: tá ionsaitheoir ar thaobh amháin de, agus is féidir le hionsaitheoir eile teacht ar an taobh thall.
lesson-before-you-move-save-done = Siúil leat, nó cuir fear san áit ar mian leis an ionsaitheoir dul: briseann ceachtar acu an bhagairt.

lesson-before-you-move-man-task = Tá gach fear luachmhar. D’fhéadfaí fear de do chuid a ghabháil leis an gcéad bheart eile: imir sa chaoi nach féidir aon fhear a ghabháil.
lesson-before-you-move-man-corner = Ó ghaiste go gaiste: ansin freisin tá sé taobh le cúinne, agus is féidir le hionsaitheoir teacht.
lesson-before-you-move-man-wrong = Is féidir fear de do chuid a ghabháil fós. Cé atá taobh le cúinne naimhdeach?
lesson-before-you-move-man-done = Tá a dhóthain ar eolas agat le haghaidh do chéad fhíorchluiche. Lorg bagairtí roimh gach beart, agus bain sult as!
