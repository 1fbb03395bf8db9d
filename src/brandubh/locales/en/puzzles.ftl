### Puzzles: what a solution is about.

puzzle-theme-two-corners = Two corners
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-throne-trick = Throne trick
puzzle-theme-corner-capture = Capture against a corner
puzzle-theme-double-capture = Double capture
puzzle-theme-quiet-move = Quiet move
puzzle-theme-defence = Defence
puzzle-theme-escape = Escape
puzzle-theme-king-hunt = King hunt
puzzle-theme-encirclement = Encirclement
puzzle-theme-last-man = The last attacker
puzzle-theme-blockade = Blockade
