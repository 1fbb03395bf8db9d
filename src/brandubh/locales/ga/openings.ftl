### Na hoscailtí: a ndeir na cluichí, an t-inneall agus na cruthúnais faoi na chéad bhearta.

openings-move = Beart
openings-games = Cluichí
openings-results = Torthaí
openings-engine = Inneall
openings-heading = Na bearta, agus a bhfuil ar eolas fúthu
openings-count = { $games ->
    [0] Gan aon chluiche
    [one] Cluiche amháin
    [two] { $games } chluiche
    [few] { $games } chluiche
    [many] { $games } gcluiche
   *[other] { $games } cluiche
}
openings-row = { $move }. { $count }.
openings-won = Bua ag na hionsaitheoirí: { $attackers }, ag na cosantóirí: { $defenders }, cothrom: { $draws }.
openings-alike = { $count ->
    [two] { $count } bheart ar scáthíomhánna dá chéile iad
    [few] { $count } bheart ar scáthíomhánna dá chéile iad
    [many] { $count } mbeart ar scáthíomhánna dá chéile iad
   *[other] { $count } beart ar scáthíomhánna dá chéile iad
}
openings-proven = { $winner ->
    [attackers] Cruthaithe: is iad na hionsaitheoirí a bhuann.
   *[defenders] Cruthaithe: is iad na cosantóirí a bhuann.
}
openings-others = { $count ->
    [one] Níl aon eolas faoi bheart amháin eile.
    [two] Níl aon eolas faoi { $count } bheart eile.
    [few] Níl aon eolas faoi { $count } bheart eile.
    [many] Níl aon eolas faoi { $count } mbeart eile.
   *[other] Níl aon eolas faoi { $count } beart eile.
}
openings-none = Níl aon eolas faoin suíomh seo fós.
openings-none-next = Téigh siar beart, nó fiafraigh den inneall thuas.
openings-over = Tá an cluiche thart anseo.
openings-failed = Níorbh fhéidir na hoscailtí a fháil.
openings-try = Bain triail eile as

error-openings-damaged = Tá na hoscailtí a comhaireadh anseo damáistithe; ní mór iad a chomhaireamh arís.
