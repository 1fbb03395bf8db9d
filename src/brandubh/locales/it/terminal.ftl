### Che cosa dicono i comandi in un terminale, e che cosa vi può andare storto.

terminal-rules = { $command } NOME dice che cosa dice un regolamento.
terminal-rules-id = identificativo delle regole: { $id }

error-side-to-play = Una squadra è attackers (attaccanti), defenders (difensori) o random (a caso), non «{ $text }».
error-match-fen = Un incontro comincia dalla posizione iniziale: non usare --fen.
error-command = «{ $text }» non è né una mossa come d2-e2 né un comando; help li elenca.
error-nothing-to-undo = Non c’è nessuna mossa da ritirare.
error-save-name = save ha bisogno del nome di un file, per esempio: save partita.txt.
error-theme = Nessun tema si chiama «{ $text }»; ci sono { $choices }.
error-picture-of-game = Si disegna una posizione, non un file di partite: non usare --svg.
error-time = Una durata è un numero di secondi, o si scrive 90s, 10m o 2h, non «{ $text }».
error-two-files = --certificate e --save richiedono due file.
error-folder-without-start = --folder è la cartella della campagna: va con start, e non con --side, --certificate o --save.
error-bench = bench misura tutto, o search, non «{ $text }».
error-no-package = L’app ha bisogno del pacchetto { $package }: { $command }
error-cannot-listen = Impossibile mettersi in ascolto su { $host }, porta { $port }. { $reason }
error-ports = Le porte da { $first } a { $last } sono tutte occupate; indicane un’altra con --port.
error-limits = { $variable } è off, un numero, oppure nomi con numeri come games=100; «{ $text }» non è niente di tutto questo. I nomi sono { $names }.
error-proxy = Un proxy si indica con il suo indirizzo, come 10.0.0.2 o 10.0.0.0/24, non «{ $text }».
error-data-folder = Impossibile conservare partite in { $file }. { $reason }
error-data-full = Sul disco non c’è più spazio per { $file }. Fai spazio, o indica un’altra cartella con --data.
error-database-address = L’indirizzo in { $variable } non è quello di un database PostgreSQL. Ha la forma postgresql://nome:password@server/database.
error-database-unusable = Il database { $file } non può essere usato: { $reason }
error-redis-address = L’indirizzo in { $variable } non è quello di un Redis. Ha la forma redis://server:6379/0.
error-data-foreign = { $file } non è un database di Brandubh ed è rimasto com’era. Indica un’altra cartella con --data.
error-data-newer = { $file } viene da un Brandubh più recente. Aggiorna questo, o indica un’altra cartella con --data.
error-data-damaged = { $file } è danneggiato. Rimetti una copia di riserva al suo posto, o indica un’altra cartella con --data.
error-data-upgrade = Non è stato possibile aggiornare { $file }, che è rimasto com’era. { $reason }
error-data-locked = Un altro programma tiene bloccato { $file }. Riprova quando sarà terminato.
