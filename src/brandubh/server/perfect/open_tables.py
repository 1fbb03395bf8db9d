"""The tables that a server has open: those of a few rulesets at a time, opened when they are first asked for.

Opening may build the smallest ones, which takes a second or two; a thread of its own does that for one ruleset after
the other, so that two requests never build the same table.
"""

import asyncio
import contextlib
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from brandubh import compiled
from brandubh.errors import BrandubhError
from brandubh.rules import PRESETS, Rules
from brandubh.server.problems import busy
from brandubh.tablebase import TableError, Tables
from brandubh.tablebase.material import board_rules, materials
from brandubh.tablebase.table_file import table_path

BUILDER = "brandubh.tablebase.build"
MOST_OPEN = 16  # some megabytes each
MOST_KEPT = 1000  # rulesets in the folder, each with about 50 kilobytes of small tables; no more are built for visitors
MOST_WAITING = 16


def folder_state(folder: Path) -> int:
    """A number that changes with the files in a folder; 0 if there is no such folder."""
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0


class OpenTables:
    """The tables in a folder, those of the rulesets that were asked for last held open."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        # The state of the folder is kept with them: when it has changed there may be more.
        self._open: OrderedDict[Rules, tuple[int, Tables]] = OrderedDict()
        self._opener = ThreadPoolExecutor(1, "tables")
        self._waiting = 0

    async def tables(self, rules: Rules) -> Tables:
        """The tables of a ruleset, ready to be asked without delay."""
        rules = board_rules(rules)
        state, tables = self._open.get(rules, (0, None))
        # While the opener is at work, what is open will do.
        if tables is None or (not self._waiting and state != folder_state(self._folder)):
            state = folder_state(self._folder)
            tables = await self._opening(rules)
        self._open[rules] = state, tables
        self._open.move_to_end(rules)
        if len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        return tables

    async def _opening(self, rules: Rules) -> Tables:
        if self._waiting >= MOST_WAITING:
            raise busy("busy-tables")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._opener, self._opened, rules)
        finally:
            self._waiting -= 1

    def _opened(self, rules: Rules) -> Tables:
        may_build = self._may_build(rules)
        if may_build:
            with contextlib.suppress(BrandubhError):  # what is missing then is compiled when it is used
                compiled.warm(
                    BUILDER, gently=True
                )  # in other processes, once: a compiler here would hold up the server
        tables = Tables(self._folder, small=may_build)
        tables.most_pieces(rules)
        return tables

    def _may_build(self, rules: Rules) -> bool:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return False
        if any(board_rules(preset) == rules for preset in PRESETS.values()):
            return True
        [least] = materials(2)
        kept = self._folder.glob(table_path(self._folder, rules, least).name.replace(rules.rules_id, "*"))
        return sum(1 for _ in kept) < MOST_KEPT

    async def warm(self) -> None:
        """Open the tables of the presets; what is wrong with them is told to those who ask."""
        for rules in PRESETS.values():
            with contextlib.suppress(TableError):
                await self.tables(rules)

    def close(self) -> None:
        """Stop opening tables."""
        self._opener.shutdown(wait=False, cancel_futures=True)
