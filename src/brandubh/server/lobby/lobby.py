"""The lobby of one server: who is in it, what they are told, and that their seeks live as long as they are there.

The database knows all seeks, those made at other servers as well; it is asked when something has changed, and every few
seconds. What is said to all is made once.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import Connection, func, select

from brandubh.server.database import Database
from brandubh.server.games.audience import EVERYWHERE, Audience
from brandubh.server.games.news import News
from brandubh.server.games.rows import games
from brandubh.server.limits import Limits
from brandubh.server.listeners import Listener
from brandubh.server.lobby import rows
from brandubh.server.lobby.rows import SeekRow, open_seeks
from brandubh.server.lobby.seeks import LOCK, Seeker, accept, found_games, seek, wanted, withdraw
from brandubh.server.lobby.views import Accepting, LobbyView, NewSeek, OwnSeeks, QuickPairing, SeekAnswer, SeekView
from brandubh.server.lobby.watch import UNDER_WAY
from brandubh.server.moments import moment

log = logging.getLogger(__name__)

TOPIC = "lobby"
LOOK = 3.0  # seconds between two looks, while anybody listens
PRUNE = 60.0  # and between two looks for what nobody needs any more
PAUSE = 0.1  # seconds in which what happens is told together
MOST_LISTED = 100
IN_PLAY = 900.0  # seconds after which nobody believes any more that a game is being played

T = TypeVar("T")


class Lobby:
    """The lobby of one server."""

    def __init__(self, database: Database, news: News, audience: Audience, limits: Limits) -> None:
        self._database, self._news, self._audience, self._limits = database, news, audience, limits
        self._listeners: dict[str, set[Listener]] = defaultdict(set)  # by player
        self._seeking: set[str] = set()  # players who are here and have seeks, as far as is known
        self._text = ""
        self._own: dict[str, str] = {}  # what players were told of their own
        self._changed = asyncio.Event()
        self._beaten_at = self._pruned_at = 0.0
        news.topic(TOPIC, self._changed.set)

    # What people do

    async def look(self) -> LobbyView:
        """The lobby as it is."""
        return self._view(*await self._database.read(_read))

    async def make(self, new: NewSeek | QuickPairing, seeker: Seeker) -> SeekAnswer:
        """Look for an opponent: find one at once, or wait."""

        def write(connection: Connection) -> SeekAnswer:
            return seek(connection, wanted(new, seeker, moment(connection)), self._limits)

        answer = await self._write(write)
        if answer.seek_id is not None and seeker.player in self._listeners:
            self._seeking.add(seeker.player)
        return answer

    async def accept(self, seek_id: str, accepting: Accepting, seeker: Seeker) -> str:
        """Play what somebody offers; the game's id."""

        def write(connection: Connection) -> str:
            new = NewSeek(name=accepting.name, in_openings=accepting.in_openings)
            return accept(connection, seek_id, wanted(new, seeker, moment(connection)), self._limits)

        return await self._write(write)

    async def withdraw(self, seek_id: str, player: str) -> None:
        """Wait no more."""
        await self._write(lambda connection: withdraw(connection, seek_id, player))

    async def _write(self, write: Callable[[Connection], T]) -> T:
        """Change the seeks, and tell everybody."""

        def tell(_: object) -> None:
            self._changed.set()
            self._news.tell(TOPIC)

        return await self._database.write(write, tell, lock=LOCK)

    # What people hear

    @contextmanager
    def listening(self, player: str) -> Iterator[Listener]:
        """Be in the lobby for a while."""
        listener = Listener(player)
        self._listeners[player].add(listener)
        if self._text:
            listener.tell("lobby", self._text)
        if player in self._own:
            listener.tell("own", self._own[player])
        self._beaten_at = 0.0  # whoever comes back is there again
        self._changed.set()
        try:
            yield listener
        finally:
            self._listeners[player].discard(listener)
            if not self._listeners[player]:
                del self._listeners[player]
                self._own.pop(player, None)
                if player in self._seeking:
                    self._seeking.discard(player)
                    leaving = asyncio.create_task(self._leave(player))
                    leaving.add_done_callback(_note)

    async def _leave(self, player: str) -> None:
        await self._database.write(lambda connection: rows.leave(connection, player, moment(connection)))

    async def keep(self) -> None:
        """Tell what is new, and that those who are here are here, for ever."""
        while True:
            try:
                async with asyncio.timeout(LOOK if self._listeners else PRUNE):
                    await self._changed.wait()
                await asyncio.sleep(PAUSE)
            except TimeoutError:
                pass
            self._changed.clear()
            try:
                await self._beat()
                if self._listeners:
                    await self._tell()
            except Exception:
                log.exception("the lobby could not be told")

    async def _beat(self) -> None:
        now = asyncio.get_running_loop().time()
        if now - self._pruned_at > PRUNE:
            self._pruned_at = now
            await self._database.write(lambda connection: rows.prune(connection, moment(connection)))
        players = list(self._seeking)
        if players and now - self._beaten_at > rows.BEAT - LOOK / 2:
            self._beaten_at = now
            await self._database.write(lambda connection: rows.touch(connection, players, moment(connection)))

    async def _tell(self) -> None:
        here = [player for player in self._listeners if player]

        def read(connection: Connection) -> tuple[list[SeekRow], int, dict[str, tuple[str, str]]]:
            return (*_read(connection), found_games(connection, here))

        there, in_play, found = await self._database.read(read)
        text = self._view(there, in_play).model_dump_json()
        if text != self._text:
            self._text = text
            for listeners in self._listeners.values():
                for listener in listeners:
                    listener.tell("lobby", text)
        self._tell_own(there, dict(found.values()))

    def _tell_own(self, there: list[SeekRow], found: dict[str, str]) -> None:
        """Tell players of their own seeks, if anything is new about them."""
        mine: dict[str, list[SeekRow]] = defaultdict(list)
        for each in there:
            mine[each.player].append(each)
        came = {player for player in mine if player in self._listeners}
        if came - self._seeking:
            self._beaten_at = 0.0
            self._changed.set()
        self._seeking = came
        for player in (mine.keys() | found.keys() | self._own.keys()) & self._listeners.keys():
            own = OwnSeeks(
                own=[each.id for each in mine[player] if each.listed],
                waiting=next((each.id for each in mine[player] if not each.listed), None),
                game_id=found.get(player),
            ).model_dump_json()
            if own != self._own.get(player):
                self._own[player] = own
                for listener in self._listeners[player]:
                    listener.tell("own", own)

    def _view(self, there: list[SeekRow], in_play: int) -> LobbyView:
        listed = [each for each in there if each.listed][:MOST_LISTED]
        players = max(self._audience.count(EVERYWHERE), len(self._listeners))
        return LobbyView(seeks=[_seek_view(each) for each in listed], players=players, games=in_play)


def _read(connection: Connection) -> tuple[list[SeekRow], int]:
    """All open seeks, and how many games are being played that anybody may watch."""
    now = moment(connection)
    playing = select(func.count()).select_from(games).where(UNDER_WAY, games.c.updated_at > now - IN_PLAY)
    return open_seeks(connection, now), connection.scalar(playing) or 0


def _seek_view(row: SeekRow) -> SeekView:
    return SeekView.model_validate(
        {
            "id": row.id,
            "name": row.name,
            "account": row.account,
            "rules": row.rules,
            "clock": row.clock,
            "side": row.side,
            "match": row.two_sets,
            "rated": row.rated,
            "live": row.live,
        }
    )


def _note(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("a seek could not be let go: %s", task.exception())
