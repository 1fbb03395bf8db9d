"""The library's contract, name by name."""

import copy
import pickle

import pytest

import brandubh
from brandubh import (
    Board,
    BrandubhError,
    IllegalMoveError,
    Move,
    Outcome,
    Piece,
    PositionTextError,
    Rules,
    Side,
    Status,
    Termination,
)
from brandubh.rules import Escape, Repetition


def test_the_names_of_the_contract() -> None:
    board = brandubh.Board()
    assert board.fen() == "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b"
    assert board.turn is brandubh.Side.ATTACKERS
    assert [side.value for side in brandubh.Side] == ["attackers", "defenders"]
    board = brandubh.Board("7/3T3/7/t5K/7/7/3t3 w", rules="raven")
    assert board.rules.name == "raven"
    assert board.turn is Side.DEFENDERS
    assert brandubh.Board(rules=Rules(escape=Escape.EDGES)).rules.escape == "edges"
    move = brandubh.Move.from_text("d2-e2")
    assert str(move) == "d2-e2"
    assert brandubh.Move.from_uci("d2e2") is move
    assert move.uci() == "d2e2"
    assert repr(move) == "Move.from_text('d2-e2')"


def test_a_board_plays_and_takes_back() -> None:
    board = Board()
    move = board.push_text("d2-e2")
    assert board.peek() is move
    assert board.turn is Side.DEFENDERS
    assert board.pop() is move
    assert board == Board()
    with pytest.raises(IndexError):
        board.pop()
    with pytest.raises(IndexError):
        board.peek()


def test_the_text_of_a_move_names_what_it_takes_by_file_and_rank() -> None:
    board = Board("7/7/2t4/2T4/tT1Tt2/7/2t1K2 b")
    assert board.text(Move.from_text("c1-c3")) == "c1-c3xb3xc4xd3"
    assert board.copy().push_text("c1-c3xd3xb3xc4") is Move.from_text("c1-c3")


def test_the_king_s_capture_is_written_and_may_be_missing_when_read() -> None:
    fen = "7/2t4/7/7/tT1Kt2/2T4/2t4 b"
    board = Board(fen)
    assert board.text(Move.from_text("c6-c3")) == "c6-c3xb3xc2xd3"
    for text in ("c6-c3", "c6-c3xb3xc2", "c6-c3xd3xc2xb3"):
        assert Board(fen).push_text(text) is Move.from_text("c6-c3")
    for text in ("c6-c3xb3", "c6-c3xb3xd3", "c6-c3xb3xc2xd3xe3"):
        with pytest.raises(IllegalMoveError, match="the move is c6-c3xb3xc2xd3"):
            Board(fen).push_text(text)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("d1-d1", "A turn cannot be skipped"),
        ("d1-e2", "Pieces move in straight lines"),
        ("d1-d3", "d3 is occupied"),
        ("d1-a1", "Only the king may stop on a corner"),
        ("d3-e3", "It is the attackers’ turn"),
        ("a1-a2", "a1 is empty"),
        ("d1-d5", "d5 is occupied"),
        ("a4-a7", "Only the king may stop on a corner"),
        ("b4-e4", "e4 is occupied"),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(move: str, reason: str) -> None:
    with pytest.raises(IllegalMoveError, match=rf"^{move} is not legal\. {reason}\.$"):
        Board().push(Move.from_text(move))


def test_a_blocked_way_and_a_forbidden_throne_are_named() -> None:
    with pytest.raises(IllegalMoveError, match="A piece stands in the way"):
        Board("7/7/7/t2K2t/7/7/7 b").push(Move.from_text("a4-f4"))
    homeless = Rules(king_may_return=False)
    with pytest.raises(IllegalMoveError, match="may not return to his throne"):
        Board("7/7/7/tK4t/7/3t3/7 w", rules=homeless).push(Move.from_text("b4-d4"))
    Board("7/7/7/tK4t/7/3t3/7 w", rules=homeless).push(Move.from_text("b4-e4"))


def test_nothing_is_legal_once_the_game_is_over() -> None:
    board = Board("7/7/7/t5t/7/7/4K2 w")
    board.push_text("e1-g1")
    assert board.outcome() == Outcome(Side.DEFENDERS, Termination.ESCAPE)
    assert not board.legal_moves
    assert list(board.legal_moves) == []
    assert len(board.legal_moves) == 0
    with pytest.raises(IllegalMoveError, match="The game is over"):
        board.push_text("a4-a3")
    board.pop()
    assert board.outcome() is None


@pytest.mark.parametrize(
    ("fen", "status"),
    [
        ("7/7/7/7/7/7/7 w", Status.NO_KING),
        ("7/7/7/K2K3/7/7/t6 w", Status.MANY_KINGS | Status.MAN_ON_CORNER),
        ("1ttttt1/1tttt2/7/3K3/7/7/7 w", Status.MANY_ATTACKERS),
        ("1TTTTT1/7/7/3K3/7/7/1t5 w", Status.MANY_DEFENDERS),
        ("7/7/7/3t3/7/7/3K3 w", Status.MAN_ON_THRONE),
        ("T6/7/7/3K3/7/7/1t5 w", Status.MAN_ON_CORNER),
        ("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b", Status.VALID),
        ("7/7/7/7/7/7/2t3K b", Status.VALID),
    ],
)
def test_impossible_positions_say_why(fen: str, status: Status) -> None:
    board = Board(fen)
    assert board.status() == status
    assert board.is_valid() == (status is Status.VALID)
    if status is not Status.VALID:
        assert board.outcome() is None
        assert not board.legal_moves
        with pytest.raises(IllegalMoveError, match=f"^a1-a2 is not legal. {BrandubhError(status.code)}"):
            board.push_text("a1-a2")


@pytest.mark.parametrize(
    ("fen", "rules", "outcome"),
    [
        ("7/7/7/7/7/7/2t3K b", "wtf", Outcome(Side.DEFENDERS, Termination.ESCAPE)),
        ("7/7/7/7/7/7/2t3K w", "wtf", Outcome(Side.DEFENDERS, Termination.ESCAPE)),
        ("7/7/7/3K3/7/7/7 b", "wtf", Outcome(Side.DEFENDERS, Termination.NO_MEN)),
        ("7/7/3t3/2tKt2/3t3/7/7 w", "wtf", Outcome(Side.ATTACKERS, Termination.ENCIRCLEMENT)),
        ("7/7/3t3/2tKt2/3t3/7/7 w", "raven", Outcome(None, Termination.NO_MOVES)),
        ("1tK4/1T5/7/7/7/7/7 b", "wtf", Outcome(Side.DEFENDERS, Termination.NO_MOVES)),
        ("7/7/2tKt2/7/7/7/7 b", "wtf", None),
    ],
)
def test_a_position_that_is_already_over_says_so(fen: str, rules: str, outcome: Outcome | None) -> None:
    assert Board(fen, rules=rules).outcome() == outcome


def test_a_board_whose_king_was_captured_is_still_a_possible_position() -> None:
    board = Board("7/7/7/7/1tK3t/7/7 b")
    board.push_text("g3-d3xc3")
    assert board.fen() == "7/7/7/7/1t1t3/7/7 w"
    assert board.is_valid()
    assert board.outcome() == Outcome(Side.ATTACKERS, Termination.CAPTURE)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "7/7/7/7/7/7/7",
        "7/7/7/7/7/7 b",
        "8/7/7/7/7/7/7 b",
        "7/7/7/7/7/7/7 x",
        "6k/7/7/7/7/7/7 b",
        "7/7/7/7/7/7/7 b w",
    ],
)
def test_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(PositionTextError):
        Board(text)


def test_empty_squares_may_be_written_in_any_way_that_fills_the_rank() -> None:
    assert Board("1111111/25/34/t2K3/7/61/7 w").fen() == "7/7/7/t2K3/7/7/7 w"


@pytest.mark.parametrize(
    ("rules", "loser"),
    [("wtf", Side.DEFENDERS), ("wtf-de", Side.DEFENDERS), ("wtf-it", Side.DEFENDERS), ("raven", None)],
)
def test_a_player_is_warned_before_a_repetition(rules: str, loser: Side | None) -> None:
    board = Board(rules=rules)
    assert board.repetition_warning(Move.from_text("d1-c1")) is None
    board.play_all(["d1-c1", "d3-c3", "c1-d1"])
    warning = board.repetition_warning(Move.from_text("c3-d3"))
    assert warning is not None
    assert (warning.occurrences, warning.loser, warning.final) == (1, loser, False)
    board.play_all(["c3-d3", "d1-c1", "d3-c3", "c1-d1"])
    warning = board.repetition_warning(Move.from_text("c3-d3"))
    assert warning is not None
    assert (warning.occurrences, warning.final) == (2, rules == "raven")


def test_the_warning_names_the_side_that_had_the_choice() -> None:
    board = Board("3t3/4K2/1tt2t1/2t3t/7/7/3t1t1 b").play_all(["c5-e5", "e6-c6", "e5-c5"])
    warning = board.repetition_warning(Move.from_text("c6-e6"))
    assert warning is not None
    assert warning.loser is Side.ATTACKERS


def test_no_warning_where_repetition_does_not_matter() -> None:
    board = Board(rules=Rules(repetition=Repetition.NONE)).play_all(["d1-c1", "d3-c3", "c1-d1"])
    assert board.repetition_warning(Move.from_text("c3-d3")) is None
    for _ in range(20):
        board.play_all(["c3-d3", "d1-c1", "d3-c3", "c1-d1"])
    assert board.outcome() is None


LOOP = ["d1-c1", "d3-c3", "c1-d1", "c3-d3"]
ANOTHER = ["d7-c7", "d5-c5", "c7-d7", "c5-d5"]
A_THIRD = ["a4-a5", "e4-e5", "a5-a4", "e5-e4"]


@pytest.mark.parametrize("rules", ["wtf", "wtf-de", "wtf-it"])
def test_the_seventh_occurrence_ends_a_game_without_equal_loops(rules: str) -> None:
    # Three loops, each only twice: no loop comes a third time before the position comes a seventh.
    board = Board(rules=rules).play_all((LOOP + ANOTHER + A_THIRD + LOOP + ANOTHER + A_THIRD)[:-1])
    assert board.outcome() is None
    board.push_text(A_THIRD[-1])
    assert board.occurrences() == 7
    assert board.outcome() == Outcome(Side.ATTACKERS, Termination.REPETITION)


def test_three_ways_back_to_one_position_are_three_loops_and_end_nothing() -> None:
    board = Board(rules="wtf-de").play_all(LOOP + ANOTHER + A_THIRD)
    assert board.occurrences() == 4
    assert board.outcome() is None
    assert Board(rules=Rules(repetition=Repetition.FOURTH_TIME)).play_all(LOOP + ANOTHER + A_THIRD).is_game_over()


def test_german_rules_count_a_loop_in_a_row_or_not_and_the_others_in_a_row() -> None:
    moves = LOOP + LOOP + ANOTHER + LOOP
    assert Board(rules="wtf-de").play_all(moves).is_game_over()
    assert not Board(rules="wtf").play_all(moves).is_game_over()
    assert not Board(rules="wtf-it").play_all(moves).is_game_over()


def test_boards_copy_pickle_and_compare() -> None:
    board = Board(rules="raven").play_all(["d2-e2", "c4-c2"])
    for again in (board.copy(), copy.deepcopy(board), pickle.loads(pickle.dumps(board))):
        assert again == board
        assert again.move_stack == board.move_stack
        again.pop()
        assert again != board
    assert board != Board(board.fen())
    assert board.root() == Board(rules="raven")
    assert board.copy(stack=False).move_stack == []
    assert board != "a board"
    with pytest.raises(TypeError):
        hash(board)
    assert pickle.loads(pickle.dumps(Move.from_text("d2-e2"))) is Move.from_text("d2-e2")


def test_a_move_does_not_change() -> None:
    with pytest.raises(AttributeError):
        Move.from_text("d2-e2").origin = "a1"


def test_boards_are_made_from_pieces_and_tell_them() -> None:
    pieces = {"a4": Piece.ATTACKER, "d4": Piece.KING, "e4": Piece.DEFENDER}
    board = Board.from_pieces(pieces, Side.ATTACKERS)
    assert board.pieces() == pieces
    assert board.piece_at("e4") is Piece.DEFENDER
    assert board.piece_at("a1") is None
    with pytest.raises(ValueError, match="a1 to g7"):
        board.piece_at("h8")
    assert Board.from_pieces({"a4": "t", "d4": "K", "e4": "T"}, "attackers") == board
    for bad in ({"a9": "t"}, {"a4": "q"}):
        with pytest.raises(BrandubhError):
            Board.from_pieces(bad, Side.ATTACKERS)


def test_a_board_prints_and_represents_itself() -> None:
    assert str(Board()).splitlines()[3] == "t t T K T t t"
    assert eval(repr(Board(rules="raven")), {"Board": Board}) == Board(rules="raven")
    assert "d2-e2" in repr(Board().legal_moves)
    custom = Board(rules=Rules(name="edge", escape=Escape.EDGES))
    assert repr(custom).endswith("rules=Rules.from_dict({'name': 'edge', 'escape': 'edges'}))")
    assert eval(repr(custom), {"Board": Board, "Rules": Rules}) == custom


def test_a_key_depends_on_the_position_and_the_side_to_move_alone() -> None:
    there_and_back = Board().play_all(["d1-c1", "d3-c3", "c1-d1", "c3-d3"])
    assert there_and_back.key() == Board().key()
    assert Board("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 w").key() != Board().key()
