"""Values that cannot be are refused with what would be right, and texts will do where their meaning is plain."""

import math
from pathlib import Path
from typing import Any

import pytest

from brandubh import Board, BrandubhError, Move, Side, puzzles
from brandubh.clauses import clauses, differences, find
from brandubh.engine import Engine, Info, Limit, Score
from brandubh.solver import Verdict, solve
from brandubh.tablebase import open_tables
from brandubh.textboard import render

START = "7/7/7/2t4/1tKt3/1t1t3/5t1 b"


@pytest.mark.parametrize("field", ["depth", "nodes", "wins_in", "time"])
@pytest.mark.parametrize("number", [-1, 2.5j, "6", math.nan, math.inf])
def test_a_limit_that_cannot_be_is_refused(field: str, number: Any) -> None:
    with pytest.raises(BrandubhError, match="wanted here"):
        Limit(**{field: number})


def test_a_depth_of_nothing_is_not_without_end() -> None:
    with pytest.raises(BrandubhError, match="a number for depth"):
        Limit(depth=0)
    assert Limit(time=0).seconds() == 0


def test_the_moves_to_search_may_be_texts() -> None:
    limit = Limit(depth=1, moves=["d2-e2", Move("d1", "e1")])  # type: ignore[arg-type]
    assert limit.moves == (Move("d2", "e2"), Move("d1", "e1"))
    (info,) = Engine(hash_mb=1).analyse(Board(), Limit(depth=1, moves=("d2-e2",)))  # type: ignore[arg-type]
    assert info.pv[0] is Move("d2", "e2")
    assert hash(limit)


@pytest.mark.parametrize("settings", [{"level": 9}, {"level": "3"}, {"threads": 0}, {"hash_mb": 0}, {"tables": "x"}])
def test_an_engine_that_cannot_be_is_refused_by_the_librarys_error(settings: dict[str, Any]) -> None:
    with pytest.raises(BrandubhError):
        Engine(**settings)


def test_scores_and_chances_take_the_name_of_a_side() -> None:
    score = Score("b", centimen=30)  # type: ignore[arg-type]
    assert score.side is Side.ATTACKERS
    assert score.of("defenders").centimen == -30
    assert Info(score, wdl=(600, 0, 400)).chance("w") == 0.4
    with pytest.raises(BrandubhError, match="has said nothing"):
        Info(score).chance("w")
    with pytest.raises(TypeError):
        assert score < 5  # type: ignore[operator]


def test_an_impossible_position_is_not_evaluated() -> None:
    with pytest.raises(BrandubhError, match="no king"):
        Engine(hash_mb=1).evaluate(Board("7/7/7/7/7/7/1t5 b"))


def test_what_is_shown_of_engines_and_proofs_is_short() -> None:
    assert repr(Engine("raven", hash_mb=1, level=3)) == "<Engine: raven, level 3>"
    answer = solve(Board(START), memory=0.01)
    assert answer.verdict is Verdict.PROVEN
    assert repr(answer.strategy) == "<Strategy: the attackers can force a win, 0 positions>"
    assert len(repr(answer)) < 50


def test_a_missing_table_says_how_to_build_it_or_that_nobody_can(tmp_path: Path) -> None:
    tables = open_tables(tmp_path)
    assert repr(tables) == f"<Tables in {tmp_path}>"
    with pytest.raises(BrandubhError, match="brandubh tables build --men 2 --rules raven builds it"):
        tables.probe(Board("7/7/7/t2K3/7/7/7 b", rules="raven"))
    with pytest.raises(BrandubhError, match="more than 8 pieces are too large to build"):
        tables.probe(Board())


def test_clauses_are_found_by_the_name_of_a_ruleset_and_a_missing_one_is_said_to_be_missing() -> None:
    assert [each.id for each in differences(["wtf", "wtf-it"])] == ["repetition-verdict"]
    with pytest.raises(BrandubhError, match="there is no clause 'castling'"):
        find(clauses("wtf"), "castling")


def test_a_board_as_text_takes_the_name_of_a_side_and_the_text_of_a_move() -> None:
    turned = render(Board(), orientation="attackers", last_move="d2-e2", ascii_only=True)
    assert turned.plain.split()[:7] == list("gfedcba")


def test_puzzles_are_read_and_written_by_the_name_of_a_file(tmp_path: Path) -> None:
    path = str(tmp_path / "mine.jsonl")
    puzzles.write_puzzles(path, puzzles.load("raven")[:2])
    assert puzzles.read_puzzles(path) == puzzles.load("raven")[:2]
