"""Which server thinks about the computer's move. A change that makes it the computer's turn is written together with a
lease for the server that made it; a server that dies stops renewing its leases, and the others take them over.
"""

from collections.abc import Collection, Sequence

from sqlalchemy import Connection, and_, or_, select

from brandubh.pieces import Side
from brandubh.server.games.from_rows import has_computer, level_of
from brandubh.server.games.rows import GameRow, games

LEASE = 10.0  # seconds
RENEWAL = 3.0  # seconds between renewals


def lease(row: GameRow, node: str, now: float) -> None:
    """Give a game to a server if it is the computer's turn, and else to none."""
    row.computer_node = row.computer_until = None
    if row.termination is not None or row.position is None or not has_computer(row):
        return
    if level_of(row, Side(row.position[-1])) is not None:
        row.computer_node, row.computer_until = node, now + LEASE


def waiting(connection: Connection) -> Sequence[str]:
    """The open games in which it is the computer's turn; it may not be in one from before its position was kept."""
    level = {Side.ATTACKERS: games.c.attackers_level, Side.DEFENDERS: games.c.defenders_level}
    position = games.c.position
    query = select(games.c.id).where(
        games.c.termination.is_(None),
        or_(
            *(
                and_(level[side].is_not(None), or_(position.like(f"% {side.letter}"), position.is_(None)))
                for side in Side
            )
        ),
    )
    return connection.scalars(query).all()


def expired(connection: Connection, now: float) -> bool:
    """Whether there is a game about which no server thinks any more."""
    return connection.scalar(select(games.c.id).where(games.c.computer_until < now).limit(1)) is not None


def take(connection: Connection, node: str, now: float, most: int) -> Sequence[str]:
    """Take over some games about which no server thinks any more. Of several who try at once, one has each."""
    due = select(games.c.id).where(games.c.computer_until < now).order_by(games.c.computer_until).limit(most)
    taken = (
        games.update()
        .where(games.c.id.in_(due.scalar_subquery()), games.c.computer_until < now)
        .values(computer_node=node, computer_until=now + LEASE)
    )
    return connection.scalars(taken.returning(games.c.id)).all()


def renew(connection: Connection, node: str, now: float, ids: Collection[str]) -> Sequence[str]:
    """Go on with some games; those that still are this server's."""
    mine = games.update().where(games.c.id.in_(sorted(ids)), games.c.computer_node == node)
    return connection.scalars(mine.values(computer_until=now + LEASE).returning(games.c.id)).all()


def leave(connection: Connection, node: str, game_id: str | None = None) -> None:
    """Leave a game in which there is nothing to do for the computer; or all games to the other servers."""
    mine = games.update().where(games.c.computer_node == node)
    if game_id is not None:
        connection.execute(mine.where(games.c.id == game_id).values(computer_node=None, computer_until=None))
    else:
        connection.execute(mine.values(computer_until=0))
