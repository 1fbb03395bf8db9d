"""Who is asking: a random token in a cookie, by which visitors find their games again without an account.

Only the browser has the token. The database has a digest of it, the visitor's name, so that nobody who reads a copy of
the database can pass for one of them. Whoever is logged in goes by the account's name instead, wherever that is.
"""

import hashlib
import secrets
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

COOKIE = "brandubh_visitor"
SESSION_COOKIE = "brandubh_session"
PERSON = "brandubh.person"
"""Where a request's scope says who is logged in: accounts/identity.py has found it out."""
_BEARER = "bearer "
_TEN_YEARS = 10 * 365 * 24 * 3600


def visitor_name(token: str) -> str:
    """The name by which the database knows whoever has this token. The token is random: a salt would add nothing."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def is_token(text: str) -> bool:
    """Whether a text could be a token that we have given."""
    return 20 <= len(text) <= 50 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


def bearer_of(headers: Headers) -> str | None:
    """What a program shows instead of cookies, if it does; whether it opens anything is for others to say."""
    text = headers.get("authorization", "")
    return text[len(_BEARER) :].strip() if text[: len(_BEARER)].lower() == _BEARER else None


def known_visitor(connection: HTTPConnection) -> str:
    """The visitor's name; empty if there is no token yet, or none that we could have given."""
    person = connection.scope.get(PERSON)
    return guest_of(connection) if person is None else person.player


def account_name(connection: HTTPConnection) -> str | None:
    """The name of the account of whoever is logged in."""
    person = connection.scope.get(PERSON)
    return None if person is None else person.name


def guest_of(connection: HTTPConnection) -> str:
    """The name of a visitor without an account."""
    token = connection.cookies.get(COOKIE, "")
    return visitor_name(token) if is_token(token) else ""


def browser_of(connection: HTTPConnection) -> str:
    """A name for the browser that asks, whoever is logged in there: found without asking the database."""
    token = connection.cookies.get(SESSION_COOKIE, "")
    return visitor_name(token) if is_token(token) else guest_of(connection)


def known_or_new_visitor(request: HTTPConnection) -> tuple[str, str | None]:
    """The visitor's name, and the token of one who is new, to be given with the answer."""
    name = known_visitor(request)
    if name:
        return name, None
    token = secrets.token_urlsafe(18)
    return visitor_name(token), token


def give_token(token: str, request: HTTPConnection, response: Response) -> None:
    """Let the browser keep a token."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=_TEN_YEARS, httponly=True, samesite="lax", secure=secure)


async def _visitor(request: Request, response: Response) -> str:
    name, token = known_or_new_visitor(request)
    if token is not None:
        give_token(token, request, response)
    return name


Visitor = Annotated[str, Depends(_visitor)]
"""A route's parameter of this type is the visitor's name; a new visitor is given a token."""

KnownVisitor = Annotated[str, Depends(known_visitor)]
"""The same for whoever only looks: a stranger's name is empty, and stays so.

Two first requests at once would give two tokens, and the games begun with one of them would be lost.
"""
