### La pagina delle regole e l’editor delle regole. Le regole stesse sono in rules.ftl.

rulebook-heading = Le regole del Brandubh
rulebook-title = Regole: { $name }
rulebook-rulesets = Regolamenti
rulebook-contents = Indice
rulebook-print = Stampa
rulebook-hint = Su ogni diagramma si può giocare: muovi i pezzi, oppure fatti mostrare la regola.
rulebook-differences = Le differenze fianco a fianco
rulebook-differences-text = Tutto ciò che non è in questa tabella è uguale in tutti questi regolamenti.
rulebook-origins = Da dove vengono i regolamenti

## Il riassunto sopra le clausole

summary-heading = In breve
summary-move-title = Come si muovono i pezzi
summary-move = { $men ->
    [one] { $king ->
        [one] Una casella alla volta, dritto, mai in diagonale.
       *[any] Il re come la torre negli scacchi: dritto, finché la via è libera. Le pedine vanno di una casella.
    }
   *[any] { $king ->
        [one] Come la torre negli scacchi: dritto, finché la via è libera; ma il re va di una casella.
       *[any] Come la torre negli scacchi: dritto, finché la via è libera.
    }
} { $closed ->
    [both] Solo il re può fermarsi sul trono e negli angoli.
    [throne] Solo il re può fermarsi sul trono.
    [corners] Solo il re può fermarsi negli angoli.
   *[none] Nessuna casella è riservata al re.
}
summary-capture-title = Come si cattura una pedina
summary-capture = Chiudila tra due dei tuoi pezzi, in linea retta. { $hostile ->
    [both] Un angolo o il trono vuoto può fare le veci di uno dei due.
    [corners] Un angolo può fare le veci di uno dei due.
    [throne] Il trono vuoto può fare le veci di uno dei due.
   *[none] Ne servono sempre due.
} Entrare tra due nemici è sicuro.
summary-escape-title = Come fugge il re
summary-escape = { $escape ->
    [edges] I difensori vincono appena il re raggiunge il bordo della scacchiera.
   *[corners] I difensori vincono appena il re raggiunge un angolo.
}
summary-king-title = Come si cattura il re
summary-king = { $elsewhere ->
    [4] Gli attaccanti vincono se lo chiudono da ogni lato
   *[2] Gli attaccanti vincono se lo chiudono tra due, come una pedina
}{ $throne ->
    [4] { $elsewhere ->
        [4] .
       *[2] ; sul trono ne servono quattro.
    }
   *[2] { $elsewhere ->
        [4] ; sul trono ne bastano due.
       *[2] .
    }
}{ $encirclement ->
    [yes] { " " }Vince anche un cerchio chiuso attorno a lui e a tutte le sue pedine.
   *[no] { "" }
}

clause-link = Link a { $number }, { $title }

diagram-label = Diagramma: { $title }
diagram-show = Mostra
diagram-reset = Ricomincia

editor-text = Scegli come ti piace: accanto a ogni scelta è spiegato che cosa significa. Una partita con le tue regole è a un tocco di distanza.
editor-unnamed = Le mie regole
editor-name = Nome
editor-from = Parti da
editor-from-choose = un regolamento…
editor-start = Posizione iniziale
editor-start-usual = Com’era
editor-start-text = La posizione in testo
editor-start-help = Sette righe, dalla 7 alla 1: t un attaccante, T un difensore, K il re, una cifra altrettante caselle vuote.
editor-valid = Con queste regole si può giocare.
editor-same = Con queste regole si può giocare. Sono le stesse di: { $name }.
editor-play = Gioca con queste regole
editor-read = Leggile
editor-save = Salva in un file
editor-load = Apri un file
editor-no-rules = In { $file } non c’è nessun regolamento.

field-first = Chi muove per primo
field-escape = Dove fugge il re
field-men-may-cross = Le pedine possono attraversare il trono vuoto
field-king-may-return = Il re può tornare sul trono
field-throne-restricted = Il trono è riservato al re
field-corners-restricted = Gli angoli sono riservati al re
field-king-range = Fin dove va il re
field-men-range = Fin dove vanno le pedine
field-king-armed = Il re cattura
field-corners-hostile = Gli angoli sono ostili
field-throne-hostile-to-attackers = Il trono è ostile agli attaccanti
field-throne-hostile-to-defenders = Il trono è ostile alle pedine del re
field-throne-hostile-to-king = Il trono è ostile al re
field-king-taken-elsewhere = Attaccanti necessari per catturare il re
field-king-taken-on-throne = … sul trono
field-king-taken-beside-throne = … accanto al trono
field-king-taken-at-edge = … sul bordo
field-throne-counts-as-closed = Il trono vuoto è un muro per un re che si cattura in quattro
field-encirclement = L’accerchiamento dà la vittoria
field-no-moves = Una squadra senza mosse
field-repetition = La ripetizione conta
field-repetition-verdict = Allora

value-attackers = Attaccanti
value-defenders = Difensori
value-corners = Negli angoli
value-edges = Su tutto il bordo
value-yes = Sì
value-no = No
value-never = Mai
value-when-empty = Quando è vuoto
value-always = Sempre
value-2 = Due
value-4 = Quattro
value-any = Quanto si vuole
value-one = Una casella
value-as-elsewhere = Come altrove
value-by-two = Due
value-by-three = Tre
value-loss = Perde
value-draw = Patta
value-three-loops = Lo stesso giro tre volte di fila
value-third-loop = Lo stesso giro per la terza volta
value-fourth-time = Una posizione per la quarta volta
value-third-time = Una posizione per la terza volta
value-second-time = Una posizione per la seconda volta
value-none = Per niente
value-choice = Perde chi aveva la scelta
value-defenders-lose = Perdono i difensori
