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
lesson-four-around-the-throne-title = Il re sul suo trono
lesson-closing-the-ring-title = Chiudere l’anello
lesson-beside-the-corner-title = Preso accanto a un angolo
lesson-first-moves-title = Le prime mosse

lesson-lone-king-title = Il re da solo
lesson-king-and-man-title = Il re e una pedina
lesson-two-hunters-title = Due cacciatori
lesson-few-men-title = Vincere con poche pedine
lesson-last-man-title = Senza pedine, senza mosse
lesson-waiting-title = Saper aspettare
