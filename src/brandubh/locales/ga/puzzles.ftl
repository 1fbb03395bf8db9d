### Puzail: an téama atá ag réiteach.

puzzle-theme-two-corners = Dhá chúinne
puzzle-theme-sacrifice = Íobairt
puzzle-theme-throne-trick = Cleas na ríchathaoireach
puzzle-theme-corner-capture = Gabháil in aghaidh cúinne
puzzle-theme-double-capture = Gabháil dhúbailte
puzzle-theme-quiet-move = Beart ciúin
puzzle-theme-defence = Cosaint
puzzle-theme-escape = Éalú
puzzle-theme-king-hunt = Seilg an rí
puzzle-theme-encirclement = Timpeallú
puzzle-theme-last-man = An t-ionsaitheoir deireanach
puzzle-theme-blockade = Imshuí
