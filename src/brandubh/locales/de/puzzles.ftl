### Aufgaben: worum es in einer Lösung geht.

puzzle-theme-two-corners = Zwei Ecken
puzzle-theme-sacrifice = Opfer
puzzle-theme-throne-trick = Der Thron hilft mit
puzzle-theme-corner-capture = Schlagen gegen eine Ecke
puzzle-theme-double-capture = Doppelschlag
puzzle-theme-quiet-move = Stiller Zug
puzzle-theme-defence = Verteidigung
puzzle-theme-escape = Flucht
puzzle-theme-king-hunt = Königsjagd
puzzle-theme-encirclement = Einkreisung
puzzle-theme-last-man = Der letzte Angreifer
puzzle-theme-blockade = Blockade
