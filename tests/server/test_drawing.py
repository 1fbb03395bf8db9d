"""What a painter draws: pictures of parts that look as if they had been drawn whole, and the frames of a film."""

import io
import json

import pytest
from PIL import Image, ImageChops, ImageStat

from brandubh import Board
from brandubh.server.pictures import drawing, orders
from brandubh.server.pictures.look import Look
from brandubh.server.pictures.painter import paint


@pytest.mark.parametrize("look", [Look(333, "slate", "discs", "attackers"), Look(210, "manuscript", "pegs"), Look(420)])
def test_a_picture_of_parts_looks_as_one_that_is_drawn_whole(look: Look) -> None:
    position = ("2t4/3t3/K2T2t/t1T1T1t/3T3/3t3/3t3", ("d3", "c3"))
    with (
        Image.open(io.BytesIO(drawing.still(position, look, []))) as parts,
        Image.open(io.BytesIO(drawing.whole(position, look, []))) as whole,
    ):
        assert parts.mode == whole.mode == "RGBA"
        difference = ImageChops.difference(parts.convert("RGBA"), whole.convert("RGBA"))
    assert max(ImageStat.Stat(difference).mean) < 0.3, "but for rounding"
    assert max(most for _, most in ImageStat.Stat(difference).extrema) < 20


@pytest.mark.parametrize("look", [Look(100, "slate", "pegs", "attackers"), Look(100, "ballinderry", "flat")])
def test_each_frame_makes_its_position_of_the_one_before(look: Look) -> None:
    order = orders.film(Board().play_all(["d2-e2", "d3-e3", "a4-a5", "e3-a3", "b4-b3", "c4-c3"]), look)
    stage = drawing.Stage(look)
    with Image.open(io.BytesIO(b"".join(map(paint, order.steps)))) as film:
        assert getattr(film, "n_frames", 1) == 7
        for number, step in enumerate(order.steps):
            film.seek(number)
            position = json.loads(step)["position"]
            assert film.convert("RGB").tobytes() == stage.reduced(position).convert("RGB").tobytes()


def test_boards_that_are_kept_ready_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "MOST_KEPT", 3 * 64**2)
    for theme in ("ballinderry", "slate", "manuscript"):
        for pieces in ("discs", "flat"):
            drawing.frame(("7/7/7/3K3/7/7/7", None), None, Look(64, theme, pieces), 900, last=True)
    assert len(drawing._stages) <= 3
