### Impara in un minuto: sei passi che si giocano, ognuno con il titolo, il compito e una risposta alle mosse sbagliate e giuste.

learn-step = Passo { $number } di { $count }:
learn-skip = Salta
learn-back = Indietro
learn-next = Avanti
learn-play = Gioca la tua prima partita

learn-move-title = Come si muovono i pezzi
learn-move-task = Ogni pezzo si muove in linea retta, fin dove la strada è libera: porta la pedina scura da { $from } all’anello in { $to }.
learn-move-wrong = Anche questa mossa è permessa, ma non porta all’anello. Prova con la pedina in { $from }.
learn-move-done = Vicino o lontano, avanti, indietro o di lato, ma mai in diagonale e mai sopra un altro pezzo.

learn-capture-title = Come si cattura una pedina
learn-capture-task = Chiudi un avversario tra due delle tue pedine, in linea retta, ed è catturato: cattura una pedina chiara.
learn-capture-wrong = Così non si cattura nulla. Una pedina chiara ne ha già una scura accanto: mettine un’altra dal lato opposto.
learn-capture-done = Entrambe le squadre catturano così, e anche il re partecipa.

learn-between-title = Mettersi in mezzo è sicuro
learn-between-task = Se sei tu a metterti tra due avversari, non ti succede nulla: porta una pedina chiara all’anello in { $to }.
learn-between-wrong = Non è lì in mezzo. Prova con la pedina in { $from }.
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
