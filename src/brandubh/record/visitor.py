"""Visitor: what a game file says, piece by piece, for those who do not want its games whole."""

from enum import Enum
from typing import Literal

from brandubh.board import Board
from brandubh.drawing import Drawing
from brandubh.errors import RecordError, expect
from brandubh.game import Evaluation
from brandubh.move import Move
from brandubh.outcome import Outcome


class _Skip(Enum):
    SKIP = "skip"

    def __repr__(self) -> str:
        return "SKIP"


Skip = Literal[_Skip.SKIP]
SKIP: Skip = _Skip.SKIP
"""What a visitor returns that does not want the moves of a game, or a variation."""


class Visitor:
    """Is told what stands in a game file, in its order. Override what you want to know.

    The calls for a game: :meth:`begin_game`, :meth:`visit_header` for each tag, :meth:`end_headers`, then the moves
    with their remarks and variations, :meth:`visit_result` and :meth:`end_game`. A mistake ends a game at once with
    :meth:`visit_error` instead, and reading goes on with the next.

    >>> class Count(Visitor):
    ...     moves = 0
    ...     def visit_move(self, board, move):
    ...         self.moves += 1
    >>> from brandubh.record import visit_games
    >>> count = Count()
    >>> visit_games("1. d2-e2 c4-c2 *", count), count.moves
    (1, 2)
    """

    def begin_game(self) -> None:
        """A game begins."""

    def visit_header(self, name: str, value: str) -> None:
        """A tag, whichever: ``Rules``, ``FEN``, ``Result`` and ``Termination`` are among them."""

    def end_headers(self, board: Board) -> Skip | None:
        """The tags are read; this is the position in which the game begins. ``SKIP`` skips the moves unread."""

    def visit_move(self, board: Board, move: Move) -> None:
        """A legal move, and the board before it with its history. The board is the reader's own: copy it to keep it."""

    def visit_symbol(self, symbol: int) -> None:
        """A symbol behind the last move, by the number that PGN gives it: 1 is ``!``."""

    def visit_comment(self, comment: str) -> None:
        """A comment on the last move; before a variation's first move, on what is to come. It may be empty."""

    def visit_clock(self, seconds: float) -> None:
        """A clock in a comment."""

    def visit_evaluation(self, evaluation: Evaluation) -> None:
        """An evaluation in a comment."""

    def visit_drawing(self, drawing: Drawing) -> None:
        """An arrow or a ring in a comment."""

    def begin_variation(self) -> Skip | None:
        """A variation begins, which replaces the last move. ``SKIP`` skips it, and :meth:`end_variation` is called."""

    def end_variation(self) -> None:
        """A variation ends; the last move is again the one that it replaced."""

    def visit_result(self, board: Board, outcome: Outcome | None) -> None:
        """The board at the end of the main line, and how the game ended, there or off the board; None if it did not,
        or nobody knows."""

    def end_game(self) -> None:
        """The game is over, and was right; or its moves were skipped."""

    def visit_error(self, error: RecordError) -> None:
        """A mistake in a game, of which nothing more will be told. Unless it is overridden, the error is raised."""
        expect(error, RecordError, "an error of a game file")
        raise error
