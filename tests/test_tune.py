"""Tuning: data that can be made again, work that resumes, and a fit that finds what is there."""

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from brandubh.engine import tune
from brandubh.engine.core.evaluate import NAMES
from brandubh.engine.weights import Weights, default_weights
from brandubh.errors import BrandubhError

PLAN = tune.Plan(pieces=2, games=2, nodes=150)


def play(folder: Path) -> None:
    with ThreadPoolExecutor(1) as executor:
        tune.play(PLAN, folder, default_weights(), executor)


def test_the_same_pieces_are_played_again(tmp_path: Path) -> None:
    for name in ("one", "two"):
        play(tmp_path / name)
    files = sorted(path.name for path in (tmp_path / "one").glob("*.npz"))
    assert files == ["raven-00001-2x150.npz", "wtf-00000-2x150.npz"]
    for name in files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    class Broken(ThreadPoolExecutor):
        """Plays one piece, and is then interrupted."""

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
        tune.play(PLAN, tmp_path, default_weights(), executor)
    (tmp_path / "wtf-00000-2x150.new").write_bytes(b"half a piece")
    play(tmp_path)
    assert len(list(tmp_path.glob("*.npz"))) == 2
    features, results = tune.features_of(tmp_path)
    assert features.shape == (len(results), len(NAMES))
    assert set(results) <= {0.0, 0.5, 1.0}


def test_the_fit_finds_the_weights_that_made_the_results() -> None:
    rng = np.random.default_rng(1)
    features = rng.normal(size=(20_000, 5))
    truth = np.array([1.0, -0.5, 0.0, 2.0, 0.3])
    results = (rng.random(20_000) < 1 / (1 + np.exp(-features @ truth))).astype(float)
    fitted, loss = tune.fit(features, results)
    assert fitted == pytest.approx(truth, abs=0.1)
    assert 0 < loss < 0.69


def test_weights_round_trip_and_refuse_other_features() -> None:
    weights = default_weights()
    assert Weights.from_json(weights.to_json()).scaled().tolist() == weights.scaled().tolist()
    with pytest.raises(ValueError, match="do not fit the features"):
        Weights.from_json(weights.to_json().replace(NAMES[0], "something else"))


def test_missing_weights_are_named(tmp_path: Path) -> None:
    with pytest.raises(BrandubhError, match=r"none\.json"):
        tune.run(tmp_path, PLAN, workers=1, weights=tmp_path / "none.json")
    with pytest.raises(FileNotFoundError):
        tune.features_of(tmp_path)
