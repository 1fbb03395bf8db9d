"""Tournaments over HTTP and WebSockets."""

from typing import Annotated

from fastapi import APIRouter, Path, Response, WebSocket
from fastapi.responses import StreamingResponse

from brandubh.server.accounts.routes import PersonDep
from brandubh.server.dependencies import AudienceDep, DatabaseDep, ExportPlace, GamesDep, TournamentsDep
from brandubh.server.games.audience import EVERYWHERE
from brandubh.server.games.routes import GAME_FILE, attached
from brandubh.server.listeners import refuse, serve
from brandubh.server.problems import RESPONSES, ProblemError
from brandubh.server.tournaments import exports
from brandubh.server.tournaments.views import NewTournament, ResultsView, TournamentList, TournamentPage, results_view
from brandubh.server.visitors import KnownVisitor, known_visitor

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"], responses=RESPONSES)

Id = Annotated[str, Path(max_length=12)]


@router.get("")
async def list_tournaments(tournaments: TournamentsDep) -> TournamentList:
    """Tournaments that can be joined, that go on, and the last that are over."""
    return await tournaments.list()


@router.post("", status_code=201)
async def create(new: NewTournament, tournaments: TournamentsDep, person: PersonDep) -> TournamentPage:
    """Hold a tournament, which you have entered. It starts at its time, or when you say so."""
    return await tournaments.create(new, person)


@router.get("/{tournament_id}")
async def look(tournament_id: Id, tournaments: TournamentsDep, visitor: KnownVisitor) -> TournamentPage:
    """A tournament: standings, the pairings of the round, and your own part in it."""
    return await tournaments.look(tournament_id, visitor)


@router.post("/{tournament_id}/join")
async def join(tournament_id: Id, tournaments: TournamentsDep, person: PersonDep) -> TournamentPage:
    """Enter a tournament: a Swiss one before it starts, an arena as long as it goes on."""
    return await tournaments.enter(tournament_id, person.player, "join")


@router.post("/{tournament_id}/withdraw")
async def withdraw(tournament_id: Id, tournaments: TournamentsDep, person: PersonDep) -> TournamentPage:
    """Be paired no more. A game that is being played goes on."""
    return await tournaments.enter(tournament_id, person.player, "withdraw")


@router.post("/{tournament_id}/pause")
async def pause(tournament_id: Id, tournaments: TournamentsDep, person: PersonDep) -> TournamentPage:
    """Be not paired for a while."""
    return await tournaments.enter(tournament_id, person.player, "pause")


@router.post("/{tournament_id}/resume")
async def resume(tournament_id: Id, tournaments: TournamentsDep, person: PersonDep) -> TournamentPage:
    """Be paired again."""
    return await tournaments.enter(tournament_id, person.player, "resume")


@router.post("/{tournament_id}/start")
async def start(tournament_id: Id, tournaments: TournamentsDep, person: PersonDep) -> TournamentPage:
    """Begin a tournament that you have made."""
    return await tournaments.start(tournament_id, person.player)


@router.post("/{tournament_id}/end")
async def end(tournament_id: Id, tournaments: TournamentsDep, person: PersonDep) -> TournamentPage:
    """End a tournament that you have made. Games that are being played still count."""
    return await tournaments.end(tournament_id, person.player)


@router.get("/{tournament_id}/results.json")
async def results(tournament_id: Id, tournaments: TournamentsDep) -> ResultsView:
    """The standings and all pairings."""
    return results_view(await tournaments.state(tournament_id))


@router.get("/{tournament_id}/results.csv", response_class=Response, responses={200: {"content": {"text/csv": {}}}})
async def results_table(tournament_id: Id, tournaments: TournamentsDep) -> Response:
    """The standings as a table, with everybody's opponents round by round."""
    text = exports.table(await tournaments.state(tournament_id))
    return Response(
        text, media_type="text/csv; charset=utf-8", headers=attached(f"brandubh-tournament-{tournament_id}.csv")
    )


@router.get(
    "/{tournament_id}/record",
    response_class=Response,
    responses={200: {"content": {"application/x-brandubh-game": {}}}},
    dependencies=[ExportPlace],
)
async def record(tournament_id: Id, tournaments: TournamentsDep, games: GamesDep, database: DatabaseDep) -> Response:
    """All games as one game file."""
    await tournaments.state(tournament_id)
    pieces = await exports.record(database, games, tournament_id)
    return StreamingResponse(pieces, media_type=GAME_FILE, headers=attached(f"brandubh-tournament-{tournament_id}.txt"))


@router.websocket("/{tournament_id}/live")
async def live(socket: WebSocket, tournament_id: str, tournaments: TournamentsDep, audience: AudienceDep) -> None:
    """Send a tournament as it is now, and whenever it changes; and one's own part in it."""
    visitor = known_visitor(socket)
    await socket.accept()
    try:
        await tournaments.state(tournament_id)
    except ProblemError as error:
        await refuse(socket, error)
        return
    with audience.present(EVERYWHERE, visitor), tournaments.listening(tournament_id, visitor) as listener:
        await serve(socket, listener)
