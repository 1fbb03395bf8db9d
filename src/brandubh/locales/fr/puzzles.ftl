### Problèmes : le thème d’une solution.

puzzle-theme-two-corners = Deux coins
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-throne-trick = Le trône s’en mêle
puzzle-theme-corner-capture = Capture contre un coin
puzzle-theme-double-capture = Double capture
puzzle-theme-quiet-move = Coup tranquille
puzzle-theme-defence = Défense
puzzle-theme-escape = Fuite
puzzle-theme-king-hunt = Chasse au roi
puzzle-theme-encirclement = Encerclement
puzzle-theme-last-man = Le dernier assaillant
puzzle-theme-blockade = Blocage
