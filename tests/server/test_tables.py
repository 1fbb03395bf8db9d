"""Tables of perfect play over HTTP: verdicts, moves best first, and what there are no tables for."""

import json
import os
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from brandubh import Board
from brandubh.rules import Rules, get_rules
from brandubh.server.limits import RATES, Limits, Rate
from brandubh.server.perfect import open_tables
from brandubh.tablebase import Tables, Verdict, table_file
from brandubh.tablebase.builder import build_table
from brandubh.tablebase.material import Material, board_rules
from brandubh.tablebase.table_file import table_path
from tests.support.gates import mainly
from tests.support.running import Json, Running, Visitor, quick, until

WON = "7/7/7/t5t/7/7/3K3 w"  # the king escapes at once
LOST = "7/7/7/t6/7/3K3/7 b"
DRAWN = "7/7/1t5/t6/K6/t6/7 b"  # under raven
BIG = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b"
OVER = "K6/7/7/7/7/7/3t3 b"
OWN: Json = {"name": "own", "escape": "edges"}


@pytest.fixture(scope="module")
def tables(server: Running) -> Tables:
    """The tables that the server has, opened here."""
    return Tables(server.settings.tables, small=True)


def path(fen: str, rules: str = "wtf") -> str:
    return f"/api/tables?fen={quote(fen)}&rules={rules}"


def said(verdict: Verdict) -> Json:
    distance = verdict.distance
    winning = distance is not None and verdict.winner is not None
    return {
        "winner": verdict.winner,
        "forced": distance is not None,
        "certain": verdict.certain,
        "distance": distance,
        "wins_in": (distance + 1) // 2 if winning and distance is not None else None,
    }


@pytest.mark.parametrize("rules", ["wtf", "wtf-de", "raven"])
@pytest.mark.parametrize("fen", [WON, LOST, DRAWN, "7/2t4/7/7/4K2/t6/3t3 b", "7/2t4/7/1T5/4K2/t6/7 w"])
def test_a_position_is_judged_with_all_its_moves_best_first(
    visitor: Visitor, tables: Tables, rules: str, fen: str
) -> None:
    board = Board(fen, rules=rules)
    answer = visitor.get("/api/tables", fen=fen, rules=rules)
    assert (answer["fen"], answer["turn"], answer["men"]) == (fen, board.turn, len(board.pieces()))
    assert answer["rules_id"] == get_rules(rules).rules_id
    assert answer["verdict"] == said(tables.probe(board))
    judged = tables.probe_moves(board)
    assert [move["uci"] for move in answer["moves"]] == [each.move.uci() for each in judged]
    assert [move["verdict"] for move in answer["moves"]] == [said(each.verdict) for each in judged]
    for move in answer["moves"]:
        assert board.parse_text(move["text"]).uci() == move["uci"] == move["from_square"] + move["to_square"]


def test_the_main_line_leads_to_the_end_in_as_many_plies_as_are_said(visitor: Visitor) -> None:
    answer = visitor.get("/api/tables", fen=LOST)
    assert answer["verdict"] == {"winner": "defenders", "forced": True, "certain": True, "distance": 4, "wins_in": 2}
    assert len(answer["mainline"]) == 4
    outcome = Board(LOST).play_all(answer["mainline"]).outcome()
    assert outcome is not None
    assert outcome.winner == "defenders"


def test_what_nobody_can_force_goes_by_the_rulesets_verdict_on_repetition(visitor: Visitor) -> None:
    answer = visitor.get("/api/tables", fen=DRAWN, rules="raven")
    assert answer["verdict"] == {"winner": None, "forced": False, "certain": True, "distance": None, "wins_in": None}
    assert answer["mainline"] == []


def test_a_game_that_is_over_has_a_verdict_and_no_moves(visitor: Visitor) -> None:
    answer = visitor.get("/api/tables", fen=OVER)
    assert answer["verdict"] == {"winner": "defenders", "forced": True, "certain": True, "distance": 0, "wins_in": 0}
    assert (answer["moves"], answer["mainline"]) == ([], [])


def test_a_position_with_too_many_pieces_is_in_no_table(visitor: Visitor) -> None:
    told = visitor.refusal("GET", path(BIG))
    assert (told["status"], told["type"]) == (404, "/problems/table-missing")
    assert "13 pieces" in told["detail"]
    assert "up to 4" in told["detail"]
    assert visitor.post("/api/tables/extent", {"rules": "raven"})["most_men"] == 4


@pytest.mark.parametrize(
    "query",
    ["", "?fen=", "?fen=nonsense", f"?fen={quote(LOST)}&rules=chess", f"?fen={quote('t6/7/7/7/7/7/3K3 b')}", "?fen=7"],
)
def test_what_is_no_position_is_refused_with_a_sentence(visitor: Visitor, query: str) -> None:
    assert visitor.refusal("GET", f"/api/tables{query}")["status"] == 422


@pytest.mark.parametrize("body", [{"rules": {"escape": "nowhere"}}, {"moves": ["d2-d1"]}, {"fen": 7}, []])
def test_what_is_no_request_is_refused_with_a_sentence(visitor: Visitor, body: object) -> None:
    assert visitor.refusal("POST", "/api/tables", body)["status"] == 422


def test_any_ruleset_and_any_line_of_moves_can_be_asked_about(visitor: Visitor, tables: Tables) -> None:
    rules = Rules.from_dict(OWN)
    answer = visitor.post("/api/tables", {"rules": OWN, "fen": LOST, "moves": ["a4-a5"]})
    board = Board(LOST, rules=rules).play_all(["a4-a5"])
    assert (answer["fen"], answer["rules_id"]) == (board.fen(), rules.rules_id)
    assert answer["verdict"] == said(tables.probe(board))
    assert answer["verdict"]["distance"] == 1
    assert visitor.post("/api/tables/extent", {"rules": OWN})["most_men"] == 4


def test_the_engines_of_the_server_use_the_tables(visitor: Visitor) -> None:
    lines = visitor.lines("/api/analysis", {"fen": LOST, "depth": 4, "seconds": 60})
    assert lines[-2]["table_hits"] > 0
    assert lines[-2]["score"]["wins_in"] == 2


# A server of its own


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Running]:
    """A server without any tables yet, and without engines, which are not asked here."""
    with Running(quick(tmp_path, tables=tmp_path / "tables", engine=("/nowhere/such-engine",))) as running:
        yield running


def test_many_first_questions_at_once_get_the_same_answer(empty: Running) -> None:
    def ask(_: int) -> Any:
        with empty.visitor() as somebody:
            return somebody.post("/api/tables", {"rules": OWN, "fen": LOST})["moves"]

    with ThreadPoolExecutor(8) as crowd:
        answers = list(crowd.map(ask, range(8)))
    assert answers[0]
    assert all(answer == answers[0] for answer in answers)


def test_others_are_served_while_tables_are_built(empty: Running) -> None:
    def ask() -> None:
        with empty.visitor() as somebody:
            somebody.post("/api/tables", {"rules": OWN, "fen": LOST})

    asking = threading.Thread(target=ask)
    served = 0
    with empty.visitor() as other:
        asking.start()
        while asking.is_alive():
            other.get("/healthz")
            served += asking.is_alive()
    asking.join()
    assert served > 2


def damage(file: Path) -> None:
    """Change bytes of a table, in a new file as another program would write it."""
    content = bytearray(file.read_bytes())
    for place in range(300, len(content), 50):
        content[place] ^= 0xFF
    file.unlink()
    file.write_bytes(content)


def test_tables_built_meanwhile_are_found_and_a_damaged_one_is_told_and_never_believed(empty: Running) -> None:
    fen = "7/2t4/7/1t5/4K2/t6/3t3 b"
    folder, rules = empty.settings.tables, board_rules(get_rules("wtf"))
    with empty.visitor() as visitor:
        assert visitor.refusal("GET", path(fen))["status"] == 404
        build_table(str(folder), rules.to_json(), 4, 0)
        until(lambda: visitor.http.get(path(fen)).is_success, "the new table was found")
        answer = visitor.get("/api/tables", fen=fen)
        assert (answer["men"], answer["verdict"]["forced"]) == (5, True)

        damage(table_path(folder, rules, Material(4, 0)))
        until(lambda: not visitor.http.get(path(fen)).is_success, "the damage was found")
        told = visitor.refusal("GET", path(fen))
        assert (told["status"], told["type"]) == (500, "/problems/table-damaged")
        assert str(folder) not in told["detail"]
        assert visitor.get("/api/tables", fen=LOST)["moves"], "the others are well"


@pytest.mark.skipif(os.name == "nt", reason="Windows does not let an open file be cut")
@pytest.mark.parametrize("most_in_memory", mainly([0], [1 << 30, 0]), ids=["whole", "by blocks"])
def test_a_table_cut_under_the_running_server_costs_its_answers_at_most(
    tmp_path: Path, most_in_memory: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_file, "MOST_IN_MEMORY", most_in_memory)  # before the server opens any
    folder, rules = tmp_path / "tables", board_rules(get_rules("wtf"))
    fen = "7/2t4/7/1T5/4K2/T6/7 b"
    settings = quick(tmp_path, tables=folder, engine=("/nowhere/such-engine",))
    with Running(settings) as server, server.visitor() as visitor:
        # All tables are built and open: what is built later would have the cut one opened again.
        until(lambda: server.app.state.services.tables.at_rest(), "the tables of all presets were opened")
        answer = visitor.get("/api/tables", fen=fen)
        os.truncate(table_path(folder, rules, Material(1, 2)), 0)
        if most_in_memory:
            assert visitor.get("/api/tables", fen=fen) == answer
        else:
            told = visitor.refusal("GET", path(fen))
            assert (told["status"], told["code"]) == (500, "table-damaged")
            assert str(folder) not in json.dumps(told)
        assert visitor.get("/api/tables", fen=LOST)["moves"], "the others are well"
        assert visitor.get("/healthz")["status"] == "ok"


def test_a_small_table_that_is_damaged_is_built_again(empty: Running) -> None:
    file = table_path(empty.settings.tables, get_rules("wtf"), Material(1, 0))
    with empty.visitor() as visitor:
        answer = visitor.get("/api/tables", fen=LOST)
        good = file.read_bytes()
        damage(file)

        def is_good_again() -> bool:
            told = visitor.http.get(path(LOST))  # a table that is damaged while it is opened is told as such, once
            assert not told.is_success or told.json() == answer, "it is never believed"
            return told.is_success and file.is_file() and file.read_bytes() == good

        until(is_good_again, "the table was built again")


def test_where_nothing_can_be_written_there_are_just_no_tables(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    settings = quick(tmp_path, tables=tmp_path / "file" / "tables", engine=("/nowhere/such-engine",))
    with Running(settings) as server, server.visitor() as visitor:
        told = visitor.refusal("GET", path(LOST))
        assert (told["status"], told["type"]) == (404, "/problems/table-missing")
        assert "no tables" in told["detail"]


def test_one_ruleset_after_the_other_crowds_out_those_that_nobody_asks_for(
    empty: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_tables, "MOST_KEPT", 1)
    monkeypatch.setattr(open_tables, "MOST_OPEN", 1)
    folder = empty.settings.tables

    def kept() -> set[str]:
        return {file.name.partition("-")[0] for file in folder.glob("*.table")}

    first, second = ({"name": "own", "escape": "edges"} | {"king_armed": armed} for armed in (True, False))
    ids = [board_rules(Rules.from_dict(each)).rules_id for each in (first, second)]
    presets = {board_rules(get_rules(name)).rules_id for name in ("wtf", "raven")}
    with empty.visitor() as visitor:
        assert visitor.get("/api/tables", fen=LOST)["moves"]
        assert visitor.get("/api/tables", fen=LOST, rules="raven")["moves"]
        for ruleset, name in zip((first, second, first), (ids[0], ids[1], ids[0]), strict=True):
            assert visitor.post("/api/tables", {"rules": ruleset, "fen": LOST})["moves"]
            assert kept() == presets | {name}, "the disk is not filled, and the presets have their tables always"


def test_whoever_makes_up_rulesets_for_ever_is_told_to_wait_and_others_are_not(tmp_path: Path) -> None:
    limits = Limits(rates=dict(RATES) | {"tables": Rate(1, 1)})
    settings = quick(tmp_path, tables=tmp_path / "tables", engine=("/nowhere/such-engine",), limits=limits)
    with Running(settings) as server, server.visitor() as greedy, server.visitor() as other:
        for somebody in (greedy, other):
            somebody.begin()  # which gives them a name
        assert greedy.post("/api/tables/extent", {"rules": OWN})["most_men"] == 4
        assert greedy.refusal("POST", "/api/tables/extent", {"rules": OWN | {"king_armed": False}})["status"] == 429
        assert greedy.post("/api/tables/extent", {"rules": OWN})["most_men"] == 4
        assert greedy.post("/api/tables/extent", {"rules": "raven"})["most_men"] == 4
        assert other.post("/api/tables/extent", {"rules": OWN | {"corners_hostile": False}})["most_men"] == 4


def test_when_too_many_wait_the_next_is_refused_with_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "MOST_WAITING", 0)
    settings = quick(tmp_path, tables=tmp_path / "tables", engine=("/nowhere/such-engine",))
    with Running(settings) as server, server.visitor() as visitor:
        told = visitor.refusal("POST", "/api/tables", {"rules": OWN, "fen": LOST})
        assert (told["status"], told["type"]) == (503, "/problems/busy")
