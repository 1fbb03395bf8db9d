"""Boards as text for the terminal, plain or styled."""

from collections.abc import Collection

from rich.text import Text

from brandubh.board import Board
from brandubh.errors import expect
from brandubh.move import Move
from brandubh.pieces import CORNERS, THRONE, Piece, Side, square_number

__all__ = ["ASCII", "UNICODE", "render"]

UNICODE = {
    Piece.ATTACKER: "●",
    Piece.DEFENDER: "○",
    Piece.KING: "♔",
    "corner": "×",
    "throne": "◇",
    "empty": "·",
    "goal": "•",
}
"""The signs for pieces and squares."""
ASCII = {
    Piece.ATTACKER: "t",
    Piece.DEFENDER: "T",
    Piece.KING: "K",
    "corner": "x",
    "throne": "+",
    "empty": ".",
    "goal": "o",
}
"""The same with the letters of position texts, for terminals that have no other."""

# Colours that read on light and on dark terminals; shapes alone tell the pieces apart.
_STYLES = {
    Piece.ATTACKER: "bold red",
    Piece.DEFENDER: "bold cyan",
    Piece.KING: "bold yellow",
    "corner": "dim",
    "throne": "dim",
    "empty": "dim",
    "goal": "bold green",
}


def render(
    board: Board,
    *,
    ascii_only: bool = False,
    orientation: Side | str = Side.DEFENDERS,
    last_move: Move | str | None = None,
    goals: Collection[str] = (),
) -> Text:
    """The board with coordinates, as a text of Rich's; its ``plain`` is without colours.

    ``goals`` are marked as squares one can move to, and the squares of the ``last_move`` are shown in reverse. The side
    of the ``orientation`` sits at the bottom. ``ascii_only`` takes the letters of position texts for the pieces.

    >>> print(render(Board(), ascii_only=True).plain)
         a  b  c  d  e  f  g
      7  x  .  .  t  .  .  x  7
      6  .  .  .  t  .  .  .  6
      5  .  .  .  T  .  .  .  5
      4  t  t  T  K  T  t  t  4
      3  .  .  .  T  .  .  .  3
      2  .  .  .  t  .  .  .  2
      1  x  .  .  t  .  .  x  1
         a  b  c  d  e  f  g
    """
    expect(board, Board, "a board")
    move = Move.from_text(last_move) if isinstance(last_move, str) else last_move
    expect(move, (Move, type(None)), "a move")
    expect(goals, Collection, "a number of squares")
    for goal in goals:
        square_number(goal)
    symbols = ASCII if ascii_only else UNICODE
    files, ranks = "abcdefg", "7654321"
    if Side(orientation) is Side.ATTACKERS:
        files, ranks = files[::-1], ranks[::-1]
    moved = {move.origin, move.target} if move else set()
    pieces = board.pieces()
    border = Text("     " + "  ".join(files) + "\n", style="dim")
    text = Text()
    text.append_text(border)
    for rank in ranks:
        text.append(f"  {rank} ", style="dim")
        for file in files:
            square = file + rank
            kind = pieces.get(square) or _ground(square, goals)
            style = _STYLES[kind]
            text.append(f" {symbols[kind]} ", style=f"{style} reverse" if square in moved else style)
        text.append(f" {rank}\n", style="dim")
    text.append_text(border)
    text.rstrip()
    return text


def _ground(square: str, goals: Collection[str]) -> str:
    if square in goals:
        return "goal"
    return "corner" if square in CORNERS else "throne" if square == THRONE else "empty"
