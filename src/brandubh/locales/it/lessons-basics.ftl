### Le lezioni del primo capitolo: per ogni passo il compito, e che cosa si dice delle mosse giuste e sbagliate.

## Come si muovono i pezzi

lesson-moving-ring-task = Ogni pezzo si muove in linea retta, fin dove la strada è libera. Porta una pedina scura all’anello in g2.
lesson-moving-ring-diagonal = Da f3 l’anello è a un passo in diagonale, e nessun pezzo si muove in diagonale. Quale pedina è in linea con l’anello?
lesson-moving-ring-wrong = È una mossa permessa, ma non porta all’anello. Quale pedina è in linea con l’anello?
lesson-moving-ring-done = Avanti, indietro o di lato, di una casella o per tutta la scacchiera: tutti i pezzi si muovono così, anche il re.

lesson-moving-blocked-task = Nessuno salta. Ora giochi con i difensori, i pezzi chiari: portane uno all’anello in a6.
lesson-moving-blocked-enemy = Una pedina scura in a4 gli sbarra la strada, e nessuno salta sopra un altro pezzo.
lesson-moving-blocked-friend = Il suo stesso compagno in e6 gli sbarra la strada. Non si saltano nemmeno i propri pezzi.
lesson-moving-blocked-wrong = Quale difensore può raggiungere l’anello in una mossa, senza nessuno in mezzo?
lesson-moving-blocked-done = Ogni pezzo sbarra la strada, amico o nemico, e in una casella sta un pezzo solo.

lesson-moving-start-task = Così comincia una partita: otto attaccanti scuri intorno al re e alle sue quattro pedine. Muovono per primi gli attaccanti. Portane uno proprio accanto a un angolo.
lesson-moving-start-wrong = Più vicino! Una pedina può arrivare fino alla casella accanto a uno degli angoli cerchiati.
lesson-moving-start-done = Ora toccherebbe ai difensori. Le squadre si alternano, una mossa a testa, e nessuno può passare.

## Il trono e gli angoli

lesson-special-squares-home-task = Il trono, al centro, e i quattro angoli sono solo per il re; nessun altro può fermarvisi. Porta un pezzo sul trono, in d4.
lesson-special-squares-home-man = Le pedine possono attraversare il trono, ma mai fermarvisi. Solo il re può sedervi.
lesson-special-squares-home-wrong = Il trono è ancora vuoto. Quale pezzo può fermarsi lì?
lesson-special-squares-home-done = Il re può lasciare il trono e tornarvi tutte le volte che vuole.

lesson-special-squares-cross-task = Finché il trono è vuoto, le pedine possono attraversarlo. Porta una pedina scura all’anello in f4.
lesson-special-squares-cross-short = Avanti! Il trono vuoto non è un ostacolo: la strada è libera fino all’anello.
lesson-special-squares-cross-wrong = Non è l’anello. Una pedina può arrivarci diritta, attraverso il trono.
lesson-special-squares-cross-done = Attraversare sì, fermarsi no: il trono non è per le pedine, e nemmeno gli angoli.

lesson-special-squares-occupied-task = Ora il re siede sul trono. Porta una pedina scura all’anello in d6.
lesson-special-squares-occupied-throne = Di qui la strada è chiusa: il re siede sul trono, e nessuno lo salta.
lesson-special-squares-occupied-wrong = Non è l’anello. Quale pedina ha la strada libera fin lì?
lesson-special-squares-occupied-done = Con il re seduto sopra, il trono sbarra la strada come ogni casella occupata.

## La fuga

lesson-escape-open-task = I difensori vincono appena il loro re è in un angolo. Portalo lì.
lesson-escape-open-short = Avvicinarsi non basta: deve stare proprio nell’angolo, e la strada è libera.
lesson-escape-open-wrong = Il re non è ancora in salvo. Una strada lungo il bordo era libera, fino all’angolo.
lesson-escape-open-done = È lo scopo dei difensori. Gli attaccanti non devono mai lasciare aperta una strada così.

lesson-escape-fork-task = Una strada aperta si può chiudere. Porta il re dove due angoli gli sono aperti insieme, e poi vinci.
lesson-escape-fork-inside = Da lì non vede nessun angolo. Dove è libero il bordo da tutte e due le parti?
lesson-escape-fork-wrong = Non è questa la via d’uscita. È il re che deve muovere: guarda i bordi.
lesson-escape-fork-done = Due uscite, e una mossa ne chiude una sola: cerca caselle così in ogni partita.

## La tenaglia

lesson-pincer-close-task = Chiudi un avversario tra due delle tue pedine, in linea retta, ed è catturato. Giochi con le pedine scure: cattura un difensore.
lesson-pincer-close-alone = Una sola pedina accanto non basta. Ne serve un’altra dal lato opposto, in linea.
lesson-pincer-close-bent = Ora ha accanto due pedine scure, ma non una di fronte all’altra. Una tenaglia vuole una linea retta.
lesson-pincer-close-wrong = Così non si cattura nessuno. Lascia dov’è la pedina scura accanto a un difensore, e portane un’altra dal lato opposto.
lesson-pincer-close-done = Lungo una riga o lungo una colonna, la tenaglia funziona allo stesso modo.

lesson-pincer-defenders-task = I difensori catturano allo stesso modo. Cattura un attaccante.
lesson-pincer-defenders-wrong = Così non si cattura nessuno. Quale attaccante ha già un difensore accanto?
lesson-pincer-defenders-done = Anche se sono pochi, i difensori possono rispondere ai colpi: cerca sempre le tenaglie delle due squadre.

lesson-pincer-diagonal-task = Una tenaglia è diritta, mai in diagonale. Quale difensore possono catturare gli attaccanti?
lesson-pincer-diagonal-diagonal = Le due pedine gli stanno in diagonale: non è una tenaglia. Guarda un altro difensore.
lesson-pincer-diagonal-wrong = Così non si cattura nessuno. Quale difensore ha un attaccante proprio accanto?
lesson-pincer-diagonal-done = Le diagonali non contano mai: né per muovere né per catturare.

lesson-pincer-row-task = Una tenaglia stringe un pezzo solo; due in fila sono al sicuro. Cattura un difensore.
lesson-pincer-row-row = Lì tra le tue pedine ci sono due difensori, e una tenaglia ne stringe uno solo.
lesson-pincer-row-wrong = Così non si cattura nessuno. Cerca un difensore solo, con un attaccante proprio accanto.
lesson-pincer-row-done = Due compagni in fila si proteggono lungo la loro linea, ma ciascuno può ancora essere preso di traverso.

## Mettersi in mezzo

lesson-between-man-task = Cattura solo la squadra che muove. Mettiti tra due attaccanti: porta un difensore all’anello in d3.
lesson-between-man-wrong = Non è lì in mezzo. Un difensore può andare diritto all’anello.
lesson-between-man-done = Non gli succede nulla: una tenaglia deve chiuderla l’avversario con una sua mossa.

lesson-between-king-task = Anche il re può mettersi in mezzo. Portalo all’anello in c5.
lesson-between-king-wrong = All’anello deve andare il re: niente gli sbarra la strada.
lesson-between-king-done = Eccolo tra due attaccanti, al sicuro come lo sarebbe una pedina.

lesson-between-anew-task = Questo difensore si è messo tra due delle tue pedine, e da quelle due è al sicuro. Catturalo in un altro modo.
lesson-between-anew-away = Andare via apre soltanto quella tenaglia; dovresti poi tornare. Puoi chiuderne un’altra subito?
lesson-between-anew-wrong = È ancora lì. Lascia al loro posto le tue tre pedine intorno a lui, e portane una quarta.
lesson-between-anew-done = Chi si mette in mezzo per il momento è al sicuro, ma una nuova tenaglia può ancora chiudersi su di lui.

## Catturare il re

lesson-catching-the-king-open-task = Gli attaccanti vincono quando catturano il re. Fuori dal trono lo si cattura tra due attaccanti, come una pedina. Catturalo.
lesson-catching-the-king-open-bent = Due pedine accanto a lui, ma non una di fronte all’altra. Arriva dal lato opposto all’altra tua pedina.
lesson-catching-the-king-open-wrong = Il re è ancora libero. Lascia dov’è la pedina accanto a lui, e portane un’altra dal lato opposto.
lesson-catching-the-king-open-done = È lo scopo degli attaccanti. Il re non deve mai farsi chiudere tra due di loro.

lesson-catching-the-king-edge-task = Anche sul bordo ne servono due. Il re sta per correre all’angolo: catturalo prima.
lesson-catching-the-king-edge-edge = Dietro di lui c’è solo il bordo, e il bordo non aiuta mai. Ti serve una coppia lungo il bordo.
lesson-catching-the-king-edge-wrong = Ora corre all’angolo. Lascia dov’è la pedina accanto a lui, e portane un’altra dal lato opposto.
lesson-catching-the-king-edge-done = Sul bordo contano solo le due caselle vicine lungo il bordo: contro il bordo non si cattura mai nessuno.

lesson-catching-the-king-choice-task = Il re ha un compagno al fianco. Cattura il re.
lesson-catching-the-king-choice-guarded = Dall’altro lato del re c’è una sua pedina: non è una tenaglia. Prova l’altra linea.
lesson-catching-the-king-choice-man = Hai preso una pedina, ma il re vale la partita. Si può catturarlo subito.
lesson-catching-the-king-choice-wrong = Il re è ancora libero. Su quale lato ha un attaccante, e puoi arrivare dal lato opposto?
lesson-catching-the-king-choice-done = Un compagno protegge una linea sola. L’altra resta aperta.

## L’aiuto degli angoli

lesson-hostile-corners-attackers-task = Gli angoli sono ostili: aiutano a catturare chi sta loro accanto. Allora basta un attaccante. Cattura un difensore.
lesson-hostile-corners-attackers-edge = Da qui ha dietro di sé solo il bordo, e il bordo non aiuta mai. Deve trovarsi tra te e l’angolo.
lesson-hostile-corners-attackers-wrong = Così non si cattura nessuno. Cerca un difensore accanto a un angolo.
lesson-hostile-corners-attackers-done = L’angolo vuoto ha fatto le veci di una seconda pedina. Bada alle tue pedine accanto agli angoli!

lesson-hostile-corners-defenders-task = Gli angoli sono ostili a entrambe le squadre. Cattura un attaccante.
lesson-hostile-corners-defenders-edge = Dietro di lui c’è solo il bordo, e il bordo non aiuta mai. L’angolo è da un altro lato.
lesson-hostile-corners-defenders-wrong = Così non si cattura nessuno. Un attaccante sta accanto a un angolo.
lesson-hostile-corners-defenders-done = Fare la guardia a un angolo troppo da vicino può costare una pedina.

lesson-hostile-corners-between-task = Anche mettersi tra un attaccante e un angolo è sicuro: cattura solo la squadra che muove. Porta un difensore all’anello in f7.
lesson-hostile-corners-between-wrong = Non è l’anello. Un difensore può andarci diritto.
lesson-hostile-corners-between-done = Per il momento è al sicuro. Ma se l’attaccante se ne andasse e tornasse, la tenaglia si chiuderebbe.

lesson-hostile-corners-king-task = Perfino al re gli angoli sono ostili, finché non ci arriva. Gli manca un passo: catturalo!
lesson-hostile-corners-king-edge = Dietro di lui c’è solo il bordo, e il bordo non aiuta mai. Prendilo contro l’angolo.
lesson-hostile-corners-king-wrong = Ora entra nell’angolo e vince. Qui basta un attaccante, dal lato opposto all’angolo.
lesson-hostile-corners-king-done = Accanto a un angolo basta un attaccante, anche contro il re.

## Anche il re cattura

lesson-armed-king-moves-task = Il re cattura come ogni altro pezzo. Cattura un attaccante con lui.
lesson-armed-king-moves-alone = Dal lato opposto non c’è nessuno a stringerlo. Quale attaccante ha già un difensore accanto?
lesson-armed-king-moves-wrong = Così non si cattura nessuno. Trova l’attaccante con un difensore accanto, e porta il re dal lato opposto.
lesson-armed-king-moves-done = Il re sa combattere. Ma bada che sia al sicuro dove arriva.

lesson-armed-king-behind-task = Vale anche come secondo pezzo di una tenaglia. Cattura l’attaccante accanto al re.
lesson-armed-king-behind-wrong = Lascia il re dov’è, e porta una pedina di fronte a lui, con l’attaccante in mezzo.
lesson-armed-king-behind-done = L’attaccante che si avvicina al re rischia di essere preso contro di lui.

lesson-armed-king-throne-task = Aiuta anche dal trono. Cattura un attaccante.
lesson-armed-king-throne-wrong = Così non si cattura nessuno. Lascia il re sul trono, e porta una pedina dall’altro lato dell’attaccante lì accanto.
lesson-armed-king-throne-done = Che muova o stia fermo, sul trono o altrove, il re è sempre armato.

## Quattro intorno al trono

lesson-throne-by-four-fourth-task = Sul trono il re lo catturano solo quattro attaccanti, uno per lato. Tre sono al loro posto: catturalo.
lesson-throne-by-four-fourth-wrong = Un lato del re è ancora aperto. Chiudilo, e lascia gli altri tre dove sono.
lesson-throne-by-four-fourth-done = Quattro pedine, una per lato: di rado gli attaccanti ne hanno tante a disposizione.

lesson-throne-by-four-two-task = Due attaccanti ai lati opposti non fanno nulla al re sul trono. Cattura invece una delle sue pedine.
lesson-throne-by-four-two-king = In qualsiasi altra casella sarebbe finita per lui. Sul trono due non bastano.
lesson-throne-by-four-two-wrong = Così non si cattura nessuno. Cerca un difensore che ha un attaccante proprio accanto.
lesson-throne-by-four-two-done = Finché il re siede sul trono, dai la caccia alle sue pedine.

lesson-throne-by-four-home-task = Un attaccante sta accanto al tuo re, e un altro sta per chiudere la tenaglia. Metti il re al sicuro.
lesson-throne-by-four-home-wrong = Gli attaccanti lo catturano alla prossima mossa. Dove gliene servono quattro?
lesson-throne-by-four-home-done = Il trono è la sua fortezza: tornare a casa è spesso la difesa migliore.

## L’anello

lesson-encirclement-close-task = Gli attaccanti vincono anche con un anello chiuso intorno al re e a tutte le sue pedine: nessuno può più uscire verso il bordo. Chiudi l’anello.
lesson-encirclement-close-capture = Una pedina è presa, ma l’anello è ancora aperto: una via porta al bordo.
lesson-encirclement-close-shift = Un varco si chiude e un altro si apre. Deve venire una pedina che non fa parte dell’anello.
lesson-encirclement-close-wrong = C’è ancora una via verso il bordo. Trova il varco nell’anello.
lesson-encirclement-close-done = Non importa che i difensori possano ancora muovere: l’anello è chiuso, la partita è vinta.

lesson-encirclement-gap-task = Resta un varco, e finché è aperto nulla è vinto. Dov’è?
lesson-encirclement-gap-capture = Una pedina è presa, ma il re può ancora uscire. Un anello chiuso vince subito.
lesson-encirclement-gap-shift = Questa pedina lascia un varco dietro di sé. Quale non serve dove si trova?
lesson-encirclement-gap-wrong = C’è ancora una via verso il bordo, passo per passo su caselle libere.
lesson-encirclement-gap-done = Segui le caselle libere a partire dal re: se nessuna porta al bordo, l’anello è chiuso.

## Prima di muovere

lesson-before-you-move-block-task = Prima di ogni mossa chiediti che cosa minaccia l’altra squadra. Qui il re minaccia di raggiungere un angolo: fermalo.
lesson-before-you-move-block-behind = Una pedina accanto non lo ferma: la strada verso l’altro angolo è ancora libera.
lesson-before-you-move-block-wrong = Va diritto all’angolo. Non puoi occuparlo, ma puoi sbarrargli la strada.
lesson-before-you-move-block-done = Guarda ogni volta i due capi del bordo su cui si trova.

lesson-before-you-move-save-task = Ora giochi con i difensori, e gli attaccanti minacciano di catturare il tuo re. Impediscilo.
lesson-before-you-move-save-king = Anche lì gli attaccanti possono chiudergli intorno una tenaglia con una mossa.
lesson-before-you-move-save-wrong = Ora lo catturano: ha un attaccante da un lato, e un altro può arrivare dal lato opposto.
lesson-before-you-move-save-done = Andarsene, o mettere una pedina dove vuole andare l’attaccante: così o così la minaccia svanisce.

lesson-before-you-move-man-task = Ogni pedina conta. Una delle tue potrebbe essere catturata alla prossima mossa: gioca in modo che non possa esserlo nessuna.
lesson-before-you-move-man-corner = Da una trappola all’altra: anche lì sta accanto a un angolo, e un attaccante può arrivare.
lesson-before-you-move-man-wrong = Una delle tue pedine può ancora essere catturata. Quale sta accanto a un angolo ostile?
lesson-before-you-move-man-done = Ne sai abbastanza per una prima vera partita. Cerca le minacce prima di ogni mossa, e buon divertimento!
