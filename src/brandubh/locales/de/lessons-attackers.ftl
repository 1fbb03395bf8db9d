### Lektionen für die Angreifer: was jeder Schritt verlangt, was danach gesagt wird und warum manche Züge falsch sind.

## Die Ecken bewachen

lesson-guarding-corners-shut-task = Der König will hinunter nach g1. Versperr ihm den Weg.
lesson-guarding-corners-shut-beside = f1 liegt nicht auf seinem Weg: Er läuft am Rand hinunter nach g1.
lesson-guarding-corners-shut-done = Von f2 aus erreicht ein Stein mit einem Schritt beide Linien zur Ecke. Merk dir dieses Feld.

lesson-guarding-corners-far-task = Der König blickt nach g7. Wer kann ihm noch in den Weg treten?
lesson-guarding-corners-far-greed = Du schlägst einen Stein, aber der König läuft nach g7.
lesson-guarding-corners-far-short = g6 liegt nicht auf seinem Weg: Er kommt am oberen Rand entlang.
lesson-guarding-corners-far-done = Ein Wächter darf weit weg stehen, solange sein eigener Weg frei ist.

## Das diagonale Netz

lesson-diagonal-net-see-task = Das ist das Netz. Der Stein auf b2 kann nach a2 oder nach b1: Allein bewacht er a1 auf beiden Linien.

lesson-diagonal-net-fill-task = Drei Steine des Netzes stehen schon. Bring den vierten nach f6.
lesson-diagonal-net-fill-done = Jetzt hat jede Ecke ihren Wächter und jeder Rand einen Stein in der Mitte.

lesson-diagonal-net-snap-task = Der König ist an den Rand gelaufen und blickt nach g1. Lass das Netz zuschnappen: Schlag ihn.
lesson-diagonal-net-snap-greed = Du schlägst einen Stein, und der König geht heim nach g1.
lesson-diagonal-net-snap-done = Der Wächter der Ecke und der Stein am Rand arbeiten zusammen.

lesson-diagonal-net-hole-task = Spiel jetzt die Verteidiger. An einem Rand steht kein Stein: Finde das Loch im Netz.
lesson-diagonal-net-hole-taken = Dort wird er sofort geschlagen. Such den Rand, den niemand hält.
lesson-diagonal-net-hole-done = Auf a4 sieht er a1 und a7, und nur eine Ecke lässt sich schließen. Das Netz braucht einen Stein an jedem Rand.

## Die Gabel verhindern

lesson-against-the-fork-line-task = Noch droht nichts, aber von e1 aus sähe der König zwei Ecken. Verhindere es.
lesson-against-the-fork-line-hint = Von e1 kannst du ihn nicht fernhalten. Aber du kannst eine der beiden Linien vorher schließen.
lesson-against-the-fork-line-chase = Er geht nach e1, sieht a1 und g1 und gewinnt.
lesson-against-the-fork-line-done = Mit deinem Stein auf b1 führt e1 nur noch zu einer Ecke.

lesson-against-the-fork-way-task = Von wo aus sähe der König als Nächstes zwei Ecken? Versperr ihm den Weg dorthin oder eine der beiden Linien.
lesson-against-the-fork-way-chase = Er läuft nach e1, sieht a1 und g1 und gewinnt.
lesson-against-the-fork-way-done = Jetzt gibt ihm e1 keine Gabel mehr.

## Schlagen oder bewachen

lesson-take-or-guard-first-task = Du könntest den Stein auf c4 schlagen. Aber schau zuerst auf den König.
lesson-take-or-guard-first-take = Du schlägst einen Stein, und der König geht nach g1.
lesson-take-or-guard-first-done = g1 ist zu, und der Stein auf c4 ist immer noch da.

lesson-take-or-guard-which-task = Schlag den Stein auf c3. Zwei deiner Steine können es, aber einer davon hält Wache.
lesson-take-or-guard-which-guard = Das war der Wächter: Jetzt ist der Weg nach a1 offen.
lesson-take-or-guard-which-done = Der Stein auf b1 bleibt auf seinem Posten. Schlag mit denen, die nichts bewachen.

lesson-take-or-guard-again-task = Wieder gibt es Steine zu schlagen. Womit droht der König?
lesson-take-or-guard-again-take = Du schlägst einen Stein, und der König läuft hinauf nach a7.
lesson-take-or-guard-again-done = Erst die Ecke, dann die Steine.

## Köder

lesson-luring-shield-task = Der Stein auf f3 deckt seinen König. Schlag ihn nicht: Biete ihm etwas an.
lesson-luring-shield-hint = Er kann gegen den Thron schlagen.
lesson-luring-shield-take = Der Stein ist weg, aber der König auch: Der Sieg der Verteidiger ist erzwungen.
lesson-luring-shield-done = Er schlug und ließ seinen König allein.

lesson-luring-king-task = Biete dem König einen Stein an, den er gegen den Thron schlagen kann, und fang ihn dort, wo er landet.
lesson-luring-king-take = Während du einen Stein schlägst, entkommt der König: Der Sieg der Verteidiger ist erzwungen.
lesson-luring-king-done = Er schlug und stand zwischen d1 und d3.

lesson-luring-order-task = Gib einen Stein, dann schlag den König von unten und oben. Welcher Stein geht zuerst?
lesson-luring-order-hint = Deinen Stein auf f5 brauchst du für den zweiten Schritt.
lesson-luring-order-other = Mit diesem Stein misslingt es: Der Sieg der Verteidiger ist erzwungen.
lesson-luring-order-done = Ein Stein für den König: ein guter Tausch.

## Der König auf seinem Thron

lesson-king-on-throne-four-task = Drei Steine stehen um den König auf seinem Thron. Bring es zu Ende.
lesson-king-on-throne-four-short = Ein Schritt zu kurz: Der vierte Stein muss neben dem Thron stehen.
lesson-king-on-throne-four-done = Auf dem Thron braucht es alle vier Seiten.

lesson-king-on-throne-forced-task = Der König kann nicht ziehen, nur der Stein auf d5 kann es. Nutze das aus.
lesson-king-on-throne-forced-hint = Schließ den Weg nach oben.
lesson-king-on-throne-forced-open = Du lässt selbst los: Der König kommt heraus, und die Verteidiger gewinnen.
lesson-king-on-throne-forced-done = Er musste zur Seite, und sein Feld gehörte dir.

lesson-king-on-throne-driven-task = Lass dem König ein einziges Feld und schlag ihn dort.
lesson-king-on-throne-driven-top = Er kommt unten heraus, und die Verteidiger gewinnen.
lesson-king-on-throne-driven-done = Außerhalb des Throns genügten zwei Steine.

## Den Ring schließen

lesson-closing-the-ring-close-task = Der König und sein Stein haben nur noch einen Ausweg. Schließ den Ring.
lesson-closing-the-ring-close-done = Eingekreist: Der König und alle seine Steine sind drinnen, und keiner kommt zum Rand.

lesson-closing-the-ring-step-task = Lass dem König einen einzigen Schritt, dann schließ den Ring um ihn.
lesson-closing-the-ring-step-other = Der König findet noch einen Ausweg, und die Verteidiger gewinnen.
lesson-closing-the-ring-step-open = Du öffnest den Ring selbst, und die Verteidiger gewinnen.
lesson-closing-the-ring-step-done = Erst c4, dann f4: Schließ eine Seite nach der anderen.

lesson-closing-the-ring-drive-task = Treib den König erst nach oben, dann schließ den Ring über ihm.
lesson-closing-the-ring-drive-top = Zu früh: Der König geht nach unten, und die Verteidiger gewinnen.
lesson-closing-the-ring-drive-far = Die b-Linie unter ihm ist noch offen: Die Verteidiger gewinnen.
lesson-closing-the-ring-drive-done = Steine am Rand dürfen zum Ring gehören, und diagonale Lücken zählen nicht.

## Neben der Ecke gefangen

lesson-beside-the-corner-one-task = Der König steht neben der Ecke und ist fast daheim. Ein Stein kann ihn schlagen.
lesson-beside-the-corner-one-above = Von oben bräuchtest du einen zweiten Stein unter ihm, und dort ist der Rand.
lesson-beside-the-corner-one-done = Die Ecke ist so gut wie ein zweiter Stein.

lesson-beside-the-corner-squeeze-task = Nahe der Ecke hat der König wenige gute Felder. Nimm ihm die zweite Reihe.
lesson-beside-the-corner-squeeze-above = Die zweite Reihe ist noch offen: Er entkommt, und die Verteidiger gewinnen.
lesson-beside-the-corner-squeeze-done = Neben der Ecke genügte ein Stein.

lesson-beside-the-corner-three-task = Drei Steine können genügen. Finde das Feld, das dem König nur schlechte Züge lässt.
lesson-beside-the-corner-three-short = Ein Feld zu weit weg: Er schlüpft hinaus, und die Verteidiger gewinnen.
lesson-beside-the-corner-three-done = Geh so nah heran, wie du kannst, wenn der König nahe einer Ecke steht.

## Die ersten Züge

lesson-first-moves-safe-task = Die Partie beginnt. Mach einen ersten Zug, nach dem keiner deiner Steine geschlagen werden kann.
lesson-first-moves-safe-corner = Neben einer Ecke wird ein Stein gegen sie geschlagen, und die Verteidiger können das sofort.
lesson-first-moves-safe-done = Gut. Meist beziehen die Angreifer zuerst ihre Posten, fern von den Feldern neben den Ecken.

lesson-first-moves-net-task = Wo steht ein Angreifer gut? Bring einen auf ein Feld des Netzes.
lesson-first-moves-net-done = Von hier aus bewacht er eine Ecke auf beiden Linien. Meist wird das Netz Stein für Stein gespannt.

lesson-first-moves-answer-task = Spiel jetzt die Verteidiger. Mach einen Zug, nach dem keiner deiner Steine geschlagen werden kann.
lesson-first-moves-answer-wrong = Dort kann ein Angreifer einen deiner Steine schlagen. Schau auf die Felder zu beiden Seiten.
lesson-first-moves-answer-done = Jeder Stein, der wegzieht, macht dem König Platz. Meist ist es gut, sie in seiner Nähe zu behalten.
