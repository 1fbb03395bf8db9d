### Die Seite der Regeln und der Regel-Editor. Die Regeln selbst stehen in rules.ftl.

rulebook-heading = Die Regeln von Brandubh
rulebook-title = Regeln: { $name }
rulebook-rulesets = Regelwerke
rulebook-contents = Inhalt
rulebook-print = Drucken
rulebook-hint = Auf jedem Diagramm kann man spielen: Zieh seine Figuren oder lass dir die Regel vorführen.
rulebook-differences = Unterschiede nebeneinander
rulebook-differences-text = Was nicht in dieser Tabelle steht, ist in allen diesen Regelwerken gleich.
rulebook-origins = Woher die Regelwerke kommen

## Die Übersicht über den Regeln

summary-heading = Kurz gefasst
summary-move-title = Wie man zieht
summary-move = { $men ->
    [one] { $king ->
        [one] Ein Feld weit, geradeaus, nie schräg.
       *[any] Der König wie der Turm im Schach: geradeaus, so weit der Weg frei ist. Die Steine ziehen ein Feld weit.
    }
   *[any] { $king ->
        [one] Wie der Turm im Schach: geradeaus, so weit der Weg frei ist; der König aber nur ein Feld.
       *[any] Wie der Turm im Schach: geradeaus, so weit der Weg frei ist.
    }
} { $closed ->
    [both] Nur der König darf auf Thron und Eckfeldern stehen bleiben.
    [throne] Nur der König darf auf dem Thron stehen bleiben.
    [corners] Nur der König darf auf Eckfeldern stehen bleiben.
   *[none] Kein Feld ist nur für den König da.
}
summary-capture-title = Wie man schlägt
summary-capture = Nimm einen Stein in gerader Linie zwischen zwei deiner Figuren. { $hostile ->
    [both] Ein Eckfeld oder der leere Thron kann eine davon ersetzen.
    [corners] Ein Eckfeld kann eine davon ersetzen.
    [throne] Der leere Thron kann eine davon ersetzen.
   *[none] Es braucht immer zwei.
} Dazwischenziehen ist sicher.
summary-escape-title = Wie der König entkommt
summary-escape = { $escape ->
    [edges] Die Verteidiger gewinnen, sobald der König den Rand des Bretts erreicht.
   *[corners] Die Verteidiger gewinnen, sobald der König ein Eckfeld erreicht.
}
summary-king-title = Wie man ihn schlägt
summary-king = { $elsewhere ->
    [4] Die Angreifer gewinnen, wenn sie ihn von allen Seiten einschließen
   *[2] Die Angreifer gewinnen, wenn sie ihn wie einen Stein zwischen zweien schlagen
}{ $throne ->
    [4] { $elsewhere ->
        [4] .
       *[2] ; auf dem Thron braucht es vier.
    }
   *[2] { $elsewhere ->
        [4] ; auf dem Thron genügen zwei.
       *[2] .
    }
}{ $encirclement ->
    [yes] { " " }Ein geschlossener Ring um ihn und alle seine Steine gewinnt auch.
   *[no] { "" }
}

clause-link = Link zu { $number }, { $title }

diagram-label = Diagramm: { $title }
diagram-show = Vorführen
diagram-reset = Von vorn

editor-text = Wähle, was dir gefällt: Bei jeder Wahl steht, was sie bedeutet. Eine Partie nach deinen Regeln ist einen Klick entfernt.
editor-unnamed = Meine Regeln
editor-name = Name
editor-from = Übernehmen von
editor-from-choose = einem Regelwerk …
editor-start = Startaufstellung
editor-start-usual = Wie zuvor
editor-start-text = Stellung als Text
editor-start-help = Sieben Reihen von 7 bis 1: t ein Angreifer, T ein Verteidiger, K der König, eine Ziffer so viele leere Felder.
editor-valid = Nach diesen Regeln kann man spielen.
editor-same = Nach diesen Regeln kann man spielen. Es sind dieselben wie: { $name }.
editor-play = Nach diesen Regeln spielen
editor-read = Lesen
editor-save = Als Datei speichern
editor-load = Datei öffnen
editor-no-rules = In { $file } ist kein Regelwerk.

field-first = Wer zuerst zieht
field-escape = Wo der König flieht
field-men-may-cross = Steine dürfen über den leeren Thron
field-king-may-return = Der König darf auf den Thron zurück
field-throne-restricted = Der Thron ist nur für den König
field-corners-restricted = Die Eckfelder sind nur für den König
field-king-range = Wie weit der König zieht
field-men-range = Wie weit die Steine ziehen
field-king-armed = Der König schlägt
field-corners-hostile = Eckfelder sind feindlich
field-throne-hostile-to-attackers = Der Thron ist Angreifern gegenüber feindlich
field-throne-hostile-to-defenders = Der Thron ist den Steinen des Königs gegenüber feindlich
field-throne-hostile-to-king = Der Thron ist dem König gegenüber feindlich
field-king-taken-elsewhere = Angreifer, die den König schlagen
field-king-taken-on-throne = … auf dem Thron
field-king-taken-beside-throne = … neben dem Thron
field-king-taken-at-edge = … am Rand
field-throne-counts-as-closed = Der leere Thron ist eine Wand für einen König, den vier schlagen
field-encirclement = Einkreisung gewinnt
field-no-moves = Eine Seite ohne Zug
field-repetition = Wiederholung zählt
field-repetition-verdict = Dann

value-attackers = Angreifer
value-defenders = Verteidiger
value-corners = Eckfelder
value-edges = Ganzer Rand
value-yes = Ja
value-no = Nein
value-never = Nie
value-when-empty = Solange er leer ist
value-always = Immer
value-2 = Zwei
value-4 = Vier
value-any = Beliebig weit
value-one = Ein Feld
value-as-elsewhere = Wie sonst
value-by-two = Zwei
value-by-three = Drei
value-loss = Verliert
value-draw = Remis
value-three-loops = Dieselbe Schleife dreimal hintereinander
value-third-loop = Dieselbe Schleife zum dritten Mal
value-fourth-time = Eine Stellung zum vierten Mal
value-third-time = Eine Stellung zum dritten Mal
value-second-time = Eine Stellung zum zweiten Mal
value-none = Gar nicht
value-choice = Wer die Wahl hatte, verliert
value-defenders-lose = Die Verteidiger verlieren
