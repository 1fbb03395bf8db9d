### The analysis board, the report, and learning from one’s mistakes.

analyse-title = Analysis board
analyse-to-game = the game
analyse-panels = Moves, openings and report
analyse-openings = Openings
analyse-no-moves = Move a piece, or open a game. Your variations, comments and signs appear here.
analyse-new = A new board
analyse-failed = This could not be opened
analyse-broken-link = The link is not complete. Ask for it once more, or copy it whole.
analyse-cancel = Cancel
analyse-more = More

## The engine

analyse-engine = The engine’s opinion
analyse-start = Start the engine
analyse-stop = Stop the engine
analyse-key-engine = Engine on or off
analyse-threat = Show the threat
analyse-lines = How many lines
analyse-thinking = thinking …
analyse-off = engine off
analyse-depth = depth { $depth }
analyse-speed = { $speed } positions/s
analyse-from-tables = from the tables
analyse-to-the-end = calculated to the end
analyse-rest-report = rests during the report
analyse-rest-learn = rests while you learn
analyse-engine-failed = The engine has stopped. Start it again.
analyse-play-line = { $move }: { $score }
analyse-line-whole = Show the whole of line { $number }
analyse-bar = Defenders’ chance to win: { $chance }. { $score }
analyse-bar-empty = Not judged yet

analyse-score-even = Even
analyse-score-better-attackers = The attackers are better by { $men } men.
analyse-score-better-defenders = The defenders are better by { $men } men.
analyse-score-win-attackers = { $moves ->
    [one] The attackers win in one move.
   *[other] The attackers win in { $moves } moves.
}
analyse-score-win-defenders = { $moves ->
    [one] The defenders win in one move.
   *[other] The defenders win in { $moves } moves.
}
analyse-score-won-attackers = The attackers have won.
analyse-score-won-defenders = The defenders have won.
analyse-score-repetition-attackers = Decided by repetition: the attackers win.
analyse-score-repetition-defenders = Decided by repetition: the defenders win.
analyse-score-short-men = { $side ->
    [attackers] Attackers { $figure }
   *[defenders] Defenders { $figure }
}
analyse-score-short-win = { $side ->
    [attackers] Attackers: win in { $moves }
   *[defenders] Defenders: win in { $moves }
}
analyse-score-short-won = { $side ->
    [attackers] Attackers have won
   *[defenders] Defenders have won
}
analyse-score-short-repetition = { $side ->
    [attackers] Attackers: by repetition
   *[defenders] Defenders: by repetition
}
analyse-score-repetition-short = rep

## Perfect play

analyse-perfect = Perfect play
analyse-perfect-draw = Neither side can force a win: a draw.
analyse-perfect-repetition = Neither side can force a win: repetition decides.
analyse-perfect-worth = { $worth ->
    [win] Win in { $moves }
    [win-repetition] Win by repetition
    [draw] Draw
    [repetition] Repetition
    [loss-repetition] Loss by repetition
   *[loss] Loss in { $moves }
}

## Moves

analyse-remarks = Remarks on this move
analyse-signs = { $about ->
    [move] Sign for the move
   *[position] Sign for the position
}
analyse-comment = Comment
analyse-comment-hint = What do you say about this move?
analyse-promote = Make this variation the main line
analyse-delete = Delete from here on
analyse-restore = Bring back what was deleted
analyse-symbol-good = Good move
analyse-symbol-mistake = Mistake
analyse-symbol-brilliant = Brilliant move
analyse-symbol-blunder = Blunder
analyse-symbol-interesting = Interesting move
analyse-symbol-dubious = Dubious move
analyse-symbol-even = Even position
analyse-symbol-unclear = Unclear position
analyse-symbol-defenders = Defenders better
analyse-symbol-attackers = Attackers better
analyse-draw = Draw
analyse-draw-hint = Right mouse button: Shift red, Alt blue, both yellow.
analyse-draw-wipe = Wipe off the drawings
analyse-pens = Colours to draw with
analyse-pen = { $color ->
    [green] Green
    [red] Red
    [blue] Blue
   *[yellow] Yellow
}
analyse-key-up = Previous variation, or first position
analyse-key-down = Next variation, or last position

## The report

analyse-report = Report
analyse-report-about = The engine looks at every move of the main line and says how well each side played, where the game turned, and what would have been better.
analyse-report-make = Make the report
analyse-report-empty = There are no moves yet.
analyse-report-again = Make it again
analyse-report-progress = Making the report
analyse-report-stop = Stop
analyse-accuracy = Accuracy
analyse-count-inaccuracy = Inaccuracies ?!
analyse-count-mistake = Mistakes ?
analyse-count-blunder = Blunders ??
analyse-count-next = { $side ->
    [attackers] Attackers
   *[defenders] Defenders
}: { $flaw ->
    [inaccuracy] { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
    [mistake] { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
   *[blunder] { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
}. Go to the next.
analyse-flaw-inaccuracy = Inaccuracy
analyse-flaw-mistake = Mistake
analyse-flaw-blunder = Blunder
analyse-turns = Turning points
analyse-turns-none = The game never turned at a single move.
analyse-turn = { $side ->
    [attackers] The attackers’ chance fell from { $from } to { $to }.
   *[defenders] The defenders’ chance fell from { $from } to { $to }.
}
analyse-better = better:
analyse-annotate = Put better moves into the tree
analyse-annotated = The better moves are in the tree.
analyse-graph = How the game went
analyse-graph-start = Start
analyse-graph-move = Move { $number }, { $move }
analyse-graph-point = { $move }: defenders’ chance { $chance }. { $score }
analyse-graph-chance = defenders’ chance { $chance }
analyse-graph-turn = Turning point

## Learning

analyse-learn = Learn from your mistakes
analyse-learn-side = { $side ->
    [attackers] Attackers ({ $count })
   *[defenders] Defenders ({ $count })
}
analyse-learn-count = { $number } of { $count }
analyse-learn-ask = { $side ->
    [attackers] { $move } was played here. Find a better move for the attackers.
   *[defenders] { $move } was played here. Find a better move for the defenders.
}
analyse-learn-judging = Looking at it …
analyse-learn-played = That is what was played. There is something better.
analyse-learn-not-yet = { $move } is not it yet. Try another move.
analyse-learn-good = Good! { $move } holds on to what you had.
analyse-learn-solution = { $move } would have been best.
analyse-learn-line-best = Better
analyse-learn-line-played = What was played, and what follows
analyse-why-missed = { $moves ->
    [one] { $move } would have won at once.
   *[other] { $move } would have forced a win in { $moves } moves.
}
analyse-why-lost = After { $move } { $winner ->
    [attackers] { $moves ->
        [one] the attackers can win at once.
       *[other] the attackers can force a win in { $moves } moves.
    }
   *[defenders] { $moves ->
        [one] the defenders can win at once.
       *[other] the defenders can force a win in { $moves } moves.
    }
}
analyse-why-chance = { $side ->
    [attackers] { $move } lowers the attackers’ chance to win from { $from } to { $to }.
   *[defenders] { $move } lowers the defenders’ chance to win from { $from } to { $to }.
}
analyse-learn-done = { $solved ->
    [0] That was all. Next time you will find some of them.
    [one] That was all: you found one of { $count } at the first try.
   *[other] That was all: you found { $solved } of { $count } at the first try.
}
analyse-learn-solve = Show the solution
analyse-learn-skip = Skip
analyse-learn-next = Next
analyse-learn-finish = Finish
analyse-learn-leave = Back to the analysis

## Setting up a position

analyse-editor = Set up a position
analyse-editor-tool = What your taps do
analyse-editor-move = Carry pieces
analyse-editor-attacker = Place an attacker
analyse-editor-defender = Place a defender
analyse-editor-king = Place the king
analyse-editor-erase = Take a piece away
analyse-editor-hint-move = Drag pieces to where you want them, or off the board.
analyse-editor-hint-place = Tap the squares; tap once more to take the piece away.
analyse-editor-start = Start position
analyse-editor-clear = Empty board
analyse-editor-turn = Whose turn it is
analyse-position-text = Position as text
analyse-editor-wrong = This is not a position text.
analyse-editor-fine = This position is possible.
analyse-editor-done = Analyse it

## Opening

analyse-open = Open a game or position
analyse-open-text = Paste a game or a position
analyse-open-hint = 1. d2-e2 d3-f3 …
analyse-open-rules = Rules, if the text names none
analyse-open-about = You can also drop a game file anywhere on this page. If there are several games in it, the first one opens.
analyse-open-file = From a file
analyse-open-do = Open
analyse-drop = Drop the game file here

## Sharing

analyse-share = Share and save
analyse-share-analysis = Link to this analysis, everything in it
analyse-share-game = Link to the game
analyse-share-position = Link to this position
analyse-share-text = This position as text
analyse-share-files = As a file
analyse-share-file = Game file
analyse-share-svg = SVG picture
analyse-share-png = PNG picture
analyse-share-gif = Animated GIF
analyse-share-making = { $form ->
    [gif] Making the GIF …
   *[other] Drawing the picture …
}
analyse-share-frames = Frame { $frames } of { $of }
analyse-copy = Copy: { $what }
analyse-copied = Copied.
analyse-copy-by-hand = The browser does not let us copy. Select the text and copy it yourself.
