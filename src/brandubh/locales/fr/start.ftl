### La première page : ce qu’est le jeu, qui joue contre qui, et Jouer.

start-headline = Capturez le roi, ou libérez-le
start-about = Un jeu de plateau de l’Irlande médiévale
start-goal-attackers = { $ring ->
    [yes] Capturez le roi entre deux des vôtres, ou refermez le cercle.
   *[no] Capturez le roi entre deux des vôtres.
}
start-goal-defenders = { $escape ->
    [edges] Menez le roi au bord.
   *[corners] Menez le roi dans un coin.
}
start-name = Nom
start-name-of = { $side ->
    [attackers] Nom de qui joue les assaillants
   *[defenders] Nom de qui joue les défenseurs
}
start-level = Niveau { $level }
start-level-label = Niveau de l’ordinateur
start-offer = { $way ->
    [up] Deux victoires de suite ! On monte d’un cran ?
   *[down] Trois défaites de suite. Un adversaire plus doux ?
}
start-play = Jouer
start-link = Créer un lien
start-note = { $begins ->
    [you] Ou jouez simplement un coup : la partie commence.
    [friend] Vous recevez un lien à envoyer à votre ami.
    [computer] L’ordinateur joue en premier : appuyez sur Jouer.
   *[lot] Appuyez sur Jouer pour tirer votre camp au sort.
}
start-more = Plus
clock-custom = La vôtre…
clock-minutes = Minutes
clock-seconds = Secondes par coup
clock-without = sans pendule
start-ways = Autres façons de commencer
start-people = Jouer avec d’autres
start-people-text = Salon, offres, parties à regarder
start-learn = Apprendre en une minute
start-learn-text = Six petites étapes sur le plateau
start-puzzle = Le problème du jour
start-puzzle-text = { $side ->
    [attackers] Les assaillants au trait
   *[defenders] Les défenseurs au trait
}
start-continue = Reprendre votre partie

computer-named = Ordinateur, niveau { $level } ({ $name })
games-moves = { $count ->
    [0] aucun coup
    [one] un coup
    [many] { $count } de coups
   *[other] { $count } coups
}
