### Apprendre en une minute : six étapes que l’on joue, chacune avec son titre, sa tâche et une réponse aux coups faux et justes.

learn-step = Étape { $number } sur { $count } :
learn-skip = Passer
learn-back = Retour
learn-next = Suivant
learn-play = Jouez votre première partie

learn-move-title = Comment les pièces se déplacent
learn-move-task = Chaque pièce se déplace en ligne droite, aussi loin que la voie est libre : menez le pion sombre de { $from } jusqu’à l’anneau en { $to }.
learn-move-wrong = Ce coup est permis aussi, mais il ne mène pas à l’anneau. Essayez le pion en { $from }.
learn-move-done = Près ou loin, en avant, en arrière ou de côté, mais jamais en diagonale ni par-dessus une autre pièce.

learn-capture-title = Comment un pion est capturé
learn-capture-task = Enfermez un adversaire entre deux de vos pions, en ligne droite, et il est capturé : capturez un pion clair.
learn-capture-wrong = Rien n’est capturé ainsi. Un pion clair a déjà un pion sombre à côté de lui : placez-en un autre de l’autre côté.
learn-capture-done = Les deux camps capturent ainsi, et le roi y participe.

learn-between-title = S’avancer entre deux est sans danger
learn-between-task = Si vous venez vous-même vous placer entre deux adversaires, il ne vous arrive rien : menez un pion clair à l’anneau en { $to }.
learn-between-wrong = Ce n’est pas entre les deux. Essayez le pion en { $from }.
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
