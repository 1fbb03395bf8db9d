### Il corso: i titoli dei capitoli e delle lezioni.

chapter-basics-title = Primi passi
chapter-basics-text = Tutto quello che ti serve per la tua prima vera partita, in una decina di minuti.

lesson-moving-title = Come si muovono i pezzi
lesson-special-squares-title = Il trono e gli angoli
lesson-escape-title = La fuga
lesson-pincer-title = La tenaglia
lesson-between-title = Mettersi in mezzo
lesson-catching-the-king-title = Catturare il re
lesson-hostile-corners-title = L’aiuto degli angoli
lesson-armed-king-title = Anche il re cattura
lesson-throne-by-four-title = Quattro intorno al trono
lesson-encirclement-title = L’anello
lesson-before-you-move-title = Prima di muovere

chapter-rules-title = Le regole più sottili
chapter-rules-text = Il resto delle regole: il trono, gli anelli, la ripetizione, l’incontro e le regole più antiche, chiamate Raven.

lesson-several-title = Più catture insieme
lesson-hostile-throne-title = Il trono ostile
lesson-king-beside-throne-title = Il re accanto al trono
lesson-last-attacker-title = Come vincono i difensori
lesson-rings-title = Quando l’anello vale
lesson-broken-rings-title = Quando l’anello non vale
lesson-no-moves-title = Nessuna mossa
lesson-repetition-title = Girare in tondo
lesson-who-had-the-choice-title = Chi aveva la scelta
lesson-match-title = L’incontro
lesson-raven-title = Regole più antiche: Raven

## Strategia: capitoli e lezioni per i difensori, gli attaccanti e i finali

chapter-defenders-title = Giocare i difensori
chapter-defenders-text = Apri due linee insieme, usa le tue pedine e il trono, e resta fuori dall’anello.
chapter-attackers-title = Giocare gli attaccanti
chapter-attackers-text = Sorveglia gli angoli, tendi la rete e prendi il re.
chapter-endings-title = I finali
chapter-endings-text = Pochi pezzi e gioco esatto: che cosa vince quando la scacchiera è quasi vuota.

lesson-two-open-lines-title = Due linee aperte
lesson-step-aside-title = Una pedina per una linea
lesson-take-the-guard-title = Cattura la guardia
lesson-throne-shield-title = Il trono come scudo
lesson-look-before-taking-title = Guarda prima di catturare
lesson-reading-threats-title = Leggere le minacce
lesson-out-of-the-ring-title = Fuori dall’anello

lesson-guarding-corners-title = Sorvegliare gli angoli
lesson-diagonal-net-title = La rete in diagonale
lesson-against-the-fork-title = Impedire la forchetta
lesson-take-or-guard-title = Catturare o sorvegliare
lesson-luring-title = L’esca
lesson-king-on-throne-title = Il re sul suo trono
lesson-closing-the-ring-title = Chiudere l’anello
lesson-beside-the-corner-title = Preso accanto a un angolo
lesson-first-moves-title = Le prime mosse

lesson-lone-king-title = Il re da solo
lesson-king-and-man-title = Il re e una pedina
lesson-two-hunters-title = Due cacciatori
lesson-few-men-title = Vincere con poche pedine
lesson-last-man-title = Senza pedine, senza mosse
lesson-waiting-title = Saper aspettare
