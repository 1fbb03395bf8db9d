### Ce qui se dit pendant la compilation, qui a lieu une fois par machine, et là où le résultat ne peut être gardé.

compiling = Compilation, une seule fois
compiling-line = Compilation, une seule fois ; cela prend environ une demi-minute.
compiling-meanwhile = Compilation en arrière-plan, une seule fois. D’ici là, l’ordinateur regarde moins loin.
compiling-failed = { $reason }. Le reste est compilé au premier usage, ce qui prend plus de temps.

error-cache-elsewhere = Le code compilé ne peut pas être gardé dans { $folder }. Pour l’instant il est gardé dans { $other } ; BRANDUBH_CACHE désigne un autre dossier.
error-cache-nowhere = Le code compilé ne peut pas être gardé dans { $folder }. Il est recompilé à chaque fois, ce qui prend une demi-minute ; BRANDUBH_CACHE désigne un dossier où l’on peut écrire.
