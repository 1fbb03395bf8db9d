### Die Lektionen des ersten Kapitels: zu jedem Schritt die Aufgabe, und was zu richtigen und falschen Zügen gesagt wird.

## Wie Figuren ziehen

lesson-moving-ring-task = Jede Figur zieht geradeaus, so weit der Weg frei ist. Bring einen dunklen Stein zum Ring auf g2.
lesson-moving-ring-diagonal = Von f3 aus liegt der Ring schräg daneben, und keine Figur zieht schräg. Welcher Stein steht in einer Linie mit ihm?
lesson-moving-ring-wrong = Der Zug ist erlaubt, führt aber nicht zum Ring. Welcher Stein steht in einer Linie mit ihm?
lesson-moving-ring-done = Vor, zurück oder zur Seite, ein Feld oder über das ganze Brett: So ziehen alle Figuren, auch der König.

lesson-moving-blocked-task = Niemand springt. Jetzt spielst du die hellen Verteidiger: Bring einen von ihnen zum Ring auf a6.
lesson-moving-blocked-enemy = Ein dunkler Stein auf a4 steht ihm im Weg, und niemand springt über eine andere Figur.
lesson-moving-blocked-friend = Sein eigener Gefährte auf e6 steht ihm im Weg. Auch über eigene Figuren springt man nicht.
lesson-moving-blocked-wrong = Welcher Verteidiger kommt in einem Zug zum Ring, ohne dass jemand dazwischensteht?
lesson-moving-blocked-done = Jede Figur versperrt den Weg, ob Freund oder Feind, und auf einem Feld steht nur eine.

lesson-moving-start-task = So beginnt eine Partie: acht dunkle Angreifer um den König und seine vier Steine. Die Angreifer ziehen zuerst. Bring einen direkt neben eine Ecke.
lesson-moving-start-wrong = Näher heran! Ein Stein kann so weit ziehen, bis er direkt neben einer der umringten Ecken steht.
lesson-moving-start-done = Jetzt wären die Verteidiger dran. Die Seiten ziehen abwechselnd, und niemand darf aussetzen.

## Thron und Ecken

lesson-special-squares-home-task = Der Thron in der Mitte und die vier Ecken sind nur für den König; sonst darf dort niemand stehen bleiben. Bring eine Figur auf den Thron, d4.
lesson-special-squares-home-man = Steine dürfen über den Thron hinwegziehen, aber nie darauf stehen bleiben. Nur der König darf dort sitzen.
lesson-special-squares-home-wrong = Der Thron ist noch leer. Welche Figur darf darauf stehen bleiben?
lesson-special-squares-home-done = Der König darf seinen Thron verlassen und zurückkehren, sooft er will.

lesson-special-squares-cross-task = Solange der Thron leer ist, dürfen Steine über ihn hinwegziehen. Bring einen dunklen Stein zum Ring auf f4.
lesson-special-squares-cross-short = Weiter! Der leere Thron ist kein Hindernis: Der Weg ist frei bis zum Ring.
lesson-special-squares-cross-wrong = Das ist nicht der Ring. Ein Stein kommt geradewegs über den Thron dorthin.
lesson-special-squares-cross-done = Darüber, aber nie darauf: Der Thron ist nicht für Steine, und die Ecken sind es auch nicht.

lesson-special-squares-occupied-task = Jetzt sitzt der König auf seinem Thron. Bring einen dunklen Stein zum Ring auf d6.
lesson-special-squares-occupied-throne = Hier ist der Weg versperrt: Der König sitzt auf dem Thron, und niemand springt über ihn.
lesson-special-squares-occupied-wrong = Das ist nicht der Ring. Welcher Stein hat freie Bahn dorthin?
lesson-special-squares-occupied-done = Sitzt der König darauf, so versperrt der Thron den Weg wie jedes besetzte Feld.

## Die Flucht

lesson-escape-open-task = Die Verteidiger gewinnen, sobald ihr König auf einer Ecke steht. Bring ihn hin.
lesson-escape-open-short = In die Nähe reicht nicht: Er muss auf der Ecke selbst stehen, und der Weg dorthin ist frei.
lesson-escape-open-wrong = Der König ist noch nicht entkommen. Ein Weg am Rand entlang war frei, bis in die Ecke.
lesson-escape-open-done = Darum geht es den Verteidigern. Die Angreifer dürfen so einen Weg nie offen lassen.

lesson-escape-fork-task = Ein offener Weg lässt sich schließen. Bring den König auf ein Feld, von dem aus zwei Ecken zugleich offen sind, und gewinn dann.
lesson-escape-fork-inside = Von dort sieht er keine Ecke. Wo ist der Rand nach beiden Seiten frei?
lesson-escape-fork-wrong = So kommt er nicht hinaus. Der König muss ziehen: Sieh dir die Ränder an.
lesson-escape-fork-done = Zwei Auswege, und ein Zug schließt nur einen: Such in jeder Partie nach solchen Feldern.

## Die Zange

lesson-pincer-close-task = Nimm einen Gegner in gerader Linie zwischen zwei deiner Steine, und er ist geschlagen. Du spielst die dunklen Steine: Schlag einen Verteidiger.
lesson-pincer-close-alone = Ein Stein neben ihm genügt nicht. Gegenüber muss in gerader Linie ein zweiter stehen.
lesson-pincer-close-bent = Jetzt stehen zwei dunkle Steine neben ihm, aber nicht einander gegenüber. Eine Zange braucht eine gerade Linie.
lesson-pincer-close-wrong = So wird niemand geschlagen. Lass den dunklen Stein neben einem Verteidiger, wo er ist, und bring einen zweiten auf die andere Seite.
lesson-pincer-close-done = Waagerecht oder senkrecht: Die Zange wirkt in beiden Richtungen gleich.

lesson-pincer-defenders-task = Die Verteidiger schlagen genauso. Schlag einen Angreifer.
lesson-pincer-defenders-wrong = So wird niemand geschlagen. Neben welchem Angreifer steht schon ein Verteidiger?
lesson-pincer-defenders-done = Sie sind nur wenige, doch auch die Verteidiger können zuschlagen: Achte immer auf die Zangen beider Seiten.

lesson-pincer-diagonal-task = Eine Zange ist gerade, nie schräg. Welchen Verteidiger können die Angreifer schlagen?
lesson-pincer-diagonal-diagonal = Beide Steine stehen schräg neben ihm: Das ist keine Zange. Sieh dir einen anderen Verteidiger an.
lesson-pincer-diagonal-wrong = So wird niemand geschlagen. Neben welchem Verteidiger steht direkt ein Angreifer?
lesson-pincer-diagonal-done = Schräg zählt nie: nicht beim Ziehen und nicht beim Schlagen.

lesson-pincer-row-task = Eine Zange hält nur eine Figur; zwei hintereinander sind darin sicher. Schlag einen Verteidiger.
lesson-pincer-row-row = Dort stehen zwei Verteidiger zwischen deinen Steinen, und eine Zange hält nur einen.
lesson-pincer-row-wrong = So wird niemand geschlagen. Such einen Verteidiger, der allein steht, mit einem Angreifer direkt neben sich.
lesson-pincer-row-done = Zwei nebeneinander schützen sich in ihrer Linie, aber quer dazu kann jeder noch geschlagen werden.

## Dazwischenziehen

lesson-between-man-task = Es schlägt nur die Seite, die zieht. Zieh zwischen zwei Angreifer: Bring einen Verteidiger zum Ring auf d3.
lesson-between-man-wrong = Das ist nicht dazwischen. Ein Verteidiger kommt geradewegs zum Ring.
lesson-between-man-done = Ihm geschieht nichts: Der Gegner muss eine Zange mit seinem eigenen Zug schließen.

lesson-between-king-task = Auch der König darf dazwischenziehen. Bring ihn zum Ring auf c5.
lesson-between-king-wrong = Zum Ring soll der König: Nichts steht ihm im Weg.
lesson-between-king-done = Er steht zwischen zwei Angreifern und ist so sicher, wie es ein Stein wäre.

lesson-between-anew-task = Dieser Verteidiger ist zwischen zwei deiner Steine gezogen und vor diesen beiden sicher. Schlag ihn auf andere Weise.
lesson-between-anew-away = Wegziehen öffnet nur diese Zange; du müsstest später zurückkommen. Kannst du jetzt gleich eine andere schließen?
lesson-between-anew-wrong = Er steht noch da. Lass deine drei Steine um ihn herum, wo sie sind, und bring einen vierten.
lesson-between-anew-done = Wer dazwischenzieht, ist im Augenblick sicher; doch eine neue Zange kann sich noch um ihn schließen.

## Den König schlagen

lesson-catching-the-king-open-task = Die Angreifer gewinnen, wenn sie den König schlagen: außerhalb seines Throns zwischen zweien von ihnen, wie einen Stein. Schlag ihn.
lesson-catching-the-king-open-bent = Zwei Steine neben ihm, aber nicht einander gegenüber. Komm von der Seite, die deinem anderen Stein gegenüberliegt.
lesson-catching-the-king-open-wrong = Der König ist noch frei. Lass den Stein neben ihm, wo er ist, und bring einen zweiten auf die andere Seite.
lesson-catching-the-king-open-done = Darum geht es den Angreifern. Der König darf sich nie zwischen zwei von ihnen nehmen lassen.

lesson-catching-the-king-edge-task = Auch am Rand braucht es zwei. Der König will gleich in die Ecke laufen: Schlag ihn vorher.
lesson-catching-the-king-edge-edge = Hinter ihm ist nur der Rand, und der Rand hilft nie. Du brauchst zwei Steine am Rand entlang.
lesson-catching-the-king-edge-wrong = Jetzt läuft er in die Ecke. Lass den Stein neben ihm, wo er ist, und bring einen zweiten auf die andere Seite.
lesson-catching-the-king-edge-done = Am Rand zählen nur die beiden Nachbarfelder am Rand entlang: Gegen den Rand wird niemand geschlagen.

lesson-catching-the-king-choice-task = Der König hat einen Gefährten an seiner Seite. Schlag den König.
lesson-catching-the-king-choice-guarded = Auf der anderen Seite des Königs steht sein eigener Stein: Das ist keine Zange. Versuch die andere Linie.
lesson-catching-the-king-choice-man = Du hast einen Stein geschlagen, aber der König ist die Partie wert. Er lässt sich sofort schlagen.
lesson-catching-the-king-choice-wrong = Der König ist noch frei. Auf welcher Seite steht ein Angreifer, und kommst du auf die andere Seite?
lesson-catching-the-king-choice-done = Ein Gefährte deckt nur eine Linie. Die andere bleibt offen.

## Ecken helfen beim Schlagen

lesson-hostile-corners-attackers-task = Die Ecken sind feindlich: Sie helfen, Figuren neben ihnen zu schlagen. Dann genügt ein Angreifer. Schlag einen Verteidiger.
lesson-hostile-corners-attackers-edge = Von hier aus hat er nur den Rand hinter sich, und der Rand hilft nie. Er muss zwischen dir und der Ecke stehen.
lesson-hostile-corners-attackers-wrong = So wird niemand geschlagen. Such einen Verteidiger neben einer Ecke.
lesson-hostile-corners-attackers-done = Die leere Ecke hat einen zweiten Stein ersetzt. Gib acht auf deine eigenen Steine neben Ecken!

lesson-hostile-corners-defenders-task = Die Ecken sind beiden Seiten gegenüber feindlich. Schlag einen Angreifer.
lesson-hostile-corners-defenders-edge = Hinter ihm ist nur der Rand, und der Rand hilft nie. Die Ecke liegt auf einer anderen Seite von ihm.
lesson-hostile-corners-defenders-wrong = So wird niemand geschlagen. Ein Angreifer steht neben einer Ecke.
lesson-hostile-corners-defenders-done = Eine Ecke aus nächster Nähe zu bewachen kann einen Stein kosten.

lesson-hostile-corners-between-task = Auch zwischen einen Angreifer und eine Ecke zu ziehen ist sicher: Es schlägt nur die Seite, die zieht. Bring einen Verteidiger zum Ring auf f7.
lesson-hostile-corners-between-wrong = Das ist nicht der Ring. Ein Verteidiger kommt geradewegs dorthin.
lesson-hostile-corners-between-done = Im Augenblick ist er sicher. Ginge der Angreifer aber weg und käme wieder, so schlösse sich die Zange.

lesson-hostile-corners-king-task = Selbst dem König gegenüber sind die Ecken feindlich, solange er nicht darauf steht. Ein Schritt fehlt ihm: Schlag ihn!
lesson-hostile-corners-king-edge = Hinter ihm ist nur der Rand, und der Rand hilft nie. Schlag ihn gegen die Ecke.
lesson-hostile-corners-king-wrong = Jetzt zieht er in die Ecke und gewinnt. Hier genügt ein Angreifer, auf der Seite gegenüber der Ecke.
lesson-hostile-corners-king-done = Neben einer Ecke genügt ein Angreifer, sogar gegen den König.

## Auch der König schlägt

lesson-armed-king-moves-task = Der König schlägt wie jede andere Figur. Schlag mit ihm einen Angreifer.
lesson-armed-king-moves-alone = Gegenüber hält ihn niemand fest. Neben welchem Angreifer steht schon ein Verteidiger?
lesson-armed-king-moves-wrong = So wird niemand geschlagen. Finde den Angreifer mit einem Verteidiger neben sich, und bring den König auf die andere Seite.
lesson-armed-king-moves-done = Der König ist ein Kämpfer. Achte aber darauf, dass er dort sicher ist, wo er ankommt.

lesson-armed-king-behind-task = Er zählt auch als zweite Figur einer Zange. Schlag den Angreifer neben dem König.
lesson-armed-king-behind-wrong = Lass den König, wo er ist, und bring einen Stein ihm gegenüber, den Angreifer dazwischen.
lesson-armed-king-behind-done = Ein Angreifer, der dem König nahe kommt, kann gegen ihn geschlagen werden.

lesson-armed-king-throne-task = Er hilft auch von seinem Thron aus. Schlag einen Angreifer.
lesson-armed-king-throne-wrong = So wird niemand geschlagen. Lass den König auf seinem Thron, und bring einen Stein auf die andere Seite des Angreifers daneben.
lesson-armed-king-throne-done = Ob er zieht oder stillsteht, auf dem Thron oder anderswo: Der König ist immer bewaffnet.

## Vier um den Thron

lesson-throne-by-four-fourth-task = Auf seinem Thron schlagen den König nur vier Angreifer, auf jeder Seite einer. Drei stehen schon: Schlag ihn.
lesson-throne-by-four-fourth-wrong = Eine Seite des Königs ist noch offen. Schließ sie, und lass die anderen drei, wo sie sind.
lesson-throne-by-four-fourth-done = Vier Steine, auf jeder Seite einer: So viele haben die Angreifer selten übrig.

lesson-throne-by-four-two-task = Zwei Angreifer auf gegenüberliegenden Seiten tun dem König auf seinem Thron nichts. Schlag stattdessen einen seiner Steine.
lesson-throne-by-four-two-king = Überall sonst wäre er damit geschlagen. Auf seinem Thron genügen zwei nicht.
lesson-throne-by-four-two-wrong = So wird niemand geschlagen. Such einen Verteidiger, neben dem direkt ein Angreifer steht.
lesson-throne-by-four-two-done = Solange der König auf dem Thron sitzt, mach Jagd auf seine Steine.

lesson-throne-by-four-home-task = Neben deinem König steht ein Angreifer, und ein zweiter will die Zange schließen. Bring den König in Sicherheit.
lesson-throne-by-four-home-wrong = Die Angreifer schlagen ihn mit dem nächsten Zug. Wo brauchen sie dafür vier?
lesson-throne-by-four-home-done = Der Thron ist seine Burg: Heimkehren ist oft die beste Verteidigung.

## Der Ring

lesson-encirclement-close-task = Die Angreifer gewinnen auch mit einem geschlossenen Ring um den König und alle seine Steine: Niemand kommt mehr zum Rand. Schließ den Ring.
lesson-encirclement-close-capture = Ein Stein ist geschlagen, aber der Ring ist noch offen: Ein Weg führt zum Rand.
lesson-encirclement-close-shift = Das schließt eine Lücke und öffnet eine andere. Es muss ein Stein kommen, der nicht zum Ring gehört.
lesson-encirclement-close-wrong = Noch führt ein Weg zum Rand. Finde die Lücke im Ring.
lesson-encirclement-close-done = Es macht nichts, dass die Verteidiger noch ziehen könnten: Der Ring ist zu, die Partie gewonnen.

lesson-encirclement-gap-task = Eine Lücke ist noch da, und solange sie offen ist, ist nichts gewonnen. Wo ist sie?
lesson-encirclement-gap-capture = Ein Stein ist geschlagen, aber der König kann noch hinaus. Ein geschlossener Ring gewinnt sofort.
lesson-encirclement-gap-shift = Dieser Stein lässt eine Lücke hinter sich. Welcher wird dort, wo er steht, nicht gebraucht?
lesson-encirclement-gap-wrong = Noch führt ein Weg zum Rand, Schritt für Schritt über freie Felder.
lesson-encirclement-gap-done = Folge den freien Feldern vom König aus: Führt keines zum Rand, ist der Ring geschlossen.

## Bevor du ziehst

lesson-before-you-move-block-task = Frag dich vor jedem Zug, womit die andere Seite droht. Hier droht der König eine Ecke zu erreichen: Halt ihn auf.
lesson-before-you-move-block-behind = Ein Stein neben ihm hält ihn nicht auf: Der Weg zur anderen Ecke ist noch frei.
lesson-before-you-move-block-wrong = Er läuft geradewegs in die Ecke. Du darfst nicht darauf stehen, aber du kannst dich in den Weg stellen.
lesson-before-you-move-block-done = Sieh dir jedes Mal beide Enden des Randes an, auf dem er steht.

lesson-before-you-move-save-task = Jetzt spielst du die Verteidiger, und die Angreifer drohen deinen König zu schlagen. Verhindere es.
lesson-before-you-move-save-king = Auch dort können die Angreifer mit einem Zug eine Zange um ihn schließen.
lesson-before-you-move-save-wrong = Jetzt schlagen sie ihn: Auf einer Seite steht ein Angreifer, und ein zweiter kommt auf die andere Seite.
lesson-before-you-move-save-done = Weggehen oder einen Stein dorthin stellen, wohin der Angreifer will: Beides wehrt die Drohung ab.

lesson-before-you-move-man-task = Jeder Stein zählt. Einer von deinen könnte im nächsten Zug geschlagen werden: Zieh so, dass es keiner kann.
lesson-before-you-move-man-corner = Von einer Falle in die andere: Auch dort steht er neben einer Ecke, und ein Angreifer kann kommen.
lesson-before-you-move-man-wrong = Einer deiner Steine kann noch geschlagen werden. Welcher steht neben einer feindlichen Ecke?
lesson-before-you-move-man-done = Du weißt genug für deine erste richtige Partie. Achte vor jedem Zug auf Drohungen, und viel Spaß!
