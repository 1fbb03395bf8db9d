### An leathanach faoin ríomhchlár seo.

about-heading = Maidir le Brandubh
about-game = Cluiche cláir Éireannach de chuid na gcluichí tafl is ea brandubh, ar sheacht gcearnóg faoi sheacht. Tá rí ag taobh amháin a chaithfidh éalú; caithfidh an taobh eile breith air. Is furasta é a fhoghlaim, agus is deacair é a imirt go maith.

about-app-heading = Cad é seo
about-app = Anseo imríonn tú in aghaidh an ríomhaire ar ocht leibhéal, nó le duine eile ag an scáileán céanna; déanann tú anailís ar do chluichí, imríonn tú de réir na rialacha is mian leat, agus féachann tú ar an imirt fhoirfe san áit a bhfuil sí ar eolas.
about-look = Ar an gclár ó Ballinderry atá an clár bunaithe: clár adhmaid snoite ón deichiú haois, seacht bpoll faoi sheacht, a fuarthas i gcrannóg in Éirinn.
about-privacy = Coinnítear do chluichí ar an bhfreastalaí a bhfuil tú ceangailte leis, agus insíonn fianán dó cé acu is leatsa. Fanann do shocruithe sa bhrabhsálaí seo. Ní fhaightear aon rud ó áit ar bith eile, agus ní insítear d’aon duine.

about-rules-heading = Cad as ar tháinig na rialacha
about-rules = Tá cur síos ar an gcluiche i gcúig cháipéis scríofa: cáipéisí na World Tafl Federation i mBéarla, i bhFraincis, i nGearmáinis agus in Iodáilis, agus bileog rialacha Bhéarla níos sine. Ceithre thacar rialacha atá iontu. San áit nach ndeir siad aon rud, is iad cluichí comórtais agus léaráidí na Cónaidhme a shocraigh an scéal.
about-differences = Na difríochtaí idir na tacair rialacha

about-source-heading = Cód foinseach agus ceadúnas
about-source = Saorbhogearra is ea Brandubh: an aip seo, ríomhchlár don líne ordaithe agus leabharlann do Python. Tá gach cuid de, an doiciméadacht san áireamh, ina phacáiste foinseach.
about-version = Leagan
about-licence = Ceadúnas
about-licence-mit = MIT: bain úsáid as, athraigh é, tabhair do dhaoine eile é
about-fonts = Clónna
about-fonts-names = Alegreya Sans agus Uncial Antiqua, an dá cheann faoin SIL Open Font License
about-parts = Codanna le daoine eile
about-parts-licences = A gceadúnais
about-api = Do ríomhchláir
about-api-document = Cad is féidir a iarraidh ar an bhfreastalaí (OpenAPI)
