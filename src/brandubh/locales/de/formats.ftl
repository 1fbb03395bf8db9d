### Gepackte Partien und Stellungsdateien: was sich nicht lesen lässt. `error-` und der Code des Fehlers.

error-packed-file = Das ist keine Datei mit gepackten Partien.
error-packed-version = Diese Partie ist in Version { $version } gepackt; gelesen wird hier Version { $known }.
error-packed-short = Die Bytes enden zu früh.
error-packed-damaged = Die Bytes sind beschädigt: Sie passen nicht zu ihrer Prüfsumme.
error-packed-byte = Byte { NUMBER($byte, useGrouping: 0) } bedeutet hier nichts.
error-packed-move = Byte { NUMBER($byte, useGrouping: 0) } ist die Nummer keines regelgemäßen Zuges.
error-packed-long = Diese Partie ist zu lang, um gepackt zu werden: mehr als { $most } Züge oder zu viel Text.
error-packed-game = Partie { NUMBER($number, useGrouping: 0) }: { $reason }

error-positions-operation = Eine Operation wird so geschrieben: „bm d2-e2;“ oder „id "eins";“.
error-positions-quote = Dieses Anführungszeichen wird nie geschlossen.
error-positions-twice = Die Operation { $name } steht hier zweimal.
error-positions-operands = Die Operation { $name } wird so geschrieben: „{ $example }“.
error-positions-name = Der Name einer Operation hat 1 bis 20 Buchstaben, Ziffern und _, nicht „{ $name }“.
error-positions-long = Diese Zeile ist zu lang: höchstens { $most } Zeichen.
