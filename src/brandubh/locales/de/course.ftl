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

## Strategie: Kapitel und Lektionen für die Verteidiger, die Angreifer und Endspiele

chapter-defenders-title = Als Verteidiger spielen
chapter-defenders-text = Öffne zwei Linien zugleich, nutze deine Steine und den Thron und bleib außerhalb des Rings.
chapter-attackers-title = Als Angreifer spielen
chapter-attackers-text = Bewache die Ecken, spann das Netz und fang den König.
chapter-endings-title = Endspiele
chapter-endings-text = Wenige Figuren, genaues Spiel: was gewinnt, wenn das Brett fast leer ist.

lesson-two-open-lines-title = Zwei offene Linien
lesson-step-aside-title = Ein Stein für eine Linie
lesson-take-the-guard-title = Den Wächter schlagen
lesson-throne-shield-title = Der Thron als Schild
lesson-look-before-taking-title = Erst schauen, dann schlagen
lesson-reading-threats-title = Drohungen erkennen
lesson-out-of-the-ring-title = Heraus aus dem Ring

lesson-guarding-corners-title = Die Ecken bewachen
lesson-diagonal-net-title = Das diagonale Netz
lesson-against-the-fork-title = Die Gabel verhindern
lesson-take-or-guard-title = Schlagen oder bewachen
lesson-luring-title = Köder
lesson-king-on-throne-title = Der König auf seinem Thron
lesson-closing-the-ring-title = Den Ring schließen
lesson-beside-the-corner-title = Neben der Ecke gefangen
lesson-first-moves-title = Die ersten Züge

lesson-lone-king-title = Der König allein
lesson-king-and-man-title = König und ein Stein
lesson-two-hunters-title = Zwei Jäger
lesson-few-men-title = Mit wenigen Steinen gewinnen
lesson-last-man-title = Kein Stein, kein Zug
lesson-waiting-title = Abwarten
