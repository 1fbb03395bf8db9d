### Le schede da stampare e le serie di problemi.

sheet-make = Stampa una scheda
sheet-default = Problemi di brandubh
sheet-intro = Due pagine per una classe: le tavole e le soluzioni. Il browser le stampa o le salva in PDF.
sheet-intro-study = I capitoli di uno studio con le loro parole. Il browser li stampa o li salva in PDF.
sheet-intro-lesson = I passi di una lezione, con le soluzioni. Il tuo browser li stampa o li salva come PDF.
sheet-print = Stampa
sheet-heading = Titolo sulla scheda
sheet-count = Quanti problemi
sheet-solutions = Con le soluzioni
sheet-others = Altri problemi
sheet-share = Condividi la scheda
sheet-solve = Risolvi sullo schermo
sheet-solve-share = Condividi come serie da risolvere
sheet-preview = La scheda come viene stampata
sheet-name = Nome
sheet-date = Data
sheet-answers = Soluzioni
sheet-king = Re
sheet-man = { $side ->
    [attackers] Attaccante
   *[defenders] Difensore
}
sheet-turn = { $side ->
    [attackers] Muovono gli attaccanti
   *[defenders] Muovono i difensori
}
sheet-board = Tavola { $number }: { $task }
sheet-failed = Questa scheda non si può fare
sheet-none = Non c’è nessun problema così.
sheet-choose = Scegli i problemi

## Una serie di problemi, risolti uno dopo l’altro

set-name = Una serie di problemi
set-place = Problema { $number } di { $count }
set-solved = { $solved ->
    [0] ancora nessuno risolto
    [one] { $solved } risolto
    [many] { $solved } risolti
   *[other] { $solved } risolti
}
set-done = Tutti risolti. Bravo!
set-previous = Problema precedente
