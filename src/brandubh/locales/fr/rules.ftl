### Les règles, clause par clause. « Pion » : toute pièce autre que le roi.

section-board = Plateau et pièces
section-movement = Le déplacement
section-capture = La capture
section-king = La capture du roi
section-endings = La fin de la partie
section-repetition = La répétition
section-match = Le match
section-notation = La notation

## D’où viennent les règles

origin-wtf = Les règles de la World Tafl Federation, telles que les énoncent ses documents anglais et français.
origin-wtf-de = Les règles de la World Tafl Federation, telles que les énonce son document allemand. Elles ne diffèrent des autres que par la répétition.
origin-wtf-it = Les règles de la World Tafl Federation, telles que les énonce son document italien. Elles ne diffèrent des autres que par la répétition.
origin-raven = Une feuille de règles anglaise plus ancienne. Son nom est celui du jeu : brandubh veut dire corbeau noir en irlandais. C’est, selon cette feuille, le plus petit jeu de la famille du tafl, et l’on y jouait en Irlande il y a au moins mille ans.
origin-cyningstan = Le Brandub du site Cyningstan : la reconstitution de Damian Walker d’après les poèmes irlandais et les plateaux retrouvés, telle que d’autres la rapportent. Ce qu’elle laisse ouvert est tranché comme dans la feuille plus ancienne.
origin-magpie = Un jeu esquissé par Nigel Suckling dans The Leprechaun Companion (1999), selon le site d’Aage Nielsen : le roi avance d’une seule case et se capture de tous les côtés. Ce qui reste ouvert est tranché comme par la Fédération.
origin-ard-ri = « Grand roi », un jeu moderne que l’on dit écossais, selon la feuille de Dragonheel’s Lair : vingt-cinq pièces qui avancent d’une seule case. Ce qui reste ouvert est tranché comme dans la feuille plus ancienne.
origin-ard-ri-open = L’Ard Rí essayé en tournoi sur le site d’Aage Nielsen : les pièces du Brandubh sur un plateau sans cases spéciales. Ce qui reste ouvert est tranché comme par la Fédération.
origin-custom = Des règles composées par un joueur.

## Plateau et pièces

clause-board-title = Le plateau
clause-board = Le plateau compte sept cases sur sept. Les colonnes s’appellent a à g de gauche à droite, les rangées 1 à 7 de bas en haut.

clause-special-squares-title = Trône et coins
clause-special-squares = La case centrale, { $throne }, est le trône. Les quatre coins, { $corners }, s’appellent aussi les provinces.
clause-special-squares-sheet = La case centrale, { $throne }, est le trône : le roi y siège au départ. Le trône et les quatre coins, { $corners }, sont des cases spéciales.
clause-special-squares-plain = La case centrale, { $throne }, s’appelle le trône. Les quatre coins sont { $corners }.

clause-sides-title = Les deux camps
clause-sides =
    { $attackers ->
        [0] Les assaillants n’ont aucun pion.
        [1] Les assaillants ont un seul pion, noir : un envahisseur viking.
        [8] Les assaillants ont huit pions, noirs : les envahisseurs vikings.
       *[other] Les assaillants ont { $attackers } pions, noirs : les envahisseurs vikings.
    } { $defenders ->
        [0] Les défenseurs n’ont que le roi irlandais, blanc, appelé Branán.
        [1] Les défenseurs sont blancs : le roi irlandais, appelé Branán, et un pion, son prince défenseur.
        [4] Les défenseurs sont blancs : le roi irlandais, appelé Branán, et quatre pions, ses princes défenseurs.
       *[other] Les défenseurs sont blancs : le roi irlandais, appelé Branán, et { $defenders } pions, ses princes défenseurs.
    }
clause-sides-sheet =
    { $defenders ->
        [0] Les défenseurs sont blancs et n’ont qu’un roi.
        [1] Les défenseurs sont blancs : un roi et un guerrier.
        [4] Les défenseurs sont blancs : un roi et quatre guerriers.
       *[other] Les défenseurs sont blancs : un roi et { $defenders } guerriers.
    } { $attackers ->
        [0] Les assaillants n’ont ni roi ni guerriers.
        [1] Les assaillants sont noirs : pas de roi, mais un guerrier.
        [8] Les assaillants sont noirs : pas de roi, mais huit guerriers.
       *[other] Les assaillants sont noirs : pas de roi, mais { $attackers } guerriers.
    } Dans ces règles, les guerriers s’appellent pions.
clause-sides-plain =
    { $attackers ->
        [8] Les assaillants ont huit pions noirs.
        [16] Les assaillants ont seize pions noirs.
       *[other] Les assaillants ont { $attackers } pions noirs.
    } { $defenders ->
        [4] Les défenseurs sont blancs : un roi et quatre pions.
        [8] Les défenseurs sont blancs : un roi et huit pions.
       *[other] Les défenseurs sont blancs : un roi et { $defenders } pions.
    }

clause-goal-defenders-title = Le but des défenseurs
clause-goal-defenders-corners = Les défenseurs cherchent à mener leur roi jusqu’à l’un des quatre coins (les provinces irlandaises).
clause-goal-defenders-corners-sheet = Les défenseurs cherchent à mener leur roi jusqu’à l’un des quatre coins.
clause-goal-defenders-edges = Les défenseurs cherchent à mener leur roi au bord du plateau.

clause-goal-attackers-title = Le but des assaillants
clause-goal-attackers-capture = Les assaillants cherchent à capturer le roi avant qu’il ne s’échappe.
clause-goal-attackers-encirclement = Les assaillants cherchent à capturer le roi avant qu’il ne s’échappe, ou à l’encercler avec tous ses pions.

clause-start-title = Le départ
clause-start = Le roi commence en { $king }, les défenseurs en { $defenders }, les assaillants en { $attackers }.

clause-turns-title = Les tours
clause-turns-attackers = Les assaillants jouent en premier ; ensuite on joue à tour de rôle, un coup chacun. On ne peut pas passer son tour.
clause-turns-defenders = Les défenseurs jouent en premier ; ensuite on joue à tour de rôle, un coup chacun. On ne peut pas passer son tour.

## Le déplacement

clause-movement-title = La marche des pièces
clause-movement = Toutes les pièces se déplacent comme la tour aux échecs : d’autant de cases vides que l’on veut, en ligne droite sur une rangée ou une colonne, jamais en diagonale. On ne saute pas par-dessus une pièce, et une case n’en porte qu’une.
clause-movement-king-one = Les pions se déplacent comme la tour aux échecs : d’autant de cases vides que l’on veut, en ligne droite sur une rangée ou une colonne, jamais en diagonale. Le roi se déplace de la même façon, mais d’une seule case. On ne saute pas par-dessus une pièce, et une case n’en porte qu’une.
clause-movement-men-one = Le roi se déplace comme la tour aux échecs : d’autant de cases vides que l’on veut, en ligne droite sur une rangée ou une colonne, jamais en diagonale. Les pions se déplacent de la même façon, mais d’une seule case. On ne saute pas par-dessus une pièce, et une case n’en porte qu’une.
clause-movement-one = Toutes les pièces se déplacent d’une case sur une rangée ou une colonne, jamais en diagonale. La case doit être vide.

clause-restricted-title = Des cases réservées au roi
clause-restricted = Le trône et les coins sont des cases restreintes : seul le roi peut s’y arrêter. Les pions ne le peuvent pas, ni ceux des assaillants ni ceux des défenseurs.
clause-restricted-throne = Le trône est une case restreinte : seul le roi peut s’y arrêter. Les coins sont des cases comme les autres.
clause-restricted-corners = Les coins sont des cases restreintes : seul le roi peut s’y arrêter. Le trône est une case comme les autres : toute pièce peut s’y arrêter et le traverser.
clause-restricted-none = Aucune case n’est réservée au roi : toute pièce peut s’arrêter sur le trône et dans les coins, et traverser le trône.

clause-throne-crossing-title = Traverser le trône
clause-throne-crossing-yes = Les pions peuvent traverser le trône lorsqu’il est vide. Si le roi s’y trouve, le trône barre le passage comme toute case occupée.
clause-throne-crossing-no = Les pions ne peuvent pas traverser le trône, même vide.

clause-king-return-title = Le roi et son trône
clause-king-return-yes = Le roi peut traverser le trône vide, et il peut y revenir.
clause-king-return-no = Le roi peut traverser le trône vide, mais une fois qu’il l’a quitté, il ne peut plus s’y arrêter.
clause-king-return-yes-step = Le roi peut revenir sur le trône vide.
clause-king-return-no-step = Une fois que le roi a quitté le trône, il ne peut plus s’y arrêter.

## La capture

clause-capture-title = La tenaille
clause-capture = On capture un pion ennemi en refermant sur lui une tenaille par un coup : la pièce jouée se trouve juste à côté de lui, et juste derrière lui, sur la même ligne, se trouve une autre pièce du camp qui joue ou une case qui lui est hostile. Il est retiré du plateau.

clause-capture-several-title = Plusieurs d’un coup
clause-capture-several = Un coup peut refermer une tenaille dans chaque direction, sauf celle d’où vient la pièce, et capturer ainsi jusqu’à trois pièces.

clause-capture-at-once-title = Toutes à la fois
clause-capture-at-once = Toutes les captures d’un coup ont lieu en même temps. On les juge avant de retirer la moindre pièce.

clause-capture-two-in-a-row-title = Deux à la file
clause-capture-two-in-a-row = Une tenaille ne tient qu’une pièce. Deux pièces côte à côte sur sa ligne ne sont pas capturées. Une file le long du bord ne l’est pas non plus : il n’y a pas de mur de boucliers.

clause-capture-diagonal-title = Pas en diagonale
clause-capture-diagonal = Une tenaille se referme le long d’une rangée ou d’une colonne. Des ennemis en diagonale ne capturent rien.

clause-capture-safe-entry-title = On entre sans danger
clause-capture-safe-entry = Seul le camp qui joue capture. On peut se placer entre deux ennemis, ou entre un ennemi et une case hostile, et l’on n’y risque rien ; le roi non plus. Pour capturer, un ennemi doit venir refermer la tenaille de nouveau.

clause-king-armed-title = Le roi et la capture
clause-king-armed-yes = Le roi capture comme toute autre pièce : quand c’est lui qui joue comme quand il est la pièce de derrière, même sur son trône.
clause-king-armed-no = Le roi est désarmé. Il ne capture pas, et il ne compte pas comme la pièce de derrière.

clause-hostile-squares-title = Les cases hostiles
clause-hostile-squares-yes = Une case hostile remplace la seconde pièce d’une tenaille : un seul ennemi suffit si l’on a une telle case derrière soi.
clause-hostile-squares-no = Aucune case n’est hostile dans ces règles : une tenaille demande toujours deux pièces.

clause-corners-hostile-title = Les coins
clause-corners-hostile-yes = Les coins sont hostiles à toutes les pièces des deux camps, roi compris.
clause-corners-hostile-yes-empty = Les coins, lorsqu’ils sont vides, sont hostiles à toutes les pièces des deux camps, roi compris.
clause-corners-hostile-no = Les coins ne sont hostiles à personne.

clause-edge-title = Le bord
clause-edge = Le bord du plateau n’est jamais hostile.

clause-throne-attackers-title = Le trône et les assaillants
clause-throne-attackers-never = Le trône n’est jamais hostile aux assaillants.
clause-throne-attackers-when-empty = Le trône est hostile aux assaillants lorsqu’il est vide.
clause-throne-attackers-always = Le trône est toujours hostile aux assaillants.

clause-throne-defenders-title = Le trône et les défenseurs
clause-throne-defenders-never = Le trône n’est jamais hostile aux pions du roi.
clause-throne-defenders-when-empty = Le trône n’est hostile aux pions du roi que lorsqu’il est vide. Occupé par le roi, il les protège.
clause-throne-defenders-always = Le trône est toujours hostile aux pions du roi, même si leur roi s’y trouve.

## La capture du roi

clause-king-capture-title = Capturer le roi
clause-king-capture-2 = Les assaillants gagnent lorsqu’ils capturent le roi. Hors de son trône, on le capture comme un pion : avec deux assaillants, de part et d’autre, ou avec un seul, contre une case qui lui est hostile.
clause-king-capture-4 =
    Les assaillants gagnent lorsqu’ils capturent le roi. Hors de son trône, il faut un assaillant, ou une case qui lui est hostile, de chaque côté{ $edge ->
        [yes] { " " }: quatre au milieu du plateau, trois au bord.
       *[no] .
    }
clause-king-capture-2-away = Les assaillants gagnent lorsqu’ils capturent le roi. Hors de son trône et des cases voisines, on le capture comme un pion : avec deux assaillants, de part et d’autre, ou avec un seul, contre une case qui lui est hostile.
clause-king-capture-4-away =
    Les assaillants gagnent lorsqu’ils capturent le roi. Hors de son trône et des cases voisines, il faut un assaillant, ou une case qui lui est hostile, de chaque côté{ $edge ->
        [yes] { " " }: quatre au milieu du plateau, trois au bord.
       *[no] .
    }

clause-king-on-throne-title = Le roi sur son trône
clause-king-on-throne-2 = Sur le trône, deux assaillants placés de part et d’autre le capturent, comme un pion sur toute autre case.
clause-king-on-throne-4 = Sur le trône, seuls quatre assaillants le capturent, un de chaque côté.

clause-king-beside-throne-title = Le roi à côté de son trône
clause-king-beside-throne-2 = Juste à côté du trône, deux assaillants placés de part et d’autre du roi le capturent.
clause-king-beside-throne-4 = Juste à côté du trône, il faut des assaillants sur les trois autres côtés pour le capturer.
clause-king-beside-throne-all = Juste à côté du trône, il faut des assaillants sur les quatre côtés pour le capturer, dont un sur le trône.
clause-king-beside-throne-safe = Juste à côté du trône, il ne peut pas être capturé : le trône ne compte pas comme fermé, et aucun assaillant ne peut s’y tenir.

clause-throne-king-title = Le trône et le roi
clause-throne-king-never = Le trône n’est jamais hostile au roi. À côté du trône, un assaillant seul ne peut pas prendre le roi en tenaille avec le trône : il en faut deux, de part et d’autre du roi.
clause-throne-king-hostile = Le trône est hostile au roi. À côté du trône, un assaillant placé du côté opposé le capture.
clause-throne-king-closed = Pour le roi placé à côté, le trône vide compte comme fermé, comme si un assaillant s’y trouvait.
clause-throne-king-when-empty = Le trône est hostile au roi lorsqu’il est vide. À côté du trône, un assaillant placé du côté opposé le capture.
clause-throne-king-open = Pour le roi placé à côté, le trône vide ne compte pas comme fermé : ce n’est pas un mur.

clause-king-beside-corner-title = Le roi à côté d’un coin
clause-king-beside-corner-2 = À côté d’un coin, un seul assaillant suffit : il capture le roi contre le coin.
clause-king-beside-corner-4 = À côté d’un coin, deux assaillants suffisent, un sur chacun des autres côtés.
clause-king-beside-corner-safe = À côté d’un coin, le roi ne peut pas être capturé, car aucun assaillant ne peut se tenir dans le coin.

clause-king-at-edge-title = Le roi au bord
clause-king-at-edge-2 = Au bord, deux assaillants le capturent, un de chaque côté le long du bord.
clause-king-at-edge-4 = Au bord, trois assaillants le capturent, un sur chacun des côtés qui restent ; deux le long du bord ne suffisent pas.
clause-king-at-edge-never = Au bord, le roi ne peut pas être capturé.

## La fin de la partie

clause-escape-title = La fuite
clause-escape-corners = Lorsque le roi atteint un coin, les défenseurs gagnent, même si le même coup capture.
clause-escape-edges = Lorsque le roi atteint une case quelconque du bord, les défenseurs gagnent, même si le même coup capture.

clause-no-men-title = Plus d’assaillants
clause-no-men = Lorsque le dernier assaillant est capturé, les défenseurs gagnent.
clause-no-men-sheet = Lorsque le dernier assaillant est capturé, les défenseurs gagnent. La feuille n’en dit rien : c’est un choix fait ici.

clause-encirclement-title = L’encerclement
clause-encirclement-yes = Les assaillants gagnent lorsqu’ils ont encerclé le roi et tous les pions qui lui restent, et l’ont ainsi empêché de s’échapper : aucun chemin, pas à pas le long des rangées et des colonnes par des cases sans assaillant, ne mène d’une pièce blanche au bord du plateau. Peu importe que les défenseurs puissent encore jouer, ou percer l’anneau par une capture.
clause-encirclement-no = Un anneau autour du roi et de ses pions ne compte pas : la partie continue.

clause-encirclement-diagonals-title = Les brèches en diagonale
clause-encirclement-diagonals = Des brèches en diagonale ne rompent pas l’anneau. On le juge après les captures du coup.

clause-encirclement-edge-men-title = L’anneau au bord
clause-encirclement-edge-men = Les pions de l’anneau peuvent eux-mêmes se tenir sur des cases du bord.

clause-encirclement-outside-title = Tous à l’intérieur
clause-encirclement-outside = Si une seule pièce blanche est hors de l’anneau, il n’y a pas d’encerclement.

clause-encirclement-edge-title = Sans le bord
clause-encirclement-edge = Un anneau qui a besoin du bord du plateau pour se fermer n’est pas un encerclement.

clause-encirclement-throne-title = Le trône n’est pas un mur
clause-encirclement-throne = Le trône vide et les coins comptent comme des cases ordinaires : un anneau qui a l’un d’eux pour brèche est ouvert.

clause-no-moves-title = Plus de coup possible
clause-no-moves-loss = Le camp qui n’a aucun coup permis quand vient son tour perd.
clause-no-moves-draw = Lorsque le camp au trait n’a aucun coup permis, la partie est nulle.

clause-order-of-endings-title = Quelle fin compte
clause-order-of-endings =
    Après chaque coup et ses captures, la première de ces conditions qui est remplie met fin à la partie : le roi s’est échappé ou il est capturé ; il ne reste aucun assaillant ; { $encirclement ->
        [yes] les défenseurs sont encerclés ;{ " " }
       *[no] { "" }
    }le camp au trait n’a aucun coup{ $repetition ->
        [yes] { " " }; la position a été répétée trop de fois.
       *[no] .
    }

clause-resignation-title = Abandon et temps
clause-resignation = Un joueur peut abandonner à tout moment, et il perd. Celui dont le temps est écoulé perd.

clause-agreement-title = Accord
clause-agreement = Les joueurs peuvent convenir d’une partie nulle à tout moment.

## La répétition

clause-repetition-title = Quand la répétition compte
clause-repetition-three-loops = La répétition met fin à la partie lorsque la même boucle de coups a été jouée trois fois de suite. La position se trouve alors sur le plateau pour la quatrième fois.
clause-repetition-third-loop = La répétition met fin à la partie lorsque la même boucle de coups est jouée pour la troisième fois, de suite ou non. Trois chemins différents vers une même position sont trois boucles différentes.
clause-repetition-fourth-time = La répétition met fin à la partie lorsqu’une position se trouve sur le plateau pour la quatrième fois, de suite ou non.
clause-repetition-third-time = La répétition met fin à la partie lorsqu’une position se trouve sur le plateau pour la troisième fois, de suite ou non.
clause-repetition-second-time = La répétition met fin à la partie lorsqu’une position se trouve sur le plateau pour la deuxième fois.
clause-repetition-none = Les positions peuvent se répéter sans fin.

clause-repetition-position-title = Ce qu’est une position
clause-repetition-position = Une position, c’est la place de chaque pièce et le camp au trait. Les mêmes pièces avec l’autre camp au trait forment une autre position.

clause-repetition-backstop-title = Pas de partie sans fin
clause-repetition-backstop = Quelles que soient les boucles qui y ont mené, une position qui se trouve sur le plateau pour la septième fois a la même conséquence.

clause-repetition-verdict-title = Ce qui s’ensuit
clause-repetition-verdict-choice = Répéter sans fin est interdit : qui répète doit changer de coup à temps. Si personne ne le fait, le camp qui avait le choix perd ; ce sont presque toujours les défenseurs.
clause-repetition-verdict-defenders-lose = Répéter sans fin est interdit : qui répète doit changer de coup à temps. Si personne ne le fait, les défenseurs perdent.
clause-repetition-verdict-draw = La partie est alors nulle.

clause-repetition-choice-title = Qui avait le choix
clause-repetition-choice = On regarde les coups de la dernière boucle. Un camp était libre si, à l’un de ses tours dans cette boucle, il avait un coup qui gagne aussitôt sur le plateau, ou un coup vers une position nouvelle dans la partie après laquelle l’autre camp ne peut pas gagner aussitôt sur le plateau. Si un seul camp était libre, il perd. Si les deux l’étaient, ou aucun, les défenseurs perdent.

clause-repetition-warning-title = L’avertissement
clause-repetition-warning = Avant de confirmer un coup qui ramène une position antérieure, vous apprenez combien de fois elle s’est déjà présentée et à quoi mènera un tour de plus.

## Le match

clause-match-title = Deux manches
clause-match = Un match se joue en deux manches. Pour la seconde, les joueurs changent de camp.

clause-match-two-wins-title = Deux victoires
clause-match-two-wins = Qui gagne les deux manches gagne le match.

clause-match-fewest-moves-title = Le moins de coups
clause-match-fewest-moves = À une victoire partout, le match revient au joueur qui a gagné en moins de coups, en ne comptant que les siens, quelle qu’ait été la fin de sa manche. À nombre égal, le match est nul.

clause-match-draws-title = Manches nulles
clause-match-draws = Avec une victoire et une nulle, on gagne le match. Avec deux nulles, le match est nul.

## La notation

clause-move-text-title = Les coups
clause-move-text = Un coup s’écrit par la case quittée et la case atteinte, puis un x et la case de chaque pièce capturée, roi compris : { $move }.

clause-position-text-title = Les positions
clause-position-text = Une position s’écrit par ses sept rangées, de 7 à 1, séparées par une barre oblique : t est un assaillant, T un défenseur, K le roi, un chiffre autant de cases vides. Suit le camp au trait : b les assaillants (noirs), w les défenseurs (blancs). La position de départ est { $fen }.

clause-set-up-title = Les positions composées
clause-set-up =
    On peut composer librement une position avec exactement un roi,{ $closed ->
        [both] { " " }aucun pion sur le trône ou dans un coin,
        [throne] { " " }aucun pion sur le trône,
        [corners] { " " }aucun pion dans un coin,
       *[none] { "" }
    } au plus { $attackers ->
        [8] huit
       *[other] { $attackers }
    } assaillants et au plus { $defenders ->
        [4] quatre
       *[other] { $defenders }
    } défenseurs. Si la partie y est déjà décidée, elle est aussitôt finie, quel que soit le camp au trait.

## Ce que montre un diagramme

shows-turn =
    { $side ->
        [attackers] C’est aux assaillants de jouer.
       *[defenders] C’est aux défenseurs de jouer.
    }
shows-reach = La pièce en { $square } peut aller sur les cases marquées.
shows-moved = De { $from } à { $to } : rien n’est capturé.
shows-captures =
    { $count ->
        [one] De { $from } à { $to } : la pièce en { $squares } est capturée.
       *[other] De { $from } à { $to } : les pièces en { $squares } sont capturées.
    }
shows-line = La suite compte { $count } coups.
shows-goes-on = La partie continue.
