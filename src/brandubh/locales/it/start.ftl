### La prima pagina: che gioco è, chi gioca contro chi, e Gioca.

start-headline = Cattura il re, o liberalo
start-about = Un gioco da tavolo dell’Irlanda medievale
start-goal-attackers = { $ring ->
    [yes] Cattura il re tra due delle tue, o chiudi il cerchio.
   *[no] Cattura il re tra due delle tue.
}
start-goal-defenders = { $escape ->
    [edges] Porta il re sul bordo.
   *[corners] Porta il re in un angolo.
}
start-name = Nome
start-name-of = { $side ->
    [attackers] Nome di chi gioca con gli attaccanti
   *[defenders] Nome di chi gioca con i difensori
}
start-level = Livello { $level }
start-level-label = Livello del computer
start-offer = { $way ->
    [up] Due vittorie di fila! Si sale?
   *[down] Tre sconfitte di fila. Un avversario più mite?
}
start-play = Gioca
start-link = Crea un link
start-note = { $begins ->
    [you] Oppure fai una mossa: la partita comincia così.
    [friend] Ricevi un link da mandare al tuo amico.
    [computer] Comincia il computer: premi Gioca.
   *[lot] Premi Gioca per sorteggiare la tua squadra.
}
start-more = Altro
clock-custom = Su misura…
clock-minutes = Minuti
clock-seconds = Secondi per mossa
clock-without = senza orologio
start-ways = Altri modi di cominciare
start-people = Gioca con altri
start-people-text = Sala, offerte, partite da guardare
start-learn = Impara in un minuto
start-learn-text = Sei brevi passi sulla scacchiera
start-puzzle = Il problema di oggi
start-puzzle-text = { $side ->
    [attackers] Muovono gli attaccanti
   *[defenders] Muovono i difensori
}
start-continue = Riprendi la tua partita

computer-named = Computer, livello { $level } ({ $name })
games-moves = { $count ->
    [0] nessuna mossa
    [one] una mossa
    [many] { $count } di mosse
   *[other] { $count } mosse
}
