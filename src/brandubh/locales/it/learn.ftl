### Impara in un minuto: sei passi che si giocano, ognuno con il titolo, il compito e una risposta alle mosse sbagliate e giuste.

learn-step = Passo { $number } di { $count }:
learn-skip = Salta
learn-back = Indietro
learn-next = Avanti
learn-play = Gioca la tua prima partita

learn-move-title = Come si muovono i pezzi
learn-move-task = Ogni pezzo si muove in linea retta, fin dove la strada è libera: porta la pedina scura da b2 all’anello in g2.
learn-move-wrong = Anche questa mossa è permessa, ma non porta all’anello. Prova con la pedina in b2.
learn-move-done = Vicino o lontano, avanti, indietro o di lato, ma mai in diagonale e mai sopra un altro pezzo.

learn-capture-title = Come si cattura una pedina
learn-capture-task = Chiudi un avversario tra due delle tue pedine, in linea retta, ed è catturato: cattura una pedina chiara.
learn-capture-wrong = Così non si cattura nulla. Una pedina chiara ne ha già una scura accanto: mettine un’altra dal lato opposto.
learn-capture-done = Entrambe le squadre catturano così, e anche il re partecipa.

learn-between-title = Mettersi in mezzo è sicuro
learn-between-task = Se sei tu a metterti tra due avversari, non ti succede nulla: porta una pedina chiara all’anello in d3.
learn-between-wrong = Non è lì in mezzo. Prova con la pedina in d1.
learn-between-done = Nessun pericolo: cattura solo chi muove.

learn-squares-title = Gli angoli e il trono
learn-squares-task = Solo il re può fermarsi negli angoli e sul trono; per le pedine valgono come un avversario: cattura una pedina chiara contro uno di essi.
learn-squares-wrong = Così non si cattura nulla. Cerca una pedina chiara accanto a un angolo o al trono, e arriva dal lato opposto.
learn-squares-done = Le pedine possono passare sopra il trono vuoto, ma non fermarvisi.

learn-escape-title = Come fugge il re
learn-escape-task = I difensori vincono appena il re raggiunge un angolo: portalo lì.
learn-escape-wrong = Non è ancora in salvo. La strada verso uno degli angoli è libera.
learn-escape-done = Quando due angoli gli sono aperti insieme, è difficile fermarlo.

learn-king-title = Come si cattura il re
learn-king-task = Gli attaccanti vincono quando catturano il re: fuori dal trono, tra due di loro, come una pedina. Catturalo.
learn-king-wrong = Il re è ancora libero. Arriva dal lato opposto.
learn-king-done = Sul trono ne servono quattro, uno per lato. Gli attaccanti vincono anche accerchiando il re e tutte le sue pedine.

## Il corso: la sua pagina

learn-intro = Impara il gioco giocando: brevi lezioni sulla scacchiera, dalla prima mossa ai finali.
learn-progress = Lezioni finite: { $done } su { $count }
learn-begin = Inizia il corso
learn-continue = Continua
learn-complete = Hai finito tutte le lezioni.
learn-chapter = { $count ->
    [one] Una lezione
   *[other] { $count } lezioni
}, circa { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
learn-steps = { $count ->
    [one] Un passo
   *[other] { $count } passi
}
learn-state-begun = Passi finiti: { $done } su { $count }
learn-state-done = Finita
learn-ways = Altri modi per imparare
learn-way-minute = Il gioco in sei brevi passi
learn-way-puzzles = Trova la mossa vincente
learn-way-drills = Gioca posizioni fino in fondo contro il gioco perfetto
learn-way-analyse = Prova le prime mosse, con un motore accanto
learn-way-studies = Lezioni tue, da conservare e condividere
learn-way-theory = La storia, il gioco perfetto e ciò che è dimostrato
learn-kept = Quello che hai finito resta in questo browser, senza account.
learn-clear = Cancella i miei progressi
learn-clear-text = Nessuna lezione sarà più segnata come finita. Non si può annullare.

## Una lezione

learn-all = Tutte le lezioni
learn-step-mark = Passo { $number } di { $count }{ $state ->
    [done] , finito
   *[open] {""}
}
learn-hint = Suggerimento
learn-hint-piece = { $piece ->
    [king] Muovi il re in { $square }.
   *[man] Muovi la pedina in { $square }.
}
learn-hint-move = { $piece ->
    [king] Muovi il re da { $square } a { $target }.
   *[man] Muovi la pedina da { $square } a { $target }.
}
learn-right = { $move } è giusta. La risposta è { $reply }. E adesso?
learn-rule = Leggi la regola
learn-rules = Leggi le regole:
learn-finish = Concludi
learn-done = Lezione finita
learn-next-lesson = Poi: { $title }
learn-drill = Esercitati
learn-again = Rifai la lezione
learn-sheet = Stampa questa lezione

# Perché una mossa è sbagliata, dove la lezione non ha parole sue per dirlo.
learn-wrong-ended = Ma non è quello che chiede questo passo.
learn-wrong-elsewhere = Questa mossa è permessa, ma non porta in { $squares }.
learn-wrong-nothing = Così non si cattura nulla.
learn-wrong-missed = Così si cattura qualcosa, ma non quello che chiede questo passo.
learn-wrong-open = { $goal ->
    [draw] La partita continua: non è patta.
   *[win] La partita continua: questa mossa non vince subito.
}
learn-wrong-slow = È troppo lenta: potevi vincere subito.
learn-wrong-gone = Questa mossa lascia sfuggire la vittoria.
learn-wrong-other = Non è la mossa di cui parla questo passo.

learn-answer = La risposta è { $reply }.
learn-answer-wins = Dopo { $move } { $side ->
    [attackers] gli attaccanti vincono
   *[defenders] i difensori vincono
} subito: { $reply }.
learn-answer-wins-in = Dopo { $reply } { $side ->
    [attackers] gli attaccanti vincono
   *[defenders] i difensori vincono
} in { $moves } mosse.
