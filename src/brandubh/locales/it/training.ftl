### Allenarsi con i problemi: punteggio, serie, tempesta, cronologia; e che cosa mostrano i link a queste pagine.

training-rating = Il tuo punteggio
training-deviation = Il margine: con il 95 % di certezza il tuo punteggio è lì dentro.
training-provisional = Provvisorio: qualche altro problema lo renderà più sicuro.
training-change = Variazione del punteggio: { $change }
training-lost = Contato come non risolto; continua comunque.
training-uncounted = Questo lo conosci già: non conta.
training-what = Che cosa allenare
training-ways = Modi di allenarsi

## Streak and storm

streak-about = Problemi sempre più difficili. Un solo errore mette fine alla serie.
storm-about = Più problemi che puoi in tre minuti. Un errore costa dieci secondi; le mosse giuste di fila ne fanno guadagnare.
run-start = Inizia
run-again = Ancora una volta
run-end = Termina
run-solved = Risolti
run-best = Record
run-best-today = Migliore di oggi
run-is-best = Il tuo miglior risultato!
run-right = Giusto!
run-result = { $solved ->
    [0] Nessun problema risolto
    [one] Un problema risolto
   *[other] { $solved } problemi risolti
}
run-missed = { $count ->
    [one] Questo è andato storto
   *[other] Questi sono andati storti
}
streak-wrong = Sbagliato: la serie è finita.
storm-wrong = Sbagliato: { $seconds } secondi in meno.
storm-bonus = { $seconds } secondi in più.
storm-combo = Di fila
storm-best-combo = Più lunga di fila

## History

history-none = Ancora niente. Risolvi un problema in allenamento, e qui vedrai come va.
history-counts = Risolti: { $alone }; con aiuto: { $helped }; non risolti: { $failed }
history-best-streak = Miglior serie
history-best-storm = Miglior tempesta
history-themes = I temi, prima i più deboli
history-theme = { $alone } su { $tried } risolti
history-train = Allena
history-train-theme = Allena: { $theme }
history-attempts = Ultimi problemi
history-seconds = { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}
history-runs = Serie e tempeste
history-graph = Il tuo punteggio su { $count } problemi contati: da { $first } a { $last }, minimo { $low }, massimo { $high }.
history-graph-none = Dopo due problemi contati vedrai qui l’andamento del tuo punteggio.
history-clear = Cancella la cronologia
history-clear-text = Il tuo punteggio, i tuoi record e tutti i segni sui problemi saranno persi per sempre.
history-clear-do = Cancella
history-keep = Conserva
history-cleared = La cronologia è cancellata.

## Previews

preview-puzzles = Posizioni con una sola mossa vincente, dimostrata dalla macchina: per tema, parte, lunghezza e difficoltà.
preview-train = Un problema dopo l’altro, ciascuno alla misura della tua forza.
preview-streak = Problemi sempre più difficili, fino al primo errore.
preview-storm = Più problemi che puoi in tre minuti.
