"""What can be done with accounts. Each action is one transaction: it is written whole, or it did not happen."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from brandubh.errors import BrandubhError
from brandubh.server.accounts import rows
from brandubh.server.accounts.identity import Person, digest_of
from brandubh.server.accounts.names import checked_name, folded
from brandubh.server.accounts.passwords import SHORTEST, Passwords, new_code, plain_code
from brandubh.server.accounts.rows import Account, Session, sessions
from brandubh.server.bots.rows import tokens
from brandubh.server.database import Database
from brandubh.server.games.actions import new_id
from brandubh.server.games.rows import adopt as adopt_games
from brandubh.server.limits import Bucket, Limits
from brandubh.server.lobby.rows import adopt as adopt_seeks
from brandubh.server.lobby.rows import seeks
from brandubh.server.moderation.rows import blocks, leavings
from brandubh.server.problems import ProblemError, conflict, invalid, too_many
from brandubh.server.ratings.rows import rating_changes, ratings
from brandubh.server.recent import Recent
from brandubh.server.studies.rows import adopt as adopt_studies
from brandubh.server.studies.rows import forget as forget_studies
from brandubh.server.training.rows import adopt as adopt_training
from brandubh.server.training.rows import forget as forget_training

HOLDS = 5.0  # seconds for which a look-up of who is logged in is believed
MOST_KEPT = 10_000  # look-ups
DAY = 24 * 3600.0
IDLE_DAYS = 180  # after which a browser that was not used is logged out
MOST_SESSIONS = 50  # of an account; the one that was used longest ago is logged out
BY_OWNER = "owner"  # why an account is closed: its owner has deleted it
NOT_THE_PASSWORD = "not-the-password"
TRIES_HERE, TRIES_EVERYWHERE = 10, 200
"""Wrong passwords for one name from one address, and from all: in a burst, and again in an hour. The first stops
guessing, the second stops many who guess together, and neither keeps an owner out for long.
"""


@dataclass(frozen=True, slots=True)
class LoggedIn:
    """Somebody who has just logged in: the token is for the browser alone, the code to be written down."""

    person: Person
    token: str
    recovery: str | None = None


class Accounts:
    """The accounts in the database."""

    def __init__(self, database: Database, limits: Limits, now: Callable[[], float]) -> None:
        self._database = database
        self._limits = limits
        self._now = now
        self._passwords = Passwords()
        self._who: Recent[tuple[Person | None, float]] = Recent(MOST_KEPT)
        self._wrong_here = Bucket(TRIES_HERE / 3600, TRIES_HERE, time.monotonic)
        self._wrong_everywhere = Bucket(TRIES_EVERYWHERE / 3600, TRIES_EVERYWHERE, time.monotonic)

    # Who is there

    async def who(self, digest: str) -> Person | None:
        """Whoever is logged in with a token of this digest."""
        kept = self._who.get(digest)
        if kept is not None and time.monotonic() < kept[1]:
            return kept[0]
        person, seen_at = await self._database.read(lambda connection: _look_up(connection, digest, self._now()))
        if person is not None and self._now() - seen_at > DAY:
            seen = sessions.update().where(sessions.c.digest == digest).values(seen_at=self._now())
            await self._database.write(lambda connection: connection.execute(seen))
        self._who.put(digest, (person, time.monotonic() + HOLDS))
        return person

    def _forget(self, digests: list[str]) -> None:
        for digest in digests:
            self._who.forget(digest)

    async def look_again(self, player: str) -> None:
        """Believe no look-up of somebody any more: the account has changed."""
        self._forget([each.digest for each in await self.sessions(player)])

    # Coming and going

    async def register(self, name: str, password: str, guest: str, browser: str) -> LoggedIn:
        """Make an account, which has the guest's games and progress from now on."""
        name = checked_name(name)
        check_password(password)
        recovery = new_code()
        hashed = await self._passwords.hash(password)
        account = Account(
            player=secrets.token_hex(16),
            name=name,
            folded=folded(name),
            password=hashed,
            recovery=await self._passwords.hash(plain_code(recovery)),
            created_at=self._now(),
        )
        session, token = self._new_session(account.player, browser)

        def write(connection: Connection) -> None:
            if rows.is_taken(connection, account.folded):
                raise conflict("account-name-taken", name=name)
            rows.write_new(connection, account)
            rows.write_new(connection, session)
            adopt(connection, guest, account)

        try:
            await self._database.write(write, lock=f"account {account.folded}")
        except IntegrityError:
            raise conflict("account-name-taken", name=name) from None
        return LoggedIn(Person(account.player, name, session.id), token, recovery)

    async def log_in(self, name: str, password: str, guest: str, browser: str, address: str) -> LoggedIn:
        """Log somebody in, who brings along what was played here before."""
        key = folded(name)
        account = await self._database.read(lambda connection: rows.account_named(connection, key))
        await self._check_secret(key, address, password, account.password if account else None)
        assert account is not None
        check_open(account)
        session, token = self._new_session(account.player, browser)

        def write(connection: Connection) -> list[str]:
            _check_is_so(connection, account)
            dropped = [each.digest for each in rows.sessions_of(connection, account.player)[MOST_SESSIONS - 1 :]]
            connection.execute(sessions.delete().where(sessions.c.digest.in_(dropped)))
            rows.write_new(connection, session)
            adopt(connection, guest, account)
            return dropped

        self._forget(await self._database.write(write, lock=f"account {account.folded}"))
        return LoggedIn(Person(account.player, account.name, session.id, account.is_bot), token)

    def _new_session(self, player: str, browser: str) -> tuple[Session, str]:
        token = secrets.token_urlsafe(32)
        now = self._now()
        browser = browser[: rows.LONGEST_BROWSER]
        session = Session(
            digest=digest_of(token), id=new_id(), player=player, created_at=now, seen_at=now, browser=browser
        )
        return session, token

    async def log_out(self, token: str) -> None:
        """End a session."""
        digest = digest_of(token)
        ended = sessions.delete().where(sessions.c.digest == digest)
        await self._database.write(lambda connection: connection.execute(ended))
        self._forget([digest])

    async def sessions(self, player: str) -> list[Session]:
        """Where somebody is logged in."""
        return await self._database.read(lambda connection: rows.sessions_of(connection, player))

    async def end_sessions(self, player: str, *, only: str | None = None, but: str | None = None) -> int:
        """Log somebody out: in ``only`` one browser, or in all ``but`` one. How many it were."""

        def write(connection: Connection) -> list[str]:
            return rows.end_sessions(connection, player, only=only, but=but)

        ended = await self._database.write(write, lock=f"sessions {player}")
        self._forget(ended)
        return len(ended)

    async def account(self, player: str) -> Account | None:
        """The account of a player."""
        return await self._database.read(lambda connection: rows.account_of(connection, player))

    # Passwords

    async def change_password(self, person: Person, old: str, new: str, address: str) -> None:
        """Give an account another password. Whoever is logged in with the old one elsewhere is so no more."""
        check_password(new)
        account = await self.check_owner(person, old, address)
        hashed = await self._passwords.hash(new)

        def write(connection: Connection) -> list[str]:
            _check_is_so(connection, account)
            rows.change(connection, account.player, password=hashed)
            return rows.end_sessions(connection, account.player, but=person.session)

        self._forget(await self._database.write(write, lock=f"account {account.folded}"))

    async def new_recovery(self, person: Person, password: str, address: str) -> str:
        """Another recovery code; the one before opens nothing any more."""
        account = await self.check_owner(person, password, address)
        code = new_code()
        hashed = await self._passwords.hash(plain_code(code))

        def write(connection: Connection) -> None:
            _check_is_so(connection, account)
            rows.change(connection, account.player, recovery=hashed)

        await self._database.write(write, lock=f"account {account.folded}")
        return code

    async def recover(self, name: str, code: str, password: str, guest: str, browser: str, address: str) -> LoggedIn:
        """Give an account another password to whoever has its recovery code, which is used up by that. All browsers are
        logged out, and this one in.
        """
        check_password(password)
        key = folded(name)
        account = await self._database.read(lambda connection: rows.account_named(connection, key))
        await self._check_secret(key, address, plain_code(code), account.recovery if account else None, "wrong-code")
        assert account is not None
        check_open(account)
        recovery = new_code()
        changed = {
            "password": await self._passwords.hash(password),
            "recovery": await self._passwords.hash(plain_code(recovery)),
        }
        session, token = self._new_session(account.player, browser)

        def write(connection: Connection) -> list[str]:
            _check_is_so(connection, account)
            rows.change(connection, account.player, **changed)
            ended = rows.end_sessions(connection, account.player)
            rows.write_new(connection, session)
            adopt(connection, guest, account)
            return ended

        self._forget(await self._database.write(write, lock=f"account {account.folded}"))
        return LoggedIn(Person(account.player, account.name, session.id, account.is_bot), token, recovery)

    async def check_owner(self, person: Person, password: str, address: str) -> Account:
        """The account of somebody who is logged in, and knows its password; an error else: a browser may have been left
        open.
        """
        account = await self.account(person.player)
        if account is None or account.closed_at is not None:
            raise wrong(NOT_THE_PASSWORD)
        await self._check_secret(account.folded, address, password, account.password, NOT_THE_PASSWORD)
        return account

    async def close_account(self, account: Account) -> None:
        """Close an account for good: its name is given to nobody else, and nothing here says any more what it was."""

        def write(connection: Connection) -> list[str]:
            _check_is_so(connection, account)
            rows.change(
                connection,
                account.player,
                name="",
                folded=rows.gone(account.folded),
                password="",
                recovery="",
                closed_at=self._now(),
                closed_for=BY_OWNER,
            )
            forget(connection, account.player)
            return rows.end_sessions(connection, account.player)

        self._forget(await self._database.write(write, lock=f"account {account.folded}"))

    async def _check_secret(
        self, name: str, address: str, secret: str, known: str | None, refusal: str = "wrong-password"
    ) -> None:
        """An error if a password or a code is wrong, or if too many were. Many who ask at once are told no more than
        one by one: by the time that a guess was compared, those before it count.
        """
        self._check_tries(name, address)
        fits = await self._passwords.fits(secret, known)
        self._check_tries(name, address)
        if not fits:
            self._count_try(name, address)
            raise wrong(refusal)

    def _check_tries(self, name: str, address: str) -> None:
        if not self._limits.on:
            return
        wait = max(self._wrong_here.wait(f"{address} {name}"), self._wrong_everywhere.wait(name))
        if wait > 0:
            raise too_many("too-many-tries", wait)

    def _count_try(self, name: str, address: str) -> None:
        self._wrong_here.take(f"{address} {name}")
        self._wrong_everywhere.take(name)

    def close(self) -> None:
        """End what runs beside."""
        self._passwords.close()


def wrong(code: str = "wrong-password") -> ProblemError:
    """The answer to a wrong name or password, which does not say which."""
    return ProblemError(403, code, "Not so")


def check_password(password: str) -> None:
    """An error if a password is one that is soon guessed."""
    if len(password) < SHORTEST or len(set(password)) < 4:
        raise invalid(BrandubhError("password-weak", least=SHORTEST))


def check_open(account: Account) -> None:
    """An error if an account is closed. Only whoever has its password learns of it."""
    if account.closed_at is not None:
        raise ProblemError(403, "account-closed", "Closed")


def _check_is_so(connection: Connection, account: Account) -> None:
    """An error if an account has changed since its password or code was compared, which takes a while."""
    if rows.account_of(connection, account.player) != account:
        raise wrong()


def adopt(connection: Connection, guest: str, account: Account) -> None:
    """Let an account have what a guest did who was the same person."""
    if guest and guest != account.player:
        adopt_games(connection, guest, account.player, account.name)
        adopt_studies(connection, guest, account.player)
        adopt_training(connection, guest, account.player)
        adopt_seeks(connection, guest, account.player, account.name)


def forget(connection: Connection, player: str) -> None:
    """Remove all that is somebody's alone; games are more than a moment's work, and leaving.py's."""
    forget_studies(connection, player)
    forget_training(connection, player)
    for table in (ratings, rating_changes, tokens, blocks, leavings, seeks):
        connection.execute(table.delete().where(table.c.player == player))
    connection.execute(blocks.delete().where(blocks.c.blocked == player))


def _look_up(connection: Connection, digest: str, now: float) -> tuple[Person | None, float]:
    session = rows.session_of(connection, digest)
    if session is None or session.seen_at < now - IDLE_DAYS * DAY:
        return None, 0.0
    account = rows.account_of(connection, session.player)
    if account is None or account.closed_at is not None:
        return None, 0.0
    return Person(account.player, account.name, session.id, account.is_bot), session.seen_at
