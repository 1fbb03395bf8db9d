### Problemi: il tema di una soluzione, e la pagina su cui se ne risolve uno.

puzzle-theme-two-corners = Due angoli
puzzle-theme-sacrifice = Sacrificio
puzzle-theme-throne-trick = Il trono ci mette del suo
puzzle-theme-corner-capture = Cattura contro un angolo
puzzle-theme-double-capture = Doppia cattura
puzzle-theme-quiet-move = Mossa tranquilla
puzzle-theme-defence = Difesa
puzzle-theme-escape = Fuga
puzzle-theme-king-hunt = Caccia al re
puzzle-theme-encirclement = Accerchiamento
puzzle-theme-last-man = L’ultimo attaccante
puzzle-theme-blockade = Blocco

puzzle-today = Problema del giorno
puzzle-name = Problema { $id }
puzzle-task = { $goal ->
    [escape] Muovono i difensori: porta il re in un angolo in { $moves } mosse.
    [capture] Muovono gli attaccanti: cattura il re in { $moves } mosse.
    [encirclement] Muovono gli attaccanti: accerchia il re e tutte le sue pedine in { $moves } mosse.
    [no_men] Muovono i difensori: cattura l’ultimo attaccante in { $moves } mosse.
   *[other] { $side ->
        [attackers] Muovono gli attaccanti: lascia i difensori senza mosse in { $moves } mosse.
       *[defenders] Muovono i difensori: lascia gli attaccanti senza mosse in { $moves } mosse.
    }
}
puzzle-grade = { $grade ->
    [1] Molto facile
    [2] Facile
    [3] Medio
    [4] Difficile
   *[5] Molto difficile
}
puzzle-begin = Trova la mossa vincente sulla scacchiera.
puzzle-judging = Sto valutando { $move }…
puzzle-right = { $move } è giusta. La risposta è { $reply }. E adesso?
puzzle-solved = Risolto!
puzzle-loses = { $move } è un errore: dopo { $reply } { $side ->
    [attackers] vincono gli attaccanti
   *[defenders] vincono i difensori
}{ $moves ->
    [one] .
   *[other] { " " }in { $moves } mosse.
}
puzzle-gone = { $move } lascia sfuggire la vittoria: dopo { $reply } { $side ->
    [attackers] gli attaccanti resistono.
   *[defenders] i difensori resistono.
}
puzzle-given-up = { $move } lascia sfuggire la vittoria.
puzzle-slow = { $move } è troppo lenta: potevi vincere subito.
puzzle-hint = Suggerimento
puzzle-hint-theme = Pensa a questo: { $theme }.
puzzle-hint-piece = { $piece ->
    [king] Muovi il re in { $square }.
   *[man] Muovi la pedina in { $square }.
}
puzzle-show = Mostra la soluzione
puzzle-solution = Soluzione
puzzle-restart = Dall’inizio
puzzle-themes = Il tema
puzzle-next = Problema successivo

## The list

puzzles-intro = Ognuno ha una sola mossa vincente, dimostrata dalla macchina.
puzzles-all = Tutti i problemi
puzzles-theme = Tema
puzzles-grade = Difficoltà
puzzles-side = Parte che muove
puzzles-length = Lunghezza
puzzles-all-themes = Tutti i temi
puzzles-all-grades = Tutte le difficoltà
puzzles-all-sides = Entrambe le parti
puzzles-all-lengths = Ogni lunghezza
puzzles-all-rules = Tutte le regole
puzzles-moves = { $moves ->
    [one] In una mossa
   *[other] In { $moves } mosse
}
puzzles-count = { $count ->
    [one] Un problema
   *[other] { $count } problemi
}{ $solved ->
    [0] {""}
   *[other] , di cui { $solved } risolti
}
puzzles-alone = Risolto
puzzles-helped = Risolto con aiuto
puzzles-none = Non c’è nessun problema così.
puzzles-clear = Mostra tutto
puzzles-more = Mostra altri

puzzles-failed = Non risolto
puzzle-gone-for-certain = { $move } lascia sfuggire la vittoria: dopo { $reply } nessuna delle due parti può forzare la vittoria.
puzzle-certain = È certo, secondo le tavole del gioco perfetto.

## Why a move of the solution is played

explain-corners = Il re ha { $count } vie d’uscita insieme: { $squares }.
explain-threatens = { $goal ->
    [escape] Minaccia di fuggire in { $squares }.
    [capture] Minaccia di catturare il re.
    [encirclement] Minaccia di chiudere l’anello intorno al re e alle sue pedine.
    [no_men] Minaccia di catturare l’ultimo attaccante.
   *[other] Minaccia di lasciare l’altra parte senza mosse.
}
explain-stops = { $goal ->
    [escape] Ferma il re, che stava per fuggire.
    [capture] Salva il re, che stava per essere catturato.
    [encirclement] Impedisce che l’anello si chiuda.
    [no_men] Salva l’ultimo attaccante.
   *[other] Conserva una mossa da giocare.
}
explain-quiet = Una mossa tranquilla: ancora nessuna minaccia, ma nessuna risposta regge.
explain-only-move = Di { $count } mosse, l’unica che conserva la vittoria.
explain-only-answer = L’unica risposta che non perde subito.
explain-no-answer = Nessuna risposta serve più.
explain-answers = Una delle { $count } risposte che non perdono subito.
explain-holds-out = La risposta che resiste più a lungo.
