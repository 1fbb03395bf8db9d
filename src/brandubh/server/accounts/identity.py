"""Who is logged in: found out once for each request, before anything else asks who is there.

The browser has a token, the database its digest. A look-up holds for a few seconds, so that a move costs none; whoever
is logged out here is so at once, and on other servers of the same place when those seconds are over.
"""

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from fastapi import Response
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from brandubh.server.problems import ProblemError, answer_to
from brandubh.server.visitors import COOKIE, PERSON, SESSION_COOKIE, bearer_of, is_token

if TYPE_CHECKING:
    from brandubh.server.accounts.accounts import Accounts

_NOBODYS = ("/assets/", "/metrics")  # what is the same for everybody, and what has a token of its own
_LONGEST = 400 * 24 * 3600  # seconds; browsers keep no cookie for longer


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is logged in."""

    player: str
    name: str
    session: str  # by the id that its owner knows
    is_bot: bool = False
    token: str = ""  # the digest of a program's token, for whoever comes with one instead of a session


def digest_of(token: str) -> str:
    """By what a session is known here. The token is random: a salt would add nothing."""
    return hashlib.sha256(b"session " + token.encode()).hexdigest()[:40]


def session_token(connection: HTTPConnection) -> str:
    """The token of a browser that is logged in, or says so; empty if there is none."""
    token = connection.cookies.get(SESSION_COOKIE, "")
    return token if is_token(token) else ""


def person_of(connection: HTTPConnection) -> Person | None:
    """Who is logged in."""
    return connection.scope.get(PERSON)


Resolve = Callable[[Scope, str], Awaitable[Person]]


class Identity:
    """The middleware. ``bearer`` says who shows a token instead of cookies, or refuses it."""

    def __init__(self, app: ASGIApp, accounts: Callable[[], "Accounts"], bearer: Resolve) -> None:
        self._app = app
        self._accounts = accounts
        self._bearer = bearer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102  # ASGI's own
        if scope["type"] in ("http", "websocket") and not scope["path"].startswith(_NOBODYS):
            connection = HTTPConnection(scope)
            shown = bearer_of(connection.headers)
            if shown is not None:
                try:
                    scope[PERSON] = await self._bearer(scope, shown)
                except ProblemError as error:
                    await refuse(error, scope, receive, send)
                    return
                await self._app(scope, receive, send)
                return
            token = session_token(connection)
            if token and (person := await self._accounts().who(digest_of(token))) is not None:
                scope[PERSON] = person
        await self._app(scope, receive, send)


async def refuse(error: ProblemError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or close a socket, whose sender may not come in."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": error.problem.detail})
    else:
        await answer_to(error)(scope, receive, send)


def give_session(token: str, request: HTTPConnection, response: Response) -> None:
    """Let the browser keep a session's token; the guest's, if it had one, is done with."""
    secure = request.url.scheme == "https"
    response.set_cookie(SESSION_COOKIE, token, max_age=_LONGEST, httponly=True, samesite="lax", secure=secure)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)


def take_session(request: HTTPConnection, response: Response) -> None:
    """Let the browser forget its session."""
    response.delete_cookie(SESSION_COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")
