### Ce qui peut mal tourner pendant le jeu. `error-` et le code de l’erreur ; le reste est dans reading.ftl.

error-network = Le serveur ne répond pas. Est-il encore en marche ? Votre partie est en sûreté ; réessayez dans un instant.
error-unexpected = Une erreur inattendue s’est produite. Veuillez réessayer.
error-not-found = Il n’y a rien ici sous ce nom. Cela a peut-être été supprimé.
error-invalid = Ce n’est pas possible.
error-forbidden = Cette partie est à quelqu’un d’autre ; vous pouvez seulement la regarder.
error-busy = L’ordinateur est très occupé. Réessayez dans un instant.
error-too-often = C’est trop rapide. Réessayez dans un instant.
error-too-often-today = Autant en si peu de temps, ce n’est pas possible ici. Réessayez plus tard.
error-many-searches = Plusieurs recherches sont déjà en cours pour vous. Attendez que l’une d’elles se termine.
error-many-pictures = Plusieurs images sont déjà en cours de dessin pour vous. Attendez que l’une d’elles soit prête.
error-many-games = Vous avez { $most } parties en cours. Terminez-en ou supprimez-en d’abord quelques-unes.
error-no-engine = Le moteur ne répond pas. Réessayez.

## Un coup qui n’est pas permis

error-not-yours = Cette pièce n’est pas à vous.
error-earlier = C’est une position antérieure. Allez au dernier coup pour continuer à jouer.
error-illegal-over = La partie est terminée.
error-illegal-empty = { $square } est vide.
error-illegal-turn = { $side ->
    [attackers] C’est aux assaillants de jouer.
   *[defenders] C’est aux défenseurs de jouer.
}
error-illegal-skip = On ne peut pas passer son tour.
error-illegal-shut-in = La pièce en { $square } est enfermée : elle ne peut pas bouger.
error-illegal-straight = Les pièces se déplacent en ligne droite.
error-illegal-occupied = { $square } est occupée.
error-illegal-throne = Seul le roi peut s’arrêter sur le trône.
error-illegal-corner = Seul le roi peut s’arrêter dans un coin.
error-illegal-return = Selon ces règles, le roi ne peut pas revenir sur son trône.
error-illegal-cross = Selon ces règles, aucun pion ne peut traverser le trône.
error-illegal-far = { $piece ->
    [king] Selon ces règles, le roi avance d’une seule case.
   *[man] Selon ces règles, les pions avancent d’une seule case.
}
error-illegal-blocked = Une pièce barre le passage.
error-illegal-captures = Les captures écrites sont fausses : le coup est { $actual }.

## Pas maintenant

error-went-on = La partie a continué entre-temps.
error-game-over = La partie est terminée.
error-computers-turn = C’est au tour de l’ordinateur.
error-computers-side = L’ordinateur n’abandonne pas à votre demande.
error-plays-on = L’ordinateur continue la partie.
error-few-moves = { $count ->
    [0] Aucun coup n’a été joué.
    [one] Un seul coup a été joué.
   *[other] Seuls { $count } coups ont été joués.
}
error-set-begun = La seconde manche a commencé ; la première reste telle quelle.
error-first-set = La première manche n’est pas finie.
error-no-match = Cette partie ne fait pas partie d’un match.
error-position-over = Dans cette position, la partie est finie.
error-nothing-to-report = Il n’y a aucun coup à commenter.
