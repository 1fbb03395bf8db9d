"""The tables that a server has open: those of a few rulesets at a time, opened when they are first asked for.

Opening may build the smallest ones, which takes a second or two; a thread of its own does that for one ruleset after
the other, so that two requests never build the same table.
"""

import asyncio
import contextlib
import os
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from brandubh import compiled
from brandubh.errors import BrandubhError
from brandubh.rules import DOCUMENTED, Rules
from brandubh.server.askers import Asker
from brandubh.server.fair_queue import FairQueue, Room
from brandubh.server.limits import Limiter
from brandubh.tablebase import TableError, Tables
from brandubh.tablebase.material import BUILT_ON_DEMAND, board_rules, has_tables, materials
from brandubh.tablebase.table_file import read_path, table_path

BUILDER = "brandubh.tablebase.build"
MOST_OPEN = 16  # some megabytes each
MOST_KEPT = 1000  # rulesets of visitors in the folder, each with about 50 kilobytes of small tables
MOST_WAITING, MOST_OF_ADDRESS, MOST_OF_VISITOR = 64, 32, 4  # rulesets whose tables are opened

_HELD = frozenset(board_rules(rules) for rules in DOCUMENTED.values())


def _least(folder: Path, rules: Rules) -> Path:
    """The smallest table of a ruleset, which is there if any is."""
    [least] = materials(2)
    return table_path(folder, rules, least)


def folder_state(folder: Path) -> int:
    """A number that changes with the files in a folder; 0 if there is no such folder."""
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0


class OpenTables:
    """The tables in a folder. Those of the five documents are held open, and of other rulesets those asked for last.

    Whoever makes up one ruleset after the other cannot crowd out anybody: building goes by turns and has a rate, and
    where there is no more room on the disk, the small tables go that nobody has asked for longest.
    """

    def __init__(self, folder: Path, limiter: Limiter) -> None:
        self._folder = folder
        self._limiter = limiter
        # The state of the folder is kept with them: when it has changed there may be more.
        self._open: OrderedDict[Rules, tuple[int, Tables]] = OrderedDict()
        self._opener = ThreadPoolExecutor(1, "tables")
        self._turns = FairQueue(1)
        self._room = Room(MOST_WAITING, MOST_OF_ADDRESS, MOST_OF_VISITOR, full="busy-tables", refused="busy-tables")
        self._opening = 0

    async def tables(self, rules: Rules, asker: Asker) -> Tables:
        """The tables of a ruleset, ready to be asked without delay."""
        rules = board_rules(rules)
        if not has_tables(rules):
            return Tables(self._folder)  # of which none is for these rules
        state, tables = self._open.get(rules, (0, None))
        # While the opener is at work, what is open will do.
        if tables is None or (not self._opening and state != folder_state(self._folder)):
            state = folder_state(self._folder)
            tables = await self._opened_in_turn(rules, asker)
        self._open[rules] = state, tables
        self._open.move_to_end(rules)
        others = [each for each in self._open if each not in _HELD]
        if len(others) > MOST_OPEN:
            del self._open[others[0]]
        return tables

    async def _opened_in_turn(self, rules: Rules, asker: Asker) -> Tables:
        if rules in _HELD:
            return await self._in_thread(rules)
        if not _least(self._folder, rules).exists():
            self._limiter.check("tables", asker)
        place = self._room.enter(asker)
        try:
            await self._turns.acquire(asker)
            try:
                return await self._in_thread(rules)
            finally:
                self._turns.release()
        finally:
            place.leave()

    async def _in_thread(self, rules: Rules) -> Tables:
        self._opening += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._opener, self._opened, rules)
        finally:
            self._opening -= 1

    def _opened(self, rules: Rules) -> Tables:
        may_build = self._may_build(rules)
        if may_build:
            with contextlib.suppress(BrandubhError):  # what is missing then is compiled when it is used
                # in other processes, once: a compiler here would hold up the server
                compiled.warm(BUILDER, gently=True)
        tables = Tables(self._folder, small=may_build)
        tables.most_pieces(rules)
        return tables

    def _may_build(self, rules: Rules) -> bool:
        """Whether the small tables of a ruleset may stand in the folder; others may have to make room for them."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if rules in _HELD:
                return True
            least = _least(self._folder, rules)
            if least.exists():
                os.utime(least)  # asked for just now
                return True
            return self._make_room()
        except OSError:
            return False

    def _make_room(self) -> bool:
        """Remove small tables until there is room for those of one more ruleset."""
        sizes: dict[str, int] = {}  # of the largest table of each ruleset, in pieces
        for file in self._folder.glob("*.table"):
            named = read_path(file)
            if named is not None:
                sizes[named[0]] = max(sizes.get(named[0], 0), named[1].pieces)
        held = {rules.rules_id for rules in _HELD}
        # Larger tables were built on purpose, by whoever runs the server.
        visitors = [name for name, pieces in sizes.items() if pieces <= BUILT_ON_DEMAND and name not in held]
        asked = sorted(visitors, key=lambda name: max(file.stat().st_mtime for file in self._folder.glob(f"{name}-*")))
        for name in asked[: len(visitors) - MOST_KEPT + 1]:
            for file in self._folder.glob(f"{name}-*.table"):
                file.unlink(missing_ok=True)
        return MOST_KEPT > 0

    async def warm(self) -> None:
        """Open the tables that are held open; what is wrong with them is told to those who ask."""
        for rules in DOCUMENTED.values():
            with contextlib.suppress(TableError):
                await self.tables(rules, Asker())

    def at_rest(self) -> bool:
        """Whether these tables are open and none are being opened."""
        return not self._opening and self._open.keys() >= _HELD

    def close(self) -> None:
        """Stop opening tables."""
        self._opener.shutdown(wait=False, cancel_futures=True)
