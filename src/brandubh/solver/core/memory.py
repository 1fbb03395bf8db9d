"""Where a searching thread keeps its things: the words it shares with its owner, its frames, and their children."""

MOST_PLIES = 2000
"""How long a line may be."""

# The words of ``control``.
STOP = 0  # set by anybody to end the search
NODES = 1  # positions expanded
NODE_LIMIT = 2
PROOF = 3  # the root's numbers, for those who watch
DISPROOF = 4
PLIES = 5  # the present and the greatest length of the line
MOST_PLIES_SEEN = 6
MOST_MEN = 7  # positions with so many pieces or fewer, the king included, are asked of the tables of perfect play
TABLE_HITS = 8
THREAD = 9  # which thread this is, and how many there are
THREADS = 10
GUESS = 11  # the form of the first numbers
WEAK = 12  # add up numbers as the greatest and the number of the others
SLACK = 13  # a child may grow beyond the second best by its SLACK-th part
MOVE = 14  # the answer at the root: move and length
LENGTH = 15
REPETITIONS = 16
TRUST = 17  # believe a disproof that rests on a position off the line
CONTROL_SIZE = 32

# A frame: the position on the line at a depth.
F_ATTACKERS = 0
F_DEFENDERS = 1
F_KING = 2
F_KEY = 3
F_PROOF_LIMIT = 4
F_DISPROOF_LIMIT = 5
F_FIRST = 6  # its children
F_COUNT = 7
F_NODES = 8  # how many had been expanded when it was entered
F_LONGEST = 9  # the longest of its proven moves that are not kept as children
F_CHILD = 10  # the child that is being searched
FRAME = 12

# A child: a move, where it leads, and what is known of that.
C_ATTACKERS = 0
C_DEFENDERS = 1
C_KING = 2
C_KEY = 3
C_MOVE = 4
C_PROOF = 5
C_DISPROOF = 6
C_LENGTH = 7
C_RESTS = 8  # a disproof rests on the position at this depth of the line (UNCONDITIONAL: on none, ELSEWHERE: off it)
C_TAG = 9
CHILD = 10
MOST_CHILDREN = 60_000
"""How many children the frames of a line may have together."""

UNCONDITIONAL = 1 << 30
ELSEWHERE = -1

PATH = 1 << 14
"""Slots of the hash table of the positions on the line."""
BUSY = 1 << 14
"""Slots in which each thread marks the positions on its line."""
