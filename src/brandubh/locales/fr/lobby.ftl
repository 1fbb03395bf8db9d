### Le salon : offres ouvertes, partie rapide ; les parties à regarder, et combien les regardent.

lobby-tabs = Jouer avec d’autres
lobby-tab-lobby = Salon
lobby-tab-watch = Regarder
lobby-tab-tournaments = Tournois
lobby-players = { $count ->
    [one] Une personne est là
   *[other] { $count } personnes sont là
}
lobby-games = { $count ->
    [0] aucune partie à regarder
    [one] une partie à regarder
   *[other] { $count } parties à regarder
}
lobby-quick = Partie rapide
lobby-quick-text = Un geste, et vous jouez contre la première personne qui se présente. Minutes par joueur, plus les secondes ajoutées à chaque coup.
lobby-waiting = En attente d’un adversaire…
lobby-cancel = Annuler
lobby-offers = Offres ouvertes
lobby-none = Personne n’attend en ce moment. Faites une offre : tout le salon la voit.
lobby-somebody = Quelqu’un
lobby-own = Votre offre
lobby-accept = Jouer
lobby-accept-offer = Jouer. Adversaire : { $name } ; { $terms }
lobby-withdraw = Retirer
lobby-new = Faire une offre
lobby-casual = amicale
lobby-rated = classée
lobby-rated-choice = Partie classée
lobby-your-side = { $side ->
    [attackers] Vous jouez les assaillants
    [defenders] Vous jouez les défenseurs
   *[random] Camps tirés au sort
}
lobby-lost = La connexion est perdue ; nouvel essai…

## Regarder

watch-featured = En ce moment à la TV
watch-tv = Regarder la TV : toujours la meilleure partie
watch-none = Aucune partie à regarder en ce moment
watch-none-text = Les parties commencées au salon s’affichent ici pendant qu’elles se jouent.
watch-to-lobby = Vers le salon
watch-over = Terminée
watch-watchers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
watch-next = La partie suivante arrive dans un instant.

## Ce qui peut mal tourner

error-seek-gone = Quelqu’un a été plus rapide, ou l’offre a été retirée.
error-seek-own = C’est votre propre offre. Quelqu’un d’autre doit l’accepter.
error-many-seeks = Il y a déjà { $most } offres ouvertes. Retirez-en une d’abord.
