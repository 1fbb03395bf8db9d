"""Long games and long files: the work grows with their length, and no faster, whatever is in them."""

import random
import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brandubh import Board, Game, RecordError, read_games, write_game
from brandubh.game import Cursor
from tests.support.long_games import ENDLESS, ENDLESS_TAG, counted, hunted_in_vain, to_and_fro
from tests.support.strategies import games


def first_of(text: str, most_moves: int | None = None) -> Game:
    return next(read_games(text, most_moves=most_moves))


def line(plies: int) -> str:
    return " ".join(to_and_fro(plies))


TREES: dict[str, Callable[[int], str]] = {
    "a long game": lambda size: line(4 * size),
    "variations at the end of a long game": lambda size: line(2 * size) + " d1-c1" + " (d2-c2)" * size,
    "variations everywhere": lambda size: "d1-c1 (d1-b1) d3-c3 (d3-b3) c1-d1 (c1-b1) c3-d3 (c3-b3) " * (size // 2),
    "variations in variations": lambda size: "d2-e2" + " (d2-c2" * size + ")" * size,
    "variations in long variations": lambda size: (
        "d1-c1" + " (d1-b1 d3-c3 b1-d1 c3-d3 d1-c1" * (size // 2) + ")" * (size // 2)
    ),
    "a variation as long as the game": lambda size: (
        f"d1-c1 (d1-b1 d3-c3 b1-d1 c3-d3 {line(2 * size)}) d3-c3 c1-d1 c3-d3 {line(2 * size)}"
    ),
}


@pytest.mark.parametrize("make", TREES.values(), ids=TREES)
def test_reading_and_writing_a_tree_plays_each_move_about_once(make: Callable[[int], str]) -> None:
    text = ENDLESS_TAG + make(400)
    with counted() as reading:
        game = first_of(text)
    with counted() as writing:
        written = write_game(game)
    moves = written.count("-") + 10
    assert reading.moves < 6 * moves
    assert writing.moves < 8 * moves
    assert write_game(first_of(written)) == written


@given(game=games())
def test_a_cursor_shows_every_place_as_it_is(game: Game) -> None:
    places = [game.root]
    for place in places:
        places += place.variations
    random.Random(1).shuffle(places)
    cursor = Cursor(game)
    for place in places:
        board, expected = cursor.at(place), game.board(place)
        assert (board, board.move_stack) == (expected, expected.move_stack)
        assert (board.outcome(), board.occurrences()) == (expected.outcome(), expected.occurrences())


@pytest.mark.parametrize(
    "text", ["d2-e2 d3-e3 a4-a5 *", "d2-e2 (d2-c2) (d2-b2) *", '[Note "{"]\n\nd2-e2 d3-e3 a4-a5 {}} *']
)
def test_a_game_of_more_moves_than_are_wanted_is_read_no_further(text: str) -> None:
    assert first_of(text.replace("}}", "}"), most_moves=3)
    with pytest.raises(RecordError) as told:
        first_of(text.replace("}}", "}"), most_moves=2)
    assert told.value.reason.code == "record-long"
    assert told.value.reason.arguments == {"most": 2}


def test_a_game_that_is_too_long_spoils_no_other() -> None:
    errors: list[RecordError] = []
    found = list(read_games('d2-e2 d3-e3 * d2-c2 *\n\n[A "b"]\nd2-b2 *', on_error=errors.append, most_moves=1))
    assert [str(game.mainline()[0]) for game in found] == ["d2-c2", "d2-b2"]
    assert [error.reason.code for error in errors] == ["record-long"]


HOSTILE: dict[str, Callable[[int], str]] = {
    "comments": lambda size: "d2-e2 " + "{a}" * size,
    "remarks before a variation": lambda size: "d2-e2 (" + "{a}" * size + "d2-c2)",
    "comments that are never closed": lambda size: "d2-e2 " + "{" * size,
    "clocks that are never closed": lambda size: "d2-e2 {" + "[%clk " * size + "}",
    "a clock of spaces": lambda size: "d2-e2 {[%clk" + " " * size + "}",
    "drawings that are never closed": lambda size: "d2-e2 {" + "[%csl Gd4," * size + "}",
    "letters that mean nothing": lambda size: "}" * size,
    "mistakes in one line": lambda size: "x * " * size,
    "mistakes in many lines": lambda size: "x *\n" * size,
    "games in one line": lambda size: "d2-e2 * " * size,
    "games": lambda size: "d2-e2 *\n\n" * size,
    "headers": lambda size: "".join(f'[H{number} "x"]\n' for number in range(size)),
    "headers in one line": lambda size: "".join(f'[H{number} "x"]' for number in range(size)),
    "a header that is never closed": lambda size: '[H "' + "\\\\" * size,
    "empty lines between headers": lambda size: '[A "x"]\n' + "\n" * size + '[B "x"]\n',
    "results without a game": lambda size: "* " * size + "x\n\n",
    "dots": lambda size: "." * size + "x",
    "spaces": lambda size: " " * size + "[",
    "one word": lambda size: "x" * size,
    "captures": lambda size: "d2-e2" + "xd2" * size,
    "symbols": lambda size: "d2-e2 " + "$1" * size,
}


def read_all(text: str) -> None:
    for _ in read_games(text, on_error=lambda _: None):
        pass


@pytest.mark.parametrize("make", HOSTILE.values(), ids=HOSTILE)
def test_any_text_is_read_to_its_end(make: Callable[[int], str]) -> None:
    """And in no more time than its length asks for, which ``./test all`` measures."""
    each = (len(make(20)) - len(make(10))) / 10
    read_all(make(int(40_000 / each)))


@pytest.mark.long
@pytest.mark.parametrize("make", (TREES | HOSTILE).values(), ids=TREES | HOSTILE)
def test_the_time_to_read_a_file_grows_with_its_length(make: Callable[[int], str]) -> None:
    """Eight times the length takes about eight times as long; it would be 64 times with the square."""

    def seconds(size: int) -> float:
        text = ENDLESS_TAG + make(size)
        found = []
        for _ in range(3):
            started = time.perf_counter()
            read_all(text)
            found.append(time.perf_counter() - started)
        return min(found)

    assert seconds(8 * 2000) < 30 * max(seconds(2000), 0.002)


@pytest.mark.parametrize("make", TREES.values(), ids=TREES)
def test_no_depth_of_variations_is_too_deep(make: Callable[[int], str]) -> None:
    game = first_of(ENDLESS_TAG + make(1100))
    assert write_game(first_of(write_game(game))) == write_game(game)


# Repetition


@pytest.mark.parametrize("rules", ["wtf", "wtf-de", "wtf-it"])
def test_a_verdict_on_a_loop_is_asked_for_again_and_again_and_stays_the_same(rules: str) -> None:
    board = hunted_in_vain(2000, rules)
    outcome = board.outcome()
    assert (board.ply, outcome and outcome.termination) == (360, "repetition")
    for _ in range(3):
        last = board.pop()
        assert board.repetition_warning(last) == board.root().play_all(board.move_stack).repetition_warning(last)
        board.push(last)
        assert board.outcome() == outcome


@settings(max_examples=200)
@given(seed=st.integers(0, 2**32), rules=st.sampled_from(["wtf", "wtf-de", "wtf-it", "raven"]))
def test_what_a_board_has_learnt_about_its_history_is_true_after_any_to_and_fro(seed: int, rules: str) -> None:
    """Few pieces on few squares come round all the time; moves are taken back, and others made."""
    rng = random.Random(seed)
    board = Board("7/7/7/K6/7/6t/6t b", rules=rules)
    for _ in range(60):
        for _ in range(rng.choice([0, 0, 0, 1, 2, 5])):
            if board.ply:
                board.pop()
        fresh = board.root().play_all(board.move_stack)
        assert board.repetition_warnings() == fresh.repetition_warnings()
        assert board.outcome() == fresh.outcome()
        near = [move for move in board.legal_moves if move.origin[0] == move.target[0] and move.target[1] in "2345"]
        if near:
            board.push(rng.choice(near))


def test_a_board_of_a_long_game_is_copied_without_its_history_at_once() -> None:
    board = Board(rules=ENDLESS).play_all(to_and_fro(400))
    with counted() as work:
        board.after(board.move_stack[0])
        board.passed()
    assert work.moves < 10
