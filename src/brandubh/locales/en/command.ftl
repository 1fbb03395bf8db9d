### What commands say in several languages: boards in words, puzzles that are solved in the terminal, what can go wrong.

words-board = { $piece ->
    [attacker] Attackers
    [defender] Defenders
   *[king] King
}: { $squares ->
    [none] none
   *[other] { $squares }
}
words-turn = { $side ->
    [attackers] The attackers are to move.
   *[defenders] The defenders are to move.
}

solve-title = Puzzle { $id }, rules { $rules }. { $grade } ({ NUMBER($difficulty, useGrouping: 0) }).
solve-intro = Type a move like d2-e2. help lists what else you can type.
solve-prompt = { $number }. { $side ->
    [attackers] attackers
   *[defenders] defenders
}>
solve-help-move = play a move (d2e2 and d2 e2 will do)
solve-help-square = show where the piece on d2 can go
solve-help-hint = a hint; a second one tells the piece
solve-help-solution = give up and see the solution
solve-help-again = begin again with the first move
solve-help-moves = list every legal move
solve-help-board = show the board again
solve-help-flip = turn the board round
solve-help-next = leave this puzzle for another
solve-help-quit = stop
solve-labelled = { $label }: { $text }
solve-try-again = Try again.
solve-no-moves = There are no moves.
solve-next-one = Press Enter for the next puzzle, or type quit.
solve-no-more = There are no more puzzles.
solve-score = { $all ->
    [one] Solved: { $count } of 1 puzzle.
   *[other] Solved: { $count } of { $all } puzzles.
}{ $helped ->
    [0] {""}
   *[other] {" "}With hints: { $helped }.
}
solve-bye = Until next time.

error-puzzle-none = No puzzle is like that.
error-puzzle-theme = No theme is called “{ $text }”; there are { $choices }.
error-input-twice = Standard input can be read once, and it is { $first } already: { $second } needs a file.
error-output-twice = Standard output takes one thing: leave out --json, or name a file after { $option }.
error-output-read = { $option } names a file that is read again: standard output will not do.
error-save-of-position = --save keeps judged games: leave it out for a position.
error-side-alone = --side goes with --level: without the computer, both sides are yours.
error-names-and-level = Against the computer only one player has a name: leave out --attackers or --defenders.
