### Was die Befehle im Terminal sagen, und was dabei schiefgehen kann.

terminal-rules = { $command } NAME sagt, was ein Regelwerk sagt.
terminal-rules-id = Kennung der Regeln: { $id }

error-side-to-play = Eine Seite ist attackers (Angreifer), defenders (Verteidiger) oder random (zufällig), nicht „{ $text }“.
error-match-fen = Ein Match beginnt mit der Startaufstellung: Lass --fen weg.
error-command = „{ $text }“ ist weder ein Zug wie d2-e2 noch ein Befehl; help zählt sie auf.
error-nothing-to-undo = Es gibt keinen Zug, der sich zurücknehmen ließe.
error-save-name = save braucht den Namen einer Datei, zum Beispiel: save partie.txt.
error-theme = Kein Thema heißt „{ $text }“; es gibt { $choices }.
error-picture-of-game = Gezeichnet wird eine Stellung, keine Partiedatei: Lass --svg weg.
error-time = Eine Dauer ist eine Zahl von Sekunden oder etwas wie 90s, 10m oder 2h, nicht „{ $text }“.
error-two-files = --certificate und --save brauchen zwei Dateien.
error-folder-without-start = --folder ist der Ordner der Kampagne: Er gehört zu start und nicht zu --side, --certificate oder --save.
error-bench = bench misst alles oder search, nicht „{ $text }“.
error-no-package = Die App braucht das Paket { $package }: { $command }
error-cannot-listen = Auf { $host }, Port { $port }, lässt sich nicht lauschen. { $reason }
error-ports = Die Ports { $first } bis { $last } sind alle belegt; nenne mit --port einen anderen.
error-limits = { $variable } ist off, eine Zahl, oder Namen mit Zahlen wie games=100; „{ $text }“ ist nichts davon. Die Namen sind { $names }.
error-proxy = Ein Proxy wird mit seiner Adresse genannt, etwa 10.0.0.2 oder 10.0.0.0/24, nicht „{ $text }“.
error-data-folder = In { $file } lassen sich keine Partien aufbewahren. { $reason }
error-data-full = Auf dem Datenträger ist kein Platz mehr für { $file }. Schaffe Platz oder nenne mit --data einen anderen Ordner.
error-database-address = Die Adresse in { $variable } ist nicht die einer PostgreSQL-Datenbank. Sie sieht so aus: postgresql://name:passwort@rechner/datenbank.
error-database-unusable = Die Datenbank { $file } kann nicht benutzt werden: { $reason }
error-redis-address = Die Adresse in { $variable } ist nicht die eines Redis. Sie sieht so aus: redis://rechner:6379/0.
error-data-foreign = { $file } ist keine Datenbank von Brandubh und blieb, wie sie war. Nenne mit --data einen anderen Ordner.
error-data-newer = { $file } stammt von einem neueren Brandubh. Aktualisiere dieses oder nenne mit --data einen anderen Ordner.
error-data-damaged = { $file } ist beschädigt. Setze eine Sicherung an ihre Stelle oder nenne mit --data einen anderen Ordner.
error-data-upgrade = { $file } ließ sich nicht auf den neuen Stand bringen und blieb, wie sie war. { $reason }
error-data-locked = Ein anderes Programm hält { $file } gesperrt. Versuche es wieder, wenn es beendet ist.
