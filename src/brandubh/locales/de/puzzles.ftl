### Aufgaben: worum es in einer Lösung geht, und die Seite, auf der man eine löst.

puzzle-theme-two-corners = Zwei Ecken
puzzle-theme-sacrifice = Opfer
puzzle-theme-throne-trick = Der Thron hilft mit
puzzle-theme-corner-capture = Schlagen gegen eine Ecke
puzzle-theme-double-capture = Doppelschlag
puzzle-theme-quiet-move = Stiller Zug
puzzle-theme-defence = Verteidigung
puzzle-theme-escape = Flucht
puzzle-theme-king-hunt = Königsjagd
puzzle-theme-encirclement = Einkreisung
puzzle-theme-last-man = Der letzte Angreifer
puzzle-theme-blockade = Blockade

puzzle-today = Aufgabe des Tages
puzzle-name = Aufgabe { $id }
puzzle-task = { $goal ->
    [escape] Verteidiger am Zug: Bring den König in { $moves } Zügen in eine Ecke.
    [capture] Angreifer am Zug: Schlag den König in { $moves } Zügen.
    [encirclement] Angreifer am Zug: Kreise den König und alle seine Steine in { $moves } Zügen ein.
    [no_men] Verteidiger am Zug: Schlag den letzten Angreifer in { $moves } Zügen.
   *[other] { $side ->
        [attackers] Angreifer am Zug: Nimm den Verteidigern in { $moves } Zügen jeden Zug.
       *[defenders] Verteidiger am Zug: Nimm den Angreifern in { $moves } Zügen jeden Zug.
    }
}
puzzle-grade = { $grade ->
    [1] Sehr leicht
    [2] Leicht
    [3] Mittel
    [4] Schwer
   *[5] Sehr schwer
}
puzzle-begin = Finde den Gewinnzug auf dem Brett.
puzzle-judging = { $move } wird geprüft …
puzzle-right = { $move } ist richtig. Die Antwort ist { $reply }. Und jetzt?
puzzle-solved = Gelöst!
puzzle-loses = { $move } ist ein Fehler: Nach { $reply } gewinnen { $side ->
    [attackers] die Angreifer
   *[defenders] die Verteidiger
}{ $moves ->
    [one] .
   *[other] { " " }in { $moves } Zügen.
}
puzzle-gone = { $move } gibt den Gewinn aus der Hand: Nach { $reply } halten { $side ->
    [attackers] die Angreifer stand.
   *[defenders] die Verteidiger stand.
}
puzzle-given-up = { $move } gibt den Gewinn aus der Hand.
puzzle-slow = { $move } ist zu langsam: Du konntest sofort gewinnen.
puzzle-hint = Tipp
puzzle-hint-theme = Denk an dies: { $theme }.
puzzle-hint-piece = { $piece ->
    [king] Zieh mit dem König, der auf { $square } steht.
   *[man] Zieh mit dem Stein, der auf { $square } steht.
}
puzzle-show = Lösung zeigen
puzzle-solution = Lösung
puzzle-restart = Von vorn
puzzle-themes = Worum es geht
puzzle-next = Nächste Aufgabe

## The list

puzzles-intro = Jede hat genau einen Gewinnzug, maschinell bewiesen.
puzzles-all = Alle Aufgaben
puzzles-theme = Thema
puzzles-grade = Schwierigkeit
puzzles-side = Seite am Zug
puzzles-length = Länge
puzzles-all-themes = Alle Themen
puzzles-all-grades = Alle Schwierigkeiten
puzzles-all-sides = Beide Seiten
puzzles-all-lengths = Jede Länge
puzzles-all-rules = Alle Regeln
puzzles-moves = { $moves ->
    [one] In einem Zug
   *[other] In { $moves } Zügen
}
puzzles-count = { $count ->
    [one] Eine Aufgabe
   *[other] { $count } Aufgaben
}{ $solved ->
    [0] {""}
   *[other] , davon { $solved } gelöst
}
puzzles-alone = Gelöst
puzzles-helped = Mit Hilfe gelöst
puzzles-none = Eine solche Aufgabe gibt es nicht.
puzzles-clear = Alle zeigen
puzzles-more = Mehr zeigen

puzzles-failed = Nicht gelöst
puzzle-gone-for-certain = { $move } gibt den Gewinn aus der Hand: Nach { $reply } kann keine Seite den Sieg erzwingen.
puzzle-certain = Das ist sicher, nach den Tabellen des perfekten Spiels.

## Why a move of the solution is played

explain-corners = Der König hat { $count } Auswege zugleich: { $squares }.
explain-threatens = { $goal ->
    [escape] Droht, auf { $squares } zu entkommen.
    [capture] Droht, den König zu schlagen.
    [encirclement] Droht, den Ring um den König und seine Steine zu schließen.
    [no_men] Droht, den letzten Angreifer zu schlagen.
   *[other] Droht, der anderen Seite jeden Zug zu nehmen.
}
explain-stops = { $goal ->
    [escape] Hält den König auf, der gerade entkommen wollte.
    [capture] Rettet den König, der sonst geschlagen würde.
    [encirclement] Verhindert, dass sich der Ring schließt.
    [no_men] Rettet den letzten Angreifer.
   *[other] Bewahrt sich einen Zug.
}
explain-quiet = Ein stiller Zug: Noch droht nichts, aber keine Antwort hält.
explain-only-move = Von { $count } Zügen der einzige, der den Gewinn festhält.
explain-only-answer = Die einzige Antwort, die nicht sofort verliert.
explain-no-answer = Keine Antwort hilft mehr.
explain-answers = Eine von { $count } Antworten, die nicht sofort verlieren.
explain-holds-out = Die Antwort, die am längsten standhält.
