### L’esploratore delle aperture: che cosa dicono delle prime mosse le partite, il motore e le prove.

openings-move = Mossa
openings-games = Partite
openings-results = Risultati
openings-engine = Motore
openings-heading = Le mosse, e che cosa se ne sa
openings-count = { $games ->
    [0] Nessuna partita
    [one] Una partita
   *[other] { $games } partite
}
openings-row = { $move }. { $count }.
openings-won = Vinte dagli attaccanti: { $attackers }, dai difensori: { $defenders }, patte: { $draws }.
openings-alike = { $count } mosse simmetriche tra loro
openings-proven = { $winner ->
    [attackers] Dimostrato: vincono gli attaccanti.
   *[defenders] Dimostrato: vincono i difensori.
}
openings-others = { $count ->
    [one] Di un’altra mossa non si sa nulla.
   *[other] Di altre { $count } mosse non si sa nulla.
}
openings-none = Di questa posizione non si sa ancora nulla.
openings-none-next = Torna indietro di una mossa, o chiedi al motore qui sopra.
openings-over = Qui la partita è finita.
openings-failed = Non è stato possibile ottenere le aperture.
openings-try = Riprova

error-openings-damaged = Le aperture contate qui sono danneggiate e vanno contate di nuovo.
