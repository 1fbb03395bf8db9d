"""The lobby and the games to watch, over HTTP and WebSockets."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, WebSocket

from brandubh.server.askers import address_of
from brandubh.server.dependencies import AudienceDep, LobbyDep, WatchDep
from brandubh.server.games.audience import EVERYWHERE
from brandubh.server.listeners import serve
from brandubh.server.lobby.seeks import Seeker
from brandubh.server.lobby.views import Accepting, LobbyView, NewSeek, QuickPairing, SeekAnswer, WatchView
from brandubh.server.problems import RESPONSES
from brandubh.server.visitors import KnownVisitor, Visitor, account_name, known_visitor

router = APIRouter(prefix="/api/lobby", tags=["lobby"], responses=RESPONSES)
watching = APIRouter(prefix="/api/watch", tags=["lobby"], responses=RESPONSES)

Id = Annotated[str, Path(max_length=12)]


async def _seeker(visitor: Visitor, request: Request) -> Seeker:
    return Seeker.at(visitor, account_name(request), address_of(request))


SeekerDep = Annotated[Seeker, Depends(_seeker)]


@router.get("")
async def look(lobby: LobbyDep, visitor: Visitor) -> LobbyView:
    """The lobby: open seeks, how many people are here, how many games can be watched."""
    return await lobby.look()


@router.post("/seeks", status_code=201)
async def make(new: NewSeek, lobby: LobbyDep, seeker: SeekerDep) -> SeekAnswer:
    """Look for an opponent. A game begins at once if somebody waits for the same; or else the seek waits, while its
    maker listens to the lobby, or for days if it is for a game by correspondence.
    """
    return await lobby.make(new, seeker)


@router.post("/quick", status_code=201)
async def quick(new: QuickPairing, lobby: LobbyDep, seeker: SeekerDep) -> SeekAnswer:
    """Be paired with whoever comes next and wants the same. One waits for one game at a time."""
    return await lobby.make(new, seeker)


@router.post("/seeks/{seek_id}")
async def accept(seek_id: Id, accepting: Accepting, lobby: LobbyDep, seeker: SeekerDep) -> SeekAnswer:
    """Play what somebody offers. The first one who does has the game."""
    return SeekAnswer(game_id=await lobby.accept(seek_id, accepting, seeker))


@router.delete("/seeks/{seek_id}", status_code=204)
async def withdraw(seek_id: Id, lobby: LobbyDep, visitor: KnownVisitor) -> None:
    """Take a seek of one's own back."""
    await lobby.withdraw(seek_id, visitor)


@router.websocket("/live")
async def live(socket: WebSocket, lobby: LobbyDep, audience: AudienceDep) -> None:
    """Send the lobby as it is now, and whenever it changes; and what comes of one's own seeks."""
    visitor = known_visitor(socket)
    await socket.accept()
    with audience.present(EVERYWHERE, visitor), lobby.listening(visitor) as listener:
        await serve(socket, listener)


@watching.get("")
async def games_to_watch(watch: WatchDep) -> WatchView:
    """The games under way that anybody may watch, and the one that is featured."""
    return await watch.look()


@watching.websocket("/live")
async def watch_live(socket: WebSocket, watch: WatchDep, audience: AudienceDep) -> None:
    """Send the games to watch, whenever there are others, and each of them after each of its moves."""
    visitor = known_visitor(socket)
    await socket.accept()
    with audience.present(EVERYWHERE, visitor), watch.listening(visitor) as listener:
        await serve(socket, listener)
