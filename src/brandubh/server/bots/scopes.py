"""What a token may be used for: the one list of routes that programs may use, each with its scope.

A token may do nothing that is not listed here. A new route that programs are to use gets a line.
"""

import re
from typing import Literal

Scope = Literal["read", "play"]
"""``read`` sees what its owner sees of games; ``play`` plays as well, which only the tokens of bots may."""

SCOPES: tuple[Scope, ...] = ("read", "play")

_GAME = "/api/games/[^/]+"

ROUTES: tuple[tuple[str, str, Scope], ...] = (
    ("GET", "/api/account", "read"),
    ("GET", "/api/games", "read"),
    ("GET", "/api/games/export", "read"),
    ("GET", _GAME, "read"),
    ("GET", f"{_GAME}/record", "read"),
    ("GET", "/api/invites/[^/]+", "read"),
    ("GET", "/api/bot/events", "read"),
    ("GET", "/api/bot/games/[^/]+/stream", "read"),
    ("POST", "/api/games", "play"),
    ("DELETE", _GAME, "play"),
    ("POST", f"{_GAME}/(moves|takeback|resign|draw|decline|abort|rematch|next-set)", "play"),
    ("POST", "/api/invites/[^/]+", "play"),
    ("GET", "/api/lobby", "read"),
    ("POST", "/api/lobby/seeks/[^/]+", "play"),
)

_COMPILED = [(method, re.compile(path), scope) for method, path, scope in ROUTES]


def scope_of(method: str, path: str) -> Scope | None:
    """The scope that a request needs; None if it is for no token.

    >>> scope_of("POST", "/api/games/abcdefghij/moves"), scope_of("DELETE", "/api/account/sessions")
    ('play', None)
    """
    method = "GET" if method == "HEAD" else method
    return next((scope for asked, pattern, scope in _COMPILED if asked == method and pattern.fullmatch(path)), None)


def allows(scopes: tuple[str, ...], needed: Scope) -> bool:
    """Whether somebody with these scopes may do what needs one: whoever plays also reads."""
    return needed in scopes or (needed == "read" and "play" in scopes)
