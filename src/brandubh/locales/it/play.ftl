### La prima pagina e le partite che vi si giocano.

board-label = La scacchiera
game = La partita
moves = Mosse
actions = Azioni
no-moves-yet = Ancora nessuna mossa.
goal-attackers = { $ring ->
    [yes] Hai le pedine scure (nere): cattura il re tra due delle tue, oppure accerchialo con tutte le sue pedine.
   *[no] Hai le pedine scure (nere): cattura il re tra due delle tue.
}
goal-defenders = { $escape ->
    [edges] Hai il re: portalo su una casella del bordo.
   *[corners] Hai il re: portalo in un angolo qualsiasi.
}
goal-both = { $escape ->
    [edges] Il re deve raggiungere il bordo.
   *[corners] Il re deve raggiungere un angolo.
} { $ring ->
    [yes] Gli attaccanti devono catturarlo, oppure accerchiarlo con tutte le sue pedine.
   *[no] Gli attaccanti devono catturarlo.
}
how-to-move = Trascina un pezzo, oppure tocca il pezzo e poi una casella.

side = { $side ->
    [attackers] attaccanti
   *[defenders] difensori
}
player-side = { $side ->
    [attackers] Attaccanti
   *[defenders] Difensori
}
player-number = Giocatore { $number }
you = Tu
computer-level = Computer, livello { $level }
to-move = di turno
thinking = sta pensando…
preparing = si prepara…
won = vittoria
taken-count = { $count ->
    [0] nessuna pedina catturata
    [one] una pedina catturata
    [many] { $count } di pedine catturate
   *[other] { $count } pedine catturate
}
clock-of = tempo rimasto: { $time }

opponent = Chi gioca
mode-computer = Computer
mode-local = In due, qui
mode-friend = Un amico
your-side = La tua squadra
choose-attackers = Attaccanti
choose-defenders = Difensori
choose-random = A caso
level-of = Livello { $level }: { $name }
level-1 = ha appena imparato le regole
level-2 = ha giocato qualche partita
level-3 = guarda prima di muovere
level-4 = gioca al tavolo di cucina
level-5 = gioca al circolo
level-6 = gioca nei tornei
level-7 = vince tornei
level-8 = a piena forza
rules = Regole
rules-wtf = Regole della Federazione
rules-wtf-de = Regole della Federazione, versione tedesca
rules-wtf-it = Regole della Federazione, versione italiana
rules-raven = Regole più antiche: Raven
rules-cyningstan = Brandub: Cyningstan
rules-magpie = Magpie
rules-ard-ri = Ard Rí
rules-ard-ri-open = Ard Rí senza trono
rules-own = Su misura…
rules-of-game = Come si gioca: { $name }
clock = Orologio
clock-none = Nessuno
clock-choice = { $minutes } min + { $seconds } s
match-choice = Un incontro: due set, squadre scambiate

match = Incontro
set-of = Set { $number } di 2
set-open = Set { $number }: in corso
set-won = Set { $number }: { $winner }, in { $moves ->
    [one] una mossa
    [many] { $moves } di mosse
   *[other] { $moves } mosse
}
set-drawn = Set { $number }: patta
match-rule = Con una vittoria a testa, vince l’incontro chi ha vinto in meno mosse, contando solo le proprie.
match-two-wins = Vincitore dell’incontro: { $winner }, con entrambi i set.
match-fewer-moves = Un set a testa. Vincitore dell’incontro: { $winner }, in { $fewer ->
    [one] una mossa
    [many] { $fewer } di mosse
   *[other] { $fewer } mosse
} contro { $more }.
match-a-win-and-a-draw = Vincitore dell’incontro: { $winner }, con una vittoria e una patta.
match-a-win-each-in-equally-many-moves = Un set a testa, in { $fewer ->
    [one] una mossa
    [many] { $fewer } di mosse
   *[other] { $fewer } mosse
} tutte e due le volte: l’incontro è pari.
match-two-draws = Entrambi i set in parità: l’incontro è pari.
second-set = 2º set
second-set-hint = Secondo set, squadre scambiate
rematch = Rivincita
rematch-hint = Ancora, squadre scambiate
look-back = Rivedi
look-back-hint = Rivedi la partita, con il resoconto

do-takeback = Ritira la mossa
do-takeback-short = Ritira
do-flip = Gira la scacchiera
do-flip-short = Gira
do-resign = Abbandona
do-resign-short = Lascia
do-draw = Concorda la patta
do-draw-short = Patta
do-share = Condividi il link
do-share-short = Link
do-new = Nuova partita
do-new-short = Nuova
link-copied = Link copiato.
ask-resign = Abbandoni?
ask-resign-text = { $side ->
    [attackers] La partita finisce e i difensori vincono.
   *[defenders] La partita finisce e gli attaccanti vincono.
}
ask-draw = Concordate la patta?
ask-draw-text = La partita finisce senza vincitore, se lo volete tutti e due.
play-on = Continua
ask-fatal = { $loser ->
    [nobody] Questa mossa porta alla patta
   *[other] Questa mossa perde
}
another-move = Un’altra mossa
play-anyway = Giocala lo stesso

type-move = Scrivi una mossa
type-move-hint = Scrivi una mossa: d2-e2
type-move-do = Gioca
type-move-wrong = «{ $text }» non è una mossa possibile adesso. Scrivila così: d2-e2.

key-first = Prima posizione
key-previous = Una mossa indietro
key-next = Una mossa avanti
key-last = Ultima posizione
key-sound = Attiva o disattiva i suoni
key-pick = Solleva o posa un pezzo

square = { $square }{ $special ->
    [throne] , trono
    [corner] , angolo
   *[none] { "" }
}, { $piece ->
    [attacker] attaccante
    [defender] difensore
    [king] re
   *[none] vuota
}
square-selected = in mano
square-destination = ci si può andare
square-warned = { $verdict ->
    [win] ci si può andare, e si vince per ripetizione
    [draw] ci si può andare, ma la partita è allora patta per ripetizione
   *[loss] ci si può andare, ma si perde per ripetizione
}
square-last-move = ultima mossa
square-threatened = in pericolo
move-spoken = { $piece ->
    [attacker] Attaccante
    [defender] Difensore
   *[king] Re
} da { $from } a { $to }{ $captures ->
    [0] .
   *[other] , cattura { $taken }.
}

taken-between = { $king ->
    [yes] Il re in { $square } è stato catturato tra { $one } e { $other }.
   *[no] La pedina in { $square } è stata catturata tra { $one } e { $other }.
}
taken-hostile = { $king ->
    [yes] Il re in { $square } è stato catturato tra { $one } e { $kind ->
        [throne] il trono
       *[corner] l’angolo { $helper }
    }.
   *[no] La pedina in { $square } è stata catturata tra { $one } e { $kind ->
        [throne] il trono
       *[corner] l’angolo { $helper }
    }.
}
taken-around = { $king ->
    [yes] Il re in { $square } è stato catturato: chiuso da tutti i lati.
   *[no] La pedina in { $square } è stata chiusa da tutti i lati.
}
why = Perché?

ended-escape = Il re è fuggito: i difensori vincono.
ended-capture = Il re è catturato: gli attaccanti vincono.
ended-no-men = Non resta nessun attaccante: i difensori vincono.
ended-encirclement = Il re e tutte le sue pedine sono accerchiati: gli attaccanti vincono.
ended-no-moves = { $winner ->
    [attackers] I difensori non possono muovere: gli attaccanti vincono.
    [defenders] Gli attaccanti non possono muovere: i difensori vincono.
   *[nobody] Nessuna mossa possibile: patta.
}
ended-repetition = { $winner ->
    [attackers] I difensori hanno ripetuto troppe volte: gli attaccanti vincono.
    [defenders] Gli attaccanti hanno ripetuto troppe volte: i difensori vincono.
   *[nobody] La posizione si è ripetuta: patta.
}
ended-resignation = { $winner ->
    [attackers] I difensori hanno abbandonato: gli attaccanti vincono.
   *[defenders] Gli attaccanti hanno abbandonato: i difensori vincono.
}
ended-timeout = { $winner ->
    [attackers] I difensori hanno esaurito il tempo: gli attaccanti vincono.
   *[defenders] Gli attaccanti hanno esaurito il tempo: i difensori vincono.
}
ended-agreement = Patta d’accordo.
king-in-danger = Il re è in pericolo.
repetition-final = { $move } riporterebbe una posizione che c’è già stata { $times ->
    [one] una volta
   *[other] { $times } volte
}, e chiuderebbe la partita: { $loser ->
    [attackers] gli attaccanti perderebbero.
    [defenders] i difensori perderebbero.
   *[nobody] patta.
}
repetition-again = { $move } riporta una posizione che c’è già stata { $times ->
    [one] una volta
   *[other] { $times } volte
}. Se continui a girare in tondo, { $loser ->
    [attackers] gli attaccanti perdono.
    [defenders] i difensori perdono.
   *[nobody] è patta.
}
connection-lost = Il server non risponde. La tua partita è al sicuro; nuovo tentativo…

## Durante la partita

goal-short-attackers = { $ring ->
    [yes] Il tuo scopo: catturare il re, oppure accerchiarlo con tutte le sue pedine.
   *[no] Il tuo scopo: catturare il re.
}
goal-short-defenders = { $escape ->
    [edges] Il tuo scopo: portare il re sul bordo.
   *[corners] Il tuo scopo: portare il re in un angolo.
}
watching = Stai guardando questa partita.
player-somebody = Un visitatore
player-friend = Il tuo amico
bot-named = { $name } (bot)
player-former = Un ex giocatore
your-move = Tocca a te
side-to-move = { $side ->
    [attackers] Tocca agli attaccanti
   *[defenders] Tocca ai difensori
}
computer-thinks = Il computer sta pensando

do-hint = Mostra una buona mossa
do-hint-short = Aiuto
hint-says = Aiuto: qui { $move } è una buona mossa.
do-analyse = Analizza questa partita
do-analyse-short = Analizza
confirm-move = Giochi { $move }?
confirm-do = Gioca
confirm-cancel = Annulla
coach-escape = { $move } lascia uscire il re: segue { $reply }.
coach-capture = Dopo { $move } il re può essere catturato: segue { $reply }.
coach-encirclement = Dopo { $move } il re può essere accerchiato: segue { $reply }.
coach-man = { $move } perde una pedina: segue { $reply }.
coach-better = { $move } concede molto: segue { $reply }.

## La fine di una partita

end-you-won = Hai vinto
end-you-lost = Ha vinto il computer
end-drawn = Patta
end-side-won = { $side ->
    [attackers] Hanno vinto gli attaccanti
   *[defenders] Hanno vinto i difensori
}
end-name-won = Vince { $name }
end-moves = Vinta in { $moves ->
    [one] una mossa
    [many] { $moves } di mosse
   *[other] { $moves } mosse
}.
end-moves-drawn = Dopo { $moves ->
    [one] una mossa
    [many] { $moves } di mosse
   *[other] { $moves } mosse
}.
next-level = Livello { $level }
next-level-hint = Gioca al livello { $level }: { $name }

## Giocare da qui, e partite che non ci sono

play-from-here = Gioca da qui
play-from-here-text = Una nuova partita comincia nella posizione sulla scacchiera. { $side ->
    [attackers] Tocca agli attaccanti.
   *[defenders] Tocca ai difensori.
}
play-level = Livello
unknown-game = Partita non trovata
unknown-game-text = A questo indirizzo non c’è nessuna partita. Forse è stata eliminata, oppure il link non è completo.
unknown-game-list = Le mie partite
game-did-not-open = La partita non si è aperta
