### Die erste Seite: was für ein Spiel es ist, wer gegen wen spielt, und Spielen.

start-headline = Fang den König oder befreie ihn
start-about = Ein Brettspiel aus dem mittelalterlichen Irland
start-goal-attackers = { $ring ->
    [yes] Schlag den König zwischen zwei deiner Steine oder schließ den Ring.
   *[no] Schlag den König zwischen zwei deiner Steine.
}
start-goal-defenders = { $escape ->
    [edges] Bring den König an den Rand.
   *[corners] Bring den König in eine Ecke.
}
start-name = Name
start-name-of = { $side ->
    [attackers] Wer spielt die Angreifer (Name)?
   *[defenders] Wer spielt die Verteidiger (Name)?
}
start-level = Stufe { $level }
start-level-label = Stufe des Computers
start-offer = { $way ->
    [up] Zwei Siege in Folge! Bereit für mehr?
   *[down] Drei Niederlagen in Folge. Lieber etwas leichter?
}
start-play = Spielen
start-link = Link erstellen
start-note = { $begins ->
    [you] Oder mach einfach einen Zug: Damit beginnt die Partie.
    [friend] Du bekommst einen Link zum Verschicken.
    [computer] Der Computer zieht zuerst: Tippe auf Spielen.
   *[lot] Tippe auf Spielen, und das Los bestimmt deine Seite.
}
start-more = Mehr
clock-custom = Eigene …
clock-minutes = Minuten
clock-seconds = Sekunden pro Zug
clock-without = ohne Uhr
start-ways = Andere Anfänge
start-people = Mit anderen spielen
start-people-text = Lobby, Angebote, Zuschauen
start-learn = In einer Minute gelernt
start-learn-text = Sechs kurze Schritte am Brett
start-puzzle = Die Aufgabe des Tages
start-puzzle-text = { $side ->
    [attackers] Angreifer am Zug
   *[defenders] Verteidiger am Zug
}
start-continue = Deine Partie fortsetzen

computer-named = Computer, Stufe { $level } ({ $name })
games-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
