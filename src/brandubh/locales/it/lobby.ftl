### La sala: offerte aperte, partita rapida; le partite da guardare, e quanti le guardano.

lobby-tabs = Gioca con altri
lobby-tab-lobby = Sala
lobby-tab-watch = Guarda
lobby-tab-tournaments = Tornei
lobby-players = { $count ->
    [one] C’è una persona
   *[other] Ci sono { $count } persone
}
lobby-games = { $count ->
    [0] nessuna partita da guardare
    [one] una partita da guardare
   *[other] { $count } partite da guardare
}
lobby-quick = Partita rapida
lobby-quick-text = Un tocco, e giochi contro la prima persona che arriva. Minuti per ciascuno, più i secondi aggiunti a ogni mossa.
lobby-waiting = In attesa di un avversario…
lobby-cancel = Annulla
lobby-offers = Offerte aperte
lobby-none = Nessuno aspetta in questo momento. Fai un’offerta: la vedono tutti nella sala.
lobby-somebody = Qualcuno
lobby-own = La tua offerta
lobby-accept = Gioca
lobby-accept-offer = Gioca. Avversario: { $name }; { $terms }
lobby-withdraw = Ritira
lobby-new = Fai un’offerta
lobby-casual = amichevole
lobby-rated = a punti
lobby-rated-choice = A punti
lobby-your-side = { $side ->
    [attackers] Giochi con gli attaccanti
    [defenders] Giochi con i difensori
   *[random] Squadre tirate a sorte
}
lobby-lost = Connessione persa; nuovo tentativo…

## Guardare

watch-featured = Ora in TV
watch-tv = Guarda la TV: sempre la partita migliore
watch-none = Nessuna partita da guardare ora
watch-none-text = Le partite cominciate nella sala si vedono qui mentre si giocano.
watch-to-lobby = Alla sala
watch-over = Finita
watch-watchers = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
watch-next = La prossima partita arriva tra un momento.

## Che cosa può andare storto

error-seek-gone = Qualcuno è stato più veloce, o l’offerta è stata ritirata.
error-seek-own = Questa è la tua offerta. Deve accettarla qualcun altro.
error-many-seeks = Ci sono già { $most } offerte aperte. Ritirane prima una.
