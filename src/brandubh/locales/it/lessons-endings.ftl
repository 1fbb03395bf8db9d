### Lezioni sui finali: che cosa chiede ogni passo, che cosa si dice dopo, e perché certe mosse sono sbagliate.

## Il re da solo

lesson-lone-king-one-task = È rimasto un solo attaccante. Porta il tuo re dove non può essere catturato.
lesson-lone-king-one-corner = Accanto a un angolo basta una pedina per catturarlo.
lesson-lone-king-one-done = Da qui il re vince forzatamente: una pedina non può sorvegliare quattro angoli.

lesson-lone-king-three-task = Tre pedine, e una sola mossa che vince. Trovala.
lesson-lone-king-three-taken = Lì viene catturato subito.
lesson-lone-king-three-done = Due angoli aperti battono tre pedine.

lesson-lone-king-four-task = Quattro pedine sono vicine. Non correre ancora al bordo: prepara la forchetta.
lesson-lone-king-four-hint = Basta un solo passo di lato.
lesson-lone-king-four-hurry = Troppo presto: lì viene catturato subito.
lesson-lone-king-four-done = Prima la mossa tranquilla, poi il bordo con due angoli aperti.

## Il re e una pedina

lesson-king-and-man-shield-task = La pedina in d1 vuole venire in b1 e catturare il tuo re. Fatti aiutare dalla tua pedina.
lesson-king-and-man-shield-king = Accanto all’angolo basta una pedina per catturarlo.
lesson-king-and-man-shield-away = La riga più bassa è ancora aperta: d1-b1 cattura il re.
lesson-king-and-man-shield-done = La tua pedina chiude la riga. Da qui i difensori vincono forzatamente.

lesson-king-and-man-together-task = La pedina in g5 vuole venire in g4 e catturare il tuo re. Trova l’unica via d’uscita.
lesson-king-and-man-together-near = Al suo fianco la pedina non aiuta: g5-g4 cattura il re.
lesson-king-and-man-together-under = Lì è accanto alla pedina in g5, e g2-g3 lo cattura.
lesson-king-and-man-together-done = Lontano dal bordo e accanto alla sua pedina: da qui i difensori vincono forzatamente.

lesson-king-and-man-four-task = La pedina in g4 vuole venire in g2 e catturare il tuo re. Chiudile la strada, e tieni aperta la tua.
lesson-king-and-man-four-hint = Metti la tua pedina sulla colonna g.
lesson-king-and-man-four-run = Troppo presto: accanto all’angolo una sola pedina lo cattura.
lesson-king-and-man-four-done = Dietro il suo scudo il re è potuto andare dove prima era in pericolo.

## Due cacciatori

lesson-two-hunters-pair-task = Due pedine contro un re in b2. Dove deve stare la seconda?
lesson-two-hunters-pair-loose = Il re ha di nuovo una via d’uscita, e i difensori vincono.
lesson-two-hunters-pair-done = Con pedine in b3 e c2 poteva andare solo accanto all’angolo, dove una pedina lo cattura.

lesson-two-hunters-shoulder-task = La stessa caccia in un altro angolo. Trova la casella per la seconda pedina.
lesson-two-hunters-shoulder-behind = Il re ha una via d’uscita, e i difensori vincono.
lesson-two-hunters-shoulder-done = Pedine su due lati e l’angolo alle spalle: aveva solo caselle pericolose.

lesson-two-hunters-chase-task = Tre pedine, nessuna accanto al re. Quale deve andare da lui?
lesson-two-hunters-chase-wait = Scappa dall’altra parte, e i difensori vincono.
lesson-two-hunters-chase-done = Ovunque andasse, c’era una seconda pedina.

## Vincere con poche pedine

lesson-few-men-run-task = Cinque pedine contro il tuo re solo, e tre modi di catturarlo. Trova l’unica via d’uscita.
lesson-few-men-run-hint = Fermati dove vedi due bordi e nessun attaccante ti sta accanto.
lesson-few-men-run-taken = Lì viene catturato subito.
lesson-few-men-run-done = Cinque pedine non potevano chiudere ogni linea. Quando le linee sono aperte, le pedine contano poco.

lesson-few-men-hunt-task = Il re è tra due tue pedine. Chiudigli le vie, sotto e sopra.
lesson-few-men-hunt-hint = Prima la più lunga.
lesson-few-men-hunt-loose = La colonna e sotto di lui è ancora aperta: i difensori vincono.
lesson-few-men-hunt-done = Ce l’hanno fatta in quattro: una per lato, come intorno al trono.

lesson-few-men-cage-task = Il re è tra f4 e f6. Chiudi la sua riga, poi catturalo dai due lati.
lesson-few-men-cage-hint = Chiudi la riga a distanza: d5.
lesson-few-men-cage-loose = La gabbia è aperta: i difensori vincono.
lesson-few-men-cage-done = Prima la gabbia, poi una pedina per lato: non aveva dove andare.

## Senza pedine, senza mosse

lesson-last-man-man-task = Cattura l’ultimo attaccante: senza pedine gli attaccanti hanno perso.
lesson-last-man-man-done = Il re ha partecipato: era l’altra ganascia della tenaglia.

lesson-last-man-move-task = Perde anche chi non può muovere. Rinchiudi l’ultimo attaccante.
lesson-last-man-move-done = Tra l’angolo, la tua pedina e il tuo re non ha più mosse.

lesson-last-man-king-task = Ora gioca gli attaccanti. Il re si è messo tra due pedine, e questo è sicuro; ma rinchiudilo.
lesson-last-man-king-free = Lo lasci uscire: corre lungo il bordo fino a un angolo.
lesson-last-man-king-done = Non è stato catturato, ma non ha più mosse, e così perde.

## Saper aspettare

lesson-waiting-wait-task = Intorno al tuo re tutto è al posto giusto. Devi muovere: non disturbare nulla.
lesson-waiting-wait-hint = Una pedina non ha compiti.
lesson-waiting-wait-post = Questa pedina serviva dov’era: il re viene catturato.
lesson-waiting-wait-corner = Accanto all’angolo viene catturata, e poi devi muoverne una che serve: gli attaccanti vincono.
lesson-waiting-wait-done = La pedina di c7 aveva tempo; le altre avevano i loro compiti.

lesson-waiting-must-task = Non attaccare. Fai la mossa tranquilla dopo la quale ogni mossa del re è un errore.
lesson-waiting-must-hint = Dove andrà, e chi sarà allora dietro di lui?
lesson-waiting-must-loose = Scappa, e i difensori vincono.
lesson-waiting-must-done = Doveva muovere, e ogni mossa era sbagliata.
