### Ce qui peut mal tourner. `error-` et la fin du type du problème ; la phrase du serveur est { $detail }.

error-network = Le serveur ne répond pas. Est-il encore en marche ? Votre partie est en sûreté ; réessayez dans un instant.
error-unexpected = Une erreur inattendue s’est produite. Veuillez réessayer.
error-not-found = Il n’y a rien ici sous ce nom. Cela a peut-être été supprimé.
error-invalid = Ce n’est pas possible : { $detail }
error-conflict = Pas maintenant : { $detail }
error-went-on = La partie a continué entre-temps.
error-game-over = La partie est terminée.
error-computers-turn = C’est au tour de l’ordinateur.
error-set-begun = La seconde manche a commencé ; la première reste telle quelle.
error-forbidden = Cette partie est à quelqu’un d’autre ; vous pouvez seulement la regarder.
error-busy = L’ordinateur est très occupé. Réessayez dans un instant.
