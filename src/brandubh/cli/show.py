"""``brandubh show``: a position as text, or as an SVG picture."""

from pathlib import Path

from brandubh.board import Board
from brandubh.cli.options import write
from brandubh.cli.screen import Screen
from brandubh.errors import BrandubhError
from brandubh.pictures import svg as pictures
from brandubh.pictures.text import render
from brandubh.pictures.themes import THEMES
from brandubh.pieces import Side


def show_command(
    board: Board,
    *,
    svg: Path | None = None,
    size: int = 480,
    theme: str = "ballinderry",
    flip: bool = False,
    moves: bool = False,
    ascii_only: bool = False,
) -> None:
    """Print a position, or draw it. An impossible one is shown too: then the exit status is 1."""
    if theme not in THEMES:
        raise BrandubhError("theme", text=theme, choices=", ".join(THEMES))
    orientation = Side.ATTACKERS if flip else Side.DEFENDERS
    if svg is not None:
        picture = pictures.board(board, size=size, theme=theme, orientation=orientation)
        if str(svg) == "-":
            print(picture)
        else:
            write(svg, picture)
        return
    console = Screen()
    console.print(render(board, ascii_only=ascii_only, orientation=orientation))
    console.print()
    outcome = board.outcome()
    if not board.is_valid():
        console.print(f"This position is impossible: {board.status()}.")
    elif outcome is not None:
        console.print(str(outcome))
    else:
        console.print(f"The {board.turn} are to move and have {len(board.legal_moves)} moves.", highlight=False)
    if moves:
        for move in board.legal_moves:
            console.print(board.text(move), highlight=False)
    if not board.is_valid():
        raise SystemExit(1)
