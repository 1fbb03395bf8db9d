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
