### Ce qui ne peut pas être lu : positions, coups, règles, fichiers de parties. `error-` et le code de l’erreur.

error-square = Les cases s’appellent a1 à g7, pas « { $text } ».
error-side = Un camp est attackers (assaillants) ou defenders (défenseurs), pas « { $text } ».
error-piece = « { $text } » n’est pas une pièce : écrivez t (assaillant), T (défenseur) ou K (roi).
error-move-text = Un coup s’écrit d2-e2, ou e2-d2xc2xd3 avec les captures, pas « { $text } ».
error-move-uci = Le coup d’un moteur s’écrit d2e2, pas « { $text } ».
error-language = Les langues sont { $languages }, pas « { $text } ».

## Positions

error-position-no-king = Il n’y a pas de roi.
error-position-many-kings = Il y a plus d’un roi.
error-position-many-attackers = Il y a trop d’assaillants.
error-position-many-defenders = Il y a trop de défenseurs.
error-position-man-on-throne = Un pion se trouve sur le trône.
error-position-man-on-corner = Un pion se trouve dans un coin.
error-position-ranks = Il faut sept rangées séparées par « / » ; il y en a { $count }.
error-position-rank = La rangée { $rank } a { $count ->
    [one] { $count } case
   *[other] { $count } cases
} au lieu de sept.
error-position-letter = « { $letter } », dans la rangée { $rank }, n’est pas une pièce : écrivez t, T, K ou un chiffre de 1 à 7 pour les cases vides.
error-position-fields = Une position s’écrit : le plateau, une espace, puis b ou w pour le camp au trait, pas « { $text } ».
error-position-side = Le camp au trait est b (assaillants) ou w (défenseurs), pas « { $text } ».
error-opentafl-piece = « { $letter } » est { $kind ->
    [king] un roi des assaillants
    [knight] un chevalier
    [commander] un commandant
    [mercenary] un mercenaire
   *[guard] un garde
} ; seuls t, T et K jouent ici.
error-opentafl-empty = { $text } cases vides ne tiennent pas dans une rangée de sept.
error-opentafl-resignation = « --- » est un abandon, pas un coup.
error-opentafl-move = OpenTafl écrit les coups d2-e2, Kd4-d3 ou d7-d6xd5/Kc6, pas « { $text } ».

## Règles

error-rules-unknown = Aucun jeu de règles ne s’appelle « { $name } » ; il y a { $presets }.
error-rules-name = Le nom doit avoir de 1 à 60 caractères.
error-rules-start = La position de départ doit avoir un seul roi.
error-rules-start-men = Dans la position de départ, { $closed ->
    [both] aucun pion ne peut se tenir sur le trône ni dans un coin.
    [throne] aucun pion ne peut se tenir sur le trône.
   *[corners] aucun pion ne peut se tenir dans un coin.
}
error-rules-start-over = Selon ces règles, la partie est finie avant de commencer : { $ending ->
    [escape] le roi se tient là où il gagne.
    [no_men] il n’y a pas d’assaillants.
    [encirclement] le roi et tous ses pions sont encerclés.
   *[no_moves] { $side ->
        [attackers] les assaillants, qui commencent, ne peuvent pas jouer.
       *[defenders] les défenseurs, qui commencent, ne peuvent pas jouer.
    }
}
error-rules-table = Un jeu de règles est une table de champs et de valeurs.
error-rules-field = { $near ->
    [none] Il n’y a pas de champ « { $field } ».
   *[other] Il n’y a pas de champ « { $field } ». Vouliez-vous dire { $near } ?
}
error-rules-value = { $field } doit valoir l’un de : { $choices } ; pas « { $text } ».
error-rules-truth = { $field } doit valoir true ou false, pas « { $text } ».
error-rules-text = { $field } doit être un texte, pas « { $text } ».
error-rules-json = Ce n’est pas du JSON à partir de la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }.
error-rules-toml = Ce n’est pas du TOML à partir de la ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }.
error-rules-deep = Il y a trop de parenthèses emboîtées.

## Fichiers

error-cannot-read = Impossible de lire { $file }. { $reason }
error-cannot-write = Impossible d’écrire { $file }. { $reason }
error-in-file = Dans { $file } : { $reason }
error-file-missing = Ce fichier ou ce dossier n’existe pas.
error-file-folder = C’est un dossier.
error-file-no-folder = Ce n’est pas un dossier.
error-file-other = Il y a là quelque chose qui n’est pas un fichier.
error-file-forbidden = L’accès n’est pas permis.
error-file-encoding = Ce n’est pas un fichier de texte en UTF-8.
error-file-large = Il est trop gros, ou une ligne y est trop longue, pour ce qu’il devrait être.
error-file-system = Le système dit : { $text }

## Parties et fichiers de parties

error-record = Ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : { $reason }
error-record-none = Ce texte ne contient aucune partie.
error-record-long = Cette partie est trop longue : plus de { $most } coups.
error-record-tag = Une étiquette s’écrit [Nom "valeur"].
error-record-tag-twice = L’étiquette { $tag } figure ici deux fois.
error-record-comment = Ce commentaire n’est jamais fermé.
error-record-endless = Ce serait une partie plus longue que toute autre : la suite du fichier n’est pas lue.
error-record-letter = « { $letter } » ne veut rien dire ici.
error-record-symbol = { $symbol } ne suit aucun coup.
error-record-variation-first = Une variante doit suivre un coup.
error-record-variation-empty = Cette variante est vide.
error-record-variation = Cette variante n’est jamais fermée.
error-record-bracket = Cette parenthèse ne ferme rien.
error-record-result = Un résultat est l’un de : { $choices } ; pas « { $text } ».
error-record-result-tags = Le résultat est { $result } ici, mais { $tag } dans les étiquettes.
error-record-result-board = Le résultat est { $result }, mais sur le plateau c’est { $board }.
error-record-end = Une fin de partie est l’une de : { $choices } ; pas « { $text } ».
error-record-end-board = La partie est censée finir par { $said }, mais sur le plateau elle finit par { $board }.
error-record-end-open = La partie est censée finir par { $said }, mais sur le plateau elle n’est pas finie.
error-list-fields = Une partie a quatre champs (coups, pertes des blancs, pertes des noirs, résultat), pas { $count }.
error-list-lost = { $side ->
    [attackers] Les noirs ont perdu { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }, pas « { $text } ».
   *[defenders] Les blancs ont perdu { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }, pas « { $text } ».
}
error-clock = Un temps s’écrit h:mm:ss, pas « { $text } ».
error-evaluation = Une évaluation s’écrit -0.35 ou #3, pas « { $text } ».
error-evaluation-both = Une évaluation est un nombre de pions ou un gain forcé, pas les deux.
error-header-own = { $name } n’est pas un en-tête à part : la partie elle-même le dit.
error-header-name = Le nom d’un en-tête se compose de lettres, de chiffres et de _, pas « { $name } ».
error-tree-node = Le coup { $number } de l’arbre doit avoir un coup et un parent qui le précède.
error-game-declared = Seul le plateau dit si une partie finit par { $termination }.
error-match-names = Les joueurs d’un match doivent avoir des noms différents, pas deux fois « { $name } ».
error-match-sets = La seconde manche d’un match a les mêmes règles et les mêmes joueurs, camps échangés.
error-match-over = Un match a deux manches.

## Le serveur

error-too-long = C’est trop long : au plus { $most } caractères ou éléments.
error-not-json = Ce n’est pas du JSON.
error-animation-long = Une animation montre au plus { $most } coups.
error-animation-large = Une animation de { $moves } coups peut mesurer au plus { $most } pixels de large.
error-busy-tables = On construit les tables de trop de jeux de règles à la fois. Réessayez dans un instant.
error-table-missing = { $most ->
    [0] Il n’y a pas de tables de ces règles ici.
   *[other] Cette position a { $pieces } pièces ; les tables d’ici vont jusqu’à { $most }.
}
error-table-damaged = Une table est endommagée et doit être reconstruite.
error-no-bundle = Les pages n’ont pas été construites.
