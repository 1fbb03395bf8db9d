### The rules, clause by clause. Each clause has a title and a body; where a field of the ruleset decides, there is a
### body for each of its values. "Man" means any piece but the king.

section-board = Board and pieces
section-movement = Movement
section-capture = Capture
section-king = Capturing the king
section-endings = The end of the game
section-repetition = Repetition
section-match = The match
section-notation = Writing it down

## Where the rulesets come from

origin-wtf = The rules of the World Tafl Federation, as its English and French documents state them.
origin-wtf-de = The rules of the World Tafl Federation, as its German document states them. They differ from the others in repetition only.
origin-wtf-it = The rules of the World Tafl Federation, as its Italian document states them. They differ from the others in repetition only.
origin-raven = An older English rule sheet. The name is the game’s: brandubh means black raven in Irish. The sheet calls it the smallest game of the tafl family, played in Ireland at least a thousand years ago.
origin-cyningstan = Brandub as the Cyningstan site has it: Damian Walker’s reconstruction from the Irish poems and the boards that were found, as others retell it. What it leaves open is settled as in the older sheet.
origin-magpie = A game outlined by Nigel Suckling in The Leprechaun Companion (1999), as Aage Nielsen’s site has it: the king goes one square at a time and is captured from all sides. What that leaves open is settled as by the federation.
origin-ard-ri = “High king”, a modern game that is said to be Scottish, as the sheet of Dragonheel’s Lair has it: twenty-five pieces that go one square at a time. What it leaves open is settled as in the older sheet.
origin-ard-ri-open = Ard Rí as Aage Nielsen’s site tried it in tournaments: the pieces of Brandubh on a board without special squares. What is open there is settled as by the federation.
origin-custom = Rules of someone’s own making.

## Board and pieces

clause-board-title = The board
clause-board = The board has seven by seven squares. The files are called a to g from left to right, the ranks 1 to 7 from bottom to top.

clause-special-squares-title = Throne and corners
clause-special-squares = The central square, { $throne }, is the throne. The four corners, { $corners }, are also called the provinces.
clause-special-squares-sheet = The central square, { $throne }, is the throne: the king sits there at the start. The throne and the four corners, { $corners }, are special squares.
clause-special-squares-plain = The central square, { $throne }, is called the throne. The four corners are { $corners }.

clause-sides-title = The two sides
clause-sides =
    { $attackers ->
        [0] The attackers have no men.
        [one] The attackers have one black man, a Viking invader.
        [8] The attackers have eight black men, the Viking invaders.
       *[other] The attackers have { $attackers } black men, the Viking invaders.
    } { $defenders ->
        [0] The defenders have only the Irish king, called Branán; he is white.
        [one] The defenders are white: the Irish king, called Branán, and one man, his prince.
        [4] The defenders are white: the Irish king, called Branán, and four men, his princes.
       *[other] The defenders are white: the Irish king, called Branán, and { $defenders } men, his princes.
    }
clause-sides-sheet =
    { $defenders ->
        [0] The defenders are white and have only a king.
        [one] The defenders are white: a king and one warrior.
        [4] The defenders are white: a king and four warriors.
       *[other] The defenders are white: a king and { $defenders } warriors.
    } { $attackers ->
        [0] The attackers have no king and no warriors.
        [one] The attackers are black: no king, but one warrior.
        [8] The attackers are black: no king, but eight warriors.
       *[other] The attackers are black: no king, but { $attackers } warriors.
    } In these rules the warriors are called men.
clause-sides-plain =
    { $attackers ->
        [8] The attackers have eight black men.
        [16] The attackers have sixteen black men.
       *[other] The attackers have { $attackers } black men.
    } { $defenders ->
        [4] The defenders are white: a king and four men.
        [8] The defenders are white: a king and eight men.
       *[other] The defenders are white: a king and { $defenders } men.
    }

clause-goal-defenders-title = What the defenders want
clause-goal-defenders-corners = The defenders try to bring their king to one of the four corners (the Irish provinces).
clause-goal-defenders-corners-sheet = The defenders try to bring their king to one of the four corners.
clause-goal-defenders-edges = The defenders try to bring their king to the edge of the board.

clause-goal-attackers-title = What the attackers want
clause-goal-attackers-capture = The attackers try to capture the king before he escapes.
clause-goal-attackers-encirclement = The attackers try to capture the king before he escapes, or to encircle him and all his men.

clause-start-title = The start
clause-start = The king begins on { $king }, the defenders on { $defenders }, the attackers on { $attackers }.

clause-turns-title = Turns
clause-turns-attackers = The attackers move first; then the sides take turns, one move each. Nobody may skip a turn.
clause-turns-defenders = The defenders move first; then the sides take turns, one move each. Nobody may skip a turn.

## Movement

clause-movement-title = How pieces move
clause-movement = Every piece moves like a rook in chess: any number of empty squares in a straight line along a rank or a file, never diagonally. It cannot jump over another piece, and a square holds one piece only.
clause-movement-king-one = Men move like the rook in chess: any number of empty squares in a straight line along a rank or a file, never diagonally. The king moves in the same way, but one square only. No piece can jump over another, and a square holds one piece only.
clause-movement-men-one = The king moves like the rook in chess: any number of empty squares in a straight line along a rank or a file, never diagonally. Men move in the same way, but one square only. No piece can jump over another, and a square holds one piece only.
clause-movement-one = Every piece moves one square along a rank or a file, never diagonally. The square must be empty.

clause-restricted-title = Squares for the king alone
clause-restricted = The throne and the corners are restricted: only the king may stop on them. Men may not, neither attackers nor defenders.
clause-restricted-throne = The throne is restricted: only the king may stop on it. The corners are squares like any others.
clause-restricted-corners = The corners are restricted: only the king may stop on them. The throne is a square like any other: every piece may stop on it and pass over it.
clause-restricted-none = No square is for the king alone: every piece may stop on the throne and the corners, and pass over the throne.

clause-throne-crossing-title = Crossing the throne
clause-throne-crossing-yes = Men may pass over the throne while it is empty. With the king on it, it is in the way like any occupied square.
clause-throne-crossing-no = Men may not pass over the throne, not even while it is empty.

clause-king-return-title = The king and his throne
clause-king-return-yes = The king may pass over the empty throne, and he may return to it.
clause-king-return-no = The king may pass over the empty throne, but once he has left it he may not stop on it again.
clause-king-return-yes-step = The king may return to the empty throne.
clause-king-return-no-step = Once the king has left the throne, he may not stop on it again.

## Capture

clause-capture-title = The pincer
clause-capture = You capture an enemy man by closing a pincer around him with your move: the piece you moved stands directly beside him, and directly behind him, on the same line, stands another piece of yours or a square that is hostile to him. He is taken off the board.

clause-capture-several-title = Several in one move
clause-capture-several = One move can close a pincer in each direction except the one the piece came from, and so capture up to three pieces.

clause-capture-at-once-title = All at once
clause-capture-at-once = All captures of a move happen at once. They are judged before any piece is taken off.

clause-capture-two-in-a-row-title = Two in a row
clause-capture-two-in-a-row = A pincer holds one piece only. Two that stand side by side on its line are not captured. Neither is a row at the edge: there is no shield wall.

clause-capture-diagonal-title = Not diagonally
clause-capture-diagonal = A pincer closes along a rank or a file. Enemies that stand diagonally beside a piece do not capture it.

clause-capture-safe-entry-title = Stepping in is safe
clause-capture-safe-entry = Only the side that moves captures. You may step in between two enemies, or between an enemy and a hostile square, and are safe there; the king too. To capture you, an enemy has to come and close the pincer anew.

clause-king-armed-title = The king as a captor
clause-king-armed-yes = The king captures like any other piece: as the one that moves, and as the one behind, on his throne too.
clause-king-armed-no = The king is unarmed. He does not capture, and he does not count as the piece behind.

clause-hostile-squares-title = Hostile squares
clause-hostile-squares-yes = A hostile square takes the part of the second piece of a pincer: one enemy is enough if such a square is behind you.
clause-hostile-squares-no = No square is hostile in these rules: a pincer always needs two pieces.

clause-corners-hostile-title = The corners
clause-corners-hostile-yes = The corners are hostile to every piece of both sides, the king included.
clause-corners-hostile-yes-empty = The corners, while they are empty, are hostile to every piece of both sides, the king included.
clause-corners-hostile-no = The corners are not hostile to anyone.

clause-edge-title = The edge
clause-edge = The edge of the board is never hostile.

clause-throne-attackers-title = The throne and the attackers
clause-throne-attackers-never = The throne is never hostile to attackers.
clause-throne-attackers-when-empty = The throne is hostile to attackers while it is empty.
clause-throne-attackers-always = The throne is always hostile to attackers.

clause-throne-defenders-title = The throne and the defenders
clause-throne-defenders-never = The throne is never hostile to the king’s men.
clause-throne-defenders-when-empty = The throne is hostile to the king’s men only while it is empty. With the king on it, it shields them.
clause-throne-defenders-always = The throne is always hostile to the king’s men, even with their king on it.

## Capturing the king

clause-king-capture-title = Capturing the king
clause-king-capture-2 = The attackers win when they capture the king. Off his throne he is captured like a man: by two attackers on opposite sides of him, or by one against a square hostile to him.
clause-king-capture-4 =
    The attackers win when they capture the king. Off his throne it takes an attacker, or a square hostile to him, on every side of him{ $edge ->
        [yes] : four in the open, three at the edge.
       *[no] .
    }
clause-king-capture-2-away = The attackers win when they capture the king. Off his throne and the squares beside it he is captured like a man: by two attackers on opposite sides of him, or by one against a square hostile to him.
clause-king-capture-4-away =
    The attackers win when they capture the king. Off his throne and the squares beside it it takes an attacker, or a square hostile to him, on every side of him{ $edge ->
        [yes] : four in the open, three at the edge.
       *[no] .
    }

clause-king-on-throne-title = The king on his throne
clause-king-on-throne-2 = On the throne he is captured by two attackers on opposite sides, like a man on any other square.
clause-king-on-throne-4 = On the throne he is captured only by four attackers, one on each side.

clause-king-beside-throne-title = The king beside his throne
clause-king-beside-throne-2 = Directly beside the throne, two attackers on opposite sides capture him.
clause-king-beside-throne-4 = Directly beside the throne, it takes attackers on the three other sides to capture him.
clause-king-beside-throne-all = Directly beside the throne, it takes attackers on all four sides to capture him, one of them on the throne.
clause-king-beside-throne-safe = Directly beside the throne he cannot be captured: the throne does not count as closed, and no attacker may stand there.

clause-throne-king-title = The throne and the king
clause-throne-king-never = The throne is never hostile to the king. Beside it, one attacker cannot capture him against it: it takes two, on opposite sides of him.
clause-throne-king-hostile = The throne is hostile to the king. Beside it, one attacker on the far side captures him.
clause-throne-king-closed = For the king beside it, the empty throne counts as closed, as if an attacker stood there.
clause-throne-king-when-empty = The throne is hostile to the king while it is empty. Beside it, one attacker on the far side captures him.
clause-throne-king-open = For the king beside it, the empty throne does not count as closed: it is no wall.

clause-king-beside-corner-title = The king beside a corner
clause-king-beside-corner-2 = Beside a corner one attacker is enough: he captures the king against it.
clause-king-beside-corner-4 = Beside a corner two attackers are enough, one on each of the other sides.
clause-king-beside-corner-safe = Beside a corner the king cannot be captured, for no attacker may stand on the corner.

clause-king-at-edge-title = The king at the edge
clause-king-at-edge-2 = At the edge two attackers capture him, one on each side of him along the edge.
clause-king-at-edge-4 = At the edge three attackers capture him, one on each side that is left; two along the edge are not enough.
clause-king-at-edge-never = At the edge the king cannot be captured.

## The end of the game

clause-escape-title = Escape
clause-escape-corners = When the king reaches a corner, the defenders win, even if the same move captures.
clause-escape-edges = When the king reaches any square of the edge, the defenders win, even if the same move captures.

clause-no-men-title = No attackers left
clause-no-men = When the last attacker is captured, the defenders win.
clause-no-men-sheet = When the last attacker is captured, the defenders win. The sheet does not say so: this is a choice made here.

clause-encirclement-title = Encirclement
clause-encirclement-yes = The attackers win when they have encircled the king and all the men he has left, and so barred his escape: no way leads, step by step along ranks and files over squares without an attacker, from any white piece to the edge of the board. It does not matter that the defenders may still move, or might break out by a capture.
clause-encirclement-no = A ring around the king and his men means nothing: the game goes on.

clause-encirclement-diagonals-title = Diagonal gaps
clause-encirclement-diagonals = Gaps on the diagonals do not break the ring. It is judged after the captures of the move.

clause-encirclement-edge-men-title = Ring men on the edge
clause-encirclement-edge-men = The men of the ring may themselves stand on edge squares.

clause-encirclement-outside-title = Everyone inside
clause-encirclement-outside = If even one white piece is outside the ring, it is no encirclement.

clause-encirclement-edge-title = Without the edge
clause-encirclement-edge = A ring that needs the edge of the board to close it is no encirclement.

clause-encirclement-throne-title = The throne is no wall
clause-encirclement-throne = The empty throne and the corners count as squares like others: a ring with a gap there is open.

clause-no-moves-title = No move left
clause-no-moves-loss = A side that has no legal move when its turn comes loses.
clause-no-moves-draw = When the side to move has no legal move, the game is a draw.

clause-order-of-endings-title = Which ending counts
clause-order-of-endings =
    After each move and its captures, the first of these that holds ends the game: the king has escaped or is captured; no attacker is left; { $encirclement ->
        [yes] the defenders are encircled;{ " " }
       *[no] { "" }
    }the side to move has no move{ $repetition ->
        [yes] ; the position was repeated too often.
       *[no] .
    }

clause-resignation-title = Resignation and time
clause-resignation = A player may resign at any time and loses. Whoever runs out of time loses.

clause-agreement-title = Agreement
clause-agreement = The players may agree on a draw at any time.

## Repetition

clause-repetition-title = When repetition counts
clause-repetition-three-loops = Repetition ends the game when the same loop of moves has been played three times in a row. The position on the board then stands there for the fourth time.
clause-repetition-third-loop = Repetition ends the game when the same loop of moves is played for the third time, in a row or not. Three different ways back to one position are three different loops.
clause-repetition-fourth-time = Repetition ends the game when a position stands on the board for the fourth time, in a row or not.
clause-repetition-third-time = Repetition ends the game when a position stands on the board for the third time, in a row or not.
clause-repetition-second-time = Repetition ends the game when a position stands on the board for the second time.
clause-repetition-none = Positions may be repeated without end.

clause-repetition-position-title = What a position is
clause-repetition-position = A position is what stands where, and whose turn it is. The same pieces with the other side to move are another position.

clause-repetition-backstop-title = No endless games
clause-repetition-backstop = Whatever loops led to it, a position that stands on the board for the seventh time has the same consequence.

clause-repetition-verdict-title = What follows
clause-repetition-verdict-choice = Endless repetition is forbidden: whoever repeats must play something else in time. If nobody does, the side that had the choice loses; nearly always that is the defenders.
clause-repetition-verdict-defenders-lose = Endless repetition is forbidden: whoever repeats must play something else in time. If nobody does, the defenders lose.
clause-repetition-verdict-draw = The game is then a draw.

clause-repetition-choice-title = Who had the choice
clause-repetition-choice = Look at the moves of the last loop. A side was free if at one of its turns there it had a move that wins at once on the board, or one to a position new to the game after which the other side cannot win at once on the board. If exactly one side was free, it loses. If both were, or neither, the defenders lose.

clause-repetition-warning-title = The warning
clause-repetition-warning = Before you confirm a move that brings back an earlier position, you are told how often it has been there and what going round again will lead to.

## The match

clause-match-title = Two sets
clause-match = A match is two sets. For the second, the players swap sides.

clause-match-two-wins-title = Two wins
clause-match-two-wins = Whoever wins both sets wins the match.

clause-match-fewest-moves-title = Fewest moves
clause-match-fewest-moves = At one win each, the player who won with fewer moves of their own wins the match, however that set ended. If both needed equally many, the match is drawn.

clause-match-draws-title = Drawn sets
clause-match-draws = A win and a draw win the match. Two draws draw it.

## Writing it down

clause-move-text-title = Moves
clause-move-text = A move is written as the square it leaves and the square it reaches, then an x and the square of each piece it captures, the king’s too: { $move }.

clause-position-text-title = Positions
clause-position-text = A position is written as its seven ranks from 7 down to 1 with a slash between them: t is an attacker, T a defender, K the king, a digit that many empty squares. Then comes the side to move: b the attackers (black), w the defenders (white). The start is { $fen }.

clause-set-up-title = Positions set up by hand
clause-set-up =
    A position may be set up freely with exactly one king,{ $closed ->
        [both] { " " }no man on the throne or a corner,
        [throne] { " " }no man on the throne,
        [corners] { " " }no man on a corner,
       *[none] { "" }
    } at most { $attackers ->
        [8] eight
       *[other] { $attackers }
    } attackers and at most { $defenders ->
        [4] four
       *[other] { $defenders }
    } defenders. If the game is already decided there, it is over at once, whoever is to move.

## What a diagram shows

shows-turn =
    { $side ->
        [attackers] The attackers are to move.
       *[defenders] The defenders are to move.
    }
shows-reach = The piece on { $square } can go to the marked squares.
shows-moved = { $from } to { $to }: nothing is captured.
shows-captures =
    { $count ->
        [one] { $from } to { $to }: the piece on { $squares } is captured.
       *[other] { $from } to { $to }: the pieces on { $squares } are captured.
    }
shows-line = The line has { $count } moves.
shows-goes-on = The game goes on.
