### Mo chluichí: gach cluiche a imríodh anseo.

games-export-all = Sábháil na cluichí uile
games-none = Gan cluiche ar bith fós
games-none-text = Coinnítear gach cluiche a imríonn tú anseo, agus gheobhaidh tú ar an leathanach seo é.
games-play = Imir cluiche
games-search = Cuardaigh: ainm, tacar rialacha
games-all-rules = Gach tacar rialacha
games-all-results = Gach toradh
games-all-modes = Gach céile comhraic
games-result = Toradh
games-result-open = Gan chríochnú fós
games-result-attackers = Bua ag na hionsaitheoirí
games-result-defenders = Bua ag na cosantóirí
games-result-draw = Cothrom
games-count = { $count ->
    [0] Gan cluiche ar bith
    [one] Cluiche amháin
    [two] Dhá chluiche
    [few] { $count } chluiche
    [many] { $count } gcluiche
   *[other] { $count } cluiche
}
games-no-match = Níl cluiche ar bith mar sin ann.
games-clear = Taispeáin na cluichí uile
games-more = Tuilleadh cluichí
games-rated = rátáilte
games-still-open = Gan chríochnú fós
games-versus = Ionsaitheoirí: { $attackers }; cosantóirí: { $defenders }
games-continue = Lean ort
games-look = Oscail
games-export = Sábháil mar chomhad cluiche
games-delete = Scrios
games-deleted = Tá an cluiche scriosta.
games-ask-delete = An cluiche seo a scriosadh?
games-ask-delete-text = Beidh sé imithe go deo.
games-keep = Coinnigh é
