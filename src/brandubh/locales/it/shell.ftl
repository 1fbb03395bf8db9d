### La cornice di ogni pagina: barra in alto, menu, titoli, avvisi.

title = { $page } · Brandubh
title-play = Gioca
title-course = Corso
title-learn = Impara in un minuto
title-lesson = Lezione
title-puzzle = Problema
title-puzzles = Problemi
title-train = Allenamento
title-streak = Serie
title-storm = Tempesta
title-history = Storico degli allenamenti
title-drill = Esercizio
title-drills = Esercizi
title-game = Partita
title-join = Invito
title-analyse = Analisi
title-rules = Regole
title-editor = Regole su misura
title-games = Le mie partite
title-studies = I miei studi
title-study = Studio
title-sheet = Scheda da stampare
title-about = Informazioni
title-theory = Che cosa si sa
title-not-found = Pagina non trovata

home = Brandubh, prima pagina
skip = Vai al contenuto
nav = Pagine
nav-play = Gioca
nav-learn = Impara
nav-puzzles = Problemi
nav-rules = Regole
nav-analyse = Analizza
nav-games = Le mie partite
menu = Menu
close = Chiudi
try-again = Riprova

language = Lingua
appearance = Aspetto
theme = Chiaro o scuro
theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
board-theme = Scacchiera
board-theme-ballinderry = Ballinderry
board-theme-manuscript = Manoscritto
board-theme-slate = Ardesia
piece-set = Pezzi
piece-set-discs = Dischi
piece-set-pegs = Pioli
piece-set-flat = Piatti
playing = Gioco
setting-volume = Volume
setting-coach = Allenatore: avverte degli errori gravi contro il computer
setting-confirm = Conferma ogni mossa
setting-auto-flip = In due, gira la scacchiera verso chi muove
setting-openings = Conta le mie partite finite nelle aperture
setting-coordinates = Coordinate
setting-sound = Suoni
setting-animation = Animazioni
setting-zen = Modalità zen: solo la scacchiera
leave-zen = Esci dalla modalità zen

keys = Tasti
key-keys = Mostra questo elenco
key-zen = Attiva o disattiva la modalità zen

not-found = Pagina non trovata
not-found-text = Questo indirizzo non porta da nessuna parte. La scacchiera è sempre al suo posto.
not-found-action = Alla scacchiera
page-error = La pagina non si è aperta

server-away = Il server non risponde. Quello che vedi è conservato qui; le partite riprendono quando torna.
server-back = Il server risponde di nuovo.
