### La pagina su ciò che si sa del gioco: storia, buon gioco, tabelle, prove.

theory-preview = Il brandubh: i suoi nomi e la sua storia, come giocare bene, le tabelle del gioco perfetto e ciò che è dimostrato, con le fonti.
theory-lead = Che cosa dicono i testi antichi e gli scavi, come si gioca bene, e che cosa è dimostrato. I numeri piccoli portano alle fonti, in fondo.
theory-contents = In questa pagina
theory-source = Fonte { $number }: { $author }, { $title }

theory-part-history = Nomi e storia
theory-part-strategy = Giocare bene
theory-part-tables = Il gioco perfetto con pochi pezzi
theory-part-longest = Le vittorie più lunghe
theory-part-openings = Che cosa valgono le prime mosse
theory-part-proofs = Che cosa è dimostrato
theory-part-sources = Fonti

## Nomi e storia

theory-history-name = In irlandese antico il gioco si chiama «brandub»: «bran» è un corvo, «dub» vuol dire nero. Oggi si scrive «brandubh»; testi più tardi hanno anche «brannumh».
theory-history-branan = Il suo re è il branán, parola con cui i poeti chiamavano anche un capo.
theory-history-translated = Le traduzioni più vecchie ne hanno fatto il backgammon.
theory-history-tale = Nell’Acallam na Senórach, un racconto del dodicesimo o tredicesimo secolo, qualcuno possiede un brandub con cinque uomini d’argento bianco e otto d’oro rosso: tredici pezzi, come oggi.
theory-history-poem = Una poesia attribuita a Maoil Eóin Mac Raith vede in tutta l’Irlanda la scacchiera. Nel mezzo, a Tara, siede un branán d’oro con un uomo su ogni lato; altre quattro caselle sono sue: Cashel, Croghan, Naas e Oileach.
theory-history-board = Nel 1932 a Ballinderry, nella contea di Westmeath, una tavola di legno di tasso venne alla luce in un crannóg, un’abitazione lacustre in cui si visse dalla fine del nono secolo all’undicesimo. Ha sette fori per sette, per dei pioli, con il centro e gli angoli segnati, e oggi è al Museo nazionale d’Irlanda.
theory-history-doubt = A quale gioco servisse non è certo. Hencken, che diresse lo scavo, pensò alla volpe e le oche; MacWhite vi vide proprio la tavola adatta a tredici pezzi; il museo la ritiene una tavola da hnefatafl.
theory-history-lost = Le regole del gioco antico non ci sono giunte.
theory-history-family = Lo si conta fra i giochi tafl, in cui un re e i suoi uomini, nel mezzo, affrontano circa il doppio di attaccanti. Il meglio descritto è il tablut: Linneo annotò in Lapponia, nel 1732, come vi si giocava, e Murray ne riconobbe la parentela con lo hnefatafl delle saghe.
theory-history-today = Le regole di oggi sono quindi ricostruzioni. Brandubh ha quelle della World Tafl Federation e quelle di un foglio inglese più antico.
theory-history-picture = La posizione iniziale delle regole di oggi, su una tavola con fori e pioli come quella di Ballinderry.

## Giocare bene

theory-strategy = Al re basta una linea aperta verso un angolo, e gli attaccanti non possono sorvegliare tutte le linee insieme. I difensori mirano dunque a due linee, e gli attaccanti a caselle da cui una sola pedina ne sorveglia due.
theory-strategy-learn = Impara giocando
theory-idea-lines-title = Due linee aperte
theory-idea-lines = Da d1 il re vede due angoli. Tocca agli attaccanti, ma possono sbarrare una sola delle linee: fugge per l’altra.
theory-idea-guard-title = Una guardia all’angolo
theory-idea-guard = Da b2 una pedina è a un passo da entrambe le linee che portano all’angolo. Qui il passo in a2 è l’unica mossa che vince: sbarra la strada e, dovunque vada, il re è catturato alla mossa dopo.
theory-idea-net-title = La rete
theory-idea-net = Quattro mosse mettono una guardia a ogni angolo: b2, b6, f2 e f6. Hanno bisogno delle altre: se restano solo queste quattro, un re solo a cui tocca muovere fugge da qualunque casella, in due mosse al massimo.

## Tabelle

theory-tables = Con pochi pezzi si sa tutto: delle tabelle dicono di ogni posizione chi vince e in quanto tempo. Sono state calcolate all’indietro, dalla fine delle partite, secondo le regole della Federazione. Le posizioni simmetriche contano una volta, e ogni posizione con l’una e con l’altra squadra a muovere; il re è uno dei pezzi. I tempi valgono per due core del processore.
theory-tables-caption = Le tabelle del gioco perfetto, per numero di pezzi
theory-column-pieces = Pezzi
theory-column-positions = Posizioni fino a quel numero
theory-column-time = Tempo di calcolo
theory-column-size = File
theory-column-longest = Vittoria più lunga
theory-column-won = Vincono gli attaccanti
theory-seconds = { $seconds } s
theory-minutes = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
theory-moves = { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}
theory-pieces = { $pieces } pezzi
theory-shares-heading = Chi vince
theory-shares = Pochi attaccanti catturano di rado il re: è veloce. Ogni attaccante in più, ogni difensore in meno gli rende la fuga più difficile. I difensori vincono le altre posizioni, tranne poche ({ $neither } al massimo) in cui nessuno può forzare la vittoria.
theory-shares-caption = Quante posizioni vincono gli attaccanti, secondo il numero di attaccanti e di difensori
theory-king-and = { $men ->
    [0] re
   *[other] re + { $men }
}

## Le vittorie più lunghe

theory-longest-pieces = Pezzi sulla scacchiera
theory-longest-board = La vittoria più lunga con { theory-pieces }
theory-longest-controls = Scorri le mosse
theory-longest-start = Nessuna vittoria con tanti pezzi è più lunga. { $starts ->
    [attackers] Tocca agli attaccanti;
   *[defenders] Tocca ai difensori;
} se tutti giocano alla perfezione, vincono { $winner ->
    [attackers] gli attaccanti
   *[defenders] i difensori
} in { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.
theory-longest-place = Passo { $ply } di { $count }
theory-play = Avvia
theory-pause = Pausa

## Le prime mosse

theory-first = A parte rotazioni e riflessi, ci sono cinque prime mosse. Sotto ognuna, che cosa ne pensa il motore, in pedine di vantaggio, e fino a che profondità ha cercato, contando le mosse di entrambi. È un’opinione, non una prova.
theory-first-none = non ancora cercata
theory-first-proven = { $side ->
    [attackers] Dimostrato: vincono gli attaccanti
   *[defenders] Dimostrato: vincono i difensori
}

## Prove

theory-proof-tables-title = Dimostrato: ogni posizione delle tabelle.
theory-proof-tables = Un verificatore, che con chi le costruisce ha in comune solo le regole e la numerazione delle posizioni, chiede di ogni posizione (nelle tabelle più grandi, di milioni scelte a caso) se il suo valore segue da quelli delle sue mosse.
theory-proof-puzzles-title = Dimostrato: ogni problema fornito con Brandubh.
theory-proof-puzzles = Chi muove può forzare la vittoria, e a ogni passo prima dell’ultimo una sola mossa la conserva.
theory-proof-start-title = Non dimostrato: chi vince dall’inizio.
theory-proof-start = I giocatori di torneo dicono che le prime mosse d2-f2 e d2-g2 perdono per gli attaccanti. La domanda è stata posta al risolutore, che della posizione iniziale non ha ancora deciso nulla.
theory-size-heading = Quanto è grande il gioco
theory-size = I pezzi possono stare in { $placements } modi: il re ovunque tranne che in un angolo, con da uno a otto attaccanti e fino a quattro pedine sue, dove una pedina può fermarsi, e l’una o l’altra squadra a muovere. Contando una volta le posizioni ruotate o specchiate, ne restano { $positions }. Non tutte possono presentarsi in una partita: è un limite superiore.
theory-size-tables = Le tabelle fino a { theory-pieces } ne contengono circa una su { $share }.
theory-perft = Dall’inizio ci sono { $first } prime mosse, di cui cinque non sono rotazioni o riflessi l’una dell’altra. Le prime due mosse, una per squadra, si possono giocare in { $second } modi, le prime tre in { $third }, quattro in { $fourth }, cinque in { $fifth }.
theory-check-heading = Verificalo da te
theory-check = Qui non c’è nulla da credere sulla parola. Il pacchetto sorgente ha tutto ciò che serve; ognuno di questi comandi verifica una cosa.
theory-check-tables = I valori delle tabelle
theory-check-puzzles = Che ogni problema ha una sola soluzione
theory-check-solve = Scrive una prova, che i due comandi seguenti verificano
theory-check-certificate = Una prova del risolutore, con le sole regole: senza ricerca, senza tabelle
theory-check-checker = Lo stesso, con un secondo verificatore di cento righe
theory-check-reader = Una posizione, letta dal file di una tabella da un programma di 150 righe che non ha bisogno di nulla di questo
theory-check-count = In quanti modi si possono giocare le prime cinque mosse
theory-check-formats = Entrambi i formati sono descritti con esattezza sufficiente a scrivere un verificatore tuo: { $tables } per le tabelle, { $proofs } per le prove.
