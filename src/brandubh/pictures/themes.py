"""Themes: the colours of a board and its pieces. wood.py and pieces.py draw with them."""

import re
from dataclasses import dataclass, fields

from brandubh.errors import BrandubhError, expect


@dataclass(frozen=True)
class PieceColors:
    """How one kind of piece is coloured, each colour as ``#rrggbb``.

    >>> PieceColors("#ffffff", "#eeeeee", "#000000", "#999999", "#000000").rim
    '#999999'
    """

    light: str  # the disc, lit from the upper left
    dark: str  # the disc, away from the light
    edge: str  # its outline
    rim: str  # the thin line inside the edge
    emblem: str  # the ornament on it

    def __post_init__(self) -> None:
        _check_colors(self)


@dataclass(frozen=True)
class Theme:
    """The colours of a board and its pieces, each ``#rrggbb``; ``dataclasses.replace`` makes a new one from an old one.

    >>> from dataclasses import replace
    >>> replace(THEMES["slate"], name="dusk", last_move="#806040").name
    'dusk'
    """

    name: str  # by which it is chosen
    frame: str  # the margin around the squares
    frame_edge: str  # its outline
    band: str  # the sunk ground of the interlace
    strand: str  # of the interlace
    strand_edge: str  # its outline
    field_light: str  # the squares, lit from the upper left
    field_dark: str  # away from the light
    grain: str  # of the wood
    grain_opacity: float  # 0 to 1
    groove: str  # every cut, between squares and in ornaments, has a lit lower lip
    groove_light: str  # the lit lip
    hole: str  # where pegs stand
    tile: str  # throne and corners
    carving: str  # the ornaments of throne and corners
    carving_light: str  # their lit lips
    coordinate: str  # letters and digits beside the board
    last_move: str  # the tint of its two squares
    last_move_opacity: float  # 0 to 1
    shadow: str  # below the pieces
    shadow_opacity: float  # 0 to 1
    casing: str  # the thin outline that lifts marks and arrows off whatever lies below
    green: str  # of arrows and marks
    red: str  # of arrows and marks
    blue: str  # of arrows and marks
    yellow: str  # of arrows and marks
    attacker: PieceColors  # the attackers' men
    defender: PieceColors  # the defenders' men
    king: PieceColors  # the king

    def __post_init__(self) -> None:
        _check_colors(self)

    def shade(self, color: str) -> str:
        """The theme's own shade of green, red, blue or yellow; any other colour stays as it is.

        >>> THEMES["slate"].shade("green"), THEMES["slate"].shade("#336699")
        ('#5fd0a0', '#336699')
        """
        expect(color, str, "a colour")
        return {"green": self.green, "red": self.red, "blue": self.blue, "yellow": self.yellow}.get(color, color)


def is_color(text: object) -> bool:
    """Whether ``text`` is a colour in the form ``#rrggbb``.

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
"""The themes that come with the package, by name: ``ballinderry``, ``manuscript`` and ``slate``."""
