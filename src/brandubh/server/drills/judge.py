"""What a position of a drill is worth: by the drill's own line or the tables of perfect play where they have it, else
by the engine.

Only the position counts, not how the game came to it. So an answer can be kept, and whoever plays a drill after
somebody else waits for no engine on the ways that were gone before.
"""

import asyncio
import logging
from weakref import WeakKeyDictionary

from brandubh.board import Board
from brandubh.lessons.drills import Drill, Worth
from brandubh.lessons.resistance import best_answer
from brandubh.server.askers import Asker
from brandubh.server.engines import EnginePool
from brandubh.server.perfect.open_tables import OpenTables
from brandubh.server.recent import Recent
from brandubh.tablebase import TableError, Tables

NODES = 400_000
"""The engine's effort for one position; docs/drills.md says how far it sees with it."""
MORE_NODES = 3_000_000
"""The same for the longest."""
LONG = 8  # moves
MOST_KEPT = 20_000  # positions

log = logging.getLogger(__name__)

_known: WeakKeyDictionary[EnginePool, Recent[Worth]] = WeakKeyDictionary()


class Judge:
    """Judges positions of a drill for somebody."""

    def __init__(self, drill: Drill, tables: OpenTables, engines: EnginePool, asker: Asker) -> None:
        self._drill = drill
        self._nodes = NODES if drill.best <= LONG else MORE_NODES
        self._tables = tables
        self._engines = engines
        self._asker = asker
        self._kept = _known.setdefault(engines, Recent(MOST_KEPT))

    async def worth(self, board: Board) -> Worth:
        """Who wins a position by force, how soon, and the move of best play."""
        board = board.copy(stack=False)
        outcome = board.outcome()
        if outcome is not None:
            return Worth(outcome.winner, None if outcome.winner is None else 0, None, exact=True)
        try:
            tables = await self._tables.tables(board.rules, self._asker)
            found = await asyncio.to_thread(_from_tables, board, tables)
        except TableError as error:
            log.error("%s", error)  # for whoever runs the server; the engine knows enough
            found = None
        return found or self._drill.worth(board) or await self._from_engine(board)

    async def _from_engine(self, board: Board) -> Worth:
        kept = self._kept.get(self._key(board))
        if kept is not None:
            return kept
        with self._engines.admit(self._asker) as analyst:
            info = await analyst.analyse(board, self._nodes)
        line = info.pv
        wins_in = info.score.of(board.turn).wins_in
        if wins_in is None:
            return self._keep(board, Worth(None, None, line[0], exact=False))
        winner = board.turn if wins_in > 0 else board.turn.other
        distance = 2 * wins_in - 1 if wins_in > 0 else -2 * wins_in
        if len(line) > 1:
            # What a search sees from here it might not see from there, and nobody should be told to have lost a move
            # by that.
            self._keep(board.after(line[0]), Worth(winner, distance - 1, line[1], exact=False))
        return self._keep(board, Worth(winner, distance, line[0], exact=False))

    def _keep(self, board: Board, worth: Worth) -> Worth:
        self._kept.put(self._key(board), worth)
        return worth

    def _key(self, board: Board) -> str:
        return f"{self._nodes} {board.rules.rules_id} {board.fen()}"


def _from_tables(board: Board, tables: Tables) -> Worth | None:
    verdict = tables.probe(board, None)
    if verdict is None:
        return None
    winner = verdict.winner if verdict.distance is not None else None
    return Worth(winner, verdict.distance, best_answer(board, tables), exact=True)
