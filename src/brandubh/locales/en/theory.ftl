### The page on what is known of the game: history, good play, tables, proofs.

theory-preview = Brandubh: its names and history, good play, tables of perfect play, and what is proven, with sources.
theory-lead = What old texts and finds tell, how the game is played well, and what is proven. The small numbers lead to the sources at the end.
theory-contents = On this page
theory-source = Source { $number }: { $author }, { $title }

theory-part-history = Names and history
theory-part-strategy = Good play
theory-part-tables = Perfect play with few pieces
theory-part-longest = The longest wins
theory-part-openings = What the first moves are worth
theory-part-proofs = What is proven
theory-part-sources = Sources

## Names and history

theory-history-name = In early Irish the game is called “brandub”: “bran” is a raven, “dub” is black. Today it is spelt “brandubh”; later texts also write “brannumh”.
theory-history-branan = Its king is the branán, a word by which poets also called a chieftain.
theory-history-translated = Older translations made backgammon of it.
theory-history-tale = In the Acallam na Senórach, a tale of the twelfth or thirteenth century, somebody owns a brandub with five men of white silver and eight of red gold: thirteen pieces, as today.
theory-history-poem = A poem attributed to Maoil Eóin Mac Raith sees all Ireland as the board. In the middle, at Tara, sits a golden branán with one man on each side of him; four more squares are his: Cashel, Croghan, Naas and Oileach.
theory-history-board = In 1932 a board of yew wood was dug up at Ballinderry, County Westmeath, in a crannóg, a lake dwelling where people lived from the late ninth to the eleventh century. It has seven by seven holes for pegs, the middle and the corners are marked, and it is now in the National Museum of Ireland.
theory-history-doubt = Which game was played on it is not certain. Hencken, who led the dig, thought of fox and geese; MacWhite found it the very board for thirteen pieces; the museum takes it for one of hnefatafl.
theory-history-lost = The rules of the old game have not come down to us.
theory-history-family = It is counted among the tafl games, in which a king and his men in the middle face about twice as many attackers. The best recorded of them is tablut: Linnaeus wrote down in Lapland in 1732 how it was played, and Murray saw its kinship with the hnefatafl of the sagas.
theory-history-today = So the rules of today are reconstructions. Brandubh has those of the World Tafl Federation and those of an older English sheet.
theory-history-picture = The start position of today’s rules, on a board with holes and pegs like that of Ballinderry.

## Good play

theory-strategy = The king needs one open line to a corner, and the attackers cannot watch every line at once. So the defenders aim at two lines, and the attackers at squares from which one man watches two.
theory-strategy-learn = Learn it by playing
theory-idea-lines-title = Two open lines
theory-idea-lines = From d1 the king sees two corners. It is the attackers’ turn, but they can bar only one of the lines: he escapes by the other.
theory-idea-guard-title = A guard at the corner
theory-idea-guard = From b2 a man is one step from both lines into the corner. Here the step to a2 is the only move that wins: it bars the way, and wherever the king goes, he is captured next.
theory-idea-net-title = The net
theory-idea-net = Four moves put a guard at each corner: b2, b6, f2 and f6. They need the others: when only these four are left, a lone king whose turn it is escapes from any square, in two moves at most.

## Tables

theory-tables = With few pieces everything is known: tables say of every position who wins and how soon. They were worked out backwards from the ends of games, under the federation’s rules. Symmetric positions count once, and every position with either side to move; the king is one of the pieces. Times are for two processor cores.
theory-tables-caption = The tables of perfect play, by number of pieces
theory-column-pieces = Pieces
theory-column-positions = Positions up to that number
theory-column-time = Built in
theory-column-size = Files
theory-column-longest = Longest win
theory-column-won = Attackers win
theory-seconds = { $seconds } s
theory-minutes = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
theory-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
theory-pieces = { $pieces } pieces
theory-shares-heading = Who wins
theory-shares = Few attackers seldom catch the king: he is quick. Each attacker more, each defender less makes it harder for him. The defenders win the other positions, but for a few ({ $neither } at most) in which neither side can force it.
theory-shares-caption = How many positions the attackers win, by the number of attackers and of defenders
theory-king-and = { $men ->
    [0] king
   *[other] king + { $men }
}

## The longest wins

theory-longest-pieces = Pieces on the board
theory-longest-board = The longest win with { theory-pieces }
theory-longest-controls = Walk through the moves
theory-longest-start = No win with so many pieces takes longer. { $starts ->
    [attackers] It is the attackers’ turn;
   *[defenders] It is the defenders’ turn;
} if both sides play perfectly, the { $winner ->
    [attackers] attackers
   *[defenders] defenders
} win in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
theory-longest-place = Step { $ply } of { $count }
theory-play = Play
theory-pause = Pause

## The first moves

theory-first = Rotations and reflections apart, there are five first moves. Below each stands what the engine thinks of it, as a lead in men, and how deep it has looked, moves of both sides counted. That is an opinion, not a proof.
theory-first-none = not searched yet
theory-first-proven = { $side ->
    [attackers] Proven: the attackers win
   *[defenders] Proven: the defenders win
}

## Proofs

theory-proof-tables-title = Proven: every position of the tables.
theory-proof-tables = A checker that shares with the builder only the rules and the numbering of positions asks of each position (in the largest tables, of millions drawn at random) whether its value follows from those of its moves.
theory-proof-puzzles-title = Proven: every puzzle that comes with Brandubh.
theory-proof-puzzles = The side to move wins by force, and at every step before the last only one move keeps the win.
theory-proof-start-title = Not proven: who wins from the start.
theory-proof-start = Tournament players say that the first moves d2-f2 and d2-g2 lose for the attackers. The solver has been asked, and has settled nothing about the start position yet.
theory-size-heading = How large the game is
theory-size = The pieces can stand in { $placements } ways: the king anywhere but in a corner, with one to eight attackers and up to four men of his own, wherever men may stop, and either side to move. Rotated and mirrored positions counted once, that makes { $positions }. Not all of them can come about in a game: it is an upper bound.
theory-size-tables = The tables up to { theory-pieces } hold about one in { $share } of them.
theory-perft = From the start there are { $first } first moves, of which five are not rotations or reflections of each other. The first two moves, one of each side, can be played in { $second } ways, the first three in { $third }, four in { $fourth }, five in { $fifth }.
theory-check-heading = Check it yourself
theory-check = Nothing here has to be believed. The source package has all that is needed; each of these commands checks one thing.
theory-check-tables = The values in the tables
theory-check-puzzles = That every puzzle has one solution
theory-check-solve = Writes down a proof, to be checked by the next two
theory-check-certificate = A proof of the solver, by the rules alone: no search, no tables
theory-check-checker = The same, by a second checker of a hundred lines
theory-check-reader = One position, read from a table’s file by a program of 150 lines that needs nothing of this one
theory-check-count = In how many ways the first five moves can be played
theory-check-formats = Both formats are written down, exactly enough for a checker of your own: { $tables } for tables, { $proofs } for proofs.
