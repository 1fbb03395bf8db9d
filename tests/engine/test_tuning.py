"""Tuning: data that can be made again, work that resumes, and a fit that finds what is there."""

import json
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from brandubh.board import Board
from brandubh.engine.core import memory
from brandubh.engine.core.evaluate import FEATURES, evaluate, list_features
from brandubh.engine.searcher import Searcher
from brandubh.engine.tuning import fit
from brandubh.engine.weights import PARTS, Weights, default_weights

PLAN = fit.Plan(batches=2, games=2, nodes=150)


def play(folder: Path) -> None:
    with ThreadPoolExecutor(1) as executor:
        fit.play(PLAN, folder, default_weights(), executor)


def test_the_same_batches_are_played_again(tmp_path: Path) -> None:
    for name in ("one", "two"):
        play(tmp_path / name)
    files = sorted(path.name for path in (tmp_path / "one").glob("*.npz"))
    assert files == ["raven-00001-2x150.npz", "wtf-00000-2x150.npz"]
    for name in files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    class Broken(ThreadPoolExecutor):
        """Plays one batch, and is then interrupted."""

        submitted = 0

        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            self.submitted += 1
            if self.submitted > 1:
                future: Future[Any] = Future()
                future.set_exception(KeyboardInterrupt())
                return future
            done = super().submit(fn, *args, **kwargs)
            done.result()
            return done

    with pytest.raises(KeyboardInterrupt), Broken(1) as executor:
        fit.play(PLAN, tmp_path, default_weights(), executor)
    (tmp_path / "wtf-00000-2x150.npz.part").write_bytes(b"half a batch")
    play(tmp_path)
    assert len(list(tmp_path.glob("*.npz"))) == 2
    features, results = fit.features_of(tmp_path)
    assert features.shape == (len(results), len(FEATURES))
    assert set(results) <= {0.0, 0.5, 1.0}


def test_the_fit_finds_the_weights_that_made_the_results() -> None:
    rng = np.random.default_rng(1)
    features = rng.normal(size=(20_000, 5))
    truth = np.array([1.0, -0.5, 0.0, 2.0, 0.3])
    results = (rng.random(20_000) < 1 / (1 + np.exp(-features @ truth))).astype(float)
    fitted, loss = fit.fit(features, results)
    assert fitted == pytest.approx(truth, abs=0.1)
    assert 0 < loss < 0.69


def test_weights_round_trip_and_refuse_other_features() -> None:
    weights = default_weights()
    assert Weights.from_json(weights.to_json()).scaled().tolist() == weights.scaled().tolist()
    with pytest.raises(ValueError, match="do not fit the features"):
        Weights.from_json(weights.to_json().replace(FEATURES[0], "something else"))


def test_a_weights_file_need_not_say_what_losses_change() -> None:
    content = json.loads(default_weights().to_json())
    weights = Weights.from_json(json.dumps({key: content[key] for key in ("source", "scale", "weights")}))
    assert weights.left(2, 1).tolist() == weights.left(8, 4).tolist() == list(default_weights().parts[0])


FENS = (
    "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b",
    "3t3/7/3T3/t1TK1tt/3T3/7/3t3 w",
    "7/2t4/3t3/4K2/2t2T1/7/4t2 b",
    "7/2t4/3K3/7/2t4/7/4t2 w",
    "t1ttt2/3t3/3T3/ttTKTtt/3T1T1/3t3/3t3 b",
)


@pytest.mark.parametrize("fen", FENS)
def test_what_a_feature_weighs_depends_on_the_men_left(fen: str) -> None:
    board = Board(fen)
    attackers, defenders, _ = board.placement
    weights = default_weights()
    rows = np.array([(*board.placement, board.turn.number)], np.int64)
    features = np.zeros((1, len(FEATURES)), np.int64)
    list_features(rows, features, np.zeros(memory.SIZE, np.int64), board.rules.flags)
    score = evaluate(Searcher(weights).work, *board.placement, board.turn.number, board.rules.flags)
    expected = float(features[0] @ weights.left(attackers.bit_count(), defenders.bit_count()))
    assert abs(score) == pytest.approx(abs(expected), abs=3)
    if attackers.bit_count() <= 8 and defenders.bit_count() <= 4:
        spread_out = fit.with_losses(features.astype(float))[0]
        assert spread_out @ np.ravel(weights.parts) == pytest.approx(expected, abs=1e-6)


def test_the_unit_is_what_an_attacker_is_worth(tmp_path: Path) -> None:
    play(tmp_path)
    features, _ = fit.features_of(tmp_path)
    fitted = np.zeros((len(PARTS), len(FEATURES)))
    fitted[0, fit.ATTACKERS] = -0.02
    weights = fit.weights_from(fitted.ravel(), features, "an attacker is worth the same everywhere")
    assert np.array(weights.parts)[0, fit.ATTACKERS] == pytest.approx(-100)
    assert weights.chance(100) == pytest.approx(1 / (1 + np.exp(-0.02)))
    # The same said by what a loss adds to a feature that is always there once: the king's square.
    fitted = np.zeros((len(PARTS), len(FEATURES)))
    fitted[1, [index for index, name in enumerate(FEATURES) if name.startswith("king on")]] = 0.02
    weights = fit.weights_from(fitted.ravel(), features, "an attacker is worth what his loss adds")
    assert max(weights.parts[1]) == pytest.approx(100)


def test_there_is_nothing_to_fit_without_games(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        fit.features_of(tmp_path)


def test_the_batches_that_are_there_are_counted(tmp_path: Path) -> None:
    for expected in ([0, 1, 2], [2]):
        counted: list[int] = []
        with ThreadPoolExecutor(1) as executor:
            fit.play(PLAN, tmp_path, default_weights(), executor, counted.append)
        assert counted == expected
