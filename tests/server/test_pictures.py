"""Pictures over HTTP: valid files that show what they should."""

import io
import xml.etree.ElementTree as ElementTree

import httpx
import pytest
from PIL import Image

from brandubh import Board
from tests.support.running import Visitor

LINE = ["d2-e2", "d3-e3", "a4-a5"]


def picture(visitor: Visitor, form: str, **body: object) -> httpx.Response:
    answer = visitor.http.post(f"/api/pictures/{form}", json=body)
    assert answer.status_code == 200, answer.text
    kind = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif"}[form]
    assert answer.headers["content-type"].partition(";")[0] == kind
    return answer


def opened(answer: httpx.Response) -> Image.Image:
    return Image.open(io.BytesIO(answer.content))


@pytest.mark.parametrize("theme", ["ballinderry", "manuscript", "slate"])
@pytest.mark.parametrize("pieces", ["discs", "pegs", "flat"])
def test_every_look_is_drawn_as_svg(visitor: Visitor, theme: str, pieces: str) -> None:
    root = ElementTree.fromstring(picture(visitor, "svg", theme=theme, pieces=pieces, arrows=["d2-e2", "d3e3"]).text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("size", [64, 480, 1200])
def test_a_png_has_the_size_that_was_asked_for(visitor: Visitor, size: int) -> None:
    with opened(picture(visitor, "png", size=size)) as image:
        image.load()
        assert (image.format, image.width) == ("PNG", size)
        assert image.height == pytest.approx(size, rel=0.2)
        assert len(image.convert("RGB").getcolors(maxcolors=1 << 24) or ()) > 10, "it is not empty"


def test_pictures_differ_where_positions_differ(visitor: Visitor) -> None:
    bodies: list[dict[str, object]] = [
        {},
        {"moves": ["d2-e2"]},
        {"fen": Board().play_all(["d2-e2"]).fen()},
        {"orientation": "attackers", "moves": ["d2-e2"]},
        {"arrows": ["d2-e2"]},
        {"drawings": ["Rd2e2"]},
        {"drawings": ["Bd2"]},
    ]
    assert len({picture(visitor, "png", size=200, **body).content for body in bodies}) == len(bodies)


def test_a_gif_shows_every_position_of_a_line_and_the_last_one_longest(visitor: Visitor) -> None:
    with opened(picture(visitor, "gif", size=120, moves=LINE)) as image:
        assert (image.format, image.n_frames) == ("GIF", 4)  # type: ignore[attr-defined]
        durations = []
        frames = set()
        for number in range(4):
            image.seek(number)
            durations.append(image.info["duration"])
            frames.add(image.convert("RGB").tobytes())
    assert len(frames) == 4
    assert durations[3] > durations[0] == durations[1] == durations[2]


def test_a_gif_of_one_position_is_a_still(visitor: Visitor) -> None:
    with opened(picture(visitor, "gif", size=64)) as image:
        assert getattr(image, "n_frames", 1) == 1


def test_a_finished_game_can_be_drawn(visitor: Visitor) -> None:
    body = {"fen": "7/7/7/7/7/1tK3t/7 b", "moves": ["g2-d2"], "size": 64}
    for form in ("svg", "png", "gif"):
        picture(visitor, form, **body)


@pytest.mark.parametrize(
    ("form", "body"),
    [
        ("bmp", {}),
        ("png", {"size": 63}),
        ("png", {"size": 1201}),
        ("png", {"theme": "neon"}),
        ("png", {"pieces": "cats"}),
        ("svg", {"orientation": "up"}),
        ("svg", {"arrows": ["hello"]}),
        ("svg", {"arrows": ["d2e2"] * 21}),
        ("svg", {"fen": "nonsense"}),
        ("svg", {"moves": ["d2-d1"]}),
        ("gif", {"rules": {"name": "endless", "repetition": "none"}, "moves": ["d1c1", "d3c3", "c1d1", "c3d3"] * 76}),
    ],
)
def test_a_picture_that_cannot_be_is_refused_with_a_sentence(visitor: Visitor, form: str, body: object) -> None:
    assert visitor.refusal("POST", f"/api/pictures/{form}", body)["status"] == 422


def test_a_game_has_a_picture_to_be_shared(visitor: Visitor, stranger: Visitor) -> None:
    game = visitor.begin()
    path = f"/api/games/{game['id']}/picture.png"
    before = stranger.http.get(path, params={"size": 100})
    visitor.play(game["id"], "d2-e2")
    after = stranger.http.get(path, params={"size": 100})
    assert before.headers["content-type"] == after.headers["content-type"] == "image/png"
    assert before.content != after.content
    with opened(after) as image:
        assert image.width == 100


def test_any_position_has_a_picture_with_an_address(visitor: Visitor) -> None:
    fen = "7/7/7/t2K2t/7/7/7 b"
    answer = visitor.http.get("/api/pictures/board.png", params={"fen": fen, "rules": "raven", "size": 100})
    with opened(answer) as image:
        assert (image.format, image.width) == ("PNG", 100)
    for query in ("fen=x", "rules=chess", "size=5"):
        assert visitor.refusal("GET", f"/api/pictures/board.png?{query}")["status"] == 422
