"""Suites: what counts as solved, and when."""

import sys
from collections.abc import Iterator

import pytest

from brandubh import BrandubhError, Move, PositionEntry, Side
from brandubh.engine import Engine, Limit, Score, UciEngine
from brandubh.engine.suite import is_solved, run_suite
from tests.support.paths import ROOT

FEN = "7/7/7/t5t/7/7/2K1t2 w"
ESCAPE, STAY = Move("c1", "a1"), Move("c1", "c2")


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(hash_mb=1)


def test_what_an_entry_names_must_hold_and_nothing_else() -> None:
    wins = Score(Side.DEFENDERS, wins_in=1)
    assert is_solved(PositionEntry(FEN), ESCAPE, wins) is None
    assert is_solved(PositionEntry(FEN, best=[ESCAPE, STAY]), STAY, None) is True
    assert is_solved(PositionEntry(FEN, best=[ESCAPE]), STAY, wins) is False
    assert is_solved(PositionEntry(FEN, avoid=[STAY]), STAY, wins) is False
    assert is_solved(PositionEntry(FEN, avoid=[STAY]), ESCAPE, None) is True
    assert is_solved(PositionEntry(FEN, avoid=[STAY]), None, None) is False
    assert is_solved(PositionEntry(FEN, best=[ESCAPE], avoid=[ESCAPE]), ESCAPE, None) is False
    assert is_solved(PositionEntry(FEN, wins_in=1), STAY, wins) is True
    assert is_solved(PositionEntry(FEN, wins_in=1), STAY, Score(Side.ATTACKERS, wins_in=-1)) is True
    for score in (None, Score(Side.DEFENDERS, wins_in=2), Score(Side.DEFENDERS, wins_in=-1), Score(Side.DEFENDERS, 99)):
        assert is_solved(PositionEntry(FEN, wins_in=1), ESCAPE, score) is False


def test_our_engine_is_tried_on_each_position(engine: Engine) -> None:
    entries = [
        PositionEntry(FEN, best=[ESCAPE], wins_in=1, id="win"),
        PositionEntry(FEN, best=[STAY], id="wrong"),
        PositionEntry(FEN, rules="raven"),
    ]
    win, wrong, nothing = run_suite(entries, engine, Limit(depth=3))
    assert (win.solved, wrong.solved, nothing.solved) == (True, False, None)
    assert win.move is ESCAPE
    assert win.seconds_to_solution is not None
    assert 0 <= win.seconds_to_solution <= win.seconds
    assert wrong.seconds_to_solution is None
    assert win.to_dict()["bm"] == ["c1-a1"]
    assert nothing.to_dict()["rules"] == "raven"
    assert engine.rules.name == "raven"


def test_any_uci_engine_is_tried() -> None:
    command = [sys.executable, str(ROOT / "tests" / "support" / "tiny_engine.py")]
    with UciEngine.start(command) as tiny:
        (trial,) = run_suite([PositionEntry(FEN, avoid=[STAY])], tiny, Limit(depth=1))
    assert trial.move is not None
    assert trial.solved is (trial.move is not STAY)


def test_positions_are_tried_one_at_a_time(engine: Engine) -> None:
    def endless() -> Iterator[PositionEntry]:
        while True:
            yield PositionEntry(FEN, best=[ESCAPE])

    trials = run_suite(endless(), engine, Limit(depth=1))
    assert [next(trials).solved for _ in range(3)] == [True, True, True]
    with pytest.raises(BrandubhError, match="needs a limit"):
        next(run_suite([], engine, Limit()))
