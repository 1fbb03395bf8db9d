"""Games to watch: those between people that anybody may find, as they are played, and the one that is featured.

A server looks for them while somebody wants to see them, and passes their moves on. What it chooses depends on the
database alone, so that all servers feature the same game.
"""

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from sqlalchemy import Connection, and_, select

from brandubh.server.database import Database
from brandubh.server.games.audience import Audience
from brandubh.server.games.news import Change, News, Watcher
from brandubh.server.games.rows import GameRow, games, last_moves, read_rows
from brandubh.server.games.views import clock_choice, summary
from brandubh.server.listeners import Listener
from brandubh.server.lobby.views import WatchedGame, WatchView
from brandubh.server.moments import moment

log = logging.getLogger(__name__)

LOOK = 3.0  # seconds between two looks at which games there are
MOST_SHOWN = 24
RECENT = 86_400.0  # seconds without a move after which a game is not shown any more
LIVELY = 120.0  # and after which it is not featured, if another one is played
UNDER_WAY = and_(games.c.public.is_not(None), games.c.termination.is_(None))


@dataclass(frozen=True, slots=True)
class _Seen:
    """What was found at one look."""

    rows: list[GameRow]
    last: dict[str, str]
    featured: str | None


class Watch:
    """The games to watch, at one server."""

    def __init__(self, database: Database, news: News, audience: Audience) -> None:
        self._database, self._news, self._audience = database, news, audience
        self._listeners: set[Listener] = set()
        self._shown: dict[str, WatchedGame] = {}
        self._followed: dict[str, ExitStack] = {}
        self._text = ""
        self._wanted = asyncio.Event()

    async def look(self) -> WatchView:
        """The games to watch, as they are."""
        return self._view(await self._database.read(_look))

    @contextmanager
    def listening(self, player: str) -> Iterator[Listener]:
        """Watch them for a while."""
        listener = Listener(player)
        self._listeners.add(listener)
        if self._text:
            listener.tell("games", self._text)
            for game_id, game in self._shown.items():
                listener.tell(game_id, game.model_dump_json())
        self._wanted.set()
        try:
            yield listener
        finally:
            self._listeners.discard(listener)

    async def keep(self) -> None:
        """Look for games, and follow them, while anybody listens."""
        while True:
            if not self._listeners:
                self._follow({})
                self._text = ""
                self._wanted.clear()
                await self._wanted.wait()
            try:
                await self._tell()
            except Exception:
                log.exception("the games to watch could not be found")
            self._wanted.clear()
            try:
                async with asyncio.timeout(LOOK):
                    await self._wanted.wait()
            except TimeoutError:
                pass

    async def _tell(self) -> None:
        view = await self.look()
        self._follow({game.id: game for game in view.games})
        text = view.model_dump_json()
        if text != self._text:
            self._text = text
            self._say("games", text)

    def _follow(self, shown: dict[str, WatchedGame]) -> None:
        """Hear of the moves of these games, and of no others."""
        self._shown = shown
        for game_id in self._followed.keys() - shown.keys():
            self._followed.pop(game_id).close()
        for game_id in shown.keys() - self._followed.keys():
            stack = self._followed[game_id] = ExitStack()
            stack.enter_context(self._news.watching(game_id, _Following(self)))

    def changed(self, change: Change) -> None:
        """Pass on what has become of a game."""
        game = self._shown.get(change.game_id)
        if game is None or change.text is None:
            self._wanted.set()
            return
        told = json.loads(change.text)
        last = told["position"]["last"]
        self._shown[game.id] = game = game.model_copy(
            update={
                "plies": told["kept"] + len(told["moves"]),
                "fen": told["position"]["fen"],
                "last": (last["from_square"], last["to_square"]) if last else None,
                "over": told["outcome"] is not None,
            }
        )
        self._say(game.id, game.model_dump_json())

    def _say(self, subject: str, text: str) -> None:
        for listener in self._listeners:
            listener.tell(subject, text)

    def _view(self, seen: _Seen) -> WatchView:
        watched = [_watched(row, seen.last.get(row.id), self._audience.count(row.id)) for row in seen.rows]
        return WatchView(games=watched, featured=seen.featured)


class _Following(Watcher):
    """Hears of a game's moves, and does what is to be done after whoever made the move has the answer."""

    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self._watch = watch

    def tell(self, change: Change) -> None:
        asyncio.get_running_loop().call_soon(self._watch.changed, change)


def _look(connection: Connection) -> _Seen:
    now = moment(connection)
    query = select(games).where(UNDER_WAY, games.c.updated_at > now - RECENT)
    rows = read_rows(
        connection,
        query.order_by(games.c.rated.is_(None), games.c.updated_at.desc()).limit(MOST_SHOWN),
        with_moves=False,
    )
    return _Seen(rows, last_moves(connection, rows), _featured(rows, now))


def _featured(rows: list[GameRow], now: float) -> str | None:
    """Of the games being played the one that began first, a rated one if there is any: it stays until it ends.
    Otherwise the one played last.
    """
    lively = [row for row in rows if row.plies and row.updated_at > now - LIVELY]
    if lively:
        return min(lively, key=lambda row: (not row.rated, row.created_at, row.id)).id
    return rows[0].id if rows else None


def _watched(row: GameRow, last_move: str | None, watchers: int) -> WatchedGame:
    listed = summary(row, last_move, "", row.updated_at)
    return WatchedGame(
        id=row.id,
        rules_name=row.rules_name,
        players=listed.players,
        plies=row.plies,
        fen=listed.fen,
        last=listed.last,
        clock=clock_choice(row),
        rated=bool(row.rated),
        over=row.termination is not None,
        watchers=watchers,
    )
