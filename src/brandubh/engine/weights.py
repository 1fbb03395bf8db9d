"""The weights of the evaluation, and the scale from scores to chances of winning: data that self-play has tuned."""

import functools
import json
import math
from dataclasses import dataclass
from importlib import resources

import numpy as np
import numpy.typing as npt

from brandubh.engine.core.evaluate import FEATURES, WEIGHT_UNIT
from brandubh.engine.core.memory import MOST_ATTACKERS, MOST_DEFENDERS, WEIGHTS_ROW

PARTS = ("weights", "for each attacker lost", "for each defender lost")
"""What a weight is made of, as a weights file names it: its value with all men on the board, and what is added."""


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights in hundredths of a man, seen from the defenders, and the score that makes ten wins to one loss.

    ``parts`` has for each of ``PARTS`` a number for each feature.
    """

    parts: tuple[tuple[float, ...], ...]
    scale: float  # hundredths of a man
    source: str  # where they come from, in a few words

    def left(self, attackers: int, defenders: int) -> npt.NDArray[np.float64]:
        """The weights with these numbers of men left."""
        full, attacker_lost, defender_lost = np.array(self.parts)
        weights: npt.NDArray[np.float64] = (
            full
            + max(MOST_ATTACKERS - attackers, 0) * attacker_lost
            + max(MOST_DEFENDERS - defenders, 0) * defender_lost
        )
        return weights

    def scaled(self) -> npt.NDArray[np.int64]:
        """The weights as the evaluation reads them."""
        scaled = np.zeros((MOST_ATTACKERS + 1, MOST_DEFENDERS + 1, WEIGHTS_ROW), np.int64)
        for attackers, defenders in np.ndindex(MOST_ATTACKERS + 1, MOST_DEFENDERS + 1):
            scaled[attackers, defenders, : len(FEATURES)] = np.rint(self.left(attackers, defenders) * WEIGHT_UNIT)
        return scaled.ravel()

    def chance(self, centimen: float) -> float:
        """The chance to win of a side with such a score: a logistic curve fitted to the games of the tuning."""
        return 1 / (1 + 10 ** (-centimen / self.scale))

    def to_json(self) -> str:
        """The weights as the text of their file."""
        named = {
            part: {name: round(value, 2) for name, value in zip(FEATURES, values, strict=True)}
            for part, values in zip(PARTS, self.parts, strict=True)
        }
        return json.dumps({"source": self.source, "scale": round(self.scale, 2), **named}, indent=1) + "\n"

    @classmethod
    def from_json(cls, text: str) -> "Weights":
        """Read the text of a weights file; one without the parts for losses has weights that no loss changes."""
        content = json.loads(text)
        named = [content["weights"], *(content.get(part, dict.fromkeys(FEATURES, 0)) for part in PARTS[1:])]
        missing = {name for values in named for name in set(FEATURES) ^ set(values)}
        if missing:
            raise ValueError(f"the weights do not fit the features: {', '.join(sorted(missing))}")
        parts = tuple(tuple(float(values[name]) for name in FEATURES) for values in named)
        return cls(parts, float(content["scale"]), content["source"])


@functools.cache
def default_weights() -> Weights:
    """The weights that come with the package."""
    return Weights.from_json(resources.files("brandubh.engine").joinpath("weights.json").read_text("utf-8"))


def wdl(chance: float) -> tuple[int, int, int]:
    """Thousandths of wins, draws and losses. Draws are rare in this game: the others share the chance."""
    wins = math.floor(1000 * chance + 0.5)
    return wins, 0, 1000 - wins
