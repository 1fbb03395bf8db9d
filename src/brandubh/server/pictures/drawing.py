"""What a painter draws: single pictures as PNG, and the frames of an animation, each by itself.

A frame says only what has changed since the one before, so that it needs to know no more than these two positions.
Ground, grid and pieces are drawn once for each look and kept: the oak's grain alone takes longer than all that moves.
"""

import functools
import io
import math
import struct
from collections import OrderedDict
from typing import Any

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata
from resvg_py import svg_to_bytes

from brandubh.notation import parse_placement
from brandubh.pictures import svg, wood
from brandubh.pictures.pieces import PIECE_SETS
from brandubh.pictures.themes import THEMES
from brandubh.pieces import Piece, Side, square_names
from brandubh.server.pictures.card import card_svg
from brandubh.server.pictures.look import Look

Position = tuple[str, tuple[str, str] | None]
"""Where the pieces stand, as the board part of a position text, and the two squares of the last move."""

COLORS = 256  # of an animation; the last means that nothing changes
UNCHANGED = COLORS - 1
COLORFUL: Position = ("3t3/K5K/3T3/ttTKTtt/3T3/K5K/3t3", ("d3", "c3"))
"""A position that has everything on it, and gold enough for its shades to be among the colours."""
MOST_KEPT = 4_000_000  # pixels of boards that are kept ready; with their pieces about 20 bytes each
REACH = 60  # how far from its square's middle a piece or its shadow may go


def pieces_of(placement: str) -> dict[str, str]:
    """The pieces by their squares, of the board part of a position text."""
    sets = zip(Piece, parse_placement(placement), strict=True)
    return {square: piece.value for piece, squares in sets for square in square_names(squares)}


def still(position: Position, look: Look, arrows: list[list[str]]) -> bytes:
    """A position as PNG."""
    if arrows:
        return whole(position, look, arrows)
    file = io.BytesIO()
    _stage(look).picture(position).save(file, "PNG", compress_level=3)  # half the time of 6, for a twentieth more bytes
    return file.getvalue()


def whole(position: Position, look: Look, arrows: list[list[str]]) -> bytes:
    """The same with nothing that was drawn before."""
    placement, moved = position
    picture = svg.board(
        pieces_of(placement),
        last_move=moved,
        arrows=[svg.Arrow(*arrow) for arrow in arrows],
        orientation=look.orientation,
        size=look.size,
        theme=look.theme,
        pieces=look.pieces,
    )
    return _png(picture)


def card(position: Position, winner: str | None) -> bytes:
    """The large picture that a shared link shows, as PNG."""
    placement, moved = position
    return _png(card_svg(pieces_of(placement), moved, Side(winner) if winner else None))


def frame(position: Position, before: Position | None, look: Look, milliseconds: int, last: bool) -> bytes:
    """One picture of an animation as a piece of a GIF file: the first has the file's head, the last its end."""
    stage = _stage(look)
    shown = stage.reduced(position)
    info: dict[str, Any] = {"duration": milliseconds, "disposal": 1}  # the next is laid over it
    if before is None:
        parts = [_head(shown), *getdata(shown, **info)]
    else:
        old = stage.reduced(before)
        changed = ImageChops.difference(_numbers(shown), _numbers(old)).point(lambda value: 255 if value else 0)
        box = changed.getbbox() or (0, 0, 1, 1)
        shown.paste(UNCHANGED, mask=ImageChops.invert(changed))
        parts = getdata(shown.crop(box), box[:2], transparency=UNCHANGED, **info)
    return b"".join(parts) + (b";" if last else b"")


def _png(picture: str) -> bytes:
    return bytes(svg_to_bytes(svg_string=picture, skip_system_fonts=True))


def _head(first: Image.Image) -> bytes:
    """The beginning of a GIF file: its size, its colours, and that it is repeated for ever."""
    colors = bytes(first.getpalette() or ())[: 3 * COLORS].ljust(3 * COLORS, b"\0")
    flags = 0xF0 | COLORS.bit_length() - 2  # a table of so many colours, eight bits each
    screen = struct.pack("<HHBBB", first.width, first.height, flags, 0, 0)
    return b"GIF89a" + screen + colors + b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"


def _numbers(image: Image.Image) -> Image.Image:
    """A picture's numbers of colours as if they were shades of grey."""
    return Image.frombytes("L", image.size, image.tobytes())


class Stage:
    """A board of one look. Its pictures are those of ``svg.board``, in layers that are drawn when first needed."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._theme = THEMES[look.theme]
        self._set = PIECE_SETS[look.pieces]
        self._turned = look.orientation == Side.ATTACKERS
        self._margin = wood.margin(coordinates=True)
        self._scale = look.size / (wood.FIELD + 2 * self._margin)  # pixels for a unit
        self._sprites: dict[tuple[str, str], tuple[Image.Image, tuple[int, int]]] = {}

    def picture(self, position: Position) -> Image.Image:
        """A position."""
        placement, moved = position
        image = self._ground.copy()
        for square in moved or ():
            image.alpha_composite(*self._sprite("tint", square))
        image.alpha_composite(self._grid)
        for square, symbol in sorted(pieces_of(placement).items()):
            image.alpha_composite(*self._sprite(symbol, square))
        return image

    def reduced(self, position: Position) -> Image.Image:
        """A position in the colours of the animation."""
        return self.picture(position).convert("RGB").quantize(palette=self._colors, dither=Image.Dither.NONE)

    # What is kept

    @functools.cached_property
    def _ground(self) -> Image.Image:
        return self._drawn(wood.board(self._theme, "g-", coordinates=True))

    @functools.cached_property
    def _grid(self) -> Image.Image:
        holes = wood.holes(self._theme) if self._set.in_holes else ""
        return self._drawn(wood.grid(self._theme) + holes + svg.lettering(self._theme, self._turned))

    @functools.cached_property
    def _colors(self) -> Image.Image:
        """The same for all frames, so that colours keep still."""
        return self.picture(COLORFUL).convert("RGB").quantize(COLORS - 1)

    def _sprite(self, kind: str, square: str) -> tuple[Image.Image, tuple[int, int]]:
        """A piece on its square, or the square's tint, and where it goes."""
        if (kind, square) not in self._sprites:
            x, y = svg.middle(square, self._turned)
            if kind == "tint":
                drawing = svg.tint(x, y, self._theme)
            else:
                gradients = self._set.gradients(kind, self._theme, "s-")
                piece = self._set.piece(kind, self._theme, "s-")
                drawing = f'<defs>{gradients}</defs><g transform="translate({x} {y})">{piece}</g>'
            # in whole pixels, so that each of them is what it would be in the whole picture
            left, top = (math.floor((at - REACH + self._margin) * self._scale) for at in (x, y))
            right, bottom = (math.ceil((at + REACH + self._margin) * self._scale) for at in (x, y))
            self._sprites[kind, square] = self._drawn(drawing, (left, top, right, bottom)), (left, top)
        return self._sprites[kind, square]

    def _drawn(self, drawing: str, box: tuple[int, int, int, int] | None = None) -> Image.Image:
        """A drawing alone, as large as the picture, or a part of that."""
        left, top, right, bottom = box or (0, 0, self._look.size, self._look.size)
        width, height = right - left, bottom - top
        start = f"{left / self._scale - self._margin} {top / self._scale - self._margin}"
        picture = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="{start} {width / self._scale} {height / self._scale}">{drawing}</svg>'
        )
        return Image.open(io.BytesIO(_png(picture))).convert("RGBA")


_stages: OrderedDict[Look, Stage] = OrderedDict()


def _stage(look: Look) -> Stage:
    """The board of a look; those last used are kept."""
    if look not in _stages:
        _stages[look] = Stage(look)
    _stages.move_to_end(look)
    while len(_stages) > 1 and sum(each.size**2 for each in _stages) > MOST_KEPT:
        _stages.popitem(last=False)
    return _stages[look]
