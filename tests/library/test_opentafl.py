"""OpenTafl's notation of positions and moves: its own published texts, round trips, and any text at all."""

import contextlib
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from brandubh.errors import BrandubhError
from brandubh.move import MOVES, Move
from brandubh.notation import Placement, format_placement, parse_placement
from brandubh.pieces import SQUARES, square_names
from brandubh.record.opentafl import OpenTaflError, read_move, read_position, write_move, write_position
from tests.support.strategies import any_texts

# From Ard-Ri-Capture-Puzzle.otg, which goes on 1. d7-d6xd5 c3-b3 2. c2-c3xKc4.
PUZZLE = "/1t5/2t4/2T4/tTKt3/2tT3/t6/Tt1t3/"


@st.composite
def placements(draw: st.DrawFn) -> Placement:
    pieces = draw(st.lists(st.sampled_from("....tTK"), min_size=49, max_size=49))
    return Placement(*(sum(1 << square for square, piece in enumerate(pieces) if piece == kind) for kind in "tTK"))


# --------------------------------------------------------------------------------------------------- published texts


def test_a_position_of_opentafls_tests_is_read_with_rank_1_first() -> None:
    placement = read_position("/7/3t3/7/t1T1t1t/7/2tTK2/4T2/")
    assert format_placement(placement) == "4T2/2tTK2/7/t1T1t1t/7/3t3/7"


def test_the_pieces_of_a_published_game_stand_where_its_moves_begin_and_capture() -> None:
    attackers, defenders, king = (square_names(squares) for squares in read_position(PUZZLE))
    (first, taken), (answer, _), (last, kings) = map(read_move, ("d7-d6xd5", "c3-b3", "c2-c3xKc4"))
    assert first.origin in attackers
    assert taken == frozenset({"d5"}) <= set(defenders)
    assert answer.origin in defenders
    assert last.origin in attackers
    assert kings == frozenset({"c4"}) == frozenset(king)
    assert write_move(last, {"c4"}, king="c4") == "c2-c3xKc4"
    assert write_position(read_position(PUZZLE)) == PUZZLE


# ------------------------------------------------------------------------------------------------ positions and moves


@given(placements())
def test_positions_come_back_equal(placement: Placement) -> None:
    assert read_position(write_position(placement)) == placement


def test_a_position_begins_with_rank_1_and_its_file_a() -> None:
    text = write_position(parse_placement("6T/7/7/7/7/7/tK5"))
    assert text == "/tK5/7/7/7/7/7/6T/"


def test_the_outer_slashes_may_be_missing_as_in_opentafls_reader() -> None:
    assert read_position("tK5/7/7/7/7/7/6T") == read_position("/tK5/7/7/7/7/7/6T/")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "seven ranks"),
        ("/7/7/7/7/7/7/", "seven ranks"),
        ("//7/7/7/7/7/7/7/", "seven ranks"),
        ("/7/7/7/3k3/7/7/7/", "“k” is a king of the attackers"),
        ("/7/7/7/3c3/7/7/7/", "“c” is a commander"),
        ("/7/7/7/3M3/7/7/7/", "“M” is a mercenary"),
        ("/12T3/7/7/3K3/7/7/7/", "12 empty squares"),
        ("/7/7/7/3x3/7/7/7/", "“x” in rank 4"),
        ("/6/7/7/3K3/7/7/7/", "Rank 1 has 6 squares"),
        ("/7/7/7/3K3/7/7/6t1/", "Rank 7 has 8 squares"),
    ],
)
def test_what_is_no_position_of_this_game_is_named(text: str, words: str) -> None:
    with pytest.raises(OpenTaflError, match=words):
        read_position(text)


moves = st.sampled_from(list(MOVES.values()))


@given(moves, st.frozensets(st.sampled_from(SQUARES), max_size=4), st.sampled_from([None, *SQUARES]))
def test_moves_come_back_equal_whether_the_king_moves_or_falls(
    move: Move, captures: frozenset[str], king: str | None
) -> None:
    text = write_move(move, captures, king=king)
    assert read_move(text) == (move, captures or None)
    assert ("K" in text) == (king in {move.origin, *captures})


@pytest.mark.parametrize(
    ("text", "move", "captures"),
    [
        ("d2-e2", "d2-e2", None),
        ("Kd4-d3", "d4-d3", None),
        ("Te4-e2", "e4-e2", None),
        ("d6-a6xa5", "d6-a6", {"a5"}),
        ("e5-e2xte1/Tf2/Kd2", "e5-e2", {"e1", "f2", "d2"}),
        ("Ke5-e1-", "e5-e1", None),
        ("Ke1-a1--", "e1-a1", None),
        ("a3-e3+", "a3-e3", None),
        ("e3-e4xe5++", "e3-e4", {"e5"}),
    ],
)
def test_opentafls_ways_to_write_a_move(text: str, move: str, captures: set[str] | None) -> None:
    assert read_move(text) == (Move.from_text(move), captures)


@pytest.mark.parametrize(
    "text",
    [
        *("", "---", "d2e2", "d2-", "Nd2-e2", "kd2-e2", "d2^d4", "d2=d4", "d2^=d4", "d2-h2", "d2-e8", "d2-e10"),
        *("d2-e2x", "d2-e2xf2xg2", "d2-e2xf2/", "d2-e2xa1/a2/a3/a4/a5", "d2-e2+++", "d2-e2\n", " d2-e2", "d٢-e2"),
    ],
)
def test_what_is_no_move_of_this_game_is_refused(text: str) -> None:
    with pytest.raises(OpenTaflError):
        read_move(text)


@pytest.mark.parametrize(("captures", "king"), [({"h1"}, None), ("d5", None), ((), "z9")])
def test_squares_off_the_board_are_not_written(captures: Any, king: str | None) -> None:
    with pytest.raises(OpenTaflError, match="a1 to g7"):
        write_move(Move("d2", "d4"), captures, king=king)


# ---------------------------------------------------------------------------------------------------- any text at all

pieces_of_text = st.sampled_from(
    [
        *(PUZZLE, *PUZZLE, "d7-d6xd5", "/Kc4", "+", "--"),
        *("9" * 5000, "٧", "²", "\0", "\ud800", "\u2028", "\u212a"),
    ]
)
texts = any_texts | st.lists(pieces_of_text).map("".join) | st.lists(pieces_of_text).map(" ".join)


@pytest.mark.parametrize("read", [read_position, read_move])
@given(text=texts)
@example(text="/" + "7" * 5000 + "/7/7/3K3/7/7/7/")
@example(text="/²/7/7/3K3/7/7/7/")
@example(text="/٧/7/7/3K3/7/7/7/")
def test_any_text_is_read_or_refused_with_the_librarys_own_error(read: Any, text: str) -> None:
    with contextlib.suppress(BrandubhError):
        read(text)
