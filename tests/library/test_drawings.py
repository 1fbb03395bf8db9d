"""Arrows and rings on the positions of a game: made, written into comments, read again and drawn."""

import re

import pytest

from brandubh import Board, BrandubhError, Color, Drawing, Game, Move, read_game, svg, write_game


def drawn() -> Game:
    game = Game()
    node = game.push_text("d2-e2")
    node.comment = "watch"
    node.draw("Rd4", "Gd3f3", Drawing(Color.BLUE, "a4", "a2"), Move("c4", "c2"))
    game.root.draw("Yd4")
    return game


def test_drawings_are_written_into_comments_and_read_again() -> None:
    game = drawn()
    text = write_game(game)
    assert "{[%csl Yd4]}" in text
    assert "{[%csl Rd4] [%cal Gd3f3,Ba4a2,Gc4c2] watch}" in text
    again = read_game(text)
    assert again == game
    node = again.end()
    assert [str(arrow) for arrow in node.arrows()] == ["Gd3f3", "Ba4a2", "Gc4c2"]
    assert [str(ring) for ring in node.rings()] == ["Rd4"]


def test_a_picture_shows_a_nodes_drawings() -> None:
    node = drawn().end()
    picture = svg.board(node.board(), arrows=node.drawings)
    description = re.search("<desc[^>]*>(.*?)</desc>", picture)
    assert description is not None
    assert "Red ring on d4. Green arrow from d3 to f3. Blue arrow from a4 to a2." in description[1]
    assert node._repr_svg_().count("Last move: d2 to e2") == 1


@pytest.mark.parametrize("wrong", ["d2-e2", "Pd4", "Gd9", "", 5, None, Board()])
def test_what_is_no_drawing_is_refused_and_nothing_is_drawn(wrong: object) -> None:
    node = Game().root
    with pytest.raises(BrandubhError):
        node.draw("Gd4", wrong)  # type: ignore[arg-type]
    assert node.drawings == []
    with pytest.raises(BrandubhError):
        Drawing(Color.GREEN, "d4", wrong)  # type: ignore[arg-type]


def test_a_game_with_something_else_among_its_drawings_is_not_written() -> None:
    game = Game()
    game.root.drawings = ["Gd4"]  # type: ignore[list-item]
    with pytest.raises(BrandubhError, match="a drawing is wanted"):
        write_game(game)
