"""Who is asking: a random name in a cookie, by which visitors find their games again without an account."""

import secrets
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

COOKIE = "brandubh_visitor"
_TEN_YEARS = 10 * 365 * 24 * 3600


def known_visitor(connection: HTTPConnection) -> str:
    """The visitor's name; empty if there is none yet, or none that we could have given."""
    name = connection.cookies.get(COOKIE, "")
    return name if 20 <= len(name) <= 40 and name.isascii() and name.replace("-", "").replace("_", "").isalnum() else ""


async def _visitor(request: Request, response: Response) -> str:
    name = known_visitor(request)
    if not name:
        name = secrets.token_urlsafe(18)
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, name, max_age=_TEN_YEARS, httponly=True, samesite="lax", secure=secure)
    return name


Visitor = Annotated[str, Depends(_visitor)]
"""A route's parameter of this type is the visitor's name; a new visitor is given one."""

KnownVisitor = Annotated[str, Depends(known_visitor)]
"""The same for whoever only looks: a stranger's name is empty, and stays so.

Two first requests at once would give two names, and the games begun under one of them would be lost.
"""
