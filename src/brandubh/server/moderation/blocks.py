"""Whom somebody wants nothing to do with: the two are not paired, and neither takes a seat that the other offers."""

from collections.abc import Callable, Sequence

from sqlalchemy import Connection, and_, or_, select

from brandubh.errors import BrandubhError
from brandubh.server.accounts import rows
from brandubh.server.accounts.names import folded
from brandubh.server.accounts.rows import Account, accounts
from brandubh.server.database import Database
from brandubh.server.moderation.rows import blocks
from brandubh.server.problems import conflict, invalid, not_found

MOST = 200  # of one player


class Blocks:
    """Blocks in the database."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now

    async def names(self, player: str) -> Sequence[str]:
        """Whom somebody has blocked."""
        query = select(accounts.c.name).join(blocks, blocks.c.blocked == accounts.c.player)
        query = query.where(blocks.c.player == player).order_by(accounts.c.folded)
        return await self._database.read(lambda connection: connection.scalars(query).all())

    async def block(self, player: str, name: str) -> None:
        """Block somebody; once is as good as twice."""

        def write(connection: Connection) -> None:
            other = _named(connection, name)
            if other.player == player:
                raise invalid(BrandubhError("block-oneself"))
            mine = connection.scalars(select(blocks.c.blocked).where(blocks.c.player == player)).all()
            if other.player in mine:
                return
            if len(mine) >= MOST:
                raise conflict("many-blocks", most=MOST)
            connection.execute(blocks.insert().values(player=player, blocked=other.player, at=self._now()))

        await self._database.write(write, lock=f"blocks {player}")

    async def unblock(self, player: str, name: str) -> None:
        """Have to do with somebody again."""

        def write(connection: Connection) -> None:
            other = _named(connection, name)
            connection.execute(blocks.delete().where(blocks.c.player == player, blocks.c.blocked == other.player))

        await self._database.write(write, lock=f"blocks {player}")


def are_apart(connection: Connection, one: str, other: str) -> bool:
    """Whether one of two players has blocked the other."""
    either = or_(
        and_(blocks.c.player == one, blocks.c.blocked == other), and_(blocks.c.player == other, blocks.c.blocked == one)
    )
    return connection.execute(select(blocks.c.player).where(either).limit(1)).first() is not None


def check_may_meet(connection: Connection, one: str, other: str) -> None:
    """An error if one of two players has blocked the other. It does not say which."""
    if are_apart(connection, one, other):
        raise conflict("blocked")


def _named(connection: Connection, name: str) -> Account:
    found = rows.account_named(connection, folded(name))
    if found is None:
        raise not_found()
    return found
