### Na rialacha, clásal ar chlásal. “Fear”: gach píosa seachas an rí.

section-board = An clár agus na píosaí
section-movement = An ghluaiseacht
section-capture = An ghabháil
section-king = Gabháil an rí
section-endings = Deireadh an chluiche
section-repetition = An t-athrá
section-match = An comhlann
section-notation = An nodaireacht

## Foinse na rialacha

origin-wtf = Rialacha na World Tafl Federation, mar atá siad ina cáipéisí Béarla agus Fraincise.
origin-wtf-de = Rialacha na World Tafl Federation, mar atá siad ina cáipéis Ghearmáinise. Níl de dhifríocht idir iad agus na cinn eile ach an t-athrá.
origin-wtf-it = Rialacha na World Tafl Federation, mar atá siad ina cáipéis Iodáilise. Níl de dhifríocht idir iad agus na cinn eile ach an t-athrá.
origin-raven = Bileog rialacha níos sine, i mBéarla. As ainm an chluiche a ainmníodh í: fiach dubh is brí le brandubh. De réir na bileoige, is é an cluiche is lú de na cluichí tafl é, agus bhí sé á imirt in Éirinn míle bliain ó shin ar a laghad.
origin-cyningstan = Brandub mar atá sé ar shuíomh Cyningstan: athchruthú Damian Walker ó dhánta na Gaeilge agus ó na cláir a fuarthas, mar a insíonn daoine eile é. An rud a fhágann sé gan socrú, socraítear é mar atá sa bhileog níos sine.
origin-magpie = Cluiche a d’imlínigh Nigel Suckling in The Leprechaun Companion (1999), mar atá sé ar shuíomh Aage Nielsen: ní théann an rí ach cearnóg amháin, agus gabhtar é ó gach taobh. An rud a fhágtar gan socrú, socraítear é mar a dhéanann an Chónaidhm.
origin-ard-ri = Cluiche nua-aoiseach a deirtear a bheith Albanach, mar atá sé ar bhileog Dragonheel’s Lair: cúig phíosa is fiche nach dtéann ach cearnóg amháin. An rud a fhágtar gan socrú, socraítear é mar atá sa bhileog níos sine.
origin-ard-ri-open = Ard Rí mar a triaileadh é i gcomórtais ar shuíomh Aage Nielsen: píosaí Bhrandubh ar chlár gan cearnóga speisialta. An rud a fhágtar gan socrú, socraítear é mar a dhéanann an Chónaidhm.
origin-custom = Rialacha a chum duine éigin.

## An clár agus na píosaí

clause-board-title = An clár
clause-board = Tá seacht gcearnóg faoi sheacht gcearnóg ar an gclár. Tugtar a go g ar na colúin ó chlé go deas, agus 1 go 7 ar na rónna ón mbun go dtí an barr.

clause-special-squares-title = An ríchathaoir agus na cúinní
clause-special-squares = Is í an chearnóg i lár an chláir, { $throne }, an ríchathaoir. Tugtar na cúigí freisin ar na ceithre chúinne, { $corners }.
clause-special-squares-sheet = Is í an chearnóg i lár an chláir, { $throne }, an ríchathaoir: is uirthi a shuíonn an rí ag tús an chluiche. Cearnóga speisialta is ea an ríchathaoir agus na ceithre chúinne, { $corners }.
clause-special-squares-plain = Tugtar an ríchathaoir ar an gcearnóg i lár an chláir, { $throne }. Is iad { $corners } na ceithre chúinne.

clause-sides-title = An dá thaobh
clause-sides =
    { $attackers ->
        [0] Níl fear ar bith ag na hionsaitheoirí.
        [one] Tá fear amháin ag na hionsaitheoirí; ionróir Lochlannach dubh atá ann.
        [8] Tá ochtar fear ag na hionsaitheoirí; is iad na hionróirí Lochlannacha dubha iad.
        [two] Tá beirt fhear ag na hionsaitheoirí; is iad na hionróirí Lochlannacha dubha iad.
        [few] Tá { $attackers } fhear ag na hionsaitheoirí; is iad na hionróirí Lochlannacha dubha iad.
        [many] Tá { $attackers } bhfear ag na hionsaitheoirí; is iad na hionróirí Lochlannacha dubha iad.
       *[other] Tá { $attackers } fear ag na hionsaitheoirí; is iad na hionróirí Lochlannacha dubha iad.
    } { $defenders ->
        [0] Níl ag na cosantóirí ach an rí Éireannach, ar a dtugtar Branán; tá sé bán.
        [one] Tá na cosantóirí bán: an rí Éireannach, ar a dtugtar Branán, agus fear amháin, a phrionsa.
        [4] Tá na cosantóirí bán: an rí Éireannach, ar a dtugtar Branán, agus ceathrar fear, a phrionsaí.
        [two] Tá na cosantóirí bán: an rí Éireannach, ar a dtugtar Branán, agus beirt fhear, a phrionsaí.
        [few] Tá na cosantóirí bán: an rí Éireannach, ar a dtugtar Branán, agus { $defenders } fhear, a phrionsaí.
        [many] Tá na cosantóirí bán: an rí Éireannach, ar a dtugtar Branán, agus { $defenders } bhfear, a phrionsaí.
       *[other] Tá na cosantóirí bán: an rí Éireannach, ar a dtugtar Branán, agus { $defenders } fear, a phrionsaí.
    }
clause-sides-sheet =
    { $defenders ->
        [0] Tá na cosantóirí bán, agus níl acu ach rí.
        [one] Tá na cosantóirí bán: rí agus laoch amháin.
        [4] Tá na cosantóirí bán: rí agus ceathrar laoch.
        [two] Tá na cosantóirí bán: rí agus beirt laoch.
       *[other] Tá na cosantóirí bán: rí agus { $defenders } laoch.
    } { $attackers ->
        [0] Níl rí ná laochra ag na hionsaitheoirí.
        [one] Tá na hionsaitheoirí dubh: níl rí acu, ach tá laoch amháin acu.
        [8] Tá na hionsaitheoirí dubh: níl rí acu, ach tá ochtar laoch acu.
        [two] Tá na hionsaitheoirí dubh: níl rí acu, ach tá beirt laoch acu.
       *[other] Tá na hionsaitheoirí dubh: níl rí acu, ach tá { $attackers } laoch acu.
    } Fir a thugtar ar na laochra sna rialacha seo.
clause-sides-plain =
    { $attackers ->
        [8] Tá ochtar fear dubh ag na hionsaitheoirí.
        [16] Tá sé fhear déag dhubha ag na hionsaitheoirí.
       *[other] Tá { $attackers } fear dubh ag na hionsaitheoirí.
    } { $defenders ->
        [4] Tá na cosantóirí bán: rí agus ceathrar fear.
        [8] Tá na cosantóirí bán: rí agus ochtar fear.
       *[other] Tá na cosantóirí bán: rí agus { $defenders } fear.
    }

clause-goal-defenders-title = Aidhm na gcosantóirí
clause-goal-defenders-corners = Féachann na cosantóirí lena rí a thabhairt go dtí ceann de na ceithre chúinne (cúigí na hÉireann).
clause-goal-defenders-corners-sheet = Féachann na cosantóirí lena rí a thabhairt go dtí ceann de na ceithre chúinne.
clause-goal-defenders-edges = Féachann na cosantóirí lena rí a thabhairt go himeall an chláir.

clause-goal-attackers-title = Aidhm na n-ionsaitheoirí
clause-goal-attackers-capture = Féachann na hionsaitheoirí leis an rí a ghabháil sula n-éalaíonn sé.
clause-goal-attackers-encirclement = Féachann na hionsaitheoirí leis an rí a ghabháil sula n-éalaíonn sé, nó é féin agus a chuid fear uile a thimpeallú.

clause-start-title = An tús
clause-start = Tosaíonn an rí ar { $king }, na cosantóirí ar { $defenders }, agus na hionsaitheoirí ar { $attackers }.

clause-turns-title = Sealanna
clause-turns-attackers = Is iad na hionsaitheoirí a imríonn ar dtús; ina dhiaidh sin imríonn an dá thaobh gach re seal, beart amháin an taobh. Níl cead seal a ligean thart.
clause-turns-defenders = Is iad na cosantóirí a imríonn ar dtús; ina dhiaidh sin imríonn an dá thaobh gach re seal, beart amháin an taobh. Níl cead seal a ligean thart.

## An ghluaiseacht

clause-movement-title = Mar a ghluaiseann na píosaí
clause-movement = Gluaiseann gach píosa mar a ghluaiseann an caiseal i bhficheall: oiread cearnóg folamh agus is mian leat, i líne dhíreach feadh ró nó colúin, ach gan dul ar fiar riamh. Ní féidir léim thar phíosa eile, agus ní bhíonn ach píosa amháin ar aon chearnóg.
clause-movement-king-one = Gluaiseann na fir mar a ghluaiseann an caiseal i bhficheall: oiread cearnóg folamh agus is mian leat, i líne dhíreach feadh ró nó colúin, ach gan dul ar fiar riamh. Gluaiseann an rí ar an gcaoi chéanna, ach ní théann sé ach cearnóg amháin. Ní féidir léim thar phíosa eile, agus ní bhíonn ach píosa amháin ar aon chearnóg.
clause-movement-men-one = Gluaiseann an rí mar a ghluaiseann an caiseal i bhficheall: oiread cearnóg folamh agus is mian leat, i líne dhíreach feadh ró nó colúin, ach gan dul ar fiar riamh. Gluaiseann na fir ar an gcaoi chéanna, ach ní théann siad ach cearnóg amháin. Ní féidir léim thar phíosa eile, agus ní bhíonn ach píosa amháin ar aon chearnóg.
clause-movement-one = Gluaiseann gach píosa cearnóg amháin feadh ró nó colúin, ach gan dul ar fiar riamh. Ní mór an chearnóg a bheith folamh.

clause-restricted-title = Cearnóga don rí amháin
clause-restricted = Níl cead ag aon phíosa ach ag an rí stopadh ar an ríchathaoir ná ar na cúinní. Níl cead ag na fir, bídís ina n-ionsaitheoirí nó ina gcosantóirí.
clause-restricted-throne = Níl cead ag aon phíosa ach ag an rí stopadh ar an ríchathaoir. Cearnóga mar aon chearnóg eile is ea na cúinní.
clause-restricted-corners = Níl cead ag aon phíosa ach ag an rí stopadh ar na cúinní. Cearnóg mar aon chearnóg eile is ea an ríchathaoir: tá cead ag gach píosa stopadh uirthi agus dul thairsti.
clause-restricted-none = Níl aon chearnóg ann don rí amháin: tá cead ag gach píosa stopadh ar an ríchathaoir agus ar na cúinní, agus dul thar an ríchathaoir.

clause-throne-crossing-title = Dul thar an ríchathaoir
clause-throne-crossing-yes = Tá cead ag na fir dul thar an ríchathaoir fad is atá sí folamh. Má tá an rí uirthi, tá sí sa bhealach mar a bheadh aon chearnóg a bhfuil píosa uirthi.
clause-throne-crossing-no = Níl cead ag na fir dul thar an ríchathaoir, fiú nuair atá sí folamh.

clause-king-return-title = An rí agus a ríchathaoir
clause-king-return-yes = Tá cead ag an rí dul thar an ríchathaoir fholamh, agus filleadh uirthi.
clause-king-return-no = Tá cead ag an rí dul thar an ríchathaoir fholamh, ach a luaithe a fhágann sé í níl cead aige stopadh uirthi arís.
clause-king-return-yes-step = Tá cead ag an rí filleadh ar an ríchathaoir fholamh.
clause-king-return-no-step = A luaithe a fhágann an rí an ríchathaoir, níl cead aige stopadh uirthi arís.

## An ghabháil

clause-capture-title = An pionsúr
clause-capture = Gabhann tú fear namhad trí phionsúr a dhúnadh air le do bheart: tá an píosa a bhog tú díreach taobh leis, agus díreach ar a chúl, sa líne chéanna, tá píosa eile de do chuid nó cearnóg atá naimhdeach dó. Baintear den chlár é.

clause-capture-several-title = Níos mó ná píosa amháin
clause-capture-several = Is féidir le beart amháin pionsúr a dhúnadh i ngach treo ach amháin an treo as ar tháinig an píosa, agus suas le trí phíosa a ghabháil dá réir.

clause-capture-at-once-title = In éineacht
clause-capture-at-once = Tarlaíonn gabhálacha uile an bhirt in éineacht. Meastar iad sula mbaintear aon phíosa.

clause-capture-two-in-a-row-title = Dhá phíosa as a chéile
clause-capture-two-in-a-row = Ní choinníonn pionsúr ach píosa amháin. Ní ghabhtar dhá phíosa atá taobh le taobh ar an líne. Ní ghabhtar sraith ag an imeall ach oiread: níl aon bhalla sciath ann.

clause-capture-diagonal-title = Ní ar fiar
clause-capture-diagonal = Dúnann pionsúr feadh ró nó colúin. Ní ghabhann naimhde ar fiar aon rud.

clause-capture-safe-entry-title = Is sábháilte dul isteach
clause-capture-safe-entry = Ní ghabhann ach an taobh a bhfuil beart á dhéanamh aige. Tá cead agat dul idir dhá namhaid, nó idir namhaid agus cearnóg naimhdeach, agus tá tú slán ansin; an rí féin freisin. Chun tú a ghabháil, caithfidh namhaid teacht agus an pionsúr a dhúnadh as an nua.

clause-king-armed-title = An rí mar ghabhálaí
clause-king-armed-yes = Gabhann an rí mar a ghabhann aon phíosa eile: mar an píosa a bhogann agus mar an píosa ar an gcúl, fiú agus é ar a ríchathaoir.
clause-king-armed-no = Tá an rí gan arm. Ní ghabhann sé, agus ní áirítear é mar an píosa ar an gcúl.

clause-hostile-squares-title = Cearnóga naimhdeacha
clause-hostile-squares-yes = Glacann cearnóg naimhdeach áit an dara píosa i bpionsúr: is leor namhaid amháin má tá cearnóg den sórt sin ar do chúl.
clause-hostile-squares-no = Níl aon chearnóg naimhdeach sna rialacha seo: bíonn dhá phíosa de dhíth i gcónaí ar phionsúr.

clause-corners-hostile-title = Na cúinní
clause-corners-hostile-yes = Tá na cúinní naimhdeach do gach píosa den dá thaobh, an rí san áireamh.
clause-corners-hostile-yes-empty = Fad is atá siad folamh, tá na cúinní naimhdeach do gach píosa den dá thaobh, an rí san áireamh.
clause-corners-hostile-no = Níl na cúinní naimhdeach d’aon phíosa.

clause-edge-title = An t-imeall
clause-edge = Ní bhíonn imeall an chláir naimhdeach riamh.

clause-throne-attackers-title = An ríchathaoir agus na hionsaitheoirí
clause-throne-attackers-never = Ní bhíonn an ríchathaoir naimhdeach do na hionsaitheoirí riamh.
clause-throne-attackers-when-empty = Bíonn an ríchathaoir naimhdeach do na hionsaitheoirí fad is atá sí folamh.
clause-throne-attackers-always = Bíonn an ríchathaoir naimhdeach do na hionsaitheoirí i gcónaí.

clause-throne-defenders-title = An ríchathaoir agus na cosantóirí
clause-throne-defenders-never = Ní bhíonn an ríchathaoir naimhdeach d’fhir an rí riamh.
clause-throne-defenders-when-empty = Ní bhíonn an ríchathaoir naimhdeach d’fhir an rí ach fad is atá sí folamh. Má tá an rí uirthi, cosnaíonn sí iad.
clause-throne-defenders-always = Bíonn an ríchathaoir naimhdeach d’fhir an rí i gcónaí, fiú má tá a rí féin uirthi.

## Gabháil an rí

clause-king-capture-title = An rí a ghabháil
clause-king-capture-2 = Buann na hionsaitheoirí nuair a ghabhann siad an rí. Nuair nach bhfuil sé ar a ríchathaoir, gabhtar é mar a ghabhtar fear: le beirt ionsaitheoirí os comhair a chéile, agus é eatarthu, nó le hionsaitheoir amháin i gcoinne cearnóige atá naimhdeach dó.
clause-king-capture-4 =
    Buann na hionsaitheoirí nuair a ghabhann siad an rí. Nuair nach bhfuil sé ar a ríchathaoir, ní mór ionsaitheoir, nó cearnóg atá naimhdeach dó, a bheith ar gach taobh de{ $edge ->
        [yes] : ceithre cinn mura bhfuil sé ag an imeall, trí cinn má tá.
       *[no] .
    }
clause-king-capture-2-away = Buann na hionsaitheoirí nuair a ghabhann siad an rí. Nuair nach bhfuil sé ar a ríchathaoir ná díreach in aice léi, gabhtar é mar a ghabhtar fear: le beirt ionsaitheoirí os comhair a chéile, agus é eatarthu, nó le hionsaitheoir amháin i gcoinne cearnóige atá naimhdeach dó.
clause-king-capture-4-away =
    Buann na hionsaitheoirí nuair a ghabhann siad an rí. Nuair nach bhfuil sé ar a ríchathaoir ná díreach in aice léi, ní mór ionsaitheoir, nó cearnóg atá naimhdeach dó, a bheith ar gach taobh de{ $edge ->
        [yes] : ceithre cinn mura bhfuil sé ag an imeall, trí cinn má tá.
       *[no] .
    }

clause-king-on-throne-title = An rí ar a ríchathaoir
clause-king-on-throne-2 = Ar an ríchathaoir gabhann beirt ionsaitheoirí atá os comhair a chéile é, mar a ghabhtar fear ar aon chearnóg eile.
clause-king-on-throne-4 = Ar an ríchathaoir ní ghabhann ach ceathrar ionsaitheoirí é, duine ar gach taobh.

clause-king-beside-throne-title = An rí taobh lena ríchathaoir
clause-king-beside-throne-2 = Díreach taobh leis an ríchathaoir gabhann beirt ionsaitheoirí atá os comhair a chéile é.
clause-king-beside-throne-4 = Díreach taobh leis an ríchathaoir ní mór ionsaitheoirí a bheith ar na trí thaobh eile chun é a ghabháil.
clause-king-beside-throne-all = Díreach taobh leis an ríchathaoir ní mór ionsaitheoirí a bheith ar na ceithre thaobh chun é a ghabháil, duine acu ar an ríchathaoir.
clause-king-beside-throne-safe = Díreach taobh leis an ríchathaoir ní féidir é a ghabháil: ní áirítear an ríchathaoir mar chearnóg dhúnta, agus níl cead ag aon ionsaitheoir seasamh uirthi.

clause-throne-king-title = An ríchathaoir agus an rí
clause-throne-king-never = Ní bhíonn an ríchathaoir naimhdeach don rí riamh. Taobh léi, ní féidir le hionsaitheoir amháin é a ghabháil ina coinne: beirt a bhíonn de dhíth, os comhair a chéile.
clause-throne-king-hostile = Tá an ríchathaoir naimhdeach don rí. Taobh léi, is leor ionsaitheoir amháin ar an taobh thall chun é a ghabháil.
clause-throne-king-closed = Maidir leis an rí taobh léi, áirítear an ríchathaoir fholamh mar chearnóg dhúnta, amhail is dá mbeadh ionsaitheoir uirthi.
clause-throne-king-when-empty = Tá an ríchathaoir naimhdeach don rí fad is atá sí folamh. Taobh léi, is leor ionsaitheoir amháin ar an taobh thall chun é a ghabháil.
clause-throne-king-open = Maidir leis an rí taobh léi, ní áirítear an ríchathaoir fholamh mar chearnóg dhúnta: ní balla í.

clause-king-beside-corner-title = An rí taobh le cúinne
clause-king-beside-corner-2 = Taobh le cúinne is leor ionsaitheoir amháin: gabhann sé an rí i gcoinne an chúinne.
clause-king-beside-corner-4 = Taobh le cúinne is leor beirt ionsaitheoirí, duine ar gach ceann den dá thaobh eile.
clause-king-beside-corner-safe = Taobh le cúinne ní féidir an rí a ghabháil, mar níl cead ag aon ionsaitheoir seasamh sa chúinne.

clause-king-at-edge-title = An rí ag an imeall
clause-king-at-edge-2 = Ag an imeall gabhann beirt ionsaitheoirí é, duine ar gach taobh de feadh an imill.
clause-king-at-edge-4 = Ag an imeall gabhann triúr ionsaitheoirí é, duine ar gach taobh atá fágtha; ní leor beirt feadh an imill.
clause-king-at-edge-never = Ag an imeall ní féidir an rí a ghabháil.

## Deireadh an chluiche

clause-escape-title = An t-éalú
clause-escape-corners = Nuair a shroicheann an rí cúinne, buann na cosantóirí, fiú má ghabhann an beart céanna píosa.
clause-escape-edges = Nuair a shroicheann an rí aon chearnóg den imeall, buann na cosantóirí, fiú má ghabhann an beart céanna píosa.

clause-no-men-title = Gan ionsaitheoir fágtha
clause-no-men = Nuair a ghabhtar an t-ionsaitheoir deireanach, buann na cosantóirí.
clause-no-men-sheet = Nuair a ghabhtar an t-ionsaitheoir deireanach, buann na cosantóirí. Ní deir an bhileog é sin: rogha a rinneadh anseo is ea é.

clause-encirclement-title = An timpeallú
clause-encirclement-yes = Buann na hionsaitheoirí nuair atá an rí agus a bhfuil fágtha dá chuid fear timpeallaithe acu, agus bac curtha acu ar a éalú: níl aon bhealach ann, céim ar chéim feadh rónna agus colún thar chearnóga gan ionsaitheoir, ó phíosa bán ar bith go himeall an chláir. Is cuma más féidir leis na cosantóirí bogadh fós, nó briseadh amach le gabháil.
clause-encirclement-no = Níl aon bhrí le fáinne timpeall ar an rí agus ar a chuid fear: leanann an cluiche ar aghaidh.

clause-encirclement-diagonals-title = Bearnaí ar fiar
clause-encirclement-diagonals = Ní bhriseann bearnaí ar fiar an fáinne. Meastar é tar éis ghabhálacha an bhirt.

clause-encirclement-edge-men-title = Fir an fháinne ar an imeall
clause-encirclement-edge-men = Tá cead ag fir an fháinne féin seasamh ar chearnóga imill.

clause-encirclement-outside-title = Gach duine istigh
clause-encirclement-outside = Má tá fiú píosa bán amháin taobh amuigh den fháinne, ní timpeallú é.

clause-encirclement-edge-title = Gan an t-imeall
clause-encirclement-edge = Ní timpeallú é fáinne a bhfuil imeall an chláir de dhíth air chun é a dhúnadh.

clause-encirclement-throne-title = Ní balla í an ríchathaoir
clause-encirclement-throne = Áirítear an ríchathaoir fholamh agus na cúinní mar chearnóga ar nós na coda eile: tá fáinne oscailte má tá ceann acu ina bhearna ann.

clause-no-moves-title = Gan beart fágtha
clause-no-moves-loss = Cailleann an taobh nach bhfuil beart dleathach ar bith aige nuair a thagann a sheal.
clause-no-moves-draw = Nuair nach bhfuil beart dleathach ar bith ag an taobh a bhfuil an seal aige, is cluiche cothrom é.

clause-order-of-endings-title = Cén deireadh a áirítear
clause-order-of-endings =
    Tar éis gach birt agus a ghabhálacha, cuireann an chéad cheann díobh seo atá fíor deireadh leis an gcluiche: d’éalaigh an rí nó gabhadh é; níl ionsaitheoir ar bith fágtha; { $encirclement ->
        [yes] tá na cosantóirí timpeallaithe;{ " " }
       *[no] { "" }
    }níl beart ar bith ag an taobh a bhfuil an seal aige{ $repetition ->
        [yes] ; tháinig an suíomh ar ais rómhinic.
       *[no] .
    }

clause-resignation-title = Géilleadh agus am
clause-resignation = Tá cead ag imreoir géilleadh am ar bith, agus cailleann sé. An té a mbíonn a chuid ama caite, cailleann sé.

clause-agreement-title = Comhaontú
clause-agreement = Tá cead ag na himreoirí aontú ar chluiche cothrom am ar bith.

## An t-athrá

clause-repetition-title = Cathain a áirítear athrá
clause-repetition-three-loops = Cuireann athrá deireadh leis an gcluiche nuair a imríodh an lúb chéanna de bhearta trí huaire as a chéile. Tá an suíomh ar an gclár den cheathrú huair ansin.
clause-repetition-third-loop = Cuireann athrá deireadh leis an gcluiche nuair a imrítear an lúb chéanna de bhearta den tríú huair, as a chéile nó a mhalairt. Trí lúb éagsúla is ea trí bhealach éagsúla ar ais chuig an suíomh céanna.
clause-repetition-fourth-time = Cuireann athrá deireadh leis an gcluiche nuair atá suíomh ar an gclár den cheathrú huair, as a chéile nó a mhalairt.
clause-repetition-third-time = Cuireann athrá deireadh leis an gcluiche nuair atá suíomh ar an gclár den tríú huair, as a chéile nó a mhalairt.
clause-repetition-second-time = Cuireann athrá deireadh leis an gcluiche nuair atá suíomh ar an gclár den dara huair.
clause-repetition-none = Is féidir suíomhanna a athrá gan teorainn.

clause-repetition-position-title = Cad is suíomh ann
clause-repetition-position = Is éard is suíomh ann áit gach píosa ar an gclár, mar aon leis an taobh a bhfuil an seal aige. Suíomh eile is ea na píosaí céanna agus an seal ag an taobh eile.

clause-repetition-backstop-title = Deireadh le gach cluiche
clause-repetition-backstop = Is cuma cé na lúba a thug ann é: má tá suíomh ar an gclár den seachtú huair, leanann an toradh céanna as.

clause-repetition-verdict-title = Cad a leanann as
clause-repetition-verdict-choice = Tá athrá gan teorainn toirmiscthe: an té a dhéanann athrá, caithfidh sé rud éigin eile a imirt in am. Mura ndéanann aon duine amhlaidh, cailleann an taobh a raibh an rogha aige; is iad na cosantóirí iad beagnach i gcónaí.
clause-repetition-verdict-defenders-lose = Tá athrá gan teorainn toirmiscthe: an té a dhéanann athrá, caithfidh sé rud éigin eile a imirt in am. Mura ndéanann aon duine amhlaidh, cailleann na cosantóirí.
clause-repetition-verdict-draw = Is cluiche cothrom é ansin.

clause-repetition-choice-title = Cé aige a raibh an rogha
clause-repetition-choice = Féach ar bhearta na lúibe deireanaí. Bhí taobh saor má bhí aige, ag ceann dá shealanna inti, beart a bhuann láithreach ar an gclár, nó beart chuig suíomh nua sa chluiche nach féidir leis an taobh eile buachan láithreach ar an gclár ina dhiaidh. Mura raibh ach taobh amháin saor, cailleann sé. Má bhí an dá thaobh saor, nó mura raibh ceachtar acu, cailleann na cosantóirí.

clause-repetition-warning-title = An rabhadh
clause-repetition-warning = Sula ndeimhníonn tú beart a thugann suíomh níos luaithe ar ais, cuirtear in iúl duit cé chomh minic is a bhí sé ann cheana agus cad a leanfaidh as babhta eile.

## An comhlann

clause-match-title = Dhá chluiche
clause-match = Dhá chluiche a bhíonn i gcomhlann. Don dara ceann, malartaíonn na himreoirí a dtaobhanna.

clause-match-two-wins-title = Dhá bhua
clause-match-two-wins = An té a bhuann an dá chluiche, buann sé an comhlann.

clause-match-fewest-moves-title = An líon beart is lú
clause-match-fewest-moves = Má bhíonn bua an duine acu, is leis an imreoir a bhuaigh le níos lú beart dá chuid féin an comhlann, is cuma conas a chríochnaigh an cluiche sin. Má bhí an líon céanna acu, tá an comhlann cothrom.

clause-match-draws-title = Cluichí cothroma
clause-match-draws = Is leor bua agus cluiche cothrom chun an comhlann a bhuachan. Má bhíonn an dá chluiche cothrom, tá an comhlann cothrom.

## An nodaireacht

clause-move-text-title = Bearta
clause-move-text = Scríobhtar beart leis an gcearnóg a fhágtar agus an chearnóg a shroichtear, ansin x agus cearnóg gach píosa a ghabhtar, an rí san áireamh: { $move }.

clause-position-text-title = Suíomhanna
clause-position-text = Scríobhtar suíomh lena sheacht ró, ó 7 síos go 1, le tulslais eatarthu: ionsaitheoir is ea t, cosantóir is ea T, an rí is ea K, agus oiread sin cearnóg folamh is ea figiúr. Ansin tagann an taobh a bhfuil an seal aige: b na hionsaitheoirí (dubh), w na cosantóirí (bán). Is é an tús { $fen }.

clause-set-up-title = Suíomhanna a leagtar amach
clause-set-up =
    Is féidir suíomh a leagan amach mar is mian leat: rí amháin go díreach,{ $closed ->
        [both] { " " }gan fear ar an ríchathaoir ná i gcúinne,
        [throne] { " " }gan fear ar an ríchathaoir,
        [corners] { " " }gan fear i gcúinne,
       *[none] { "" }
    } { $attackers ->
        [8] ochtar ionsaitheoirí
        [many] { $attackers } n-ionsaitheoir
       *[other] { $attackers } ionsaitheoir
    } ar a mhéad agus { $defenders ->
        [4] ceathrar cosantóirí
        [few] { $defenders } chosantóir
        [many] { $defenders } gcosantóir
       *[other] { $defenders } cosantóir
    } ar a mhéad. Má tá sé socraithe cheana, tá deireadh leis láithreach, is cuma cé leis an seal.

## Cad a léiríonn léaráid

shows-turn =
    { $side ->
        [attackers] Leis na hionsaitheoirí an seal.
       *[defenders] Leis na cosantóirí an seal.
    }
shows-reach = Is féidir leis an bpíosa ar { $square } dul chuig na cearnóga marcáilte.
shows-moved = { $from } go { $to }: ní ghabhtar aon rud.
shows-captures =
    { $count ->
        [one] { $from } go { $to }: gabhtar an píosa ar { $squares }.
       *[other] { $from } go { $to }: gabhtar na píosaí ar { $squares }.
    }
shows-line =
    { $count ->
        [two] Tá dhá bheart sa líne.
        [few] Tá { $count } bheart sa líne.
        [many] Tá { $count } mbeart sa líne.
       *[other] Tá { $count } beart sa líne.
    }
shows-goes-on = Leanann an cluiche ar aghaidh.
