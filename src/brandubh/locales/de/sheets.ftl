### Blätter zum Drucken und Reihen von Aufgaben.

sheet-make = Ein Blatt drucken
sheet-default = Brandubh-Aufgaben
sheet-intro = Zwei Seiten für eine Klasse: die Bretter und die Lösungen. Dein Browser druckt sie oder speichert sie als PDF.
sheet-intro-study = Die Kapitel einer Studie mit ihren Worten. Dein Browser druckt sie oder speichert sie als PDF.
sheet-intro-lesson = Die Schritte einer Lektion mit ihren Lösungen. Dein Browser druckt sie oder speichert sie als PDF.
sheet-print = Drucken
sheet-heading = Titel auf dem Blatt
sheet-count = Wie viele Aufgaben
sheet-solutions = Mit Lösungen
sheet-others = Andere Aufgaben
sheet-share = Das Blatt teilen
sheet-solve = Am Bildschirm lösen
sheet-solve-share = Als Reihe zum Lösen teilen
sheet-preview = Das Blatt, wie es gedruckt wird
sheet-name = Name
sheet-date = Datum
sheet-answers = Lösungen
sheet-king = König
sheet-man = { $side ->
    [attackers] Angreifer
   *[defenders] Verteidiger
}
sheet-turn = { $side ->
    [attackers] Angreifer am Zug
   *[defenders] Verteidiger am Zug
}
sheet-board = Brett { $number }: { $task }
sheet-failed = Dieses Blatt lässt sich nicht machen
sheet-none = So eine Aufgabe gibt es nicht.
sheet-choose = Aufgaben wählen

## Eine Reihe von Aufgaben, eine nach der anderen gelöst

set-name = Eine Reihe von Aufgaben
set-place = Aufgabe { $number } von { $count }
set-solved = { $solved ->
    [0] noch keine gelöst
   *[other] { $solved } gelöst
}
set-done = Alle gelöst. Gut gemacht!
set-previous = Vorige Aufgabe
