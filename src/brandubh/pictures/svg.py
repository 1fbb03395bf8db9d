"""Pictures of the game: a board, or one piece, as a self-contained SVG document.

The fragments come from wood.py and pieces.py; here they are put in their places, checked and described in words.
"""

import hashlib
import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from brandubh.drawing import Drawing
from brandubh.errors import BrandubhError, one_line
from brandubh.move import Move
from brandubh.pictures import wood
from brandubh.pictures.pieces import PIECE_SETS, PieceSet
from brandubh.pictures.themes import THEMES, PieceColors, Theme, is_color
from brandubh.pictures.wood import CELL, FIELD, MIDDLES, STRIP
from brandubh.pieces import Piece, Side, square_number

if TYPE_CHECKING:  # a picture of a mapping need not wait for the compiled kernel
    from brandubh.board import Board

__all__ = ["COLORS", "MARKS", "THEMES", "Arrow", "Picture", "PieceColors", "Theme", "board", "piece"]

_T = TypeVar("_T")

COLORS = ("green", "red", "blue", "yellow")
"""The colours of arrows and marks that every theme has a shade of."""
MARKS = {"dot": "green", "cross": "red", "ring": "blue", "square": "yellow"}
"""The marks, and their usual colours."""


def _symbol(piece: Piece | str) -> str:
    try:
        return Piece(piece).value
    except ValueError:
        raise BrandubhError(f"{piece!r} is no piece: use 't' (attacker), 'T' (defender) or 'K' (king)") from None


class Picture(str):
    """The text of an SVG document, which notebooks show as the picture it is.

    >>> isinstance(piece("K"), str)
    True
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


@dataclass(frozen=True)
class Arrow:
    """An arrow from ``tail`` to ``head``, or a ring if they are the same square.

    The colour is "green", "red", "blue" or "yellow" in the theme's shade, or any ``#rrggbb``.

    >>> Arrow("d2", "e2", "red")
    Arrow(tail='d2', head='e2', color='red')
    """

    tail: str  # a square
    head: str  # a square
    color: str = "green"  # its colour

    def __post_init__(self) -> None:
        square_number(self.tail)
        square_number(self.head)
        _check_color(self.color)


def board(
    board: "Board | Mapping[str, Piece | str] | None",
    *,
    last_move: Move | tuple[str, str] | None = None,
    arrows: Iterable[Arrow | Drawing | Move | tuple[str, str]] = (),
    marks: Mapping[str, str] | Iterable[str] = (),
    orientation: Side | str | None = None,
    size: int | None = None,
    coordinates: bool = True,
    theme: str | Theme = "ballinderry",
    pieces: str = "discs",
) -> Picture:
    """A picture of ``board``: a ``Board``, a mapping like ``{"d4": "K"}``, or None for an empty one.

    * ``last_move``: the move whose two squares are tinted.
    * ``arrows``: ``Arrow``s, the ``Drawing``s of a game's node, moves or (tail, head) pairs.
    * ``marks``: squares to mark with a "dot", or a mapping from squares to marks: "dot" (a place to go to), "cross"
      (a captured piece, a forbidden square), "ring" (a piece to look at: a captor, a king in danger) or "square" (a
      framed tint below the pieces: a path, an area). A colour may follow: "ring-red", "square-#336699".
    * ``orientation``: the ``Side`` at the bottom, or its name: "defenders" (rank 1, the default), "attackers" (rank 7).
    * ``size``: width and height in pixels; without it the picture fills what it is put into.
    * ``coordinates``: whether letters and digits stand beside the board.
    * ``theme``: "ballinderry", "manuscript", "slate", or a ``Theme`` of your own.
    * ``pieces``: the piece set: "discs", "pegs" or "flat".

    What cannot be drawn raises :class:`BrandubhError`, or :class:`SquareError` for the name of no square.

    >>> picture = board({"d4": "K", "d5": "t"}, marks={"d5": "cross"}, arrows=[("d4", "d1")], size=360)
    >>> picture[:76]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-72 -72 844 844" width="360'
    """
    look = _theme(theme)
    turned = _is_turned(orientation)
    draw = _piece_set(pieces)
    placed = _pieces(board)
    moved = () if last_move is None else _ends(last_move)
    pointed = [_pointed(arrow) for arrow in _listed(arrows, "arrows")]
    marked = _marks(marks)
    description = _describe(placed, moved, pointed, marked, turned)
    prefix = _prefix(description, coordinates, look, pieces)
    margin = wood.margin(coordinates)
    symbols = "".join(kind.value for kind in Piece if kind.value in placed.values())

    def center(square: str) -> tuple[int, int]:
        return middle(square, turned)

    def drawn(*shapes: str) -> Iterable[str]:
        chosen = ((square, mark) for square, mark in marked.items() if mark[0] in shapes)
        return (_mark(shape, *center(square), look.shade(color), look) for square, (shape, color) in chosen)

    def point(arrow: Arrow) -> str:
        # An arrow leaves the emblem of a piece at either end in sight.
        gaps = 33 if arrow.tail in placed else 10, 33 if arrow.head in placed else 10
        return _arrow((center(arrow.tail), center(arrow.head)), gaps, look.shade(arrow.color), look)

    # Tints lie below the pieces, whatever points at a piece lies above them.
    layers = [
        f"<defs>{draw.gradients(symbols, look, prefix)}",
        *(f'<g id="{prefix}{symbol}">{draw.piece(symbol, look, prefix)}</g>' for symbol in symbols),
        f"</defs>{wood.board(look, prefix, coordinates)}",
        *(tint(*center(square), look) for square in moved),
        wood.grid(look),
        wood.holes(look) if draw.in_holes else "",
        *drawn("square"),
        *('<use href="#{}{}" x="{}" y="{}"/>'.format(prefix, symbol, *center(at)) for at, symbol in placed.items()),
        *drawn("dot", "cross", "ring"),
        *(point(arrow) for arrow in pointed),
        lettering(look, turned) if coordinates else "",
    ]
    return _document("Brandubh board", description, -margin, FIELD + 2 * margin, size, prefix, "".join(layers))


def piece(
    piece: Piece | str, *, size: int | None = None, theme: str | Theme = "ballinderry", pieces: str = "discs"
) -> Picture:
    """A picture of one piece, a ``Piece`` or its letter "t", "T" or "K".

    ``size``, ``theme`` and the piece set ``pieces`` are as in :func:`board`.

    >>> "<title" in piece("K", size=40, pieces="pegs")
    True
    """
    symbol = _symbol(piece)
    look = _theme(theme)
    draw = _piece_set(pieces)
    prefix = _prefix(symbol, look, pieces)
    body = f"<defs>{draw.gradients(symbol, look, prefix)}</defs>{draw.piece(symbol, look, prefix)}"
    return _document(Piece(symbol).name.capitalize(), "", -CELL // 2, CELL, size, prefix, body)


def _check_color(color: object) -> None:
    if color not in COLORS and not is_color(color):
        raise BrandubhError(f"{color!r} is no colour: use {_either(COLORS)}, or write it like '#336699'")


def _theme(theme: str | Theme) -> Theme:
    if isinstance(theme, Theme):
        return theme
    if theme not in tuple(THEMES):
        raise BrandubhError(f"{theme!r} is no theme: use {_either(THEMES)}, or a Theme")
    return THEMES[theme]


def _piece_set(name: str) -> PieceSet:
    if name not in tuple(PIECE_SETS):
        raise BrandubhError(f"{name!r} is no piece set: use {_either(PIECE_SETS)}")
    return PIECE_SETS[name]


def _is_turned(orientation: Side | str | None) -> bool:
    if orientation not in (None, *Side):
        raise BrandubhError(f"{orientation!r} is no orientation: use {_either(side.value for side in Side)}")
    return orientation == Side.ATTACKERS


def _pieces(board: "Board | Mapping[str, Piece | str] | None") -> dict[str, str]:
    if board is None:
        return {}
    if isinstance(board, type) or not (isinstance(board, Mapping) or hasattr(board, "pieces")):
        raise BrandubhError(f"{board!r} is no board: give a Board, a mapping like {{'d4': 'K'}}, or None")
    found = board if isinstance(board, Mapping) else board.pieces()
    return {square: _symbol(found[square]) for square in _in_order(found)}


def _in_order(squares: Collection[str]) -> list[str]:
    for square in squares:
        square_number(square)  # complains about a name that is none
    return sorted(squares)


def _listed(things: Iterable[_T], name: str) -> Iterable[_T]:
    if isinstance(things, str) or not isinstance(things, Iterable):
        raise BrandubhError(f"{name} {one_line(repr(things))} is no list: give several, or none")
    return things


def _pointed(arrow: Arrow | Drawing | Move | tuple[str, str]) -> Arrow:
    if isinstance(arrow, Arrow):
        return arrow
    if isinstance(arrow, Drawing):
        return Arrow(arrow.origin, arrow.target, arrow.color.name.lower())
    return Arrow(*_ends(arrow))


def _ends(move: Move | tuple[str, str]) -> tuple[str, str]:
    if isinstance(move, Move):
        return move.origin, move.target
    if not isinstance(move, tuple | list) or len(move) != 2:
        raise BrandubhError(f"{move!r} is no move: give a Move or a pair of squares like ('d2', 'e2')")
    for square in move:
        square_number(square)
    return move[0], move[1]


def _marks(marks: Mapping[str, str] | Iterable[str]) -> dict[str, tuple[str, str]]:
    if isinstance(marks, str):
        raise BrandubhError(f"marks {marks!r} is one text: give a list of squares, or a mapping like {{'d5': 'cross'}}")
    each = marks if isinstance(marks, Mapping) else dict.fromkeys(_listed(marks, "marks"), "dot")
    found = {}
    for square in _in_order(each):
        shape, _, color = str(each[square]).partition("-")
        if shape not in MARKS:
            raise BrandubhError(f"{each[square]!r} is no mark: use {_either(MARKS)}, or with a colour: 'ring-red'")
        _check_color(color or MARKS[shape])
        found[square] = shape, color or MARKS[shape]
    return found


def _either(names: Iterable[str]) -> str:
    *most, last = map(repr, names)
    return f"{', '.join(most)} or {last}"


def _describe(
    pieces: Mapping[str, str],
    moved: tuple[str, ...],
    arrows: Iterable[Arrow],
    marks: Mapping[str, tuple[str, str]],
    turned: bool,
) -> str:
    groups = {"Attackers": "t", "defenders": "T", "king": "K"}
    squares = {name: ", ".join(at for at, found in pieces.items() if found == kind) for name, kind in groups.items()}
    sentences = ["; ".join(f"{name}: {where or 'none'}" for name, where in squares.items()) if pieces else "No pieces"]
    if moved:
        sentences.append("Last move: {} to {}".format(*moved))
    for arrow in arrows:
        shape = f"ring on {arrow.head}" if arrow.tail == arrow.head else f"arrow from {arrow.tail} to {arrow.head}"
        sentences.append(f"{arrow.color.capitalize()} {shape}")
    sentences += [f"{color.capitalize()} {shape} on {square}" for square, (shape, color) in marks.items()]
    if turned:
        sentences.append("Seen from the attackers' side")
    return ". ".join(sentences) + "."


def _prefix(*content: object) -> str:
    # Pictures inlined into one page share their ids, so two that differ must not use the same ones.
    return f"b{hashlib.sha256(repr(content).encode()).hexdigest()[:8]}-"


def _document(title: str, description: str, start: int, side: int, size: int | None, prefix: str, body: str) -> Picture:
    if size is not None and not (isinstance(size, int) and size > 0):
        raise BrandubhError(f"{size!r} is no size: give a whole number of pixels above 0, or None")
    sized = "" if size is None else f' width="{size}" height="{size}"'
    labels = f"{prefix}title {prefix}desc" if description else f"{prefix}title"
    desc = f'<desc id="{prefix}desc">{description}</desc>' if description else ""
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{start} {start} {side} {side}"{sized} role="img" '
        f'aria-labelledby="{labels}"><title id="{prefix}title">{title}</title>{desc}{body}</svg>'
    )


def middle(square: str, turned: bool) -> tuple[int, int]:
    """Where the middle of a square lies, on a board that is turned or not.

    >>> middle("a1", False), middle("a1", True)
    ((50, 650), (650, 50))
    """
    rank, file = divmod(square_number(square), 7)
    return (MIDDLES[6 - file], MIDDLES[rank]) if turned else (MIDDLES[file], MIDDLES[6 - rank])


def tint(x: int, y: int, look: Theme) -> str:
    """The tint of a square of the last move, given the square's middle. It lies below the grid.

    >>> tint(50, 650, THEMES["slate"])[:28]
    '<path d="M0 600h100v100h-100'
    """
    return (
        f'<path d="M{x - 50} {y - 50}h100v100h-100z" fill="{look.last_move}" fill-opacity="{look.last_move_opacity}"/>'
    )


def _mark(shape: str, x: int, y: int, color: str, look: Theme) -> str:
    if shape == "square":
        frame = f'stroke="{color}" stroke-width="5" stroke-opacity=".85"'
        return f'<path d="M{x - 46} {y - 46}h92v92h-92z" fill="{color}" fill-opacity=".3" {frame}/>'
    if shape == "dot":
        return f'<circle cx="{x}" cy="{y}" r="13" fill="{color}" stroke="{look.casing}" stroke-width="2.5"/>'
    # A knot is crossed too: a cross must be long and heavy to read as one on a defender.
    path, width = {
        "cross": (f"M{x - 29} {y - 29}l58 58m0-58l-58 58", 10),
        "ring": (f"M{x - 44} {y}a44 44 0 1 1 88 0a44 44 0 1 1-88 0z", 6),
    }[shape]
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{path}" stroke="{look.casing}" stroke-width="{width + 5}"/>'
        f'<path d="{path}" stroke="{color}" stroke-width="{width}"/></g>'
    )


def _arrow(ends: tuple[tuple[int, int], tuple[int, int]], gaps: tuple[int, int], color: str, look: Theme) -> str:
    tail, head = ends
    if tail == head:
        return _mark("ring", *tail, color, look)
    start, tip = gaps[0], math.dist(tail, head) - gaps[1]
    neck = tip - min(32, 0.7 * (tip - start))
    angle = math.degrees(math.atan2(head[1] - tail[1], head[0] - tail[0]))
    return (
        f'<path d="M{start}-6H{neck:.1f}V-18L{tip:.1f} 0L{neck:.1f} 18V6H{start}Z" fill="{color}" '
        f'stroke="{look.casing}" stroke-width="2.5" stroke-linejoin="round" opacity=".9" '
        f'transform="translate({tail[0]} {tail[1]}) rotate({angle:.2f})"/>'
    )


def lettering(look: Theme, turned: bool) -> str:
    """The coordinates beside the board.

    >>> lettering(THEMES["slate"], turned=False).count("<path")
    14
    """
    files, ranks = ("gfedcba", "1234567") if turned else ("abcdefg", "7654321")
    glyphs = [wood.glyph(file, x, FIELD + STRIP / 2) for file, x in zip(files, MIDDLES, strict=True)]
    glyphs += [wood.glyph(rank, -STRIP / 2 - 1, y) for rank, y in zip(ranks, MIDDLES, strict=True)]
    return (
        f'<g fill="none" stroke="{look.coordinate}" stroke-width="2.3" stroke-linecap="round" '
        f'stroke-linejoin="round">{"".join(glyphs)}</g>'
    )
