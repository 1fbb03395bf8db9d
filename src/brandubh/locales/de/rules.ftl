### Die Regeln, Klausel für Klausel. „Stein“ heißt jede Figur außer dem König.

section-board = Brett und Figuren
section-movement = Ziehen
section-capture = Schlagen
section-king = Den König schlagen
section-endings = Das Ende der Partie
section-repetition = Wiederholung
section-match = Das Match
section-notation = Aufschreiben

## Woher die Regeln kommen

origin-wtf = Die Regeln der World Tafl Federation, wie ihr englisches und ihr französisches Dokument sie angeben.
origin-wtf-de = Die Regeln der World Tafl Federation, wie ihr deutsches Dokument sie angibt. Von den anderen unterscheiden sie sich nur in der Wiederholung.
origin-wtf-it = Die Regeln der World Tafl Federation, wie ihr italienisches Dokument sie angibt. Von den anderen unterscheiden sie sich nur in der Wiederholung.
origin-raven = Ein älteres englisches Regelblatt. Der Name ist der des Spiels: brandubh heißt auf Irisch schwarzer Rabe. Nach dem Regelblatt ist es das kleinste Spiel der Tafl-Familie und wurde in Irland schon vor mindestens tausend Jahren gespielt.
origin-cyningstan = Brandub nach der Seite Cyningstan: Damian Walkers Rekonstruktion aus den irischen Gedichten und den gefundenen Brettern, wie andere sie wiedergeben. Was sie offenlässt, ist wie im älteren Regelblatt entschieden.
origin-magpie = Ein Spiel, skizziert von Nigel Suckling in The Leprechaun Companion (1999), nach der Seite von Aage Nielsen: Der König zieht nur ein Feld weit und wird von allen Seiten geschlagen. Was offenbleibt, ist wie bei der Föderation entschieden.
origin-ard-ri = „Hochkönig“, ein modernes Spiel, das schottisch heißt, nach dem Regelblatt von Dragonheel’s Lair: fünfundzwanzig Figuren, die nur ein Feld weit ziehen. Was offenbleibt, ist wie im älteren Regelblatt entschieden.
origin-ard-ri-open = Ard Rí, wie es auf der Seite von Aage Nielsen in Turnieren erprobt wurde: die Figuren von Brandubh auf einem Brett ohne besondere Felder. Was offenbleibt, ist wie bei der Föderation entschieden.
origin-custom = Selbst gemachte Regeln.

## Brett und Figuren

clause-board-title = Das Brett
clause-board = Das Brett hat sieben mal sieben Felder. Die Linien heißen von links nach rechts a bis g, die Reihen von unten nach oben 1 bis 7.

clause-special-squares-title = Thron und Ecken
clause-special-squares = Das zentrale Feld, { $throne }, ist der Thron. Die vier Ecken, { $corners }, heißen auch die Provinzen.
clause-special-squares-sheet = Das zentrale Feld, { $throne }, ist der Thron: Der König sitzt zu Beginn darauf. Der Thron und die vier Ecken, { $corners }, sind besondere Felder.
clause-special-squares-plain = Das zentrale Feld, { $throne }, heißt Thron. Die vier Ecken sind { $corners }.

clause-sides-title = Die zwei Seiten
clause-sides =
    { $attackers ->
        [0] Die Angreifer haben keine Steine.
        [one] Die Angreifer haben einen Stein; er ist schwarz und stellt einen eingefallenen Wikinger dar.
        [8] Die Angreifer haben acht Steine; sie sind schwarz und stellen die eingefallenen Wikinger dar.
       *[other] Die Angreifer haben { $attackers } Steine; sie sind schwarz und stellen die eingefallenen Wikinger dar.
    } { $defenders ->
        [0] Die Verteidiger haben nur den irischen König, genannt Branán; er ist weiß.
        [one] Die Verteidiger sind weiß: der irische König, genannt Branán, und ein Stein, sein Prinz.
        [4] Die Verteidiger sind weiß: der irische König, genannt Branán, und vier Steine, seine Prinzen.
       *[other] Die Verteidiger sind weiß: der irische König, genannt Branán, und { $defenders } Steine, seine Prinzen.
    }
clause-sides-sheet =
    { $defenders ->
        [0] Die Verteidiger sind weiß und haben nur einen König.
        [one] Die Verteidiger sind weiß: ein König und ein Krieger.
        [4] Die Verteidiger sind weiß: ein König und vier Krieger.
       *[other] Die Verteidiger sind weiß: ein König und { $defenders } Krieger.
    } { $attackers ->
        [0] Die Angreifer haben weder König noch Krieger.
        [one] Die Angreifer sind schwarz: kein König, aber ein Krieger.
        [8] Die Angreifer sind schwarz: kein König, aber acht Krieger.
       *[other] Die Angreifer sind schwarz: kein König, aber { $attackers } Krieger.
    } In diesen Regeln heißen die Krieger Steine.
clause-sides-plain =
    { $attackers ->
        [8] Die Angreifer haben acht schwarze Steine.
        [16] Die Angreifer haben sechzehn schwarze Steine.
       *[other] Die Angreifer haben { $attackers } schwarze Steine.
    } { $defenders ->
        [4] Die Verteidiger sind weiß: ein König und vier Steine.
        [8] Die Verteidiger sind weiß: ein König und acht Steine.
       *[other] Die Verteidiger sind weiß: ein König und { $defenders } Steine.
    }

clause-goal-defenders-title = Das Ziel der Verteidiger
clause-goal-defenders-corners = Die Verteidiger wollen ihren König auf eines der vier Eckfelder (die irischen Provinzen) bringen.
clause-goal-defenders-corners-sheet = Die Verteidiger wollen ihren König auf eines der vier Eckfelder bringen.
clause-goal-defenders-edges = Die Verteidiger wollen ihren König an den Rand des Bretts bringen.

clause-goal-attackers-title = Das Ziel der Angreifer
clause-goal-attackers-capture = Die Angreifer wollen den König schlagen, bevor er flieht.
clause-goal-attackers-encirclement = Die Angreifer wollen den König schlagen, bevor er flieht, oder ihn und alle seine Steine einkreisen.

clause-start-title = Die Startaufstellung
clause-start = Der König beginnt auf { $king }, die Verteidiger auf { $defenders }, die Angreifer auf { $attackers }.

clause-turns-title = Wer am Zug ist
clause-turns-attackers = Die Angreifer ziehen zuerst; dann wird abwechselnd gezogen. Niemand darf aussetzen.
clause-turns-defenders = Die Verteidiger ziehen zuerst; dann wird abwechselnd gezogen. Niemand darf aussetzen.

## Ziehen

clause-movement-title = Wie die Figuren ziehen
clause-movement = Jede Figur zieht wie der Turm im Schach: beliebig viele leere Felder in gerader Linie, waagerecht oder senkrecht, nie schräg. Sie darf keine andere Figur überspringen, und auf einem Feld steht nur eine.
clause-movement-king-one = Die Steine ziehen wie der Turm im Schach: beliebig viele leere Felder in gerader Linie, waagerecht oder senkrecht, nie schräg. Der König zieht ebenso, aber nur ein Feld weit. Keine Figur darf eine andere überspringen, und auf einem Feld steht nur eine.
clause-movement-men-one = Der König zieht wie der Turm im Schach: beliebig viele leere Felder in gerader Linie, waagerecht oder senkrecht, nie schräg. Die Steine ziehen ebenso, aber nur ein Feld weit. Keine Figur darf eine andere überspringen, und auf einem Feld steht nur eine.
clause-movement-one = Jede Figur zieht ein Feld weit, waagerecht oder senkrecht, nie schräg. Das Feld muss leer sein.

clause-restricted-title = Felder nur für den König
clause-restricted = Nur der König darf auf dem Thron und auf den Eckfeldern stehen bleiben. Die Steine dürfen es nicht, weder Angreifer noch Verteidiger.
clause-restricted-throne = Nur der König darf auf dem Thron stehen bleiben. Die Eckfelder sind Felder wie alle anderen.
clause-restricted-corners = Nur der König darf auf den Eckfeldern stehen bleiben. Der Thron ist ein Feld wie jedes andere: Jede Figur darf darauf stehen bleiben und über ihn hinwegziehen.
clause-restricted-none = Kein Feld ist nur für den König da: Jede Figur darf auf dem Thron und den Eckfeldern stehen bleiben und über den Thron hinwegziehen.

clause-throne-crossing-title = Über den Thron
clause-throne-crossing-yes = Solange der Thron leer ist, dürfen die Steine über ihn hinwegziehen. Sitzt der König darauf, so ist der Thron im Weg wie jedes besetzte Feld.
clause-throne-crossing-no = Die Steine dürfen nicht über den Thron hinwegziehen, auch nicht, wenn er leer ist.

clause-king-return-title = Der König und sein Thron
clause-king-return-yes = Der König darf über den leeren Thron hinwegziehen und auf ihn zurückkehren.
clause-king-return-no = Der König darf über den leeren Thron hinwegziehen, aber sobald er ihn verlassen hat, nicht mehr auf ihm stehen bleiben.
clause-king-return-yes-step = Der König darf auf den leeren Thron zurückkehren.
clause-king-return-no-step = Sobald der König den Thron verlassen hat, darf er nicht mehr auf ihm stehen bleiben.

## Schlagen

clause-capture-title = Die Zange
clause-capture = Man schlägt (fängt) einen gegnerischen Stein, indem man mit seinem Zug eine Zange um ihn schließt: Die gezogene Figur steht unmittelbar neben ihm, und unmittelbar hinter ihm, in gerader Verlängerung, steht eine weitere eigene Figur oder liegt ein Feld, das ihm gegenüber feindlich ist. Er wird vom Brett genommen.

clause-capture-several-title = Mehrere auf einmal
clause-capture-several = Ein Zug kann in jeder Richtung außer der, aus der die Figur kam, eine Zange schließen und so bis zu drei Figuren schlagen.

clause-capture-at-once-title = Alle zugleich
clause-capture-at-once = Alles, was ein Zug schlägt, wird zugleich geschlagen. Darüber wird entschieden, bevor die erste Figur vom Brett kommt.

clause-capture-two-in-a-row-title = Zwei hintereinander
clause-capture-two-in-a-row = Eine Zange hält nur eine Figur. Zwei, die in ihrer Richtung hintereinander stehen, werden nicht geschlagen, auch nicht am Rand: Einen Schildwall gibt es nicht.

clause-capture-diagonal-title = Nicht schräg
clause-capture-diagonal = Eine Zange schließt sich waagerecht oder senkrecht. Schräg stehende Gegner schlagen nichts.

clause-capture-safe-entry-title = Hineinziehen ist sicher
clause-capture-safe-entry = Nur die Seite, die zieht, schlägt. Man darf zwischen zwei Gegner ziehen, auch zwischen einen Gegner und ein feindliches Feld, und ist dort sicher; der König ebenso. Um zu schlagen, muss ein Gegner kommen und die Zange neu schließen.

clause-king-armed-title = Der König beim Schlagen
clause-king-armed-yes = Der König schlägt wie jede andere Figur: ob er selbst zieht oder die Figur dahinter ist, auch von seinem Thron aus.
clause-king-armed-no = Der König ist unbewaffnet. Er schlägt nicht und zählt auch nicht als die Figur dahinter.

clause-hostile-squares-title = Feindliche Felder
clause-hostile-squares-yes = Ein feindliches Feld ersetzt die zweite Figur einer Zange: Ein Gegner genügt, wenn man ein solches Feld im Rücken hat.
clause-hostile-squares-no = In diesen Regeln ist kein Feld feindlich: Eine Zange braucht immer zwei Figuren.

clause-corners-hostile-title = Die Ecken
clause-corners-hostile-yes = Die Eckfelder sind allen Figuren beider Seiten gegenüber feindlich, auch dem König.
clause-corners-hostile-yes-empty = Die Eckfelder sind, solange sie leer sind, allen Figuren beider Seiten gegenüber feindlich, auch dem König.
clause-corners-hostile-no = Die Eckfelder sind niemandem gegenüber feindlich.

clause-edge-title = Der Rand
clause-edge = Der Rand des Bretts ist nie feindlich.

clause-throne-attackers-title = Der Thron und die Angreifer
clause-throne-attackers-never = Der Thron ist den Angreifern gegenüber nie feindlich.
clause-throne-attackers-when-empty = Der Thron ist den Angreifern gegenüber feindlich, solange er leer ist.
clause-throne-attackers-always = Der Thron ist den Angreifern gegenüber immer feindlich.

clause-throne-defenders-title = Der Thron und die Verteidiger
clause-throne-defenders-never = Der Thron ist den Steinen des Königs gegenüber nie feindlich.
clause-throne-defenders-when-empty = Der Thron ist den Steinen des Königs gegenüber nur feindlich, solange er leer ist. Sitzt der König darauf, so deckt der Thron sie.
clause-throne-defenders-always = Der Thron ist den Steinen des Königs gegenüber immer feindlich, selbst wenn ihr König darauf sitzt.

## Den König schlagen

clause-king-capture-title = Den König schlagen
clause-king-capture-2 = Die Angreifer gewinnen, wenn sie den König schlagen. Außerhalb seines Throns wird er geschlagen wie ein Stein: von zwei Angreifern auf gegenüberliegenden Seiten oder von einem gegen ein Feld, das ihm gegenüber feindlich ist.
clause-king-capture-4 =
    Die Angreifer gewinnen, wenn sie den König schlagen. Außerhalb seines Throns braucht es dazu auf jeder Seite einen Angreifer oder ein Feld, das ihm gegenüber feindlich ist{ $edge ->
        [yes] : vier mitten auf dem Brett, drei am Rand.
       *[no] .
    }
clause-king-capture-2-away = Die Angreifer gewinnen, wenn sie den König schlagen. Außerhalb seines Throns und der Felder daneben wird er geschlagen wie ein Stein: von zwei Angreifern auf gegenüberliegenden Seiten oder von einem gegen ein Feld, das ihm gegenüber feindlich ist.
clause-king-capture-4-away =
    Die Angreifer gewinnen, wenn sie den König schlagen. Außerhalb seines Throns und der Felder daneben braucht es dazu auf jeder Seite einen Angreifer oder ein Feld, das ihm gegenüber feindlich ist{ $edge ->
        [yes] : vier mitten auf dem Brett, drei am Rand.
       *[no] .
    }

clause-king-on-throne-title = Der König auf dem Thron
clause-king-on-throne-2 = Auf dem Thron schlagen ihn zwei Angreifer auf gegenüberliegenden Seiten, wie einen Stein auf jedem anderen Feld.
clause-king-on-throne-4 = Auf dem Thron schlagen ihn nur vier Angreifer, auf jeder Seite einer.

clause-king-beside-throne-title = Der König neben dem Thron
clause-king-beside-throne-2 = Unmittelbar neben dem Thron schlagen ihn zwei Angreifer auf gegenüberliegenden Seiten.
clause-king-beside-throne-4 = Unmittelbar neben dem Thron braucht es Angreifer auf den drei anderen Seiten, um ihn zu schlagen.
clause-king-beside-throne-all = Unmittelbar neben dem Thron braucht es Angreifer auf allen vier Seiten, um ihn zu schlagen, einen davon auf dem Thron.
clause-king-beside-throne-safe = Unmittelbar neben dem Thron kann er nicht geschlagen werden: Der Thron gilt nicht als geschlossen, und kein Angreifer darf dort stehen.

clause-throne-king-title = Der Thron und der König
clause-throne-king-never = Der Thron ist dem König gegenüber nie feindlich. Neben dem Thron kann ein einzelner Angreifer ihn nicht gegen den Thron schlagen: Es braucht zwei auf gegenüberliegenden Seiten des Königs.
clause-throne-king-hostile = Der Thron ist dem König gegenüber feindlich. Neben dem Thron genügt ein Angreifer auf der anderen Seite, um ihn zu schlagen.
clause-throne-king-closed = Für den König daneben gilt der leere Thron als geschlossen, als stünde dort ein Angreifer.
clause-throne-king-when-empty = Der Thron ist dem König gegenüber feindlich, solange er leer ist. Neben dem Thron genügt ein Angreifer auf der anderen Seite, um ihn zu schlagen.
clause-throne-king-open = Für den König daneben gilt der leere Thron nicht als geschlossen: Er ist keine Wand.

clause-king-beside-corner-title = Der König neben einer Ecke
clause-king-beside-corner-2 = Neben einer Ecke genügt ein Angreifer: Er schlägt den König gegen das Eckfeld.
clause-king-beside-corner-4 = Neben einer Ecke genügen zwei Angreifer, auf jeder der anderen Seiten einer.
clause-king-beside-corner-safe = Neben einer Ecke kann der König nicht geschlagen werden, denn kein Angreifer darf auf dem Eckfeld stehen.

clause-king-at-edge-title = Der König am Rand
clause-king-at-edge-2 = Am Rand schlagen ihn zwei Angreifer, die am Rand entlang rechts und links von ihm stehen.
clause-king-at-edge-4 = Am Rand schlagen ihn drei Angreifer, auf jeder verbleibenden Seite einer; zwei am Rand entlang genügen nicht.
clause-king-at-edge-never = Am Rand kann der König nicht geschlagen werden.

## Das Ende der Partie

clause-escape-title = Die Flucht
clause-escape-corners = Erreicht der König ein Eckfeld, so gewinnen die Verteidiger, auch wenn derselbe Zug schlägt.
clause-escape-edges = Erreicht der König irgendein Randfeld, so gewinnen die Verteidiger, auch wenn derselbe Zug schlägt.

clause-no-men-title = Kein Angreifer mehr
clause-no-men = Ist der letzte Angreifer geschlagen, so gewinnen die Verteidiger.
clause-no-men-sheet = Ist der letzte Angreifer geschlagen, so gewinnen die Verteidiger. Im Regelblatt steht das nicht: Es ist hier so entschieden worden.

clause-encirclement-title = Die Einkreisung
clause-encirclement-yes = Die Angreifer gewinnen, wenn sie den König und alle seine verbleibenden Steine eingekreist und damit seine Flucht verhindert haben: Kein Weg führt, Schritt für Schritt waagerecht und senkrecht über Felder ohne Angreifer, von einer weißen Figur an den Rand des Bretts. Es ändert nichts, dass die Verteidiger noch ziehen oder den Ring durch Schlagen durchbrechen könnten.
clause-encirclement-no = Ein Ring um den König und seine Steine zählt nicht: Die Partie geht weiter.

clause-encirclement-diagonals-title = Schräge Lücken
clause-encirclement-diagonals = Schräge Lücken brechen den Ring nicht. Beurteilt wird er, nachdem der Zug geschlagen hat.

clause-encirclement-edge-men-title = Der Ring am Rand
clause-encirclement-edge-men = Die Steine des Rings dürfen selbst auf Randfeldern stehen.

clause-encirclement-outside-title = Alle innen
clause-encirclement-outside = Steht auch nur eine weiße Figur außerhalb des Rings, so ist es keine Einkreisung.

clause-encirclement-edge-title = Ohne den Rand
clause-encirclement-edge = Ein Ring, der den Rand des Bretts braucht, um sich zu schließen, ist keine Einkreisung.

clause-encirclement-throne-title = Der Thron ist keine Mauer
clause-encirclement-throne = Der leere Thron und die Eckfelder gelten als Felder wie andere: Ein Ring, der dort eine Lücke hat, ist offen.

clause-no-moves-title = Kein Zug mehr
clause-no-moves-loss = Eine Seite, die am Zug ist und keinen erlaubten Zug hat, verliert.
clause-no-moves-draw = Hat die Seite am Zug keinen erlaubten Zug, so ist die Partie remis.

clause-order-of-endings-title = Welches Ende zählt
clause-order-of-endings =
    Nach jedem Zug und allem, was er schlägt, beendet der erste dieser Fälle, der zutrifft, die Partie: Der König ist geflohen oder geschlagen; kein Angreifer ist übrig; { $encirclement ->
        [yes] die Verteidiger sind eingekreist;{ " " }
       *[no] { "" }
    }die Seite am Zug hat keinen Zug{ $repetition ->
        [yes] ; die Stellung wurde zu oft wiederholt.
       *[no] .
    }

clause-resignation-title = Aufgeben und Zeit
clause-resignation = Man darf jederzeit aufgeben und verliert dann. Wessen Zeit abläuft, der verliert.

clause-agreement-title = Einigung
clause-agreement = Die Spieler dürfen sich jederzeit auf Remis einigen.

## Wiederholung

clause-repetition-title = Wann Wiederholung zählt
clause-repetition-three-loops = Wiederholung beendet die Partie, wenn dieselbe Zugfolge (eine Schleife) dreimal hintereinander gespielt wurde. Die Stellung steht dann zum vierten Mal auf dem Brett.
clause-repetition-third-loop = Wiederholung beendet die Partie, wenn dieselbe Zugfolge (eine Schleife) zum dritten Mal gespielt wird, hintereinander oder nicht. Drei verschiedene Wege zurück zu einer Stellung sind drei verschiedene Schleifen.
clause-repetition-fourth-time = Wiederholung beendet die Partie, wenn eine Stellung zum vierten Mal auf dem Brett steht, hintereinander oder nicht.
clause-repetition-third-time = Wiederholung beendet die Partie, wenn eine Stellung zum dritten Mal auf dem Brett steht, hintereinander oder nicht.
clause-repetition-second-time = Wiederholung beendet die Partie, wenn eine Stellung zum zweiten Mal auf dem Brett steht.
clause-repetition-none = Stellungen dürfen sich endlos wiederholen.

clause-repetition-position-title = Was eine Stellung ist
clause-repetition-position = Eine Stellung ist, was wo steht und wer am Zug ist. Dieselben Figuren mit der anderen Seite am Zug sind eine andere Stellung.

clause-repetition-backstop-title = Keine endlose Partie
clause-repetition-backstop = Welche Schleifen auch dazu führten: Steht eine Stellung zum siebten Mal auf dem Brett, so hat das dieselbe Folge.

clause-repetition-verdict-title = Was daraus folgt
clause-repetition-verdict-choice = Endloses Wiederholen ist verboten: Wer wiederholt, muss rechtzeitig etwas anderes ziehen. Tut das niemand, so verliert die Seite, die die Wiederholung hätte durchbrechen können; fast immer sind das die Verteidiger.
clause-repetition-verdict-defenders-lose = Endloses Wiederholen ist verboten: Wer wiederholt, muss rechtzeitig etwas anderes ziehen. Tut das niemand, so verlieren die Verteidiger.
clause-repetition-verdict-draw = Die Partie ist dann remis.

clause-repetition-choice-title = Wer die Wahl hatte
clause-repetition-choice = Man sieht sich die Züge der letzten Schleife an. Eine Seite war frei, wenn sie darin auch nur einmal einen Zug zur Wahl hatte, der auf dem Brett sofort gewinnt, oder einen, der zu einer in der Partie neuen Stellung führt, nach der die andere Seite auf dem Brett nicht sofort gewinnen kann. War genau eine Seite frei, so verliert sie. Waren es beide oder keine, so verlieren die Verteidiger.

clause-repetition-warning-title = Die Warnung
clause-repetition-warning = Bevor du einen Zug bestätigst, der eine frühere Stellung zurückbringt, erfährst du, wie oft sie schon da war und wohin es führt, sich weiter im Kreis zu drehen.

## Das Match

clause-match-title = Zwei Runden
clause-match = Ein Match besteht aus zwei Runden. In der zweiten werden die Seiten getauscht.

clause-match-two-wins-title = Zwei Siege
clause-match-two-wins = Wer beide Runden gewinnt, gewinnt das Match.

clause-match-fewest-moves-title = Weniger Züge
clause-match-fewest-moves = Bei je einem Sieg gewinnt das Match, wer seine Runde mit weniger eigenen Zügen gewonnen hat, ganz gleich, wie sie endete. Bei gleich vielen endet das Match remis.

clause-match-draws-title = Remis im Match
clause-match-draws = Mit einem Sieg und einem Remis gewinnt man das Match. Nach zwei Remis endet es remis.

## Aufschreiben

clause-move-text-title = Züge
clause-move-text = Ein Zug wird mit dem verlassenen und dem erreichten Feld aufgeschrieben, dann ein x und das Feld jeder geschlagenen Figur, auch des Königs: { $move }.

clause-position-text-title = Stellungen
clause-position-text = Eine Stellung wird mit ihren sieben Reihen von 7 bis 1 aufgeschrieben, ein Schrägstrich dazwischen: t ist ein Angreifer, T ein Verteidiger, K der König, eine Ziffer so viele leere Felder. Dann die Seite am Zug: b die Angreifer (schwarz), w die Verteidiger (weiß). Die Startaufstellung ist { $fen }.

clause-set-up-title = Selbst aufgebaute Stellungen
clause-set-up =
    Eine Stellung darf frei aufgebaut werden: mit genau einem König,{ $closed ->
        [both] { " " }ohne Stein auf Thron oder Eckfeld,
        [throne] { " " }ohne Stein auf dem Thron,
        [corners] { " " }ohne Stein auf einem Eckfeld,
       *[none] { "" }
    } mit höchstens { $attackers ->
        [8] acht
       *[other] { $attackers }
    } Angreifern und höchstens { $defenders ->
        [4] vier
       *[other] { $defenders }
    } Verteidigern. Ist die Partie darin schon entschieden, so ist sie sofort zu Ende, ganz gleich, wer am Zug ist.

## Was ein Diagramm zeigt

shows-turn =
    { $side ->
        [attackers] Die Angreifer sind am Zug.
       *[defenders] Die Verteidiger sind am Zug.
    }
shows-reach = Die Figur auf { $square } kann auf die markierten Felder ziehen.
shows-moved = { $from } nach { $to }: Nichts wird geschlagen.
shows-captures =
    { $count ->
        [one] { $from } nach { $to }: Die Figur auf { $squares } ist geschlagen.
       *[other] { $from } nach { $to }: Die Figuren auf { $squares } sind geschlagen.
    }
shows-line = Die Folge hat { $count } Züge.
shows-goes-on = Die Partie geht weiter.
