"""Programs that come with a token, and those they belong to."""

import json
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

import httpx

from tests.support.running import Json, Running, Visitor

PASSWORD = "a horse on the stairs"


def owner(visitor: Visitor, name: str) -> None:
    """Give somebody an account."""
    visitor.post("/api/account", {"name": name, "password": PASSWORD})


def token_of(visitor: Visitor, *scopes: str) -> str:
    """A new token of somebody who is logged in."""
    text: str = visitor.post("/api/account/tokens", {"scopes": list(scopes)})["token"]
    return text


class Lines:
    """The lines of a stream, one by one; ``raw`` has the blank ones, too."""

    def __init__(self, answer: httpx.Response) -> None:
        self.raw: Iterator[str] = answer.iter_lines()

    def next(self) -> Json:
        """The next line that says something."""
        line: Json = json.loads(next(each for each in self.raw if each.strip()))
        return line


class Program(Visitor):
    """Somebody who has a token, and no cookies."""

    def __init__(self, address: str, token: str) -> None:
        super().__init__(address)
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"
        self.owner: Visitor

    def events(self) -> AbstractContextManager[Lines]:
        """The events of all games."""
        return self.reading("/api/bot/events")

    def stream(self, game_id: str) -> AbstractContextManager[Lines]:
        """The stream of a game."""
        return self.reading(f"/api/bot/games/{game_id}/stream")

    @contextmanager
    def reading(self, path: str) -> Iterator[Lines]:
        """A stream, from ``with`` to its end."""
        with self.http.stream("GET", path) as answer:
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"] == "application/x-ndjson"
            lines = Lines(answer)  # kept: a stream whose lines nobody wants is closed
            yield lines


@contextmanager
def bot(server: Running, name: str, *scopes: str) -> Iterator[Program]:
    """A bot's program; ``owner`` is logged in as the bot."""
    with server.visitor() as person:
        owner(person, name)
        person.post("/api/account/bot")
        with Program(server.address, token_of(person, *(scopes or ("play",)))) as program:
            program.owner = person
            yield program
