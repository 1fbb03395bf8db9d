"""A game's news over a WebSocket: its changes for all, and for players also who is there, and what is said."""

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial

from fastapi import WebSocket, WebSocketDisconnect

from brandubh.server.dependencies import AudienceDep, CompanyDep, GamesDep, NewsDep
from brandubh.server.games.audience import EVERYWHERE
from brandubh.server.games.company import Place
from brandubh.server.games.games import Games
from brandubh.server.listeners import pass_on, refuse
from brandubh.server.problems import ProblemError
from brandubh.server.visitors import known_visitor


async def live(
    socket: WebSocket, game_id: str, games: GamesDep, news: NewsDep, company: CompanyDep, audience: AudienceDep
) -> None:
    """Send the game as it is now, and again whenever it changes; and how many watch it. A player's page answers each
    change with its version, by which the server knows how long the way takes.
    """
    visitor = known_visitor(socket)
    await socket.accept()
    sent = _Sent()
    place = Place(company, socket, game_id, visitor)
    with (
        news.watching(game_id) as watcher,
        audience.present(EVERYWHERE, visitor),
        audience.listening(game_id) as counted,
        ExitStack() as watching,
    ):
        counting = asyncio.create_task(pass_on(socket, counted))
        gone = asyncio.create_task(_until_gone(socket, sent, partial(games.round_trips.saw, game_id, visitor)))
        told = asyncio.create_task(watcher.next())
        try:
            if not await _send_game(socket, games, game_id, visitor, sent, place):
                watching.enter_context(audience.present(game_id, visitor))
            while not gone.done():
                await asyncio.wait({told, gone}, return_when=asyncio.FIRST_COMPLETED)
                if not told.done():
                    continue
                change = told.result()
                told = asyncio.create_task(watcher.next())
                if change is not None and change.text is not None and change.since == sent.version:
                    sent.note(change.version)
                    await socket.send_text(change.text)
                elif change is not None and not gone.done():
                    await _send_game(socket, games, game_id, visitor, sent, place)
                await place.hear(watcher.notes(), moved=change is not None)
        except ProblemError as error:
            await refuse(socket, error)
        except WebSocketDisconnect:
            pass
        finally:
            place.leave(gone.result() if gone.done() and not gone.cancelled() and not gone.exception() else None)
            gone.cancel()
            told.cancel()
            counting.cancel()
            games.round_trips.forget(game_id, visitor)


class _Sent:
    """The last version that was sent, and when."""

    def __init__(self) -> None:
        self.version = 0
        self._at: float | None = None

    def note(self, version: int) -> None:
        """A version is sent now."""
        self.version, self._at = version, time.monotonic()

    def round_trip(self, answer: str | None) -> float | None:
        """Seconds from sending to an answer that names the version that was sent last, and was not answered yet."""
        if self._at is None or answer != str(self.version):
            return None
        seconds, self._at = time.monotonic() - self._at, None
        return seconds


async def _send_game(socket: WebSocket, games: Games, game_id: str, visitor: str, sent: _Sent, place: Place) -> bool:
    """Send a whole game; whether it is the visitor's own."""
    view = await games.view(game_id, visitor)
    sent.note(view.version)
    await socket.send_text(view.model_dump_json())
    await place.take(view.my_side if view.mode == "friend" else None)
    return view.mine


async def _until_gone(socket: WebSocket, sent: _Sent, saw: Callable[[float], None]) -> int | None:
    """Read until the other end closes, whatever it sends, and tell why it did. What it answers to a version tells how
    long the way takes.
    """
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        seconds = sent.round_trip(message.get("text"))
        if seconds is not None:
            saw(seconds)
    code: int | None = message.get("code")
    return code
