### The rules page and the editor of rules. The rules themselves are in rules.ftl.

rulebook-heading = The rules of Brandubh
rulebook-title = Rules: { $name }
rulebook-rulesets = Rulesets
rulebook-contents = Contents
rulebook-print = Print
rulebook-hint = Every diagram can be played on: move its pieces, or let it show you the clause at work.
rulebook-differences = Differences side by side
rulebook-differences-text = Whatever is not in this table is the same in all of them.
rulebook-origins = Where the rulesets come from

## The summary above the clauses. What it says depends on the ruleset, as the clauses do.

summary-heading = In short
summary-move-title = How pieces move
summary-move = { $men ->
    [one] { $king ->
        [one] One square at a time, straight, never diagonally.
       *[any] The king like the rook in chess: straight, as far as the way is free. Men go one square.
    }
   *[any] { $king ->
        [one] Like the rook in chess: straight, as far as the way is free; but the king goes one square.
       *[any] Like the rook in chess: straight, as far as the way is free.
    }
} { $closed ->
    [both] Only the king may stop on the throne and the corners.
    [throne] Only the king may stop on the throne.
    [corners] Only the king may stop on the corners.
   *[none] No square is for the king alone.
}
summary-capture-title = How a man is captured
summary-capture = Close him in between two of your pieces, in a straight line. { $hostile ->
    [both] A corner or the empty throne can be one of the two.
    [corners] A corner can be one of the two.
    [throne] The empty throne can be one of the two.
   *[none] It always takes two.
} Stepping in between is safe.
summary-escape-title = How the king escapes
summary-escape = { $escape ->
    [edges] The defenders win as soon as the king reaches the edge of the board.
   *[corners] The defenders win as soon as the king reaches a corner.
}
summary-king-title = How the king is captured
summary-king = { $elsewhere ->
    [4] The attackers win when they close him in on every side
   *[2] The attackers win when they close him in between two, like a man
}{ $throne ->
    [4] { $elsewhere ->
        [4] .
       *[2] ; on his throne it takes four.
    }
   *[2] { $elsewhere ->
        [4] ; on his throne two are enough.
       *[2] .
    }
}{ $encirclement ->
    [yes] { " " }They also win with a closed ring around him and all his men.
   *[no] { "" }
}

clause-link = Link to { $number }, { $title }

diagram-label = Diagram: { $title }
diagram-show = Show me
diagram-reset = Reset

editor-text = Choose what you like: beside each choice stands what it means. A game by your rules is one tap away.
editor-unnamed = My rules
editor-name = Name
editor-from = Take over from
editor-from-choose = a ruleset …
editor-start = Start position
editor-start-usual = As it was
editor-start-text = Position as text
editor-start-help = Seven ranks from 7 down to 1: t an attacker, T a defender, K the king, a digit that many empty squares.
editor-valid = These rules can be played.
editor-same = These rules can be played. They are the same as: { $name }.
editor-play = Play by these rules
editor-read = Read them
editor-save = Save as a file
editor-load = Load a file
editor-no-rules = There is no ruleset in { $file }.

field-first = Who moves first
field-escape = Where the king escapes
field-men-may-cross = Men may cross the empty throne
field-king-may-return = The king may return to the throne
field-throne-restricted = The throne is for the king alone
field-corners-restricted = The corners are for the king alone
field-king-range = How far the king goes
field-men-range = How far men go
field-king-armed = The king captures
field-corners-hostile = Corners are hostile
field-throne-hostile-to-attackers = The throne is hostile to attackers
field-throne-hostile-to-defenders = The throne is hostile to the king’s men
field-throne-hostile-to-king = The throne is hostile to the king
field-king-taken-elsewhere = Attackers it takes to capture the king
field-king-taken-on-throne = … on the throne
field-king-taken-beside-throne = … beside the throne
field-king-taken-at-edge = … at the edge
field-throne-counts-as-closed = The empty throne is a wall to a king who is captured by four
field-encirclement = Encirclement wins
field-no-moves = A side without a move
field-repetition = Repetition counts
field-repetition-verdict = Then

value-attackers = Attackers
value-defenders = Defenders
value-corners = Corners
value-edges = The whole edge
value-yes = Yes
value-no = No
value-never = Never
value-when-empty = While empty
value-always = Always
value-2 = Two
value-4 = Four
value-any = Any distance
value-one = One square
value-as-elsewhere = As elsewhere
value-by-two = Two
value-by-three = Three
value-loss = Loses
value-draw = A draw
value-three-loops = The same loop three times in a row
value-third-loop = The same loop for the third time
value-fourth-time = A position for the fourth time
value-third-time = A position for the third time
value-second-time = A position for the second time
value-none = Not at all
value-choice = Whoever had the choice loses
value-defenders-lose = The defenders lose
