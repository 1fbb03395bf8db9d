### Puzzles: what a solution is about, and the page on which one is solved.

puzzle-theme-two-corners = Two corners
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-throne-trick = Throne trick
puzzle-theme-corner-capture = Capture against a corner
puzzle-theme-double-capture = Double capture
puzzle-theme-quiet-move = Quiet move
puzzle-theme-defence = Defence
puzzle-theme-escape = Escape
puzzle-theme-king-hunt = King hunt
puzzle-theme-encirclement = Encirclement
puzzle-theme-last-man = The last attacker
puzzle-theme-blockade = Blockade

puzzle-today = Puzzle of the day
puzzle-name = Puzzle { $id }
puzzle-task = { $goal ->
    [escape] Defenders to move: bring the king to a corner in { $moves } moves.
    [capture] Attackers to move: capture the king in { $moves } moves.
    [encirclement] Attackers to move: encircle the king and all his men in { $moves } moves.
    [no_men] Defenders to move: capture the last attacker in { $moves } moves.
   *[other] { $side ->
        [attackers] Attackers to move: leave the defenders without a move in { $moves } moves.
       *[defenders] Defenders to move: leave the attackers without a move in { $moves } moves.
    }
}
puzzle-grade = { $grade ->
    [1] Very easy
    [2] Easy
    [3] Medium
    [4] Hard
   *[5] Very hard
}
puzzle-begin = Find the winning move on the board.
puzzle-judging = Looking at { $move } …
puzzle-right = { $move } is right. The answer is { $reply }. What now?
puzzle-solved = Solved!
puzzle-loses = { $move } is a mistake: after { $reply } { $side ->
    [attackers] the attackers win
   *[defenders] the defenders win
}{ $moves ->
    [one] .
   *[other] { " " }in { $moves } moves.
}
puzzle-gone = { $move } lets the win go: after { $reply } { $side ->
    [attackers] the attackers hold out.
   *[defenders] the defenders hold out.
}
puzzle-given-up = { $move } lets the win go.
puzzle-slow = { $move } is too slow: you could have won at once.
puzzle-hint = Hint
puzzle-hint-theme = Think of this: { $theme }.
puzzle-hint-piece = { $piece ->
    [king] Move the king on { $square }.
   *[man] Move the man on { $square }.
}
puzzle-show = Show the solution
puzzle-solution = Solution
puzzle-restart = From the start
puzzle-themes = What it is about
puzzle-next = Next puzzle

## The list

puzzles-intro = Each has one winning move, proven by machine.
puzzles-all = All puzzles
puzzles-theme = Theme
puzzles-grade = Grade
puzzles-side = Side to move
puzzles-length = Length
puzzles-all-themes = All themes
puzzles-all-grades = All grades
puzzles-all-sides = Both sides
puzzles-all-lengths = Any length
puzzles-all-rules = All rules
puzzles-moves = { $moves ->
    [one] In one move
   *[other] In { $moves } moves
}
puzzles-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}{ $solved ->
    [0] {""}
   *[other] , { $solved } of them solved
}
puzzles-alone = Solved
puzzles-helped = Solved with help
puzzles-none = No puzzle is like that.
puzzles-clear = Show all
puzzles-more = Show more

puzzles-failed = Not solved
puzzle-gone-for-certain = { $move } lets the win go: after { $reply } neither side can force a win.
puzzle-certain = Certain, by the tables of perfect play.

## Why a move of the solution is played

explain-corners = The king has { $count } ways out at once: { $squares }.
explain-threatens = { $goal ->
    [escape] Threatens to escape at { $squares }.
    [capture] Threatens to capture the king.
    [encirclement] Threatens to close the ring around the king and his men.
    [no_men] Threatens to take the last attacker.
   *[other] Threatens to leave the other side without a move.
}
explain-stops = { $goal ->
    [escape] Stops the king, who was about to escape.
    [capture] Saves the king, who was about to be captured.
    [encirclement] Keeps the ring from being closed.
    [no_men] Saves the last attacker.
   *[other] Keeps a move to make.
}
explain-quiet = A quiet move: no threat yet, but no answer holds.
explain-only-move = Of { $count } moves the only one that keeps the win.
explain-only-answer = The only answer that does not lose at once.
explain-no-answer = No answer helps any more.
explain-answers = One of { $count } answers that do not lose at once.
explain-holds-out = The answer that holds out longest.
