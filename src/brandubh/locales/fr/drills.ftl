### Exercices : des positions à jouer jusqu’au bout contre le meilleur jeu.

## The list

drills-intro = Jouez une position jusqu’au bout contre le meilleur jeu, et comparez.
drills-count = { $count } exercices, { $stars } étoiles sur { $most }
drills-begin = Commencer
drills-continue = Continuer
drills-all = Tous les exercices
drill-group-escapes = Gains élémentaires : le roi s’échappe
drill-group-escapes-text = Le roi seul ou avec un pion, contre un, deux et trois assaillants.
drill-group-hunts = Gains élémentaires : le roi est pris
drill-group-hunts-text = Près d’un coin, au bord, en plein plateau : comment les assaillants capturent un roi.
drill-group-defences = Défenses
drill-group-defences-text = Le seul coup, une cause perdue que l’on fait durer, un roi qui ne doit pas sortir.
drill-group-endings = Finales célèbres
drill-group-endings-text = Des anneaux qui se ferment ou se rompent, et les gains les plus longs qui soient.
drill-short = { $goal ->
    [hold] { $side ->
        [attackers] Assaillants : tenir { $moves } coups
       *[defenders] Défenseurs : tenir { $moves } coups
    }
    [resist] { $side ->
        [attackers] Assaillants : durer { $moves } coups
       *[defenders] Défenseurs : durer { $moves } coups
    }
   *[win] { $side ->
        [attackers] Assaillants : gagner en { $moves } coups
       *[defenders] Défenseurs : gagner en { $moves } coups
    }
}
drill-record = Votre record : { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
drill-stars = { $stars ->
    [0] Aucune étoile
    [one] Une étoile sur trois
   *[other] { $stars } étoiles sur trois
}

## A drill

drill-task = { $goal ->
    [escape] Vous êtes les défenseurs : menez le roi à un coin. Le meilleur jeu demande { $moves } coups.
    [capture] Vous êtes les assaillants : capturez le roi. Le meilleur jeu demande { $moves } coups.
    [encircle] Vous êtes les assaillants : encerclez le roi et tous ses pions. Le meilleur jeu demande { $moves } coups.
    [hold] { $side ->
        [attackers] Vous êtes les assaillants : ne perdez pas pendant { $moves } coups.
       *[defenders] Vous êtes les défenseurs : ne perdez pas pendant { $moves } coups.
    }
   *[resist] { $side ->
        [attackers] Vous êtes les assaillants, et vous allez perdre : durez le plus possible. Le meilleur jeu dure { $moves } coups.
       *[defenders] Vous êtes les défenseurs, et vous allez perdre : durez le plus possible. Le meilleur jeu dure { $moves } coups.
    }
}
drill-best = Meilleur jeu : { $moves } coups
drill-counter = Coup { $move } sur { $best }
drill-counter-over = Coup { $move }, le mieux est { $best }
drill-begin = À vous de jouer. Chaque réponse est la meilleure qui soit.
drill-judging = Examen de { $move }…
drill-step-best = { $move } est le meilleur jeu.
drill-step-slower = { $move } coûte { $lost ->
    [one] un coup.
   *[other] { $lost } coups.
}
drill-step-thrown = { $goal ->
    [hold] { $move } lâche prise.
   *[win] { $sure ->
        [yes] { $move } laisse filer le gain.
       *[no] Après { $move }, le moteur ne voit plus de gain forcé.
    }
}
drill-answer = La réponse est { $reply }.
drill-left = D’ici, vous gagnez en { $moves ->
    [one] un coup.
   *[other] { $moves } coups.
}
drill-opponent-wins = { $side ->
    [attackers] Les assaillants gagnent maintenant
   *[defenders] Les défenseurs gagnent maintenant
}{ $moves ->
    [one] , tout de suite.
   *[other] , en { $moves } coups.
}
drill-take-back = Reprendre le coup
drill-taken-back = Coup repris. Essayez-en un autre.
drill-go-on = Continuer ainsi
drill-hint = Indice
drill-hint-move = Le meilleur jeu est { $move }.
drill-helped = Un indice ou un coup repris coûte une étoile.
drill-restart = Depuis le début
drill-again = Encore un essai
drill-show = Montrez-moi
drill-show-again = Revoir
drill-back = Retour à ma partie
drill-watch = Le meilleur jeu des deux camps, coup par coup.
drill-next = Exercice suivant
drill-your-moves = Votre partie
drill-best-line = Le meilleur jeu
drill-mark-slower = +{ $lost }
drill-mark-thrown = lâche prise
drill-won = { $how ->
    [best] Gagné en { $moves } coups : personne n’est plus rapide.
    [faster] Gagné en { $moves } coups ; contre la meilleure défense, il en faut { $best }.
   *[slower] Gagné en { $moves } coups, le mieux était { $best }.
}
drill-held = Vous avez tenu { $moves } coups, comme demandé.
drill-lasted = { $how ->
    [best] Vous avez duré { $moves } coups : personne ne dure plus longtemps.
   *[other] Vous avez duré { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }, le mieux était { $best }.
}
drill-late = Pas de gain en { $moves } coups, le mieux était { $best }.
drill-lost = { $side ->
    [attackers] Les assaillants ont gagné.
   *[defenders] Les défenseurs ont gagné.
} Vous pouviez gagner en { $best } coups.

## The drills

drill-open-lines-title = Lignes ouvertes
drill-open-lines-text = Au bord, le roi vise deux coins à la fois, et un seul gardien ne peut barrer qu’un chemin.
drill-one-guard-title = Un gardien
drill-one-guard-text = Un seul assaillant tout près du roi vaut trois coups, et jamais davantage.
drill-two-guards-title = Deux gardiens
drill-two-guards-text = Le roi est menacé : partez par un coup qui gagne du temps.
drill-king-and-man-title = Roi et pion
drill-king-and-man-text = Le roi est en danger près d’un coin ; son seul pion lui gagne du temps.
drill-three-guards-title = Trois gardiens
drill-three-guards-text = Un seul premier coup gagne : gardez une deuxième voie ouverte.
drill-helper-title = L’auxiliaire
drill-helper-text = Le roi et son pion capturent ensemble, et la voie est libre.
drill-five-moves-title = Cinq coups
drill-five-moves-text = Aucun roi n’a besoin de plus contre trois assaillants, et le premier coup est unique.
drill-beside-the-corner-title = Près du coin
drill-beside-the-corner-text = Un coin capture comme un de vos pions : deux assaillants suffisent.
drill-in-the-open-title = En plein plateau
drill-in-the-open-text = Ne laissez au roi que des cases où deux de vos pions peuvent le prendre.
drill-at-the-edge-title = Au bord
drill-at-the-edge-text = Le roi va filer le long du bord : arrêtez-le là où il est pris.
drill-four-hunters-title = Quatre chasseurs
drill-four-hunters-text = Quatre contre le roi seul : chaque coup, sauf le dernier, est le seul.
drill-closing-in-title = Le filet se resserre
drill-closing-in-text = Poussez le roi vers le bord, et prenez-l’y entre deux pions.
drill-cut-off-title = Coupé des siens
drill-cut-off-text = Enfermez le roi, laissez courir son pion, et revenez pour la capture.
drill-lone-prince-title = Les secours arrivent
drill-lone-prince-text = Un pion accourt vers son roi : arrêtez-le avec un des vôtres, le roi avec les autres.
drill-to-and-fro-title = De long en large
drill-to-and-fro-text = Le roi court d’un côté à l’autre ; chaque fois, le filet se resserre.
drill-save-the-king-title = Sauver le roi
drill-save-the-king-text = Le roi va être capturé. Un seul coup le sauve, et il gagne.
drill-one-way-out-title = Une seule issue
drill-one-way-out-text = Là encore, un seul coup sauve le roi ; plus tard, un coin l’aide à prendre un gardien.
drill-borrowed-time-title = Un sursis
drill-borrowed-time-text = Le roi est perdu, mais pas encore : combien de temps le ferez-vous durer ?
drill-rearguard-title = Arrière-garde
drill-rearguard-text = Trois assaillants n’arrêteront pas ce roi pour toujours : retardez-le autant que possible.
drill-narrow-path-title = L’étroit sentier
drill-narrow-path-text = Quatre fois de suite, un seul coup garde le gain ; ensuite, le roi est passé.
drill-keep-him-in-title = Gardez-le dedans
drill-keep-him-in-text = Ces cinq-là ne peuvent forcer la capture du roi, mais ils peuvent l’écarter des coins.
drill-hunted-king-title = Le roi traqué
drill-hunted-king-text = Sept fois, une seule case est bonne : personne ne dure plus de huit coups ici.
drill-ring-title = L’anneau
drill-ring-text = Fermez la dernière brèche autour du roi et de tous ses pions.
drill-break-out-title = La percée
drill-break-out-text = L’anneau est presque fermé : donnez un pion, et soyez plus rapide.
drill-closing-ring-title = L’anneau se ferme
drill-closing-ring-text = Ne poursuivez pas un roi que vous pouvez enfermer.
drill-one-prince-title = Un seul pion
drill-one-prince-text = Huit assaillants contre le roi et son dernier pion : menacez ici, gagnez là.
drill-five-pieces-title = La plus longue à cinq
drill-five-pieces-text = Avec cinq pièces sur le plateau, aucun gain ne dépasse ces huit coups.
drill-great-hunt-title = La grande chasse
drill-great-hunt-text = Cinq assaillants poussent un roi de long en large, jusqu’à ce qu’il n’ait plus de case.
drill-fifteen-moves-title = Quinze coups
drill-fifteen-moves-text = Avec six pièces, aucun gain n’est plus long : un roi seul déjoue cinq assaillants.
drill-thirty-one-moves-title = Trente et un coups
drill-thirty-one-moves-text = Le gain le plus long que l’on connaisse. Hors du chemin, seul le moteur répond, et il ne voit pas jusqu’au bout.
