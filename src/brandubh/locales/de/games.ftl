### Meine Partien: alle Partien, die hier gespielt wurden.

games-export-all = Alle Partien speichern
games-none = Noch keine Partien
games-none-text = Jede Partie, die du hier spielst, wird aufgehoben und steht dann auf dieser Seite.
games-play = Eine Partie spielen
games-search = Suchen: ein Name, ein Regelwerk
games-all-rules = Alle Regelwerke
games-all-results = Alle Ergebnisse
games-all-modes = Alle Gegner
games-result = Ergebnis
games-result-open = Noch nicht zu Ende
games-result-attackers = Sieg der Angreifer
games-result-defenders = Sieg der Verteidiger
games-result-draw = Remis
games-count = { $count ->
    [0] Keine Partien
    [one] Eine Partie
   *[other] { $count } Partien
}
games-no-match = Keine Partie passt dazu.
games-clear = Alle Partien zeigen
games-more = Weitere Partien
games-rated = gewertet
games-still-open = Noch nicht zu Ende
games-versus = Angreifer: { $attackers }; Verteidiger: { $defenders }
games-continue = Weiterspielen
games-look = Öffnen
games-export = Als Partiedatei speichern
games-delete = Löschen
games-deleted = Die Partie ist gelöscht.
games-ask-delete = Diese Partie löschen?
games-ask-delete-text = Sie ist dann für immer weg.
games-keep = Behalten
