### Ce que les commandes disent en plusieurs langues : des positions en mots, des problèmes résolus dans le terminal, ce qui peut mal tourner.

words-board = { $piece ->
    [attacker] Assaillants
    [defender] Défenseurs
   *[king] Roi
} : { $squares ->
    [none] aucun
   *[other] { $squares }
}
words-turn = { $side ->
    [attackers] C’est aux assaillants de jouer.
   *[defenders] C’est aux défenseurs de jouer.
}

solve-title = Problème { $id }, règles { $rules }. { $grade } ({ NUMBER($difficulty, useGrouping: 0) }).
solve-intro = Tapez un coup comme d2-e2. help énumère ce que vous pouvez taper d’autre.
solve-prompt = { $number }. { $side ->
    [attackers] assaillants
   *[defenders] défenseurs
}>
solve-help-move = jouer un coup (d2e2 et d2 e2 conviennent aussi)
solve-help-square = montrer où peut aller la pièce en d2
solve-help-hint = un indice ; le deuxième dit quelle pièce
solve-help-solution = abandonner et voir la solution
solve-help-again = recommencer au premier coup
solve-help-moves = énumérer tous les coups permis
solve-help-board = montrer encore la position
solve-help-flip = retourner le plateau
solve-help-next = laisser ce problème pour un autre
solve-help-quit = arrêter
solve-labelled = { $label } : { $text }
solve-try-again = Essayez encore.
solve-no-moves = Il n’y a aucun coup.
solve-next-one = Appuyez sur Entrée pour le problème suivant, ou tapez quit.
solve-no-more = Il n’y a plus de problèmes.
solve-score = { $all ->
    [one] Résolus : { $count } sur 1 problème.
   *[other] Résolus : { $count } sur { $all } problèmes.
}{ $helped ->
    [0] {""}
   *[other] {" "}Avec indices : { $helped }.
}
solve-bye = À la prochaine fois.

error-puzzle-none = Il n’y a pas de tel problème.
error-puzzle-theme = Aucun thème ne s’appelle « { $text } » ; il y a { $choices }.
error-input-twice = L’entrée standard ne se lit qu’une fois, et c’est déjà { $first } : { $second } demande un fichier.
error-output-twice = La sortie standard ne prend qu’une chose : n’utilisez pas --json, ou nommez un fichier après { $option }.
error-output-read = { $option } nomme un fichier qui sera relu : la sortie standard ne convient pas.
error-save-of-position = --save conserve des parties jugées : ne l’utilisez pas pour une position.
error-side-alone = --side va avec --level : sans l’ordinateur, les deux camps sont à vous.
error-names-and-level = Contre l’ordinateur, un seul joueur a un nom : n’utilisez que --attackers ou --defenders.
