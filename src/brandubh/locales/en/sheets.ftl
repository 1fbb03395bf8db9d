### Sheets to be printed, and sets of puzzles.

sheet-make = Print a sheet
sheet-default = Brandubh puzzles
sheet-intro = Two pages for a class: the boards, and the solutions. Your browser prints them or saves them as a PDF.
sheet-intro-study = The chapters of a study with their words. Your browser prints them or saves them as a PDF.
sheet-intro-lesson = The steps of a lesson, and their solutions. Your browser prints them or saves them as a PDF.
sheet-print = Print
sheet-heading = Title on the sheet
sheet-count = How many puzzles
sheet-solutions = With solutions
sheet-others = Other puzzles
sheet-share = Share the sheet
sheet-solve = Solve on the screen
sheet-solve-share = Share as a set to solve
sheet-preview = The sheet as it is printed
sheet-name = Name
sheet-date = Date
sheet-answers = Solutions
sheet-king = King
sheet-man = { $side ->
    [attackers] Attacker
   *[defenders] Defender
}
sheet-turn = { $side ->
    [attackers] Attackers to move
   *[defenders] Defenders to move
}
sheet-board = Board { $number }: { $task }
sheet-failed = This sheet cannot be made
sheet-none = No puzzle is like that.
sheet-choose = Choose puzzles

## A set of puzzles, solved one after the other

set-name = A set of puzzles
set-place = Puzzle { $number } of { $count }
set-solved = { $solved ->
    [0] none solved yet
   *[other] { $solved } solved
}
set-done = All solved. Well done!
set-previous = Previous puzzle
