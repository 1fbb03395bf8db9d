"""Who is asking: a random token in a cookie, by which visitors find their games again without an account.

Only the browser has the token. The database has a digest of it, the visitor's name, so that nobody who reads a copy of
the database can pass for one of them.
"""

import hashlib
import secrets
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

COOKIE = "brandubh_visitor"
_TEN_YEARS = 10 * 365 * 24 * 3600


def visitor_name(token: str) -> str:
    """The name by which the database knows whoever has this token. The token is random: a salt would add nothing."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def known_visitor(connection: HTTPConnection) -> str:
    """The visitor's name; empty if there is no token yet, or none that we could have given."""
    token = connection.cookies.get(COOKIE, "")
    if 20 <= len(token) <= 40 and token.isascii() and token.replace("-", "").replace("_", "").isalnum():
        return visitor_name(token)
    return ""


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
