### The frame of every page: top bar, menus, titles, notices.

title = { $page } · Brandubh
title-play = Play
title-course = Course
title-learn = Learn in a minute
title-lesson = Lesson
title-puzzle = Puzzle
title-puzzles = Puzzles
title-train = Training
title-streak = Streak
title-storm = Storm
title-history = Training history
title-drill = Drill
title-drills = Drills
title-game = Game
title-join = Invitation
title-analyse = Analysis
title-rules = Rules
title-editor = Your own rules
title-games = My games
title-studies = My studies
title-study = Study
title-sheet = Printed sheet
title-about = About
title-theory = What is known
title-not-found = Not found

home = Brandubh, first page
skip = Skip to the content
nav = Pages
nav-play = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-rules = Rules
nav-analyse = Analyse
nav-games = My games
menu = Menu
close = Close
try-again = Try again

language = Language
appearance = Appearance
theme = Light and dark
theme-system = System
theme-light = Light
theme-dark = Dark
board-theme = Board
board-theme-ballinderry = Ballinderry
board-theme-manuscript = Manuscript
board-theme-slate = Slate
piece-set = Pieces
piece-set-discs = Discs
piece-set-pegs = Pegs
piece-set-flat = Flat
playing = Playing
setting-volume = Volume
setting-coach = Coach: warns of blunders against the computer
setting-confirm = Confirm each move
setting-auto-flip = Turn the board to the side to move, for two people
setting-openings = Count my finished games in the openings
setting-coordinates = Coordinates
setting-sound = Sounds
setting-animation = Animations
setting-zen = Zen mode: only the board
leave-zen = Leave zen mode

keys = Keys
key-keys = Show this list
key-zen = Zen mode on or off

not-found = No such page
not-found-text = This address leads nowhere. The board is where it always is.
not-found-action = To the board
page-error = This page did not open

server-away = The server does not answer. What you see is kept here; games go on once it is back.
server-back = The server answers again.
