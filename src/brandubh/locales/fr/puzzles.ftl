### Problèmes : le thème d’une solution, et la page où l’on en résout un.

puzzle-theme-two-corners = Deux coins
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-throne-trick = Le trône s’en mêle
puzzle-theme-corner-capture = Capture contre un coin
puzzle-theme-double-capture = Double capture
puzzle-theme-quiet-move = Coup tranquille
puzzle-theme-defence = Défense
puzzle-theme-escape = Fuite
puzzle-theme-king-hunt = Chasse au roi
puzzle-theme-encirclement = Encerclement
puzzle-theme-last-man = Le dernier assaillant
puzzle-theme-blockade = Blocage

puzzle-today = Problème du jour
puzzle-name = Problème { $id }
puzzle-task = { $goal ->
    [escape] Trait aux défenseurs : menez le roi à un coin en { $moves } coups.
    [capture] Trait aux assaillants : capturez le roi en { $moves } coups.
    [encirclement] Trait aux assaillants : encerclez le roi et tous ses pions en { $moves } coups.
    [no_men] Trait aux défenseurs : capturez le dernier assaillant en { $moves } coups.
   *[other] { $side ->
        [attackers] Trait aux assaillants : laissez les défenseurs sans coup possible en { $moves } coups.
       *[defenders] Trait aux défenseurs : laissez les assaillants sans coup possible en { $moves } coups.
    }
}
puzzle-grade = { $grade ->
    [1] Très facile
    [2] Facile
    [3] Moyen
    [4] Difficile
   *[5] Très difficile
}
puzzle-begin = Trouvez le coup gagnant sur le plateau.
puzzle-judging = Examen de { $move }…
puzzle-right = { $move } est juste. La réponse est { $reply }. Et maintenant ?
puzzle-solved = Résolu !
puzzle-loses = { $move } est une erreur : après { $reply }, { $side ->
    [attackers] les assaillants gagnent
   *[defenders] les défenseurs gagnent
}{ $moves ->
    [one] .
   *[other] { " " }en { $moves } coups.
}
puzzle-gone = { $move } laisse filer le gain : après { $reply }, { $side ->
    [attackers] les assaillants tiennent.
   *[defenders] les défenseurs tiennent.
}
puzzle-given-up = { $move } laisse filer le gain.
puzzle-slow = { $move } est trop lent : vous pouviez gagner tout de suite.
puzzle-hint = Indice
puzzle-hint-theme = Pensez à ceci : { $theme }.
puzzle-hint-piece = { $piece ->
    [king] Jouez le roi en { $square }.
   *[man] Jouez le pion en { $square }.
}
puzzle-show = Voir la solution
puzzle-solution = Solution
puzzle-restart = Depuis le début
puzzle-themes = Le thème
puzzle-next = Problème suivant

## The list

puzzles-intro = Chacun a un seul coup gagnant, prouvé par machine.
puzzles-all = Tous les problèmes
puzzles-theme = Thème
puzzles-grade = Difficulté
puzzles-side = Camp au trait
puzzles-length = Longueur
puzzles-all-themes = Tous les thèmes
puzzles-all-grades = Toutes les difficultés
puzzles-all-sides = Les deux camps
puzzles-all-lengths = Toutes les longueurs
puzzles-all-rules = Toutes les règles
puzzles-moves = { $moves ->
    [one] En un coup
   *[other] En { $moves } coups
}
puzzles-count = { $count ->
    [one] Un problème
   *[other] { $count } problèmes
}{ $solved ->
    [0] {""}
   *[other] , dont { $solved } résolus
}
puzzles-alone = Résolu
puzzles-helped = Résolu avec de l’aide
puzzles-none = Il n’y a pas de tel problème.
puzzles-clear = Tout afficher
puzzles-more = Afficher plus

puzzles-failed = Non résolu
puzzle-gone-for-certain = { $move } laisse filer le gain : après { $reply }, aucun camp ne peut forcer le gain.
puzzle-certain = C’est certain, d’après les tables du jeu parfait.

## Why a move of the solution is played

explain-corners = Le roi a { $count } issues à la fois : { $squares }.
explain-threatens = { $goal ->
    [escape] Menace de s’échapper en { $squares }.
    [capture] Menace de capturer le roi.
    [encirclement] Menace de fermer l’anneau autour du roi et de ses pions.
    [no_men] Menace de prendre le dernier assaillant.
   *[other] Menace de laisser l’autre camp sans coup possible.
}
explain-stops = { $goal ->
    [escape] Arrête le roi, qui allait s’échapper.
    [capture] Sauve le roi, qui allait être capturé.
    [encirclement] Empêche l’anneau de se fermer.
    [no_men] Sauve le dernier assaillant.
   *[other] Garde un coup à jouer.
}
explain-quiet = Un coup tranquille : pas encore de menace, mais aucune réponse ne tient.
explain-only-move = Des { $count } coups possibles, le seul qui garde le gain.
explain-only-answer = La seule réponse qui ne perd pas tout de suite.
explain-no-answer = Plus aucune réponse n’aide.
explain-answers = Une des { $count } réponses qui ne perdent pas tout de suite.
explain-holds-out = La réponse qui tient le plus longtemps.
