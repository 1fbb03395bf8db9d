"""What a mistake comes to, in a word: whether the king gets out, is captured or shut in, or a man is lost."""

from typing import Literal

from brandubh.board import Board
from brandubh.engine.review import Worth
from brandubh.outcome import Termination

Consequence = Literal["escape", "capture", "encirclement", "man"]

_ENDINGS: dict[Termination, Consequence] = {
    Termination.ESCAPE: "escape",
    Termination.CAPTURE: "capture",
    Termination.ENCIRCLEMENT: "encirclement",
}


def consequence_of(board: Board, worth: Worth) -> Consequence | None:
    """What the side to move gets from its best line: a forced win on the board, or a man with its first move.

    >>> from brandubh.engine.score import Score
    >>> from brandubh.pieces import Side
    >>> board = Board("7/7/7/2t4/1tKt3/1t1t3/5t1 b").play_all(["f1-f2"])
    >>> consequence_of(board, Worth(Score(Side.DEFENDERS, wins_in=2), 1.0, line=("c3-c1",)))
    'escape'
    """
    if not worth.line:
        return None
    wins_in = worth.score.of(board.turn).wins_in
    if wins_in is None or wins_in < 0:
        return "man" if board.captures(board.parse_text(worth.line[0])) else None
    last = board.copy().play_all(worth.line)
    outcome = last.outcome()
    if outcome is None:  # an engine's line stops where the rest is plain: the winner is about to win, or threatens to
        last = last if last.turn is board.turn else last.passed()
        wins = last.winning_moves()
        outcome = last.after(wins[0]).outcome() if wins else None
    return _ENDINGS.get(outcome.termination) if outcome is not None else None
