### Les joueurs : classements, profils, parties classées, et ce qui peut mal se passer.

players-kind = Quel classement
players-overall = Général
players-attackers = Assaillants
players-defenders = Défenseurs
players-rule = La liste montre qui a joué au moins { $games } parties classées ces { $days } derniers jours, et dont le classement est désormais sûr.
players-none = Personne n’est encore en tête
players-none-text = Connectez-vous, choisissez « Partie classée » au début d’une partie, et vous serez peut-être en tête.
players-search = Chercher un joueur
players-nobody = Aucun nom ne commence ainsi.
players-rank = Rang
players-name = Joueur
players-rating = Classement
players-games = Parties classées
players-bot = Bot
players-bot-text = Un programme joue sous ce nom.
players-guess = Une estimation : il y a encore trop peu de parties.
profile-joined = Ici depuis : { $date }
profile-unrated = Pas encore de partie classée
profile-count = Parties classées : { $count }
profile-graph = Classement { $kind ->
    [attackers] avec les assaillants
    [defenders] avec les défenseurs
   *[overall] général
} sur { $count } parties : de { $first } à { $last }, au plus bas { $low }, au plus haut { $high }.
profile-graph-none = Après deux parties classées, on verra ici l’évolution du classement.
profile-table = La même chose en tableau
profile-date = Date
profile-change = Changement
profile-game = Partie
profile-open-game = Ouvrir la partie
profile-together = Vos parties ensemble
profile-sides = Par camp
profile-levels = Contre l’ordinateur
profile-level = Niveau { $level }
profile-tally = Gagnées : { $won } · nulles : { $drawn } · perdues : { $lost }
profile-openings = Ouvertures préférées
profile-explore = Explorer
profile-games = Parties classées
profile-games-own = Vos parties
profile-games-private = Les autres ne voient que vos parties classées.
profile-games-none = Pas encore de parties.
profile-gone = Joueur inconnu
profile-gone-text = Personne ici ne porte ce nom.
rated-choice = Partie classée : pour les points
rated-needs = Une partie classée demande des règles connues et un adversaire : l’ordinateur ou un ami.
rated-game = Partie classée
rated-join = Une partie classée : il vous faut un compte.
end-rating = Votre classement : { $rating } ({ $change })
preview-leaders = Les plus forts au Brandubh : en général, avec les assaillants et avec les défenseurs.
preview-profile = Classements, parties et ouvertures préférées au Brandubh.

## Ce qui peut mal se passer

error-rated-account = Une partie classée demande un compte. Connectez-vous d’abord.
error-rated-kind = Une partie classée se joue selon des règles connues, depuis leur position de départ, avec une pendule, contre un ami ou l’ordinateur.
error-rated-no-help = Une partie classée que vous jouez en est à cette position, ou à un coup d’elle. Tant qu’elle dure, elle se joue ici sans aide : ni indice, ni analyse, ni ouvertures, ni tables.
error-rated-no-takeback = Dans une partie classée, aucun coup n’est repris.
error-rated-stays = Une partie classée reste. Vous pouvez abandonner.
