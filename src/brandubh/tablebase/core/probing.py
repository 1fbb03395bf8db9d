"""Looking a position up from compiled code.

The directory holds the shape of the tables (shape.py) and behind it, for each material and side to move, where in
memory the index of its blocks and their bytes are. An empty directory, of one field, knows nothing.
"""

import numpy as np
import numpy.typing as npt

from brandubh.compiled import compiled
from brandubh.kernel.bits import count
from brandubh.tablebase.core.addresses import uint32_at
from brandubh.tablebase.core.index import rank
from brandubh.tablebase.core.lz4 import BLOCK, checksum, decoded_byte
from brandubh.tablebase.core.shape import DEFENDERS_RANGE, MATERIALS, MOST_ATTACKERS, MOST_DEFENDERS

Directory = npt.NDArray[np.int64]

DAMAGED = -2
MISSING = -1

# For each material and side to move: the address of the index, of the bytes, and of their end.
ENTRY_FIELDS = 3
ENTRIES = 2 * MATERIALS * ENTRY_FIELDS

# The index has two numbers of 32 bits for each block, where its bytes begin and their checksum; last, where they end.
INDEX_BYTES = 8


@compiled("int64(int64[::1], int64, int64, int64, int64)")
def look_up(directory: Directory, attackers: int, defenders: int, king: int, side: int) -> int:
    """What the tables say of a position that is not over: MISSING, DAMAGED, NEITHER, or 1 + the plies to its end.

    The side to move wins if the number of plies is odd, and loses if it is even.
    """
    if len(directory) == 1:
        return MISSING
    number_of_attackers = count(attackers)
    number_of_defenders = count(defenders)
    if number_of_attackers > MOST_ATTACKERS or number_of_defenders > MOST_DEFENDERS:
        return MISSING
    place = 2 * (number_of_attackers * DEFENDERS_RANGE + number_of_defenders) + side
    entry = len(directory) - ENTRIES + place * ENTRY_FIELDS
    index = int(directory[entry])
    if index == 0:
        return MISSING
    position = rank(directory, attackers, defenders, king)
    start = int(directory[entry + 1]) + uint32_at(index + position // BLOCK * INDEX_BYTES)
    stop = int(directory[entry + 1]) + uint32_at(index + (position // BLOCK + 1) * INDEX_BYTES)
    if not start < stop <= directory[entry + 2]:
        return DAMAGED
    if checksum(start, stop) != uint32_at(index + position // BLOCK * INDEX_BYTES + 4):
        return DAMAGED
    value = decoded_byte(start, stop, position % BLOCK)
    return DAMAGED if value < 0 else value
