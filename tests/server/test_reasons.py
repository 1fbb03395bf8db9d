"""Why a piece was taken: the squares that are pointed at really are those that closed in on it."""

import pytest
from hypothesis import given

from brandubh import Board, Rules
from brandubh.move import Move
from brandubh.outcome import Termination
from brandubh.pieces import RESTRICTED, THRONE, Piece
from brandubh.reasons import CaptureReason, capture_reasons, ending_squares
from tests.support.strategies import boards, set_ups


def beside(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1])) == 1


def between(one: str, middle: str, other: str) -> bool:
    """Whether a square lies exactly in the middle of two others, on one line."""
    return all(ord(a) + ord(c) == 2 * ord(b) for a, b, c in zip(one, middle, other, strict=True))


def check(board: Board, move: Move) -> None:
    reasons = capture_reasons(board, move)
    assert [reason.square for reason in reasons] == sorted(board.captures(move))
    after = board.copy()
    after.push(move)
    for reason in reasons:
        check_reason(board, move, after, reason)


def check_reason(board: Board, move: Move, after: Board, reason: CaptureReason) -> None:
    assert reason.piece is board.piece_at(reason.square)
    assert reason.piece.side is not board.turn
    assert after.piece_at(reason.square) is None
    around = (*reason.captors, *reason.hostile)
    assert move.target in reason.captors
    assert all(beside(square, reason.square) for square in around)
    assert len(set(around)) == len(around)
    for captor in reason.captors:
        piece = after.piece_at(captor)
        assert piece is not None
        assert piece.side is board.turn
        assert piece is not Piece.KING or board.rules.king_armed
    for square in reason.hostile:
        assert square in RESTRICTED
        assert square == THRONE or board.rules.corners_hostile
    if len(around) == 2:
        assert between(around[0], reason.square, around[1])
    else:  # on all sides, of which there are three at the edge
        assert reason.piece is Piece.KING
        assert len(around) == 4 - (reason.square[0] in "ag" or reason.square[1] in "17")


@given(board=boards())
def test_every_capture_of_a_game_is_explained_by_what_stands_around_it(board: Board) -> None:
    for move in board.legal_moves:
        check(board, move)


@given(board=set_ups())
def test_every_capture_of_any_position_is_explained_by_what_stands_around_it(board: Board) -> None:
    for move in board.legal_moves:
        check(board, move)


def reason(fen: str, move: str, **rules: object) -> CaptureReason:
    board = Board(fen, rules=Rules.from_dict(rules))
    [only] = capture_reasons(board, Move.from_text(move))
    return only


def test_two_men_take_a_man() -> None:
    found = reason("7/7/7/7/1tT3t/7/3K3 b", "g3-d3")
    assert found == CaptureReason("c3", Piece.DEFENDER, ("d3", "b3"), ())


def test_a_corner_helps_to_take_a_man() -> None:
    taken = reason("7/7/7/3K3/2t4/7/1T5 b", "c3-c1")
    assert taken == CaptureReason("b1", Piece.DEFENDER, ("c1",), ("a1",))


def test_the_empty_throne_helps_to_take_a_man() -> None:
    taken = reason("7/7/7/7/3T3/6t/2K4 b", "g2-d2")
    assert taken == CaptureReason("d3", Piece.DEFENDER, ("d2",), ("d4",))


def test_the_king_helps_to_take_an_attacker() -> None:
    taken = reason("7/7/7/t2Kt1T/7/7/7 w", "g4-f4")
    assert taken == CaptureReason("e4", Piece.ATTACKER, ("f4", "d4"), ())


def test_an_unarmed_king_on_his_throne_is_no_captor_but_the_throne_helps() -> None:
    taken = reason("7/7/7/t2Kt1T/7/7/7 w", "g4-f4", king_armed=False)
    assert taken == CaptureReason("e4", Piece.ATTACKER, ("f4",), ("d4",))


def test_the_king_is_taken_by_two_in_the_open() -> None:
    taken = reason("7/7/7/7/7/1tK3t/7 b", "g2-d2")
    assert taken == CaptureReason("c2", Piece.KING, ("d2", "b2"), ())


def test_the_king_on_his_throne_is_taken_by_four() -> None:
    taken = reason("7/7/3t3/2tKt2/7/3t3/7 b", "d2-d3")
    assert taken.square == "d4"
    assert set(taken.captors) == {"d3", "c4", "e4", "d5"}
    assert taken.hostile == ()


def test_the_king_beside_his_throne_is_taken_by_three_where_four_are_needed() -> None:
    taken = reason("7/7/7/7/2tKt2/7/3t3 b", "d1-d2", king_taken_beside_throne=4)
    assert set(taken.captors) == {"c3", "e3", "d2"}
    assert taken.hostile == ("d4",)


def test_the_king_at_a_corner_is_taken_by_one() -> None:
    taken = reason("7/7/7/7/2t4/7/1K5 b", "c3-c1")
    assert taken == CaptureReason("b1", Piece.KING, ("c1",), ("a1",))


def test_several_captures_have_a_reason_each() -> None:
    board = Board("7/7/2t4/2T4/tT1t3/7/3K3 b")
    found = capture_reasons(board, Move.from_text("d3-c3"))
    assert [(one.square, one.captors) for one in found] == [("b3", ("c3", "a3")), ("c4", ("c3", "c5"))]


@pytest.mark.parametrize(
    ("fen", "moves", "termination", "squares"),
    [
        ("7/7/7/t5t/7/7/3K3 w", "d1-a1", Termination.ESCAPE, {"a1"}),
        ("7/7/7/7/7/1tK3t/7 b", "g2-d2", Termination.CAPTURE, {"b2", "c2", "d2"}),
        ("7/7/7/7/7/2Kt2T/7 w", "g2-e2", Termination.NO_MEN, set()),
        ("7/t6/7/4t2/3tKt1/3tTt1/1t5 b", "b1-e1", Termination.ENCIRCLEMENT, {"e4", "d3", "f3", "d2", "f2", "e1"}),
        ("1tK4/7/1T5/7/7/7/7 w", "b5-b6", Termination.NO_MOVES, {"b7"}),
    ],
)
def test_the_squares_of_an_ending_show_it(fen: str, moves: str, termination: Termination, squares: set[str]) -> None:
    board = Board(fen).play_all(moves.split())
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.termination is termination
    assert set(ending_squares(board)) == squares


def test_the_move_that_repeats_is_shown() -> None:
    loop = ["d1-c1", "d3-c3", "c1-d1", "c3-d3"]
    board = Board().play_all(loop * 3)
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.termination is Termination.REPETITION
    assert ending_squares(board) == ("c3", "d3")


def test_a_game_that_goes_on_has_no_ending_to_show() -> None:
    assert ending_squares(Board()) == ()
