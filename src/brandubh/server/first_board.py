"""What stands in a page of one board before its script has come: the position, where the board will be.

It is drawn as web/src/board draws it, from the same art and with the classes of web/src/styles, so that nothing moves
or changes when the live board takes its place.
"""

import functools
import html

from brandubh.language import say
from brandubh.pictures import wood
from brandubh.pictures.pieces import PIECE_SETS
from brandubh.pictures.themes import THEMES
from brandubh.pictures.wood import CELL, FIELD, GLYPHS, MIDDLES, STRIP
from brandubh.pieces import Piece, square_names, square_number
from brandubh.rules import get_rules

INSET = 14  # of the coordinates inside the squares: as in Ground.svelte
_LETTERING = 'fill="none" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"'
_THEME = THEMES["ballinderry"]
_DISCS = PIECE_SETS["discs"]


@functools.cache
def first_board(language: str) -> str:
    """The first page around the start position: the headline in a language, and the board as SVG."""
    headline = f'<div class="first-headline">{html.escape(say(language, "start-headline"))}</div>'
    return _page(headline, get_rules("wtf").placement)  # without a Board, which would load the kernel


@functools.lru_cache(maxsize=100)
def board_of(placement: tuple[int, ...]) -> str:
    """Another page around a position, the squares of attackers, defenders and king; its panel comes later."""
    return _page("", placement)


def _page(headline: str, placement: tuple[int, ...]) -> str:
    return (
        f'<div class="first-paint"><div class="first-bar"></div><div class="board-page">{headline}'
        '<div class="table"><div class="stage"><div class="carved">'
        f'<svg class="on-field ground" viewBox="0 0 {FIELD} {FIELD}" aria-hidden="true">{_ground()}</svg>'
        f'<svg class="on-field" viewBox="0 0 {FIELD} {FIELD}" aria-hidden="true">{_men(placement)}</svg>'
        "</div></div></div></div></div>"
    )


@functools.cache
def _ground() -> str:
    return wood.board(_THEME, "first-", coordinates=True) + wood.grid(_THEME) + _coordinates()


def _men(placement: tuple[int, ...]) -> str:
    standing = zip(Piece, placement, strict=True)
    kinds = "".join(kind.value for kind in Piece)
    drawings = "".join(f'<g id="first-{kind}">{_DISCS.piece(kind, _THEME, "first-")}</g>' for kind in kinds)
    return f"<defs>{_DISCS.gradients(kinds, _THEME, 'first-')}{drawings}</defs>" + "".join(
        f'<use href="#first-{piece.value}" x="{MIDDLES[file]}" y="{MIDDLES[6 - rank]}"/>'
        for piece, squares in standing
        for square in square_names(squares)
        for rank, file in (divmod(square_number(square), 7),)
    )


def _coordinates() -> str:
    """Both kinds; the style sheet shows those that suit the window."""
    files, ranks = "abcdefg", "7654321"
    beside = [wood.glyph(file, x, FIELD + STRIP / 2) for file, x in zip(files, MIDDLES, strict=True)]
    beside += [wood.glyph(rank, -STRIP / 2 - 1, y) for rank, y in zip(ranks, MIDDLES, strict=True)]
    inside = [_inside(file, at, (at + 1) * CELL - INSET, FIELD - INSET) for at, file in enumerate(files)]
    inside += [_inside(rank, at, INSET, at * CELL + INSET) for at, rank in enumerate(ranks)]
    return (
        f'<g class="beside-squares" stroke="{_THEME.coordinate}" {_LETTERING}>{"".join(beside)}</g>'
        f'<g class="inside-squares" {_LETTERING}>{"".join(inside)}</g>'
    )


def _inside(character: str, at: int, x: int, y: int) -> str:
    ink = _THEME.coordinate if at in (0, 6) else _THEME.carving
    return f'<path d="{GLYPHS[character]}" stroke="{ink}" transform="translate({x} {y})"/>'
