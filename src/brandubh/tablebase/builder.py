"""Building one table: the work of one process, in steps that a kill cannot spoil.

Beside the table to be, a memory-mapped file holds its values (``.values``), a small file how far the work has come
(``.progress``), another how much of it is done, for those who wait (``.share``), and a lock keeps a second builder out
(``.lock``). The progress is written after the values are safe on disk; what was done since then is done again, with the
same result (see core/backward.py).
"""

import contextlib
import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from filelock import FileLock

from brandubh.bulk.whole_file import part_of, replacing
from brandubh.kernel.moves import MOST_MOVES
from brandubh.rules import Rules
from brandubh.tablebase.core.backward import Table, first_look, look_again, step_back
from brandubh.tablebase.core.shape import shape
from brandubh.tablebase.core.values import ALREADY_WON, MOST_CODE, NEITHER, OVER
from brandubh.tablebase.errors import FolderError, TableError
from brandubh.tablebase.material import Material
from brandubh.tablebase.table_file import GENERATOR, TableFile, Values, table_path, value_addresses, write_table

CHUNK = 1 << 19
"""How many positions are done between two looks at the clock: about half a second of work."""

SAFE_EVERY = 20.0
"""Seconds between two savings: the most work that a kill can cost, unless it comes while the table is being written."""

REPORT_EVERY = 1.0
"""Seconds between two reports of the share that is done."""

# What going back from a position costs, with asking an undecided one as the unit (measured on 4 and 5 pieces): about
# as much to find wins, and several times as much to find losses, since each position is asked for each of its moves.
_ASK_FOR_WINS = 1
_ASK_FOR_LOSSES = 8

# The shares of the work, roughly, that the first look and the writing of the table take.
_LOOKING = 1 / 3
_WRITING = 0.04


@dataclass(slots=True)
class Progress:
    """How far a table is."""

    generator: str
    look: bool  # whether the first look is being done, or the way back
    value: int  # the value from which the way back goes
    side: int  # the side to move in the positions looked at
    ask: bool  # whether undecided positions are asked, instead of going back from decided ones
    next: int  # the place to go on from
    longest: int  # the greatest value written
    done: int  # how many positions, of both sides, are known to be decided


class Builder:
    """The building of one table."""

    def __init__(self, folder: Path, rules: Rules, material: Material) -> None:
        self.path = table_path(folder, rules, material)
        self.rules = rules
        self.material = material
        self._values_file, self._progress_file, self._share_file = _files_beside(self.path)
        self._saved = self._reported = time.monotonic()
        # The smaller tables' values, kept alive here for those who go by their addresses.
        self._smaller = {
            each: TableFile(table_path(folder, rules, each), rules, each).values() for each in material.smaller
        }

    def run(self) -> None:
        """Build the table, from where an earlier run left off."""
        progress = self._resume()
        addresses, moves = value_addresses(self._smaller), np.empty(MOST_MOVES, np.int64)
        self._table = Table(shape(), addresses, np.asarray(self._values), moves, *self.material, self.rules.flags)
        if progress.look:
            self._look(progress)
        self._go_back(progress)
        self._keep(progress, now=True)
        write_table(self.path, self.rules, self.material, self._values, self._report_writing)
        del self._values, self._table
        clear_away(self.path)

    def _resume(self) -> Progress:
        """Open what an earlier run has left, if it can be trusted, or begin anew."""
        size = (2, self.material.positions)
        with contextlib.suppress(OSError, ValueError, TypeError, KeyError):
            progress = Progress(**json.loads(self._progress_file.read_text("utf-8")))
            if progress.generator == GENERATOR and self._values_file.stat().st_size == size[0] * size[1]:
                self._values: Values = np.memmap(self._values_file, np.uint8, "r+", shape=size)
                # Values written after the progress was saved are there already, and will not be counted again.
                progress.longest = max(progress.longest, self._longest())
                return progress
        self._progress_file.unlink(missing_ok=True)
        with self._values_file.open("wb") as file:
            _reserve(file.fileno(), size[0] * size[1])
        self._values = np.memmap(self._values_file, np.uint8, "r+", shape=size)
        return Progress(GENERATOR, True, OVER + 1, 0, False, 0, 0, 0)

    def _longest(self) -> int:
        """The greatest value among those that are there."""
        starts = ((side, at) for side in (0, 1) for at in range(0, self.material.positions, CHUNK))
        chunks = (self._values[side, at : at + CHUNK] for side, at in starts)
        return max(int(chunk.max(where=chunk != ALREADY_WON, initial=0)) for chunk in chunks)

    def _look(self, progress: Progress) -> None:
        for side in range(progress.side, 2):
            for start in range(progress.next if side == progress.side else 0, self.material.positions, CHUNK):
                stop = min(start + CHUNK, self.material.positions)
                progress.longest = max(progress.longest, first_look(self._table, side, start, stop))
                progress.side, progress.next = side, stop
                self._keep(progress)
        progress.look, progress.side, progress.next = False, 0, 0
        progress.ask = self._better_ask(progress)
        self._keep(progress, now=True)

    def _go_back(self, progress: Progress) -> None:
        while progress.value <= progress.longest:
            if progress.longest >= MOST_CODE:
                raise TableError(
                    f"{self.material} has wins of more than {MOST_CODE - 3} plies: too long for its format"
                )
            # Both ways look through a side's positions: the undecided ones of the mover, or those he has moved to.
            step, side = (look_again, 1 - progress.side) if progress.ask else (step_back, progress.side)
            for start in range(progress.next, self.material.positions, CHUNK):
                stop = min(start + CHUNK, self.material.positions)
                longest = step(self._table, side, progress.value, start, stop)
                progress.longest, progress.next = max(progress.longest, longest), stop
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
        """How many positions have a value; chunk by chunk, so that it takes no memory to speak of."""
        starts = range(0, self.material.positions, CHUNK)
        return sum(int(np.count_nonzero(self._values[side, at : at + CHUNK] == value)) for at in starts)

    def _keep(self, progress: Progress, *, now: bool = False) -> None:
        """Make the work so far safe, now and then."""
        self._report(self._share(progress))
        if now or time.monotonic() - self._saved > SAFE_EVERY:
            self._values.flush()  # type: ignore[attr-defined]  # it is a memmap
            with replacing(self._progress_file, FolderError) as part:
                part.write_text(json.dumps(asdict(progress)), "utf-8")
            self._saved = time.monotonic()

    def _report_writing(self, share: float) -> None:
        """Report which share of the table file is written."""
        self._report(1 - _WRITING * (1 - share))

    def _report(self, share: float) -> None:
        """Now and then, write down which share of all the work is done."""
        if time.monotonic() - self._reported > REPORT_EVERY:
            self._reported = time.monotonic()
            with replacing(self._share_file, FolderError) as part:
                part.write_text(f"{share:.6f}", "utf-8")

    def _share(self, progress: Progress) -> float:
        """How much is done, roughly, before the file is written."""
        both = 2 * self.material.positions
        if progress.look:
            return _LOOKING * (progress.side * self.material.positions + progress.next) / both
        return _LOOKING + (1 - _LOOKING - _WRITING) * min(progress.done / both, 1.0)


def _reserve(file: int, size: int) -> None:
    """Give a file its size and its place on the disk: what is mapped and has none kills the process when it is written.

    So a full disk is an error here, before the work.
    """
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(file, 0, size)
    else:
        os.truncate(file, size)


def _files_beside(path: Path) -> tuple[Path, Path, Path]:
    """The files beside a table that is being built: its values, the progress, and the share that is done."""
    return path.with_suffix(".values"), path.with_suffix(".progress"), path.with_suffix(".share")


def clear_away(path: Path) -> None:
    """Remove what the building of a table leaves, once it is there."""
    part_of(path).unlink(missing_ok=True)
    for each in _files_beside(path):
        part_of(each).unlink(missing_ok=True)
        each.unlink(missing_ok=True)


def clear_after_kill(path: Path) -> None:
    """Remove what is left beside a finished table: also the lock, whose next holder will notice and take a new one."""
    clear_away(path)
    with contextlib.suppress(OSError):  # on Windows, if it is held after all
        path.with_suffix(".lock").unlink(missing_ok=True)


def forget_unsaved(path: Path) -> None:
    """Forget the share that was reported of a table whose progress was never saved: it begins anew."""
    _values, progress, share = _files_beside(path)
    if not progress.exists():
        share.unlink(missing_ok=True)


def is_there(folder: Path, rules: Rules, material: Material) -> bool:
    """Whether a table is there and whole: one that is damaged is to be built again."""
    try:
        return TableFile(table_path(folder, rules, material), rules, material).is_intact()
    except TableError:
        return False


def build_table(folder: str, rules: str, attackers: int, defenders: int) -> None:
    """Build one table, unless it is there; a plain function of plain arguments, for a pool or a cluster."""
    ruleset = Rules.from_json(rules)
    material = Material(attackers, defenders)
    path = table_path(Path(folder), ruleset, material)
    # Others may be building here too: the second finds the table made.
    with FileLock(path.with_suffix(".lock")):
        if not is_there(Path(folder), ruleset, material):
            Builder(Path(folder), ruleset, material).run()
        clear_after_kill(path)


def share_done(folder: Path, rules: Rules, material: Material) -> float:
    """Which share of a table is done, by its builder's own report."""
    path = table_path(folder, rules, material)
    _values, _progress, reported = _files_beside(path)
    try:
        share = float(reported.read_text("utf-8"))
    except (OSError, ValueError):
        share = 0.0
    # Asked last, since the share goes when the table comes.
    return 1.0 if path.exists() else share
