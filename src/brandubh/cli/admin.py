"""``brandubh admin …``: keeping order among a server's accounts, straight in its database, while it runs."""

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from rich.box import SIMPLE_HEAD
from rich.table import Table

from brandubh.cli.screen import Screen, put
from brandubh.errors import BrandubhError

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from brandubh.server.accounts.rows import Account

T = TypeVar("T")

_SECRET = ("password", "recovery", "folded")


def list_command(data: Path | None, search: str, *, closed: bool, offset: int, as_json: bool) -> int:
    """Print accounts; 1 if there is none."""
    keeping = _keeping()
    found = _in_database(data, lambda c: keeping.listed(c, search, closed=True if closed else None, offset=offset))
    if as_json:
        put(json.dumps([_public(account) for account in found], ensure_ascii=False))
    elif found:
        table = Table("name", "since", "state", box=SIMPLE_HEAD, pad_edge=False)
        for account in found:
            table.add_row(account.name, _day(account.created_at), _state(account))
        Screen().print(table)
    return 0 if found else 1


def show_command(data: Path | None, name: str, *, as_json: bool) -> None:
    """Print what is known of an account."""
    keeping = _keeping()
    record = _in_database(data, lambda connection: keeping.record_of(connection, name, time.time()))
    if as_json:
        put(json.dumps(asdict(record) | {"account": _public(record.account)}, ensure_ascii=False))
        return
    account, conduct = record.account, record.conduct
    table = Table(show_header=False, box=None, pad_edge=False)
    left = "warned for leaving games" if conduct.is_warned else "nothing to complain of"
    if conduct.until is not None:
        left = f"may look for no opponents until {_moment(conduct.until)}"
    for what, value in (
        ("name", account.name),
        ("since", _moment(account.created_at)),
        ("state", _state(account)),
        ("games", f"{record.games}, {record.open_games} of them open"),
        ("logged in", f"in {record.sessions} browsers, last seen {_moment(record.last_seen)}"),
        ("conduct today", left),
    ):
        table.add_row(what, value)
    Screen().print(table)


def close_command(data: Path | None, name: str, note: str, *, banned: bool) -> None:
    """Close an account, or ban its owner."""
    keeping = _keeping()
    why = keeping.BANNED if banned else keeping.CLOSED
    account = _in_database(data, lambda connection: keeping.close(connection, name, time.time(), why=why, note=note))
    put(f"{account.name} is {'banned' if banned else 'closed'} and logged out everywhere.")


def reopen_command(data: Path | None, name: str, note: str) -> None:
    """Open an account again."""
    keeping = _keeping()
    account = _in_database(data, lambda connection: keeping.reopen(connection, name, time.time(), note))
    put(f"{account.name} is open again.")


def rename_command(data: Path | None, name: str, new: str, note: str) -> None:
    """Call an account something else."""
    keeping = _keeping()
    account, called = _in_database(data, lambda connection: keeping.rename(connection, name, new, time.time(), note))
    put(f"{account.name} is called {called} now, in all games too.")


def recovery_command(data: Path | None, name: str, note: str) -> None:
    """Give an account another recovery code, and print it."""
    keeping = _keeping()
    from brandubh.server.accounts.passwords import Passwords, new_code, plain_code

    code = new_code()
    passwords = Passwords()
    hashed = asyncio.run(passwords.hash(plain_code(code)))
    passwords.close()
    account = _in_database(data, lambda c: keeping.set_recovery(c, name, hashed, time.time(), note))
    put(f"The recovery code of {account.name} is now {code}")
    put("Give it to nobody but its owner: with it a new password can be chosen.", to_stderr=True)


def log_command(data: Path | None, offset: int, *, as_json: bool) -> int:
    """Print what was done, the last first; 1 if nothing was."""
    keeping = _keeping()
    found = _in_database(data, lambda connection: keeping.log(connection, offset))
    if as_json:
        put(json.dumps([dict(zip(("at", "action", "name", "note"), each, strict=True)) for each in found]))
    elif found:
        table = Table("when", "what", "to whom", "why", box=SIMPLE_HEAD, pad_edge=False)
        for at, action, name, note in found:
            table.add_row(_moment(at), action, name, note)
        Screen().print(table)
    return 0 if found else 1


def _keeping() -> Any:
    try:
        from brandubh.server.moderation import keeping
    except ModuleNotFoundError as error:
        raise BrandubhError("no-package", package=str(error.name), command="pip install 'brandubh[app]'") from None
    return keeping


def _in_database(data: Path | None, work: "Callable[[Connection], T]") -> T:
    """Do something in the database of the server of a data folder, or in the one that the environment names."""
    from brandubh.server.data_folder import prepare
    from brandubh.server.database import Database
    from brandubh.server.settings import Settings

    settings = Settings() if data is None else Settings(data=data)
    prepare(settings)

    async def run() -> T:
        database = Database(settings.database)
        try:
            return await database.write(work, lock="keeping order")
        finally:
            await database.close()

    return asyncio.run(run())


def _public(account: "Account") -> dict[str, Any]:
    return {name: value for name, value in asdict(account).items() if name not in _SECRET}


def _state(account: "Account") -> str:
    if account.closed_at is not None:
        return f"{account.closed_for or 'closed'} since {_day(account.closed_at)}"
    return "bot" if account.is_bot else "open"


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))


def _moment(at: float | None) -> str:
    return "never" if at is None else time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))
