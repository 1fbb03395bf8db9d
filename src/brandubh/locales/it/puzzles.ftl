### Problemi: il tema di una soluzione.

puzzle-theme-two-corners = Due angoli
puzzle-theme-sacrifice = Sacrificio
puzzle-theme-throne-trick = Il trono ci mette del suo
puzzle-theme-corner-capture = Cattura contro un angolo
puzzle-theme-double-capture = Doppia cattura
puzzle-theme-quiet-move = Mossa tranquilla
puzzle-theme-defence = Difesa
puzzle-theme-escape = Fuga
puzzle-theme-king-hunt = Caccia al re
puzzle-theme-encirclement = Accerchiamento
puzzle-theme-last-man = L’ultimo attaccante
puzzle-theme-blockade = Blocco
