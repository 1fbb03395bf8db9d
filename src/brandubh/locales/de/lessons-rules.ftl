### Die Lektionen des Kapitels über die feineren Regeln: zu jedem Schritt die Aufgabe, und was zu Zügen gesagt wird.

## Mehrere auf einmal

lesson-several-two-task = Ein Zug kann mehrere Zangen schließen. Schlag zwei Verteidiger auf einmal.
lesson-several-two-one = Damit schlägst du einen. Ein anderer Zug schlägt zwei.
lesson-several-two-wrong = Such ein Feld neben zwei Verteidigern, hinter denen jeweils einer deiner Steine steht.
lesson-several-two-done = Alles, was ein Zug schlägt, wird zugleich geschlagen.

lesson-several-three-task = Drei auf einmal: Mehr kann ein Zug nicht schlagen. Finde den großen Schlag der Verteidiger.
lesson-several-three-one = Ein Angreifer ist geschlagen, gegen die Ecke. Aber drei von ihnen haben ein Nachbarfeld gemeinsam.
lesson-several-three-wrong = Um welches freie Feld stehen drei Angreifer, jeder mit einem Verteidiger hinter sich?
lesson-several-three-done = In jeder Richtung einer, außer in der, aus der die Figur kam: höchstens drei.

## Der feindliche Thron

lesson-hostile-throne-attackers-task = Der Thron ist den Angreifern gegenüber immer feindlich, wie eine Ecke. Schlag einen gegen den Thron.
lesson-hostile-throne-attackers-wrong = So wird niemand geschlagen. Ein Angreifer steht direkt neben dem Thron: Komm von der anderen Seite.
lesson-hostile-throne-attackers-done = Leer oder mit dem König darauf: Für einen Angreifer daneben ist der Thron gefährlich.

lesson-hostile-throne-defenders-task = Der leere Thron ist auch den Steinen des Königs gegenüber feindlich. Schlag einen gegen den Thron.
lesson-hostile-throne-defenders-side = Dort liegt der Thron nicht gegenüber. Der Verteidiger muss zwischen dir und dem Thron stehen.
lesson-hostile-throne-defenders-wrong = So wird niemand geschlagen. Ein Verteidiger steht direkt neben dem leeren Thron.
lesson-hostile-throne-defenders-done = Geht der König fort, so verlieren seine Steine neben dem Thron ihren Schutz.

lesson-hostile-throne-occupied-task = Sitzt der König darauf, so deckt der Thron seine Steine. Schlag einen Verteidiger.
lesson-hostile-throne-occupied-sheltered = Dieser ist in dieser Linie sicher: Hinter ihm sitzt sein König auf dem Thron.
lesson-hostile-throne-occupied-wrong = So wird niemand geschlagen. Such abseits des Königs einen Verteidiger, neben dem direkt ein Angreifer steht.
lesson-hostile-throne-occupied-done = Den Angreifern gegenüber ist der Thron immer feindlich, den Steinen des Königs gegenüber nur, solange er leer ist.

## Der König neben seinem Thron

lesson-king-beside-throne-across-task = Gegen den König hilft der Thron nie. Neben dem Thron schlagen ihn zwei Angreifer auf gegenüberliegenden Seiten. Schlag ihn.
lesson-king-beside-throne-across-throne = Der König wird nicht gegen seinen eigenen Thron geschlagen. Du brauchst zwei Steine einander gegenüber.
lesson-king-beside-throne-across-wrong = Der König ist noch frei. Lass den Stein neben ihm, wo er ist, und bring einen zweiten auf die andere Seite.
lesson-king-beside-throne-across-done = Zwei Steine einander gegenüber, und nie der Thron anstelle des einen.

lesson-king-beside-throne-choice-task = Hier steht er auf einer anderen Seite des Throns. Finde das Paar, das ihn schlägt.
lesson-king-beside-throne-choice-throne = Hinter ihm ist nur der Thron, und der hilft gegen den König nie.
lesson-king-beside-throne-choice-wrong = Der König ist noch frei. Auf dem Thron darf kein Angreifer stehen bleiben: Nur eine Linie kann sich um ihn schließen.
lesson-king-beside-throne-choice-done = Dem König gegenüber sind die Ecken feindlich, der Thron ist es nie, und der Rand auch nicht.

## Wie die Verteidiger gewinnen

lesson-last-attacker-capturing-task = Ein König, der eine Ecke erreicht, gewinnt, was immer sein Zug sonst noch tut. Gewinn sofort.
lesson-last-attacker-capturing-man = Ein Angreifer weniger, aber die Partie geht weiter. Der König kann sie jetzt beenden.
lesson-last-attacker-capturing-wrong = Die Partie geht weiter. Der König hatte freie Bahn in eine Ecke.
lesson-last-attacker-capturing-done = Er darf mit seinem letzten Zug sogar schlagen: Es zählt, dass er auf der Ecke steht.

lesson-last-attacker-last-task = Die Verteidiger gewinnen auch, wenn der letzte Angreifer geschlagen ist. Schlag ihn.
lesson-last-attacker-last-wrong = Er steht noch da. Lass den Verteidiger neben ihm, wo er ist, und bring einen zweiten auf die andere Seite.
lesson-last-attacker-last-done = Ohne Angreifer kann niemand den König mehr aufhalten: Die Partie ist zu Ende.

## Was ein Ring ist

lesson-rings-diagonals-task = Die Steine eines Rings dürfen sich auch nur schräg berühren: Dort schlüpft niemand hinaus. Schließ den Ring.
lesson-rings-diagonals-capture = Ein Stein ist geschlagen, aber der Ring ist nicht zu. Ein geschlossener Ring gewinnt sofort.
lesson-rings-diagonals-shift = Dieser Stein lässt eine Lücke hinter sich. Bring einen, der nicht zum Ring gehört.
lesson-rings-diagonals-wrong = Noch führt ein Weg zum Rand, Schritt für Schritt über freie Felder.
lesson-rings-diagonals-done = Hinaus geht es nur waagerecht und senkrecht, darum zählen schräge Lücken nicht.

lesson-rings-edge-men-task = Die Steine des Rings dürfen selbst am Rand stehen. Schließ diesen.
lesson-rings-edge-men-capture = Ein Stein ist geschlagen, aber der Ring bleibt offen. Ein geschlossener Ring gewinnt sofort.
lesson-rings-edge-men-shift = Das schließt eine Lücke und öffnet eine andere. Bring einen Stein von außen.
lesson-rings-edge-men-wrong = Noch können die Verteidiger ein freies Randfeld erreichen.
lesson-rings-edge-men-done = Niemand im Inneren kann ein freies Randfeld erreichen: Das macht den Ring aus.

lesson-rings-captures-task = Der Ring wird beurteilt, nachdem der Zug geschlagen hat. Schließ diesen um alle, die übrig bleiben.
lesson-rings-captures-wrong = Noch gibt es einen Ausweg. Ein Feld schließt den Ring und zwei Zangen zugleich.
lesson-rings-captures-done = Erst kommen die geschlagenen Steine vom Brett, dann wird der Ring betrachtet.

## Was kein Ring ist

lesson-broken-rings-outside-task = Der König ist umstellt, aber einer seiner Steine steht draußen: Das ist noch keine Einkreisung. Gewinn sofort.
lesson-broken-rings-outside-leaves = Er ist geschlagen, aber von einem Stein des Rings, und nun ist der Ring offen. Wer kann es noch?
lesson-broken-rings-outside-wrong = Der Verteidiger draußen steht noch da. Er steht neben einer Ecke.
lesson-broken-rings-outside-done = Sind alle drinnen oder geschlagen, so zählt der Ring sofort.

lesson-broken-rings-edge-task = Hier bräuchte ein Ring den Rand des Bretts, um sich zu schließen, und so ein Ring zählt nicht. Gewinn auf andere Weise.
lesson-broken-rings-edge-edge = Es sieht geschlossen aus, aber innen liegen freie Randfelder: Das ist keine Einkreisung. Schlag lieber den König.
lesson-broken-rings-edge-wrong = Die Partie geht weiter. Such das Feld, das eine Zange um den König schließt.
lesson-broken-rings-edge-done = Ein Ring besteht nur aus Steinen: Der Rand des Bretts kann kein Teil von ihm sein.

lesson-broken-rings-throne-task = Der leere Thron ist keine Mauer: Hier könnte der König über ihn hinaus. Schließ den Ring.
lesson-broken-rings-throne-far = Der König geht über den Thron und schlüpft neben deinem Stein hinaus. Schließ die Lücke direkt hinter dem Thron.
lesson-broken-rings-throne-wrong = Noch gibt es einen Ausweg, über den leeren Thron.
lesson-broken-rings-throne-done = Für einen Ring sind der leere Thron und die Ecken Felder wie alle anderen.

## Kein Zug mehr

lesson-no-moves-attackers-task = Wer am Zug ist und nicht ziehen kann, verliert. Lass dem letzten Angreifer keinen Zug.
lesson-no-moves-attackers-wrong = Er kann noch ziehen. Auf der Ecke darf er nicht stehen bleiben: Schließ die Wege, die ihm noch offen sind.
lesson-no-moves-attackers-done = Niemand darf aussetzen: Eine eingesperrte Seite hat verloren.

lesson-no-moves-defenders-task = Der König ist zwischen zwei Angreifer gezogen, und er ist allein. Lass ihm keinen Zug.
lesson-no-moves-defenders-wrong = Er kann noch ziehen: Ein Feld neben ihm ist frei.
lesson-no-moves-defenders-done = Am Rand ist das keine Einkreisung, und geschlagen ist er auch nicht; aber er kann nicht ziehen, und so verliert er.

## Immer im Kreis

lesson-repetition-back-task = Jede Seite hat einen Stein gezogen; die Angreifer sind eben zurückgegangen. Bring auch du deinen Stein zurück, zum Ring auf e3.
lesson-repetition-back-wrong = Das ist etwas Neues und in einer Partie oft besser. Geh hier zum Ring zurück.
lesson-repetition-back-done = Gleiche Figuren, gleiche Felder, gleiche Seite am Zug: Diese Stellung war schon da. Das ist erlaubt, aber du wirst gewarnt.

lesson-repetition-break-task = Dein Stein zieht nach e4 und zurück nach e3, ein Angreifer nach b1 und zurück nach c1. Wer diese Schleife zum dritten Mal hintereinander schließt, verliert hier. Durchbrich sie.
lesson-repetition-break-again = Damit schließt sich dieselbe Schleife zum dritten Mal hintereinander, und die Verteidiger verlieren. Zieh etwas anderes.
lesson-repetition-break-done = Alles Neue durchbricht die Schleife. Und endlos geht nichts: Auch beim siebten Mal einer Stellung ist die Partie zu Ende.

lesson-repetition-turn-task = Die Figuren stehen, wo sie anfangs standen, aber nun ist die andere Seite am Zug: Das ist eine andere Stellung, und nichts hat sich wiederholt.

## Wer die Wahl hatte

lesson-who-had-the-choice-attackers-task = Zum dritten Mal hintereinander zog dein Stein von c1 nach b1. Wer die Wahl hatte, verliert; hatten sie beide, die Verteidiger. Schließ die Schleife.
lesson-who-had-the-choice-attackers-wrong = Ein neuer Zug lässt die Verteidiger davonkommen. Zieh zurück zum Ring: Das schließt die Schleife.
lesson-who-had-the-choice-attackers-done = Ebenso, wenn keine Seite sie hatte: Fast immer müssen die Verteidiger die Schleife rechtzeitig durchbrechen.

lesson-who-had-the-choice-defenders-task = Immer wieder jagen die Angreifer deinen König zwischen e6 und c6 hin und her. Er hat keinen anderen sicheren Zug, sie schon: Sie haben die Wahl. Schließ die dritte Schleife.
lesson-who-had-the-choice-defenders-wrong = Dort ist er sofort verloren. Sein einziger sicherer Zug schließt die Schleife.
lesson-who-had-the-choice-defenders-done = Nur die Angreifer hätten etwas anderes ziehen können, ohne sofort zu verlieren: Die Wiederholung kostet sie die Partie.

lesson-who-had-the-choice-elsewhere-task = Die italienischen Regeln sind einfacher: Nach drei Schleifen hintereinander verlieren immer die Verteidiger. Die deutschen zählen das dritte Mal einer Schleife auch, wenn es nicht hintereinander war.

## Das Match

lesson-match-sets-task = Ein Match hat zwei Runden; zur zweiten tauscht ihr die Seiten. Zwei Siege gewinnen es, ein Sieg und ein Remis auch. Nach zwei Remis endet es remis.

lesson-match-both-task = Nimm an, du hast die erste Runde mit den Angreifern gewonnen. Jetzt verteidigst du. Gewinn auch diese, und das Match gehört dir.
lesson-match-both-man = Ein Stein geschlagen, aber die Runde geht weiter. Der König kann sie jetzt gewinnen.
lesson-match-both-wrong = Die Runde geht weiter. Der König hatte freie Bahn in eine Ecke.
lesson-match-both-done = Zwei Siege: Niemand braucht Züge zu zählen.

lesson-match-fewest-task = Nimm an, dein Gegenüber hat die erste Runde mit 25 eigenen Zügen gewonnen. Du hast in dieser 20 gemacht. Gewinn mit dem nächsten.
lesson-match-fewest-man = Ein Stein geschlagen, aber du kannst mit diesem Zug gewinnen, und jeder Zug zählt.
lesson-match-fewest-wrong = Der König ist noch frei. Lass den Stein neben ihm, wo er ist, und bring einen zweiten auf die andere Seite.
lesson-match-fewest-done = Je ein Sieg, und 21 Züge sind weniger als 25: Das Match gehört dir. Bei gleich vielen wäre es remis.

## Die älteren Regeln: Raven

lesson-raven-king-task = In den Raven-Regeln schützt der Thron nicht: Zwei Angreifer schlagen den König dort wie überall sonst. Schlag ihn.
lesson-raven-king-wrong = Der König ist noch frei. Lass den Stein neben ihm, wo er ist, und bring einen zweiten auf die andere Seite.
lesson-raven-king-done = Nach den Regeln der Föderation hätte es vier gebraucht.

lesson-raven-throne-task = Hier ist der Thron niemandem gegenüber feindlich; die Ecken sind es. Schlag einen Verteidiger.
lesson-raven-throne-throne = Der leere Thron hilft hier nicht. Such einen Verteidiger, neben dem direkt ein Angreifer steht.
lesson-raven-throne-wrong = So wird niemand geschlagen. Such einen Verteidiger, neben dem direkt ein Angreifer steht.
lesson-raven-throne-done = Auch neben dem Thron braucht eine Zange in diesen Regeln zwei Figuren.

lesson-raven-ring-task = Hier zählt ein Ring nicht: Die Angreifer müssen den König schlagen. Gewinn sofort.
lesson-raven-ring-ring = Nach den Regeln der Föderation hättest du jetzt gewonnen. Hier musst du den König schlagen.
lesson-raven-ring-wrong = Der König ist noch frei. Zwei einander gegenüber genügen, sogar auf seinem Thron.
lesson-raven-ring-done = Ohne Einkreisung haben die Angreifer nur ein Ziel: den König selbst.

lesson-raven-stuck-task = Hier hat eine Seite, die nicht ziehen kann, nicht verloren: Die Partie ist remis. Lass dem letzten Angreifer keinen Zug und sieh selbst.
lesson-raven-stuck-wrong = Er kann noch ziehen. Auf der Ecke darf er nicht stehen bleiben: Schließ die Wege, die ihm noch offen sind.
lesson-raven-stuck-done = Sperr in diesen Regeln die letzten Angreifer also nicht ein: Schlag sie.

lesson-raven-again-task = Dein Stein zieht nach e4 und zurück nach e3, ein Angreifer nach b1 und zurück nach c1. Hier ist die Partie remis, wenn eine Stellung zum dritten Mal da ist, wer auch immer die Wahl hatte. Mach remis.
lesson-raven-again-wrong = Das ist eine neue Stellung, also geht die Partie weiter. Zieh zurück zum Ring.
lesson-raven-again-done = In den Raven-Regeln rettet der Kreis eine schlechte Partie; nach denen der Föderation verliert jemand.
