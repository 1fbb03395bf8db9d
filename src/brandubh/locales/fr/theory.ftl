### La page sur ce que l’on sait du jeu : histoire, bon jeu, tables, preuves.

theory-preview = Le brandubh : ses noms et son histoire, comment bien jouer, les tables de jeu parfait et ce qui est prouvé, avec les sources.
theory-lead = Ce que disent les textes anciens et les fouilles, comment bien jouer, et ce qui est prouvé. Les petits chiffres mènent aux sources, à la fin.
theory-contents = Sur cette page
theory-source = Source { $number } : { $author }, { $title }

theory-part-history = Noms et histoire
theory-part-strategy = Bien jouer
theory-part-tables = Le jeu parfait avec peu de pièces
theory-part-longest = Les gains les plus longs
theory-part-openings = Ce que valent les premiers coups
theory-part-proofs = Ce qui est prouvé
theory-part-sources = Sources

## Noms et histoire

theory-history-name = En irlandais ancien, le jeu s’appelle « brandub » : « bran » veut dire corbeau, « dub » veut dire noir. On écrit aujourd’hui « brandubh » ; des textes plus tardifs donnent aussi « brannumh ».
theory-history-branan = Son roi est le branán, mot dont les poètes désignaient aussi un chef.
theory-history-translated = D’anciennes traductions en ont fait le backgammon.
theory-history-tale = Dans l’Acallam na Senórach, un récit du douzième ou du treizième siècle, quelqu’un possède un brandub de cinq hommes d’argent blanc et huit d’or rouge : treize pièces, comme aujourd’hui.
theory-history-poem = Un poème attribué à Maoil Eóin Mac Raith voit dans toute l’Irlande un plateau. Au milieu, à Tara, siège un branán d’or, un homme de chaque côté ; quatre autres cases sont à lui : Cashel, Croghan, Naas et Oileach.
theory-history-board = En 1932, un plateau en bois d’if a été mis au jour à Ballinderry, dans le comté de Westmeath, dans un crannóg, une habitation lacustre où l’on a vécu de la fin du neuvième siècle au onzième. Il a sept trous par sept pour des chevilles, le milieu et les coins y sont marqués, et il est aujourd’hui au Musée national d’Irlande.
theory-history-doubt = À quel jeu il servait n’est pas certain. Hencken, qui dirigeait la fouille, pensait au renard et aux oies ; MacWhite y voyait justement le plateau qu’il faut pour treize pièces ; le musée y reconnaît un plateau de hnefatafl.
theory-history-lost = Les règles du jeu ancien ne nous sont pas parvenues.
theory-history-family = On le compte parmi les jeux de tafl, où un roi et ses hommes, au milieu, affrontent environ deux fois plus d’assaillants. Le mieux décrit est le tablut : Linné a noté en Laponie, en 1732, comment on y jouait, et Murray a reconnu sa parenté avec le hnefatafl des sagas.
theory-history-today = Les règles d’aujourd’hui sont donc des reconstitutions. Brandubh a celles de la World Tafl Federation et celles d’une feuille anglaise plus ancienne.
theory-history-picture = La position de départ des règles d’aujourd’hui, sur un plateau à trous et à chevilles comme celui de Ballinderry.

## Bien jouer

theory-strategy = Il suffit au roi d’une ligne ouverte vers un coin, et les assaillants ne peuvent pas surveiller toutes les lignes à la fois. Les défenseurs visent donc deux lignes, et les assaillants des cases d’où un seul pion en surveille deux.
theory-strategy-learn = Apprendre en jouant
theory-idea-lines-title = Deux lignes ouvertes
theory-idea-lines = De d1, le roi voit deux coins. C’est aux assaillants de jouer, mais ils ne peuvent barrer qu’une des lignes : il s’échappe par l’autre.
theory-idea-guard-title = Un garde près du coin
theory-idea-guard = De b2, un pion est à un pas des deux lignes qui mènent au coin. Ici, le pas en a2 est le seul coup gagnant : il barre le chemin, et où que le roi aille, il est capturé au coup suivant.
theory-idea-net-title = Le filet
theory-idea-net = Quatre coups mettent un garde près de chaque coin : b2, b6, f2 et f6. Ils ont besoin des autres : s’il ne reste que ces quatre-là, un roi seul au trait s’échappe de n’importe quelle case, en deux coups au plus.

## Tables

theory-tables = Avec peu de pièces, tout est connu : des tables disent de chaque position qui gagne, et en combien de temps. Elles ont été calculées à rebours, à partir de la fin des parties, selon les règles de la Fédération. Les positions symétriques comptent une fois, et chaque position avec l’un et l’autre camp au trait ; le roi est l’une des pièces. Les durées sont celles de deux cœurs de processeur.
theory-tables-caption = Les tables de jeu parfait, selon le nombre de pièces
theory-column-pieces = Pièces
theory-column-positions = Positions jusqu’à ce nombre
theory-column-time = Durée du calcul
theory-column-size = Fichiers
theory-column-longest = Gain le plus long
theory-column-won = Gain des assaillants
theory-seconds = { $seconds } s
theory-minutes = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
theory-moves = { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
theory-pieces = { $pieces } pièces
theory-shares-heading = Qui gagne
theory-shares = Peu nombreux, les assaillants capturent rarement le roi : il est rapide. Chaque assaillant de plus, chaque défenseur de moins lui rend la fuite plus difficile. Les défenseurs gagnent les autres positions, sauf quelques-unes ({ $neither } au plus) où aucun camp ne peut forcer le gain.
theory-shares-caption = Combien de positions les assaillants gagnent, selon le nombre d’assaillants et de défenseurs
theory-king-and = { $men ->
    [0] roi
   *[other] roi + { $men }
}

## Les gains les plus longs

theory-longest-pieces = Pièces sur le plateau
theory-longest-board = Le gain le plus long avec { theory-pieces }
theory-longest-controls = Parcourir les coups
theory-longest-start = Aucun gain avec autant de pièces n’est plus long. { $starts ->
    [attackers] Les assaillants sont au trait ;
   *[defenders] Les défenseurs sont au trait ;
} si les deux camps jouent parfaitement, les { $winner ->
    [attackers] assaillants
   *[defenders] défenseurs
} gagnent en { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
theory-longest-place = Étape { $ply } sur { $count }
theory-play = Lecture
theory-pause = Pause

## Les premiers coups

theory-first = Aux rotations et aux reflets près, il y a cinq premiers coups. Sous chacun, ce qu’en pense le moteur, en pions d’avance, et jusqu’à quelle profondeur il a cherché, coups des deux camps comptés. C’est un avis, non une preuve.
theory-first-none = pas encore cherché
theory-first-proven = { $side ->
    [attackers] Prouvé : les assaillants gagnent
   *[defenders] Prouvé : les défenseurs gagnent
}

## Preuves

theory-proof-tables-title = Prouvé : chaque position des tables.
theory-proof-tables = Un vérificateur, qui n’a en commun avec ce qui les construit que les règles et la numérotation des positions, demande pour chaque position (dans les plus grandes tables, pour des millions tirées au hasard) si sa valeur découle de celles de ses coups.
theory-proof-puzzles-title = Prouvé : chaque problème fourni avec Brandubh.
theory-proof-puzzles = Le camp au trait force le gain, et à chaque étape avant la dernière un seul coup le conserve.
theory-proof-start-title = Pas prouvé : qui gagne depuis le départ.
theory-proof-start = Des joueurs de tournoi disent que les premiers coups d2-f2 et d2-g2 perdent pour les assaillants. On a posé la question au solveur ; il n’a encore rien tranché sur la position de départ.
theory-size-heading = La taille du jeu
theory-size = Les pièces peuvent être placées de { $placements } façons : le roi partout sauf dans un coin, avec un à huit assaillants et jusqu’à quatre pions à lui, là où un pion peut s’arrêter, et l’un ou l’autre camp au trait. Si l’on compte une fois les positions tournées ou en miroir, il en reste { $positions }. Toutes ne peuvent pas se présenter dans une partie : c’est une borne supérieure.
theory-size-tables = Les tables jusqu’à { theory-pieces } en contiennent environ une sur { $share }.
theory-perft = Il y a { $first } premiers coups, dont cinq ne sont pas des rotations ou des reflets les uns des autres. Les deux premiers coups, un de chaque camp, peuvent se jouer de { $second } façons, les trois premiers de { $third }, quatre de { $fourth }, cinq de { $fifth }.
theory-check-heading = Vérifiez vous-même
theory-check = Rien ici n’est à croire sur parole. Le paquet source contient tout ce qu’il faut ; chacune de ces commandes vérifie une chose.
theory-check-tables = Les valeurs des tables
theory-check-puzzles = Que chaque problème a une seule solution
theory-check-solve = Écrit une preuve, que vérifient les deux commandes suivantes
theory-check-certificate = Une preuve du solveur, par les règles seules : sans recherche, sans tables
theory-check-checker = La même chose, par un second vérificateur de cent lignes
theory-check-reader = Une position, lue dans le fichier d’une table par un programme de 150 lignes qui n’a besoin de rien de celui-ci
theory-check-count = De combien de façons les cinq premiers coups peuvent se jouer
theory-check-formats = Les deux formats sont décrits assez exactement pour que vous écriviez votre propre vérificateur : { $tables } pour les tables, { $proofs } pour les preuves.
