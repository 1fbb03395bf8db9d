"""Who leads: the strongest of those who play, and players by the beginning of their names."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select

from brandubh.server.accounts.names import folded
from brandubh.server.accounts.rows import Account, accounts
from brandubh.server.ratings.rating import PROVISIONAL, is_provisional, rating_at
from brandubh.server.ratings.rows import Kind, Standing, rating_changes, ratings

MOST = 100
DAYS = 90
LEAST_GAMES = 3
"""For points, within these days: whoever does not play does not lead."""
MOST_FOUND = 10

_SPARE = 50  # of whom some may have become provisional by resting


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody with an account, and how they stand."""

    account: Account
    standing: Standing | None


def leaders(connection: Connection, kind: Kind, now: float) -> list[Known]:
    """The strongest who are known well enough and have played lately."""
    since = now - DAYS * 24 * 3600.0
    changes = rating_changes.alias()
    # the game with which they have played enough: an index finds it at once
    enough = (
        select(changes.c.at)
        .where(changes.c.player == ratings.c.player, changes.c.kind == kind)
        .order_by(changes.c.at.desc())
        .limit(1)
        .offset(LEAST_GAMES - 1)
        .scalar_subquery()
    )
    query = (
        select(ratings)
        .join(accounts, accounts.c.player == ratings.c.player)
        .where(
            ratings.c.kind == kind,
            ratings.c.deviation <= PROVISIONAL,
            ratings.c.last_at >= since,
            accounts.c.closed_at.is_(None),
            enough >= since,
        )
        .order_by(ratings.c.rating.desc(), ratings.c.player)
        .limit(MOST + _SPARE)
    )
    found = [Standing(**row) for row in connection.execute(query).mappings()]
    sure = [each for each in found if not is_provisional(rating_at(each, now))][:MOST]
    return _with_accounts(connection, {each.player: each for each in sure})


def named_like(connection: Connection, beginning: str) -> list[Known]:
    """Some players whose names begin like this, or look as if they did."""
    letters = folded(beginning).replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    if not letters:
        return []
    query = select(accounts).where(accounts.c.folded.like(f"{letters}%", escape="\\"), accounts.c.closed_at.is_(None))
    rows = connection.execute(query.order_by(accounts.c.name).limit(MOST_FOUND)).mappings()
    found = [Account(**row) for row in rows]
    overall = select(ratings).where(ratings.c.player.in_([each.player for each in found]), ratings.c.kind == "overall")
    standings = {row["player"]: Standing(**row) for row in connection.execute(overall).mappings()}
    return [Known(each, standings.get(each.player)) for each in found]


def _with_accounts(connection: Connection, standings: dict[str, Standing]) -> list[Known]:
    """In the order of the standings."""
    query = select(accounts).where(accounts.c.player.in_(list(standings)))
    found = {row["player"]: Account(**row) for row in connection.execute(query).mappings()}
    known: Sequence[str] = [player for player in standings if player in found]
    return [Known(found[player], standings[player]) for player in known]
