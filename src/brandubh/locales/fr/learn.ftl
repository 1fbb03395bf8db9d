### Apprendre en une minute : six étapes que l’on joue, chacune avec son titre, sa tâche et une réponse aux coups faux et justes.

learn-step = Étape { $number } sur { $count } :
learn-skip = Passer
learn-back = Retour
learn-next = Suivant
learn-play = Jouez votre première partie

learn-move-title = Comment les pièces se déplacent
learn-move-task = Chaque pièce se déplace en ligne droite, aussi loin que la voie est libre : menez le pion sombre de b2 jusqu’à l’anneau en g2.
learn-move-wrong = Ce coup est permis aussi, mais il ne mène pas à l’anneau. Essayez le pion en b2.
learn-move-done = Près ou loin, en avant, en arrière ou de côté, mais jamais en diagonale ni par-dessus une autre pièce.

learn-capture-title = Comment un pion est capturé
learn-capture-task = Enfermez un adversaire entre deux de vos pions, en ligne droite, et il est capturé : capturez un pion clair.
learn-capture-wrong = Rien n’est capturé ainsi. Un pion clair a déjà un pion sombre à côté de lui : placez-en un autre de l’autre côté.
learn-capture-done = Les deux camps capturent ainsi, et le roi y participe.

learn-between-title = S’avancer entre deux est sans danger
learn-between-task = Si vous venez vous-même vous placer entre deux adversaires, il ne vous arrive rien : menez un pion clair à l’anneau en d3.
learn-between-wrong = Ce n’est pas entre les deux. Essayez le pion en d1.
learn-between-done = Sans danger : seul le camp qui joue capture.

learn-squares-title = Les coins et le trône
learn-squares-task = Seul le roi peut s’arrêter dans les coins et sur le trône ; pour les pions, ces cases valent un adversaire : capturez un pion clair contre l’une d’elles.
learn-squares-wrong = Rien n’est capturé ainsi. Cherchez un pion clair à côté d’un coin ou du trône, et venez de l’autre côté.
learn-squares-done = Les pions peuvent passer par-dessus le trône vide, mais pas s’y arrêter.

learn-escape-title = Comment le roi s’échappe
learn-escape-task = Les défenseurs gagnent dès que le roi atteint un coin : à vous de l’y mener.
learn-escape-wrong = Il n’est pas encore sauvé. Le chemin de l’un des coins est libre.
learn-escape-done = Quand deux coins lui sont ouverts à la fois, on ne peut guère l’arrêter.

learn-king-title = Comment le roi est capturé
learn-king-task = Les assaillants gagnent quand ils capturent le roi : hors du trône, entre deux des leurs, comme un pion. Capturez-le.
learn-king-wrong = Le roi est encore libre. Venez de l’autre côté.
learn-king-done = Sur son trône, il en faut quatre, un de chaque côté. Les assaillants gagnent aussi en encerclant le roi et tous ses pions.

## Le cours : sa page

learn-intro = Apprenez le jeu en y jouant : de courtes leçons sur le plateau, du premier coup aux finales.
learn-progress = Leçons terminées : { $done } sur { $count }
learn-begin = Commencer le cours
learn-continue = Continuer
learn-complete = Vous avez terminé toutes les leçons.
learn-chapter = { $count ->
    [one] Une leçon
   *[other] { $count } leçons
}, environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
learn-steps = { $count ->
    [one] Une étape
   *[other] { $count } étapes
}
learn-state-begun = Étapes terminées : { $done } sur { $count }
learn-state-done = Terminée
learn-ways = D’autres façons d’apprendre
learn-way-minute = Le jeu en six courtes étapes
learn-way-puzzles = Trouvez le coup gagnant
learn-way-drills = Jouez des positions jusqu’au bout contre le jeu parfait
learn-way-analyse = Essayez les premiers coups, un moteur à vos côtés
learn-way-studies = Vos propres leçons, gardées et partagées
learn-way-theory = L’histoire, le jeu parfait et ce qui est prouvé
learn-kept = Ce que vous avez terminé est gardé dans ce navigateur, sans compte.
learn-clear = Effacer ma progression
learn-clear-text = Plus aucune leçon ne sera marquée comme terminée. C’est définitif.

## Une leçon

learn-all = Toutes les leçons
learn-step-mark = Étape { $number } sur { $count }{ $state ->
    [done] , terminée
   *[open] {""}
}
learn-hint = Indice
learn-hint-piece = { $piece ->
    [king] Jouez le roi en { $square }.
   *[man] Jouez le pion en { $square }.
}
learn-hint-move = { $piece ->
    [king] Jouez le roi de { $square } en { $target }.
   *[man] Jouez le pion de { $square } en { $target }.
}
learn-right = { $move } est juste. La réponse est { $reply }. Et maintenant ?
learn-rule = Lire la règle
learn-rules = Lire les règles :
learn-finish = Terminer
learn-done = Leçon terminée
learn-next-lesson = Ensuite : { $title }
learn-drill = S’y exercer
learn-again = Refaire la leçon
learn-sheet = Imprimer cette leçon

# Pourquoi un coup est faux, là où la leçon n’a pas ses propres mots pour le dire.
learn-wrong-ended = Mais ce n’est pas ce que demande cette étape.
learn-wrong-elsewhere = Ce coup est permis, mais il ne mène pas en { $squares }.
learn-wrong-nothing = Rien n’est capturé ainsi.
learn-wrong-missed = Ce coup capture bien, mais pas ce que demande cette étape.
learn-wrong-open = { $goal ->
    [draw] La partie continue : ce n’est pas la nulle.
   *[win] La partie continue : ce coup ne gagne pas tout de suite.
}
learn-wrong-slow = C’est trop lent : vous pouviez gagner tout de suite.
learn-wrong-gone = Ce coup laisse filer le gain.
learn-wrong-other = Ce n’est pas le coup dont il s’agit dans cette étape.

learn-answer = La réponse est { $reply }.
learn-answer-wins = Après { $move }, { $side ->
    [attackers] les assaillants gagnent
   *[defenders] les défenseurs gagnent
} tout de suite : { $reply }.
learn-answer-wins-in = Après { $reply }, { $side ->
    [attackers] les assaillants gagnent
   *[defenders] les défenseurs gagnent
} en { $moves } coups.
