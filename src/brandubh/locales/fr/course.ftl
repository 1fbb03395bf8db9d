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

## Stratégie : chapitres et leçons pour les défenseurs, les assaillants et les finales

chapter-defenders-title = Jouer les défenseurs
chapter-defenders-text = Ouvrez deux lignes à la fois, servez-vous de vos pions et du trône, et restez hors de l’anneau.
chapter-attackers-title = Jouer les assaillants
chapter-attackers-text = Gardez les coins, tendez le filet et attrapez le roi.
chapter-endings-title = Les finales
chapter-endings-text = Peu de pièces, un jeu exact : ce qui gagne quand le plateau est presque vide.

lesson-two-open-lines-title = Deux lignes ouvertes
lesson-step-aside-title = Un pion pour une ligne
lesson-take-the-guard-title = Capturer le garde
lesson-throne-shield-title = Le trône comme bouclier
lesson-look-before-taking-title = Regarder avant de capturer
lesson-reading-threats-title = Lire les menaces
lesson-out-of-the-ring-title = Hors de l’anneau

lesson-guarding-corners-title = Garder les coins
lesson-diagonal-net-title = Le filet en diagonale
lesson-against-the-fork-title = Empêcher la fourchette
lesson-take-or-guard-title = Capturer ou garder
lesson-luring-title = L’appât
lesson-king-on-throne-title = Le roi sur son trône
lesson-closing-the-ring-title = Fermer l’anneau
lesson-beside-the-corner-title = Pris à côté d’un coin
lesson-first-moves-title = Les premiers coups

lesson-lone-king-title = Le roi seul
lesson-king-and-man-title = Le roi et un pion
lesson-two-hunters-title = Deux chasseurs
lesson-few-men-title = Gagner avec peu de pions
lesson-last-man-title = Plus de pion, plus de coup
lesson-waiting-title = Savoir attendre
