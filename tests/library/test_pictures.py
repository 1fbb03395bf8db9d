"""Pictures: well-formed, self-contained, described in words, and the same every time."""

import gzip
import json
import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given

from brandubh import Board, Move, Side
from brandubh.errors import BrandubhError
from brandubh.pictures import svg, themes
from brandubh.pictures.pieces import PIECE_SETS as PIECES
from tests.support.strategies import boards
from tools import web_art

THEMES = list(themes.THEMES)
PIECE_SETS = list(PIECES)


def check(picture: str) -> ET.Element:
    """Parse a picture and see that it needs nothing from outside itself."""
    root = ET.fromstring(picture)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for reference in re.findall(r'(?:href="#|url\(#)([^")]+)', picture):
        assert reference in ids
    assert set(re.findall(r"https?://[^\"' ]+", picture)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert "<script" not in picture
    return root


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("orientation", [None, "attackers", Side.DEFENDERS])
@pytest.mark.parametrize("coordinates", [True, False])
def test_every_theme_draws_a_self_contained_picture(theme: str, orientation: str | None, coordinates: bool) -> None:
    board = Board().play_all(["d2-e2", "c4-c2"])
    picture = svg.board(
        board,
        last_move=board.peek(),
        arrows=[Move.from_text("b4-b2"), ("a4", "a4"), svg.Arrow("d1", "f1", "#336699")],
        marks={"c2": "cross", "d1": "ring-red", "b2": "dot", "a1": "square"},
        theme=theme,
        orientation=orientation,
        coordinates=coordinates,
    )
    check(picture)
    assert len(picture) < 30_000


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pieces", PIECE_SETS)
def test_every_piece_set_is_self_contained_and_small(theme: str, pieces: str) -> None:
    picture = svg.board(Board(), theme=theme, pieces=pieces)
    check(picture)
    assert len(picture.encode()) < 25_000
    for symbol in "tTK":
        check(svg.piece(symbol, theme=theme, pieces=pieces))


@pytest.mark.parametrize("pieces", PIECE_SETS)
def test_pieces_differ_in_shape_not_in_colour_alone(pieces: str) -> None:
    def outlines(symbol: str) -> str:
        return re.sub("#[0-9a-f]{6}|url[^)]*", "", PIECES[pieces].piece(symbol, themes.SLATE, ""))

    assert len({outlines(symbol) for symbol in "tTK"}) == 3


@given(boards())
def test_any_board_with_any_moves_is_drawn(board: Board) -> None:
    moves = list(board.legal_moves)[:3]
    check(
        svg.board(board, last_move=board.peek() if board.ply else None, arrows=moves, marks=[m.target for m in moves])
    )


def test_the_picture_is_described_in_words() -> None:
    board = Board().play_all(["d2-e2"])
    picture = svg.board(board, last_move=board.peek(), marks={"d5": "cross"}, orientation="attackers")
    assert "Attackers: a4, b4, d1, d6, d7, e2, f4, g4; defenders: c4, d3, d5, e4; king: d4." in picture
    assert "Last move: d2 to e2." in picture
    assert 'role="img"' in picture


def test_pictures_are_the_same_every_time_and_never_share_ids() -> None:
    one = svg.board(Board(), marks={"d4", "a1"})
    assert one == svg.board(Board(), marks={"a1", "d4"})
    assert one != svg.board(Board(), marks={"a1", "d4"}, theme="slate")

    def ids(picture: str) -> set[str]:
        return set(re.findall(r' id="([^"]+)"', picture))

    assert ids(one).isdisjoint(ids(svg.board(Board(), theme="slate")))
    assert ids(one).isdisjoint(ids(svg.board(Board(), marks={"d4", "a1"}, pieces="pegs")))


def test_notebooks_show_boards_and_pictures() -> None:
    board = Board().play_all(["d2-e2"])
    check(board._repr_svg_())
    assert svg.board(board)._repr_svg_() == svg.board(board)
    check(svg.piece("K", size=40))


def test_size_is_in_pixels_or_left_to_the_page() -> None:
    assert check(svg.board(Board(), size=360)).get("width") == "360"
    assert check(svg.board(Board())).get("width") is None


@pytest.mark.parametrize(
    "arguments",
    [
        {"theme": "neon"},
        {"pieces": "chess"},
        {"orientation": "white"},
        {"marks": {"h8": "dot"}},
        {"marks": {"d4": "star"}},
        {"marks": {"d4": "ring-<x>"}},
        {"arrows": [("a1", "z9")]},
        {"arrows": [("a1", "a2", "a3")]},
        {"size": 0},
        {"last_move": "d2-e2"},
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, object]) -> None:
    with pytest.raises(BrandubhError):
        svg.board(Board(), **arguments)  # type: ignore[arg-type]


def test_the_web_board_has_the_same_drawings() -> None:
    assert web_art.FILE.read_text("utf-8") == web_art.text(), "run python tools/web_art.py, and look at the web board"


def test_the_web_boards_drawings_are_small_and_coloured_by_name_only() -> None:
    content = web_art.art()
    assert len(gzip.compress(web_art.text().encode())) < 15_000
    drawings = json.dumps({name: part for name, part in content.items() if name != "themes"})
    assert not re.search("#[0-9a-f]{6}|style=", drawings)
    names = set(re.findall(r"{([a-z_.]+)}", drawings)) - {"id"}
    assert names <= content["themes"]["slate"].keys()


@pytest.mark.parametrize("theme", THEMES)
def test_the_web_boards_drawings_in_a_themes_colours_are_those_of_the_pictures(theme: str) -> None:
    content = web_art.art()
    colors = content["themes"][theme]
    for name, drawn in PIECES.items():
        painted = re.sub(
            r"{([a-z_.]+)}", lambda found: str(colors.get(found[1], "x-")), content["pieces"][name]["king"]
        )
        assert painted == drawn.piece("K", themes.THEMES[theme], "x-")
