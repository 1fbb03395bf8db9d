"""Looking a position up from compiled code.

The directory holds the shape of the tables (shape.py) and behind it, for each material and side to move, where in
memory the index of its blocks is, and where their bytes are, in memory or in an open file. An empty directory, of one
field, knows nothing.
"""

import numpy as np
import numpy.typing as npt

from brandubh.compiled import compiled
from brandubh.kernel.bits import count
from brandubh.tablebase.core.addresses import read_at, uint32_at
from brandubh.tablebase.core.index import rank
from brandubh.tablebase.core.lz4 import BLOCK, checksum, decoded_byte
from brandubh.tablebase.core.shape import DEFENDERS_RANGE, MATERIALS, MOST_ATTACKERS, MOST_DEFENDERS

Directory = npt.NDArray[np.int64]

DAMAGED = -2
MISSING = -1

# For each material and side to move: the address of the index, the file that has the blocks, or IN_MEMORY, and where
# they begin and end: addresses, or places in the file.
ENTRY_FIELDS = 4
ENTRIES = 2 * MATERIALS * ENTRY_FIELDS

# The index has two numbers of 32 bits for each block, where its bytes begin and their checksum; last, where they end.
INDEX_BYTES = 8

IN_MEMORY = -1
LARGEST_BLOCK = BLOCK + BLOCK // 255 + 16
"""The bytes that a block has at most: LZ4 makes of what it cannot compress a little more."""


@compiled("int64(int64, int64, int64, int64)")
def value_in_block(start: int, stop: int, expected: int, place: int) -> int:
    """A value of the block between two addresses, if it has the checksum that is expected, or DAMAGED."""
    if checksum(start, stop) != expected:
        return DAMAGED
    value = decoded_byte(start, stop, place)
    return DAMAGED if value < 0 else value


@compiled("int64(uint8[::1], int64, int64, int64, int64, int64)")
def value_in_file(room: npt.NDArray[np.uint8], file: int, start: int, stop: int, expected: int, place: int) -> int:
    """The same of a block that is read from a file into ``room``. The caller keeps that; here only its address is used.

    The file may have been cut meanwhile. Reading then ends sooner, where a mapped file would end the process.
    """
    size = stop - start
    address = int(room.ctypes.data)
    if size > len(room) or read_at(file, start, size, address) != size:
        return DAMAGED
    return value_in_block(address, address + size, expected, place)


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
    at = index + position // BLOCK * INDEX_BYTES
    start = int(directory[entry + 2]) + uint32_at(at)
    stop = int(directory[entry + 2]) + uint32_at(at + INDEX_BYTES)
    if not start < stop <= directory[entry + 3]:
        return DAMAGED
    expected = uint32_at(at + 4)
    if directory[entry + 1] == IN_MEMORY:
        return value_in_block(start, stop, expected, position % BLOCK)
    room = np.empty(LARGEST_BLOCK, np.uint8)
    return value_in_file(room, int(directory[entry + 1]), start, stop, expected, position % BLOCK)
