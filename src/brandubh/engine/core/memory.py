"""The layout of a searching thread's memory: one array of integers, because passing many arrays down a deep recursion
costs more than the search itself.
"""

from brandubh.kernel.moves import MOST_MOVES

MOST_PLIES = 128
"""How deep a search may go."""
MOST_GAME = 1024
"""How many positions of the game before the search are remembered."""

# Fields that the searching thread and its owner share.
STOP = 0  # set by anybody to end the search
NODES = 1
NODE_LIMIT = 2
SELECTIVE_DEPTH = 3
TABLE_HITS = 4  # positions found in tables of perfect play
ROOT_ROW = 5  # where in the game the root position stands
PLAIN = 6  # search plainly: no reductions, no pruning but alpha and beta
AGE = 7  # of the search, for the transposition table
TABLE_PIECES = 8  # tables of perfect play know positions of at most this many pieces, the king included; 0: no tables
DIRECTORY = 9  # the address of their directory,
DIRECTORY_LENGTH = 10  # and its number of fields

MOST_ATTACKERS = 8
MOST_DEFENDERS = 4
MOVE_BITS = 12  # a move is a number below MOVE_CODES: its square of origin times 64, and its target
MOVE_CODES = 1 << MOVE_BITS

WEIGHTS_ROW = 64  # room for the weights of all features
WEIGHTS = 64  # a row for each number of attackers, from none, and in it for each number of defenders
KILLERS = WEIGHTS + WEIGHTS_ROW * (MOST_ATTACKERS + 1) * (MOST_DEFENDERS + 1)  # two for each ply
PV_LENGTH = KILLERS + 2 * MOST_PLIES
PV = PV_LENGTH + MOST_PLIES
REVERSIBLE = PV + MOST_PLIES * MOST_PLIES  # for each position of the game, how many plies ago it last changed for good
GAME = REVERSIBLE + MOST_GAME + MOST_PLIES  # three fields for each position: attackers, defenders, king
MOVES = GAME + 3 * (MOST_GAME + MOST_PLIES)  # for each ply, the moves tried so far
ORDER = MOVES + MOST_MOVES * MOST_PLIES  # for each ply, the moves to try, with their worth
HISTORY = ORDER + MOST_MOVES * MOST_PLIES  # for each side and move, how often it was good
COUNTER = HISTORY + 2 * MOVE_CODES  # for each move of the other side, the answer that was good
SIZE = COUNTER + 2 * MOVE_CODES

WIN = 32000
"""The score of a won game; a win in n plies is worth WIN - n."""
LEAST_WIN = WIN - 4 * MOST_PLIES  # tables of perfect play know of long ones
DECIDED = 10000
"""More than any static evaluation: no static evaluation says that a game is lost or won for certain."""
BY_REPETITION = 20000
"""The score of a game that repetition wins: more than any static evaluation, less than any win on the board."""
