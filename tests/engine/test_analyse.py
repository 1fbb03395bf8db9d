"""``Engine.analyse`` does what its docstring says, sentence by sentence."""

import itertools
import threading
import time

import pytest

from brandubh import Board, BrandubhError, Move
from brandubh.engine import Engine, Info, Limit

DECIDED = "7/7/7/t5t/7/7/2K1t2 w"
OVER = "7/7/7/t6/7/7/6K b"


@pytest.fixture
def engine() -> Engine:
    return Engine(hash_mb=4)


@pytest.mark.parametrize("limit", [Limit(depth=4), Limit(nodes=3000), Limit(time=0.2), Limit(wins_in=1)])
def test_it_searches_until_a_limit_is_met(engine: Engine, limit: Limit) -> None:
    board = Board(DECIDED) if limit.wins_in else Board()
    (info,) = engine.analyse(board, limit)
    assert info.pv[0] in board.legal_moves
    if limit.depth:
        assert info.depth == limit.depth
    if limit.nodes:
        assert info.nodes <= limit.nodes + 1000
    if limit.wins_in:
        assert info.score.wins_in == 1


@pytest.mark.parametrize("fen", [None, DECIDED], ids=["open", "decided"])
def test_without_a_limit_it_goes_on_until_it_is_stopped(engine: Engine, fen: str | None) -> None:
    found: list[list[Info]] = []
    thread = threading.Thread(target=lambda: found.append(engine.analyse(Board(fen))))
    thread.start()
    time.sleep(0.6)
    assert thread.is_alive(), "even where nothing is left to search"
    with pytest.raises(BrandubhError, match="searching already"):
        engine.play(Board(), Limit(depth=1))
    while thread.is_alive():
        engine.stop()
        thread.join(0.05)
    assert len(found[0]) == 1


def test_lines_come_best_first(engine: Engine) -> None:
    for limit in (Limit(depth=5), Limit(nodes=2345)):
        infos = engine.analyse(Board("3t3/2t4/3T3/tt1KTtt/7/2T2t1/3t3 w"), limit, multipv=5)
        assert [info.multipv for info in infos] == [1, 2, 3, 4, 5]
        assert all(better.score >= worse.score for better, worse in itertools.pairwise(infos))
        assert len({info.pv[0] for info in infos}) == 5


def test_there_are_no_lines_if_the_game_is_over(engine: Engine) -> None:
    assert engine.analyse(Board(OVER)) == []
    with pytest.raises(BrandubhError, match="no king"):
        engine.analyse(Board("7/7/7/7/7/7/t6 b"), Limit(depth=1))


def test_each_line_of_each_finished_iteration_is_told(engine: Engine) -> None:
    told: list[Info] = []
    engine.analyse(Board(), Limit(depth=4), multipv=3, on_info=told.append)
    assert [(info.depth, info.multipv) for info in told] == [(d, n) for d in (1, 2, 3, 4) for n in (1, 2, 3)]


def test_only_moves_that_can_be_played_are_searched(engine: Engine) -> None:
    (info,) = engine.analyse(Board(), Limit(depth=2, moves=(Move("d2", "e2"), Move("a1", "a2"))))
    assert info.pv[0] is Move("d2", "e2")
    with pytest.raises(BrandubhError, match="none of the moves"):
        engine.analyse(Board(), Limit(depth=2, moves=(Move("a1", "a2"),)))
