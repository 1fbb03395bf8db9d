### Problèmes : le thème d’une solution.

puzzle-theme-two-corners = Deux coins
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-throne-trick = Le trône s’en mêle
puzzle-theme-corner-capture = Prise contre un coin
puzzle-theme-double-capture = Double prise
puzzle-theme-quiet-move = Coup tranquille
puzzle-theme-defence = Défense
puzzle-theme-escape = Évasion
puzzle-theme-king-hunt = Chasse au roi
puzzle-theme-encirclement = Encerclement
puzzle-theme-last-man = Le dernier assaillant
puzzle-theme-blockade = Blocage
