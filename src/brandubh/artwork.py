"""The drawings behind `brandubh.svg`: the themes' colours, the pieces and the carvings, all as SVG fragments.

Shapes are drawn once, around (0, 0) in a square of 100 units, and coloured by a `Theme`; nothing here knows a position.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, fields

from brandubh.errors import BrandubhError

CELL = 100


@dataclass(frozen=True)
class PieceColors:
    """How one kind of piece is coloured, each colour as `#rrggbb`.

    >>> PieceColors("#ffffff", "#eeeeee", "#000000", "#999999", "#000000").rim
    '#999999'
    """

    light: str  # the disc, lit from the upper left
    dark: str
    edge: str
    rim: str  # the thin line inside the edge
    emblem: str

    def __post_init__(self) -> None:
        _check_colors(self)


@dataclass(frozen=True)
class Theme:
    """The colours of a board and its pieces, each `#rrggbb`; `dataclasses.replace` makes a new one from an old one.

    >>> from dataclasses import replace
    >>> replace(THEMES["slate"], name="dusk", last_move="#806040").name
    'dusk'
    """

    name: str
    frame: str  # the margin around the squares
    frame_edge: str
    band: str  # the sunk ground of the interlace
    strand: str
    strand_edge: str
    field_light: str  # the squares, lit from the upper left
    field_dark: str
    grain: str
    grain_opacity: float
    groove: str  # every cut, between squares and in ornaments, has a lit lower lip
    groove_light: str
    hole: str
    tile: str  # throne and corners
    carving: str
    carving_light: str
    coordinate: str
    last_move: str
    last_move_opacity: float
    shadow: str
    shadow_opacity: float
    casing: str  # the thin outline that lifts marks and arrows off whatever lies below
    green: str
    red: str
    blue: str
    yellow: str
    attacker: PieceColors
    defender: PieceColors
    king: PieceColors

    def __post_init__(self) -> None:
        _check_colors(self)

    def shade(self, color: str) -> str:
        """Return the theme's own shade of green, red, blue or yellow; any other colour stays as it is.

        >>> THEMES["slate"].shade("green"), THEMES["slate"].shade("#336699")
        ('#5fd0a0', '#336699')
        """
        return {"green": self.green, "red": self.red, "blue": self.blue, "yellow": self.yellow}.get(color, color)


def is_color(text: object) -> bool:
    """Return whether that is a colour in the form `#rrggbb`.

    >>> is_color("#336699"), is_color("navy")
    (True, False)
    """
    return isinstance(text, str) and re.fullmatch("#[0-9A-Fa-f]{6}", text) is not None


def _check_colors(palette: PieceColors | Theme) -> None:
    # Colours go into the documents as they are, so nothing but a colour may pass.
    for field in fields(palette):
        value = getattr(palette, field.name)
        if field.name == "name" or isinstance(value, PieceColors):
            continue
        if field.name.endswith("_opacity"):
            if not (isinstance(value, int | float) and 0 <= value <= 1):
                raise BrandubhError(f"{field.name} {value!r} is no opacity: give a number from 0 to 1")
        elif not is_color(value):
            raise BrandubhError(f"{field.name} {value!r} is no colour: write it like '#8a5c33'")


BALLINDERRY = Theme(
    name="ballinderry",
    frame="#8a5c33",
    frame_edge="#4a2d16",
    band="#4d2f18",
    strand="#a8763f",
    strand_edge="#3a2311",
    field_light="#d3a566",
    field_dark="#bb8747",
    grain="#6b3f17",
    grain_opacity=0.17,
    groove="#7a4f26",
    groove_light="#e3bd84",
    hole="#40280f",
    tile="#9c6a36",
    carving="#54310f",
    carving_light="#cf9f5f",
    coordinate="#ecd2a4",
    last_move="#f3d469",
    last_move_opacity=0.42,
    shadow="#2a1707",
    shadow_opacity=0.55,
    casing="#fff6e2",
    green="#2f6b4f",
    red="#b23a22",
    blue="#2d5a85",
    yellow="#e0a91f",
    attacker=PieceColors("#4a3f38", "#1f1916", "#0f0b09", "#6d5f53", "#e4d3b0"),
    defender=PieceColors("#fbf4e2", "#e0d0ad", "#7d6743", "#b9a276", "#5b3a1c"),
    king=PieceColors("#f6d878", "#c8922a", "#6b4408", "#fbeab0", "#6a1f14"),
)

MANUSCRIPT = Theme(
    name="manuscript",
    frame="#efe3c8",
    frame_edge="#4b3a2a",
    band="#3f3226",
    strand="#e0b23c",
    strand_edge="#3f3226",
    field_light="#f8f0dc",
    field_dark="#f3e8cf",
    grain="#a58a5c",
    grain_opacity=0.0,
    groove="#8d775c",
    groove_light="#f8f0dc",
    hole="#a98f67",
    tile="#dbe0c4",
    carving="#35694f",
    carving_light="#dbe0c4",
    coordinate="#5d4029",
    last_move="#e9b93a",
    last_move_opacity=0.38,
    shadow="#4b3a2a",
    shadow_opacity=0.22,
    casing="#fffaf0",
    green="#2f7a5b",
    red="#c2402a",
    blue="#2f5f96",
    yellow="#d99c17",
    attacker=PieceColors("#3a302b", "#2b2320", "#171210", "#8b7763", "#f3e6c8"),
    defender=PieceColors("#fffaf0", "#fbf2de", "#4b3a2a", "#c2402a", "#4b3a2a"),
    king=PieceColors("#f0c64a", "#e3b02f", "#4b3a2a", "#fbe9a8", "#a52f1d"),
)

SLATE = Theme(
    name="slate",
    frame="#23282d",
    frame_edge="#0f1215",
    band="#181c20",
    strand="#56626c",
    strand_edge="#0f1215",
    field_light="#5b6670",
    field_dark="#4c565f",
    grain="#000000",
    grain_opacity=0.0,
    groove="#2a3036",
    groove_light="#6b7781",
    hole="#2a3036",
    tile="#333a41",
    carving="#a9bac6",
    carving_light="#333a41",
    coordinate="#d5dee5",
    last_move="#8fd0c0",
    last_move_opacity=0.4,
    shadow="#000000",
    shadow_opacity=0.5,
    casing="#0f1215",
    green="#5fd0a0",
    red="#ff7a5c",
    blue="#6fb6ff",
    yellow="#ffd24d",
    attacker=PieceColors("#16191c", "#08090a", "#000000", "#aab4bc", "#ffffff"),
    defender=PieceColors("#ffffff", "#f0f2f4", "#14181b", "#9aa5ad", "#14181b"),
    king=PieceColors("#ffd84f", "#f2b91e", "#241a00", "#fff2bd", "#241a00"),
)

THEMES = {theme.name: theme for theme in (BALLINDERRY, MANUSCRIPT, SLATE)}

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

# Petals of the marigold that early Irish cross slabs carry, struck with the compass; the long one is for corners.
_PETAL = "M0-9Q20-22 0-40Q-20-22 0-9Z"
_LONG_PETAL = "M0-10Q25-34 0-64Q-25-34 0-10Z"

# Letters and figures as cut with a knife, so that a picture needs no font.
_GLYPHS = {
    "a": "M5-6V8M5-1C3-8-6-8-6 1S3 10 5 3",
    "b": "M-5-11V8M-5 3C-3 10 6 10 6 1S-3-8-5-1",
    "c": "M5-3C2-8-6-7-6 1S3 10 6 4",
    "d": "M5-11V8M5-1C3-8-6-8-6 1S3 10 5 3",
    "e": "M-5.5 1H5.5C6-8-6-9-6 1C-6 9 2 10 5 6",
    "f": "M6-10C2-12-1-10-1-5V8M-5-4H4",
    "g": "M5-6V8C5 14-3 14-5 11M5-1C3-8-6-8-6 1S3 10 5 3",
    "1": "M-4-6L1-10V8",
    "2": "M-5-5C-4-12 5-11 5-5C5 0-3 4-6 8H6",
    "3": "M-5-9C0-12 5-10 5-6C5-2 1-1-1-1C3-1 6 1 6 4C6 9-2 10-6 6",
    "4": "M3 8V-10L-6 3H7",
    "5": "M5-10H-4L-5-2C0-5 6-3 6 2C6 9-2 10-6 6",
    "6": "M4-10C-2-9-6-4-6 2C-6 10 6 10 6 2.5C6-4-4-4-6 2",
    "7": "M-6-10H6L-2 8",
}


def piece(symbol: str, theme: Theme, prefix: str) -> str:
    """Return the drawing of a piece: "t" a raven on a dark disc, "T" a knot on a pale one, "K" a crown on a gold one.

    >>> piece("K", THEMES["slate"], "x-").startswith('<circle cx="2" cy="4"')
    True
    """
    draw, colors, radius = {
        "t": (_raven, theme.attacker, 39),
        "T": (_knot, theme.defender, 39),
        "K": (_crown, theme.king, 45),
    }[symbol]
    return (
        f'<circle cx="2" cy="4" r="{radius + 5}" fill="url(#{prefix}shadow)"/>'
        f'<circle r="{radius}" fill="url(#{prefix}{symbol}-face)" stroke="{colors.edge}" stroke-width="1.7"/>'
        + draw(colors)
    )


def piece_gradients(symbols: str, theme: Theme, prefix: str) -> str:
    """Return the gradients that the drawings of those pieces refer to: their faces and the shadow.

    >>> piece_gradients("tK", THEMES["slate"], "x-").count("<radialGradient")
    3
    """
    every = {"t": theme.attacker, "T": theme.defender, "K": theme.king}
    return (
        f'<radialGradient id="{prefix}shadow"><stop offset=".75" stop-color="{theme.shadow}" '
        f'stop-opacity="{theme.shadow_opacity}"/><stop offset="1" stop-color="{theme.shadow}" stop-opacity="0"/>'
        "</radialGradient>"
    ) + "".join(
        f'<radialGradient id="{prefix}{symbol}-face" cx=".35" cy=".3" r=".8">'
        f'<stop stop-color="{colors.light}"/><stop offset="1" stop-color="{colors.dark}"/></radialGradient>'
        for symbol, colors in every.items()
        if symbol in symbols
    )


def _raven(colors: PieceColors) -> str:
    line = 'fill="none" stroke-linecap="round"'
    return (
        f'<circle r="35" fill="none" stroke="{colors.rim}" stroke-width="1.6"/>'
        f'<g transform="scale(.96)"><path d="{_RAVEN_LEGS}" {line} stroke="{colors.emblem}" stroke-width="2.4"/>'
        f'<path d="{_RAVEN}" fill="{colors.emblem}"/>'
        f'<path d="{_RAVEN_LINES}" {line} stroke="{colors.dark}" stroke-width="2.1"/>'
        f'<circle cx="-9" cy="-16.5" r="1.7" fill="{colors.dark}"/></g>'
    )


def _knot(colors: PieceColors) -> str:
    strand = f'stroke="{colors.emblem}" stroke-width="6.4"'
    return (
        f'<circle r="35" fill="none" stroke="{colors.rim}" stroke-width="1.6"/>'
        f'<g transform="rotate(45)" fill="none"><path d="{_KNOT}" {strand}/>'
        f'<path d="{_KNOT_GAPS}" stroke="{colors.light}" stroke-width="10.4"/><path d="{_KNOT_OVER}" {strand}/></g>'
    )


def _crown(colors: PieceColors) -> str:
    trefoils = "".join(
        f'<circle cx="{x + dx:g}" cy="{y + dy:g}" r="{r}"/>'
        for x, y, r in _TREFOILS
        for dx, dy in ((-r, 1), (r, 1), (0, -r))
    )
    pearls = f'stroke-dasharray="0 {math.tau * 40 / 28:.4f}" stroke-linecap="round" stroke-width="4.2"'
    return (
        f'<g fill="none" stroke="{colors.edge}"><circle r="40" stroke-opacity=".75" {pearls}/>'
        f'<circle r="35" stroke-width="1.6"/><circle r="33.6" stroke="{colors.rim}" stroke-width="1.2"/></g>'
        f'<g fill="{colors.emblem}" transform="scale(1.08)"><path d="{_CROWN}"/>{trefoils}</g>'
    )


def throne(theme: Theme) -> str:
    """Return the throne's square: an upright marigold in rings, and pellets in the angles, where no piece reaches."""
    petals = "".join(f'<path d="{_PETAL}" transform="rotate({angle})"/>' for angle in (0, 90, 180, 270))
    pellets = "".join(_pellet(x, y) for x in (-41, 41) for y in (-41, 41))
    return _tile(theme, f'<circle r="46.5"/><circle r="40"/>{petals}', f'<g fill-opacity=".4">{petals}</g>{pellets}')


def corner(theme: Theme) -> str:
    """Return a corner's square: a marigold set diagonally, its tips in the angles, where no piece reaches."""
    petals = "".join(f'<path d="{_LONG_PETAL}" transform="rotate({angle})"/>' for angle in (45, 135, 225, 315))
    pellets = _pellet(0, -36) + _pellet(36, 0) + _pellet(0, 36) + _pellet(-36, 0)
    return _tile(theme, petals, f'<g fill-opacity=".4">{petals}</g>{pellets}')


def _pellet(x: int, y: int) -> str:
    return f'<circle cx="{x}" cy="{y}" r="4"/>'


def _tile(theme: Theme, cuts: str, hollows: str) -> str:
    return (
        f'<path d="M-50-50H50V50H-50Z" fill="{theme.tile}"/><g fill="{theme.carving}">{hollows}</g>'
        f'<g fill="none" stroke="{theme.carving_light}" stroke-width="1.5" transform="translate(1 1.2)">{cuts}</g>'
        f'<g fill="none" stroke="{theme.carving}" stroke-width="2.4">{cuts}</g>'
    )


def glyph(character: str, x: float, y: float) -> str:
    """Return the strokes of a coordinate, a–g or 1–7, centred there; the caller chooses colour and width.

    >>> glyph("7", 10, 20)
    '<path d="M-6-10H6L-2 8" transform="translate(10 20) scale(1.1)"/>'
    """
    return f'<path d="{_GLYPHS[character]}" transform="translate({x:g} {y:g}) scale(1.1)"/>'


def grain(start: float, end: float) -> str:
    """Return the lines of the oak's grain across a square: one flow for all of them, so that they never cross.

    >>> grain(0, 60)[:21]
    'M0 8S8 9 12 9S20 10 2'
    """

    def flow(x: float, y: float) -> float:
        return y + 9 * math.sin(x / 230 + y / 120) + 4 * math.sin(x / 97 - y / 61)

    step = (end - start) / 5
    lines: list[str] = []
    y = start + 8
    while y < end - 8:
        points = [(start + step * i, flow(start + step * i, y)) for i in range(6)]
        lines.append(f"M{points[0][0]:.0f} {points[0][1]:.0f}")
        for x, height in points[1:]:
            slope = (flow(x + 1, y) - flow(x - 1, y)) / 2
            lines.append(f"S{x - step / 3:.0f} {height - slope * step / 3:.0f} {x:.0f} {height:.0f}")
        y += 14 + 11 * abs(math.sin(len(lines) * 1.9))
    return "".join(lines)


def plait(length: float, height: float, waves: int) -> tuple[str, str]:
    """Return the paths of a three-strand plait along x from 0 to `length`, and of the stretches that pass above.

    Each strand is a wave, a third of a wavelength behind the one before. They cross every sixth of a wavelength, by
    turns in the upper and the lower half; the falling strand is above in the upper half and the rising one in the
    lower, which takes every strand over and under by turns. The ends overshoot by up to a third of a wavelength.

    >>> strands, above = plait(60, 18, 1)
    >>> strands.count("M"), above.count("M")
    (3, 7)
    """
    wave = length / waves
    half = wave / 2
    strands = ""
    for first, sign in ((0.0, 1), (-wave / 6, -1), (-wave / 3, 1)):
        turns = [f"{half * 0.636:.1f} {s * height:g} {half:.1f} {s * height:g}" for s in (sign, -sign)]
        count = math.ceil((length - first) / half)
        strands += f"M{first:.1f} {-sign * height / 2:g}c{half * 0.364:.1f} 0 {turns[0]}"
        strands += "".join(f"s{turns[k % 2]}" for k in range(1, count))
    run = wave / 16
    rise = 1.36 * run * height / half
    above = "".join(
        f"M{wave * k / 6 - run:.1f} {s * (height / 4 + rise):.1f}l{2 * run:.1f} {-s * 2 * rise:.1f}"
        for k, s in ((k, -1 if k % 2 else 1) for k in range(6 * waves + 1))
    )
    return strands, above
