"""Drawings on a board: arrows and rings in four colours, as studies, analyses and game files have them."""

import re
from dataclasses import dataclass
from enum import StrEnum

from brandubh.errors import BrandubhError, expect, one_line
from brandubh.pieces import square_number


class Color(StrEnum):
    """The colours of drawings, ``GREEN``, ``RED``, ``BLUE`` and ``YELLOW``, by the letters that game files give them.

    >>> Color("G")
    <Color.GREEN: 'G'>
    """

    GREEN = "G"
    RED = "R"
    BLUE = "B"
    YELLOW = "Y"

    @classmethod
    def _missing_(cls, value: object) -> "Color":
        raise BrandubhError(f"a colour is one of {', '.join(cls)}, not {one_line(repr(value))}")


@dataclass(frozen=True, slots=True)
class Drawing:
    """An arrow on the board, or a ring around a square if it ends where it begins.

    >>> Drawing.from_text("Gd2e2")
    Drawing(color=<Color.GREEN: 'G'>, origin='d2', target='e2')
    >>> str(Drawing(Color.RED, "d4", "d4"))
    'Rd4'
    """

    color: Color  # its colour
    origin: str  # where it begins
    target: str  # where it ends: the same square for a ring

    def __post_init__(self) -> None:
        object.__setattr__(self, "color", Color(self.color))
        square_number(self.origin)
        square_number(self.target)

    @property
    def is_ring(self) -> bool:
        """Whether it lies on one square."""
        return self.origin == self.target

    @classmethod
    def from_text(cls, text: str) -> "Drawing":
        """Read an arrow, ``Gd2e2``, or a ring, ``Rd4``."""
        expect(text, str, "a drawing such as Gd2e2")
        if match := re.fullmatch(r"([GRBY])([a-g][1-7])([a-g][1-7])?", text):
            return cls(Color(match[1]), match[2], match[3] or match[2])
        raise BrandubhError(f"a drawing is written like Gd2e2 or Rd4, not {text[:40]!r}")

    def __str__(self) -> str:
        return f"{self.color}{self.origin}" + ("" if self.is_ring else self.target)
