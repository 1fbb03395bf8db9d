"""Those who listen to a stream. A text is made once for all of them; whoever is slow gets the last of each subject, so
that nobody has to be remembered more than a stream has subjects.
"""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect

from brandubh.server.problems import ProblemError

NOT_THERE = 4404  # how a WebSocket ends that was opened for what there is not


class Listener:
    """Somebody who listens."""

    def __init__(self, player: str = "") -> None:
        self.player = player
        self._texts: dict[str, str] = {}
        self._heard = asyncio.Event()

    def tell(self, subject: str, text: str) -> None:
        """Say something, in the place of what was said before of the same subject and not yet heard."""
        self._texts.pop(subject, None)
        self._texts[subject] = text
        self._heard.set()

    async def next(self) -> list[str]:
        """What was said since, in its order."""
        await self._heard.wait()
        self._heard.clear()
        texts = list(self._texts.values())
        self._texts.clear()
        return texts


async def pass_on(socket: WebSocket, listener: Listener) -> None:
    """Send all that somebody hears. A client that does not read is not waited for: connections.py ends it."""
    try:
        while True:
            for text in await listener.next():
                await socket.send_text(text)
    except (WebSocketDisconnect, RuntimeError):  # it was closed meanwhile
        pass


async def serve(socket: WebSocket, listener: Listener) -> None:
    """Send until the other end closes, whatever it says."""
    sending = asyncio.create_task(pass_on(socket, listener))
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    finally:
        sending.cancel()


async def refuse(socket: WebSocket, error: ProblemError) -> None:
    """Close a socket with the reason, if anybody is still there to hear it."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(NOT_THERE, error.problem.detail)
