"""The weights of the evaluation, and the scale from scores to chances of winning: data that self-play has tuned."""

import functools
import json
import math
from dataclasses import dataclass
from importlib import resources

import numpy as np
import numpy.typing as npt

from brandubh.engine.core.evaluate import NAMES, WEIGHT_UNIT


@dataclass(frozen=True, slots=True)
class Weights:
    """Weights in hundredths of a man, seen from the defenders, and the score that makes ten wins to one loss."""

    values: tuple[float, ...]
    scale: float
    source: str

    def scaled(self) -> npt.NDArray[np.int64]:
        """The weights as the evaluation reads them."""
        scaled: npt.NDArray[np.int64] = np.rint(np.array(self.values) * WEIGHT_UNIT).astype(np.int64)
        return scaled

    def chance(self, centimen: float) -> float:
        """The chance to win of a side with such a score: a logistic curve fitted to the games of the tuning."""
        return 1 / (1 + 10 ** (-centimen / self.scale))

    def to_json(self) -> str:
        """The weights as the text of their file."""
        named = {name: round(value, 2) for name, value in zip(NAMES, self.values, strict=True)}
        return json.dumps({"source": self.source, "scale": round(self.scale, 2), "weights": named}, indent=1) + "\n"

    @classmethod
    def from_json(cls, text: str) -> "Weights":
        """Read the text of a weights file."""
        content = json.loads(text)
        missing = set(NAMES) ^ set(content["weights"])
        if missing:
            raise ValueError(f"the weights do not fit the features: {', '.join(sorted(missing))}")
        return cls(tuple(float(content["weights"][name]) for name in NAMES), float(content["scale"]), content["source"])


@functools.cache
def default_weights() -> Weights:
    """The weights that come with the package."""
    return Weights.from_json(resources.files("brandubh.engine").joinpath("weights.json").read_text("utf-8"))


def wdl(chance: float) -> tuple[int, int, int]:
    """Thousandths of wins, draws and losses. Draws are rare in this game: the others share the chance."""
    wins = math.floor(1000 * chance + 0.5)
    return wins, 0, 1000 - wins
