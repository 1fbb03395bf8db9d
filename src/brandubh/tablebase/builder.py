"""Building one table: the work of one process, in steps that a kill cannot spoil.

The values grow in a memory-mapped file beside the table to be, and a small file says how far the work has come; it is
written after the values are safe on disk. What was done since then is done again, with the same result (see
core/backward.py).
"""

import contextlib
import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from filelock import FileLock

from brandubh.rules import Rules
from brandubh.tablebase.core.backward import first_look, look_again, step_back
from brandubh.tablebase.core.shape import MATERIALS, shape
from brandubh.tablebase.core.values import ALREADY_WON, MOST_CODE, NEITHER, OVER
from brandubh.tablebase.errors import TableError
from brandubh.tablebase.material import Material
from brandubh.tablebase.table_file import GENERATOR, TableFile, Values, table_path, write_table

CHUNK = 1 << 19
"""How many positions are done between two looks at the clock: about half a second."""

SAFE_EVERY = 20.0
"""Seconds between two savings; as much work a kill can cost, unless it comes while the file is being written."""

SAYS_EVERY = 1.0
"""Seconds between two words about how far it is."""

# Going back from a position costs so many times as much as asking an undecided one (measured on 4 and 5 men): about
# as much to find wins, and several times as much to find losses, since each position is asked for each of its moves.
_ASK_FOR_WINS = 1
_ASK_FOR_LOSSES = 8

# The shares of the work, roughly, that the first look and the writing of the file are.
_LOOKING = 1 / 3
_WRITING = 0.04


@dataclass(slots=True)
class Progress:
    """How far a table is."""

    generator: str
    look: bool  # whether the first look is being done, or the way back
    value: int  # the value from which the way back goes
    side: int  # the side to move of the positions looked at
    ask: bool  # whether undecided positions are asked, instead of going back from decided ones
    next: int  # the place to go on from
    longest: int  # the greatest value written
    done: int  # how many of both sides' positions are decided, as far as known


class Builder:
    """The building of one table."""

    def __init__(self, folder: Path, rules: Rules, material: Material) -> None:
        self.path = table_path(folder, rules, material)
        self.rules = rules
        self.material = material
        self._flags = rules.flags
        self._parts = self.path.with_suffix(".part")
        self._notes = self.path.with_suffix(".progress")
        self._said = self.path.with_suffix(".share")
        self._saved = self._spoken = time.monotonic()
        self._parent = os.getppid()
        # The smaller tables' values, kept alive here for those who go by their addresses.
        self._smaller = [TableFile(table_path(folder, rules, each), rules, each).values() for each in material.smaller]
        self._addresses = np.zeros(2 * MATERIALS, np.int64)
        for each, table in zip(material.smaller, self._smaller, strict=True):
            for side in (0, 1):
                self._addresses[2 * each.place + side] = table[side].ctypes.data

    def build(self) -> None:
        """Do all that is still to be done."""
        progress = self._begin()
        if progress.look:
            self._look(progress)
        self._go_back(progress)
        self._keep(progress, now=True)
        write_table(self.path, self.rules, self.material, self._values, self._wrote)
        del self._values
        clear_away(self.path)

    def _begin(self) -> Progress:
        """Go on from what an earlier run has left, if it is whole."""
        size = (2, self.material.positions)
        with contextlib.suppress(OSError, ValueError, TypeError, KeyError):
            progress = Progress(**json.loads(self._notes.read_text("utf-8")))
            if progress.generator == GENERATOR and self._parts.stat().st_size == size[0] * size[1]:
                self._values: Values = np.memmap(self._parts, np.uint8, "r+", shape=size)
                # What was written after the notes is found written, and is not counted again.
                progress.longest = max(progress.longest, self._longest())
                return progress
        self._notes.unlink(missing_ok=True)
        self._values = np.memmap(self._parts, np.uint8, "w+", shape=size)
        return Progress(GENERATOR, True, OVER + 1, 0, False, 0, 0, 0)

    def _longest(self) -> int:
        """The greatest value among those that are there."""
        pieces = ((side, at) for side in (0, 1) for at in range(0, self.material.positions, CHUNK))
        found = (self._values[side, at : at + CHUNK] for side, at in pieces)
        return max(int(piece.max(where=piece != ALREADY_WON, initial=0)) for piece in found)

    def _look(self, progress: Progress) -> None:
        for side in range(progress.side, 2):
            for start in range(progress.next if side == progress.side else 0, self.material.positions, CHUNK):
                stop = min(start + CHUNK, self.material.positions)
                longest = first_look(
                    shape(), self._addresses, self._values, *self.material, side, start, stop, self._flags
                )
                progress.longest = max(progress.longest, longest)
                progress.side, progress.next = side, stop
                self._keep(progress)
        progress.look, progress.side, progress.next = False, 0, 0
        progress.ask = self._better_ask(progress)
        self._keep(progress, now=True)

    def _go_back(self, progress: Progress) -> None:
        state = np.zeros(2, np.int64)
        while progress.value <= progress.longest:
            if progress.longest >= MOST_CODE:
                raise TableError(
                    f"{self.material} has wins of more than {MOST_CODE - 3} plies: too long for its format"
                )
            state[:] = progress.value, progress.longest
            # Both ways look through a side's positions: the undecided ones of the mover, or those he has moved to.
            step, side = (look_again, 1 - progress.side) if progress.ask else (step_back, progress.side)
            for start in range(progress.next, self.material.positions, CHUNK):
                stop = min(start + CHUNK, self.material.positions)
                step(shape(), self._addresses, self._values, *self.material, side, start, stop, self._flags, state)
                progress.longest, progress.next = int(state[1]), stop
                self._keep(progress)
            progress.value += progress.side
            progress.side ^= 1
            progress.next = 0
            progress.ask = self._better_ask(progress)
            self._keep(progress)

    def _better_ask(self, progress: Progress) -> bool:
        """Whether to ask the undecided positions rather than go back from the decided ones, whichever are fewer."""
        decided = self._count(progress.side, progress.value)
        undecided = self._count(1 - progress.side, NEITHER)
        progress.done += decided
        return undecided < decided * (_ASK_FOR_WINS if progress.value & 1 else _ASK_FOR_LOSSES)

    def _count(self, side: int, value: int) -> int:
        """How many positions have a value; a piece at a time, so that it takes no memory to speak of."""
        pieces = range(0, self.material.positions, CHUNK)
        return sum(int(np.count_nonzero(self._values[side, at : at + CHUNK] == value)) for at in pieces)

    def _keep(self, progress: Progress, *, now: bool = False) -> None:
        """Make the work so far safe, now and then; and end with the process that asked for it."""
        self._end_with_parent()
        self._say(self._share(progress))
        if now or time.monotonic() - self._saved > SAFE_EVERY:
            self._values.flush()  # type: ignore[attr-defined]  # it is a memmap
            fresh = self._notes.with_suffix(".noting")
            with fresh.open("w", encoding="utf-8") as file:
                file.write(json.dumps(asdict(progress)))
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self._notes)
            self._saved = time.monotonic()

    def _wrote(self, share: float) -> None:
        """Say how far the writing of the file is."""
        self._end_with_parent()
        self._say(1 - _WRITING * (1 - share))

    def _end_with_parent(self) -> None:
        if os.getppid() != self._parent:
            raise SystemExit(1)

    def _say(self, share: float) -> None:
        """Say now and then how much is done."""
        if time.monotonic() - self._spoken > SAYS_EVERY:
            self._spoken = time.monotonic()
            # Replaced at a stroke: whoever reads it never finds it empty.
            fresh = self._said.with_suffix(".saying")
            fresh.write_text(f"{share:.6f}", "utf-8")
            fresh.replace(self._said)

    def _share(self, progress: Progress) -> float:
        """How much is done, roughly, before the file is written."""
        both = 2 * self.material.positions
        if progress.look:
            return _LOOKING * (progress.side * self.material.positions + progress.next) / both
        return _LOOKING + (1 - _LOOKING - _WRITING) * min(progress.done / both, 1.0)


def clear_away(path: Path) -> None:
    """Remove what the building of a table leaves, once it is there."""
    for suffix in (".progress", ".noting", ".part", ".share", ".saying", ".new"):
        path.with_suffix(suffix).unlink(missing_ok=True)


def clear_after_kill(path: Path) -> None:
    """Remove what is left beside a finished table: also the lock, whose next holder will notice and take a new one."""
    clear_away(path)
    with contextlib.suppress(OSError):  # on Windows, if it is held after all
        path.with_suffix(".lock").unlink(missing_ok=True)


def forget_unsaved(path: Path) -> None:
    """Forget how far a table is said to be of which nothing was made safe: it begins anew."""
    if not path.with_suffix(".progress").exists():
        path.with_suffix(".share").unlink(missing_ok=True)


def is_there(folder: Path, rules: Rules, material: Material) -> bool:
    """Whether a table is there and whole: one that is damaged is to be built again."""
    try:
        return TableFile(table_path(folder, rules, material), rules, material).is_intact()
    except TableError:
        return False


def build_table(folder: str, rules: str, attackers: int, defenders: int) -> None:
    """Build a table, unless it is there; a plain function of plain arguments, for a pool or a cluster."""
    ruleset = Rules.from_json(rules)
    material = Material(attackers, defenders)
    path = table_path(Path(folder), ruleset, material)
    # Others may be building here too: the second finds the table made.
    with FileLock(path.with_suffix(".lock")):
        if not is_there(Path(folder), ruleset, material):
            Builder(Path(folder), ruleset, material).build()
        clear_after_kill(path)


def share_done(folder: Path, rules: Rules, material: Material) -> float:
    """How much of a table is done, by what its builder says."""
    path = table_path(folder, rules, material)
    try:
        share = float(path.with_suffix(".share").read_text("utf-8"))
    except (OSError, ValueError):
        share = 0.0
    # Asked last, since the share goes when the table comes.
    return 1.0 if path.exists() else share
