### What cannot be read: positions, moves, rulesets, game files. `error-` and the code of the error.

error-square = Squares are named a1 to g7, not “{ $text }”.
error-side = A side is attackers or defenders, not “{ $text }”.
error-piece = “{ $text }” is no piece: use t (attacker), T (defender) or K (king).
error-move-text = A move is written like d2-e2, or e2-d2xc2xd3 with captures, not “{ $text }”.
error-move-uci = An engine’s move is written like d2e2, not “{ $text }”.
error-language = The languages are { $languages }, not “{ $text }”.

## Positions

error-position-no-king = There is no king.
error-position-many-kings = There is more than one king.
error-position-many-attackers = There are too many attackers.
error-position-many-defenders = There are too many defenders.
error-position-man-on-throne = A man stands on the throne.
error-position-man-on-corner = A man stands on a corner.
error-position-ranks = A board has seven ranks with “/” between them; here { $count ->
    [one] there is one.
   *[other] there are { $count }.
}
error-position-rank = Rank { $rank } has { $count ->
    [one] one square
   *[other] { $count } squares
} instead of seven.
error-position-letter = “{ $letter }” in rank { $rank } is no piece: write t, T, K, or a digit from 1 to 7 for empty squares.
error-position-fields = A position is a board, a space, and b or w for the side to move, not “{ $text }”.
error-position-side = The side to move is b (attackers) or w (defenders), not “{ $text }”.
error-opentafl-piece = “{ $letter }” is { $kind ->
    [king] a king of the attackers
    [knight] a knight
    [commander] a commander
    [mercenary] a mercenary
   *[guard] a guard
}; only t, T and K play here.
error-opentafl-empty = { $text } empty squares do not fit into a rank of seven.
error-opentafl-resignation = “---” is a resignation, not a move.
error-opentafl-move = OpenTafl writes moves like d2-e2, Kd4-d3 or d7-d6xd5/Kc6, not “{ $text }”.

## Rulesets

error-rules-unknown = No ruleset is called “{ $name }”; there are { $presets }.
error-rules-name = A ruleset’s name has 1 to 60 printable characters.
error-rules-start = The start position needs one king.
error-rules-start-men = In the start position { $closed ->
    [both] no man may stand on the throne or a corner.
    [throne] no man may stand on the throne.
   *[corners] no man may stand on a corner.
}
error-rules-start-over = By these rules the game is over before it begins: { $ending ->
    [escape] the king stands where he wins.
    [no_men] there are no attackers.
    [encirclement] the king and all his men are encircled.
   *[no_moves] { $side ->
        [attackers] the attackers, who begin, cannot move.
       *[defenders] the defenders, who begin, cannot move.
    }
}
error-rules-table = A ruleset is a table of fields and values.
error-rules-field = { $near ->
    [none] There is no field “{ $field }”.
   *[other] There is no field “{ $field }”. Is { $near } meant?
}
error-rules-value = { $field } must be one of { $choices }, not “{ $text }”.
error-rules-truth = { $field } must be true or false, not “{ $text }”.
error-rules-text = { $field } must be text, not “{ $text }”.
error-rules-json = This is not JSON from line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) } on.
error-rules-toml = This is not TOML from line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) } on.
error-rules-deep = There are too many brackets inside brackets.

## Files

error-cannot-read = Cannot read { $file }. { $reason }
error-cannot-write = Cannot write { $file }. { $reason }
error-in-file = In { $file }: { $reason }
error-file-missing = There is no such file or folder.
error-file-folder = It is a folder.
error-file-no-folder = It is not a folder.
error-file-other = There is something that is not a file.
error-file-forbidden = Access is not allowed.
error-file-encoding = It is not a text file in UTF-8.
error-file-large = It is too large, or has a line that is too long, for what it should be.
error-file-system = The system says: { $text }

## Games and game files

error-record = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $reason }
error-record-none = There is no game in this text.
error-record-long = This game is too long: more than { $most } moves.
error-record-tag = A tag is written [Name "value"].
error-record-tag-twice = The tag { $tag } stands here twice.
error-record-comment = This comment is never closed.
error-record-endless = This would be a game longer than any: the file is read no further.
error-record-letter = “{ $letter }” means nothing here.
error-record-symbol = { $symbol } follows no move.
error-record-variation-first = A variation needs a move before it.
error-record-variation-empty = This variation is empty.
error-record-variation = This variation is never closed.
error-record-bracket = This bracket closes nothing.
error-record-result = A result is one of { $choices }, not “{ $text }”.
error-record-result-tags = The result is { $result } here but { $tag } in the tags.
error-record-result-board = The result is { $result }, but on the board it is { $board }.
error-record-end = A termination is one of { $choices }, not “{ $text }”.
error-record-end-board = The game is said to end by { $said }, but on the board it ends by { $board }.
error-record-end-open = The game is said to end by { $said }, but on the board it is not over.
error-list-fields = A game has four fields, moves,white lost,black lost,result, not { $count }.
error-list-lost = { $side ->
    [attackers] Black lost { $count ->
        [one] one man
       *[other] { $count } men
    }, not “{ $text }”.
   *[defenders] White lost { $count ->
        [one] one man
       *[other] { $count } men
    }, not “{ $text }”.
}
error-clock = A clock is written h:mm:ss, not “{ $text }”.
error-evaluation = An evaluation is written like -0.35 or #3, not “{ $text }”.
error-evaluation-both = An evaluation is either a number of men or a forced win, not both.
error-header-own = { $name } is no header of its own: the game itself says it.
error-header-name = A header’s name is made of letters, digits and _, not “{ $name }”.
error-tree-node = Move { $number } of the tree needs a move and a parent before it.
error-game-declared = Only the board tells whether a game ends by { $termination }.
error-match-names = The players of a match need different names, not “{ $name }” twice.
error-match-sets = The second set of a match has the same rules and players, with the sides swapped.
error-match-over = A match has two sets.

## The server

error-too-long = That is too long: at most { $most } characters or entries.
error-not-json = This is not JSON.
error-animation-long = An animation shows at most { $most } moves.
error-animation-large = An animation of { $moves } moves can be at most { $most } pixels wide.
error-busy-tables = Tables are being built for too many rulesets. Try again in a moment.
error-table-missing = { $most ->
    [0] There are no tables of these rules here.
   *[other] This position has { $pieces } pieces; the tables here go up to { $most }.
}
error-table-damaged = A table is damaged and must be built again.
error-no-bundle = The web pages have not been built.
