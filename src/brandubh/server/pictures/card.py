"""The large picture that a link shows where it is shared: the board, and beside it the name and whose game it is."""

from collections.abc import Mapping
from pathlib import Path

from brandubh.pictures import svg
from brandubh.pieces import Piece, Side

WIDTH, HEIGHT = 1200, 630
"""As large as those who show previews recommend."""

_MARGIN = 30
_BOARD = HEIGHT - 2 * _MARGIN
_MIDDLE = (_MARGIN + _BOARD + WIDTH) // 2  # of what is beside the board
_GROUND, _INK = "#f5efe1", "#2a2219"  # vellum and ink, as in the app by day
_WORDMARK = Path(__file__).with_name("wordmark.svg").read_text("utf-8")
_WORDMARK_WIDTH = 440
_ALL = (Piece.ATTACKER, Piece.KING, Piece.DEFENDER)
_PIECES = {Side.ATTACKERS: (Piece.ATTACKER,), Side.DEFENDERS: (Piece.KING,), None: _ALL}


def card_svg(placed: Mapping[str, str], moved: tuple[str, str] | None, winner: Side | None = None) -> str:
    """A board with its last move tinted, the name, and below it the winner's piece, or one of each kind."""
    picture = svg.board(placed, last_move=moved, size=_BOARD)
    pieces = _PIECES[winner]
    size = 240 if winner else 150
    left = _MIDDLE - size * len(pieces) // 2
    parts = [
        _placed(picture, _MARGIN, _MARGIN),
        _placed(_WORDMARK, _MIDDLE - _WORDMARK_WIDTH // 2, 170, f'width="{_WORDMARK_WIDTH}" height="65"'),
        *(_placed(svg.piece(piece, size=size), left + size * at, 400 - size // 2) for at, piece in enumerate(pieces)),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" fill="{_INK}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_GROUND}"/>{"".join(parts)}</svg>'
    )


def _placed(picture: str, x: int, y: int, more: str = "") -> str:
    """A picture inside another, with its upper left corner there."""
    return picture.replace("<svg ", f'<svg x="{x}" y="{y}" overflow="visible" {more} ', 1)
