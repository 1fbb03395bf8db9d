### In einer Minute gelernt: sechs Schritte zum Spielen, jeder mit Titel, Aufgabe und einer Antwort auf falsche und richtige Züge.

learn-step = Schritt { $number } von { $count }:
learn-skip = Überspringen
learn-back = Zurück
learn-next = Weiter
learn-play = Spiel deine erste Partie

learn-move-title = Wie Figuren ziehen
learn-move-task = Jede Figur zieht geradeaus, so weit der Weg frei ist: Bring den dunklen Stein von { $from } zum Ring auf { $to }.
learn-move-wrong = Auch dieser Zug ist erlaubt, doch er führt nicht zum Ring. Versuch es mit dem Stein auf { $from }.
learn-move-done = Nah oder weit, vor, zurück oder zur Seite, aber nie schräg und nie über eine andere Figur hinweg.

learn-capture-title = Wie ein Stein geschlagen wird
learn-capture-task = Nimm einen Gegner in gerader Linie zwischen zwei deiner Steine, und er ist geschlagen: Schlag einen hellen Stein.
learn-capture-wrong = So wird nichts geschlagen. Neben einem hellen Stein steht schon ein dunkler: Stell einen zweiten auf die andere Seite.
learn-capture-done = So schlagen beide Seiten, und der König macht dabei mit.

learn-between-title = Dazwischenziehen ist sicher
learn-between-task = Wenn du selbst zwischen zwei Gegner ziehst, geschieht dir nichts: Bring einen hellen Stein zum Ring auf { $to }.
learn-between-wrong = Das ist nicht dazwischen. Versuch es mit dem Stein auf { $from }.
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
