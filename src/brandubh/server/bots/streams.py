"""Streams for programs: what happens in all their games, and in one. Lines of JSON, and blank ones to show that the
connection lives.

Nothing is remembered between two streams: each begins with how things stand, from the database, so that whoever was
away, or comes to another server, misses nothing.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from brandubh.server.accounts.identity import Person
from brandubh.server.bots.tokens import Tokens
from brandubh.server.bots.views import EventView, Kind, event
from brandubh.server.games.games import Games
from brandubh.server.games.news import News
from brandubh.server.problems import ProblemError, too_many

BEAT = 5.0  # seconds between two lines at most; and until a token that was revoked is noticed
MOST_GAMES = 20  # that one player may follow at the same time
PAGE = 50  # games in a list, as games.py has it
NOTHING = "\n"

T = TypeVar("T")


class Place:
    """A stream that is open. It ends when its player begins another one of the same thing: of two connections, the
    older one may long be dead without anybody having noticed.
    """

    def __init__(self) -> None:
        self.replaced = asyncio.Event()


class _Pulse(Generic[T]):
    """News as they come, and None when it is time to show that one is still there."""

    def __init__(self, news: Callable[[], Awaitable[T]], place: Place) -> None:
        self._news = news
        self._place = place
        self._told: asyncio.Future[T] | None = None
        self._over = asyncio.ensure_future(place.replaced.wait())

    async def next(self, seconds: float) -> T | None:
        """The next news, or None after so many seconds, or if the stream is over."""
        self._told = self._told or asyncio.ensure_future(self._news())
        waiting: set[asyncio.Future[Any]] = {self._told, self._over}
        await asyncio.wait(waiting, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if not self._told.done() or self._place.replaced.is_set():
            return None
        told, self._told = self._told, None
        return told.result()

    def close(self) -> None:
        """Wait no longer."""
        self._over.cancel()
        if self._told is not None:
            self._told.cancel()


class Streams:
    """The streams that are open at this server."""

    def __init__(self, games: Games, news: News, tokens: Tokens) -> None:
        self._games = games
        self._news = news
        self._tokens = tokens
        self._open: dict[str, dict[str, Place]] = {}  # by player, and by game; the events have none

    @contextmanager
    def place(self, player: str, game_id: str = "") -> Iterator[Place]:
        """Room for a stream of a game, or of all events; an error if somebody has too many."""
        mine = self._open.setdefault(player, {})
        if game_id in mine:
            mine[game_id].replaced.set()
        elif game_id and len(mine.keys() - {""}) >= MOST_GAMES:
            raise too_many("many-streams", most=MOST_GAMES)
        place = mine[game_id] = Place()
        try:
            yield place
        finally:
            if mine.get(game_id) is place:
                del mine[game_id]
            if not mine and self._open.get(player) is mine:
                del self._open[player]

    async def events(self, person: Person, place: Place) -> AsyncIterator[str]:
        """What happens in all games of a player, beginning with those that are open."""
        told: dict[str, int] = {}  # the games that have begun, and after how many moves they were told to move
        with self._news.listening(person.player) as listener:
            pulse = _Pulse(listener.next, place)
            try:
                while await self._goes_on(person, place):
                    heard = await pulse.next(BEAT)
                    if heard is None:
                        yield NOTHING
                        continue
                    for game_id in await self._open_games(person.player, told) if heard.unsure else heard.games:
                        for line in await self._news_of(game_id, person.player, told):
                            yield line
                    if heard.unsure:
                        yield NOTHING  # that was all
            finally:
                pulse.close()
        if place.replaced.is_set():
            yield _line(EventView(type="replaced"))

    async def game(self, person: Person, place: Place, game_id: str) -> AsyncIterator[str]:
        """A game as it is, and what becomes of it. It goes on after its end: somebody may want a rematch."""
        with self._news.watching(game_id) as watcher:
            pulse = _Pulse(watcher.next, place)
            version: int | None = None
            try:
                while await self._goes_on(person, place):
                    change = None if version is None else await pulse.next(BEAT)
                    if change is not None and change.text is not None and change.since == version:
                        version = change.version
                        yield change.text + "\n"
                    elif change is not None or version is None:
                        view = await self._games.view(game_id, person.player)
                        yield _line(view) if view.version != version else NOTHING
                        version = view.version
                    else:
                        yield NOTHING
            except ProblemError:
                return  # the game was removed
            finally:
                pulse.close()

    async def _goes_on(self, person: Person, place: Place) -> bool:
        return not place.replaced.is_set() and await self._tokens.still_there(person)

    async def _open_games(self, player: str, told: dict[str, int]) -> list[str]:
        """The games to be looked at when nobody knows what has changed."""
        found = list(told)
        offset, total = 0, 1
        while offset < total:
            page = await self._games.list(player, result="open", offset=offset)
            found += [game.id for game in page.games if game.id not in told]
            offset, total = offset + PAGE, page.total
        return found

    async def _news_of(self, game_id: str, player: str, told: dict[str, int]) -> list[str]:
        """What there is to tell of a game, as lines."""
        try:
            view = await self._games.view(game_id, player)
        except ProblemError:  # it was removed
            told.pop(game_id, None)
            return []
        kinds: list[Kind] = []
        if view.outcome is not None:
            if told.pop(game_id, None) is not None:
                kinds.append("game-end")
        elif view.my_side is not None and view.free_seat is None:
            if game_id not in told:
                kinds.append("game-start")
            ply = view.position.ply if view.position.turn is view.my_side else -1
            if ply >= 0 and told.get(game_id) != ply:
                kinds.append("your-turn")
            told[game_id] = ply
        return [_line(event(kind, view)) for kind in kinds]


def _line(view: BaseModel) -> str:
    return view.model_dump_json() + "\n"
