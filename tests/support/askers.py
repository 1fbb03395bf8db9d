"""Whoever may ask the API: a stranger, somebody who is logged in, somebody else's opponent, a program with a token.
Each has something of everything that addresses can name.
"""

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from brandubh.server.visitors import COOKIE, SESSION_COOKIE
from tests.support.programs import PASSWORD, owner, token_of
from tests.support.running import Json, Running, Visitor

ASKERS = ("stranger", "player", "program")
CLOCK = {"initial": 300, "increment": 2}
FEW = 5  # times that one account makes something: what everybody may have is bounded


class Asker:
    """Somebody who asks for anything, and owns some of it."""

    def __init__(self, server: Running, who: str) -> None:
        self._server, self.who = server, who
        self._stack = ExitStack()
        self._rng = random.Random(who)
        self._token = ""
        self.begin()

    def close(self) -> None:
        """Go."""
        self._stack.close()

    def chance(self) -> bool:
        """Whether a coin shows heads."""
        return self._rng.random() < 0.5

    def begin(self) -> None:
        """Come with an account that is new, and meet somebody who has one, too."""
        self.owner, self.other = (self._stack.enter_context(self._server.visitor()) for _ in range(2))
        self.name, self.others_name = (f"{self.who} {self._rng.randrange(10**9)}" for _ in range(2))
        owner(self.owner, self.name)
        owner(self.other, self.others_name)
        if self.who == "program":
            self.owner.post("/api/account/bot")
            self._token = token_of(self.owner, "play")
        self._made: dict[str, list[str]] = {}
        self._times = 0

    @property
    def headers(self) -> dict[str, str]:
        """By which they are known."""
        if self.who == "stranger":
            return {}
        if self.who == "program":
            return {"Authorization": f"Bearer {self._token}"}
        self._come_back()
        names = (COOKIE, SESSION_COOKIE)
        cookies = {name: self.owner.http.cookies.get(name) for name in names}
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items() if value)}

    def _come_back(self) -> None:
        if self.owner.get("/api/account")["name"] is None:  # logged out, or deleted, by what was asked before
            self.begin()

    def something(self, kind: str) -> str | None:
        """What an address may name: of one's own, or of somebody else; None for what has no names here."""
        maker: Callable[[], list[str]] | None = {
            "game_id": self._games,
            "invite": self._invites,
            "seek_id": self._seeks,
            "tournament_id": self._tournaments,
            "token_id": self._tokens,
            "session_id": self._sessions,
            "study_id": self._studies,
            "name": lambda: [self.name, self.others_name, "nobody at all"],
        }.get(kind)
        if maker is None:
            return None
        self._come_back()
        if not self._made.get(kind):
            self._times += 1
            if self._times > FEW:
                self.begin()
            self._made[kind] = maker()
        made = self._made[kind]
        return made.pop(self._rng.randrange(len(made)))

    def _games(self) -> list[str]:
        games = [self._met(self.owner, self.other), self._met(self.other, self.owner, match=True)]
        for moves in (["d2-e2"], ["d2-e2", "d3-e3", "e2-d2"]):
            game = self._met(self.owner, self.other, clock=CLOCK)
            for number, move in enumerate(moves):
                (self.owner, self.other)[number % 2].play(game, move)
            games.append(game)
        over = self._met(self.owner, self.other)
        self.other.post(f"/api/games/{over}/resign")
        alone = self.other.begin(mode="computer", side="attackers", level=1)["id"]
        return [*games, over, alone]

    @staticmethod
    def _met(one: Visitor, other: Visitor, **choices: object) -> str:
        game = one.post("/api/games", {"mode": "friend", "side": "attackers"} | choices)
        other.post(f"/api/invites/{game['invite']}")
        return str(game["id"])

    def _invites(self) -> list[str]:
        made = {"mode": "friend", "side": "defenders"}
        return [str(each.post("/api/games", made)["invite"]) for each in (self.owner, self.other, self.other)]

    def _seeks(self) -> list[str]:
        found = []
        for number, each in enumerate((self.owner, self.other)):
            wanted = {"clock": {"days": 2 + number}, "side": "attackers"}
            answer: Json = each.post("/api/lobby/seeks", wanted)
            found += [answer["seek_id"]] if answer["seek_id"] else []
        return found or ["abcdefghij"]

    def _tournaments(self) -> list[str]:
        found = []
        for maker, kind in ((self.owner, "swiss"), (self.other, "arena")):
            page = maker.post("/api/tournaments", {"name": "Samhain", "clock": CLOCK, "kind": kind})
            found.append(str(page["tournament"]["id"]))
        return found

    def _tokens(self) -> list[str]:
        self.owner.http.post("/api/account/tokens", json={"scopes": ["read"]})
        return [str(each["id"]) for each in self.owner.get("/api/account/tokens")["tokens"]][:-1] or ["abc"]

    def _sessions(self) -> list[str]:
        with self._server.visitor() as elsewhere:
            elsewhere.http.post("/api/account/session", json={"name": self.name, "password": PASSWORD})
        return [str(each["id"]) for each in self.owner.get("/api/account/sessions")["sessions"]]

    def _studies(self) -> list[str]:
        return [str(each.post("/api/studies", {"name": "A study"})["id"]) for each in (self.owner, self.other)]


def shorten(path: str, body: Any) -> None:
    """Searches are short here, but what is not allowed stays as it is."""
    if not isinstance(body, dict):
        return
    for field, of, most, allowed in (
        ("seconds", "/api/analysis", 0.05, 3600),
        ("nodes", "/api/reports", 2000, 2e6),
    ):
        value = body.get(field, allowed if path == of else None)
        if isinstance(value, float | int) and not isinstance(value, bool) and most < value <= allowed:
            body[field] = most
