### Das Analysebrett, der Bericht und das Lernen aus Fehlern.

analyse-title = Analysebrett
analyse-to-game = zur Partie
analyse-panels = Züge, Eröffnungen und Bericht
analyse-openings = Eröffnungen
analyse-no-moves = Zieh eine Figur oder öffne eine Partie. Deine Varianten, Kommentare und Zeichen erscheinen hier.
analyse-new = Ein neues Brett
analyse-failed = Das ließ sich nicht öffnen
analyse-broken-link = Der Link ist nicht vollständig. Lass ihn dir noch einmal geben oder kopiere ihn ganz.
analyse-cancel = Abbrechen
analyse-more = Mehr

## Das Programm

analyse-engine = Was das Programm meint
analyse-start = Rechnen lassen
analyse-stop = Rechnen anhalten
analyse-key-engine = Rechnen an oder aus
analyse-threat = Die Drohung zeigen
analyse-lines = Wie viele Varianten
analyse-thinking = denkt nach …
analyse-off = rechnet nicht
analyse-depth = Tiefe { $depth }
analyse-speed = { $speed } Stellungen/s
analyse-from-tables = aus den Tabellen
analyse-to-the-end = bis zum Ende gerechnet
analyse-rest-report = ruht während des Berichts
analyse-rest-learn = ruht, während du lernst
analyse-engine-failed = Das Programm ist stehen geblieben. Starte es noch einmal.
analyse-play-line = { $move }: { $score }
analyse-line-whole = Die ganze Variante { $number } zeigen
analyse-bar = Gewinnchance der Verteidiger: { $chance }. { $score }
analyse-bar-empty = Noch nicht beurteilt

analyse-score-even = Ausgeglichen
analyse-score-better-attackers = Die Angreifer stehen um { $men } Steine besser.
analyse-score-better-defenders = Die Verteidiger stehen um { $men } Steine besser.
analyse-score-win-attackers = { $moves ->
    [one] Die Angreifer gewinnen in einem Zug.
   *[other] Die Angreifer gewinnen in { $moves } Zügen.
}
analyse-score-win-defenders = { $moves ->
    [one] Die Verteidiger gewinnen in einem Zug.
   *[other] Die Verteidiger gewinnen in { $moves } Zügen.
}
analyse-score-won-attackers = Die Angreifer haben gewonnen.
analyse-score-won-defenders = Die Verteidiger haben gewonnen.
analyse-score-repetition-attackers = Durch Wiederholung entschieden: Die Angreifer gewinnen.
analyse-score-repetition-defenders = Durch Wiederholung entschieden: Die Verteidiger gewinnen.
analyse-score-short-men = { $side ->
    [attackers] Angreifer { $figure }
   *[defenders] Verteidiger { $figure }
}
analyse-score-short-win = { $side ->
    [attackers] Angreifer: Sieg in { $moves }
   *[defenders] Verteidiger: Sieg in { $moves }
}
analyse-score-short-won = { $side ->
    [attackers] Angreifer haben gewonnen
   *[defenders] Verteidiger haben gewonnen
}
analyse-score-short-repetition = { $side ->
    [attackers] Angreifer: durch Wiederholung
   *[defenders] Verteidiger: durch Wiederholung
}
analyse-score-repetition-short = Wdh

## Perfektes Spiel

analyse-perfect = Perfektes Spiel
analyse-perfect-draw = Keine Seite kann einen Sieg erzwingen: remis.
analyse-perfect-repetition = Keine Seite kann einen Sieg erzwingen: Es entscheidet die Wiederholung.
analyse-perfect-worth = { $worth ->
    [win] Gewinnt in { $moves }
    [win-repetition] Gewinnt durch Wiederholung
    [draw] Remis
    [repetition] Wiederholung
    [loss-repetition] Verliert durch Wiederholung
   *[loss] Verliert in { $moves }
}

## Züge

analyse-remarks = Bemerkungen zu diesem Zug
analyse-signs = { $about ->
    [move] Zeichen für den Zug
   *[position] Zeichen für die Stellung
}
analyse-comment = Kommentar
analyse-comment-hint = Was ist zu diesem Zug zu sagen?
analyse-promote = Diese Variante zur Hauptvariante machen
analyse-delete = Von hier an löschen
analyse-restore = Gelöschtes zurückholen
analyse-symbol-good = Guter Zug
analyse-symbol-mistake = Fehler
analyse-symbol-brilliant = Glänzender Zug
analyse-symbol-blunder = Grober Fehler
analyse-symbol-interesting = Interessanter Zug
analyse-symbol-dubious = Fragwürdiger Zug
analyse-symbol-even = Ausgeglichen
analyse-symbol-unclear = Unklar
analyse-symbol-defenders = Verteidiger besser
analyse-symbol-attackers = Angreifer besser
analyse-draw = Zeichnen
analyse-draw-hint = Rechte Maustaste: Umschalt rot, Alt blau, beide gelb.
analyse-draw-wipe = Zeichnungen wegwischen
analyse-pens = Farben zum Zeichnen
analyse-pen = { $color ->
    [green] Grün
    [red] Rot
    [blue] Blau
   *[yellow] Gelb
}
analyse-key-up = Vorige Variante oder erste Stellung
analyse-key-down = Nächste Variante oder letzte Stellung

## Der Bericht

analyse-report = Bericht
analyse-report-about = Das Programm prüft jeden Zug der Hauptvariante und sagt, wie gut jede Seite gespielt hat, wo die Partie gekippt ist und was besser gewesen wäre.
analyse-report-make = Bericht erstellen
analyse-report-empty = Es gibt noch keine Züge.
analyse-report-again = Noch einmal erstellen
analyse-report-progress = Der Bericht entsteht
analyse-report-stop = Anhalten
analyse-accuracy = Genauigkeit
analyse-count-inaccuracy = Ungenauigkeiten ?!
analyse-count-mistake = Fehler ?
analyse-count-blunder = Grobe Fehler ??
analyse-count-next = { $side ->
    [attackers] Angreifer
   *[defenders] Verteidiger
}: { $flaw ->
    [inaccuracy] { $count ->
        [one] { $count } Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
    [mistake] { $count ->
        [one] { $count } Fehler
       *[other] { $count } Fehler
    }
   *[blunder] { $count ->
        [one] { $count } grober Fehler
       *[other] { $count } grobe Fehler
    }
}. Weiter zur nächsten Stelle.
analyse-flaw-inaccuracy = Ungenauigkeit
analyse-flaw-mistake = Fehler
analyse-flaw-blunder = Grober Fehler
analyse-turns = Wendepunkte
analyse-turns-none = Kein einzelner Zug hat die Partie gekippt.
analyse-turn = { $side ->
    [attackers] Die Chance der Angreifer fiel von { $from } auf { $to }.
   *[defenders] Die Chance der Verteidiger fiel von { $from } auf { $to }.
}
analyse-better = besser:
analyse-annotate = Bessere Züge in den Baum schreiben
analyse-annotated = Die besseren Züge stehen im Baum.
analyse-graph = Wie die Partie verlief
analyse-graph-start = Beginn
analyse-graph-move = Zug { $number }, { $move }
analyse-graph-point = { $move }: Chance der Verteidiger { $chance }. { $score }
analyse-graph-chance = Chance der Verteidiger { $chance }
analyse-graph-turn = Wendepunkt

## Lernen

analyse-learn = Aus Fehlern lernen
analyse-learn-side = { $side ->
    [attackers] Angreifer ({ $count })
   *[defenders] Verteidiger ({ $count })
}
analyse-learn-count = { $number } von { $count }
analyse-learn-ask = { $side ->
    [attackers] Hier wurde { $move } gespielt. Finde einen besseren Zug für die Angreifer.
   *[defenders] Hier wurde { $move } gespielt. Finde einen besseren Zug für die Verteidiger.
}
analyse-learn-judging = Wird geprüft …
analyse-learn-played = Das wurde gespielt. Es gibt etwas Besseres.
analyse-learn-not-yet = { $move } ist es noch nicht. Versuch einen anderen Zug.
analyse-learn-good = Gut! { $move } erhält, was du hattest.
analyse-learn-solution = { $move } wäre am besten gewesen.
analyse-learn-line-best = Besser
analyse-learn-line-played = Was gespielt wurde, und was folgt
analyse-why-missed = { $moves ->
    [one] { $move } hätte sofort gewonnen.
   *[other] { $move } hätte den Sieg in { $moves } Zügen erzwungen.
}
analyse-why-lost = Nach { $move } { $winner ->
    [attackers] { $moves ->
        [one] können die Angreifer sofort gewinnen.
       *[other] können die Angreifer in { $moves } Zügen den Sieg erzwingen.
    }
   *[defenders] { $moves ->
        [one] können die Verteidiger sofort gewinnen.
       *[other] können die Verteidiger in { $moves } Zügen den Sieg erzwingen.
    }
}
analyse-why-chance = { $side ->
    [attackers] { $move } senkt die Gewinnchance der Angreifer von { $from } auf { $to }.
   *[defenders] { $move } senkt die Gewinnchance der Verteidiger von { $from } auf { $to }.
}
analyse-learn-done = { $solved ->
    [0] Das war alles. Beim nächsten Mal findest du einige davon.
    [one] Das war alles: Einen von { $count } hast du beim ersten Versuch gefunden.
   *[other] Das war alles: { $solved } von { $count } hast du beim ersten Versuch gefunden.
}
analyse-learn-solve = Lösung zeigen
analyse-learn-skip = Überspringen
analyse-learn-next = Weiter
analyse-learn-finish = Fertig
analyse-learn-leave = Zurück zur Analyse

## Eine Stellung aufbauen

analyse-editor = Stellung aufbauen
analyse-editor-tool = Was Antippen bewirkt
analyse-editor-move = Figuren versetzen
analyse-editor-attacker = Einen Angreifer setzen
analyse-editor-defender = Einen Verteidiger setzen
analyse-editor-king = Den König setzen
analyse-editor-erase = Eine Figur wegnehmen
analyse-editor-hint-move = Zieh die Figuren, wohin du willst, oder vom Brett.
analyse-editor-hint-place = Tippe auf die Felder; noch einmal tippen nimmt die Figur weg.
analyse-editor-start = Startaufstellung
analyse-editor-clear = Leeres Brett
analyse-editor-turn = Wer am Zug ist
analyse-position-text = Stellung als Text
analyse-editor-wrong = Das ist kein Stellungstext.
analyse-editor-fine = Diese Stellung ist möglich.
analyse-editor-done = Analysieren

## Öffnen

analyse-open = Partie oder Stellung öffnen
analyse-open-text = Eine Partie oder eine Stellung einfügen
analyse-open-hint = 1. d2-e2 d3-f3 …
analyse-open-rules = Regeln, wenn der Text keine nennt
analyse-open-about = Du kannst eine Partiedatei auch irgendwo auf dieser Seite fallen lassen. Sind mehrere Partien darin, öffnet sich die erste.
analyse-open-file = Aus einer Datei
analyse-open-do = Öffnen
analyse-drop = Partiedatei hier fallen lassen

## Teilen

analyse-share = Teilen und speichern
analyse-share-analysis = Link zu dieser Analyse mit allem, was darin ist
analyse-share-game = Link zur Partie
analyse-share-position = Link zu dieser Stellung
analyse-share-text = Diese Stellung als Text
analyse-share-files = Als Datei
analyse-share-file = Partiedatei
analyse-share-svg = SVG-Bild
analyse-share-png = PNG-Bild
analyse-share-gif = Animiertes GIF
analyse-share-making = { $form ->
    [gif] Das GIF entsteht …
   *[other] Das Bild entsteht …
}
analyse-share-frames = Bild { $frames } von { $of }
analyse-copy = Kopieren: { $what }
analyse-copied = Kopiert.
analyse-copy-by-hand = Der Browser lässt das Kopieren nicht zu. Markiere den Text und kopiere ihn selbst.
