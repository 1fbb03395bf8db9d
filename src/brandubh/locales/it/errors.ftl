### Che cosa può andare storto. `error-` e la fine del tipo del problema; la frase del server è { $detail }.

error-network = Il server non risponde. È ancora in funzione? La tua partita è al sicuro; riprova fra un momento.
error-unexpected = Si è verificato un errore imprevisto. Riprova.
error-not-found = Qui non c’è nulla con questo nome. Forse è stato eliminato.
error-invalid = Non è possibile: { $detail }
error-conflict = Non ora: { $detail }
error-went-on = Nel frattempo la partita è andata avanti.
error-game-over = La partita è finita.
error-computers-turn = Tocca al computer.
error-set-begun = Il secondo set è cominciato; il primo resta com’è.
error-forbidden = Questa partita è di qualcun altro; puoi solo guardarla.
error-busy = Il computer è molto occupato. Riprova fra un momento.
