### Che cosa può andare storto mentre si gioca. `error-` e il codice dell’errore; il resto è in reading.ftl.

error-network = Il server non risponde. È ancora in funzione? La tua partita è al sicuro; riprova fra un momento.
error-unexpected = Si è verificato un errore imprevisto. Riprova.
error-not-found = Qui non c’è nulla con questo nome. Forse è stato eliminato.
error-invalid = Non è possibile.
error-forbidden = Questa partita è di qualcun altro; puoi solo guardarla.
error-busy = Il computer è molto occupato. Riprova fra un momento.
error-too-often = Troppo in fretta. Riprova fra un momento.
error-too-often-today = Tanto in così poco tempo qui non è possibile. Riprova più tardi.
error-many-searches = Per te sono già in corso più ricerche. Aspetta che una finisca.
error-many-pictures = Per te si stanno già disegnando più immagini. Aspetta che una sia pronta.
error-many-games = Hai { $most } partite aperte. Prima finiscine o rimuovine qualcuna.
error-no-engine = Il motore non risponde. Riprova.

## Una mossa che non è permessa

error-not-yours = Questo pezzo non è tuo.
error-earlier = È una posizione precedente. Vai all’ultima mossa per continuare a giocare.
error-illegal-over = La partita è finita.
error-illegal-empty = { $square } è vuota.
error-illegal-turn = { $side ->
    [attackers] Tocca agli attaccanti.
   *[defenders] Tocca ai difensori.
}
error-illegal-skip = Non si può saltare il turno.
error-illegal-shut-in = Il pezzo in { $square } è bloccato: non può muoversi.
error-illegal-straight = I pezzi si muovono in linea retta.
error-illegal-occupied = { $square } è occupata.
error-illegal-throne = Solo il re può fermarsi sul trono.
error-illegal-corner = Solo il re può fermarsi in un angolo.
error-illegal-return = Con queste regole il re non può tornare sul trono.
error-illegal-cross = Con queste regole nessuna pedina può attraversare il trono.
error-illegal-far = { $piece ->
    [king] Con queste regole il re va di una sola casella.
   *[man] Con queste regole le pedine vanno di una sola casella.
}
error-illegal-blocked = Un pezzo sbarra la strada.
error-illegal-captures = Le catture scritte sono sbagliate: la mossa è { $actual }.

## Non ora

error-went-on = Nel frattempo la partita è andata avanti.
error-game-over = La partita è finita.
error-computers-turn = Tocca al computer.
error-computers-side = Il computer non si arrende su tua richiesta.
error-plays-on = Il computer continua a giocare.
error-few-moves = { $count ->
    [0] Non è stata fatta nessuna mossa.
    [one] È stata fatta una sola mossa.
   *[other] Sono state fatte solo { $count } mosse.
}
error-set-begun = Il secondo set è cominciato; il primo resta com’è.
error-first-set = Il primo set non è finito.
error-no-match = Questa partita non fa parte di un incontro.
error-position-over = In questa posizione la partita è finita.
error-nothing-to-report = Non c’è nessuna mossa da valutare.
