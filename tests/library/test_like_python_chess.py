"""What the users of python-chess look for is there, under its name or under the one that the page gives."""

import random

import pytest

import brandubh
from brandubh import CORNERS, EDGE, THRONE, Board, Game, IllegalMoveError, Move, Piece, Side, SquareSet, neighbours


@pytest.mark.parametrize("text", ["d2-e2", "d2e2", "D2-E2", "D2E2", "d2–e2", "d2—e2", "d2−e2"])
def test_a_move_is_read_however_people_write_it(text: str) -> None:
    board = Board()
    assert text in board.legal_moves
    assert board.is_legal(text)
    assert board.text(text) == "d2-e2"
    assert board.captures(text) == set()
    assert board.push_text(text) is Move("d2", "e2")
    board.pop()
    board.push(text)
    assert board.peek() is Move("d2", "e2")


@pytest.mark.parametrize("nothing", [None, 5, 3.5, b"d2-e2", ("d2", "e2"), object(), "", "d2-d9", Board()])
def test_what_is_no_move_is_in_no_list_of_moves(nothing: object) -> None:
    assert nothing not in Board().legal_moves


def test_engines_write_one_way_only() -> None:
    assert Board().push_uci("d2e2") is Move("d2", "e2")
    for text in ("d2-e2", "D2E2", "0000"):
        with pytest.raises(brandubh.MoveTextError):
            Board().push_uci(text)
    with pytest.raises(IllegalMoveError):
        Board().parse_uci("d2d3")


def test_a_side_is_known_by_the_letter_of_position_texts() -> None:
    assert Side("b") is Side.ATTACKERS
    assert Side("w") is Side.DEFENDERS
    assert Board.from_pieces({"d4": "K"}, "w").turn is Side.DEFENDERS
    assert len(Board().moves_of("w")) == 24


def test_moves_can_be_pushed_while_the_list_is_gone_through() -> None:
    board = Board()
    seen = []
    for move in board.legal_moves:
        board.push(move)
        seen.append(move)
        board.pop()
    assert seen == list(Board().legal_moves) == sorted(seen)
    assert random.Random(1).choice(board.legal_moves) in board.legal_moves


def test_the_names_of_the_list_are_there() -> None:
    board = Board("7/7/7/t4t1/1tT3t/7/4K2 b")
    assert board.is_capture("g3-d3")
    assert board.capture_moves() == [board.parse_text("g3-d3")]
    assert board.takeable("defenders") == {"c3"}
    assert board.open_lines() == {"a1", "g1"}
    assert not board.king_threatened()
    assert board.variation_text(["g3-d3", "e1-a1"]) == "1. g3-d3xc3 e1-a1"
    assert (board.result(), board.ply, board.move_number) == ("*", 0, 1)
    assert board.passed().turn is Side.DEFENDERS
    board.set_piece_at("d4", Piece.ATTACKER)
    assert not board.is_valid()
    assert board.remove_piece_at(THRONE) is Piece.ATTACKER
    board.clear()
    assert board.pieces() == {}
    assert set(CORNERS) < set(EDGE)
    assert neighbours("d4") == SquareSet(["c4", "e4", "d3", "d5"])
    assert Board().play_all(["d2-e2"]).canonical_key() == Board().play_all(["d6-c6"]).canonical_key()


def test_games_and_their_nodes_know_where_they_are() -> None:
    game, other = Game(), Game()
    node = game.push_text("d2-e2")
    assert game != other
    other.push_text("d2-e2")
    assert game == other
    assert (node.ply, node.board().fen()) == (1, Board().after("d2-e2").fen())
