### Was sich nicht lesen lässt: Stellungen, Züge, Regeln, Partiedateien. `error-` und der Code des Fehlers.

error-square = Felder heißen a1 bis g7, nicht „{ $text }“.
error-side = Eine Seite ist attackers (Angreifer) oder defenders (Verteidiger), nicht „{ $text }“.
error-piece = „{ $text }“ ist keine Figur: Schreib t (Angreifer), T (Verteidiger) oder K (König).
error-move-text = Ein Zug wird so geschrieben: d2-e2, oder mit dem Geschlagenen e2-d2xc2xd3; nicht „{ $text }“.
error-move-uci = Der Zug eines Programms wird d2e2 geschrieben, nicht „{ $text }“.
error-language = Die Sprachen sind { $languages }, nicht „{ $text }“.

## Stellungen

error-position-no-king = Es fehlt der König.
error-position-many-kings = Es gibt mehr als einen König.
error-position-many-attackers = Es gibt zu viele Angreifer.
error-position-many-defenders = Es gibt zu viele Verteidiger.
error-position-man-on-throne = Ein Stein steht auf dem Thron.
error-position-man-on-corner = Ein Stein steht auf einem Eckfeld.
error-position-ranks = Nötig sind sieben Reihen mit „/“ dazwischen; { $count ->
    [one] es ist eine.
   *[other] es sind { $count }.
}
error-position-rank = Die Reihe { $rank } hat { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} statt sieben.
error-position-letter = „{ $letter }“ in Reihe { $rank } ist keine Figur: Schreib t, T, K oder eine Ziffer von 1 bis 7 für leere Felder.
error-position-fields = Eine Stellung ist das Brett, ein Leerzeichen und b oder w für die Seite am Zug, nicht „{ $text }“.
error-position-side = Die Seite am Zug ist b (Angreifer) oder w (Verteidiger), nicht „{ $text }“.
error-opentafl-piece = „{ $letter }“ ist { $kind ->
    [king] ein König der Angreifer
    [knight] ein Ritter
    [commander] ein Anführer
    [mercenary] ein Söldner
   *[guard] eine Wache
}; hier spielen nur t, T und K.
error-opentafl-empty = { $text } leere Felder passen nicht in eine Reihe von sieben.
error-opentafl-resignation = „---“ bedeutet Aufgabe und ist kein Zug.
error-opentafl-move = OpenTafl schreibt Züge wie d2-e2, Kd4-d3 oder d7-d6xd5/Kc6, nicht „{ $text }“.

## Regeln

error-rules-unknown = Kein Regelwerk heißt „{ $name }“; es gibt { $presets }.
error-rules-name = Der Name muss 1 bis 60 Zeichen haben.
error-rules-start = Die Startaufstellung braucht genau einen König.
error-rules-start-men = In der Startaufstellung darf { $closed ->
    [both] auf dem Thron und den Eckfeldern kein Stein stehen.
    [throne] auf dem Thron kein Stein stehen.
   *[corners] auf den Eckfeldern kein Stein stehen.
}
error-rules-start-over = Nach diesen Regeln ist die Partie zu Ende, bevor sie beginnt: { $ending ->
    [escape] Der König steht da, wo er gewinnt.
    [no_men] Es gibt keine Angreifer.
    [encirclement] Der König und alle seine Steine sind eingekreist.
   *[no_moves] { $side ->
        [attackers] Die Angreifer, die beginnen, können nicht ziehen.
       *[defenders] Die Verteidiger, die beginnen, können nicht ziehen.
    }
}
error-rules-table = Ein Regelwerk ist eine Tabelle aus Feldern und Werten.
error-rules-field = { $near ->
    [none] Ein Feld „{ $field }“ gibt es nicht.
   *[other] Ein Feld „{ $field }“ gibt es nicht. Ist { $near } gemeint?
}
error-rules-value = { $field } muss einer dieser Werte sein: { $choices }; nicht „{ $text }“.
error-rules-truth = { $field } muss true oder false sein, nicht „{ $text }“.
error-rules-text = { $field } muss ein Text sein, nicht „{ $text }“.
error-rules-json = Ab Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) } ist das kein JSON.
error-rules-toml = Ab Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) } ist das kein TOML.
error-rules-deep = Zu viele Klammern stecken ineinander.

## Dateien

error-cannot-read = { $file } lässt sich nicht lesen. { $reason }
error-cannot-write = { $file } lässt sich nicht schreiben. { $reason }
error-in-file = In { $file }: { $reason }
error-file-missing = Diese Datei oder diesen Ordner gibt es nicht.
error-file-folder = Das ist ein Ordner.
error-file-no-folder = Das ist kein Ordner.
error-file-other = Dort ist etwas, das keine Datei ist.
error-file-forbidden = Der Zugriff ist nicht erlaubt.
error-file-encoding = Das ist keine Textdatei in UTF-8.
error-file-large = Sie ist zu groß, oder eine Zeile darin ist zu lang, für das, was sie sein sollte.
error-file-system = Das System sagt: { $text }

## Partien und Partiedateien

error-record = Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: { $reason }
error-record-none = In diesem Text ist keine Partie.
error-record-long = Diese Partie ist zu lang: mehr als { $most } Züge.
error-record-tag = Eine Angabe wird [Name "Wert"] geschrieben.
error-record-tag-twice = Die Angabe { $tag } steht hier zweimal.
error-record-comment = Dieser Kommentar wird nie geschlossen.
error-record-endless = Das wäre eine Partie, länger als jede: Die Datei wird nicht weiter gelesen.
error-record-letter = „{ $letter }“ bedeutet hier nichts.
error-record-symbol = { $symbol } folgt auf keinen Zug.
error-record-variation-first = Vor einer Variante muss ein Zug stehen.
error-record-variation-empty = Diese Variante ist leer.
error-record-variation = Diese Variante wird nie geschlossen.
error-record-bracket = Diese Klammer schließt nichts.
error-record-result = Ein Ergebnis ist eines von: { $choices }; nicht „{ $text }“.
error-record-result-tags = Das Ergebnis ist hier { $result }, in den Angaben aber { $tag }.
error-record-result-board = Das Ergebnis ist { $result }, auf dem Brett aber { $board }.
error-record-end = Ein Partieende ist eines von: { $choices }; nicht „{ $text }“.
error-record-end-board = Die Partie soll durch { $said } enden, auf dem Brett endet sie aber durch { $board }.
error-record-end-open = Die Partie soll durch { $said } enden, auf dem Brett ist sie aber nicht zu Ende.
error-list-fields = Eine Partie hat vier Felder (Züge, Verluste von Weiß, Verluste von Schwarz, Ergebnis), nicht { $count }.
error-list-lost = { $side ->
    [attackers] Schwarz hat { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } verloren, nicht „{ $text }“.
   *[defenders] Weiß hat { $count ->
        [one] einen Stein
       *[other] { $count } Steine
    } verloren, nicht „{ $text }“.
}
error-clock = Eine Zeit wird h:mm:ss geschrieben, nicht „{ $text }“.
error-evaluation = Eine Bewertung wird -0.35 oder #3 geschrieben, nicht „{ $text }“.
error-evaluation-both = Eine Bewertung ist eine Zahl von Steinen oder ein erzwungener Gewinn, nicht beides.
error-header-own = { $name } ist keine eigene Angabe: Die Partie selbst sagt es.
error-header-name = Der Name einer Angabe besteht aus Buchstaben, Ziffern und _, nicht „{ $name }“.
error-tree-node = Zug { $number } des Baums braucht einen Zug und einen Vorgänger.
error-game-declared = Nur das Brett entscheidet, ob eine Partie durch { $termination } endet.
error-match-names = Die Spieler eines Matchs brauchen verschiedene Namen, nicht zweimal „{ $name }“.
error-match-sets = Die zweite Runde eines Matchs hat dieselben Regeln und Spieler, mit getauschten Seiten.
error-match-over = Ein Match hat zwei Runden.

## Der Server

error-too-long = Das ist zu lang: höchstens { $most } Zeichen oder Einträge.
error-not-json = Das ist kein JSON.
error-animation-long = Eine Animation zeigt höchstens { $most } Züge.
error-animation-large = Eine Animation von { $moves } Zügen kann höchstens { $most } Pixel breit sein.
error-busy-tables = Gerade werden Tabellen für zu viele Regelwerke gebaut. Versuch es gleich noch einmal.
error-table-missing = { $most ->
    [0] Tabellen für diese Regeln gibt es hier nicht.
   *[other] Diese Stellung hat { $pieces } Figuren; die Tabellen hier reichen bis { $most }.
}
error-table-damaged = Eine Tabelle ist beschädigt und muss neu gebaut werden.
error-no-bundle = Die Seiten sind noch nicht gebaut.
