### Les tournois : la liste, un nouveau, le classement et les appariements.

tournaments-group-open = Inscriptions ouvertes
tournaments-group-running = En cours
tournaments-group-past = Terminés
tournaments-none = Aucun tournoi en ce moment. Créez-en un : tout le monde le voit ici.
tournaments-account = Pour organiser un tournoi ou y participer, il vous faut un compte.
tournaments-new = Nouveau tournoi
tournament-name = Nom
tournament-kind = Formule
tournament-kind-swiss = Suisse
tournament-kind-arena = Arène
tournament-text-swiss = Un nombre fixe de rondes. Vos adversaires ont à peu près autant de points que vous, et vous ne rencontrez personne deux fois tant qu’il en reste d’autres.
tournament-text-arena = Un temps pendant lequel vous jouez autant que vous voulez. Deux points par victoire ; après deux victoires de suite, le double.
tournament-rounds = Rondes
tournament-minutes = Minutes
tournament-start = Début
tournament-start-hand = à mon signal
tournament-start-in = dans { $minutes } minutes
tournament-create = Créer le tournoi
tournament-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-in-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
tournament-in-minutes = { $count } minutes
tournament-single = Parties simples
tournament-starts = Début : { $time }
tournament-starts-hand = Commence au signal de l’organisateur : { $name }.
tournament-round = Ronde { $round } sur { $rounds }
tournament-ends = Appariements jusqu’à { $time }
tournament-state-over = Terminé
tournament-state-off = Annulé
tournament-join = Participer
tournament-late = Vous pouvez encore participer, à partir de la ronde suivante. Pour ce que vous avez manqué, vous recevez un demi-point.
tournament-withdraw = Se retirer
tournament-pause = Faire une pause
tournament-resume = Reprendre
tournament-begin = Commencer
tournament-end = Mettre fin au tournoi
tournament-end-ask = Mettre fin à ce tournoi ? Les parties en cours comptent encore.
tournament-go = Vers ma partie
tournament-wait-start = Vous participez. Le tournoi n’a pas encore commencé.
tournament-wait-round = Votre partie est finie. La ronde suivante commence quand toutes le sont.
tournament-wait-arena = En attente d’un adversaire…
tournament-you-pause = Vous êtes en pause : vous n’êtes pas apparié.
tournament-you-left = Vous vous êtes retiré.
tournament-standings = Classement
tournament-pairings = Appariements
tournament-rank = Rang
tournament-player = Joueur
tournament-points = Points
tournament-bh = Bh
tournament-buchholz = Buchholz : les points de tous les adversaires
tournament-sb = SB
tournament-sonneborn = Sonneborn-Berger : les points des adversaires battus, et la moitié pour une nulle
tournament-sets = Manches gagnées
tournament-none-in = Personne ne participe encore.
tournament-no-pairings = Personne n’est encore apparié.
tournament-bye = exempt
tournament-came-late = en retard : ½
tournament-gone = Quelqu’un qui est parti
tournament-is-paused = en pause
tournament-is-withdrawn = s’est retiré
tournament-fire = points doublés
tournament-winner = Vainqueur : { $name }
tournament-results = Résultats
tournament-games = Toutes les parties
tournament-unknown = Ce tournoi n’existe pas.
tournament-all = Tous les tournois

## Ce qui peut mal tourner

error-tournament-over = Ce tournoi est terminé.
error-tournament-begun = Il est trop tard pour participer à ce tournoi : il reste moins de la moitié des rondes.
error-tournament-full = Ce tournoi est complet : { $most } joueurs.
error-tournament-few = Un tournoi demande au moins { $least } joueurs.
error-tournament-not-in = Vous ne participez pas à ce tournoi.
error-tournament-name = Un tournoi ne peut pas porter ce nom. Choisissez-en un autre.
error-many-tournaments = Vous organisez déjà { $most } tournois. Mettez d’abord fin à l’un d’eux.
