### Le cadre de chaque page : barre du haut, menus, titres, avis.

title = { $page } · Brandubh
title-play = Jouer
title-course = Cours
title-learn = Apprendre en une minute
title-lesson = Leçon
title-puzzle = Problème
title-puzzles = Problèmes
title-train = Entraînement
title-streak = Série
title-storm = Tempête
title-history = Historique de l’entraînement
title-drill = Exercice
title-drills = Exercices
title-game = Partie
title-join = Invitation
title-analyse = Analyse
title-rules = Règles
title-editor = Vos propres règles
title-games = Mes parties
title-studies = Mes études
title-study = Étude
title-sheet = Feuille à imprimer
title-about = À propos
title-theory = Ce que l’on sait
title-not-found = Page introuvable

home = Brandubh, première page
skip = Aller au contenu
nav = Pages
nav-play = Jouer
nav-learn = Apprendre
nav-puzzles = Problèmes
nav-rules = Règles
nav-analyse = Analyser
nav-games = Mes parties
menu = Menu
close = Fermer
try-again = Réessayer

language = Langue
appearance = Apparence
theme = Clair ou sombre
theme-system = Système
theme-light = Clair
theme-dark = Sombre
board-theme = Plateau
board-theme-ballinderry = Ballinderry
board-theme-manuscript = Manuscrit
board-theme-slate = Ardoise
piece-set = Pièces
piece-set-discs = Disques
piece-set-pegs = Chevilles
piece-set-flat = Plates
playing = Jeu
setting-volume = Volume
setting-coach = Conseils : prévient des gaffes contre l’ordinateur
setting-confirm = Confirmer chaque coup
setting-auto-flip = À deux, tourner le plateau vers le camp au trait
setting-openings = Compter mes parties finies dans les ouvertures
setting-coordinates = Coordonnées
setting-sound = Sons
setting-animation = Animations
setting-zen = Mode zen : le plateau seul
leave-zen = Quitter le mode zen

keys = Raccourcis clavier
key-keys = Afficher cette liste
key-zen = Activer ou quitter le mode zen

not-found = Page introuvable
not-found-text = Cette adresse ne mène nulle part. Le plateau, lui, est toujours à sa place.
not-found-action = Vers le plateau
page-error = Cette page ne s’est pas ouverte

server-away = Le serveur ne répond pas. Ce que vous voyez est conservé ici ; les parties reprendront à son retour.
server-back = Le serveur répond de nouveau.
