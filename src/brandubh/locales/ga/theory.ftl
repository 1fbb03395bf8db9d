### An leathanach faoina bhfuil ar eolas faoin gcluiche: stair, imirt mhaith, táblaí, cruthúnais.

theory-preview = Brandubh: a ainmneacha agus a stair, conas a imrítear go maith é, táblaí den imirt gan locht, agus a bhfuil cruthaithe, le foinsí.
theory-lead = An méid a insíonn seantéacsanna agus tochailtí, conas a imrítear go maith, agus a bhfuil cruthaithe. Tugann na huimhreacha beaga chuig na foinsí thú, ag an deireadh.
theory-contents = Ar an leathanach seo
theory-source = Foinse { $number }: { $author }, { $title }

theory-part-history = Ainmneacha agus stair
theory-part-strategy = Imirt mhaith
theory-part-tables = Imirt gan locht le beagán píosaí
theory-part-longest = Na buanna is faide
theory-part-openings = Cad is fiú na chéad bhearta
theory-part-proofs = A bhfuil cruthaithe
theory-part-sources = Foinsí

## Ainmneacha agus stair

theory-history-name = Sa luath-Ghaeilge, “brandub” atá ar an gcluiche: fiach is brí le “bran”, agus dubh le “dub”. “Brandubh” a scríobhtar inniu; tá “brannumh” i dtéacsanna níos déanaí freisin.
theory-history-branan = Branán is ainm dá rí, focal a bhí ag na filí ar thaoiseach freisin.
theory-history-translated = Táiplis mhór a rinneadh de i seanaistriúcháin.
theory-history-tale = In Acallam na Senórach, scéal ón dóú nó ón tríú haois déag, tá brandub ag duine éigin, le cúig fhear d’airgead geal agus ocht bhfear d’ór dearg: trí phíosa dhéag, mar atá inniu.
theory-history-poem = I ndán a luaitear le Maoil Eóin Mac Raith, is í Éire uile an clár. Ina lár, i dTeamhair, tá branán óir agus fear ar gach taobh de; is leis ceithre chearnóg eile freisin: Caiseal, Cruachain, an Nás agus Oileach.
theory-history-board = Sa bhliain 1932 fuarthas clár d’adhmad iúir ag Ballinderry i gContae na hIarmhí, i gcrannóg a raibh daoine ina gcónaí inti ó dheireadh an naoú haois go dtí an t-aonú haois déag. Tá seacht bpoll faoi sheacht ann do phionnaí, tá an lár agus na cúinní marcáilte, agus tá sé in Ard-Mhúsaem na hÉireann anois.
theory-history-doubt = Níltear cinnte cén cluiche a d’imrítí air. An sionnach agus na géanna a bhí in aigne ag Hencken, a bhí i gceannas ar an tochailt; ba é an clár ceart é do thrí phíosa dhéag, dar le MacWhite; clár hnefatafl is ea é, dar leis an músaem.
theory-history-lost = Níor tháinig rialacha an tseanchluiche anuas chugainn.
theory-history-family = Áirítear é ar na cluichí tafl, ina mbíonn rí agus a chuid fear sa lár agus timpeall a dhá oiread ionsaitheoirí ina n-aghaidh. Tablut an ceann is fearr a bhfuil cuntas air: bhreac Linnaeus síos sa Laplainn in 1732 conas a d’imrítí é, agus d’aithin Murray a ghaol le hnefatafl na ságaí.
theory-history-today = Athchruthuithe, mar sin, is ea rialacha an lae inniu. Tá rialacha na World Tafl Federation ag Brandubh, agus rialacha ó bhileog Bhéarla níos sine.
theory-history-picture = An suíomh tosaigh de réir rialacha an lae inniu, ar chlár le poill agus pionnaí cosúil leis an gceann ó Ballinderry.

## Imirt mhaith

theory-strategy = Is leor don rí líne oscailte amháin go cúinne, agus ní féidir leis na hionsaitheoirí súil a choinneáil ar gach líne in éineacht. Mar sin, dhá líne a bhíonn ó na cosantóirí, agus cearnóga óna gcoinníonn fear amháin súil ar dhá cheann a bhíonn ó na hionsaitheoirí.
theory-strategy-learn = Foghlaim trí imirt
theory-idea-lines-title = Dhá líne oscailte
theory-idea-lines = Ó d1 feiceann an rí dhá chúinne. Is leis na hionsaitheoirí an seal, ach ní féidir leo ach ceann de na línte a dhúnadh: éalaíonn sé ar an gceann eile.
theory-idea-guard-title = Garda ag an gcúinne
theory-idea-guard = Níl fear ar b2 ach céim amháin ón dá líne isteach sa chúinne. Anseo is í an chéim go a2 an t-aon bheart a bhuann: dúnann sí an bealach, agus cibé áit a dtéann an rí, gabhtar é leis an gcéad bheart eile.
theory-idea-net-title = An líon
theory-idea-net = Le ceithre bheart cuirtear garda ag gach cúinne: b2, b6, f2 agus f6. Teastaíonn na fir eile uathu: mura bhfuil fágtha ach an ceathrar seo, éalaíonn rí aonair, más leis an seal, ó chearnóg ar bith, le dhá bheart ar a mhéad.

## Táblaí

theory-tables = Le beagán píosaí tá gach rud ar eolas: deir táblaí faoi gach suíomh cé a bhuann agus cé chomh luath. Ríomhadh siar iad ó dheireadh na gcluichí, de réir rialacha na Cónaidhme. Áirítear suíomhanna siméadracha uair amháin, agus gach suíomh faoi dhó, leis an seal ag gach taobh; píosa is ea an rí freisin. Ar dhá chroíleacán próiseálaí a tomhaiseadh na hamanna.
theory-tables-caption = Na táblaí den imirt gan locht, de réir líon na bpíosaí
theory-column-pieces = Píosaí
theory-column-positions = Suíomhanna suas go dtí an líon sin
theory-column-time = Am ríofa
theory-column-size = Comhaid
theory-column-longest = An bua is faide
theory-column-won = Bua na n-ionsaitheoirí
theory-seconds = { $seconds } soic
theory-minutes = { $seconds ->
    [0] { $minutes } nóim
   *[other] { $minutes } nóim { $seconds } soic
}
theory-moves = { $moves ->
    [one] beart amháin
    [two] dhá bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}
theory-pieces = { $pieces ->
    [one] píosa amháin
    [two] dhá phíosa
    [few] { $pieces } phíosa
    [many] { $pieces } bpíosa
   *[other] { $pieces } píosa
}
theory-shares-heading = Cé a bhuann
theory-shares = Is annamh a bheireann beagán ionsaitheoirí ar an rí: tá sé gasta. Gach ionsaitheoir sa bhreis agus gach cosantóir níos lú, is deacra an t-éalú dó. Buann na cosantóirí na suíomhanna eile, ach amháin beagán ({ $neither } ar a mhéad) nach féidir le ceachtar taobh an bua a chinntiú iontu.
theory-shares-caption = Cé mhéad suíomh a bhuann na hionsaitheoirí, de réir líon na n-ionsaitheoirí agus líon na gcosantóirí
theory-king-and = { $men ->
    [0] rí
   *[other] rí + { $men }
}

## Na buanna is faide

theory-longest-pieces = Píosaí ar an gclár
theory-longest-board = An bua is faide le { theory-pieces }
theory-longest-controls = Siúl trí na bearta
theory-longest-start = Níl aon bhua níos faide ná é seo leis an líon seo píosaí. { $starts ->
    [attackers] Is leis na hionsaitheoirí an seal;
   *[defenders] Is leis na cosantóirí an seal;
} má imríonn an dá thaobh gan locht, buann { $winner ->
    [attackers] na hionsaitheoirí
   *[defenders] na cosantóirí
} le { $moves ->
    [one] beart amháin
    [two] dhá bheart
    [few] { $moves } bheart
    [many] { $moves } mbeart
   *[other] { $moves } beart
}.
theory-longest-place = Céim { $ply } as { $count }
theory-play = Tosaigh
theory-pause = Sos

## Na chéad bhearta

theory-first = Gan rothlú ná scáthánú a áireamh, níl ann ach cúig bheart tosaigh. Faoi gach ceann tá cé mhéad fear atá taobh chun tosaigh, dar leis an inneall, agus cé chomh domhain is a d’fhéach sé, bearta an dá thaobh san áireamh. Tuairim atá ann, ní cruthúnas.
theory-first-none = gan chuardach fós
theory-first-proven = { $side ->
    [attackers] Cruthaithe: buann na hionsaitheoirí
   *[defenders] Cruthaithe: buann na cosantóirí
}

## Cruthúnais

theory-proof-tables-title = Cruthaithe: gach suíomh sna táblaí.
theory-proof-tables = Fiafraíonn seiceálaí, nach bhfuil i bpáirt aige leis an tógálaí ach na rialacha agus uimhriú na suíomhanna, faoi gach suíomh (sna táblaí is mó, faoi na milliúin a roghnaítear go randamach) an leanann a luach as luachanna a chuid beart.
theory-proof-puzzles-title = Cruthaithe: gach puzal a thagann le Brandubh.
theory-proof-puzzles = Tá an bua cinnte ag an taobh ar leis an seal, agus ag gach céim roimh an gceann deireanach níl ach beart amháin a choinníonn an bua.
theory-proof-start-title = Gan chruthú: cé a bhuann ón tús.
theory-proof-start = Deir imreoirí comórtais go gcailleann na hionsaitheoirí leis na chéad bhearta d2-f2 agus d2-g2. Cuireadh an cheist ar an ríomhchlár réitigh, ach níl aon rud socraithe aige faoin suíomh tosaigh go fóill.
theory-size-heading = Méid an chluiche
theory-size = Is féidir na píosaí a chur ar an gclár ar { $placements } bealach: an rí in áit ar bith ach i gcúinne, idir ionsaitheoir amháin agus ocht gcinn, suas le ceithre fhear dá chuid féin, pé áit a bhfuil cead ag fir stopadh, agus an seal ag ceachtar taobh. Má áirítear suíomhanna rothlaithe agus scáthánaithe uair amháin, fágann sin { $positions }. Ní féidir leo uile tarlú i gcluiche: uasteorainn is ea í.
theory-size-tables = Tá thart ar cheann as gach { $share } díobh sna táblaí suas go { theory-pieces }.
theory-perft = Is féidir tosú le { $first } beart, agus tá cúig cinn díobh nach rothlú ná scáthánú ar a chéile iad. Is féidir an chéad dá bheart, ceann ag gach taobh, a imirt ar { $second } bealach, na chéad trí cinn ar { $third }, ceithre cinn ar { $fourth }, agus cúig cinn ar { $fifth }.
theory-check-heading = Seiceáil tú féin é
theory-check = Ní gá aon rud anseo a chreidiúint. Tá gach a dteastaíonn sa phacáiste foinseach; seiceálann gach ceann de na horduithe seo rud amháin.
theory-check-tables = Na luachanna sna táblaí
theory-check-puzzles = Nach bhfuil ach réiteach amháin ar gach puzal
theory-check-solve = Scríobhann sé cruthúnas, le seiceáil ag an dá ordú ina dhiaidh seo
theory-check-certificate = Cruthúnas ón ríomhchlár réitigh, leis na rialacha amháin: gan chuardach, gan táblaí
theory-check-checker = An rud céanna, le dara seiceálaí nach bhfuil ann ach céad líne
theory-check-reader = Suíomh amháin, léite as comhad tábla ag ríomhchlár 150 líne nach dteastaíonn aon chuid den cheann seo uaidh
theory-check-count = Cé mhéad bealach atá ann leis na chéad chúig bheart a imirt
theory-check-formats = Tá an dá fhormáid scríofa síos sách cruinn le do sheiceálaí féin a scríobh: { $tables } do tháblaí, { $proofs } do chruthúnais.
