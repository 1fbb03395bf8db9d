"""The review of a game, for the terminal and the app alike: what its positions were worth, how good each move was, and
where the game turned.

A move is measured by what it cost of the mover's chance to win. One that costs nothing has an accuracy of 100; each
fifteen points of a hundred that it gives away halve that.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from brandubh.board import Board
from brandubh.engine.score import Info, Score
from brandubh.errors import BrandubhError, expect
from brandubh.move import Move
from brandubh.pieces import Side

__all__ = ["Judgement", "Review", "ReviewedMove", "SideReview", "Worth", "accuracy_of", "judgement_of"]

Judgement = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
"""A word for a move. An inaccuracy costs 6 points of a hundred of the chance to win, a mistake 12, a blunder 25."""

HALVING_LOSS = 0.15
INACCURACY, MISTAKE, BLUNDER = 0.06, 0.12, 0.25
TURN = 0.2
MOST_TURNS = 5

MARKS: dict[Judgement, str] = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
"""How flawed moves are marked in a game's text."""
SYMBOLS: dict[Judgement, int] = {"inaccuracy": 6, "mistake": 2, "blunder": 4}
"""The same marks as numeric annotation glyphs."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a position is worth: its score, the defenders' chance to win, and, unless the game is over, the best move
    and the line that it begins, as people write it.

    >>> Worth.of(Board("7/7/7/7/7/7/2t3K b")).chance
    1.0
    """

    score: Score  # what the engine thinks
    chance: float  # that the defenders win, from 0 to 1
    best: Move | None = None  # None if the game is over
    line: tuple[str, ...] = ()  # empty if the game is over

    @classmethod
    def of(cls, board: Board, info: Info | None = None) -> "Worth":
        """What a position is worth by its outcome, or by an engine's report ``info`` if the game goes on."""
        expect(board, Board, "a board")
        outcome = board.outcome()
        if outcome is None:
            expect(info, Info, "the report of an engine, as the game goes on,")
            assert info is not None
            return cls(info.score, info.chance(Side.DEFENDERS), info.pv[0], tuple(board.line_text(info.pv)))
        if outcome.winner is None:
            return cls(Score(Side.DEFENDERS, centimen=0), 0.5)
        return cls(Score(outcome.winner, wins_in=0), float(outcome.winner is Side.DEFENDERS))

    def chance_of(self, side: Side) -> float:
        """A side's chance to win."""
        return self.chance if side is Side.DEFENDERS else 1 - self.chance


def accuracy_of(loss: float) -> float:
    """How good a move is, from 0 to 100, by what it cost.

    >>> accuracy_of(0), accuracy_of(0.15)
    (100.0, 50.0)
    """
    expect(loss, (int, float), "a part of the chance to win")
    return float(100 * 0.5 ** (loss / HALVING_LOSS))


def judgement_of(loss: float, *, is_best: bool = False) -> Judgement:
    """A word for a move by what it cost; ``is_best`` if it was the engine's own choice.

    >>> judgement_of(0.12), judgement_of(0.01), judgement_of(0, is_best=True)
    ('mistake', 'good', 'best')
    """
    expect(loss, (int, float), "a part of the chance to win")
    if is_best:
        return "best"
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    return "inaccuracy" if loss >= INACCURACY else "good"


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move, what the positions before and after it were worth, and so how good it was."""

    move: Move  # the move
    text: str  # with what it takes
    side: Side  # who made it
    before: Worth  # what the position was worth before it
    after: Worth  # and after it

    @property
    def is_best(self) -> bool:
        """Whether it is the engine's own choice."""
        return self.move is self.before.best

    @property
    def loss(self) -> float:
        """What it cost of the mover's chance to win. The engine's own choice costs nothing, whatever came to light."""
        if self.is_best:
            return 0.0
        # Engines tell chances in thousandths; what a subtraction leaves behind must not decide between two words.
        return round(max(0.0, self.before.chance_of(self.side) - self.after.chance_of(self.side)), 4)

    @property
    def accuracy(self) -> float:
        """How good it was, from 0 to 100."""
        return accuracy_of(self.loss)

    @property
    def judgement(self) -> Judgement:
        """A word for how good it was."""
        return judgement_of(self.loss, is_best=self.is_best)

    @property
    def better(self) -> tuple[str, ...]:
        """The line that would have been better, if it was an inaccuracy or worse."""
        return self.before.line if self.judgement in MARKS else ()


@dataclass(frozen=True, slots=True)
class SideReview:
    """How well a side played. Without a move it has no accuracy."""

    accuracy: float | None  # the mean of its moves, 0 to 100
    inaccuracies: int  # how many
    mistakes: int  # how many
    blunders: int  # how many


class Review:
    """The review of a board's history, by anything that can analyse a position, at once or by and by.

    >>> from brandubh.engine import Engine, Limit
    >>> engine = Engine(hash_mb=1)
    >>> review = Review(Board("7/7/7/2t4/1tKt3/1t1t3/5t1 b").play_all(["f1-f2"]))
    >>> for board in review.positions():
    ...     worth = Worth.of(board, engine.analyse(board, Limit(depth=3))[0])
    ...     reviewed = review.add(worth)
    >>> reviewed.judgement, reviewed.better[0]
    ('blunder', 'f1-c1')
    """

    def __init__(self, game: Board) -> None:
        expect(game, Board, "a board")
        self._start = game.root()
        self._line = game.move_stack
        self._texts = self._start.line_text(self._line)
        self._last: Worth | None = None
        self.moves: list[ReviewedMove] = []

    def positions(self) -> Iterator[Board]:
        """The positions of the game, one after the other on one board. :meth:`add` wants the worth of each."""
        board = self._start.copy()
        yield board
        for move in self._line:
            board.push(move)
            yield board

    def add(self, worth: Worth) -> ReviewedMove | None:
        """Take what the next position is worth, and return the move that led to it; None for the first position."""
        expect(worth, Worth, "what a position is worth")
        if self._last is not None and len(self.moves) == len(self._line):
            raise BrandubhError("the game has no more positions to review")
        before, self._last = self._last, worth
        if before is None:
            return None
        ply = len(self.moves)
        side = self._start.turn if ply % 2 == 0 else self._start.turn.other
        self.moves.append(ReviewedMove(self._line[ply], self._texts[ply], side, before, worth))
        return self.moves[-1]

    def of(self, side: Side) -> SideReview:
        """How well a side has played."""
        own = [reviewed for reviewed in self.moves if reviewed.side is side]
        words = [reviewed.judgement for reviewed in own]
        accuracy = sum(reviewed.accuracy for reviewed in own) / len(own) if own else None
        return SideReview(accuracy, *(words.count(word) for word in ("inaccuracy", "mistake", "blunder")))

    def turning_points(self) -> list[int]:
        """The plies of the moves that cost most, at least a fifth of the chance to win, five at most."""
        dear = [(-reviewed.loss, ply) for ply, reviewed in enumerate(self.moves, 1) if reviewed.loss >= TURN]
        return sorted(ply for _, ply in sorted(dear)[:MOST_TURNS])
