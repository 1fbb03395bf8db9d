"""The drawings behind `brandubh.pictures.svg`: the themes' colours, the wood and its carvings, all as SVG fragments.

Shapes are drawn once, in squares of 100 units, and coloured by a `Theme`; nothing here knows a position. The web app's
board draws the same fragments (`docs/art.py` hands them over); the pieces are in `brandubh.pictures.men`.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, fields

from brandubh.errors import BrandubhError

CELL = 100
FIELD = 7 * CELL
MIDDLES = range(CELL // 2, FIELD, CELL)  # of the seven columns, and of the rows

# From the board's edge inwards: a plain edge, the interlace, a strip of wood that carries the coordinates, the field.
STRIP = 35
_NARROW_STRIP = 10
_EDGE = 7
_BAND = 30
_MIDDLE = FIELD // 2


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

# Petals of the marigold that early Irish cross slabs carry, struck with the compass; the long one is for corners.
_PETAL = "M0-9Q20-22 0-40Q-20-22 0-9Z"
LONG_PETAL = "M0-10Q25-34 0-64Q-25-34 0-10Z"

# Letters and figures as cut with a knife, so that a picture needs no font.
GLYPHS = {
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


def throne(theme: Theme) -> str:
    """Return the throne's square: an upright marigold in rings, and pellets in the angles, where no piece reaches."""
    petals = "".join(f'<path d="{_PETAL}" transform="rotate({angle})"/>' for angle in (0, 90, 180, 270))
    pellets = "".join(_pellet(x, y) for x in (-41, 41) for y in (-41, 41))
    return _tile(theme, f'<circle r="46.5"/><circle r="40"/>{petals}', f'<g fill-opacity=".4">{petals}</g>{pellets}')


def corner(theme: Theme) -> str:
    """Return a corner's square: a marigold set diagonally, its tips in the angles, where no piece reaches."""
    petals = "".join(f'<path d="{LONG_PETAL}" transform="rotate({angle})"/>' for angle in (45, 135, 225, 315))
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
    return f'<path d="{GLYPHS[character]}" transform="translate({x:g} {y:g}) scale(1.1)"/>'


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


def margin(coordinates: bool) -> int:
    """Return how far the board reaches beyond its squares, with coordinates or without.

    >>> margin(True), margin(False)
    (72, 47)
    """
    return _EDGE + _BAND + (STRIP if coordinates else _NARROW_STRIP)


def wood(theme: Theme, prefix: str, coordinates: bool) -> str:
    """Return the board without its grid: frame, interlace, the field and its grain, throne and corners.

    >>> wood(THEMES["slate"], "x-", coordinates=True).count("<use")
    6
    """
    outer = -margin(coordinates)
    side = FIELD - 2 * outer
    band, length = outer + _EDGE, side - 2 * _EDGE - 2 * _BAND
    boss = band + _BAND // 2
    fibre = f'stroke="{theme.grain}" stroke-opacity="{theme.grain_opacity}" stroke-width="1.6"'
    lines = grain(outer + 2, outer + side - 2) if theme.grain_opacity else ""
    strands = "".join(
        f'<path d="{path}" stroke="{color}" stroke-width="{width}"/>'
        for path in plait(length, _BAND - 11, 11)
        for color, width in ((theme.strand_edge, 8), (theme.strand, 5.4))
    )
    interlace = (
        f'<path d="M{band + _BAND} {band}h{length}v{_BAND}h{-length}z" fill="{theme.band}"/>'
        f'<g fill="none" transform="translate({band + _BAND} {boss})">{strands}</g>'
    )
    # The blocks at the rim's corners also hide where the strands end.
    angle = (
        f'<rect x="{band - 2}" y="{band - 2}" width="{_BAND + 4}" height="{_BAND + 4}" rx="3" fill="{theme.frame}" '
        f'stroke="{theme.frame_edge}" stroke-width="2"/>'
        f'<circle cx="{boss}" cy="{boss}" r="9.5" fill="{theme.strand}" stroke="{theme.strand_edge}" stroke-width="2"/>'
        f'<circle cx="{boss}" cy="{boss}" r="3.5" fill="{theme.strand_edge}"/>'
        f'<g transform="translate({CELL // 2} {CELL // 2})">{corner(theme)}</g>'
    )
    return (
        f'<linearGradient id="{prefix}field" x2=".6" y2="1"><stop stop-color="{theme.field_light}"/>'
        f'<stop offset="1" stop-color="{theme.field_dark}"/></linearGradient>'
        f'<rect x="{outer + 1}" y="{outer + 1}" width="{side - 2}" height="{side - 2}" rx="9" fill="{theme.frame}" '
        f'stroke="{theme.frame_edge}" stroke-width="2"/>'
        f'<path d="M0 0H{FIELD}V{FIELD}H0Z" fill="url(#{prefix}field)"/>'
        + (f'<path d="{lines}" fill="none" {fibre}/>' if lines else "")
        + _four_times(interlace, f"{prefix}side")
        + _four_times(angle, f"{prefix}corner")
        + f'<g transform="translate({_MIDDLE} {_MIDDLE})">{throne(theme)}</g>'
    )


def _four_times(drawing: str, name: str) -> str:
    uses = (f'<use href="#{name}" transform="rotate({turn} {_MIDDLE} {_MIDDLE})"/>' for turn in (90, 180, 270))
    return f'<g id="{name}">{drawing}</g>{"".join(uses)}'


def grid(theme: Theme) -> str:
    """Return the cuts between the squares, and the peg holes in their middles.

    >>> grid(THEMES["slate"]).count("<path")
    5
    """
    cuts = "".join(f"M{k * CELL} 0V{FIELD}M0 {k * CELL}H{FIELD}" for k in range(1, 7))
    border = f"M0 0H{FIELD}V{FIELD}H0Z"
    # Dashes of no length with round ends are dots: all peg holes in one path.
    rows = "".join(f"M{CELL // 2} {y}h{6 * CELL + 1}" for y in MIDDLES)
    holes = f'd="{rows}" stroke-width="13" stroke-linecap="round" stroke-dasharray="0 {CELL}"'
    return (
        f'<g fill="none"><path d="{cuts}{border}" stroke="{theme.groove_light}" stroke-width="1.4" stroke-opacity=".7" '
        f'transform="translate(1.4 1.4)"/><path d="{cuts}" stroke="{theme.groove}" stroke-width="2"/>'
        f'<path d="{border}" stroke="{theme.frame_edge}" stroke-width="3"/>'
        f'<path {holes} stroke="{theme.groove_light}" transform="translate(1 1.4)"/>'
        f'<path {holes} stroke="{theme.hole}"/></g>'
    )
