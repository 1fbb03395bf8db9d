### Was schiefgehen kann. `error-` und das Ende des Problemtyps; der Satz des Servers ist { $detail }.

error-network = Der Server antwortet nicht. Läuft er noch? Deine Partie ist sicher; versuch es gleich noch einmal.
error-unexpected = Etwas ist schiefgegangen, das nicht schiefgehen sollte. Bitte versuch es noch einmal.
error-not-found = Unter diesem Namen gibt es hier nichts. Vielleicht wurde es gelöscht.
error-invalid = Das geht nicht: { $detail }
error-conflict = Jetzt nicht: { $detail }
error-went-on = Die Partie ist inzwischen weitergegangen.
error-game-over = Die Partie ist zu Ende.
error-computers-turn = Der Computer ist am Zug.
error-set-begun = Die zweite Runde hat begonnen; die erste bleibt, wie sie ist.
error-forbidden = Diese Partie gehört jemand anderem; du kannst nur zusehen.
error-busy = Der Computer hat gerade alle Hände voll zu tun. Versuch es gleich noch einmal.
