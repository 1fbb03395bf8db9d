### Les feuilles à imprimer et les séries de problèmes.

sheet-make = Imprimer une feuille
sheet-default = Problèmes de brandubh
sheet-intro = Deux pages pour une classe : les plateaux et les solutions. Votre navigateur les imprime ou les enregistre en PDF.
sheet-intro-study = Les chapitres d’une étude avec leurs mots. Votre navigateur les imprime ou les enregistre en PDF.
sheet-intro-lesson = Les étapes d’une leçon, et leurs solutions. Votre navigateur les imprime ou les enregistre en PDF.
sheet-print = Imprimer
sheet-heading = Titre sur la feuille
sheet-count = Combien de problèmes
sheet-solutions = Avec les solutions
sheet-others = D’autres problèmes
sheet-share = Partager la feuille
sheet-solve = Résoudre à l’écran
sheet-solve-share = Partager comme série à résoudre
sheet-preview = La feuille telle qu’elle est imprimée
sheet-name = Nom
sheet-date = Date
sheet-answers = Solutions
sheet-king = Roi
sheet-man = { $side ->
    [attackers] Assaillant
   *[defenders] Défenseur
}
sheet-turn = { $side ->
    [attackers] Aux assaillants de jouer
   *[defenders] Aux défenseurs de jouer
}
sheet-board = Plateau { $number } : { $task }
sheet-failed = Cette feuille ne peut pas être faite
sheet-none = Il n’y a pas de tel problème.
sheet-choose = Choisir des problèmes

## Une série de problèmes, résolus l’un après l’autre

set-name = Une série de problèmes
set-place = Problème { $number } sur { $count }
set-solved = { $solved ->
    [0] aucun résolu pour l’instant
    [one] { $solved } résolu
    [many] { $solved } résolus
   *[other] { $solved } résolus
}
set-done = Tous résolus. Bravo !
set-previous = Problème précédent
