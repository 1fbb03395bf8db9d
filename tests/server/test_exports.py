"""All my games as one file: a few at a time, as they are asked for, and no longer than somebody reads."""

import asyncio
import contextlib
import time

import pytest

from brandubh.record import read_games
from brandubh.server.games.exports import BATCH
from brandubh.server.games.rows import GameRow, games, moves
from tests.support.long_games import ENDLESS, to_and_fro
from tests.support.running import Running, Visitor, problem, until
from tests.support.written import copies, rows_in_memory, write


@pytest.fixture
def hoarder(server: Running, visitor: Visitor) -> Visitor:
    """Somebody with hundreds of games."""
    game = visitor.begin(rules=ENDLESS.to_dict(), moves=to_and_fro(300))
    copies(server, game["id"], 250)
    return visitor


def test_hundreds_of_games_are_exported_a_few_at_a_time(hoarder: Visitor) -> None:
    before = rows_in_memory()
    most = 0
    text = []
    with hoarder.http.stream("GET", "/api/games/export") as answer:
        for number, piece in enumerate(answer.iter_text()):
            text.append(piece)
            if number % 20 == 0:
                most = max(most, rows_in_memory() - before)
    found = list(read_games("".join(text)))
    assert len(found) == 251
    assert {len(game.mainline()) for game in found} == {300}
    assert 0 < most <= 2 * BATCH


def test_an_export_ends_when_nobody_reads_it(
    server: Running, hoarder: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []
    service = server.app.state.services.games
    rows_of = service.rows_of

    async def counting(ids: list[str]) -> list[GameRow]:
        asked.append(time.monotonic())
        await asyncio.sleep(0.05)
        found: list[GameRow] = await rows_of(ids)
        return found

    monkeypatch.setattr(service, "rows_of", counting)
    with hoarder.http.stream("GET", "/api/games/export") as answer:
        next(answer.iter_raw())
    until(lambda: bool(asked) and time.monotonic() - asked[-1] > 1, "nothing more was read")
    assert len(asked) < 251 / BATCH


def test_one_visitor_has_few_exports_at_a_time(hoarder: Visitor) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(2):
            answer = stack.enter_context(hoarder.http.stream("GET", "/api/games/export"))
            assert answer.status_code == 200
        refused = hoarder.http.get("/api/games/export")
        assert (refused.status_code, problem(refused)["code"]) == (429, "too-often")
        assert "retry-after" in refused.headers
    until(lambda: hoarder.http.get("/api/games/export").is_success, "there was room again")


def test_a_game_that_goes_meanwhile_is_left_out(server: Running, hoarder: Visitor) -> None:
    with hoarder.http.stream("GET", "/api/games/export") as answer:
        pieces = answer.iter_text()
        text = next(pieces)
        last = hoarder.get("/api/games", offset=0)["games"]
        write(server, lambda connection: connection.execute(games.delete().where(games.c.id.in_([last[0]["id"]]))))
        text += "".join(pieces)
    assert 250 <= len(list(read_games(text))) <= 251


def test_a_game_that_cannot_be_replayed_takes_no_other_along(server: Running, visitor: Visitor) -> None:
    for move in ("d2-e2", "d2-c2", "a4-a5"):
        spoilt = visitor.begin(moves=[move])["id"]
    broken = moves.update().where(moves.c.game_id == spoilt).values(move="d4d4")
    write(server, lambda connection: connection.execute(broken))
    found = read_games(visitor.http.get("/api/games/export").text)
    assert [game.mainline()[0].uci() for game in found] == ["d2e2", "d2c2"]
