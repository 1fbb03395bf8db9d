"""The engine as an object: limits, lines, threads, levels, and the tactics of every ruleset."""

import json
import random
import threading
import time
from typing import Any

import pytest

from brandubh import Board, BrandubhError, Move, Rules, Side
from brandubh.engine.engine import Engine
from brandubh.engine.levels import LEVELS
from brandubh.engine.limits import Clock, Limit
from brandubh.engine.score import Info, PlayResult, Score
from brandubh.rules import DOCUMENTED, PRESETS, Escape, Repetition, RepetitionVerdict
from brandubh.tablebase import open_tables
from tests.support.paths import DATA
from tests.support.strategies import random_rules, random_set_up

TACTICS = json.loads((DATA / "tactics.json").read_text("utf-8"))


@pytest.mark.slow
@pytest.mark.parametrize("rules", DOCUMENTED)
@pytest.mark.parametrize("side", Side)
def test_proven_wins_are_found_at_their_length(rules: str, side: Side) -> None:
    engine = Engine(rules, hash_mb=16)
    cases = [case for case in TACTICS if case["rules"] == rules and case["side"] == side]
    assert {case["wins_in"] for case in cases} == set(range(1, 8))
    for case in cases:
        engine.new_game()
        board = Board(case["fen"], rules=rules)
        (info,) = engine.analyse(board, Limit(nodes=3_000_000, wins_in=case["wins_in"]))
        assert info.score == Score(side, wins_in=case["wins_in"]), case
        assert info.pv[0] in board.legal_moves


@pytest.mark.parametrize("rules", DOCUMENTED)
def test_the_line_of_a_win_ends_the_game(rules: str) -> None:
    engine = Engine(rules, hash_mb=16)
    for case in [case for case in TACTICS if case["rules"] == rules and case["wins_in"] <= 3]:
        board = Board(case["fen"], rules=rules)
        while board.outcome() is None:
            move = engine.play(board, Limit(nodes=300_000)).move
            assert move is not None
            board.push(move)
        outcome = board.outcome()
        assert outcome is not None
        assert outcome.winner == case["side"]
        assert board.ply == 2 * case["wins_in"] - 1


def test_depth_and_nodes_with_one_thread_are_deterministic() -> None:
    for limit in (Limit(depth=8), Limit(nodes=30_000)):
        runs = [_trace(Engine(hash_mb=4), Board(), limit) for _ in range(2)]
        assert runs[0] == runs[1]
    assert Engine(hash_mb=4).bench(6)[0] == Engine(hash_mb=4).bench(6)[0]


def _trace(engine: Engine, board: Board, limit: Limit) -> list[tuple[Any, ...]]:
    infos: list[Info] = []
    engine.analyse(board, limit, multipv=2, on_info=infos.append)
    return [(info.depth, info.multipv, info.score, info.pv, info.nodes) for info in infos]


def test_lines_are_legal_distinct_and_best_first() -> None:
    board = Board().play_all(["d2-e2", "c4-c2"])
    infos = Engine(hash_mb=8).analyse(board, Limit(depth=7), multipv=5)
    assert [info.multipv for info in infos] == [1, 2, 3, 4, 5]
    assert len({info.pv[0] for info in infos}) == 5
    scores = [info.score.centimen or 0 for info in infos]
    assert scores == sorted(scores, reverse=True)
    for info in infos:
        board.copy().play_all(info.pv)


def test_two_threads_search_as_well() -> None:
    engine = Engine(threads=2, hash_mb=16)
    (info,) = engine.analyse(Board(), Limit(depth=10))
    assert info.depth == 10
    case = next(case for case in TACTICS if case["wins_in"] == 3)
    (info,) = Engine(case["rules"], threads=2).analyse(Board(case["fen"], rules=case["rules"]), Limit(depth=9))
    assert info.score.wins_in == 3


def test_stop_ends_a_search_that_has_no_limit() -> None:
    engine = Engine(hash_mb=8, threads=2)
    done: list[list[Info]] = []

    def search() -> None:
        done.append(engine.analyse(Board()))

    thread = threading.Thread(target=search)
    thread.start()
    time.sleep(0.3)
    engine.stop()
    thread.join(10)
    # How soon is no matter of tests; a search that does not listen would never end.
    assert done


def test_time_and_clocks_end_a_search() -> None:
    engine = Engine(hash_mb=8)
    for limit in (Limit(time=0.1), Limit(clock=Clock(1.0, 0.1)), Limit(clock=Clock(0.01)), Limit(time=0.0)):
        result = engine.play(Board(), limit)
        assert result.move in Board().legal_moves
    assert Limit(clock=Clock(60, 1)).seconds() == pytest.approx(3.8, abs=0.1)
    assert Limit().seconds() is None
    assert Limit(time=1, clock=Clock(1)).seconds() < 0.4  # type: ignore[operator]


def test_only_the_moves_asked_for_are_searched() -> None:
    move = Move.from_text("a4-a6")
    (info,) = Engine(hash_mb=4).analyse(Board(), Limit(depth=4, moves=(move,)))
    assert info.pv[0] is move


def test_a_game_that_is_over_has_no_lines() -> None:
    board = Board("7/7/7/7/7/7/2t3K b")
    assert Engine(hash_mb=1).analyse(board, Limit(depth=3)) == []
    assert Engine(hash_mb=1).play(board, Limit(depth=3)) == PlayResult(None, None, None)


def test_a_stop_at_any_moment_still_leaves_a_move() -> None:
    engine = Engine(hash_mb=1)
    over = threading.Event()

    def nag() -> None:
        while not over.wait(0.0001):
            engine.stop()

    thread = threading.Thread(target=nag)
    thread.start()
    try:
        for _ in range(60):
            assert engine.play(Board(), Limit(depth=3)).move in Board().legal_moves
    finally:
        over.set()
        thread.join()


def test_an_engine_does_one_search_at_a_time() -> None:
    engine = Engine(hash_mb=1)

    def search_again(_: Info) -> None:
        with pytest.raises(BrandubhError, match="searching already"):
            engine.analyse(Board(), Limit(depth=1))

    assert engine.analyse(Board(), Limit(depth=2), on_info=search_again)


def test_what_was_learnt_under_other_rules_is_forgotten() -> None:
    fen = "3t3/2t4/3T3/tt1KTtt/7/2T2t1/3t3 w"
    engine = Engine("wtf", hash_mb=4)
    engine.analyse(Board(fen), Limit(depth=8))
    (mixed,) = engine.analyse(Board(fen, rules="raven"), Limit(depth=8))
    (fresh,) = Engine("raven", hash_mb=4).analyse(Board(fen, rules="raven"), Limit(depth=8))
    assert (mixed.score, mixed.pv) == (fresh.score, fresh.pv)


def test_levels_keep_to_limits() -> None:
    wanted = Move.from_text("a4-a6")
    for level in (1, 4, 7):
        engine = Engine(level=level, hash_mb=1, seed=1)
        assert engine.play(Board(), Limit(moves=(wanted,))).move is wanted
        assert engine.play(Board(), Limit(time=0.01)).move in Board().legal_moves
        assert engine.play(Board(), Limit(nodes=1)).move in Board().legal_moves


def test_every_custom_ruleset_is_played_legally_to_its_end() -> None:
    rng = random.Random(3)
    for _ in range(12):
        rules = random_rules(rng)
        engine = Engine(rules, hash_mb=1)
        board = random_set_up(rng, rules)
        for _ in range(60):
            result = engine.play(board, Limit(nodes=400))
            if result.move is None:
                break
            board.push(result.move)
        assert (result.move is None) == (board.outcome() is not None)


def test_encirclement_is_seen_coming() -> None:
    board = Board("7/7/7/2t4/1tKt3/1t1t3/5t1 b")
    (info,) = Engine(hash_mb=1).analyse(board, Limit(depth=2))
    assert info.score == Score(Side.ATTACKERS, wins_in=1)
    assert info.pv == (Move.from_text("f1-c1"),)
    (raven,) = Engine("raven", hash_mb=1).analyse(Board(board.fen(), rules="raven"), Limit(depth=2))
    assert raven.score.wins_in is None or raven.score.wins_in > 1 or raven.pv[0] != info.pv[0]


@pytest.mark.parametrize(
    ("verdict", "sign"),
    [(RepetitionVerdict.DRAW, 0), (RepetitionVerdict.DEFENDERS_LOSE, -1), (RepetitionVerdict.CHOICE, -1)],
)
def test_repetition_is_scored_as_the_rules_judge_it(verdict: RepetitionVerdict, sign: int) -> None:
    rules = Rules(repetition=Repetition.THIRD_TIME, repetition_verdict=verdict, escape=Escape.CORNERS)
    loop = ["d1-c1", "d3-c3", "c1-d1", "c3-d3"]
    back = Move.from_text(loop[3])
    # Coming back once decides nothing: both sides can still do something else.
    (info,) = Engine(rules, hash_mb=1).analyse(Board(rules=rules).play_all(loop[:3]), Limit(depth=3, moves=(back,)))
    assert abs(info.score.centimen or 0) < 1000
    # The third time ends the game.
    again = Board(rules=rules).play_all([*loop, *loop[:3]])
    (info,) = Engine(rules, hash_mb=1).analyse(again, Limit(depth=3, moves=(back,)))
    score = info.score.of(Side.DEFENDERS)
    assert score.wins_in == (None if sign == 0 else sign)


def test_a_hunter_who_repeats_loses_where_the_choice_was_his() -> None:
    loop = ["c5-e5", "e6-c6", "e5-c5", "c6-e6"]
    board = Board("3t3/4K2/1tt2t1/2t3t/7/7/3t1t1 b").play_all([*loop, *loop, *loop[:3]])
    (info,) = Engine(hash_mb=1).analyse(board, Limit(depth=3, moves=(Move.from_text("c6-e6"),)))
    assert info.score.of(Side.DEFENDERS).wins_in == 1


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6, pytest.param(7, marks=pytest.mark.slow), 8])
def test_every_level_plays_legally_and_varies_its_openings(level: int) -> None:
    first = set()
    for seed in range(6):
        engine = Engine(level=level, hash_mb=4, seed=seed)
        board = Board()
        for _ in range(4):
            result = engine.play(board, Limit(nodes=20_000))
            assert result.move is not None
            board.push(result.move)
        first.add(tuple(board.move_stack))
    assert len(first) >= 3


def test_a_level_is_the_same_for_the_same_seed() -> None:
    def moves(seed: int) -> list[Move]:
        engine = Engine(level=3, hash_mb=1, seed=seed)
        board = Board()
        for _ in range(6):
            move = engine.play(board).move
            assert move is not None
            board.push(move)
        return board.move_stack

    assert moves(1) == moves(1)
    assert moves(1) != moves(2) or moves(1) != moves(3)


class OneMoveAhead:
    """A player who looks one move ahead only: one that wins, else one that takes the most, else any."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, board: Board) -> Move:
        def worth(move: Move) -> float:
            captures = len(board.captures(move))
            board.push(move)
            outcome = board.outcome()
            board.pop()
            won = outcome is not None and outcome.winner is board.turn
            return 100 * won + captures + self._rng.random() / 2

        return max(board.legal_moves, key=worth)


@pytest.mark.slow
def test_level_one_loses_to_a_player_who_looks_one_move_ahead() -> None:
    points = 0.0
    games = 60
    for seed in range(games):
        side = list(Side)[seed % 2]
        engine, player = Engine(level=1, hash_mb=1, seed=seed), OneMoveAhead(seed)
        board = Board()
        while board.outcome() is None and board.ply < 200:
            move = player.choose(board) if board.turn is side else engine.play(board).move
            assert move is not None
            board.push(move)
        outcome = board.outcome()
        points += 0.5 if outcome is None or outcome.winner is None else outcome.winner is side
    assert points > 0.5 * games


def test_levels_are_in_order_of_strength() -> None:
    assert [level.number for level in LEVELS] == list(range(1, 9))
    assert [level.elo for level in LEVELS] == sorted(level.elo for level in LEVELS)
    engine = Engine(hash_mb=1)
    engine.set_elo(0)
    assert engine.level == 1
    engine.set_elo(9999)
    assert engine.level == 8
    with pytest.raises(ValueError, match="1 to 8"):
        engine.level = 9


def test_the_evaluation_explains_itself() -> None:
    evaluation = Engine(hash_mb=1).evaluate(Board())
    counted = evaluation.features["attackers on d1"]
    assert counted.number != 0
    assert counted.worth == counted.number * counted.weight
    assert evaluation.score.side is Side.DEFENDERS
    assert "in all, for the defenders" in str(evaluation)
    assert f"{evaluation.score.centimen}" in str(evaluation).splitlines()[-1]
    with pytest.raises(BrandubhError):
        Engine(hash_mb=1).evaluate(Board("K6/7/7/7/7/7/3t3 b"))


def test_chances_follow_scores() -> None:
    engine = Engine(hash_mb=1)
    assert engine.chance(Score(Side.ATTACKERS, centimen=0)) == 0.5
    assert engine.chance(Score(Side.ATTACKERS, wins_in=-4)) == 0.0
    assert 0.5 < engine.chance(Score(Side.ATTACKERS, centimen=100)) < 1


@pytest.mark.parametrize("rules", [name for name in PRESETS if name not in DOCUMENTED])
def test_every_published_ruleset_is_played_to_an_end(rules: str) -> None:
    # With tables at hand, which where there can be none are not asked.
    engine = Engine(rules, hash_mb=1, tables=open_tables())
    board = Board(rules=rules)
    for _ in range(300):
        if board.outcome() is not None:
            break
        move = engine.play(board, Limit(nodes=300)).move
        assert move is not None
        board.push(move)
    assert board.outcome() is not None
