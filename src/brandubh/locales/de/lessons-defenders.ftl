### Lektionen für die Verteidiger: was jeder Schritt verlangt, was danach gesagt wird und warum manche Züge falsch sind.

## Zwei offene Linien

lesson-two-open-lines-fork-task = Dein König ist in Gefahr. Schick ihn an einen Rand, von dem er zwei Ecken sieht: Beide kann niemand schließen.
lesson-two-open-lines-fork-hint = Am linken Rand steht kein Stein.
lesson-two-open-lines-fork-beside = Dort steht er neben einem Angreifer, und ein zweiter schlägt ihn sofort.
lesson-two-open-lines-fork-done = Eine Linie ließ sich schließen, die andere blieb offen. Diese Gabel ist deine beste Waffe.

lesson-two-open-lines-choose-task = Die Angreifer wollen deinen König schlagen. Von welchem Rand aus sieht er zwei Ecken?
lesson-two-open-lines-choose-hint = Schau auf die unterste Reihe: Sie ist leer.
lesson-two-open-lines-choose-stay = Das hilft nur für einen Zug: Danach ist der Sieg der Angreifer erzwungen.
lesson-two-open-lines-choose-taken = Dort wird er sofort geschlagen.
lesson-two-open-lines-choose-done = b1 war zu, also ging er auf die andere Seite.

lesson-two-open-lines-prepare-task = Noch ist kein Rand in Reichweite. Finde den Schritt, nach dem der König oben wie unten mit einer Gabel droht.
lesson-two-open-lines-prepare-hint = Ein einziger Schritt vom Thron genügt.
lesson-two-open-lines-prepare-taken = Dort wird er sofort geschlagen: Ein Angreifer steht daneben, ein anderer kommt.
lesson-two-open-lines-prepare-done = Ein Rand wurde geschlossen, der andere gab ihm zwei Ecken. Bereite die Gabel vor, dann spiel sie.

## Ein Stein für eine Linie

lesson-step-aside-aside-task = Dein eigener Stein auf f1 versperrt den Weg nach g1. Zieh ihn so weg, dass niemand den Weg wieder schließen kann.
lesson-step-aside-aside-still = Auf e1 steht er dem König immer noch im Weg.
lesson-step-aside-aside-done = Auf der f-Linie hält er den Stein von f6 fern. Auch wenn er geschlagen wird, kommt der König heim.

lesson-step-aside-leave-task = König und Stein sind beide in Gefahr. Einen kannst du retten: wen, und wie?
lesson-step-aside-leave-hint = Such den Rand mit zwei offenen Ecken.
lesson-step-aside-leave-rescue = Du denkst an den Stein und verlierst den König: d5-d3 schlägt ihn.
lesson-step-aside-leave-done = Der Stein ist weg, aber der König ist daheim. Nichts ist mehr wert als zwei offene Linien.

lesson-step-aside-hurry-task = Drei Steine stehen um deinen Thron, und der vierte kommt. Hol den König heraus, auch wenn es den Stein auf e6 kostet.
lesson-step-aside-hurry-hint = Erst ein Schritt nach oben, dann an den Rand.
lesson-step-aside-hurry-rescue = Der König war in größerer Gefahr: d6-d5, und er wird auf seinem Thron geschlagen.
lesson-step-aside-hurry-done = Der Stein fiel, aber a1 und a7 standen beide offen: Der König kam heim.

## Den Wächter schlagen

lesson-take-the-guard-corner-task = Der Stein auf b1 versperrt den Weg nach a1. Neben einer Ecke lässt sich ein Stein gegen sie schlagen: Schlag ihn.
lesson-take-the-guard-corner-other = Das ist der andere Wächter. Schlag den Stein auf b1.
lesson-take-the-guard-corner-done = Die Ecke war dein zweiter Stein. Ein Wächter neben einer Ecke ist leicht zu schlagen.

lesson-take-the-guard-king-task = Drei Steine können deinen König schlagen. Rette ihn, indem du einen Wächter schlägst: Das öffnet zwei Ecken zugleich.
lesson-take-the-guard-king-taken = Dort wird er sofort geschlagen. Welchen Wächter erreicht er?
lesson-take-the-guard-king-done = Auch der König schlägt. Ohne den Wächter standen a1 und g1 beide offen.

lesson-take-the-guard-reach-task = Wieder ist dein König in Gefahr, und der Wächter auf b7 steht neben einer Ecke. Gewinne.
lesson-take-the-guard-reach-edge = Auf a5 steht er neben dem Stein auf a4 und wird sofort geschlagen.
lesson-take-the-guard-reach-wait = Das rettet den König, aber der Gewinn ist weg.
lesson-take-the-guard-reach-done = Ohne den Wächter kam niemand mehr zwischen den König und a7.

## Der Thron als Schild

lesson-throne-shield-home-task = Drei Steine können nach c5 kommen und deinen König schlagen. Nur ein Feld ist sicher: welches?
lesson-throne-shield-home-open = Außerhalb des Throns genügen zwei Steine, und sie sind nah.
lesson-throne-shield-home-done = Auf dem Thron braucht es vier, einen auf jeder Seite.

lesson-throne-shield-beside-task = Der Thron hilft nie, den König zu schlagen: Der Stein auf d2 ist harmlos. Aber ein anderer droht. Halte ihn auf.
lesson-throne-shield-beside-hint = Schau auf den Stein auf e6.
lesson-throne-shield-beside-far = Dort steht er neben einem anderen Angreifer und wird sofort geschlagen.
lesson-throne-shield-beside-late = Der Stein von e6 kommt trotzdem nach e3 und schlägt deinen König.
lesson-throne-shield-beside-done = Neben dem Thron zählen nur die zwei Steine links und rechts, und die hast du aufgehalten.

lesson-throne-shield-take-task = Den Angreifern gegenüber ist der Thron immer feindlich. Schlag den Stein auf c4 gegen ihn.
lesson-throne-shield-take-done = Ein Stein und der Thron genügten. Das geht, ob der König dort sitzt oder nicht.

## Erst schauen, dann schlagen

lesson-look-before-taking-greed-task = Du könntest den Stein auf f1 schlagen. Aber schau zuerst, womit die Angreifer drohen, und wehre es ab.
lesson-look-before-taking-greed-greed = Du hast einen der zwei geschlagen, die drohten; der andere schlägt den König: g5-f5.
lesson-look-before-taking-greed-near = Neben einem Angreifer wird er sofort geschlagen.
lesson-look-before-taking-greed-done = Der König geht vor. Von hier aus ist der Sieg der Verteidiger erzwungen.

lesson-look-before-taking-four-task = Drei Steine stehen um deinen Thron, und der auf e3 will der vierte sein. Halte ihn auf.
lesson-look-before-taking-four-leave = Außerhalb des Throns genügen zwei Steine: Er wird sofort geschlagen.
lesson-look-before-taking-four-done = In die Lücke treten oder einen der vier schlagen: Beides bricht die Falle.

lesson-look-before-taking-break-task = Jetzt können zwei Steine d3 erreichen, und beide kannst du nicht fernhalten. Was bleibt dir?
lesson-look-before-taking-break-shut = Das hält den Stein von d1 fern, aber der von c3 kommt trotzdem.
lesson-look-before-taking-break-leave = Außerhalb des Throns genügen zwei Steine: Er wird sofort geschlagen.
lesson-look-before-taking-break-done = Diesmal war Schlagen richtig: Die Falle ist gebrochen.

## Drohungen erkennen

lesson-reading-threats-block-task = Womit drohen die Angreifer? Finde den einen Zug, der es verhindert.
lesson-reading-threats-block-hint = Der Stein auf a3 will einen Schritt nach oben.
lesson-reading-threats-block-king = Dort steht er wieder neben einem Angreifer, und der zweite kommt sofort.
lesson-reading-threats-block-done = Dein Stein steht dort, wohin der Angreifer wollte.

lesson-reading-threats-two-task = Zwei Steine können nach f6 kommen und deinen König schlagen. Hol ihn aus der Zange.
lesson-reading-threats-two-into = Dort wird er zwischen f5 und f7 geschlagen.
lesson-reading-threats-two-done = Er ist der Zange entkommen, und g1 und g7 stehen beide offen: Die beste Verteidigung gewinnt.

lesson-reading-threats-narrow-task = Zwei Steine können nach c2 kommen und deinen König schlagen. Es gibt einen Ausweg.
lesson-reading-threats-narrow-near = Neben einem Angreifer wird er sofort geschlagen.
lesson-reading-threats-narrow-man = Dein Stein kann hier nicht helfen: Der König muss weg.
lesson-reading-threats-narrow-done = Auf c1 kann ihn niemand schlagen.

## Heraus aus dem Ring

lesson-out-of-the-ring-gap-task = Der Stein auf b3 will den Ring um deinen König und deinen Stein schließen. Nutze die Lücke.
lesson-out-of-the-ring-gap-inside = Drinnen ist er verloren: b3-c3 schließt den Ring.
lesson-out-of-the-ring-gap-done = Der Ring zählt nur, wenn der König und alle seine Steine darin sind.

lesson-out-of-the-ring-outside-task = König und Stein sind im Ring, aber ein Stein draußen hält dich im Spiel. Er ist in Gefahr: Rette ihn.
lesson-out-of-the-ring-outside-corner = Neben der Ecke schlägt ihn ein einziger Stein, und der Ring ist vollständig.
lesson-out-of-the-ring-outside-near = Dort schlägt ihn g6-c6, und der Ring ist vollständig.
lesson-out-of-the-ring-outside-done = Solange ein Stein draußen ist, ist niemand eingekreist.

lesson-out-of-the-ring-break-task = Dein Stein draußen kann den Ring brechen: Zusammen mit einer Figur drinnen schlägt er einen der Ringsteine.
lesson-out-of-the-ring-break-lost = Neben der Ecke schlägt ihn ein einziger Stein, und der Ring ist vollständig.
lesson-out-of-the-ring-break-done = Jeder geschlagene Stein reißt ein Loch in den Ring.
