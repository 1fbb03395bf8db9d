"""What a searching thread works with: its control fields, the frames of its line, and their children."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import int64, types, uint8

from brandubh.kernel.entries import Entries
from brandubh.tablebase.core.probing import Directory

Fields = npt.NDArray[np.int64]
Tags = npt.NDArray[np.uint8]

MOST_PLIES = 2000
"""How long a line may be."""

# The fields of ``control``.
STOP = 0  # set by anybody to end the search
NODES = 1  # positions expanded
NODE_LIMIT = 2
PROOF = 3  # the root's numbers, for those who watch
DISPROOF = 4
MOVE = 5  # the answer at the root
CONTROL_SIZE = 8

# A frame: the position on the line at a depth.
F_ATTACKERS = 0
F_DEFENDERS = 1
F_KING = 2
F_KEY = 3
F_PHI_LIMIT = 4  # the search of the frame ends when one of its numbers has grown to its limit
F_DELTA_LIMIT = 5
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


class Search(NamedTuple):
    """One thread's search for one side's win: what is its own, and what it shares with the other threads.

    Compiled code copies the record for every call. What is called for each child takes the few arrays it needs instead:
    to hand the record down that far cost an eighth of the speed.
    """

    control: Fields
    frames: Fields
    children: Fields
    path: Fields
    busy: Fields  # shared: BUSY slots of each thread
    transpositions: Entries  # shared
    weights: Fields  # shared: an engine's work area, as its evaluation wants it
    directory: Directory  # shared: tables of perfect play
    tags: Tags  # shared
    prover: int
    flags: int
    table_pieces: int  # positions with this many pieces or fewer, the king included, are looked up in the tables
    thread: int
    threads: int

    @property
    def nodes(self) -> int:
        """Positions expanded so far."""
        return int(self.control[NODES])

    def allow(self, nodes: int) -> None:
        """Let the search, when it is called next, expand up to ``nodes`` positions more."""
        self.control[STOP] = 0
        self.control[NODE_LIMIT] = self.control[NODES] + nodes

    def stop(self) -> None:
        """End the search soon; from any thread."""
        self.control[STOP] = 1


SEARCH = types.NamedTuple([int64[::1]] * 8 + [uint8[::1]] + [int64] * 5, Search)
"""The type of a :class:`Search` in compiled code."""


def new_searches(
    threads: int,
    transpositions: Entries,
    tags: Tags,
    weights: Fields,
    directory: Directory,
    prover: int,
    flags: int,
    table_pieces: int,
) -> list[Search]:
    """The searches of ``threads`` threads that share a transposition table."""
    busy = np.zeros(BUSY * threads, np.int64)
    return [
        Search(
            control=np.zeros(CONTROL_SIZE, np.int64),
            frames=np.zeros(FRAME * (MOST_PLIES + 2), np.int64),
            children=np.zeros(CHILD * MOST_CHILDREN, np.int64),
            path=np.zeros(PATH, np.int64),
            busy=busy,
            transpositions=transpositions,
            weights=weights,
            directory=directory,
            tags=tags,
            prover=prover,
            flags=flags,
            table_pieces=table_pieces,
            thread=thread,
            threads=threads,
        )
        for thread in range(threads)
    ]
