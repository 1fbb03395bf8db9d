### L’explorateur des ouvertures : ce que disent des premiers coups les parties, le moteur et les preuves.

error-openings-damaged = Les ouvertures comptées ici sont endommagées et doivent être recomptées.
