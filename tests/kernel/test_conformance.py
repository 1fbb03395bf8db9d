"""Every machine-readable case of the settled rules."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from brandubh import Board, Move
from brandubh.outcome import Outcome
from tests.support.paths import CONFORMANCE


def cases(name: str) -> list[Any]:
    return [
        pytest.param(case, id=f"{case['rules']}: {case['name']}")
        for case in json.loads((CONFORMANCE / name).read_text("utf-8"))
    ]


def winner(outcome: Outcome | None) -> str | None:
    return None if outcome is None else outcome.winner or "draw"


@pytest.mark.parametrize("case", cases("moves.json"))
def test_move(case: dict[str, Any]) -> None:
    board = Board(case["fen"], rules=case["rules"])
    move = Move.from_text(case["move"])
    if case.get("illegal"):
        assert move not in board.legal_moves
        with pytest.raises(ValueError, match=case["move"]):
            board.push(move)
        return
    assert move in board.legal_moves
    assert board.captures(move) == set(case["captures"])
    assert board.text(move) == case["move"] + "".join(f"x{square}" for square in sorted(case["captures"]))
    board.push(move)
    assert winner(board.outcome()) == case["winner"]


@pytest.mark.parametrize("case", cases("blocked.json"))
def test_position_that_is_already_over(case: dict[str, Any]) -> None:
    board = Board(case["fen"], rules=case["rules"])
    assert winner(board.outcome()) == case["winner"]
    assert not board.legal_moves


@pytest.mark.parametrize("case", cases("repetition.json"))
def test_repetition(case: dict[str, Any]) -> None:
    board = Board(case["fen"], rules=case["rules"])
    cycle = [Move.from_text(text) for text in case["cycle"].split()]
    for ply in range(case["ends_at_ply"]):
        assert board.outcome() is None, f"over after {ply} plies"
        board.push(cycle[ply % len(cycle)])
    outcome = board.outcome()
    assert outcome is not None
    assert (winner(outcome), outcome.termination) == (case["winner"], "repetition")
    assert not board.legal_moves


def perft_cases() -> Iterator[Any]:
    for rules in ("wtf", "raven"):
        name = epd = ""
        for line in (CONFORMANCE / f"{rules}.perft").read_text("utf-8").splitlines():
            word, _, rest = line.partition(" ")
            if word == "id":
                name = rest
            elif word == "epd":
                epd = rest
            elif word == "perft":
                depth, paths = map(int, rest.split())
                yield pytest.param(rules, epd, depth, paths, id=f"{rules} {name} {depth}")


@pytest.mark.parametrize(("rules", "epd", "depth", "paths"), list(perft_cases()))
def test_perft(rules: str, epd: str, depth: int, paths: int) -> None:
    assert Board(epd, rules=rules).perft(depth) == paths


def test_perft_from_the_start() -> None:
    assert [Board().perft(depth) for depth in range(7)] == [1, 40, 960, 39512, 1007392, 41843336, 1111530080]


def test_wtf_and_raven_first_differ_at_six_plies() -> None:
    raven = Board(rules="raven")
    assert raven.perft(5) == 41843336
    assert raven.perft(6) != 1111530080
