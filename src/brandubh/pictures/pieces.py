"""The pieces as SVG fragments, in three sets: carved discs, turned pegs seen at an angle, and flat shapes.

Each is drawn around (0, 0) in a square of 100 units and coloured by a ``Theme``. In every set a piece is known by
its shape, not its colour alone, and the king is the largest.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from brandubh.pictures.themes import PieceColors, Theme


@dataclass(frozen=True)
class PieceSet:
    """One way to draw the three pieces, known by their letters: "t" an attacker, "T" a defender, "K" the king.

    >>> from brandubh.pictures.themes import THEMES
    >>> PIECE_SETS["discs"].piece("K", THEMES["slate"], "x-").startswith('<circle cx="2" cy="4"')
    True
    """

    name: str
    drawings: Mapping[str, Callable[[PieceColors, str], str]]  # given the colours, and where the face's gradient is
    shadow: Mapping[str, str]  # where it falls
    face: str = ""  # the gradient of what is lit from the upper left, without its id and colours
    in_holes: bool = False  # do its pieces stand in holes of the board?

    def piece(self, symbol: str, theme: Theme, prefix: str) -> str:
        """The drawing of a piece, its shadow below it; it refers to the set's gradients."""
        shadow = f'<{self.shadow[symbol]} fill="url(#{prefix}shadow)"/>' if self.shadow else ""
        return shadow + self.drawings[symbol](_colors(symbol, theme), f"url(#{prefix}{symbol}-face)")

    def gradients(self, symbols: str, theme: Theme, prefix: str) -> str:
        """The gradients that the drawings of those pieces refer to: their faces and the shadow.

        >>> from brandubh.pictures.themes import THEMES
        >>> [piece_set.gradients("tK", THEMES["slate"], "x-").count("<stop") for piece_set in PIECE_SETS.values()]
        [6, 8, 0]
        """
        shadow = (
            f'<radialGradient id="{prefix}shadow"><stop offset=".75" stop-color="{theme.shadow}" '
            f'stop-opacity="{theme.shadow_opacity}"/><stop offset="1" stop-color="{theme.shadow}" stop-opacity="0"/>'
            "</radialGradient>"
        )
        faces = (self._face(f"{prefix}{symbol}-face", _colors(symbol, theme)) for symbol in "tTK" if symbol in symbols)
        return (shadow if self.shadow else "") + "".join(faces)

    def _face(self, name: str, colors: PieceColors) -> str:
        if not self.face:
            return ""
        return self.face.format(name=name, light=colors.light, dark=colors.dark)


def _colors(symbol: str, theme: Theme) -> PieceColors:
    return {"t": theme.attacker, "T": theme.defender, "K": theme.king}[symbol]


# --- Discs ----------------------------------------------------------------------------------------------------------

# Facing left, as on the York raven pennies: heavy bill, ruffled throat, a wing that curls from the shoulder.
_RAVEN = (
    "M-33.5-3.5C-33-11-26-16-18-17.5C-14-22.5-8-25.5-2-24.5C4.5-23.5 8.5-17 12-12C17.5-4.5 25 3.5 31.5 13"
    "L29 15.5L28.5 19L25 19.5L23.5 22.5C18.5 20 14 16.5 10.5 13.5C4.5 16.5-4.5 16.5-10.5 11"
    "C-15 7-17 4-16 0L-20.5 2.5L-18-1.8L-22.5-1L-19.5-4.5C-24-5.5-29-5.5-33.5-3.5ZM-6 9H1L-2.5 20ZM2 9H9L5.5 20Z"
)
_RAVEN_LINES = (
    "M3-1.5C2.5-5-3.5-5-4 0C-4.5 6 3.5 8.5 9 9.5C14.5 10.7 19.5 13.5 24 17.5"
    "M3.5-10C10-8 19 2 26 13M4.5 2C12 3.5 19 8.5 25 15.3M-30-7.5C-25.5-9.6-20.5-10.2-14.5-9.6"
)
_RAVEN_LEGS = "M-2.5 19L-3.5 26M-9.5 28.5L-3.5 26L.5 28.5M5.5 19L5 26M-.5 28.5L5 26L9.5 28.5"

# Two links through each other; then the stretches that pass above, shorter where they only clear the strand below.
_KNOT = "M-9-9V-15A9 11 0 0 1 9-15V15A9 11 0 0 1-9 15ZM-9-9H-15A11 9 0 0 0-15 9H15A11 9 0 0 0 15-9Z"
_KNOT_GAPS = "M-9-14V-4M9 4V14M4-9H14M-14 9H-4"
_KNOT_OVER = "M-9-15V-3M9 3V15M3-9H15M-15 9H-3"

# A circlet with three trefoils, as the kings of the tenth century wear it in their books.
_CROWN = (
    "M-18.5 7Q0 12 18.5 7L24-11L20.5-12Q16-1 11-.5Q5-1.5 2.2-16H-2.2Q-5-1.5-11-.5Q-16-1-20.5-12L-24-11Z"
    "M-18 10.5Q0 15.5 18 10.5L17 17Q0 22-17 17Z"
)
_TREFOILS = ((0, -15, 3.4), (-22.5, -11, 2.9), (22.5, -11, 2.9))


def _raven(colors: PieceColors, face: str) -> str:
    line = 'fill="none" stroke-linecap="round"'
    return _disc(39, colors, face) + (
        f'<circle r="35" fill="none" stroke="{colors.rim}" stroke-width="1.6"/>'
        f'<g transform="scale(.96)"><path d="{_RAVEN_LEGS}" {line} stroke="{colors.emblem}" stroke-width="2.4"/>'
        f'<path d="{_RAVEN}" fill="{colors.emblem}"/>'
        f'<path d="{_RAVEN_LINES}" {line} stroke="{colors.dark}" stroke-width="2.1"/>'
        f'<circle cx="-9" cy="-16.5" r="1.7" fill="{colors.dark}"/></g>'
    )


def _knot(colors: PieceColors, face: str) -> str:
    strand = f'stroke="{colors.emblem}" stroke-width="6.4"'
    return _disc(39, colors, face) + (
        f'<circle r="35" fill="none" stroke="{colors.rim}" stroke-width="1.6"/>'
        f'<g transform="rotate(45)" fill="none"><path d="{_KNOT}" {strand}/>'
        f'<path d="{_KNOT_GAPS}" stroke="{colors.light}" stroke-width="10.4"/><path d="{_KNOT_OVER}" {strand}/></g>'
    )


def _crown(colors: PieceColors, face: str) -> str:
    trefoils = "".join(
        f'<circle cx="{x + dx:g}" cy="{y + dy:g}" r="{r}"/>'
        for x, y, r in _TREFOILS
        for dx, dy in ((-r, 1), (r, 1), (0, -r))
    )
    pearls = f'stroke-dasharray="0 {math.tau * 40 / 28:.4f}" stroke-linecap="round" stroke-width="4.2"'
    return _disc(45, colors, face) + (
        f'<g fill="none" stroke="{colors.edge}"><circle r="40" stroke-opacity=".75" {pearls}/>'
        f'<circle r="35" stroke-width="1.6"/><circle r="33.6" stroke="{colors.rim}" stroke-width="1.2"/></g>'
        f'<g fill="{colors.emblem}" transform="scale(1.08)"><path d="{_CROWN}"/>{trefoils}</g>'
    )


def _disc(radius: int, colors: PieceColors, face: str) -> str:
    return f'<circle r="{radius}" fill="{face}" stroke="{colors.edge}" stroke-width="1.7"/>'


# --- Pegs -----------------------------------------------------------------------------------------------------------

# Profiles as the lathe leaves them, each on a collar and a stem that stands in its hole: a thorn, a ball, a crown.
_THORN = "M-14 20C-29 9-24-15 0-47C24-15 29 9 14 20Z"
_THORN_CUTS = "M-22.5 7C-14 13.5 14 13.5 22.5 7M-20.5-6.5C-12-.5 12-.5 20.5-6.5"
_BALL_CUTS = "M-26.5-4C-17 5.5 17 5.5 26.5-4M-25 4.5C-15.5 13.5 15.5 13.5 25 4.5"
_CORONET = "M-21 18L-36-25L-17-9L0-37L17-9L36-25L21 18Z"
_CORONET_CUTS = "M-25 5.5C-15 13 15 13 25 5.5"


def _thorn_peg(colors: PieceColors, face: str) -> str:
    return _peg(colors, face, 19, _shape(_THORN), _THORN_CUTS)


def _ball_peg(colors: PieceColors, face: str) -> str:
    # The highlight makes a ball of what could be a disc.
    light = f'<ellipse cx="-9" cy="-22" rx="8" ry="4.5" fill="{colors.light}" transform="rotate(-28 -9 -22)"/>'
    return _peg(colors, face, 19, '<circle cy="-7" r="27"/>', _BALL_CUTS) + light


def _king_peg(colors: PieceColors, face: str) -> str:
    pearls = "".join(f'<circle cx="{x}" cy="{y}" r="5.5"/>' for x, y in ((-36, -28), (0, -40), (36, -28)))
    jewels = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in ((-15, 0, 3), (0, -2, 4.5), (15, 0, 3)))
    return _peg(colors, face, 26, _shape(_CORONET) + pearls, _CORONET_CUTS) + f'<g fill="{colors.emblem}">{jewels}</g>'


def _shape(path: str) -> str:
    return f'<path d="{path}"/>'


def _peg(colors: PieceColors, face: str, width: int, head: str, cuts: str) -> str:
    # A cut goes round the wood, so what is seen of it bends like the collar.
    stem = width // 2
    return (
        f'<ellipse cy="40" rx="{stem + 4}" ry="5.5" fill="{colors.edge}"/>'
        f'<g fill="{face}" stroke="{colors.edge}" stroke-width="1.8" stroke-linejoin="round">'
        f'<path d="M{-stem} 20V40Q0 46 {stem} 40V20Z"/><ellipse cy="21" rx="{width}" ry="7"/>{head}</g>'
        f'<path d="{cuts}" fill="none" stroke="{colors.rim}" stroke-width="2.4" stroke-linecap="round"/>'
    )


# --- Flat -----------------------------------------------------------------------------------------------------------

_LOZENGE = "M0-38L38 0L0 38L-38 0Z"
_SMALL_LOZENGE = "M0-15L15 0L0 15L-15 0Z"
_FLAT_CROWN = "M-38 32L-43-26L-20-6L0-41L20-6L43-26L38 32Z"


def _flat_attacker(colors: PieceColors, _: str) -> str:
    # The pale line keeps a dark piece apart from a dark board.
    return (
        f'<path d="{_LOZENGE}" fill="{colors.dark}" stroke="{colors.edge}" stroke-width="9" stroke-linejoin="round"/>'
        f'<path d="{_LOZENGE}" fill="none" stroke="{colors.emblem}" stroke-width="3" stroke-linejoin="round"/>'
        f'<path d="{_SMALL_LOZENGE}" fill="{colors.emblem}"/>'
    )


def _flat_defender(colors: PieceColors, _: str) -> str:
    return (
        f'<circle r="36" fill="{colors.light}" stroke="{colors.emblem}" stroke-width="6"/>'
        f'<circle r="15" fill="none" stroke="{colors.emblem}" stroke-width="7"/>'
    )


def _flat_king(colors: PieceColors, _: str) -> str:
    return (
        f'<path d="{_FLAT_CROWN}" fill="{colors.light}" stroke="{colors.edge}" stroke-width="6" '
        f'stroke-linejoin="round"/><path d="M-36 17H36" stroke="{colors.edge}" stroke-width="6"/>'
    )


_LATHE = (
    '<linearGradient id="{name}"><stop stop-color="{dark}"/><stop offset=".34" stop-color="{light}"/>'
    '<stop offset="1" stop-color="{dark}"/></linearGradient>'
)
_LAMP = (
    '<radialGradient id="{name}" cx=".35" cy=".3" r=".8"><stop stop-color="{light}"/>'
    '<stop offset="1" stop-color="{dark}"/></radialGradient>'
)

PIECE_SETS = {
    piece_set.name: piece_set
    for piece_set in (
        PieceSet(
            "discs",
            {"t": _raven, "T": _knot, "K": _crown},
            {symbol: f'circle cx="2" cy="4" r="{radius}"' for symbol, radius in (("t", 44), ("T", 44), ("K", 50))},
            _LAMP,
        ),
        PieceSet(
            "pegs",
            {"t": _thorn_peg, "T": _ball_peg, "K": _king_peg},
            {
                symbol: f'ellipse cx="8" cy="39" rx="{width}" ry="{height}"'
                for symbol, width, height in (("t", 29, 10), ("T", 29, 10), ("K", 37, 11))
            },
            _LATHE,
            in_holes=True,
        ),
        PieceSet("flat", {"t": _flat_attacker, "T": _flat_defender, "K": _flat_king}, {}),
    )
}
