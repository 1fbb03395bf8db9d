"""Positions and moves folded by symmetry."""

from hypothesis import given
from hypothesis import strategies as st

from brandubh import Board
from brandubh.move import Symmetry
from brandubh.openings.folding import family, fold, folded_line, move_classes
from tests.support.strategies import boards

symmetries = st.sampled_from(Symmetry)


@given(boards(), symmetries)
def test_all_images_of_a_position_are_one(board: Board, symmetry: Symmetry) -> None:
    image = board.copy(stack=False).transform(symmetry)
    assert fold(image).fen == fold(board).fen
    assert fold(image).key == fold(board).key
    assert {each.code: len(each.alike) for each in move_classes(image)} == {
        each.code: len(each.alike) for each in move_classes(board)
    }


@given(boards())
def test_every_legal_move_is_in_one_class_and_its_class_leads_to_one_position(board: Board) -> None:
    classes = move_classes(board)
    assert sorted(move.code for each in classes for move in each.alike) == sorted(
        move.code for move in board.legal_moves
    )
    assert len({each.code for each in classes}) == len(classes)
    folded = fold(board)
    for each in classes:
        assert len({fold(board.after(move)).fen for move in each.alike}) == 1
        assert folded.back(each.code) in each.alike
        assert each.move in each.alike


@given(boards(), symmetries)
def test_a_game_and_its_image_are_folded_to_the_same_line(board: Board, symmetry: Symmetry) -> None:
    image = board.transform(symmetry)
    line = folded_line(board.root(), board.move_stack)
    assert folded_line(image.root(), image.move_stack) == line
    # the compiled line says what the boards along it say
    along = board.root()
    expected: dict[int, int] = {}
    for move in board.move_stack:
        expected.setdefault(fold(along).key, fold(along).into(move))
        along = along.after(move)
    assert dict(line) == expected


def test_the_federations_rulesets_share_their_openings() -> None:
    assert [family(name) for name in ("wtf", "wtf-de", "wtf-it", "raven")] == ["wtf", "wtf", "wtf", "raven"]
