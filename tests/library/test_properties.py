"""Promises that hold for every position, game and text."""

import contextlib
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brandubh import Board, Game, Move, Rules, Symmetry, read_csv, read_games, write_game
from brandubh.errors import BrandubhError, RecordError
from brandubh.game import Evaluation, Node
from tests.support.strategies import any_texts, boards, games, rulesets, set_ups


@given(boards())
def test_pop_undoes_push(board: Board) -> None:
    before = board.copy()
    for move in board.legal_moves:
        board.push(move)
        assert board.peek() is move
        assert board.pop() is move
        assert board == before
        assert board.move_stack == before.move_stack
        assert board.occurrences() == before.occurrences()
        assert board.outcome() == before.outcome()
        assert list(board.legal_moves) == list(before.legal_moves)


@given(boards())
def test_the_view_of_legal_moves_is_consistent(board: Board) -> None:
    moves = list(board.legal_moves)
    assert len(board.legal_moves) == board.legal_moves.count() == len(moves) == len(set(moves))
    assert bool(board.legal_moves) == bool(moves) == (board.outcome() is None)
    assert all(move in board.legal_moves for move in moves)
    assert {
        move for square in board.pieces() for move in (Move(square, to) for to in board.destinations(square))
    } == set(moves)


@given(boards())
def test_what_is_not_among_the_legal_moves_is_refused_and_changes_nothing(board: Board) -> None:
    legal = set(board.legal_moves)
    before = board.copy()
    for origin in ("d4", "a1", "d2", "c4"):
        for target in ("d4", "a1", "d3", "f4"):
            move = Move(origin, target)
            if move not in legal:
                assert move not in board.legal_moves
                with pytest.raises(BrandubhError, match=str(move)):
                    board.push(move)
                assert board == before
                assert board.move_stack == before.move_stack


@given(set_ups())
def test_position_text_round_trips(board: Board) -> None:
    again = Board(board.fen(), rules=board.rules)
    assert again == board
    assert again.fen() == board.fen()
    assert again.outcome() == board.outcome()


@given(boards())
def test_move_text_round_trips(board: Board) -> None:
    for move in board.legal_moves:
        assert Move.from_text(str(move)) is move
        assert Move.from_uci(move.uci()) is move
        assert board.parse_text(board.text(move)) is move
        assert eval(repr(move), {"Move": Move}) is move


@given(boards(), st.sampled_from(Symmetry))
def test_symmetries_commute_with_play(board: Board, symmetry: Symmetry) -> None:
    image = board.transform(symmetry)
    assert image.outcome() == board.outcome()
    assert {symmetry.move(move) for move in board.legal_moves} == set(image.legal_moves)
    for move in list(board.legal_moves)[:: max(1, len(board.legal_moves) // 4)]:
        assert {symmetry.square(square) for square in board.captures(move)} == image.captures(symmetry.move(move))
        assert board.repetition_warning(move) == image.repetition_warning(symmetry.move(move))
        board.push(move)
        image.push(symmetry.move(move))
        assert board.transform(symmetry) == image
        assert board.outcome() == image.outcome()
        board.pop()
        image.pop()


@given(boards())
def test_all_symmetric_boards_have_one_canonical_board(board: Board) -> None:
    images = [board.transform(symmetry) for symmetry in Symmetry]
    canonical = board.canonical()
    assert canonical in images
    assert all(image.canonical() == canonical for image in images)
    assert len({image.key() for image in images}) == len({image.fen() for image in images})


@given(st.lists(boards(), min_size=2, max_size=6))
def test_keys_agree_with_equality(some: list[Board]) -> None:
    positions = [board.copy(stack=False) for board in some]
    for one in positions:
        assert 0 <= one.key() < 2**64
        for other in positions:
            assert (one.key() == other.key()) == (one.fen() == other.fen())
            if one == other:
                assert one.key() == other.key()


def test_keys_never_change_between_versions() -> None:
    # Files will hold keys: whoever changes these numbers breaks them.
    assert Board().key() == KEYS[0]
    assert Board("7/3T3/7/t5K/7/7/3t3 w").key() == KEYS[1]


KEYS = (9643787240761239357, 947701777598966472)


@given(rulesets)
def test_rules_round_trip_and_keep_their_id(rules: Rules) -> None:
    for again in (Rules.from_toml(rules.to_toml()), Rules.from_json(rules.to_json()), Rules.from_dict(rules.to_dict())):
        assert again == rules
        assert again.name == rules.name
        assert again.rules_id == rules.rules_id


@given(rulesets, rulesets)
def test_rules_have_the_same_id_exactly_when_they_are_equal(one: Rules, other: Rules) -> None:
    assert (one == other) == (one.rules_id == other.rules_id)
    assert (one == other) == (one.flags == other.flags and one.start == other.start and one.first == other.first) or (
        # beside the king the throne is always empty, so two of its settings play alike
        one.throne_hostile_to_king != other.throne_hostile_to_king
    )


def tree(node: Node) -> object:
    """Everything that a node and its successors say."""
    said = (node.move, node.comment, node.starting_comment, node.symbols, node.clock, node.evaluation, node.drawings)
    return (*said, [tree(child) for child in node.variations])


@given(games())
def test_game_text_round_trips(game: Game) -> None:
    text = write_game(game)
    (again,) = read_games(text)
    assert again.headers == game.headers
    assert again.rules == game.rules
    assert again.start == game.start
    assert tree(again.root) == tree(game.root)
    assert again.outcome() == game.outcome()
    assert write_game(again) == text


@settings(max_examples=30)
@given(st.lists(games(), max_size=4))
def test_many_games_in_a_file_stay_apart(many: list[Game]) -> None:
    text = "\n".join(map(write_game, many))
    assert [tree(game.root) for game in read_games(text)] == [tree(game.root) for game in many]


@settings(max_examples=40)
@given(games(), any_texts, games())
def test_games_before_and_after_a_bad_one_survive(before: Game, bad: str, after: Game) -> None:
    errors: list[RecordError] = []
    text = write_game(before) + '\n[Event "bad"]\n\n1. a1-a1 ' + bad + "\n\n" + write_game(after)
    found = [tree(game.root) for game in read_games(text, on_error=errors.append)]
    assert errors
    assert found[0] == tree(before.root)
    assert found[-1] == tree(after.root)


PARSERS: list[Callable[[str], object]] = [
    Board,
    Move.from_text,
    Move.from_uci,
    lambda text: Board().parse_text(text),
    lambda text: Board().push_text(text),
    Evaluation.from_text,
    Rules.from_toml,
    Rules.from_json,
    lambda text: Board(rules=text),
    lambda text: list(read_games(text)),
    lambda text: list(read_games('[Event "x"]\n1. d2-e2 ' + text)),
    lambda text: list(read_games('[FEN "' + text)),
    lambda text: list(read_csv(text)),
]


@pytest.mark.parametrize("parser", PARSERS)
@given(text=any_texts)
def test_parsers_raise_nothing_but_the_library_s_own_errors(parser: Callable[[str], object], text: str) -> None:
    with contextlib.suppress(BrandubhError):
        parser(text)


@given(any_texts)
def test_every_bad_game_is_reported_and_reading_goes_on(text: str) -> None:
    errors: list[RecordError] = []
    for game in read_games(text, on_error=errors.append):
        write_game(game)
    lines = text.count("\n") + text.count("\r") + 1
    for error in errors:
        assert 1 <= error.line <= lines
        assert error.column >= 1
