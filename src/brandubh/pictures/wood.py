"""The board as SVG fragments: wood, rim, interlace and carvings, in squares of 100 units, coloured by a ``Theme``.

Nothing here knows a position. The web app's board draws the same fragments (tools/web_art.py hands them over).
"""

import math

from brandubh.pictures.themes import Theme

CELL = 100
FIELD = 7 * CELL
MIDDLES = range(CELL // 2, FIELD, CELL)  # of the seven columns, and of the rows

# From the board's edge inwards: a plain edge, the interlace, a strip of wood that carries the coordinates, the field.
STRIP = 35
_NARROW_STRIP = 10
_EDGE = 7
_BAND = 30
_MIDDLE = FIELD // 2


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
    """The throne's square: an upright marigold in rings, and pellets in the angles, where no piece reaches."""
    petals = "".join(f'<path d="{_PETAL}" transform="rotate({angle})"/>' for angle in (0, 90, 180, 270))
    pellets = "".join(_pellet(x, y) for x in (-41, 41) for y in (-41, 41))
    return _tile(theme, f'<circle r="46.5"/><circle r="40"/>{petals}', f'<g fill-opacity=".4">{petals}</g>{pellets}')


def corner(theme: Theme) -> str:
    """A corner's square: a marigold set diagonally, its tips in the angles, where no piece reaches."""
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
    """The strokes of a coordinate, a–g or 1–7, centred there; the caller chooses colour and width.

    >>> glyph("7", 10, 20)
    '<path d="M-6-10H6L-2 8" transform="translate(10 20) scale(1.1)"/>'
    """
    return f'<path d="{GLYPHS[character]}" transform="translate({x:g} {y:g}) scale(1.1)"/>'


def grain(start: float, end: float) -> str:
    """The lines of the oak's grain across a square: one flow for all of them, so that they never cross.

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
    """The paths of a three-strand plait along x from 0 to ``length``, and of the stretches that pass above.

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
    """How far the board reaches beyond its squares, with coordinates or without.

    >>> margin(True), margin(False)
    (72, 47)
    """
    return _EDGE + _BAND + (STRIP if coordinates else _NARROW_STRIP)


def board(theme: Theme, prefix: str, coordinates: bool) -> str:
    """The board without its grid: frame, interlace, the field and its grain, throne and corners.

    >>> from brandubh.pictures.themes import THEMES
    >>> board(THEMES["slate"], "x-", coordinates=True).count("<use")
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
    """The cuts between the squares.

    >>> from brandubh.pictures.themes import THEMES
    >>> grid(THEMES["slate"]).count("<path")
    3
    """
    cuts = "".join(f"M{k * CELL} 0V{FIELD}M0 {k * CELL}H{FIELD}" for k in range(1, 7))
    border = f"M0 0H{FIELD}V{FIELD}H0Z"
    return (
        f'<g fill="none"><path d="{cuts}{border}" stroke="{theme.groove_light}" stroke-width="1.4" stroke-opacity=".7" '
        f'transform="translate(1.4 1.4)"/><path d="{cuts}" stroke="{theme.groove}" stroke-width="2"/>'
        f'<path d="{border}" stroke="{theme.frame_edge}" stroke-width="3"/></g>'
    )


def holes(theme: Theme) -> str:
    """The holes that pegs stand in, in the middles of the squares. Below other pieces they would read as moves.

    >>> from brandubh.pictures.themes import THEMES
    >>> holes(THEMES["slate"]).count("<path")
    2
    """
    # Dashes of no length with round ends are dots: all peg holes in one path.
    rows = "".join(f"M{CELL // 2} {y}h{6 * CELL + 1}" for y in MIDDLES)
    dots = f'd="{rows}" stroke-width="13" stroke-linecap="round" stroke-dasharray="0 {CELL}"'
    return (
        f'<g fill="none"><path {dots} stroke="{theme.groove_light}" transform="translate(1 1.4)"/>'
        f'<path {dots} stroke="{theme.hole}"/></g>'
    )
