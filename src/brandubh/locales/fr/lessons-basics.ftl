### Les leçons du premier chapitre : pour chaque étape, la tâche et ce qui est dit des bons et des mauvais coups.

## Comment les pièces se déplacent

lesson-moving-ring-task = Chaque pièce se déplace en ligne droite, aussi loin que la voie est libre. Menez un pion sombre à l’anneau en g2.
lesson-moving-ring-diagonal = Depuis f3, l’anneau est à un pas en diagonale, et aucune pièce ne va en diagonale. Quel pion est en ligne avec lui ?
lesson-moving-ring-wrong = Ce coup est permis, mais il ne mène pas à l’anneau. Quel pion est en ligne avec lui ?
lesson-moving-ring-done = En avant, en arrière ou de côté, d’une case ou de tout le plateau : toutes les pièces se déplacent ainsi, même le roi.

lesson-moving-blocked-task = On ne saute par-dessus personne. Vous jouez maintenant les défenseurs, les pièces claires : menez-en un à l’anneau en a6.
lesson-moving-blocked-enemy = Un pion sombre en a4 lui barre le passage, et on ne saute jamais par-dessus une autre pièce.
lesson-moving-blocked-friend = Son propre compagnon en e6 lui barre le passage. On ne saute pas non plus par-dessus ses propres pièces.
lesson-moving-blocked-wrong = Quel défenseur peut atteindre l’anneau en un coup, sans personne sur son chemin ?
lesson-moving-blocked-done = Toute pièce barre le passage, amie ou ennemie, et une case ne contient qu’une pièce.

lesson-moving-start-task = Ainsi commence une partie : huit assaillants sombres autour du roi et de ses quatre pions. Les assaillants commencent. Menez-en un juste à côté d’un coin.
lesson-moving-start-wrong = Plus près ! Un pion peut aller jusqu’à la case voisine d’un des coins entourés.
lesson-moving-start-done = Ce serait maintenant aux défenseurs. Chaque camp joue un coup à son tour, et personne ne peut passer.

## Le trône et les coins

lesson-special-squares-home-task = Le trône, au centre, et les quatre coins sont réservés au roi ; nul autre ne peut s’y arrêter. Menez une pièce sur le trône, en d4.
lesson-special-squares-home-man = Les pions peuvent traverser le trône, mais jamais s’y arrêter. Seul le roi peut y siéger.
lesson-special-squares-home-wrong = Le trône est encore vide. Quelle pièce a le droit de s’y arrêter ?
lesson-special-squares-home-done = Le roi peut quitter son trône et y revenir aussi souvent qu’il le veut.

lesson-special-squares-cross-task = Tant que le trône est vide, les pions peuvent le traverser. Menez un pion sombre à l’anneau en f4.
lesson-special-squares-cross-short = Continuez ! Le trône vide n’est pas un obstacle : la voie est libre jusqu’à l’anneau.
lesson-special-squares-cross-wrong = Ce n’est pas l’anneau. Un pion peut y aller tout droit, à travers le trône.
lesson-special-squares-cross-done = On traverse, mais sans s’arrêter : le trône n’est pas pour les pions, et les coins non plus.

lesson-special-squares-occupied-task = Le roi siège maintenant sur son trône. Menez un pion sombre à l’anneau en d6.
lesson-special-squares-occupied-throne = Par ici, la voie est fermée : le roi siège sur le trône, et on ne saute pas par-dessus lui.
lesson-special-squares-occupied-wrong = Ce n’est pas l’anneau. Quel pion a la voie libre jusque-là ?
lesson-special-squares-occupied-done = Quand le roi s’y trouve, le trône barre le passage comme toute case occupée.

## La fuite

lesson-escape-open-task = Les défenseurs gagnent dès que leur roi se trouve dans un coin. Menez-l’y.
lesson-escape-open-short = S’approcher ne suffit pas : il doit se trouver dans le coin même, et la voie est libre.
lesson-escape-open-wrong = Le roi n’est pas encore sauvé. Une voie le long du bord était libre, jusqu’au coin.
lesson-escape-open-done = Voilà le but des défenseurs. Les assaillants ne doivent jamais laisser ouverte une telle voie.

lesson-escape-fork-task = Une voie ouverte, cela se ferme. Menez le roi sur une case d’où deux coins lui sont ouverts à la fois, puis gagnez.
lesson-escape-fork-inside = De là, il ne voit aucun coin. Où le bord est-il libre des deux côtés ?
lesson-escape-fork-wrong = Ce n’est pas la sortie. C’est au roi de bouger : regardez les bords.
lesson-escape-fork-done = Deux sorties, et un coup n’en ferme qu’une : cherchez de telles cases dans chaque partie.

## La tenaille

lesson-pincer-close-task = Enfermez un adversaire entre deux de vos pions, en ligne droite, et il est capturé. Vous jouez les pions sombres : capturez un défenseur.
lesson-pincer-close-alone = Un seul pion à côté de lui ne suffit pas. Il en faut un autre du côté opposé, en ligne.
lesson-pincer-close-bent = Il a maintenant deux pions sombres à côté de lui, mais pas face à face. Une tenaille demande une ligne droite.
lesson-pincer-close-wrong = Personne n’est pris ainsi. Laissez où il est le pion sombre voisin d’un défenseur, et menez-en un autre du côté opposé.
lesson-pincer-close-done = Le long d’une rangée ou d’une colonne, la tenaille marche de la même façon.

lesson-pincer-defenders-task = Les défenseurs capturent de la même façon. Capturez un assaillant.
lesson-pincer-defenders-wrong = Personne n’est pris ainsi. Quel assaillant a déjà un défenseur à côté de lui ?
lesson-pincer-defenders-done = Bien que peu nombreux, les défenseurs peuvent riposter : cherchez toujours les tenailles des deux camps.

lesson-pincer-diagonal-task = Une tenaille est droite, jamais en diagonale. Quel défenseur les assaillants peuvent-ils capturer ?
lesson-pincer-diagonal-diagonal = Les deux pions sont en diagonale par rapport à lui : ce n’est pas une tenaille. Regardez un autre défenseur.
lesson-pincer-diagonal-wrong = Personne n’est pris ainsi. Quel défenseur a un assaillant juste à côté de lui ?
lesson-pincer-diagonal-done = Les diagonales ne comptent jamais : ni pour se déplacer, ni pour capturer.

lesson-pincer-row-task = Une tenaille ne tient qu’une pièce ; deux côte à côte n’y risquent rien. Capturez un défenseur.
lesson-pincer-row-row = Là, deux défenseurs se trouvent entre vos pions, et une tenaille n’en tient qu’un.
lesson-pincer-row-wrong = Personne n’est pris ainsi. Cherchez un défenseur seul, avec un assaillant juste à côté de lui.
lesson-pincer-row-done = Deux compagnons côte à côte se protègent sur leur ligne, mais chacun peut encore être pris en travers.

## S’avancer entre deux

lesson-between-man-task = Seul le camp qui joue capture. Avancez-vous entre deux assaillants : menez un défenseur à l’anneau en d3.
lesson-between-man-wrong = Ce n’est pas entre les deux. Un défenseur peut aller tout droit à l’anneau.
lesson-between-man-done = Il ne lui arrive rien : une tenaille doit être refermée par un coup de l’adversaire.

lesson-between-king-task = Le roi aussi peut s’avancer entre deux. Menez-le à l’anneau en c5.
lesson-between-king-wrong = C’est au roi d’aller à l’anneau : rien ne lui barre le passage.
lesson-between-king-done = Le voilà entre deux assaillants, aussi tranquille qu’un pion le serait.

lesson-between-anew-task = Ce défenseur s’est avancé entre deux de vos pions et n’a rien à craindre d’eux. Capturez-le autrement.
lesson-between-anew-away = S’éloigner ne fait qu’ouvrir cette tenaille ; il faudrait revenir plus tard. Pouvez-vous en fermer une autre tout de suite ?
lesson-between-anew-wrong = Il est toujours là. Laissez en place vos trois pions autour de lui, et menez-en un quatrième.
lesson-between-anew-done = Qui s’avance entre deux ne risque rien sur le moment, mais une nouvelle tenaille peut encore se refermer sur lui.

## Capturer le roi

lesson-catching-the-king-open-task = Les assaillants gagnent quand ils capturent le roi. Hors de son trône, on le capture entre deux pions, comme un pion. Capturez-le.
lesson-catching-the-king-open-bent = Deux pions à côté de lui, mais pas face à face. Venez du côté opposé à votre autre pion.
lesson-catching-the-king-open-wrong = Le roi est encore libre. Laissez où il est le pion à côté de lui, et menez-en un autre du côté opposé.
lesson-catching-the-king-open-done = Voilà le but des assaillants. Le roi ne doit jamais se laisser prendre entre deux d’entre eux.

lesson-catching-the-king-edge-task = Au bord aussi, il en faut deux. Le roi va courir jusqu’au coin : capturez-le avant.
lesson-catching-the-king-edge-edge = Derrière lui, il n’y a que le bord, et le bord n’aide jamais. Il faut deux pions le long du bord.
lesson-catching-the-king-edge-wrong = Le voilà qui court jusqu’au coin. Laissez où il est le pion à côté de lui, et menez-en un autre du côté opposé.
lesson-catching-the-king-edge-done = Au bord, seules comptent les deux cases voisines le long du bord : on n’est jamais capturé contre le bord.

lesson-catching-the-king-choice-task = Le roi a un compagnon à son côté. Capturez le roi.
lesson-catching-the-king-choice-guarded = De l’autre côté du roi se trouve son propre pion : ce n’est pas une tenaille. Essayez l’autre ligne.
lesson-catching-the-king-choice-man = Vous avez pris un pion, mais le roi vaut la partie. On peut le capturer tout de suite.
lesson-catching-the-king-choice-wrong = Le roi est encore libre. De quel côté a-t-il un assaillant, et pouvez-vous venir en face ?
lesson-catching-the-king-choice-done = Un compagnon ne garde qu’une ligne. L’autre reste ouverte.

## L’aide des coins

lesson-hostile-corners-attackers-task = Les coins sont hostiles : ils aident à capturer qui se trouve à côté. Un seul assaillant suffit alors. Capturez un défenseur.
lesson-hostile-corners-attackers-edge = D’ici, il n’a derrière lui que le bord, et le bord n’aide jamais. Il doit se trouver entre vous et le coin.
lesson-hostile-corners-attackers-wrong = Personne n’est pris ainsi. Cherchez un défenseur à côté d’un coin.
lesson-hostile-corners-attackers-done = Le coin vide a remplacé un second pion. Gare à vos propres pions à côté des coins !

lesson-hostile-corners-defenders-task = Les coins sont hostiles aux deux camps. Capturez un assaillant.
lesson-hostile-corners-defenders-edge = Derrière lui, il n’y a que le bord, et le bord n’aide jamais. Le coin est d’un autre côté.
lesson-hostile-corners-defenders-wrong = Personne n’est pris ainsi. Un assaillant se trouve à côté d’un coin.
lesson-hostile-corners-defenders-done = Garder un coin de trop près peut coûter un pion.

lesson-hostile-corners-between-task = S’avancer entre un assaillant et un coin est sans danger aussi : seul le camp qui joue capture. Menez un défenseur à l’anneau en f7.
lesson-hostile-corners-between-wrong = Ce n’est pas l’anneau. Un défenseur peut y aller tout droit.
lesson-hostile-corners-between-done = Sans danger pour le moment. Mais si l’assaillant partait et revenait, la tenaille se refermerait.

lesson-hostile-corners-king-task = Même au roi, les coins sont hostiles tant qu’il n’y est pas. Il n’en est qu’à un pas : capturez-le !
lesson-hostile-corners-king-edge = Derrière lui, il n’y a que le bord, et le bord n’aide jamais. Prenez-le contre le coin.
lesson-hostile-corners-king-wrong = Il entre dans le coin et gagne. Un seul assaillant suffit ici, du côté opposé au coin.
lesson-hostile-corners-king-done = À côté d’un coin, un seul assaillant suffit, même contre le roi.

## Le roi capture aussi

lesson-armed-king-moves-task = Le roi capture comme toute autre pièce. Capturez un assaillant avec lui.
lesson-armed-king-moves-alone = Personne ne le tient du côté opposé. Quel assaillant a déjà un défenseur à côté de lui ?
lesson-armed-king-moves-wrong = Personne n’est pris ainsi. Trouvez l’assaillant qui a un défenseur à côté de lui, et menez le roi en face.
lesson-armed-king-moves-done = Le roi sait se battre. Mais veillez à ce qu’il soit en sûreté là où il arrive.

lesson-armed-king-behind-task = Il compte aussi comme seconde pièce d’une tenaille. Capturez l’assaillant à côté du roi.
lesson-armed-king-behind-wrong = Laissez le roi où il est, et menez un pion en face de lui, l’assaillant entre les deux.
lesson-armed-king-behind-done = L’assaillant qui s’approche du roi risque d’être pris contre lui.

lesson-armed-king-throne-task = Il aide aussi depuis son trône. Capturez un assaillant.
lesson-armed-king-throne-wrong = Personne n’est pris ainsi. Laissez le roi sur son trône, et menez un pion de l’autre côté de l’assaillant voisin.
lesson-armed-king-throne-done = Qu’il joue ou reste en place, sur son trône ou ailleurs, le roi est toujours armé.

## Quatre autour du trône

lesson-throne-by-four-fourth-task = Sur son trône, seuls quatre assaillants capturent le roi, un de chaque côté. Trois sont en place : capturez-le.
lesson-throne-by-four-fourth-wrong = Un côté du roi est encore ouvert. Fermez-le, et laissez les trois autres où ils sont.
lesson-throne-by-four-fourth-done = Quatre pions, un de chaque côté : les assaillants peuvent rarement en réunir autant.

lesson-throne-by-four-two-task = Deux assaillants de part et d’autre ne font rien au roi sur son trône. Capturez plutôt un de ses pions.
lesson-throne-by-four-two-king = Partout ailleurs, c’en serait fait de lui. Sur son trône, deux ne suffisent pas.
lesson-throne-by-four-two-wrong = Personne n’est pris ainsi. Cherchez un défenseur qui a un assaillant juste à côté de lui.
lesson-throne-by-four-two-done = Tant que le roi siège sur son trône, chassez ses pions.

lesson-throne-by-four-home-task = Un assaillant est à côté de votre roi, et un autre va refermer la tenaille. Mettez le roi en sûreté.
lesson-throne-by-four-home-wrong = Les assaillants le capturent au coup suivant. Où leur faut-il être quatre ?
lesson-throne-by-four-home-done = Le trône est sa forteresse : rentrer chez soi est souvent la meilleure défense.

## L’anneau

lesson-encirclement-close-task = Les assaillants gagnent aussi par un anneau fermé autour du roi et de tous ses pions : nul ne peut plus gagner le bord. Fermez l’anneau.
lesson-encirclement-close-capture = Un pion est pris, mais l’anneau est encore ouvert : une voie mène au bord.
lesson-encirclement-close-shift = Une brèche se ferme, une autre s’ouvre. Faites venir un pion qui ne fait pas partie de l’anneau.
lesson-encirclement-close-wrong = Une voie mène encore au bord. Trouvez la brèche dans l’anneau.
lesson-encirclement-close-done = Peu importe que les défenseurs puissent encore jouer : l’anneau est fermé, la partie est gagnée.

lesson-encirclement-gap-task = Il reste une brèche, et rien n’est gagné tant qu’elle est ouverte. Où est-elle ?
lesson-encirclement-gap-capture = Un pion est pris, mais le roi peut encore sortir. Un anneau fermé gagne aussitôt.
lesson-encirclement-gap-shift = Ce pion laisse une brèche derrière lui. Lequel n’est pas utile là où il est ?
lesson-encirclement-gap-wrong = Une voie mène encore au bord, pas à pas par des cases libres.
lesson-encirclement-gap-done = Suivez les cases libres à partir du roi : si aucune ne mène au bord, l’anneau est fermé.

## Avant de jouer

lesson-before-you-move-block-task = Avant chaque coup, demandez-vous ce que menace l’autre camp. Ici, le roi menace d’atteindre un coin : arrêtez-le.
lesson-before-you-move-block-behind = Un pion à côté de lui ne l’arrête pas : la voie de l’autre coin est encore libre.
lesson-before-you-move-block-wrong = Il va tout droit au coin. Vous ne pouvez pas l’occuper, mais vous pouvez lui barrer le passage.
lesson-before-you-move-block-done = Regardez chaque fois les deux bouts du bord où il se trouve.

lesson-before-you-move-save-task = Vous jouez maintenant les défenseurs, et les assaillants menacent de capturer votre roi. Empêchez-les.
lesson-before-you-move-save-king = Là aussi, les assaillants peuvent refermer une tenaille sur lui en un coup.
lesson-before-you-move-save-wrong = Ils le capturent : il a un assaillant d’un côté, et un autre peut venir du côté opposé.
lesson-before-you-move-save-done = S’éloigner, ou mettre un pion là où l’assaillant veut aller : l’un comme l’autre écarte la menace.

lesson-before-you-move-man-task = Chaque pion compte. Un des vôtres pourrait être capturé au prochain coup : jouez de sorte que nul ne puisse l’être.
lesson-before-you-move-man-corner = D’un piège à l’autre : là aussi, il est à côté d’un coin, et un assaillant peut venir.
lesson-before-you-move-man-wrong = Un de vos pions peut encore être capturé. Lequel se trouve à côté d’un coin hostile ?
lesson-before-you-move-man-done = Vous en savez assez pour une première vraie partie. Cherchez les menaces avant chaque coup, et bon jeu !
