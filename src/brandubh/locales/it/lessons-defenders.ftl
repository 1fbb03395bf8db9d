### Lezioni per i difensori: che cosa chiede ogni passo, che cosa si dice dopo, e perché certe mosse sono sbagliate.

## Due linee aperte

lesson-two-open-lines-fork-task = Il tuo re è in pericolo. Mandalo su un bordo da cui vede due angoli: nessuno può chiuderli entrambi.
lesson-two-open-lines-fork-hint = Sul bordo sinistro non c’è nessuna pedina.
lesson-two-open-lines-fork-beside = Lì si trova accanto a un attaccante, e un secondo lo cattura subito.
lesson-two-open-lines-fork-done = Una linea si poteva chiudere, l’altra è rimasta aperta. Questa forchetta è la tua arma migliore.

lesson-two-open-lines-choose-task = Gli attaccanti stanno per catturare il tuo re. Da quale bordo vede due angoli?
lesson-two-open-lines-choose-hint = Guarda la riga più bassa: è vuota.
lesson-two-open-lines-choose-stay = Serve solo per una mossa: poi gli attaccanti vincono forzatamente.
lesson-two-open-lines-choose-taken = Lì viene catturato subito.
lesson-two-open-lines-choose-done = b1 era chiusa, così è andato dall’altra parte.

lesson-two-open-lines-prepare-task = Nessun bordo è ancora a portata. Trova il passo dopo il quale il re minaccia una forchetta in alto e un’altra in basso.
lesson-two-open-lines-prepare-hint = Basta un solo passo giù dal trono.
lesson-two-open-lines-prepare-taken = Lì viene catturato subito: un attaccante è vicino, e un altro arriva.
lesson-two-open-lines-prepare-done = Un bordo è stato chiuso, l’altro gli ha dato due angoli. Prepara la forchetta, poi giocala.

## Una pedina per una linea

lesson-step-aside-aside-task = La tua stessa pedina in f1 chiude la via verso g1. Spostala in modo che nessuno possa richiuderla.
lesson-step-aside-aside-still = In e1 sbarra ancora la strada al re.
lesson-step-aside-aside-done = Sulla colonna f tiene lontana la pedina di f6. Anche se viene catturata, il re arriva a casa.

lesson-step-aside-leave-task = Il re e la pedina sono tutti e due in pericolo. Puoi salvarne uno: quale, e come?
lesson-step-aside-leave-hint = Cerca il bordo con due angoli aperti.
lesson-step-aside-leave-rescue = Pensi alla pedina e perdi il re: d5-d3 lo cattura.
lesson-step-aside-leave-done = La pedina è persa, ma il re è a casa. Nulla vale più di due linee aperte.

lesson-step-aside-hurry-task = Tre pedine circondano il tuo trono, e la quarta sta arrivando. Porta fuori il re, anche a costo della pedina in e6.
lesson-step-aside-hurry-hint = Prima un passo in su, poi al bordo.
lesson-step-aside-hurry-rescue = Il re correva un pericolo maggiore: d6-d5, ed è catturato sul suo trono.
lesson-step-aside-hurry-done = La pedina è caduta, ma a1 e a7 erano entrambi aperti: il re è arrivato a casa.

## Cattura la guardia

lesson-take-the-guard-corner-task = La pedina in b1 chiude la via verso a1. Accanto a un angolo una pedina si può catturare contro di esso: catturala.
lesson-take-the-guard-corner-other = Quella è l’altra guardia. Cattura la pedina in b1.
lesson-take-the-guard-corner-done = L’angolo è stato la tua seconda pedina. Una guardia accanto a un angolo è facile da catturare.

lesson-take-the-guard-king-task = Tre pedine possono catturare il tuo re. Salvalo catturando una guardia: così si aprono due angoli insieme.
lesson-take-the-guard-king-taken = Lì viene catturato subito. Quale guardia può raggiungere?
lesson-take-the-guard-king-done = Anche il re cattura. Senza la guardia, a1 e g1 erano entrambi aperti.

lesson-take-the-guard-reach-task = Il tuo re è di nuovo in pericolo, e la guardia in b7 sta accanto a un angolo. Vinci.
lesson-take-the-guard-reach-edge = In a5 si trova accanto alla pedina in a4 e viene catturato subito.
lesson-take-the-guard-reach-wait = Così salvi il re, ma la vittoria sfuma.
lesson-take-the-guard-reach-done = Senza la guardia, nessuno poteva più mettersi tra il re e a7.

## Il trono come scudo

lesson-throne-shield-home-task = Tre pedine possono venire in c5 e catturare il tuo re. Una sola casella è sicura: quale?
lesson-throne-shield-home-open = Fuori dal trono bastano due pedine, e sono vicine.
lesson-throne-shield-home-done = Sul trono ne servono quattro, una per lato.

lesson-throne-shield-beside-task = Il trono non aiuta mai a catturare il re: la pedina in d2 è innocua. Ma un’altra minaccia. Fermala.
lesson-throne-shield-beside-hint = Guarda la pedina in e6.
lesson-throne-shield-beside-far = Lì si trova accanto a un altro attaccante e viene catturato subito.
lesson-throne-shield-beside-late = La pedina di e6 arriva lo stesso in e3 e cattura il tuo re.
lesson-throne-shield-beside-done = Accanto al trono contano solo le due pedine ai lati, e tu le hai fermate.

lesson-throne-shield-take-task = Per gli attaccanti il trono è sempre un nemico. Cattura contro di esso la pedina in c4.
lesson-throne-shield-take-done = Sono bastati una tua pedina e il trono. Funziona anche se il re non vi siede.

## Guarda prima di catturare

lesson-look-before-taking-greed-task = Potresti catturare la pedina in f1. Ma prima guarda che cosa minacciano gli attaccanti, e impediscilo.
lesson-look-before-taking-greed-greed = Hai catturato una delle due che minacciavano; l’altra cattura il re: g5-f5.
lesson-look-before-taking-greed-near = Accanto a un attaccante viene catturato subito.
lesson-look-before-taking-greed-done = Il re viene prima. Da qui i difensori vincono forzatamente.

lesson-look-before-taking-four-task = Tre pedine circondano il tuo trono, e quella in e3 vuole essere la quarta. Fermala.
lesson-look-before-taking-four-leave = Fuori dal trono bastano due pedine: viene catturato subito.
lesson-look-before-taking-four-done = Occupare il varco o catturare una delle quattro: in entrambi i modi la trappola si rompe.

lesson-look-before-taking-break-task = Ora due pedine possono raggiungere d3, e non puoi fermarle entrambe. Che altro puoi fare?
lesson-look-before-taking-break-shut = Così fermi la pedina di d1, ma quella di c3 arriva lo stesso.
lesson-look-before-taking-break-leave = Fuori dal trono bastano due pedine: viene catturato subito.
lesson-look-before-taking-break-done = Questa volta catturare era giusto: la trappola è rotta.

## Leggere le minacce

lesson-reading-threats-block-task = Che cosa minacciano gli attaccanti? Trova l’unica mossa che lo impedisce.
lesson-reading-threats-block-hint = La pedina in a3 vuole salire di un passo.
lesson-reading-threats-block-king = Lì è di nuovo accanto a un attaccante, e il secondo arriva subito.
lesson-reading-threats-block-done = La tua pedina sta dove voleva andare l’attaccante.

lesson-reading-threats-two-task = Due pedine possono venire in f6 e catturare il tuo re. Portalo fuori dalla tenaglia.
lesson-reading-threats-two-into = Lì viene catturato tra f5 e f7.
lesson-reading-threats-two-done = È fuori dalla tenaglia, e g1 e g7 sono entrambi aperti: la difesa migliore vince.

lesson-reading-threats-narrow-task = Due pedine possono venire in c2 e catturare il tuo re. C’è una sola via d’uscita.
lesson-reading-threats-narrow-near = Accanto a un attaccante viene catturato subito.
lesson-reading-threats-narrow-man = La tua pedina qui non può aiutare: è il re che deve andarsene.
lesson-reading-threats-narrow-done = In c1 nessuno può catturarlo.

## Fuori dall’anello

lesson-out-of-the-ring-gap-task = La pedina in b3 sta per chiudere l’anello intorno al tuo re e alla tua pedina. Usa il varco.
lesson-out-of-the-ring-gap-inside = Dentro è perduto: b3-c3 chiude l’anello.
lesson-out-of-the-ring-gap-done = L’anello conta solo se racchiude il re e tutte le sue pedine.

lesson-out-of-the-ring-outside-task = Il re e una pedina sono nell’anello, ma una pedina fuori ti tiene in gioco. È in pericolo: salvala.
lesson-out-of-the-ring-outside-corner = Accanto all’angolo una sola pedina la cattura, e l’anello è completo.
lesson-out-of-the-ring-outside-near = Lì g6-c6 la cattura, e l’anello è completo.
lesson-out-of-the-ring-outside-done = Finché una pedina è fuori, nessuno è accerchiato.

lesson-out-of-the-ring-break-task = La tua pedina fuori può rompere l’anello: insieme a un pezzo dentro ne cattura una pedina.
lesson-out-of-the-ring-break-lost = Accanto all’angolo una sola pedina la cattura, e l’anello è completo.
lesson-out-of-the-ring-break-done = Ogni pedina catturata apre un varco nell’anello.
