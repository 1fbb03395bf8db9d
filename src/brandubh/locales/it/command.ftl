### Ciò che i comandi dicono in più lingue: posizioni in parole, problemi risolti nel terminale, ciò che può andare storto.

words-board = { $piece ->
    [attacker] Attaccanti
    [defender] Difensori
   *[king] Re
}: { $squares ->
    [none] nessuno
   *[other] { $squares }
}
words-turn = { $side ->
    [attackers] Tocca agli attaccanti.
   *[defenders] Tocca ai difensori.
}

solve-title = Problema { $id }, regole { $rules }. { $grade } ({ NUMBER($difficulty, useGrouping: 0) }).
solve-intro = Scrivi una mossa come d2-e2. help elenca che cos’altro puoi scrivere.
solve-prompt = { $number }. { $side ->
    [attackers] attaccanti
   *[defenders] difensori
}>
solve-help-move = gioca una mossa (vanno bene anche d2e2 e d2 e2)
solve-help-square = mostra dove può andare il pezzo in d2
solve-help-hint = un suggerimento; il secondo dice quale pezzo
solve-help-solution = arrenditi e guarda la soluzione
solve-help-again = ricomincia dalla prima mossa
solve-help-moves = elenca tutte le mosse permesse
solve-help-board = mostra di nuovo la posizione
solve-help-flip = gira la tavola
solve-help-next = lascia questo problema per un altro
solve-help-quit = smetti
solve-labelled = { $label }: { $text }
solve-try-again = Prova ancora.
solve-no-moves = Non ci sono mosse.
solve-next-one = Premi Invio per il prossimo problema, o scrivi quit.
solve-no-more = Non ci sono altri problemi.
solve-score = { $all ->
    [one] Risolti: { $count } su 1 problema.
   *[other] Risolti: { $count } su { $all } problemi.
}{ $helped ->
    [0] {""}
   *[other] {" "}Con suggerimenti: { $helped }.
}
solve-bye = Alla prossima.

error-puzzle-none = Non c’è nessun problema così.
error-puzzle-theme = Nessun tema si chiama “{ $text }”; ci sono { $choices }.
error-input-twice = Lo standard input si legge una volta sola, ed è già { $first }: per { $second } serve un file.
error-output-twice = Lo standard output prende una cosa sola: lascia via --json, o indica un file dopo { $option }.
error-output-read = { $option } indica un file che viene riletto: lo standard output non va bene.
error-save-of-position = --save conserva partite giudicate: lascialo via per una posizione.
error-side-alone = --side va con --level: senza il computer, entrambe le squadre sono tue.
error-names-and-level = Contro il computer un solo giocatore ha un nome: lascia via --attackers o --defenders.
