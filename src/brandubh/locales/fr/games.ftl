### Mes parties : toutes les parties jouées ici.

games-export-all = Enregistrer toutes les parties
games-none = Aucune partie pour l’instant
games-none-text = Chaque partie que vous jouez ici est conservée ; vous la retrouverez sur cette page.
games-play = Jouer une partie
games-search = Chercher : un nom, un jeu de règles
games-all-rules = Tous les jeux de règles
games-all-results = Tous les résultats
games-all-modes = Tous les adversaires
games-result = Résultat
games-result-open = Pas encore finie
games-result-attackers = Victoire des assaillants
games-result-defenders = Victoire des défenseurs
games-result-draw = Nulle
games-count = { $count ->
    [0] Aucune partie
    [one] Une partie
    [many] { $count } de parties
   *[other] { $count } parties
}
games-no-match = Aucune partie ne correspond.
games-clear = Montrer toutes les parties
games-more = Plus de parties
games-rated = partie classée
games-still-open = Pas encore finie
games-versus = Assaillants : { $attackers } ; défenseurs : { $defenders }
games-continue = Continuer
games-look = Ouvrir
games-export = Enregistrer en fichier de partie
games-delete = Supprimer
games-deleted = La partie est supprimée.
games-ask-delete = Supprimer cette partie ?
games-ask-delete-text = Elle disparaîtra pour de bon.
games-keep = La garder
