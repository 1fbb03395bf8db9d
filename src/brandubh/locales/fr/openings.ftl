### L’explorateur des ouvertures : ce que disent des premiers coups les parties, le moteur et les preuves.

openings-move = Coup
openings-games = Parties
openings-results = Résultats
openings-engine = Moteur
openings-heading = Les coups, et ce que l’on en sait
openings-count = { $games ->
    [0] Aucune partie
    [one] { $games } partie
   *[other] { $games } parties
}
openings-row = { $move }. { $count }.
openings-won = Gagnées par les assaillants : { $attackers }, par les défenseurs : { $defenders }, nulles : { $draws }.
openings-alike = { $count } coups symétriques les uns des autres
openings-proven = { $winner ->
    [attackers] Prouvé : les assaillants gagnent.
   *[defenders] Prouvé : les défenseurs gagnent.
}
openings-others = { $count ->
    [one] On ne sait rien d’un autre coup.
   *[other] On ne sait rien de { $count } autres coups.
}
openings-none = On ne sait encore rien de cette position.
openings-none-next = Revenez un coup en arrière, ou demandez au moteur ci-dessus.
openings-over = La partie est finie ici.
openings-failed = Les ouvertures n’ont pas pu être obtenues.
openings-try = Réessayer

error-openings-damaged = Les ouvertures comptées ici sont endommagées et doivent être recomptées.
