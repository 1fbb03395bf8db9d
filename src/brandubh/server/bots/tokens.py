"""Tokens: made by somebody who is logged in, shown once, known here by a digest, and good for what they say.

A look-up holds for a few seconds, like that of a session: whoever revokes a token here ends it at once, and on other
servers of the same place when those seconds are over.
"""

import hashlib
import re
import secrets
import time
from collections.abc import Callable

from sqlalchemy import Connection, and_, or_, select
from starlette.types import Scope as AsgiScope

from brandubh.server.accounts.identity import Person
from brandubh.server.accounts.rows import account_of, accounts
from brandubh.server.bots import rows
from brandubh.server.bots.rows import Token, tokens
from brandubh.server.bots.scopes import Scope, allows, scope_of
from brandubh.server.database import Database
from brandubh.server.games.actions import new_id
from brandubh.server.games.rows import games
from brandubh.server.limits import Limiter, kind_of
from brandubh.server.problems import ProblemError, conflict
from brandubh.server.recent import Recent

PREFIX = "brd_"  # by which a token that was published by mistake is found
HOLDS = 5.0  # seconds for which a look-up is believed
MOST_KEPT = 10_000  # look-ups
MOST_TOKENS = 20  # of an account
DAY = 24 * 3600.0

_FORM = re.compile(re.escape(PREFIX) + r"[A-Za-z0-9_-]{43}")

Known = tuple[Person, tuple[str, ...], float | None]
"""Whose a token is, what it is for, and until when."""


def digest_of(token: str) -> str:
    """By what a token is known here. It is random: a salt would add nothing; and a look-up by a digest tells nobody
    how much of a guess was right.
    """
    return hashlib.sha256(b"token " + token.encode()).hexdigest()


class Tokens:
    """The tokens in the database."""

    def __init__(self, database: Database, limiter: Limiter, now: Callable[[], float]) -> None:
        self._database = database
        self._limiter = limiter
        self._now = now
        self._known: Recent[tuple[Known | None, float]] = Recent(MOST_KEPT)

    # Who comes with one

    async def resolve(self, scope: AsgiScope, shown: str) -> Person:
        """Whoever sends a request with this token; an error if the token is none, or not for that."""
        known = await self.who(digest_of(shown)) if _FORM.fullmatch(shown) else None
        if known is None:
            raise unknown()
        person, scopes, _ = known
        needed = scope_of(scope["method"], scope["path"]) if scope["type"] == "http" else None
        if needed is None:
            raise ProblemError(403, "token-not-here", "Not with a token")
        if not allows(scopes, needed):
            raise ProblemError(403, "token-scope", "Not with this token", arguments={"scope": needed})
        kind = kind_of(scope["method"], scope["path"])
        if kind is not None:
            self._limiter.check_player(kind, person.player)
        return person

    async def who(self, digest: str) -> Known | None:
        """Whose a token of this digest is."""
        kept = self._known.get(digest)
        if kept is None or time.monotonic() >= kept[1]:
            found = await self._database.read(lambda connection: _look_up(connection, digest))
            kept = await self._noted(found), time.monotonic() + HOLDS
            self._known.put(digest, kept)
        known = kept[0]
        is_over = known is not None and known[2] is not None and known[2] <= self._now()
        return None if is_over else known

    async def _noted(self, found: tuple[Known, float | None] | None) -> Known | None:
        """A look-up; when the token was last used is written down once a day."""
        if found is None:
            return None
        known, used_at = found
        if used_at is None or self._now() - used_at > DAY:
            used = tokens.update().where(tokens.c.digest == known[0].token).values(used_at=self._now())
            await self._database.write(lambda connection: connection.execute(used))
        return known

    async def still_there(self, person: Person) -> bool:
        """Whether somebody who came with a token, and stays, might come in again."""
        return not person.token or await self.who(person.token) is not None

    # What their owner does with them

    async def list(self, player: str) -> list[Token]:
        """Somebody's tokens, the newest first."""
        return await self._database.read(lambda connection: rows.tokens_of(connection, player))

    async def make(self, person: Person, name: str, scopes: tuple[Scope, ...], days: int | None) -> tuple[Token, str]:
        """A new token, and its text, which nobody can be shown again."""
        text = PREFIX + secrets.token_urlsafe(32)
        now = self._now()
        token = Token(
            digest=digest_of(text),
            id=new_id(),
            player=person.player,
            name=name,
            scopes=",".join(scopes),
            created_at=now,
            expires_at=None if days is None else now + days * DAY,
        )

        def write(connection: Connection) -> None:
            owner = account_of(connection, person.player)
            if "play" in scopes and (owner is None or not owner.is_bot):
                raise conflict("not-a-bot")
            if rows.count_of(connection, person.player) >= MOST_TOKENS:
                raise conflict("many-tokens", most=MOST_TOKENS)
            rows.write_new(connection, token)

        await self._database.write(write, lock=f"tokens {person.player}")
        return token, text

    async def revoke(self, player: str, token_id: str) -> bool:
        """End one of somebody's tokens; whether there was one."""

        def write(connection: Connection) -> str | None:
            one = and_(tokens.c.player == player, tokens.c.id == token_id)
            digest = connection.scalar(select(tokens.c.digest).where(one))
            connection.execute(tokens.delete().where(one))
            return digest

        digest = await self._database.write(write)
        if digest is not None:
            self._known.forget(digest)
        return digest is not None

    async def become_bot(self, person: Person) -> None:
        """Make an account a bot's, for good. Whoever has met people as a person stays one."""

        def write(connection: Connection) -> None:
            seats = (games.c.attackers_player, games.c.defenders_player)
            met = and_(or_(*(seat == person.player for seat in seats)), *(seat.is_not(None) for seat in seats))
            rated = and_(games.c.owner == person.player, games.c.rated.is_(True))
            if connection.scalar(select(games.c.id).where(or_(met, rated)).limit(1)) is not None:
                raise conflict("bot-has-games")
            connection.execute(accounts.update().where(accounts.c.player == person.player).values(is_bot=True))
            for side in ("attackers", "defenders"):
                own = games.c[f"{side}_account"] == person.name
                marked = {f"{side}_bot": True, "version": games.c.version + 1}
                connection.execute(games.update().where(own).values(marked))

        await self._database.write(write, lock=f"seats {person.player}")


def unknown() -> ProblemError:
    """The answer 401, the same whatever is wrong with a token."""
    return ProblemError(401, "token-unknown", "No such token", headers={"WWW-Authenticate": "Bearer"})


def _look_up(connection: Connection, digest: str) -> tuple[Known, float | None] | None:
    found = rows.look_up(connection, digest)
    if found is None or found[1].closed_at is not None:
        return None
    token, owner = found
    person = Person(owner.player, owner.name, "", owner.is_bot, token=digest)
    return (person, tuple(token.scopes.split(",")), token.expires_at), token.used_at
