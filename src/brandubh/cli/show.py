"""``brandubh show``: a position as text, as an SVG picture, or as JSON."""

import json
from pathlib import Path
from typing import Any

from brandubh.board import Board
from brandubh.cli.options import write
from brandubh.cli.screen import Screen, counted
from brandubh.errors import BrandubhError
from brandubh.outcome import Outcome
from brandubh.pictures import svg as pictures
from brandubh.pictures.themes import THEMES
from brandubh.pieces import Piece, Side


def show_command(
    board: Board,
    *,
    svg: Path | None = None,
    size: int = 480,
    theme: str = "ballinderry",
    flip: bool = False,
    moves: bool = False,
    ascii_only: bool = False,
    words: bool = False,
    as_json: bool = False,
) -> None:
    """Print a position, or draw it. An impossible one is shown too: then the exit status is 1."""
    if theme not in THEMES:
        raise BrandubhError("theme", text=theme, choices=", ".join(THEMES))
    orientation = Side.ATTACKERS if flip else Side.DEFENDERS
    if svg is not None:
        write(svg, pictures.board(board, size=size, theme=theme, orientation=orientation))
        return
    if as_json:
        print(json.dumps(_to_json(board)))
    else:
        _say(board, orientation, moves=moves, ascii_only=ascii_only, words=words)
    if not board.is_valid():
        raise SystemExit(1)


def _say(board: Board, orientation: Side, *, moves: bool, ascii_only: bool, words: bool) -> None:
    console = Screen()
    console.print_board(board, ascii_only=ascii_only, words=words, orientation=orientation)
    console.print()
    outcome = board.outcome()
    if not board.is_valid():
        console.print(f"This position is impossible: {board.status()}.")
    elif outcome is not None:
        console.print(str(outcome))
    else:
        count = counted(len(board.legal_moves), "move")
        console.print(f"The {board.turn} are to move and have {count}.", highlight=False)
    if moves:
        for move in board.legal_moves:
            console.print(board.text(move), highlight=False)


def _to_json(board: Board) -> dict[str, Any]:
    pieces = board.pieces()
    squares = {piece: sorted(square for square, found in pieces.items() if found is piece) for piece in Piece}
    valid = board.is_valid()
    return {
        "fen": board.fen(),
        "rules": board.rules.name,
        "turn": board.turn.value,
        "attackers": squares[Piece.ATTACKER],
        "defenders": squares[Piece.DEFENDER],
        "king": squares[Piece.KING],
        "valid": valid,
        "problem": None if valid else str(board.status()),
        "outcome": outcome_json(board.outcome()) if valid else None,
        "moves": [board.text(move) for move in board.legal_moves] if valid else [],
    }


def outcome_json(outcome: Outcome | None) -> dict[str, Any] | None:
    """How a game has ended, for programs; None if it has not."""
    if outcome is None:
        return None
    winner = None if outcome.winner is None else outcome.winner.value
    return {"winner": winner, "termination": outcome.termination.value, "text": str(outcome)}
