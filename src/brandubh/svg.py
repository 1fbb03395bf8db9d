"""Pictures of the game: a board, or one piece, as a self-contained SVG document.

The shapes and colours come from `brandubh.artwork`; here they are put in their places, checked and told in words.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from brandubh import artwork
from brandubh.artwork import CELL, THEMES, Theme
from brandubh.errors import BrandubhError
from brandubh.move import Move
from brandubh.pieces import Piece, Side, square_number

if TYPE_CHECKING:  # a picture of a mapping need not wait for the compiled kernel
    from brandubh.board import Board

COLORS = ("green", "red", "blue", "yellow")
MARKS = {"dot": "green", "cross": "red", "ring": "blue", "square": "yellow"}  # and their usual colours

# From the board's edge inwards: a plain edge, the interlace, a strip of wood that carries the coordinates, the field.
_EDGE = 7
_BAND = 30
_STRIP = 35
_NARROW_STRIP = 10
_FIELD = 7 * CELL
_MIDDLE = _FIELD // 2
_MIDDLES = range(CELL // 2, _FIELD, CELL)  # of the seven columns, and of the rows


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
    """An arrow from `tail` to `head`, or a ring if they are the same square.

    The colour is "green", "red", "blue" or "yellow" in the theme's shade, or any `#rrggbb`.

    >>> Arrow("d2", "e2", "red")
    Arrow(tail='d2', head='e2', color='red')
    """

    tail: str
    head: str
    color: str = "green"

    def __post_init__(self) -> None:
        square_number(self.tail)
        square_number(self.head)
        _check_color(self.color)


def board(
    board: Board | Mapping[str, Piece | str] | None,
    *,
    last_move: Move | tuple[str, str] | None = None,
    arrows: Iterable[Arrow | Move | tuple[str, str]] = (),
    marks: Mapping[str, str] | Iterable[str] = (),
    orientation: Side | str | None = None,
    size: int | None = None,
    coordinates: bool = True,
    theme: str | Theme = "ballinderry",
) -> Picture:
    """Return a picture of `board`: a `Board`, a mapping like `{"d4": "K"}`, or None for an empty one.

    * `last_move`: the move whose two squares are tinted.
    * `arrows`: `Arrow`s, moves or (tail, head) pairs.
    * `marks`: squares to mark with a "dot", or a mapping from squares to marks: "dot" (a place to go to), "cross"
      (a captured piece, a forbidden square), "ring" (a piece to look at: a captor, a king in danger) or "square" (a
      framed tint below the pieces: a path, an area). A colour may follow: "ring-red", "square-#336699".
    * `orientation`: the `Side`, or its name, at the bottom: "defenders" (rank 1, the default) or "attackers" (rank 7).
    * `size`: width and height in pixels; without it the picture fills what it is put into.
    * `theme`: "ballinderry", "manuscript", "slate", or a `Theme` of your own.

    >>> picture = board({"d4": "K", "d5": "t"}, marks={"d5": "cross"}, arrows=[("d4", "d1")], size=360)
    >>> picture[:76]
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-72 -72 844 844" width="360'
    """
    look = _theme(theme)
    turned = _is_turned(orientation)
    pieces = _pieces(board)
    moved = () if last_move is None else _ends(last_move)
    pointed = [arrow if isinstance(arrow, Arrow) else Arrow(*_ends(arrow)) for arrow in arrows]
    marked = _marks(marks)
    told = _describe(pieces, moved, pointed, marked, turned)
    prefix = _prefix(told, coordinates, look)
    margin = _EDGE + _BAND + (_STRIP if coordinates else _NARROW_STRIP)
    symbols = "".join(kind.value for kind in Piece if kind.value in pieces.values())

    def center(square: str) -> tuple[int, int]:
        rank, file = divmod(square_number(square), 7)
        return (_MIDDLES[6 - file], _MIDDLES[rank]) if turned else (_MIDDLES[file], _MIDDLES[6 - rank])

    def drawn(*shapes: str) -> Iterable[str]:
        chosen = ((square, mark) for square, mark in marked.items() if mark[0] in shapes)
        return (_mark(shape, *center(square), look.shade(color), look) for square, (shape, color) in chosen)

    def point(arrow: Arrow) -> str:
        # An arrow leaves the emblem of a piece at either end in sight.
        gaps = 33 if arrow.tail in pieces else 10, 33 if arrow.head in pieces else 10
        return _arrow((center(arrow.tail), center(arrow.head)), gaps, look.shade(arrow.color), look)

    # Tints lie below the pieces, whatever points at a piece lies above them.
    layers = [
        f"<defs>{artwork.piece_gradients(symbols, look, prefix)}",
        *(f'<g id="{prefix}{symbol}">{artwork.piece(symbol, look, prefix)}</g>' for symbol in symbols),
        f"</defs>{_wood(look, prefix, margin)}",
        *(_last_move(*center(square), look) for square in moved),
        _grid(look),
        *drawn("square"),
        *('<use href="#{}{}" x="{}" y="{}"/>'.format(prefix, symbol, *center(at)) for at, symbol in pieces.items()),
        *drawn("dot", "cross", "ring"),
        *(point(arrow) for arrow in pointed),
        _coordinates(look, turned) if coordinates else "",
    ]
    return _document("Brandubh board", told, -margin, _FIELD + 2 * margin, size, prefix, "".join(layers))


def piece(piece: Piece | str, *, size: int | None = None, theme: str | Theme = "ballinderry") -> Picture:
    """Return a picture of one piece, a `Piece` or its letter: "t", "T" or "K".

    >>> "<title" in piece("K", size=40)
    True
    """
    symbol = _symbol(piece)
    look = _theme(theme)
    prefix = _prefix(symbol, look)
    body = f"<defs>{artwork.piece_gradients(symbol, look, prefix)}</defs>{artwork.piece(symbol, look, prefix)}"
    return _document(Piece(symbol).name.capitalize(), "", -CELL // 2, CELL, size, prefix, body)


def _check_color(color: object) -> None:
    if color not in COLORS and not artwork.is_color(color):
        raise BrandubhError(f"{color!r} is no colour: use {_either(COLORS)}, or write it like '#336699'")


def _theme(theme: str | Theme) -> Theme:
    if isinstance(theme, Theme):
        return theme
    if theme not in tuple(THEMES):
        raise BrandubhError(f"{theme!r} is no theme: use {_either(THEMES)}, or a Theme")
    return THEMES[theme]


def _is_turned(orientation: Side | str | None) -> bool:
    if orientation not in (None, *Side):
        raise BrandubhError(f"{orientation!r} is no orientation: use {_either(side.value for side in Side)}")
    return orientation == Side.ATTACKERS


def _pieces(board: Board | Mapping[str, Piece | str] | None) -> dict[str, str]:
    if board is None:
        return {}
    if not isinstance(board, Mapping) and not hasattr(board, "pieces"):
        raise BrandubhError(f"{board!r} is no board: give a Board, a mapping like {{'d4': 'K'}}, or None")
    found = board if isinstance(board, Mapping) else board.pieces()
    return {square: _symbol(found[square]) for square in _in_order(found)}


def _in_order(squares: Collection[str]) -> list[str]:
    for square in squares:
        square_number(square)  # complains about a name that is none
    return sorted(squares)


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
    each = marks if isinstance(marks, Mapping) else dict.fromkeys(marks, "dot")
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
    told = ["; ".join(f"{name}: {where or 'none'}" for name, where in squares.items()) if pieces else "No pieces"]
    if moved:
        told.append("Last move: {} to {}".format(*moved))
    for arrow in arrows:
        shape = f"ring on {arrow.head}" if arrow.tail == arrow.head else f"arrow from {arrow.tail} to {arrow.head}"
        told.append(f"{arrow.color.capitalize()} {shape}")
    told += [f"{color.capitalize()} {shape} on {square}" for square, (shape, color) in marks.items()]
    if turned:
        told.append("Seen from the attackers' side")
    return ". ".join(told) + "."


def _prefix(*content: object) -> str:
    # Pictures inlined into one page share their ids, so two that differ must not use the same ones.
    return f"b{hashlib.sha256(repr(content).encode()).hexdigest()[:8]}-"


def _document(title: str, told: str, start: int, side: int, size: int | None, prefix: str, body: str) -> Picture:
    if size is not None and not (isinstance(size, int) and size > 0):
        raise BrandubhError(f"{size!r} is no size: give a whole number of pixels above 0, or None")
    sized = "" if size is None else f' width="{size}" height="{size}"'
    labels = f"{prefix}title {prefix}desc" if told else f"{prefix}title"
    desc = f'<desc id="{prefix}desc">{told}</desc>' if told else ""
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{start} {start} {side} {side}"{sized} role="img" '
        f'aria-labelledby="{labels}"><title id="{prefix}title">{title}</title>{desc}{body}</svg>'
    )


def _wood(look: Theme, prefix: str, margin: int) -> str:
    outer, side = -margin, _FIELD + 2 * margin
    band, length = outer + _EDGE, side - 2 * _EDGE - 2 * _BAND
    boss = band + _BAND // 2
    grain = f'stroke="{look.grain}" stroke-opacity="{look.grain_opacity}" stroke-width="1.6"'
    lines = artwork.grain(outer + 2, outer + side - 2) if look.grain_opacity else ""
    strands = "".join(
        f'<path d="{path}" stroke="{color}" stroke-width="{width}"/>'
        for path in artwork.plait(length, _BAND - 11, 11)
        for color, width in ((look.strand_edge, 8), (look.strand, 5.4))
    )
    interlace = (
        f'<path d="M{band + _BAND} {band}h{length}v{_BAND}h{-length}z" fill="{look.band}"/>'
        f'<g fill="none" transform="translate({band + _BAND} {boss})">{strands}</g>'
    )
    # The blocks at the rim's corners also hide where the strands end.
    corner = (
        f'<rect x="{band - 2}" y="{band - 2}" width="{_BAND + 4}" height="{_BAND + 4}" rx="3" fill="{look.frame}" '
        f'stroke="{look.frame_edge}" stroke-width="2"/>'
        f'<circle cx="{boss}" cy="{boss}" r="9.5" fill="{look.strand}" stroke="{look.strand_edge}" stroke-width="2"/>'
        f'<circle cx="{boss}" cy="{boss}" r="3.5" fill="{look.strand_edge}"/>'
        f'<g transform="translate({CELL // 2} {CELL // 2})">{artwork.corner(look)}</g>'
    )
    return (
        f'<linearGradient id="{prefix}field" x2=".6" y2="1"><stop stop-color="{look.field_light}"/>'
        f'<stop offset="1" stop-color="{look.field_dark}"/></linearGradient>'
        f'<rect x="{outer + 1}" y="{outer + 1}" width="{side - 2}" height="{side - 2}" rx="9" fill="{look.frame}" '
        f'stroke="{look.frame_edge}" stroke-width="2"/>'
        f'<path d="M0 0H{_FIELD}V{_FIELD}H0Z" fill="url(#{prefix}field)"/>'
        + (f'<path d="{lines}" fill="none" {grain}/>' if lines else "")
        + _four_times(interlace, f"{prefix}side")
        + _four_times(corner, f"{prefix}corner")
        + f'<g transform="translate({_MIDDLE} {_MIDDLE})">{artwork.throne(look)}</g>'
    )


def _four_times(drawing: str, name: str) -> str:
    uses = (f'<use href="#{name}" transform="rotate({turn} {_MIDDLE} {_MIDDLE})"/>' for turn in (90, 180, 270))
    return f'<g id="{name}">{drawing}</g>{"".join(uses)}'


def _grid(look: Theme) -> str:
    cuts = "".join(f"M{k * CELL} 0V{_FIELD}M0 {k * CELL}H{_FIELD}" for k in range(1, 7))
    border = f"M0 0H{_FIELD}V{_FIELD}H0Z"
    # Dashes of no length with round ends are dots: all peg holes in one path.
    rows = "".join(f"M{CELL // 2} {y}h{6 * CELL + 1}" for y in _MIDDLES)
    holes = f'd="{rows}" stroke-width="13" stroke-linecap="round" stroke-dasharray="0 {CELL}"'
    return (
        f'<g fill="none"><path d="{cuts}{border}" stroke="{look.groove_light}" stroke-width="1.4" stroke-opacity=".7" '
        f'transform="translate(1.4 1.4)"/><path d="{cuts}" stroke="{look.groove}" stroke-width="2"/>'
        f'<path d="{border}" stroke="{look.frame_edge}" stroke-width="3"/>'
        f'<path {holes} stroke="{look.groove_light}" transform="translate(1 1.4)"/>'
        f'<path {holes} stroke="{look.hole}"/></g>'
    )


def _last_move(x: int, y: int, look: Theme) -> str:
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


def _coordinates(look: Theme, turned: bool) -> str:
    files, ranks = ("gfedcba", "1234567") if turned else ("abcdefg", "7654321")
    glyphs = [artwork.glyph(file, x, _FIELD + _STRIP / 2) for file, x in zip(files, _MIDDLES, strict=True)]
    glyphs += [artwork.glyph(rank, -_STRIP / 2 - 1, y) for rank, y in zip(ranks, _MIDDLES, strict=True)]
    return (
        f'<g fill="none" stroke="{look.coordinate}" stroke-width="2.3" stroke-linecap="round" '
        f'stroke-linejoin="round">{"".join(glyphs)}</g>'
    )
