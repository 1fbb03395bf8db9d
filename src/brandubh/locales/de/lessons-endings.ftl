### Lektionen über Endspiele: was jeder Schritt verlangt, was danach gesagt wird und warum manche Züge falsch sind.

## Der König allein

lesson-lone-king-one-task = Ein Angreifer ist übrig. Zieh deinen König dorthin, wo er nicht geschlagen werden kann.
lesson-lone-king-one-corner = Neben einer Ecke genügt ein Stein, um ihn zu schlagen.
lesson-lone-king-one-done = Von hier aus ist der Sieg des Königs erzwungen: Ein Stein kann nicht vier Ecken bewachen.

lesson-lone-king-three-task = Drei Steine, und nur ein Zug gewinnt. Finde ihn.
lesson-lone-king-three-taken = Dort wird er sofort geschlagen.
lesson-lone-king-three-done = Zwei offene Ecken sind stärker als drei Steine.

lesson-lone-king-four-task = Vier Steine sind nah. Lauf noch nicht zum Rand: Bereite die Gabel vor.
lesson-lone-king-four-hint = Ein einziger Schritt zur Seite genügt.
lesson-lone-king-four-hurry = Zu früh: Dort wird er sofort geschlagen.
lesson-lone-king-four-done = Erst der stille Zug, dann der Rand mit zwei offenen Ecken.

## König und ein Stein

lesson-king-and-man-shield-task = Der Stein auf d1 will nach b1 kommen und deinen König schlagen. Lass deinen Stein helfen.
lesson-king-and-man-shield-king = Neben der Ecke genügt ein Stein, um ihn zu schlagen.
lesson-king-and-man-shield-away = Die unterste Reihe ist noch offen: d1-b1 schlägt den König.
lesson-king-and-man-shield-done = Dein Stein schließt die Reihe. Von hier aus ist der Sieg der Verteidiger erzwungen.

lesson-king-and-man-together-task = Der Stein auf g5 will nach g4 kommen und deinen König schlagen. Finde den einen Ausweg.
lesson-king-and-man-together-near = An seiner Seite hilft der Stein nicht: g5-g4 schlägt den König.
lesson-king-and-man-together-under = Dort steht er neben dem Stein auf g5, und g2-g3 schlägt ihn.
lesson-king-and-man-together-done = Weg vom Rand und neben seinem Stein: Von hier aus ist der Sieg der Verteidiger erzwungen.

lesson-king-and-man-four-task = Der Stein auf g4 will nach g2 kommen und deinen König schlagen. Sperr ihn aus und halte deinen eigenen Weg offen.
lesson-king-and-man-four-hint = Stell deinen Stein auf die g-Linie.
lesson-king-and-man-four-run = Zu früh: Neben der Ecke schlägt ihn ein einziger Stein.
lesson-king-and-man-four-done = Hinter seinem Schild konnte der König dorthin, wo er eben noch in Gefahr war.

## Zwei Jäger

lesson-two-hunters-pair-task = Zwei Steine gegen einen König auf b2. Wo muss der zweite stehen?
lesson-two-hunters-pair-loose = Der König hat wieder einen Ausweg, und die Verteidiger gewinnen.
lesson-two-hunters-pair-done = Mit Steinen auf b3 und c2 konnte er nur neben die Ecke, wo ihn ein einziger Stein schlägt.

lesson-two-hunters-shoulder-task = Die gleiche Jagd in einer anderen Ecke. Finde das Feld für den zweiten Stein.
lesson-two-hunters-shoulder-behind = Der König hat einen Ausweg, und die Verteidiger gewinnen.
lesson-two-hunters-shoulder-done = Steine auf zwei Seiten, die Ecke im Rücken: Er hatte nur schlechte Felder.

lesson-two-hunters-chase-task = Drei Steine, keiner davon neben dem König. Welcher muss zu ihm?
lesson-two-hunters-chase-wait = Er entkommt auf der anderen Seite, und die Verteidiger gewinnen.
lesson-two-hunters-chase-done = Wohin er sich auch wandte, ein zweiter Stein war da.

## Mit wenigen Steinen gewinnen

lesson-few-men-run-task = Fünf Steine gegen deinen König allein, und drei Wege, ihn zu schlagen. Finde den einzigen Ausweg.
lesson-few-men-run-hint = Bleib dort stehen, wo du zwei Ränder siehst und kein Angreifer neben dir steht.
lesson-few-men-run-taken = Dort wird er sofort geschlagen.
lesson-few-men-run-done = Fünf Steine konnten nicht jede Linie schließen. Sind Linien offen, zählen Steine wenig.

lesson-few-men-hunt-task = Der König steht zwischen zwei deiner Steine. Schließ seine Wege, unten und oben.
lesson-few-men-hunt-hint = Zuerst den längeren Weg.
lesson-few-men-hunt-loose = Die e-Linie unter ihm ist noch offen: Die Verteidiger gewinnen.
lesson-few-men-hunt-done = Vier Steine schafften es: einer auf jeder Seite, wie um den Thron.

lesson-few-men-cage-task = Der König steht zwischen f4 und f6. Schließ seine Reihe, dann schlag ihn von beiden Seiten.
lesson-few-men-cage-hint = Schließ die Reihe aus der Entfernung: d5.
lesson-few-men-cage-loose = Der Käfig ist offen: Die Verteidiger gewinnen.
lesson-few-men-cage-done = Erst der Käfig, dann ein Stein auf jeder Seite: Er konnte nirgendwohin.

## Kein Stein, kein Zug

lesson-last-man-man-task = Schlag den letzten Angreifer: Ohne Steine haben die Angreifer verloren.
lesson-last-man-man-done = Der König half mit: Er war die andere Backe der Zange.

lesson-last-man-move-task = Auch wer nicht ziehen kann, hat verloren. Sperr den letzten Angreifer ein.
lesson-last-man-move-done = Zwischen der Ecke, deinem Stein und deinem König hat er keinen Zug mehr.

lesson-last-man-king-task = Spiel jetzt die Angreifer. Der König ging zwischen zwei Steine, und das ist sicher; doch sperr ihn ein.
lesson-last-man-king-free = Du lässt ihn heraus: Er läuft am Rand entlang in eine Ecke.
lesson-last-man-king-done = Er wurde nicht geschlagen, aber er hat keinen Zug mehr, und das verliert.

## Abwarten

lesson-waiting-wait-task = Um deinen König steht alles genau richtig. Du musst ziehen: Stör nichts.
lesson-waiting-wait-hint = Ein Stein hat keine Aufgabe.
lesson-waiting-wait-post = Dieser Stein wurde an seinem Platz gebraucht: Der König wird geschlagen.
lesson-waiting-wait-corner = Neben der Ecke wird er geschlagen, und dann musst du einen ziehen, der gebraucht wird: Die Angreifer gewinnen.
lesson-waiting-wait-done = Der Stein von c7 hatte Zeit; die anderen hatten ihre Aufgaben.

lesson-waiting-must-task = Greif nicht an. Mach den stillen Zug, nach dem jeder Zug des Königs ein Fehler ist.
lesson-waiting-must-hint = Wohin wird er gehen, und wer steht dann hinter ihm?
lesson-waiting-must-loose = Er entkommt, und die Verteidiger gewinnen.
lesson-waiting-must-done = Er musste ziehen, und jeder Zug war schlecht.
