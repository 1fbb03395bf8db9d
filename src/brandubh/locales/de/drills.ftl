### Übungen: Stellungen, die gegen bestes Spiel zu Ende gespielt werden.

## The list

drills-intro = Spiel eine Stellung gegen bestes Spiel zu Ende, und vergleiche.
drills-count = { $count } Übungen, { $stars } von { $most } Sternen
drills-begin = Anfangen
drills-continue = Weitermachen
drills-all = Alle Übungen
drill-group-escapes = Einfache Gewinne: Der König entkommt
drill-group-escapes-text = Der König allein oder mit einem Stein, gegen einen, zwei und drei Angreifer.
drill-group-hunts = Einfache Gewinne: Der König wird gefangen
drill-group-hunts-text = Neben einer Ecke, am Rand, auf freiem Feld: wie Angreifer einen König fangen.
drill-group-defences = Verteidigungen
drill-group-defences-text = Der einzige Zug, eine verlorene Sache, die dauern soll, ein König, der nicht hinausdarf.
drill-group-endings = Berühmte Endspiele
drill-group-endings-text = Ringe, die sich schließen oder brechen, und die längsten Gewinne, die es gibt.
drill-short = { $goal ->
    [hold] { $side ->
        [attackers] Angreifer: { $moves } Züge standhalten
       *[defenders] Verteidiger: { $moves } Züge standhalten
    }
    [resist] { $side ->
        [attackers] Angreifer: { $moves } Züge durchhalten
       *[defenders] Verteidiger: { $moves } Züge durchhalten
    }
   *[win] { $side ->
        [attackers] Angreifer: Gewinn in { $moves } Zügen
       *[defenders] Verteidiger: Gewinn in { $moves } Zügen
    }
}
drill-record = Dein Bestes: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
drill-stars = { $stars ->
    [0] Kein Stern
    [one] Ein Stern von drei
   *[other] { $stars } Sterne von drei
}

## A drill

drill-task = { $goal ->
    [escape] Du bist die Verteidiger: Bring den König in eine Ecke. Bestes Spiel braucht { $moves } Züge.
    [capture] Du bist die Angreifer: Schlag den König. Bestes Spiel braucht { $moves } Züge.
    [encircle] Du bist die Angreifer: Kreise den König und alle seine Steine ein. Bestes Spiel braucht { $moves } Züge.
    [hold] { $side ->
        [attackers] Du bist die Angreifer: Verlier { $moves } Züge lang nicht.
       *[defenders] Du bist die Verteidiger: Verlier { $moves } Züge lang nicht.
    }
   *[resist] { $side ->
        [attackers] Du bist die Angreifer und wirst verlieren: Halte so lange durch, wie du kannst. Bestes Spiel hält { $moves } Züge.
       *[defenders] Du bist die Verteidiger und wirst verlieren: Halte so lange durch, wie du kannst. Bestes Spiel hält { $moves } Züge.
    }
}
drill-best = Bestes Spiel: { $moves } Züge
drill-counter = Zug { $move } von { $best }
drill-counter-over = Zug { $move }, das Beste sind { $best }
drill-begin = Du bist am Zug. Jede Antwort ist die beste, die es gibt.
drill-judging = { $move } wird geprüft …
drill-step-best = { $move } ist bestes Spiel.
drill-step-slower = { $move } kostet { $lost ->
    [one] einen Zug.
   *[other] { $lost } Züge.
}
drill-step-thrown = { $goal ->
    [hold] { $move } gibt es aus der Hand.
   *[win] { $sure ->
        [yes] { $move } gibt den Gewinn aus der Hand.
       *[no] Nach { $move } sieht das Programm keinen erzwungenen Gewinn mehr.
    }
}
drill-answer = Die Antwort ist { $reply }.
drill-left = Von hier gewinnst du in { $moves ->
    [one] einem Zug.
   *[other] { $moves } Zügen.
}
drill-opponent-wins = { $side ->
    [attackers] Jetzt gewinnen die Angreifer
   *[defenders] Jetzt gewinnen die Verteidiger
}{ $moves ->
    [one] , und zwar sofort.
   *[other] { " " }in { $moves } Zügen.
}
drill-take-back = Zug zurücknehmen
drill-taken-back = Zurückgenommen. Versuch einen anderen Zug.
drill-go-on = Trotzdem weiter
drill-hint = Tipp
drill-hint-move = Bestes Spiel ist { $move }.
drill-helped = Ein Tipp oder ein zurückgenommener Zug kostet einen Stern.
drill-restart = Von vorn
drill-again = Noch ein Versuch
drill-show = Zeig es mir
drill-show-again = Noch einmal zeigen
drill-back = Zurück zu meinem Spiel
drill-watch = Bestes Spiel beider Seiten, Zug für Zug.
drill-next = Nächste Übung
drill-your-moves = Dein Spiel
drill-best-line = Bestes Spiel
drill-mark-slower = +{ $lost }
drill-mark-thrown = gibt es aus der Hand
drill-won = { $how ->
    [best] In { $moves } Zügen gewonnen: Niemand ist schneller.
    [faster] In { $moves } Zügen gewonnen; gegen die beste Verteidigung braucht es { $best }.
   *[slower] In { $moves } Zügen gewonnen, das Beste waren { $best }.
}
drill-held = Du hast { $moves } Züge standgehalten, wie verlangt.
drill-lasted = { $how ->
    [best] Du hast { $moves } Züge durchgehalten: Niemand hält länger durch.
   *[other] Du hast { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    } durchgehalten, das Beste waren { $best }.
}
drill-late = Kein Gewinn in { $moves } Zügen, das Beste waren { $best }.
drill-lost = { $side ->
    [attackers] Die Angreifer haben gewonnen.
   *[defenders] Die Verteidiger haben gewonnen.
} Du konntest in { $best } Zügen gewinnen.

## The drills

drill-open-lines-title = Offene Linien
drill-open-lines-text = Am Rand sieht der König zwei Ecken zugleich, und ein Wächter kann nur einen der Wege versperren.
drill-one-guard-title = Ein Wächter
drill-one-guard-text = Ein einzelner Angreifer nahe beim König ist drei Züge wert, und nie mehr.
drill-two-guards-title = Zwei Wächter
drill-two-guards-text = Der König ist bedroht: Geh mit einem Zug, der Zeit gewinnt.
drill-king-and-man-title = König und Stein
drill-king-and-man-text = Der König steht neben einer Ecke in Gefahr; sein einziger Stein verschafft ihm die Zeit.
drill-three-guards-title = Drei Wächter
drill-three-guards-text = Nur ein erster Zug gewinnt: Halte einen zweiten Weg offen.
drill-helper-title = Der Helfer
drill-helper-text = König und Stein schlagen gemeinsam, und der Weg ist frei.
drill-five-moves-title = Fünf Züge
drill-five-moves-text = Kein König braucht länger gegen drei Angreifer, und der erste Zug ist der einzige.
drill-beside-the-corner-title = Neben der Ecke
drill-beside-the-corner-text = Eine Ecke schlägt wie einer deiner Steine: Zwei Angreifer genügen.
drill-in-the-open-title = Auf freiem Feld
drill-in-the-open-text = Lass dem König nur Felder, auf denen ihn zwei deiner Steine fassen können.
drill-at-the-edge-title = Am Rand
drill-at-the-edge-text = Der König will den Rand entlanglaufen: Halte ihn dort auf, wo er in der Falle sitzt.
drill-four-hunters-title = Vier Jäger
drill-four-hunters-text = Vier gegen den König allein: Jeder Zug außer dem letzten ist der einzige.
drill-closing-in-title = Das Netz zieht sich zu
drill-closing-in-text = Treib den König an den Rand, und fang ihn dort zwischen zwei Steinen.
drill-cut-off-title = Abgeschnitten
drill-cut-off-text = Sperr den König ein, lass seinen Stein laufen, und komm zum Schlagen zurück.
drill-lone-prince-title = Hilfe naht
drill-lone-prince-text = Ein Stein eilt zu seinem König: Halte ihn mit einem der deinen auf, den König mit den anderen.
drill-to-and-fro-title = Hin und her
drill-to-and-fro-text = Der König läuft von einer Seite zur anderen; jedes Mal ist das Netz enger.
drill-save-the-king-title = Rette den König
drill-save-the-king-text = Der König soll geschlagen werden. Ein Zug rettet ihn, und der gewinnt.
drill-one-way-out-title = Ein Ausweg
drill-one-way-out-text = Wieder rettet ein einziger Zug den König; später hilft ihm eine Ecke, einen Wächter zu schlagen.
drill-borrowed-time-title = Geborgte Zeit
drill-borrowed-time-text = Der König ist verloren, aber noch nicht gleich: Wie lange hältst du ihn am Leben?
drill-rearguard-title = Nachhut
drill-rearguard-text = Drei Angreifer können diesen König nicht für immer aufhalten: Halte ihn auf, solange es geht.
drill-narrow-path-title = Der schmale Pfad
drill-narrow-path-text = Viermal hintereinander hält nur ein Zug den Gewinn fest, dann ist der König durch.
drill-keep-him-in-title = Lass ihn nicht hinaus
drill-keep-him-in-text = Diese fünf können den König nicht mit Gewalt fangen, aber von den Ecken fernhalten.
drill-hunted-king-title = Der gejagte König
drill-hunted-king-text = Siebenmal ist nur ein Feld richtig: Länger als acht Züge hält hier niemand durch.
drill-ring-title = Der Ring
drill-ring-text = Schließ die letzte Lücke um den König und alle seine Steine.
drill-break-out-title = Der Ausbruch
drill-break-out-text = Der Ring ist fast geschlossen: Gib einen Stein, und sei schneller.
drill-closing-ring-title = Der Ring schließt sich
drill-closing-ring-text = Jag keinen König, den du einschließen kannst.
drill-one-prince-title = Ein Stein ist geblieben
drill-one-prince-text = Acht Angreifer gegen den König und seinen letzten Stein: Droh hier, gewinn dort.
drill-five-pieces-title = Das Längste mit fünf
drill-five-pieces-text = Mit fünf Figuren auf dem Brett dauert kein Gewinn länger als diese acht Züge.
drill-great-hunt-title = Die große Jagd
drill-great-hunt-text = Fünf Angreifer treiben einen König hin und her, bis ihm kein Feld mehr bleibt.
drill-fifteen-moves-title = Fünfzehn Züge
drill-fifteen-moves-text = Mit sechs Figuren dauert kein Gewinn länger: Ein König allein überlistet fünf Angreifer.
drill-thirty-one-moves-title = Einunddreißig Züge
drill-thirty-one-moves-text = Der längste bekannte Gewinn. Abseits seines Pfades antwortet nur das Programm, und das sieht nicht bis zum Ende.
