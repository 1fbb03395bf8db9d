### Die Eröffnungen: was Partien, Programm und Beweise von den ersten Zügen sagen.

openings-move = Zug
openings-games = Partien
openings-results = Ergebnisse
openings-engine = Programm
openings-heading = Die Züge, und was man von ihnen weiß
openings-count = { $games ->
    [0] Keine Partien
    [one] Eine Partie
   *[other] { $games } Partien
}
openings-row = { $move }. { $count }.
openings-won = Die Angreifer gewannen { $attackers }, die Verteidiger { $defenders }, remis { $draws }.
openings-alike = { $count } Züge, die Spiegelbilder voneinander sind
openings-proven = { $winner ->
    [attackers] Bewiesen: Die Angreifer gewinnen.
   *[defenders] Bewiesen: Die Verteidiger gewinnen.
}
openings-others = { $count ->
    [one] Von einem weiteren Zug weiß man nichts.
   *[other] Von { $count } weiteren Zügen weiß man nichts.
}
openings-none = Von dieser Stellung weiß man noch nichts.
openings-none-next = Geh einen Zug zurück, oder frag das Programm darüber.
openings-over = Hier ist die Partie zu Ende.
openings-failed = Die Eröffnungen konnten nicht geholt werden.
openings-try = Noch einmal versuchen

error-openings-damaged = Die hier gezählten Eröffnungen sind beschädigt und müssen neu gezählt werden.
