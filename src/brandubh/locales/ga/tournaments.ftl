### Comórtais: an liosta, ceann nua, an tábla agus na péirí.

tournaments-group-open = Oscailte d’iontrálacha
tournaments-group-running = Ar siúl
tournaments-group-past = Thart
tournaments-none = Níl aon chomórtas ann faoi láthair. Cruthaigh ceann: feiceann gach duine anseo é.
tournaments-account = Teastaíonn cuntas uait chun comórtas a reáchtáil nó páirt a ghlacadh ann.
tournaments-new = Comórtas nua
tournament-name = Ainm
tournament-kind = Cineál
tournament-kind-swiss = Eilvéiseach
tournament-kind-arena = Airéine
tournament-text-swiss = Líon socraithe babhtaí. Bíonn an méid céanna pointí ag do chéilí comhraic, agus ní thagann aon duine faoi dhó fad atá daoine eile ann.
tournament-text-arena = Tréimhse ina n-imríonn tú chomh minic agus is mian leat. Dhá phointe ar bhua; a dhá oiread i ndiaidh dhá bhua as a chéile.
tournament-rounds = Babhtaí
tournament-minutes = Nóiméid
tournament-start = Tús
tournament-start-hand = nuair a déarfaidh mé é
tournament-start-in = i gceann { $minutes } nóiméad
tournament-create = Cruthaigh an comórtas
tournament-players = { $count ->
    [one] imreoir amháin
   *[other] imreoirí: { $count }
}
tournament-in-rounds = { $count ->
    [one] babhta amháin
   *[other] babhtaí: { $count }
}
tournament-in-minutes = { $count } nóiméad
tournament-single = Cluichí aonair
tournament-starts = Tús: { $time }
tournament-starts-hand = Tosóidh sé nuair a déarfaidh { $name } é.
tournament-round = Babhta { $round } as { $rounds }
tournament-ends = Péireáil go dtí { $time }
tournament-state-over = Thart
tournament-state-off = Curtha ar ceal
tournament-join = Glac páirt
tournament-late = Is féidir leat páirt a ghlacadh fós, ón gcéad bhabhta eile ar aghaidh. Gheobhaidh tú leathphointe as ar chaill tú.
tournament-withdraw = Tarraing siar
tournament-pause = Sos
tournament-resume = Lean ort
tournament-begin = Tosaigh anois
tournament-end = Cuir deireadh leis an gcomórtas
tournament-end-ask = Deireadh a chur leis an gcomórtas? Áirítear na cluichí atá á n-imirt fós.
tournament-go = Chuig mo chluiche
tournament-wait-start = Tá tú istigh. Níor thosaigh an comórtas fós.
tournament-wait-round = Tá do chluiche thart. Tosóidh an chéad bhabhta eile nuair a bheidh siad go léir thart.
tournament-wait-arena = Ag fanacht le céile comhraic …
tournament-you-pause = Tá tú ar sos: ní chuirtear i bpéire thú.
tournament-you-left = Tharraing tú siar.
tournament-standings = Tábla
tournament-pairings = Péirí
tournament-rank = Ionad
tournament-player = Imreoir
tournament-points = Pointí
tournament-bh = Bh
tournament-buchholz = Buchholz: pointí na gcéilí comhraic go léir
tournament-sb = SB
tournament-sonneborn = Sonneborn-Berger: pointí na ndaoine a buadh orthu, agus leath ar chluiche cothrom
tournament-sets = Cluichí buaite
tournament-none-in = Níl aon duine istigh fós.
tournament-no-pairings = Níl aon phéire ann fós.
tournament-bye = saorbhabhta
tournament-came-late = tháinig déanach: ½
tournament-gone = Duine a d’imigh
tournament-is-paused = ar sos
tournament-is-withdrawn = tarraingthe siar
tournament-fire = pointí dúbailte
tournament-winner = Buaiteoir: { $name }
tournament-results = Torthaí
tournament-games = Gach cluiche
tournament-unknown = Níl a leithéid de chomórtas ann.
tournament-all = Gach comórtas

## Céard a d’fhéadfadh dul amú

error-tournament-over = Tá an comórtas seo thart.
error-tournament-begun = Tá sé ródhéanach páirt a ghlacadh sa chomórtas seo: níl leath na mbabhtaí fágtha.
error-tournament-full = Tá an comórtas seo lán: { $most } ag imirt.
error-tournament-few = Teastaíonn { $least } imreoir ar a laghad i gcomórtas.
error-tournament-not-in = Níl tú sa chomórtas seo.
error-tournament-name = Ní féidir an t-ainm seo a thabhairt ar chomórtas. Roghnaigh ceann eile.
error-many-tournaments = Tá comórtais ar siúl agat cheana: { $most }. Cuir deireadh le ceann ar dtús.
