"""A ruleset as one integer: each difference between rulesets is a bit, or a small number, that the kernel reads.

Also the small numbers by which the kernel names sides, endings, and what becomes of repetition. ``rules.py`` gives
them their names for people.
"""

ATTACKERS = 0
DEFENDERS = 1
NOBODY = 2

# How a game ended. An ending is 4 * termination + winner; 0 says that the game goes on.
ESCAPE = 1
CAPTURE = 2
NO_MEN = 3
ENCIRCLEMENT = 4
NO_MOVES = 5
REPETITION = 6

MEN_CROSS = 1 << 0
KING_RETURNS = 1 << 1
KING_ARMED = 1 << 2
CORNERS_HOSTILE = 1 << 3
# A throne that is "always" hostile has both bits of a pair, one that is so "when empty" the first.
EMPTY_THRONE_TAKES_ATTACKERS = 1 << 4
OCCUPIED_THRONE_TAKES_ATTACKERS = 1 << 5
EMPTY_THRONE_TAKES_DEFENDERS = 1 << 6
OCCUPIED_THRONE_TAKES_DEFENDERS = 1 << 7
EMPTY_THRONE_TAKES_KING = 1 << 8
OCCUPIED_THRONE_TAKES_KING = 1 << 24
FOUR_ON_THRONE = 1 << 9
FOUR_BESIDE_THRONE = 1 << 10
FOUR_ELSEWHERE = 1 << 11
OTHER_EDGE = 1 << 28  # at the edge the king is not taken as elsewhere, but by two, or with the next bit by four
FOUR_AT_EDGE = 1 << 26
SAFE_AT_EDGE = 1 << 27
OPEN_THRONE = 1 << 25  # empty, it is no wall to a king who is taken by four
ESCAPE_AT_EDGES = 1 << 12
ENCIRCLING_WINS = 1 << 13
NO_MOVES_DRAWS = 1 << 14
KING_STEPS = 1 << 15  # one square at a time
MEN_STEP = 1 << 21
MEN_ON_THRONE = 1 << 22
MEN_ON_CORNERS = 1 << 23

MEN_ON_RESTRICTED = MEN_ON_THRONE | MEN_ON_CORNERS
# Any of these: what is much asked has a quick way for the other rulesets, which all documents' are.
OTHER_MOVES = KING_STEPS | MEN_STEP | MEN_ON_RESTRICTED
OTHER_KING = MEN_ON_RESTRICTED | OTHER_EDGE | SAFE_AT_EDGE | OPEN_THRONE
OTHER_RULES = OTHER_MOVES | OTHER_KING

TRIGGER_SHIFT = 16
TRIGGER_NONE = 0
TRIGGER_THREE_LOOPS = 1
TRIGGER_THIRD_LOOP = 2
TRIGGER_FOURTH_TIME = 3
TRIGGER_THIRD_TIME = 4
TRIGGER_SECOND_TIME = 5
TRIGGER_MASK = 7

VERDICT_SHIFT = 19
VERDICT_NONE = 0
VERDICT_CHOICE = 1
VERDICT_DEFENDERS_LOSE = 2
VERDICT_DRAW = 3
VERDICT_MASK = 3
