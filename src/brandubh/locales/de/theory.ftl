### Die Seite über das, was man vom Spiel weiß: Geschichte, gutes Spiel, Tabellen, Beweise.

theory-preview = Brandubh: Namen und Geschichte, gutes Spiel, Tabellen des perfekten Spiels und was bewiesen ist, mit Quellen.
theory-lead = Was alte Texte und Funde erzählen, wie man gut spielt und was bewiesen ist. Die kleinen Ziffern führen zu den Quellen am Ende.
theory-contents = Auf dieser Seite
theory-source = Quelle { $number }: { $author }, { $title }

theory-part-history = Namen und Geschichte
theory-part-strategy = Gutes Spiel
theory-part-tables = Perfektes Spiel mit wenigen Figuren
theory-part-longest = Die längsten Gewinne
theory-part-openings = Was die ersten Züge wert sind
theory-part-proofs = Was bewiesen ist
theory-part-sources = Quellen

## Namen und Geschichte

theory-history-name = Im alten Irisch heißt das Spiel „brandub“: „bran“ ist ein Rabe, „dub“ heißt schwarz. Heute schreibt man „brandubh“; spätere Texte haben auch „brannumh“.
theory-history-branan = Sein König ist der branán; so nannten Dichter auch einen Fürsten.
theory-history-translated = Ältere Übersetzungen machten Backgammon daraus.
theory-history-tale = Im Acallam na Senórach, einer Erzählung des zwölften oder dreizehnten Jahrhunderts, besitzt jemand ein brandub mit fünf Männern aus weißem Silber und acht aus rotem Gold: dreizehn Figuren, wie heute.
theory-history-poem = Ein Gedicht, das Maoil Eóin Mac Raith zugeschrieben wird, sieht ganz Irland als Brett. In der Mitte, in Tara, sitzt ein goldener branán mit einem Mann auf jeder Seite; vier weitere Felder gehören ihm: Cashel, Croghan, Naas und Oileach.
theory-history-board = 1932 kam in Ballinderry in der Grafschaft Westmeath ein Brett aus Eibenholz ans Licht, in einem Crannóg, einer Seesiedlung, in der vom späten neunten bis ins elfte Jahrhundert Menschen lebten. Es hat sieben mal sieben Löcher für Stifte, die Mitte und die Ecken sind bezeichnet, und es liegt heute im irischen Nationalmuseum.
theory-history-doubt = Welches Spiel darauf gespielt wurde, ist nicht sicher. Hencken, der die Grabung leitete, dachte an Fuchs und Gänse; MacWhite fand, es sei gerade das Brett für dreizehn Figuren; das Museum hält es für ein Brett für Hnefatafl.
theory-history-lost = Die Regeln des alten Spiels sind nicht überliefert.
theory-history-family = Man zählt es zu den Tafl-Spielen, in denen ein König mit seinen Männern in der Mitte etwa doppelt so vielen Angreifern gegenübersteht. Am besten überliefert ist Tablut: Linné schrieb 1732 in Lappland auf, wie man es spielte, und Murray erkannte seine Verwandtschaft mit dem Hnefatafl der Sagas.
theory-history-today = Die Regeln von heute sind also Rekonstruktionen. Brandubh hat die der World Tafl Federation und die eines älteren englischen Regelblatts.
theory-history-picture = Die Startaufstellung nach heutigen Regeln, auf einem Brett mit Löchern und Stiften wie dem von Ballinderry.

## Gutes Spiel

theory-strategy = Dem König genügt eine offene Linie zu einer Ecke, und die Angreifer können nicht alle Linien zugleich bewachen. Darum wollen die Verteidiger zwei Linien und die Angreifer Felder, von denen aus ein einziger Stein zwei bewacht.
theory-strategy-learn = Beim Spielen lernen
theory-idea-lines-title = Zwei offene Linien
theory-idea-lines = Von d1 aus sieht der König zwei Ecken. Die Angreifer sind am Zug, können aber nur eine der Linien sperren: Er entkommt auf der anderen.
theory-idea-guard-title = Eine Wache an der Ecke
theory-idea-guard = Auf b2 ist ein Stein nur einen Schritt von beiden Linien in die Ecke entfernt. Hier gewinnt allein der Schritt nach a2: Er sperrt den Weg, und wohin der König auch geht, im nächsten Zug wird er geschlagen.
theory-idea-net-title = Das Netz
theory-idea-net = Vier Züge stellen an jede Ecke eine Wache: b2, b6, f2 und f6. Sie brauchen die anderen: Sind nur noch diese vier da, entkommt ein König allein, wenn er am Zug ist, von jedem Feld in höchstens zwei Zügen.

## Tabellen

theory-tables = Mit wenigen Figuren ist alles bekannt: Tabellen sagen von jeder Stellung, wer gewinnt und wie schnell. Sie sind vom Ende der Partien her rückwärts berechnet, nach den Regeln der Föderation. Symmetrische Stellungen zählen einmal, und jede Stellung mit der einen wie mit der anderen Seite am Zug; der König ist eine der Figuren. Die Zeiten gelten für zwei Prozessorkerne.
theory-tables-caption = Die Tabellen des perfekten Spiels, nach Zahl der Figuren
theory-column-pieces = Figuren
theory-column-positions = Stellungen bis zu dieser Zahl
theory-column-time = Rechenzeit
theory-column-size = Dateien
theory-column-longest = Längster Gewinn
theory-column-won = Angreifer gewinnen
theory-seconds = { $seconds } s
theory-minutes = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
theory-moves = { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
theory-pieces = { $pieces } Figuren
theory-shares-heading = Wer gewinnt
theory-shares = Wenige Angreifer fangen den König selten: Er ist schnell. Jeder Angreifer mehr, jeder Verteidiger weniger macht es ihm schwerer. Die übrigen Stellungen gewinnen die Verteidiger, bis auf wenige (höchstens { $neither }), in denen keine Seite den Sieg erzwingen kann.
theory-shares-caption = Wie viele Stellungen die Angreifer gewinnen, nach der Zahl der Angreifer und der Verteidiger
theory-king-and = { $men ->
    [0] König
   *[other] König + { $men }
}

## Die längsten Gewinne

theory-longest-pieces = Figuren auf dem Brett
theory-longest-board = Der längste Gewinn mit { theory-pieces }
theory-longest-controls = Durch die Züge gehen
theory-longest-start = Kein Gewinn mit so vielen Figuren dauert länger. { $starts ->
    [attackers] Die Angreifer sind am Zug;
   *[defenders] Die Verteidiger sind am Zug;
} spielen beide Seiten perfekt, gewinnen die { $winner ->
    [attackers] Angreifer
   *[defenders] Verteidiger
} in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
theory-longest-place = Schritt { $ply } von { $count }
theory-play = Abspielen
theory-pause = Pause

## Die ersten Züge

theory-first = Von Drehungen und Spiegelungen abgesehen gibt es fünf erste Züge. Unter jedem steht, was das Programm von ihm hält, als Vorsprung in Steinen, und wie tief es gerechnet hat, Züge beider Seiten gezählt. Das ist eine Meinung, kein Beweis.
theory-first-none = noch nicht gerechnet
theory-first-proven = { $side ->
    [attackers] Bewiesen: Die Angreifer gewinnen
   *[defenders] Bewiesen: Die Verteidiger gewinnen
}

## Beweise

theory-proof-tables-title = Bewiesen: jede Stellung der Tabellen.
theory-proof-tables = Ein Prüfer, der mit ihrem Erbauer nur die Regeln und die Nummerierung der Stellungen gemeinsam hat, fragt bei jeder Stellung (in den größten Tabellen bei Millionen zufällig gezogenen), ob ihr Wert aus denen ihrer Züge folgt.
theory-proof-puzzles-title = Bewiesen: jede Aufgabe, die mit Brandubh kommt.
theory-proof-puzzles = Die Seite am Zug erzwingt den Sieg, und bei jedem Schritt vor dem letzten bewahrt nur ein einziger Zug den Gewinn.
theory-proof-start-title = Nicht bewiesen: wer vom Start weg gewinnt.
theory-proof-start = Turnierspieler sagen, dass die ersten Züge d2-f2 und d2-g2 für die Angreifer verlieren. Der Löser ist gefragt worden und hat über die Startaufstellung noch nichts entschieden.
theory-size-heading = Wie groß das Spiel ist
theory-size = Die Figuren können auf { $placements } Arten stehen: der König überall außer in einer Ecke, mit einem bis acht Angreifern und bis zu vier eigenen Steinen, wo immer Steine stehen bleiben dürfen, und die eine oder die andere Seite am Zug. Zählt man gedrehte und gespiegelte Stellungen einmal, bleiben { $positions }. Nicht alle können in einer Partie entstehen: Das ist eine obere Schranke.
theory-size-tables = Die Tabellen bis { theory-pieces } enthalten davon etwa eine von { $share }.
theory-perft = Vom Start aus gibt es { $first } erste Züge, von denen fünf nicht durch Drehen oder Spiegeln auseinander hervorgehen. Die ersten zwei Züge, einen von jeder Seite, kann man auf { $second } Arten spielen, die ersten drei auf { $third }, vier auf { $fourth }, fünf auf { $fifth }.
theory-check-heading = Prüf es selbst
theory-check = Nichts davon muss man glauben. Das Quellpaket enthält alles Nötige; jeder dieser Befehle prüft eine Sache.
theory-check-tables = Die Werte in den Tabellen
theory-check-puzzles = Dass jede Aufgabe genau eine Lösung hat
theory-check-solve = Schreibt einen Beweis auf, den die nächsten beiden prüfen
theory-check-certificate = Einen Beweis des Lösers, allein mit den Regeln: ohne Suche, ohne Tabellen
theory-check-checker = Dasselbe mit einem zweiten Prüfer von hundert Zeilen
theory-check-reader = Eine Stellung, aus der Datei einer Tabelle gelesen von einem Programm von 150 Zeilen, das von diesem hier nichts braucht
theory-check-count = Auf wie viele Arten man die ersten fünf Züge spielen kann
theory-check-formats = Beide Formate sind so genau beschrieben, dass du einen eigenen Prüfer schreiben kannst: { $tables } für Tabellen, { $proofs } für Beweise.
