### S’entraîner avec les problèmes : classement, série, tempête, historique ; et ce que montrent leurs liens.

training-rating = Votre classement
training-deviation = La marge : à 95 %, votre classement s’y trouve.
training-provisional = Provisoire : quelques problèmes de plus le rendront plus sûr.
training-change = Changement du classement : { $change }
training-lost = Compté comme non résolu ; continuez quand même.
training-uncounted = Vous connaissez celui-ci : il ne compte pas.
training-what = Quoi travailler
training-ways = Façons de s’entraîner

## Streak and storm

streak-about = Des problèmes de plus en plus difficiles. Une seule erreur met fin à la série.
storm-about = Le plus de problèmes possible en trois minutes. Une erreur coûte dix secondes ; des coups justes à la suite en rapportent.
run-start = Commencer
run-again = Encore une fois
run-end = Terminer
run-solved = Résolus
run-best = Record
run-best-today = Record du jour
run-is-best = Votre meilleur résultat !
run-right = Juste !
run-result = { $solved ->
    [0] Aucun problème résolu
    [one] Un problème résolu
   *[other] { $solved } problèmes résolus
}
run-missed = { $count ->
    [one] Celui-ci a échoué
   *[other] Ceux-ci ont échoué
}
streak-wrong = Faux : la série est finie.
storm-wrong = Faux : { $seconds } secondes de moins.
storm-bonus = { $seconds } secondes de plus.
storm-combo = À la suite
storm-best-combo = Plus longue suite

## History

history-none = Rien encore. Résolvez un problème à l’entraînement, et vous verrez ici comment cela avance.
history-counts = Résolus : { $alone } ; avec de l’aide : { $helped } ; non résolus : { $failed }
history-best-streak = Meilleure série
history-best-storm = Meilleure tempête
history-themes = Les thèmes, les plus faibles d’abord
history-theme = { $alone } sur { $tried } résolus
history-train = S’entraîner
history-train-theme = S’entraîner : { $theme }
history-attempts = Derniers problèmes
history-seconds = { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
history-runs = Séries et tempêtes
history-graph = Votre classement sur { $count } problèmes comptés : de { $first } à { $last }, au plus bas { $low }, au plus haut { $high }.
history-graph-none = Après deux problèmes comptés, vous verrez ici l’évolution de votre classement.
history-clear = Effacer l’historique
history-clear-text = Votre classement, vos records et toutes les marques sur les problèmes seront perdus pour de bon.
history-clear-do = Effacer
history-keep = Garder
history-cleared = L’historique est effacé.

## Previews

preview-puzzles = Des positions à un seul coup gagnant, prouvé par machine : par thème, camp, longueur et difficulté.
preview-train = Un problème après l’autre, chacun à la mesure de votre force.
preview-streak = Des problèmes de plus en plus difficiles, jusqu’à la première erreur.
preview-storm = Le plus de problèmes possible en trois minutes.
