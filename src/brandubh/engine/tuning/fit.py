"""Tuning the evaluation: play games against oneself, and fit the weights so that scores foretell results.

The games are played in batches, each a file of its own in the folder given, so that the work can be interrupted and
goes on where it was. The files' names describe the data: ruleset, seed, games and nodes; playing them again gives the
same.
"""

from collections.abc import Callable
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from brandubh.bulk.whole_file import replacing
from brandubh.engine.core import memory
from brandubh.engine.core.evaluate import FEATURES, list_features
from brandubh.engine.core.memory import MOST_ATTACKERS, MOST_DEFENDERS
from brandubh.engine.tuning.selfplay import play_games
from brandubh.engine.weights import PARTS, Weights
from brandubh.rules import get_rules

Matrix = npt.NDArray[np.float64]

# The features that count men.
ATTACKERS = [index for index, name in enumerate(FEATURES) if name.startswith("attackers on ")]
DEFENDERS = [index for index, name in enumerate(FEATURES) if name.startswith("defenders on ")]


@dataclass(frozen=True, slots=True)
class Plan:
    """The self-play to fit: ``batches`` of ``games`` games, ``nodes`` a move, the rulesets taking turns."""

    batches: int
    games: int = 50
    nodes: int = 3000
    rules: tuple[str, ...] = ("wtf", "raven")

    def jobs(self) -> list[tuple[str, int]]:
        """The ruleset and the seed of each batch."""
        return [(self.rules[number % len(self.rules)], number) for number in range(self.batches)]


OnBatch = Callable[[int], None]
"""Is given the number of batches that are there."""


def play(plan: Plan, folder: Path, weights: Weights, executor: Executor, on_batch: OnBatch | None = None) -> None:
    """Play the batches that are not there yet."""
    # The weights that played belong to the data.
    with replacing(folder / "weights.json") as part:
        part.write_text(weights.to_json(), "utf-8")
    missing = [job for job in plan.jobs() if not batch_file(folder, plan, *job).exists()]
    report = on_batch or (lambda done: None)
    report(plan.batches - len(missing))
    futures = {
        executor.submit(play_games, seed, plan.games, plan.nodes, rules, weights): (rules, seed)
        for rules, seed in missing
    }
    try:
        for done, future in enumerate(as_completed(futures), 1 + plan.batches - len(missing)):
            with replacing(batch_file(folder, plan, *futures[future])) as part, part.open("wb") as file:
                np.savez_compressed(file, **future.result()._asdict())
            report(done)
    except BaseException:
        for future in futures:
            future.cancel()
        raise


def batch_file(folder: Path, plan: Plan, rules: str, seed: int) -> Path:
    """Where a batch is kept."""
    return folder / f"{rules}-{seed:05}-{plan.games}x{plan.nodes}.npz"


def features_of(folder: Path) -> tuple[Matrix, Matrix]:
    """The features of all positions kept in a folder, and the results of their games."""
    features, results = [], []
    for path in sorted(folder.glob("*.npz")):
        flags = get_rules(path.name.rsplit("-", 2)[0]).flags
        with np.load(path) as batch:
            positions = np.ascontiguousarray(batch["positions"])
            matrix = np.zeros((len(positions), len(FEATURES)), np.int64)
            list_features(positions, matrix, np.zeros(memory.SIZE, np.int64), flags)
            features.append(matrix.astype(np.float64))
            results.append(batch["results"])
    if not features:
        raise FileNotFoundError(f"there are no games in {folder}")
    return np.concatenate(features), np.concatenate(results)


def with_losses(features: Matrix) -> Matrix:
    """The features, the same times the attackers lost, and the same times the defenders lost, side by side."""
    attackers_lost = MOST_ATTACKERS - features[:, ATTACKERS].sum(axis=1, keepdims=True)
    defenders_lost = MOST_DEFENDERS - features[:, DEFENDERS].sum(axis=1, keepdims=True)
    return np.hstack([features, features * attackers_lost, features * defenders_lost])


def fit(features: Matrix, results: Matrix, *, ridge: float = 1.0, rounds: int = 30) -> tuple[Matrix, float]:
    """Logistic regression by Newton's method; the weights in log-odds, and the mean loss."""
    weights = np.zeros(features.shape[1])
    penalty = ridge * np.eye(features.shape[1])
    for _ in range(rounds):
        chance = 1 / (1 + np.exp(-features @ weights))
        gradient = features.T @ (chance - results) + ridge * weights
        curvature = (features * (chance * (1 - chance))[:, None]).T @ features + penalty
        step = np.linalg.solve(curvature, gradient)
        weights -= step
        if np.abs(step).max() < 1e-7:
            break
    chance = np.clip(1 / (1 + np.exp(-features @ weights)), 1e-9, 1 - 1e-9)
    loss = -np.mean(results * np.log(chance) + (1 - results) * np.log(1 - chance))
    return weights, float(loss)


def weights_from(fitted: Matrix, features: Matrix, source: str) -> Weights:
    """Fitted weights in hundredths of a man: in the mean of all positions, the loss of an attacker counts a hundred."""
    attackers = features[:, ATTACKERS].sum(axis=1, keepdims=True)
    fewer = features.copy()
    fewer[:, ATTACKERS] *= 1 - 1 / attackers  # one in all, of each square its share
    unit = float(np.mean((with_losses(fewer) - with_losses(features)) @ fitted)) / 100
    parts = tuple(tuple(float(value) / unit for value in part) for part in fitted.reshape(len(PARTS), len(FEATURES)))
    return Weights(parts, float(np.log(10) / unit), source)


def tune(folder: Path, plan: Plan, weights: Weights, executor: Executor, on_batch: OnBatch | None = None) -> Weights:
    """Play and fit; the new weights."""
    play(plan, folder, weights, executor, on_batch)
    features, results = features_of(folder)
    fitted, loss = fit(with_losses(features), results)
    source = (
        f"{plan.batches} x {plan.games} self-play games at {plan.nodes} nodes under {', '.join(plan.rules)}: "
        f"{len(results)} positions, loss {loss:.4f}"
    )
    return weights_from(fitted, features, source)
