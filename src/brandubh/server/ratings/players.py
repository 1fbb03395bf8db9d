"""What people ask about players. All of it is read; what a game changes is written where it ends."""

import time
from collections.abc import Callable

from sqlalchemy import Connection, func, select

from brandubh.server.accounts.names import folded
from brandubh.server.accounts.rows import Account, account_named
from brandubh.server.database import Database
from brandubh.server.games.rows import games, last_moves, read_rows
from brandubh.server.games.views import GameList, summary
from brandubh.server.problems import not_found
from brandubh.server.ratings import profiles
from brandubh.server.ratings.leaders import DAYS, LEAST_GAMES, leaders, named_like
from brandubh.server.ratings.rows import KINDS, Kind, standings_of
from brandubh.server.ratings.views import FoundPlayers, Leaderboard, ProfileView, player_summary, profile_view

HOLDS = 15.0  # seconds for which a leaderboard is not made again
PAGE = 10
MOST_PAGES = 500


class Players:
    """The players in the database."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now
        self._leaders: dict[Kind, tuple[float, Leaderboard]] = {}

    async def leaders(self, kind: Kind) -> Leaderboard:
        """Who leads; it may be some seconds old."""
        kept = self._leaders.get(kind)
        if kept is not None and time.monotonic() < kept[0]:
            return kept[1]
        now = self._now()
        found = await self._database.read(lambda connection: leaders(connection, kind, now))
        players = [player_summary(each, now) for each in found]
        board = Leaderboard(kind=kind, days=DAYS, least_games=LEAST_GAMES, players=players)
        self._leaders[kind] = (time.monotonic() + HOLDS, board)
        return board

    async def find(self, beginning: str) -> FoundPlayers:
        """Players by the beginning of their names."""
        found = await self._database.read(lambda connection: named_like(connection, beginning))
        return FoundPlayers(players=[player_summary(each, self._now()) for each in found])

    async def exists(self, name: str) -> str:
        """The name of an account as its owner writes it; an error if there is none."""
        return (await self._database.read(lambda connection: _account(connection, name))).name

    async def profile(self, name: str, viewer: str) -> ProfileView:
        """What somebody may know of a player."""

        def read(connection: Connection) -> ProfileView:
            account = _account(connection, name)
            player, mine = account.player, account.player == viewer
            standings = standings_of(connection, player)
            together = profiles.between(connection, viewer, player) if viewer and not mine else None
            return profile_view(
                account,
                {kind: standings.get((player, kind)) for kind in KINDS},
                profiles.history(connection, player),
                profiles.record(connection, player, own=mine),
                together,
                mine=mine,
                now=self._now(),
            )

        return await self._database.read(read)

    async def games(self, name: str, viewer: str, offset: int) -> GameList:
        """The games of a player that somebody may find, the last played first."""

        def read(connection: Connection) -> GameList:
            player = _account(connection, name).player
            query = profiles.games_of(player, own=player == viewer)
            total = connection.scalar(select(func.count()).select_from(query.subquery()))
            page = query.order_by(games.c.updated_at.desc(), games.c.id).offset(offset).limit(PAGE)
            rows = read_rows(connection, page, with_moves=False)
            last = last_moves(connection, rows)
            return GameList(
                games=[summary(row, last.get(row.id), viewer, self._now()) for row in rows], total=total or 0
            )

        return await self._database.read(read)


def _account(connection: Connection, name: str) -> Account:
    account = account_named(connection, folded(name))
    if account is None or account.closed_at is not None:
        raise not_found()
    return account
