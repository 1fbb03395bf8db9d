### In einer Minute gelernt: sechs Schritte zum Spielen, jeder mit Titel, Aufgabe und einer Antwort auf falsche und richtige Züge.

learn-step = Schritt { $number } von { $count }:
learn-skip = Überspringen
learn-back = Zurück
learn-next = Weiter
learn-play = Spiel deine erste Partie

learn-move-title = Wie Figuren ziehen
learn-move-task = Jede Figur zieht geradeaus, so weit der Weg frei ist: Bring den dunklen Stein von b2 zum Ring auf g2.
learn-move-wrong = Auch dieser Zug ist erlaubt, doch er führt nicht zum Ring. Versuch es mit dem Stein auf b2.
learn-move-done = Nah oder weit, vor, zurück oder zur Seite, aber nie schräg und nie über eine andere Figur hinweg.

learn-capture-title = Wie ein Stein geschlagen wird
learn-capture-task = Nimm einen Gegner in gerader Linie zwischen zwei deiner Steine, und er ist geschlagen: Schlag einen hellen Stein.
learn-capture-wrong = So wird nichts geschlagen. Neben einem hellen Stein steht schon ein dunkler: Stell einen zweiten auf die andere Seite.
learn-capture-done = So schlagen beide Seiten, und der König macht dabei mit.

learn-between-title = Dazwischenziehen ist sicher
learn-between-task = Wenn du selbst zwischen zwei Gegner ziehst, geschieht dir nichts: Bring einen hellen Stein zum Ring auf d3.
learn-between-wrong = Das ist nicht dazwischen. Versuch es mit dem Stein auf d1.
learn-between-done = Sicher: Es schlägt nur, wer zieht.

learn-squares-title = Ecken und Thron
learn-squares-task = Nur der König darf auf den Ecken und dem Thron stehen bleiben; für Steine sind sie so gut wie ein Gegner: Schlag einen hellen Stein gegen eines dieser Felder.
learn-squares-wrong = So wird nichts geschlagen. Such einen hellen Stein neben einer Ecke oder neben dem Thron und komm von der anderen Seite.
learn-squares-done = Über den leeren Thron dürfen Steine hinwegziehen, aber nicht darauf stehen bleiben.

learn-escape-title = Wie der König flieht
learn-escape-task = Die Verteidiger gewinnen, sobald der König eine Ecke erreicht: Bring ihn hin.
learn-escape-wrong = Er ist noch nicht entkommen. Der Weg in eine Ecke ist frei.
learn-escape-done = Stehen ihm zwei Ecken zugleich offen, ist er kaum noch aufzuhalten.

learn-king-title = Wie der König geschlagen wird
learn-king-task = Die Angreifer gewinnen, wenn sie den König schlagen: außerhalb des Throns zwischen zweien von ihnen, wie einen Stein. Schlag ihn.
learn-king-wrong = Der König ist noch frei. Komm von seiner anderen Seite.
learn-king-done = Auf dem Thron braucht es vier, einen auf jeder Seite. Die Angreifer gewinnen auch, wenn sie den König und alle seine Steine einkreisen.

## Der Kurs: seine Seite

learn-intro = Lern das Spiel, indem du es spielst: kurze Lektionen auf dem Brett, vom ersten Zug bis zu den Endspielen.
learn-progress = { $done } von { $count } Lektionen geschafft
learn-begin = Mit dem Kurs beginnen
learn-continue = Weitermachen
learn-complete = Du hast alle Lektionen geschafft.
learn-chapter = { $count ->
    [one] Eine Lektion
   *[other] { $count } Lektionen
}, etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
learn-steps = { $count ->
    [one] Ein Schritt
   *[other] { $count } Schritte
}
learn-state-begun = { $done } von { $count } Schritten geschafft
learn-state-done = Geschafft
learn-ways = Andere Wege zu lernen
learn-way-minute = Das Spiel in sechs kurzen Schritten
learn-way-puzzles = Finde den Gewinnzug
learn-way-drills = Spiel Stellungen gegen perfektes Spiel zu Ende
learn-way-analyse = Probier erste Züge aus, mit einem Programm daneben
learn-way-studies = Deine eigenen Lektionen, bewahrt und geteilt
learn-way-theory = Geschichte, perfektes Spiel und was bewiesen ist
learn-kept = Was du geschafft hast, bleibt in diesem Browser, ohne Konto.
learn-clear = Fortschritt löschen
learn-clear-text = Keine Lektion wird mehr als geschafft gelten. Das lässt sich nicht rückgängig machen.

## Eine Lektion

learn-all = Alle Lektionen
learn-step-mark = Schritt { $number } von { $count }{ $state ->
    [done] , geschafft
   *[open] {""}
}
learn-hint = Tipp
learn-hint-piece = { $piece ->
    [king] Zieh mit dem König, der auf { $square } steht.
   *[man] Zieh mit dem Stein, der auf { $square } steht.
}
learn-hint-move = { $piece ->
    [king] Zieh den König von { $square } nach { $target }.
   *[man] Zieh den Stein von { $square } nach { $target }.
}
learn-right = { $move } ist richtig. Die Antwort ist { $reply }. Und jetzt?
learn-rule = Zur Regel
learn-rules = Zu den Regeln:
learn-finish = Fertig
learn-done = Lektion geschafft
learn-next-lesson = Als Nächstes: { $title }
learn-drill = Üben
learn-again = Noch einmal von vorn
learn-sheet = Diese Lektion drucken

# Warum ein Zug falsch ist, wo die Lektion keine eigenen Worte dafür hat.
learn-wrong-ended = Doch danach ist in diesem Schritt nicht gefragt.
learn-wrong-elsewhere = Dieser Zug ist erlaubt, doch er führt nicht nach { $squares }.
learn-wrong-nothing = So wird nichts geschlagen.
learn-wrong-missed = So wird zwar geschlagen, aber nicht das, was dieser Schritt verlangt.
learn-wrong-open = { $goal ->
    [draw] Die Partie geht weiter: Das ist kein Remis.
   *[win] Die Partie geht weiter: Das gewinnt nicht sofort.
}
learn-wrong-slow = Das ist zu langsam: Du konntest sofort gewinnen.
learn-wrong-gone = Das gibt den Gewinn aus der Hand.
learn-wrong-other = Das ist nicht der Zug, um den es in diesem Schritt geht.

learn-answer = Die Antwort ist { $reply }.
learn-answer-wins = Nach { $move } gewinnen { $side ->
    [attackers] die Angreifer
   *[defenders] die Verteidiger
} sofort: { $reply }.
learn-answer-wins-in = Nach { $reply } gewinnen { $side ->
    [attackers] die Angreifer
   *[defenders] die Verteidiger
} in { $moves } Zügen.
