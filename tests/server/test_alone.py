"""Nobody is helped in a rated game of theirs: not by the engine, the openings, tables of perfect play, or a drill."""

from collections.abc import Iterator

import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from brandubh import Board
from brandubh.lessons.drills import load
from brandubh.move import Symmetry
from brandubh.server import dependencies
from brandubh.server.games.rows import games
from brandubh.server.ratings import alone
from tests.support.programs import Program, token_of
from tests.support.rated import FIRST, begun, in_database, rated, register
from tests.support.running import Json, Running, Visitor

names = (f"Lone {number} x" for number in range(10_000))
FEW = "7/2t4/7/7/4K2/t6/3t3 b"


@pytest.fixture
def one(server: Running) -> Iterator[Visitor]:
    with server.visitor() as somebody:
        register(somebody, next(names))
        yield somebody


@pytest.fixture
def other(server: Running) -> Iterator[Visitor]:
    with server.visitor() as somebody:
        register(somebody, next(names))
        yield somebody


def requests(fen: str) -> list[tuple[str, str, Json]]:
    """Every way to ask what a position is worth."""
    move = next(iter(Board(fen).legal_moves))
    position = {"fen": fen}
    return [
        ("POST", "/api/hints", position),
        ("POST", "/api/analysis", position | {"depth": 1}),
        ("POST", "/api/analysis", position | {"depth": 1, "threat": True}),
        ("POST", "/api/reports", position | {"nodes": 1000, "moves": [str(move)]}),
        ("POST", "/api/reports/try", position | {"attempt": str(move)}),
        ("GET", "/api/openings", position),
        ("POST", "/api/openings", position),
        ("GET", "/api/tables", position),
        ("POST", "/api/tables", position),
    ]


def said(visitor: Visitor, method: str, path: str, wanted: Json) -> str | None:
    """The code of a refusal; None for an answer."""
    if method == "GET":
        answer = visitor.http.get(path, params=wanted)
    else:
        answer = visitor.http.request(method, path, json=wanted)
    return None if answer.is_success else str(answer.json()["code"])


def refused(visitor: Visitor, fen: str) -> list[str]:
    """Where somebody is not helped because of a rated game."""
    return [path for method, path, wanted in requests(fen) if said(visitor, method, path, wanted) == "rated-no-help"]


EVERYWHERE = [path for _, path, _ in requests(Board().fen())]


def test_every_way_to_ask_about_a_rated_game_is_refused_until_it_is_over(
    server: Running, one: Visitor, other: Visitor, visitor: Visitor
) -> None:
    game_id = begun(one, other)
    fen = one.game(game_id)["position"]["fen"]
    assert refused(one, fen) == refused(other, fen) == EVERYWHERE
    mirrored = Board(fen).transform(Symmetry.TURN_LEFT).fen()
    assert mirrored != fen
    assert refused(one, mirrored) == EVERYWHERE
    ahead = Board(fen)
    ahead.push(next(iter(ahead.legal_moves)))
    assert refused(other, ahead.fen()) == EVERYWHERE
    moves = [move["text"] for move in one.game(game_id)["moves"]]
    assert said(one, "POST", "/api/reports", {"moves": moves, "nodes": 1000}) == "rated-no-help"
    assert not refused(visitor, fen), "who does not play may ask"
    assert not refused(one, Board("3t3/3t3/3T3/ttTKTtt/3T3/2t4/1t5 w").fen())
    other.post(f"/api/games/{game_id}/resign")
    assert not refused(one, fen)


def test_a_position_of_few_pieces_is_kept_from_its_players_in_drills_too(
    server: Running, one: Visitor, other: Visitor
) -> None:
    game_id = begun(one, other)
    drill = next(iter(load().values()))
    path = f"/api/drills/{drill.id}"
    moved = {"moves": [str(next(iter(drill.board().legal_moves)))]}
    for fen in (FEW, drill.fen):
        with in_database(server) as connection:
            connection.execute(games.update().where(games.c.id == game_id).values(position=fen))
        assert refused(one, fen) == EVERYWHERE
    assert said(one, "POST", f"{path}/hint", {}) == said(one, "POST", f"{path}/move", moved) == "rated-no-help"
    with in_database(server) as connection:
        connection.execute(games.update().where(games.c.id == game_id).values(rated=None))
    assert said(one, "GET", "/api/tables", {"fen": FEW}) is None
    assert said(one, "POST", f"{path}/hint", {}) is None


def test_while_the_other_seat_is_free_nobody_plays(one: Visitor, other: Visitor) -> None:
    game = one.post("/api/games", {"mode": "friend", "rated": True, "clock": {"days": 2}, "side": "attackers"})
    assert said(one, "GET", "/api/openings", {}) is None
    other.post(f"/api/invites/{game['invite']}")
    assert said(one, "GET", "/api/openings", {}) == "rated-no-help"
    one.play(game["id"], FIRST)
    assert said(one, "GET", "/api/openings", {}) is None


def test_a_program_is_helped_as_little_as_a_person(server: Running, one: Visitor, other: Visitor) -> None:
    one.post("/api/account/bot")
    fen = rated(one, other)["position"]["fen"]
    assert refused(one, fen) == EVERYWHERE
    with Program(server.address, token_of(one, "play")) as program:
        assert {said(program, *each) for each in requests(fen)} == {"token-not-here"}


def _needs(dependant: Dependant) -> set[object]:
    return {dependant.call}.union(*(_needs(each) for each in dependant.dependencies))


def test_no_route_knows_what_a_position_is_worth_without_asking_whether_it_may_tell(server: Running) -> None:
    knowing = {dependencies._analyst, dependencies._tables, dependencies._openings}
    free = {
        "/api/tables/extent",  # how many tables there are
        "/api/lessons/{lesson_id}/{step_name}/try",  # in positions of the server's own choice
        "/api/training/attempts/{attempt_id}/try",
    }
    routes = [each for each in server.app.routes if isinstance(each, APIRoute)]
    found = {each.path: _needs(each.dependant) for each in routes if knowing & _needs(each.dependant)}
    assert {"/api/hints", "/api/openings", "/api/tables"} <= set(found)
    assert {path for path, needs in found.items() if alone._alone not in needs} == free
