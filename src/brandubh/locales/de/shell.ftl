### Der Rahmen jeder Seite: obere Leiste, Menüs, Titel, Hinweise.

title = { $page } · Brandubh
title-play = Spielen
title-course = Kurs
title-learn = In einer Minute gelernt
title-lesson = Lektion
title-puzzle = Aufgabe
title-puzzles = Aufgaben
title-train = Training
title-streak = Serie
title-storm = Sturm
title-history = Trainingsverlauf
title-drill = Übung
title-drills = Übungen
title-game = Partie
title-join = Einladung
title-analyse = Analyse
title-rules = Regeln
title-editor = Eigene Regeln
title-games = Meine Partien
title-studies = Meine Studien
title-study = Studie
title-sheet = Blatt zum Drucken
title-about = Über das Spiel
title-theory = Was man weiß
title-not-found = Nicht gefunden

home = Brandubh, erste Seite
skip = Zum Inhalt
nav = Seiten
nav-play = Spielen
nav-learn = Lernen
nav-puzzles = Aufgaben
nav-rules = Regeln
nav-analyse = Analysieren
nav-games = Meine Partien
menu = Menü
close = Schließen
try-again = Noch einmal versuchen

language = Sprache
appearance = Aussehen
theme = Hell oder dunkel
theme-system = System
theme-light = Hell
theme-dark = Dunkel
board-theme = Brett
board-theme-ballinderry = Ballinderry
board-theme-manuscript = Handschrift
board-theme-slate = Schiefer
piece-set = Figuren
piece-set-discs = Scheiben
piece-set-pegs = Stifte
piece-set-flat = Flach
playing = Spielen
setting-volume = Lautstärke
setting-coach = Trainer: warnt vor groben Fehlern gegen den Computer
setting-confirm = Jeden Zug bestätigen
setting-auto-flip = Zu zweit: Brett zur Seite am Zug drehen
setting-openings = Meine beendeten Partien bei den Eröffnungen mitzählen
setting-coordinates = Koordinaten
setting-sound = Töne
setting-animation = Animationen
setting-zen = Zen: nur das Brett
leave-zen = Zen beenden

keys = Tasten
key-keys = Diese Liste zeigen
key-zen = Zen ein oder aus

not-found = Diese Seite gibt es nicht
not-found-text = Die Adresse führt nirgendwohin. Das Brett steht da, wo es immer steht.
not-found-action = Zum Brett
page-error = Diese Seite ließ sich nicht öffnen

server-away = Der Server antwortet nicht. Was du siehst, ist hier gespeichert; die Partien gehen weiter, sobald er wieder da ist.
server-back = Der Server antwortet wieder.
