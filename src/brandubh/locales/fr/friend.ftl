### Jouer avec un ami sur un autre écran : le lien, les propositions, la page de l’invitation.

friend-waiting = En attente de votre ami
friend-waiting-text = Envoyez ce lien. La première personne qui l’ouvre et appuie sur Jouer est votre adversaire.
friend-nobody-yet = L’un des joueurs n’est pas encore là.
friend-link = Lien pour votre ami
friend-copy = Copier le lien
friend-share = Partager
friend-cancel = Annuler la partie
friend-came = Votre ami est là. { $turn ->
    [yes] À vous de jouer !
   *[no] Votre ami joue en premier.
}
friend-name = Votre nom, si vous voulez
do-ask-back = Demander à reprendre votre dernier coup
do-ask-back-short = Retour
do-offer-draw = Proposer la nulle
do-offer-draw-short = Nulle
do-abort = Interrompre la partie, sans résultat
do-abort-short = Arrêter
offer-draw = { $name } propose la nulle.
offer-takeback = { $name } demande à reprendre un coup.
offer-rematch = { $name } aimerait une revanche.
offer-own-draw = Vous avez proposé la nulle.
offer-own-takeback = Vous avez demandé à reprendre votre coup.
offer-own-rematch = Vous avez proposé une revanche.
offer-declined = Votre proposition a été refusée.
offer-accept = Accepter
offer-decline = Refuser
offer-withdraw = Retirer
friend-next-set = La deuxième manche commence dans un instant, avec les camps inversés.
friend-next-game = Vers la revanche
ended-aborted = La partie a été interrompue. Elle n’a pas de résultat.
end-aborted = Partie interrompue
join-heading = { $named ->
    [yes] { $name } vous invite à une partie
   *[no] Vous êtes invité à une partie
}
join-side = { $side ->
    [attackers] Vous jouez les assaillants.
   *[defenders] Vous jouez les défenseurs.
}
join-single = Une seule partie
join-play = Jouer
join-own = C’est votre propre lien
join-own-text = Envoyez-le à la personne contre qui vous voulez jouer. C’est elle qui en a besoin, pas vous.
join-own-game = Vers la partie
join-taken = Quelqu’un a été plus rapide
join-taken-text = La place est prise. Vous pouvez regarder la partie.
join-watch = Regarder
join-gone = Invitation introuvable
join-gone-text = Le lien n’est pas complet, ou la partie a été annulée.

## Ce qui peut mal tourner

error-no-opponent = Votre adversaire n’est pas encore là.
error-offer-open = Votre adversaire vous a proposé quelque chose. Répondez d’abord.
error-declined = Cela a été refusé. Jouez d’abord un coup.
error-abort-late = Il est trop tard pour interrompre cette partie. Vous pouvez abandonner.
error-abort-tournament = Une partie de tournoi ne peut pas être interrompue. Vous pouvez abandonner.
error-not-over = Ce n’est pas encore fini.
error-shared-game = Cette partie est aussi celle de votre adversaire : elle reste.
error-invite-own = C’est votre propre lien. Envoyez-le à la personne contre qui vous voulez jouer.
error-invite-taken = Quelqu’un d’autre a pris cette place. Vous pouvez regarder la partie.
error-former-player = Votre adversaire a supprimé son compte.
friend-tournament = Vers le tournoi
