### Lezioni per gli attaccanti: che cosa chiede ogni passo, che cosa si dice dopo, e perché certe mosse sono sbagliate.

## Sorvegliare gli angoli

lesson-guarding-corners-shut-task = Il re sta per scendere in g1. Sbarragli la strada.
lesson-guarding-corners-shut-beside = f1 non è sulla sua strada: scende lungo il bordo fino a g1.
lesson-guarding-corners-shut-done = Da f2 una pedina raggiunge con un passo entrambe le linee dell’angolo. Ricorda questa casella.

lesson-guarding-corners-far-task = Il re punta a g7. Chi può ancora mettersi sulla sua strada?
lesson-guarding-corners-far-greed = Catturi una pedina, ma il re corre in g7.
lesson-guarding-corners-far-short = g6 non è sulla sua strada: lui arriva lungo il bordo superiore.
lesson-guarding-corners-far-done = Una guardia può stare lontana, purché la sua strada sia libera.

## La rete in diagonale

lesson-diagonal-net-see-task = Questa è la rete. La pedina in b2 può andare in a2 o in b1: da sola sorveglia a1 su entrambe le linee.

lesson-diagonal-net-fill-task = Tre pedine della rete sono al loro posto. Porta la quarta in f6.
lesson-diagonal-net-fill-done = Ora ogni angolo ha la sua guardia, e ogni bordo una pedina nel mezzo.

lesson-diagonal-net-snap-task = Il re è corso al bordo e punta a g1. Fai scattare la rete: catturalo.
lesson-diagonal-net-snap-greed = Catturi una pedina, e il re si salva in g1.
lesson-diagonal-net-snap-done = La guardia dell’angolo e la pedina sul bordo lavorano insieme.

lesson-diagonal-net-hole-task = Ora gioca i difensori. Un bordo è senza pedine: trova il buco nella rete.
lesson-diagonal-net-hole-taken = Lì viene catturato subito. Cerca il bordo che nessuno tiene.
lesson-diagonal-net-hole-done = Da a4 vede a1 e a7, e se ne può chiudere uno solo. La rete vuole una pedina su ogni bordo.

## Impedire la forchetta

lesson-against-the-fork-line-task = Il re non minaccia ancora nulla, ma da e1 vedrebbe due angoli. Impediscilo.
lesson-against-the-fork-line-hint = Non puoi tenerlo lontano da e1. Ma puoi chiudere in anticipo una delle due linee.
lesson-against-the-fork-line-chase = Va in e1, vede a1 e g1, e vince.
lesson-against-the-fork-line-done = Con la tua pedina in b1, e1 porta a un solo angolo.

lesson-against-the-fork-way-task = Da dove il re vedrebbe presto due angoli? Sbarragli la strada, o chiudi una delle due linee.
lesson-against-the-fork-way-chase = Corre in e1, vede a1 e g1, e vince.
lesson-against-the-fork-way-done = Ora e1 non gli dà più una forchetta.

## Catturare o sorvegliare

lesson-take-or-guard-first-task = Potresti catturare la pedina in c4. Ma prima guarda il re.
lesson-take-or-guard-first-take = Catturi una pedina, e il re va in g1.
lesson-take-or-guard-first-done = g1 è chiuso, e la pedina in c4 è ancora lì.

lesson-take-or-guard-which-task = Cattura la pedina in c3. Due delle tue possono farlo, ma una di loro è di guardia.
lesson-take-or-guard-which-guard = Era la guardia: ora la via verso a1 è aperta.
lesson-take-or-guard-which-done = La pedina in b1 resta al suo posto. Cattura con quelle che non sorvegliano nulla.

lesson-take-or-guard-again-task = Ci sono ancora pedine da catturare. Che cosa minaccia il re?
lesson-take-or-guard-again-take = Catturi una pedina, e il re sale fino ad a7.
lesson-take-or-guard-again-done = Prima l’angolo, poi le pedine.

## L’esca

lesson-luring-shield-task = La pedina in f3 copre il suo re. Non catturarla: offrile qualcosa.
lesson-luring-shield-hint = Può catturare contro il trono.
lesson-luring-shield-take = La pedina non c’è più, ma nemmeno il re: i difensori vincono forzatamente.
lesson-luring-shield-done = Ha catturato, e ha lasciato solo il suo re.

lesson-luring-king-task = Offri al re una pedina che può catturare contro il trono, e prendilo dove arriva.
lesson-luring-king-take = Mentre catturi una pedina, il re scappa: i difensori vincono forzatamente.
lesson-luring-king-done = Ha catturato, e si è trovato tra d1 e d3.

lesson-luring-order-task = Cedi una pedina, poi cattura il re dal basso e dall’alto. Quale pedina va per prima?
lesson-luring-order-hint = La tua pedina in f5 serve per il secondo passo.
lesson-luring-order-other = Con questa pedina non riesce: i difensori vincono forzatamente.
lesson-luring-order-done = Una pedina per il re: un buon affare.

## Il re sul suo trono

lesson-king-on-throne-four-task = Tre pedine circondano il re sul suo trono. Completa l’opera.
lesson-king-on-throne-four-short = Manca un passo: la quarta pedina deve stare accanto al trono.
lesson-king-on-throne-four-done = Sul trono servono tutti e quattro i lati.

lesson-king-on-throne-forced-task = Il re non può muoversi; può farlo solo la pedina in d5. Approfittane.
lesson-king-on-throne-forced-hint = Chiudi la via verso l’alto.
lesson-king-on-throne-forced-open = Sei tu a lasciare la presa: il re esce, e i difensori vincono.
lesson-king-on-throne-forced-done = Ha dovuto spostarsi, e la sua casella era tua.

lesson-king-on-throne-driven-task = Lascia al re una sola casella, e catturalo lì.
lesson-king-on-throne-driven-top = Esce dal basso, e i difensori vincono.
lesson-king-on-throne-driven-done = Fuori dal trono sono bastate due pedine.

## Chiudere l’anello

lesson-closing-the-ring-close-task = Il re e la sua pedina hanno una sola via d’uscita. Chiudi l’anello.
lesson-closing-the-ring-close-done = Accerchiati: il re e tutte le sue pedine sono dentro, e nessuno può arrivare al bordo.

lesson-closing-the-ring-step-task = Lascia al re un solo passo, poi chiudi l’anello intorno a lui.
lesson-closing-the-ring-step-other = Il re trova ancora una via d’uscita, e i difensori vincono.
lesson-closing-the-ring-step-open = Sei tu ad aprire l’anello, e i difensori vincono.
lesson-closing-the-ring-step-done = Prima c4, poi f4: chiudi un lato dopo l’altro.

lesson-closing-the-ring-drive-task = Prima spingi il re verso l’alto, poi chiudi l’anello sopra di lui.
lesson-closing-the-ring-drive-top = Troppo presto: il re scende, e i difensori vincono.
lesson-closing-the-ring-drive-far = La colonna b sotto di lui è ancora aperta: i difensori vincono.
lesson-closing-the-ring-drive-done = Le pedine sul bordo possono far parte dell’anello, e i vuoti in diagonale non contano.

## Preso accanto a un angolo

lesson-beside-the-corner-one-task = Il re è accanto all’angolo, quasi a casa. Una sola pedina può catturarlo.
lesson-beside-the-corner-one-above = Dall’alto ti servirebbe una seconda pedina sotto di lui, e lì c’è il bordo.
lesson-beside-the-corner-one-done = L’angolo vale una seconda pedina.

lesson-beside-the-corner-squeeze-task = Vicino all’angolo il re ha poche caselle buone. Togligli la seconda riga.
lesson-beside-the-corner-squeeze-above = La seconda riga è ancora aperta: scappa, e i difensori vincono.
lesson-beside-the-corner-squeeze-done = Accanto all’angolo è bastata una pedina.

lesson-beside-the-corner-three-task = Tre pedine possono bastare. Trova la casella che lascia al re solo mosse perdenti.
lesson-beside-the-corner-three-short = Una casella troppo lontano: sguscia fuori, e i difensori vincono.
lesson-beside-the-corner-three-done = Avvicinati quanto puoi quando il re è presso un angolo.

## Le prime mosse

lesson-first-moves-safe-task = La partita comincia. Fai una prima mossa dopo la quale nessuna tua pedina può essere catturata.
lesson-first-moves-safe-corner = Accanto a un angolo una pedina si cattura contro di esso, e i difensori possono farlo subito.
lesson-first-moves-safe-done = Bene. Di solito gli attaccanti prendono prima i loro posti, lontano dalle caselle accanto agli angoli.

lesson-first-moves-net-task = Dove sta bene un attaccante? Portane uno su una casella della rete.
lesson-first-moves-net-done = Da qui sorveglia un angolo su entrambe le linee. Di solito la rete si tende pedina per pedina.

lesson-first-moves-answer-task = Ora gioca i difensori. Fai una mossa dopo la quale nessuna tua pedina può essere catturata.
lesson-first-moves-answer-wrong = Lì un attaccante può catturare una tua pedina. Guarda le caselle ai due lati.
lesson-first-moves-answer-done = Ogni pedina che si sposta fa posto al re. Di solito conviene tenerle vicine a lui.
