### Was beim Spielen schiefgehen kann. `error-` und der Code des Fehlers; das Übrige steht in reading.ftl.

error-network = Der Server antwortet nicht. Läuft er noch? Deine Partie ist sicher; versuch es gleich noch einmal.
error-unexpected = Etwas ist schiefgegangen, das nicht schiefgehen sollte. Bitte versuch es noch einmal.
error-not-found = Unter diesem Namen gibt es hier nichts. Vielleicht wurde es gelöscht.
error-invalid = Das geht nicht.
error-forbidden = Diese Partie gehört jemand anderem; du kannst nur zusehen.
error-busy = Der Computer hat gerade alle Hände voll zu tun. Versuch es gleich noch einmal.
error-too-often = Das ging zu schnell. Versuch es gleich noch einmal.
error-too-often-today = So viel in so kurzer Zeit geht hier nicht. Versuch es später noch einmal.
error-many-searches = Für dich wird schon mehrmals gesucht. Warte, bis eine der Suchen zu Ende ist.
error-many-pictures = Für dich werden schon mehrere Bilder gezeichnet. Warte, bis eines davon da ist.
error-many-games = Du hast { $most } offene Partien. Beende oder entferne zuerst einige davon.
error-no-engine = Das Programm antwortet nicht. Versuch es noch einmal.

## Ein Zug, der nicht erlaubt ist

error-not-yours = Diese Figur gehört nicht dir.
error-earlier = Das ist eine frühere Stellung. Geh zum letzten Zug, um weiterzuspielen.
error-illegal-over = Die Partie ist zu Ende.
error-illegal-empty = { $square } ist leer.
error-illegal-turn = { $side ->
    [attackers] Die Angreifer sind am Zug.
   *[defenders] Die Verteidiger sind am Zug.
}
error-illegal-skip = Aussetzen darf man nicht.
error-illegal-shut-in = Die Figur auf { $square } ist eingesperrt: Sie kann nicht ziehen.
error-illegal-straight = Figuren ziehen nur waagerecht oder senkrecht.
error-illegal-occupied = { $square } ist besetzt.
error-illegal-throne = Nur der König darf auf dem Thron stehen bleiben.
error-illegal-corner = Nur der König darf auf einem Eckfeld stehen bleiben.
error-illegal-return = Nach diesen Regeln darf der König nicht auf den Thron zurück.
error-illegal-cross = Nach diesen Regeln darf kein Stein über den Thron hinwegziehen.
error-illegal-far = { $piece ->
    [king] Nach diesen Regeln zieht der König nur ein Feld weit.
   *[man] Nach diesen Regeln ziehen die Steine nur ein Feld weit.
}
error-illegal-blocked = Eine Figur steht im Weg.
error-illegal-captures = Das Geschlagene ist falsch angegeben: Der Zug ist { $actual }.

## Jetzt nicht

error-went-on = Die Partie ist inzwischen weitergegangen.
error-game-over = Die Partie ist zu Ende.
error-computers-turn = Der Computer ist am Zug.
error-computers-side = Der Computer gibt nicht auf dein Wort hin auf.
error-plays-on = Der Computer spielt weiter.
error-few-moves = { $count ->
    [0] Es wurde noch kein Zug gemacht.
    [one] Es wurde erst ein Zug gemacht.
   *[other] Es wurden erst { $count } Züge gemacht.
}
error-set-begun = Die zweite Runde hat begonnen; die erste bleibt, wie sie ist.
error-first-set = Die erste Runde ist noch nicht zu Ende.
error-no-match = Diese Partie gehört zu keinem Match.
error-position-over = In dieser Stellung ist die Partie zu Ende.
error-nothing-to-report = Es gibt keinen Zug, über den zu berichten wäre.
