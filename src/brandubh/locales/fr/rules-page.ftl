### La page des règles et l’éditeur de règles. Les règles elles-mêmes sont dans rules.ftl.

rulebook-heading = Les règles du Brandubh
rulebook-title = Règles : { $name }
rulebook-rulesets = Jeux de règles
rulebook-contents = Sommaire
rulebook-print = Imprimer
rulebook-hint = On peut jouer sur chaque diagramme : déplacez ses pièces, ou laissez-le vous montrer la règle.
rulebook-differences = Les différences côte à côte
rulebook-differences-text = Tout ce qui n’est pas dans ce tableau est identique dans tous ces jeux de règles.
rulebook-origins = D’où viennent les jeux de règles

## Le résumé au-dessus des clauses

summary-heading = En bref
summary-move-title = Le déplacement
summary-move = { $men ->
    [one] { $king ->
        [one] D’une case à la fois, tout droit, jamais en diagonale.
       *[any] Le roi comme la tour aux échecs : tout droit, aussi loin que la voie est libre. Les pions avancent d’une case.
    }
   *[any] { $king ->
        [one] Comme la tour aux échecs : tout droit, aussi loin que la voie est libre ; mais le roi avance d’une case.
       *[any] Comme la tour aux échecs : tout droit, aussi loin que la voie est libre.
    }
} { $closed ->
    [both] Seul le roi peut s’arrêter sur le trône et dans les coins.
    [throne] Seul le roi peut s’arrêter sur le trône.
    [corners] Seul le roi peut s’arrêter dans les coins.
   *[none] Aucune case n’est réservée au roi.
}
summary-capture-title = La capture d’un pion
summary-capture = Prenez-le entre deux de vos pièces, en ligne droite. { $hostile ->
    [both] Un coin ou le trône vide peut remplacer l’une d’elles.
    [corners] Un coin peut remplacer l’une d’elles.
    [throne] Le trône vide peut remplacer l’une d’elles.
   *[none] Il en faut toujours deux.
} Se glisser entre deux ennemis est sans danger.
summary-escape-title = La fuite du roi
summary-escape = { $escape ->
    [edges] Les défenseurs gagnent dès que le roi atteint le bord du plateau.
   *[corners] Les défenseurs gagnent dès que le roi atteint un coin.
}
summary-king-title = La capture du roi
summary-king = { $elsewhere ->
    [4] Les assaillants gagnent en l’enfermant de tous les côtés
   *[2] Les assaillants gagnent en le prenant entre deux des leurs, comme un pion
}{ $throne ->
    [4] { $elsewhere ->
        [4] .
       *[2] { " " }; sur son trône, il en faut quatre.
    }
   *[2] { $elsewhere ->
        [4] { " " }; sur son trône, deux suffisent.
       *[2] .
    }
}{ $encirclement ->
    [yes] { " " }Un cercle fermé autour de lui et de tous ses pions gagne aussi.
   *[no] { "" }
}

clause-link = Lien vers { $number }, { $title }

diagram-label = Diagramme : { $title }
diagram-show = Montrer
diagram-reset = Recommencer

editor-text = Choisissez à votre guise : à côté de chaque choix figure ce qu’il signifie. Une partie selon vos règles est à un clic.
editor-unnamed = Mes règles
editor-name = Nom
editor-from = Partir de
editor-from-choose = un jeu de règles…
editor-start = Position de départ
editor-start-usual = Comme avant
editor-start-text = La position en texte
editor-start-help = Sept rangées, de 7 à 1 : t un assaillant, T un défenseur, K le roi, un chiffre autant de cases vides.
editor-valid = On peut jouer selon ces règles.
editor-same = On peut jouer selon ces règles. Ce sont les mêmes que : { $name }.
editor-play = Jouer selon ces règles
editor-read = Les lire
editor-save = Enregistrer en fichier
editor-load = Ouvrir un fichier
editor-no-rules = Il n’y a pas de jeu de règles dans { $file }.

field-first = Qui joue en premier
field-escape = Où le roi s’échappe
field-men-may-cross = Les pions peuvent traverser le trône vide
field-king-may-return = Le roi peut revenir sur le trône
field-throne-restricted = Le trône est réservé au roi
field-corners-restricted = Les coins sont réservés au roi
field-king-range = Jusqu’où va le roi
field-men-range = Jusqu’où vont les pions
field-king-armed = Le roi capture
field-corners-hostile = Les coins sont hostiles
field-throne-hostile-to-attackers = Le trône est hostile aux assaillants
field-throne-hostile-to-defenders = Le trône est hostile aux pions du roi
field-throne-hostile-to-king = Le trône est hostile au roi
field-king-taken-elsewhere = Assaillants nécessaires pour capturer le roi
field-king-taken-on-throne = … sur le trône
field-king-taken-beside-throne = … à côté du trône
field-king-taken-at-edge = … au bord
field-throne-counts-as-closed = Le trône vide est un mur pour un roi qu’il faut quatre pour capturer
field-encirclement = L’encerclement donne la victoire
field-no-moves = Un camp sans coup possible
field-repetition = La répétition compte
field-repetition-verdict = Alors

value-attackers = Assaillants
value-defenders = Défenseurs
value-corners = Aux coins
value-edges = Sur tout le bord
value-yes = Oui
value-no = Non
value-never = Jamais
value-when-empty = Lorsqu’il est vide
value-always = Toujours
value-2 = Deux
value-4 = Quatre
value-any = Aussi loin que l’on veut
value-one = Une case
value-as-elsewhere = Comme ailleurs
value-by-two = Deux
value-by-three = Trois
value-loss = Perd
value-draw = Nulle
value-three-loops = La même boucle trois fois de suite
value-third-loop = La même boucle pour la troisième fois
value-fourth-time = Une position pour la quatrième fois
value-third-time = Une position pour la troisième fois
value-second-time = Une position pour la deuxième fois
value-none = Pas du tout
value-choice = Qui avait le choix perd
value-defenders-lose = Les défenseurs perdent
