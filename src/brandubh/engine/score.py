"""What an engine says: scores, and the lines and numbers around them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from brandubh.errors import BrandubhError, expect, expect_number
from brandubh.game import Evaluation
from brandubh.move import Move
from brandubh.pieces import Side


@dataclass(frozen=True, slots=True)
class Score:
    """What a position is worth to a side: hundredths of a man, or a forced end.

    ``wins_in`` counts the winner's moves; it is positive when ``side`` wins and negative when it loses.

    >>> Score(Side.ATTACKERS, centimen=120).of(Side.DEFENDERS).centimen
    -120
    >>> print(Score(Side.DEFENDERS, wins_in=3))
    the defenders win in 3
    """

    side: Side  # whose score it is
    centimen: int | None = None  # hundredths of a man; None where an end is forced
    wins_in: int | None = None  # moves to a forced end; None where none is seen

    def __post_init__(self) -> None:
        if (self.centimen is None) == (self.wins_in is None):
            raise BrandubhError("a score is either centimen or the number of moves to a win")
        object.__setattr__(self, "side", Side(self.side))
        expect_number(self.centimen if self.wins_in is None else self.wins_in, "a whole number")

    def of(self, side: Side | str) -> "Score":
        """The same score seen from a side."""
        side = Side(side)
        if side is self.side:
            return self
        if self.wins_in is not None:
            return Score(side, wins_in=-self.wins_in)
        assert self.centimen is not None
        return Score(side, centimen=-self.centimen)

    @property
    def worth(self) -> tuple[int, int]:
        """A value that compares as scores do: a win before any number of men, the sooner the better."""
        if self.wins_in is None:
            return 0, self.centimen or 0
        return (1, -self.wins_in) if self.wins_in > 0 else (-1, -self.wins_in)

    def __lt__(self, other: "Score") -> bool:
        """Whether it is worse for its own side.

        >>> min(Score(Side.ATTACKERS, wins_in=2), Score(Side.ATTACKERS, wins_in=-1)).wins_in
        -1
        """
        return self.worth < other.of(self.side).worth if isinstance(other, Score) else NotImplemented

    def __le__(self, other: "Score") -> bool:
        """Whether it is worse for its own side, or worth the same."""
        return self.worth <= other.of(self.side).worth if isinstance(other, Score) else NotImplemented

    def __gt__(self, other: "Score") -> bool:
        """Whether it is better for its own side."""
        return self.worth > other.of(self.side).worth if isinstance(other, Score) else NotImplemented

    def __ge__(self, other: "Score") -> bool:
        """Whether it is better for its own side, or worth the same."""
        return self.worth >= other.of(self.side).worth if isinstance(other, Score) else NotImplemented

    def evaluation(self) -> Evaluation:
        """The score as game files keep it, seen from the defenders."""
        score = self.of(Side.DEFENDERS)
        return Evaluation(centimen=score.centimen, wins_in=score.wins_in)

    def uci(self) -> str:
        """The score as engines write it: ``cp 35`` or ``mate -3``."""
        return f"cp {self.centimen}" if self.wins_in is None else f"mate {self.wins_in}"

    def __str__(self) -> str:
        if self.wins_in is not None:
            winner = self.side if self.wins_in > 0 else self.side.other
            return f"the {winner} win in {abs(self.wins_in)}"
        assert self.centimen is not None
        return f"{self.centimen / 100:+.2f} for the {self.side}"


@dataclass(frozen=True, slots=True)
class Info:
    """A report on a search: what it thinks, how deep it looked, and what it cost."""

    score: Score  # seen from the side to move
    pv: tuple[Move, ...] = ()  # the line that it expects, its move first
    depth: int = 0  # plies that were searched in full
    seldepth: int = 0  # plies of the longest line
    multipv: int = 1  # the number of the line, 1 for the best
    nodes: int = 0  # positions searched
    seconds: float = 0.0  # that it took
    hashfull: int = 0  # thousandths of the transposition table in use
    tbhits: int = 0  # answers of the tables of perfect play
    wdl: tuple[int, int, int] | None = None  # thousandths: the score's side wins, draws, loses

    @property
    def nps(self) -> int:
        """Nodes a second."""
        return int(self.nodes / self.seconds) if self.seconds > 0 else 0

    def chance(self, side: Side | str) -> float:
        """A side's chance to win, by what the engine said of wins, draws and losses; :class:`BrandubhError` if it said
        nothing of them.

        >>> Info(Score(Side.ATTACKERS, centimen=0), wdl=(500, 200, 300)).chance(Side.DEFENDERS)
        0.4
        """
        if self.wdl is None:
            raise BrandubhError("the engine has said nothing of its chances to win, draw and lose")
        wins, draws, _ = self.wdl
        chance = (wins + draws / 2) / 1000
        return chance if self.score.side is Side(side) else 1 - chance


class Feature(NamedTuple):
    """One thing that the static evaluation counts, in hundredths of a man for the defenders."""

    number: int  # how much of it there is
    weight: float  # what one of it is worth

    @property
    def worth(self) -> float:
        """What it adds to the score."""
        return self.number * self.weight


@dataclass(frozen=True, slots=True)
class StaticEvaluation:
    """A position without any search: the score for the defenders, and the features that make it up, by name.

    As a text it is a table.
    """

    score: Score  # seen from the defenders
    features: Mapping[str, Feature]  # those that are not 0, by name

    def __str__(self) -> str:
        rows = [f"{'feature':40} {'number':>6} {'weight':>8} {'score':>8}"]
        rows += [
            f"{name:40} {number:6} {weight:8.1f} {number * weight:8.1f}"
            for name, (number, weight) in self.features.items()
        ]
        rows.append(f"{'in all, for the defenders':40} {'':6} {'':8} {self.score.centimen:8}")
        return "\n".join(rows)


@dataclass(frozen=True, slots=True)
class PlayResult:
    """The move to play, the answer expected, and what the engine thought; no move if the game is over."""

    move: Move | None  # None if the game is over
    ponder: Move | None  # the answer that is expected, if any
    info: Info | None  # None if the game is over

    @classmethod
    def of(cls, info: Info) -> "PlayResult":
        """The move and the answer with which a report's line begins."""
        expect(info, Info, "a report on a search")
        return cls(info.pv[0], info.pv[1] if len(info.pv) > 1 else None, info)
