"""Rated games are played without help: whatever shows what a position is worth asks here first.

Hints, analysis, reports, the openings and the tables of perfect play are refused for the position on the board of a
rated game that the one who asks is playing. Its mirror images are the same position, and so is whatever one move leads
to: to look up each move is to look up the position. Whose turn it is makes no difference, as a threat is looked for
with the other side to move.
"""

from collections.abc import Iterable
from typing import Annotated

from fastapi import Depends
from fastapi.concurrency import run_in_threadpool
from sqlalchemy import Connection, and_, or_, select
from starlette.requests import HTTPConnection

from brandubh.board import Board
from brandubh.notation import Placement
from brandubh.openings.folding import fold
from brandubh.rules import Rules
from brandubh.server.database import Database
from brandubh.server.dependencies import services
from brandubh.server.games.rows import games
from brandubh.server.problems import conflict
from brandubh.server.visitors import account_name, known_visitor


class Alone:
    """Somebody who may be playing for points, and is not helped there."""

    def __init__(self, database: Database, player: str | None) -> None:
        self._database, self._player = database, player

    async def check(self, board: Board) -> None:
        """An error for whoever asks about the position of a rated game of theirs."""
        await self._check([board])

    async def check_line(self, board: Board) -> None:
        """The same for whoever asks about all positions of a game up to this one."""
        if self._player is not None:
            await self._check(_line(board))

    async def _check(self, boards: Iterable[Board]) -> None:
        player = self._player
        if player is None:
            return
        played = await self._database.read(lambda connection: _played(connection, player))
        meets = bool(played) and await run_in_threadpool(lambda: _meet(played, boards))
        if meets:
            raise conflict("rated-no-help")


async def _alone(connection: HTTPConnection) -> Alone:
    """Only whoever has an account plays for points."""
    player = known_visitor(connection) if account_name(connection) is not None else None
    return Alone(services(connection).database, player)


AloneDep = Annotated[Alone, Depends(_alone)]


def _played(connection: Connection, player: str) -> list[Board]:
    """The boards of the rated games that somebody is playing; nobody plays in one whose other seat is free."""
    theirs = or_(games.c.owner == player, games.c.attackers_player == player, games.c.defenders_player == player)
    has_begun = or_(
        games.c.invite.is_(None), and_(games.c.attackers_player.is_not(None), games.c.defenders_player.is_not(None))
    )
    query = select(games.c.position, games.c.rules).where(
        theirs, has_begun, games.c.termination.is_(None), games.c.rated.is_(True), games.c.position.is_not(None)
    )
    return [Board(position, rules=Rules.from_dict(rules)) for position, rules in connection.execute(query)]


def _meet(played: Iterable[Board], boards: Iterable[Board]) -> bool:
    asked = {_place(board) for board in boards}
    return any(
        _place(board) in asked or any(_place(board.after(move)) in asked for move in board.legal_moves)
        for board in played
    )


def _place(board: Board) -> Placement:
    """Where the pieces are, the same for all mirror images."""
    return fold(board).placement


def _line(board: Board) -> Iterable[Board]:
    replay = board.root()
    yield replay.copy(stack=False)
    for move in board.move_stack:
        replay.push(move)
        yield replay.copy(stack=False)
