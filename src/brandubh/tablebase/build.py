"""Building all tables up to a number of pieces: the smaller ones first, those of equal size side by side."""

import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

from brandubh.errors import reason
from brandubh.rules import Rules
from brandubh.tablebase.builder import build_table, clear_after_kill, forget_unsaved, is_there, share_done
from brandubh.tablebase.errors import NO_TABLES, FolderError, TableError
from brandubh.tablebase.material import BUILT_ON_DEMAND, MOST_PIECES, Material, board_rules, has_tables, materials
from brandubh.tablebase.table_file import table_path

Report = Callable[["State"], None]

LOOKS_EVERY = 0.5  # seconds between two reports


@dataclass(frozen=True, slots=True)
class State:
    """How far the building of tables is."""

    done: float  # positions of both sides, the unfinished tables by their share
    total: int
    at_work: tuple[Material, ...]
    seconds: float
    fresh: float  # positions done since it began

    @property
    def seconds_left(self) -> float | None:
        """How long it will take at the speed so far; None until there is a speed."""
        if self.seconds < 5 or self.fresh < 0.002 * self.total:
            return None
        return (self.total - self.done) * self.seconds / self.fresh


def build_up_to(
    folder: Path,
    rules: Rules,
    pieces: int,
    executor: Executor,
    report: Report | None = None,
    *,
    at_once: int | None = None,
) -> None:
    """Build the tables of up to ``pieces`` pieces that are not there yet.

    ``at_once`` limits how many tables are queued, so that a free worker takes the largest table that is ready, not the
    first that was queued.
    """
    if not 2 <= pieces <= MOST_PIECES:
        raise TableError(f"tables are built for 2 to {MOST_PIECES} men, the king with them, not {pieces}")
    if not has_tables(rules):
        raise TableError(f"{rules.name!r}: {NO_TABLES}")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FolderError(f"cannot make the folder {folder}: {reason(error)}") from None
    rules = board_rules(rules)
    started = time.monotonic()
    wanted = [material for size in range(2, pieces + 1) for material in materials(size)]
    ready = {material for material in wanted if is_there(folder, rules, material)}
    for material in wanted:
        (clear_after_kill if material in ready else forget_unsaved)(table_path(folder, rules, material))
    running: dict[Future[None], Material] = {}
    at_first = _positions_done(folder, rules, wanted, ready)
    try:
        while len(ready) < len(wanted):
            begun = ready.union(running.values())
            # The largest first, so that no big one is left for the end.
            able = [each for each in wanted if each not in begun and ready.issuperset(each.smaller)]
            able.sort(key=lambda each: (each.pieces, -each.positions))
            for material in able if at_once is None else able[: at_once - len(running)]:
                future = executor.submit(build_table, str(folder.resolve()), rules.to_json(), *material)
                running[future] = material
            finished, _ = wait(running, timeout=LOOKS_EVERY, return_when="FIRST_COMPLETED")
            for future in finished:
                future.result()
                ready.add(running.pop(future))
            if report is not None:
                done = _positions_done(folder, rules, wanted, ready)
                at_work = tuple(running.values())
                total = 2 * sum(material.positions for material in wanted)
                report(State(done, total, at_work, time.monotonic() - started, done - at_first))
    except BaseException:
        for future in running:
            future.cancel()
        raise


def _positions_done(folder: Path, rules: Rules, wanted: list[Material], ready: set[Material]) -> float:
    return sum(
        2 * material.positions * (1.0 if material in ready else share_done(folder, rules, material))
        for material in wanted
    )


def ensure_small(folder: Path, rules: Rules, pieces: int = BUILT_ON_DEMAND) -> OSError | FolderError | None:
    """Build the smallest tables, unless they are there; where nothing can be written, there are just none, and the
    reason is returned.
    """
    try:
        with ThreadPoolExecutor(1) as executor:
            build_up_to(folder, rules, pieces, executor)
    except (OSError, FolderError) as error:
        return error
    return None
