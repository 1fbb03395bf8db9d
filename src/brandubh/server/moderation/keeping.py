"""What those can do who keep order: by the command ``brandubh admin``, straight in the database, while servers run.

Servers notice within seconds: they look up again who is logged in.
"""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, func, or_, select

from brandubh.errors import BrandubhError
from brandubh.server.accounts import rows
from brandubh.server.accounts.names import checked_name, folded
from brandubh.server.accounts.rows import Account, accounts, sessions
from brandubh.server.games.rows import games
from brandubh.server.moderation.leaving import Conduct, conduct_of
from brandubh.server.moderation.rows import keeping

BANNED, CLOSED = "banned", "closed"
LONGEST_NOTE = 200
PAGE = 50


@dataclass(frozen=True, slots=True)
class Record:
    """What is known of an account."""

    account: Account
    games: int
    open_games: int
    sessions: int
    last_seen: float | None
    conduct: Conduct


def find(connection: Connection, name: str) -> Account:
    """The account of a name, however it is written; an error if there is none."""
    found = rows.account_named(connection, folded(name))
    if found is None:
        raise BrandubhError("no-account", name=name)
    return found


def listed(connection: Connection, search: str = "", *, closed: bool | None = None, offset: int = 0) -> list[Account]:
    """Accounts whose names contain a text, in the order of their names."""
    query = select(accounts).where(accounts.c.name != "").order_by(accounts.c.folded).offset(offset).limit(PAGE)
    if search:
        query = query.where(accounts.c.folded.contains(folded(search), autoescape=True))
    if closed is not None:
        query = query.where(accounts.c.closed_at.is_not(None) if closed else accounts.c.closed_at.is_(None))
    return [Account(**row) for row in connection.execute(query).mappings()]


def record_of(connection: Connection, name: str, now: float) -> Record:
    """What is known of an account."""
    account = find(connection, name)
    seats = or_(*(games.c[column] == account.player for column in ("owner", "attackers_player", "defenders_player")))
    played = select(func.count()).select_from(games).where(seats)
    seen = select(func.count(), func.max(sessions.c.seen_at)).where(sessions.c.player == account.player)
    count, last = connection.execute(seen).one()
    return Record(
        account,
        connection.scalar(played) or 0,
        connection.scalar(played.where(games.c.termination.is_(None))) or 0,
        count,
        last,
        conduct_of(connection, account.player, now),
    )


def close(connection: Connection, name: str, now: float, *, why: str, note: str = "") -> Account:
    """Close an account, and log it out everywhere. Nobody gets its name."""
    account = find(connection, name)
    if account.closed_at is not None:
        raise BrandubhError("account-not-open", name=account.name)
    _change(connection, account, closed_at=now, closed_for=why)
    connection.execute(sessions.delete().where(sessions.c.player == account.player))
    _write_down(connection, "ban" if why == BANNED else "close", account.name, now, note)
    return account


def reopen(connection: Connection, name: str, now: float, note: str = "") -> Account:
    """Open an account again that was closed."""
    account = find(connection, name)
    if account.closed_at is None:
        raise BrandubhError("account-open", name=account.name)
    _change(connection, account, closed_at=None, closed_for=None)
    _write_down(connection, "reopen", account.name, now, note)
    return account


def rename(connection: Connection, name: str, new: str, now: float, note: str = "") -> tuple[Account, str]:
    """Call an account something else, in its games too. The account as it was, and its new name."""
    account = find(connection, name)
    new = checked_name(new)
    if folded(new) != account.folded and rows.is_taken(connection, folded(new)):
        raise BrandubhError("account-name-taken", name=new)
    _change(connection, account, name=new, folded=folded(new))
    for side in ("attackers", "defenders"):
        mine = or_(games.c[f"{side}_player"] == account.player, games.c.owner == account.player)
        named = and_(mine, games.c[f"{side}_account"] == account.name)
        again: dict[str, Any] = {"version": games.c.version + 1}  # for those who keep it in memory
        connection.execute(games.update().where(named).values({f"{side}_account": new, f"{side}_name": new} | again))
    _write_down(connection, "rename", account.name, now, f"{new} {note}".strip())
    return account, new


def set_recovery(connection: Connection, name: str, hashed: str, now: float, note: str = "") -> Account:
    """Give an account another recovery code, for an owner who has lost the password and the code."""
    account = find(connection, name)
    _change(connection, account, recovery=hashed)
    _write_down(connection, "recovery", account.name, now, note)
    return account


def log(connection: Connection, offset: int = 0) -> list[tuple[float, str, str, str]]:
    """What was done, the last first: when, what, to whom, why."""
    query = select(keeping.c.at, keeping.c.action, keeping.c.name, keeping.c.note)
    found = connection.execute(query.order_by(keeping.c.number.desc()).offset(offset).limit(PAGE))
    return [(at, action, name, note) for at, action, name, note in found]


def _change(connection: Connection, account: Account, **values: Any) -> None:
    connection.execute(accounts.update().where(accounts.c.player == account.player).values(values))


def _write_down(connection: Connection, action: str, name: str, now: float, note: str) -> None:
    text = " ".join(note.split())[:LONGEST_NOTE]
    connection.execute(keeping.insert().values(at=now, action=action, name=name, note=text))
