"""Games as game files: one game or match, or all of a visitor's, a few at a time, so that no number of them is too
much for the server's memory.
"""

import logging
from collections.abc import AsyncIterator, Sequence

from fastapi.concurrency import run_in_threadpool

from brandubh.errors import BrandubhError
from brandubh.record import file_name, write_game
from brandubh.server.games.from_rows import LoadedGame
from brandubh.server.games.games import Games
from brandubh.server.games.rows import GameRow

log = logging.getLogger(__name__)

BATCH = 5  # games that are in memory together


async def all_games(games: Games, owner: str) -> AsyncIterator[str]:
    """The game file of all a visitor's games, the first one first, in pieces. Nothing is asked of the database between
    them, so that whoever reads slowly holds up nobody.
    """
    ids = await games.ids_of(owner)
    return some_games(games, ids)


async def some_games(games: Games, ids: Sequence[str]) -> AsyncIterator[str]:
    """The game file of some games, in pieces."""
    before = ""
    for start in range(0, len(ids), BATCH):
        for row in await games.rows_of(ids[start : start + BATCH]):
            try:
                text = await run_in_threadpool(_text, row)
            except BrandubhError as error:  # the others are not to be lost with it
                log.error("game %s cannot be written: %s", row.id, error)
                continue
            yield before + text
            before = "\n"


async def one_game(games: Games, game_id: str) -> tuple[str, str]:
    """The game file of a game, or of its whole match, and a name for it."""
    loaded = await games.load(game_id)
    rows = loaded.sets or [loaded.row]

    def write() -> tuple[str, str]:
        return "\n".join(_text(row) for row in rows), file_name(LoadedGame(rows[0]).game(), game_id)

    return await run_in_threadpool(write)


def _text(row: GameRow) -> str:
    return write_game(LoadedGame(row).game())
