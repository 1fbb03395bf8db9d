### Was Befehle in mehreren Sprachen sagen: Stellungen in Worten, Aufgaben, die man im Terminal löst, was schiefgehen kann.

words-board = { $piece ->
    [attacker] Angreifer
    [defender] Verteidiger
   *[king] König
}: { $squares ->
    [none] keine
   *[other] { $squares }
}
words-turn = { $side ->
    [attackers] Die Angreifer sind am Zug.
   *[defenders] Die Verteidiger sind am Zug.
}

solve-title = Aufgabe { $id }, Regeln { $rules }. { $grade } ({ NUMBER($difficulty, useGrouping: 0) }).
solve-intro = Gib einen Zug wie d2-e2 ein. help zählt auf, was du sonst eingeben kannst.
solve-prompt = { $number }. { $side ->
    [attackers] Angreifer
   *[defenders] Verteidiger
}>
solve-help-move = einen Zug machen (auch d2e2 und d2 e2)
solve-help-square = zeigen, wohin die Figur auf d2 ziehen kann
solve-help-hint = ein Tipp; der zweite nennt die Figur
solve-help-solution = aufgeben und die Lösung sehen
solve-help-again = mit dem ersten Zug neu beginnen
solve-help-moves = alle erlaubten Züge aufzählen
solve-help-board = das Brett noch einmal zeigen
solve-help-flip = das Brett umdrehen
solve-help-next = diese Aufgabe lassen und eine andere nehmen
solve-help-quit = aufhören
solve-labelled = { $label }: { $text }
solve-try-again = Versuch es noch einmal.
solve-no-moves = Es gibt keine Züge.
solve-next-one = Drücke die Eingabetaste für die nächste Aufgabe, oder gib quit ein.
solve-no-more = Es gibt keine weiteren Aufgaben.
solve-score = { $all ->
    [one] Gelöst: { $count } von 1 Aufgabe.
   *[other] Gelöst: { $count } von { $all } Aufgaben.
}{ $helped ->
    [0] {""}
   *[other] {" "}Mit Tipps: { $helped }.
}
solve-bye = Bis zum nächsten Mal.

error-puzzle-none = Eine solche Aufgabe gibt es nicht.
error-puzzle-theme = Kein Thema heißt „{ $text }“; es gibt { $choices }.
error-input-twice = Die Standardeingabe kann nur einmal gelesen werden und ist schon { $first }: Für { $second } ist eine Datei nötig.
error-output-twice = Auf die Standardausgabe passt nur eines: Lass --json weg, oder nenne nach { $option } eine Datei.
error-output-read = { $option } nennt eine Datei, die wieder gelesen wird: Die Standardausgabe taugt nicht dazu.
error-save-of-position = --save bewahrt beurteilte Partien auf: Lass es bei einer Stellung weg.
error-side-alone = --side gehört zu --level: Ohne den Computer spielst du beide Seiten.
error-names-and-level = Gegen den Computer hat nur ein Spieler einen Namen: Lass --attackers oder --defenders weg.
