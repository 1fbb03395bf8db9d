### Ce que montre un lien partagé, et ce que montre un navigateur sans scripts.

preview-title = Brandubh : capturez le roi, ou libérez-le
preview-description = Le brandubh est un jeu de plateau irlandais, vite appris : jouez-y contre l’ordinateur ou avec un ami, et analysez vos parties.
preview-over = { $winner ->
    [attackers] { $moves ->
        [one] Victoire des assaillants en un coup
       *[other] Victoire des assaillants en { $moves } coups
    }
    [defenders] { $moves ->
        [one] Victoire des défenseurs en un coup
       *[other] Victoire des défenseurs en { $moves } coups
    }
   *[nobody] { $moves ->
        [one] Partie nulle après un coup
       *[other] Partie nulle après { $moves } coups
    }
}
preview-open = { $moves ->
    [0] Une nouvelle partie
    [one] Une partie après un coup
   *[other] Une partie après { $moves } coups
}
preview-players = Assaillants : { $attackers } ; défenseurs : { $defenders }.
preview-study = { $chapters ->
    [one] Une étude en un chapitre : des positions et des parties commentées.
    [many] Une étude en { $chapters } de chapitres : des positions et des parties commentées.
   *[other] Une étude en { $chapters } chapitres : des positions et des parties commentées.
}
preview-computer = ordinateur, niveau { $level }
preview-somebody = une personne
preview-script = Brandubh a besoin de JavaScript.
preview-invite = { $named ->
    [yes] { $name } vous invite à une partie de Brandubh
   *[no] Une invitation à une partie de Brandubh
}
preview-invite-side = { $side ->
    [attackers] Vous jouez les assaillants.
   *[defenders] Vous jouez les défenseurs.
}
preview-invite-taken = La place est prise ; vous pouvez regarder la partie.
