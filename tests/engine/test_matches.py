"""Matches between engines, the numbers they prove, and their openings. The engines are real processes."""

import json
import math
import sys
from pathlib import Path

import pytest

from brandubh import Board, BrandubhError, RecordError, Side, read_games, write_game
from brandubh.engine.matches.elo import (
    PlayedGame,
    Sprt,
    Tally,
    elo_difference,
    estimate,
    expected_score,
    log_likelihood_ratio,
)
from brandubh.engine.matches.openings import (
    balanced_openings,
    is_decided,
    parse_openings,
    read_openings,
    search_evaluator,
)
from brandubh.engine.matches.play import Contestant, Control, run_match
from brandubh.engine.uci import SELF
from brandubh.engine.uci.errors import EngineError
from tests.support.paths import ROOT

TINY = f"{sys.executable} {ROOT / 'tests/support/tiny_engine.py'}"
OPENINGS = parse_openings("d2-e2 c4-c2\nd2-f2 d3-f3\nd1-c1")
QUICK = Control(movetime=0.5, margin=20.0)

# Numbers


def test_elo_and_score_are_each_other_s_inverse() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(100) == pytest.approx(0.640065, abs=1e-6)
    assert elo_difference(0.640065) == pytest.approx(100, abs=1e-3)
    assert (elo_difference(0), elo_difference(1)) == (-math.inf, math.inf)


def test_elo_of_single_games_with_its_error() -> None:
    # 40 wins, 40 draws, 20 losses: mean 0.6, variance (40·0.16 + 40·0.01 + 20·0.36) / 100 = 0.14, error of the mean
    # √(0.14 / 100) = 0.0374166; 1.959964 of them are 0.0733352, so the score lies between 0.5266648 and 0.6733352.
    found = estimate((20, 40, 40))
    assert found
    assert found.score == pytest.approx(0.6)
    assert found.elo == pytest.approx(70.4365, abs=1e-3)
    assert found.low == pytest.approx(-400 * math.log10(1 / 0.5266648 - 1), abs=1e-3)
    assert found.high == pytest.approx(-400 * math.log10(1 / 0.6733352 - 1), abs=1e-3)
    assert found.error == pytest.approx((found.high - found.low) / 2)
    # Φ(0.1 / 0.0374166) = Φ(2.67261)
    assert found.superiority == pytest.approx(0.996237, abs=1e-5)
    assert (found.model, found.samples) == ("trinomial", 100)


def test_elo_of_pairs_does_not_mistake_unfair_openings_for_noise() -> None:
    # Of 50 pairs, 40 were split one all by their openings and 10 won 1½ to ½: mean 0.55, variance
    # (40·0.05² + 10·0.2²) / 50 = 0.01, error of the mean √(0.01 / 50) = 0.0141421.
    games, pairs = (40, 10, 50), (0, 0, 40, 10, 0)
    found = estimate(games, pairs)
    assert found
    assert (found.model, found.samples) == ("pentanomial", 50)
    assert found.score == pytest.approx(0.55)
    half = 1.959964 * 0.0141421
    assert found.low == pytest.approx(-400 * math.log10(1 / (0.55 - half) - 1), abs=1e-3)
    single = estimate(games)
    assert single
    assert single.error > 2 * found.error


def test_extreme_results_have_extreme_numbers() -> None:
    assert estimate((0, 0, 0)) is None
    clean = estimate((0, 0, 10), (0, 0, 0, 0, 5))
    assert clean
    assert (clean.elo, clean.error, clean.superiority) == (math.inf, math.inf, 1.0)
    split = estimate((5, 0, 5), (0, 0, 5, 0, 0))
    assert split
    assert (split.elo, split.superiority, split.model) == (0.0, 0.5, "trinomial")
    high = estimate((1, 0, 9))
    assert high
    assert (high.high, high.error) == (math.inf, high.elo - high.low)


def test_the_log_likelihood_ratio_of_wins_and_losses_is_that_of_a_coin() -> None:
    for wins, losses in ((60, 40), (10, 90), (300, 200)):
        by_hand = wins * math.log(0.55 / 0.5) + losses * math.log(0.45 / 0.5)
        assert log_likelihood_ratio([losses, wins], 0.5, 0.55) == pytest.approx(by_hand, abs=1e-9)


def test_the_log_likelihood_ratio_of_pairs_is_near_the_normal_one() -> None:
    # For small differences it is N (s1 - s0) (2 mean - s0 - s1) / (2 variance). Of 1000 pairs: mean 0.515 and
    # variance (100·0.515² + 200·0.265² + 340·0.015² + 260·0.235² + 100·0.485²) / 1000 = 0.078525.
    pairs = [100, 200, 340, 260, 100]
    test = Sprt(0, 10)
    s0, s1 = 0.5, expected_score(10)
    by_hand = 1000 * (s1 - s0) * (2 * 0.515 - s0 - s1) / (2 * 0.078525)
    assert by_hand == pytest.approx(1.4303, abs=1e-3)
    assert test.llr(pairs) == pytest.approx(by_hand, rel=0.01)


def test_the_sequential_test_decides_at_its_bounds() -> None:
    test = Sprt.from_text("-5, 5")
    assert (test.elo0, test.elo1, str(test)) == (-5, 5, "-5,5")
    assert test.bounds == pytest.approx((-math.log(19), math.log(19)))
    assert [test.verdict(llr) for llr in (-2.95, -2.94, 0, 2.94, 2.95)] == ["elo0", "", "", "", "elo1"]
    assert test.llr([0, 0, 0, 0, 0]) == 0
    assert test.llr([10, 20, 30, 20, 10]) == pytest.approx(0, abs=1e-9)
    for text in ("", "5", "a,b", "5,0", "0,0", "1,2,3", "nan,5", "0,inf"):
        with pytest.raises(BrandubhError, match=r"sequential test|difference in Elo"):
            Sprt.from_text(text)


# Openings


@pytest.mark.parametrize("rules", ["wtf", "raven"])
def test_openings_are_legal_undecided_and_distinct_under_symmetry(rules: str) -> None:
    openings = balanced_openings(rules, 40, seed=3)
    assert len(openings) == 40
    assert {opening.ply for opening in openings} == {2, 3, 4}
    assert {opening.rules.name for opening in openings} == {rules}
    assert all(opening.root() == Board(rules=rules) for opening in openings)
    assert len({opening.canonical().fen() for opening in openings}) == 40
    assert not any(is_decided(opening) for opening in openings)


def test_the_same_seed_gives_the_same_openings() -> None:
    one, two, other = (
        [opening.move_stack for opening in balanced_openings("wtf", 10, seed=seed)] for seed in (5, 5, 6)
    )
    assert one == two != other


def test_an_evaluator_keeps_the_balanced_openings() -> None:
    def evaluator(board: Board) -> float:
        return 1000.0 * (board.ply - 3)

    assert {opening.ply for opening in balanced_openings("wtf", 3, evaluator=evaluator)} == {3}
    assert balanced_openings("wtf", 10, plies=(1, 1), evaluator=lambda _: 101.0) == []
    # Fewer come back where there are no more.
    assert len(balanced_openings("wtf", 20, plies=(1, 1))) == len(
        {Board().play_all([move]).canonical().fen() for move in Board().legal_moves}
    )


def test_the_search_evaluators_openings() -> None:
    evaluator = search_evaluator("wtf", nodes=2000)
    assert abs(evaluator(Board())) < 200
    assert evaluator(Board("7/7/7/t5t/7/7/2K1t2 w")) == 100_000


def test_a_decided_position_is_no_opening() -> None:
    assert is_decided(Board("7/7/7/7/7/7/2t3K b"))
    assert is_decided(Board("7/7/7/t5t/7/7/3K3 w"))
    assert is_decided(Board("7/7/7/t5t/7/7/3K3 b"))  # two corners are open, and only one can be shut
    assert not is_decided(Board())


def test_openings_are_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "openings.txt"
    file.write_text("# two\nd2-e2 c4-c2\n\n7/3t3/7/t2K3/7/3t3/7 b d2e2 # with a move\n", "utf-8")
    openings = read_openings(file, "raven")
    assert [opening.ply for opening in openings] == [2, 1]
    assert openings[1].root().fen() == "7/3t3/7/t2K3/7/3t3/7 b"
    for text, words in (
        ("d2-e2\nd2-d9", "openings.txt:2:1: A move is written"),
        ("d2-d3", "d3 is occupied"),
        ("7/7/7/7/7/7/7 b", "no king"),
        ("7/7/7/7/7/7/2t3K b", "the game is over"),
    ):
        file.write_text(text, "utf-8")
        with pytest.raises(RecordError, match=words):
            read_openings(file)
    file.write_bytes(b"\xff\xff")
    with pytest.raises(BrandubhError, match="not a text file"):
        read_openings(file)
    file.write_text("# nothing\n", "utf-8")
    with pytest.raises(BrandubhError, match="holds no opening"):
        read_openings(file)
    with pytest.raises(BrandubhError, match="no such file"):
        read_openings(tmp_path / "nowhere.txt")


# Matches


def test_contestants_are_named_by_text() -> None:
    assert Contestant.from_text("self") == Contestant("self", SELF)
    level = Contestant.from_text("self:level=3,threads=2,hash=16")
    assert level.options == {"Skill Level": "3", "Threads": "2", "Hash": "16"}
    assert Contestant.from_text("self:elo=1200").options == {"UCI_LimitStrength": "true", "UCI_Elo": "1200"}
    assert Contestant.from_text("self:MultiPV=2").options == {"MultiPV": "2"}
    assert Contestant.from_text("/usr/bin/engine --uci x").command == "/usr/bin/engine --uci x"
    for text in ("self:level", "self:level=", "self:=3"):
        with pytest.raises(BrandubhError, match="self:level=3"):
            Contestant.from_text(text)


def test_limits_of_a_match_are_checked() -> None:
    assert Control.read_clock("10+0.1") == (10, 0.1)
    assert Control.read_clock("5") == (5, 0)
    with pytest.raises(BrandubhError, match=r"10\+0.1"):
        Control.read_clock("soon")
    assert str(Control(depth=4, base=10, increment=0.1)) == "depth 4, 10 s a game, 0.1 s increment"
    for wrong in ({}, {"depth": 0}, {"movetime": -1.0}, {"base": math.nan}, {"base": 1.0, "increment": -1.0}):
        with pytest.raises(BrandubhError, match="limit"):
            Control(**wrong)


def test_a_match_swaps_sides_keeps_the_score_and_reports_the_games() -> None:
    reported: list[PlayedGame] = []
    seen: list[int] = []

    def on_game(played: PlayedGame, tally: Tally) -> None:
        reported.append(played)
        seen.append(len(tally.games))

    result = run_match(
        f"{TINY} seed=1",
        f"{TINY} seed=2",
        games=5,
        control=QUICK,
        rules="raven",
        openings=parse_openings("d2-e2 c4-c2\nd2-f2", "raven"),
        on_game=on_game,
        max_plies=60,
    )
    assert seen == [1, 2, 3, 4, 5, 6]
    assert [game.a_side for game in result.games] == [Side.ATTACKERS, Side.DEFENDERS] * 3
    assert [game.pair for game in result.games] == [0, 0, 1, 1, 2, 2]
    assert sum(result.counts()) == 6 == 2 * sum(result.pairs())
    assert [sum(result.counts(side)) for side in Side] == [3, 3]
    assert result.faults() == ({}, {})
    assert reported == result.games
    games = list(read_games("\n".join(write_game(played.game) for played in reported)))
    assert [game.result() for game in games] == [played.game.result() for played in result.games]
    assert {game.rules.name for game in games} == {"raven"}
    assert [str(game.mainline()[0]) for game in games] == ["d2-e2", "d2-e2", "d2-f2", "d2-f2", "d2-e2", "d2-e2"]
    assert [game.headers["Attackers"][-6:] for game in games] == ["seed=1", "seed=2"] * 3
    assert games[0].headers["Round"] == "1.1"
    assert json.loads(json.dumps(result.to_dict()))["games"] == 6
    for text in ("A in all", "as attackers", "as defenders", "Elo ", "6 games"):
        assert text in str(result)


@pytest.mark.parametrize(
    ("mischief", "fault", "reason"),
    [
        ("illegal@3", "illegal move", "d4-a1 is not legal"),
        ("crash@3", "crash", "fell over its own feet"),
        ("hang@3", "timeout", "did not say bestmove in time"),
        ("nonsense@3", "crash", "talks nonsense"),
    ],
)
def test_the_culprit_loses_and_is_started_anew(mischief: str, fault: str, reason: str) -> None:
    control = Control(movetime=0.1, margin=0.4) if fault == "timeout" else QUICK
    for culprit in (0, 1) if fault == "illegal move" else (1,):
        engines = [TINY, TINY]
        engines[culprit] += " " + mischief
        result = run_match(engines[0], engines[1], games=2, control=control, openings=OPENINGS)
        # Started anew, it makes two good moves before its mischief in the second game, too.
        assert [game.fault for game in result.games] == [fault, fault]
        assert [game.points for game in result.games] == [culprit, culprit]
        assert [game.moves[culprit] for game in result.games] == [2, 2]
        assert result.faults()[culprit] == {fault: 2}
        assert all(reason in game.reason for game in result.games)
        assert reason in result.games[0].game.end().comment
        assert result.games[0].game.outcome() is not None


def test_a_game_that_is_too_long_is_drawn() -> None:
    result = run_match(TINY, f"{TINY} seed=1", games=2, control=Control(nodes=1), openings=OPENINGS, max_plies=6)
    assert result.counts() == (0, 2, 0)
    assert [game.plies for game in result.games] == [6, 6]
    assert "a draw after 6 plies" in result.games[0].reason
    assert result.games[0].game.result() == "1/2-1/2"


def test_clocks_are_kept_and_recorded() -> None:
    control = Control(base=30.0, increment=1.0)
    result = run_match(TINY, TINY, games=2, control=control, openings=OPENINGS, max_plies=8)
    clocks = [node.clock for node in result.games[0].game.root.line()]
    assert clocks[:2] == [None, None]
    assert all(clock is not None and 25 < clock < 34 for clock in clocks[2:])


def test_games_are_played_side_by_side() -> None:
    result = run_match(TINY, f"{TINY} seed=9", games=8, control=QUICK, openings=OPENINGS, concurrency=2, max_plies=20)
    assert sorted(game.pair for game in result.games) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_the_sequential_test_ends_a_match_early() -> None:
    sprt = Sprt(0, 400)
    result = run_match(TINY, f"{TINY} illegal", games=100, control=QUICK, openings=OPENINGS, sprt=sprt)
    assert result.verdict() == "elo1"
    assert 2 <= len(result.games) < 60
    assert "SPRT 0,400: LLR" in str(result)


def test_an_engine_that_cannot_start_ends_the_match_with_its_reason() -> None:
    with pytest.raises(EngineError, match="No such file"):
        run_match(TINY, "/nowhere/at/all", games=2, control=QUICK, openings=OPENINGS)
    with pytest.raises(EngineError, match="could not get up"):
        run_match(f"{TINY} crash-at-once", TINY, games=2, control=QUICK, openings=OPENINGS)
    with pytest.raises(BrandubhError, match="has no option 'Skill Level'"):
        run_match(Contestant("x", TINY, {"Skill Level": "3"}), TINY, games=2, control=QUICK, openings=OPENINGS)
    with pytest.raises(BrandubhError, match="a number of games"):
        run_match(TINY, TINY, games=0, control=QUICK, openings=OPENINGS)


def test_an_empty_tally_can_be_printed() -> None:
    result = Tally("x", "y", "wtf", "depth 1", Sprt(0, 10))
    assert "A in all      0 of 0 (–)" in str(result)
    assert result.to_dict()["elo"] is None


@pytest.mark.slow
def test_this_package_s_engine_plays_itself() -> None:
    result = run_match("self:hash=4", "self:level=1,hash=4", games=4, control=Control(nodes=3000), sprt=Sprt(0, 100))
    assert result.faults() == ({}, {})
    assert result.counts()[2] >= 3
