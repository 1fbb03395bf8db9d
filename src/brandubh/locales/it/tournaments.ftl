### I tornei: l’elenco, uno nuovo, classifica e abbinamenti.

tournaments-group-open = Iscrizioni aperte
tournaments-group-running = In corso
tournaments-group-past = Finiti
tournaments-none = Nessun torneo in questo momento. Creane uno: qui lo vedono tutti.
tournaments-account = Per organizzare un torneo o iscriverti ti serve un account.
tournaments-new = Nuovo torneo
tournament-name = Nome
tournament-kind = Formula
tournament-kind-swiss = Svizzero
tournament-kind-arena = Arena
tournament-text-swiss = Un numero fisso di turni. I tuoi avversari hanno circa i tuoi stessi punti, e non incontri nessuno due volte finché ce ne sono altri.
tournament-text-arena = Un tempo in cui giochi quanto vuoi. Due punti per vittoria; dopo due vittorie di fila, il doppio.
tournament-rounds = Turni
tournament-minutes = Minuti
tournament-start = Inizio
tournament-start-hand = quando decido io
tournament-start-in = tra { $minutes } minuti
tournament-create = Crea il torneo
tournament-players = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
tournament-in-rounds = { $count ->
    [one] un turno
   *[other] { $count } turni
}
tournament-in-minutes = { $count } minuti
tournament-single = Partite singole
tournament-starts = Inizio: { $time }
tournament-starts-hand = Comincia quando lo dice { $name }.
tournament-round = Turno { $round } di { $rounds }
tournament-ends = Abbinamenti fino alle { $time }
tournament-state-over = Finito
tournament-state-off = Annullato
tournament-join = Iscriviti
tournament-late = Puoi ancora iscriverti, dal prossimo turno in poi. Per ciò che hai perso ricevi mezzo punto.
tournament-withdraw = Ritirati
tournament-pause = Pausa
tournament-resume = Riprendi
tournament-begin = Comincia ora
tournament-end = Termina il torneo
tournament-end-ask = Terminare il torneo? Le partite in corso valgono ancora.
tournament-go = Alla mia partita
tournament-wait-start = Sei iscritto. Il torneo non è ancora cominciato.
tournament-wait-round = La tua partita è finita. Il prossimo turno comincia quando lo sono tutte.
tournament-wait-arena = In attesa di un avversario…
tournament-you-pause = Sei in pausa: non vieni abbinato.
tournament-you-left = Ti sei ritirato.
tournament-standings = Classifica
tournament-pairings = Abbinamenti
tournament-rank = Posto
tournament-player = Giocatore
tournament-points = Punti
tournament-bh = Bh
tournament-buchholz = Buchholz: i punti di tutti gli avversari
tournament-sb = SB
tournament-sonneborn = Sonneborn-Berger: i punti degli avversari battuti, e metà per una patta
tournament-sets = Set vinti
tournament-none-in = Nessuno si è ancora iscritto.
tournament-no-pairings = Nessuno è ancora abbinato.
tournament-bye = riposo
tournament-came-late = in ritardo: ½
tournament-gone = Qualcuno che se n’è andato
tournament-is-paused = in pausa
tournament-is-withdrawn = ritirato
tournament-fire = punti doppi
tournament-winner = Vincitore: { $name }
tournament-results = Risultati
tournament-games = Tutte le partite
tournament-unknown = Questo torneo non esiste.
tournament-all = Tutti i tornei

## Che cosa può andare storto

error-tournament-over = Questo torneo è finito.
error-tournament-begun = È troppo tardi per iscriversi a questo torneo: resta meno della metà dei turni.
error-tournament-full = Questo torneo è al completo: { $most } giocatori.
error-tournament-few = Per un torneo servono almeno { $least } giocatori.
error-tournament-not-in = Non sei iscritto a questo torneo.
error-tournament-name = Un torneo non può chiamarsi così. Scegli un altro nome.
error-many-tournaments = Organizzi già { $most } tornei. Terminane prima uno.
