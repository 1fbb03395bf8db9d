### Le cours : les titres de ses chapitres et de ses leçons.

chapter-basics-title = Premiers pas
chapter-basics-text = Tout ce qu’il faut pour votre première vraie partie, en une dizaine de minutes.

lesson-moving-title = Comment les pièces se déplacent
lesson-special-squares-title = Le trône et les coins
lesson-escape-title = La fuite
lesson-pincer-title = La tenaille
lesson-between-title = S’avancer entre deux
lesson-catching-the-king-title = Capturer le roi
lesson-hostile-corners-title = L’aide des coins
lesson-armed-king-title = Le roi capture aussi
lesson-throne-by-four-title = Quatre autour du trône
lesson-encirclement-title = L’anneau
lesson-before-you-move-title = Avant de jouer

chapter-rules-title = Les règles plus fines
chapter-rules-text = Le reste des règles : le trône, les anneaux, la répétition, le match et les règles plus anciennes, appelées Raven.

lesson-several-title = Plusieurs à la fois
lesson-hostile-throne-title = Le trône hostile
lesson-king-beside-throne-title = Le roi à côté de son trône
lesson-last-attacker-title = Comment gagnent les défenseurs
lesson-rings-title = Ce qui fait un anneau
lesson-broken-rings-title = Ce qui n’est pas un anneau
lesson-no-moves-title = Plus de coup possible
lesson-repetition-title = Tourner en rond
lesson-who-had-the-choice-title = Qui avait le choix
lesson-match-title = Le match
lesson-raven-title = Règles plus anciennes : Raven
