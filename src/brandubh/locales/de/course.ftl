### Der Kurs: die Titel seiner Kapitel und Lektionen.

chapter-basics-title = Erste Schritte
chapter-basics-text = Alles, was du für deine erste richtige Partie brauchst, in etwa zehn Minuten.

lesson-moving-title = Wie Figuren ziehen
lesson-special-squares-title = Thron und Ecken
lesson-escape-title = Die Flucht
lesson-pincer-title = Die Zange
lesson-between-title = Dazwischenziehen
lesson-catching-the-king-title = Den König schlagen
lesson-hostile-corners-title = Ecken helfen beim Schlagen
lesson-armed-king-title = Auch der König schlägt
lesson-throne-by-four-title = Vier um den Thron
lesson-encirclement-title = Der Ring
lesson-before-you-move-title = Bevor du ziehst

chapter-rules-title = Die feineren Regeln
chapter-rules-text = Was von den Regeln noch fehlt: der Thron, Ringe, Wiederholung, das Match und die älteren Regeln namens Raven.

lesson-several-title = Mehrere auf einmal
lesson-hostile-throne-title = Der feindliche Thron
lesson-king-beside-throne-title = Der König neben seinem Thron
lesson-last-attacker-title = Wie die Verteidiger gewinnen
lesson-rings-title = Was ein Ring ist
lesson-broken-rings-title = Was kein Ring ist
lesson-no-moves-title = Kein Zug mehr
lesson-repetition-title = Immer im Kreis
lesson-who-had-the-choice-title = Wer die Wahl hatte
lesson-match-title = Das Match
lesson-raven-title = Die älteren Regeln: Raven
