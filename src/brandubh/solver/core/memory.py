"""What a searching thread works with: its control fields, the frames of its line, and their children."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import from_dtype, int64, types, uint8

from brandubh.kernel.entries import Entries
from brandubh.tablebase.core.probing import Directory

Fields = npt.NDArray[np.int64]
Tags = npt.NDArray[np.uint8]
Records = npt.NDArray[np.record]
Record = Any
"""One of Records; its fields, ``record.name``, are those in the array."""


def record_of(*names: str) -> "np.dtype[Any]":
    """A record of whole numbers with these names."""
    return np.dtype((np.record, np.dtype([(name, np.int64) for name in names], align=True)))


MOST_PLIES = 2000
"""How long a line may be."""
MOST_CHILDREN = 60_000
"""How many children the frames of a line may have together."""

_CONTROL = record_of(
    "stop",  # set by anybody to end the search
    "nodes",  # positions expanded
    "node_limit",
    "proof",  # the root's numbers, for those who watch
    "disproof",
    "move",  # the answer at the root
)
_FRAME = record_of(  # the position on the line at a depth
    "attackers",
    "defenders",
    "king",
    "key",
    "phi_limit",  # the search of the frame ends when one of its numbers has grown to its limit
    "delta_limit",
    "first",  # its children
    "count",
    "nodes",  # how many had been expanded when it was entered
    "longest",  # the longest of its proven moves that are not kept as children
    "child",  # the child that is being searched
)
_CHILD = record_of(  # a move, where it leads, and what is known of that
    "attackers",
    "defenders",
    "king",
    "key",
    "move",
    "proof",
    "disproof",
    "length",
    "rests",  # a disproof rests on the position at this depth of the line (UNCONDITIONAL: on none, ELSEWHERE: off it)
    "tag",
)
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

    controls: Records  # of one
    frames: Records
    children: Records
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
    def control(self) -> Record:
        """The control fields."""
        return self.controls[0]

    def allow(self, nodes: int) -> None:
        """Let the search, when it is called next, expand up to ``nodes`` positions more."""
        self.control.stop = 0
        self.control.node_limit = self.control.nodes + nodes


CHILD = from_dtype(_CHILD)
FRAMES = from_dtype(_FRAME)[::1]
SEARCH = types.NamedTuple(
    [from_dtype(_CONTROL)[::1], FRAMES, CHILD[::1], *[int64[::1]] * 5, uint8[::1], *[int64] * 5], Search
)
"""The types of a child, of the frames and of a :class:`Search` in compiled code."""


def new_searches(threads: int, **shared: Any) -> list[Search]:
    """The searches of ``threads`` threads that share a transposition table and all else that is named here."""
    busy = np.zeros(BUSY * threads, np.int64)
    return [
        Search(
            controls=np.zeros(1, _CONTROL),
            frames=np.zeros(MOST_PLIES + 2, _FRAME),
            children=np.zeros(MOST_CHILDREN, _CHILD),
            path=np.zeros(PATH, np.int64),
            busy=busy,
            thread=thread,
            threads=threads,
            **shared,
        )
        for thread in range(threads)
    ]
