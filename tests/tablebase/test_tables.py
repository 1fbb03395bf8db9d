"""Tables of perfect play: every value against plain backward iteration, the index, and what probing says."""

import dataclasses
import gc
import math
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from brandubh import PRESETS, Board, Piece, Rules, Side
from brandubh.engine.core.transpositions import new_table
from brandubh.engine.searcher import Searcher
from brandubh.errors import ImpossiblePositionError
from brandubh.kernel.endings import ending
from brandubh.kernel.symmetry import transform, transform_square
from brandubh.pieces import SIDES, square_names
from brandubh.rules import DOCUMENTED, Escape, RepetitionVerdict, get_rules
from brandubh.tablebase import MissingTableError, TableError, Tables, Verdict, open_tables
from brandubh.tablebase.build import build_up_to, ensure_small
from brandubh.tablebase.core.checking import first_wrong
from brandubh.tablebase.core.index import rank, unrank
from brandubh.tablebase.core.probing import DAMAGED, MISSING, look_up
from brandubh.tablebase.core.shape import MATERIALS, shape
from brandubh.tablebase.core.values import NEITHER
from brandubh.tablebase.material import Material, board_rules, materials
from brandubh.tablebase.table_file import table_path, write_table
from brandubh.tablebase.tables import MoveVerdict, verdict_when_unforced
from tests.support.proving import wins_within
from tests.support.reference import PRESETS as LITERAL
from tests.support.reference_tables import BEGINNINGS, Values, compiled, literal_values, position_of, reference_values
from tests.support.strategies import MEN_SQUARES, random_rules

ALL_MATERIALS = [Material(attackers, defenders) for attackers in range(1, 9) for defenders in range(5)]
CORNERS = [0, 6, 42, 48]
FREE = [square for square in range(49) if square not in [*CORNERS, 24]]


def up_to(pieces: int) -> list[Material]:
    return [material for size in range(2, pieces + 1) for material in materials(size)]


def random_board(rng: random.Random, rules: str | Rules, most: int = 4) -> Board:
    """A position of at most ``most`` pieces that may be over."""
    many = rng.randint(2, most)
    material = rng.choice(materials(many))
    squares = rng.sample(MEN_SQUARES, many)
    pieces = dict.fromkeys(squares[1:], Piece.DEFENDER) | dict.fromkeys(
        squares[1 : 1 + material.attackers], Piece.ATTACKER
    )
    pieces["d4" if rng.random() < 0.05 else squares[0]] = Piece.KING
    return Board.from_pieces(pieces, rng.choice(list(Side)), rules=rules)


# Every position against plain backward iteration


@compiled
def compare(
    directory: npt.NDArray[np.int64], some: int, more: int, start: int, end: int, flags: int, values: Values
) -> tuple[int, int]:
    """The first number whose value the tables do not know, or -1; and how many were compared."""
    many = 0
    for number in range(start, end):
        attackers, defenders, king, side = position_of(number, some, more)
        if king == 0 or ending(attackers, defenders, king, side, flags):
            continue
        value = look_up(directory, attackers, defenders, king, side)
        attackers_win = (side == 0) == (value % 2 == 0)  # an even value is an odd number of plies, and a win
        if values[number] != (0 if value == NEITHER else value if attackers_win else -value):
            return number, many
        many += 1
    return -1, many


def compare_all(folder: Path, rules: Rules, pieces: int) -> None:
    """Build tables, and compare every placement of the pieces, for both sides to move, with the reference."""
    ensure_small(folder, rules, pieces)
    tables = open_tables(folder)
    assert tables.most_pieces(rules) == pieces
    expected = reference_values(rules.flags, pieces)
    for material in up_to(pieces):
        start = int(BEGINNINGS[material])
        wrong, compared = compare(
            tables.directory(rules), *material, start, start + 2 * 49**material.pieces, rules.flags, expected
        )
        assert wrong == -1, (material, position_of(wrong, *material), expected[wrong])
        # Without symmetries, and without the positions that are over.
        placements = 2 * math.comb(44, material.attackers) * math.comb(44 - material.attackers, material.defenders)
        assert 0.5 < compared / (placements * (49 - material.pieces + 1)) <= 1


@pytest.mark.parametrize("name", DOCUMENTED)
def test_values_up_to_three_pieces_are_those_of_plain_iteration(name: str, tmp_path: Path) -> None:
    compare_all(tmp_path, PRESETS[name], 3)


@pytest.mark.long
@pytest.mark.parametrize("name", DOCUMENTED)
def test_values_up_to_four_pieces_are_those_of_plain_iteration(name: str, tmp_path: Path) -> None:
    compare_all(tmp_path, PRESETS[name], 4)


CUSTOM: dict[str, dict[str, Any]] = {
    "escape at the edges": {"escape": "edges"},
    "edges, no ring, draw": {"escape": "edges", "encirclement": False, "no_moves": "draw"},
    "unarmed king": {"king_armed": False},
    "unarmed king at the edges": {"king_armed": False, "escape": "edges", "corners_hostile": False},
    "four take the king": {"king_taken_on_throne": 4, "king_taken_beside_throne": 4, "king_taken_elsewhere": 4},
    "two take the king": {"king_taken_on_throne": 2, "throne_hostile_to_king": "always"},
    "men may not cross": {"men_may_cross": False},
    "king may not return": {"king_may_return": False, "men_may_cross": False},
    "draws, no repetition": {"no_moves": "draw", "repetition": "none", "repetition_verdict": "none"},
    "safe corners": {"corners_hostile": False, "throne_hostile_to_attackers": "never"},
    "magpie": {"king_range": "one", "king_taken_beside_throne": 4, "king_taken_elsewhere": 4},
    "one square each": {"king_range": "one", "men_range": "one", "escape": "edges", "throne_counts_as_closed": False},
    "safe at the edge": {"king_taken_at_edge": "never", "men_range": "one"},
    "three at the edge": {"king_taken_at_edge": "by-three"},
    "throne against all": {"throne_hostile_to_defenders": "always", "throne_hostile_to_king": "when-empty"},
}


@pytest.mark.parametrize("name", CUSTOM)
def test_values_of_other_rules_are_those_of_plain_iteration(name: str, tmp_path: Path) -> None:
    compare_all(tmp_path, Rules(name=name, **CUSTOM[name]), 3)


@pytest.mark.long
def test_values_of_random_rules_are_those_of_plain_iteration(tmp_path: Path) -> None:
    rng = random.Random(5)
    for each in range(40):
        rules = dataclasses.replace(random_rules(rng), throne_restricted=True, corners_restricted=True)
        compare_all(tmp_path / str(each), rules, 3)


@pytest.mark.parametrize("field", ["throne_restricted", "corners_restricted"])
def test_there_are_no_tables_where_men_may_stop_on_the_throne_or_a_corner(field: str, tmp_path: Path) -> None:
    rules = Rules.from_dict({"name": "open", field: False})
    with pytest.raises(TableError, match="'open': there are no tables for rules in which men may stop"):
        build_up_to(tmp_path, rules, 3, ThreadPoolExecutor(1))
    tables = Tables(tmp_path, small=True)
    board = Board("7/7/7/t6/7/3K3/7 b", rules=rules)
    assert tables.most_pieces(rules) == 0
    assert tables.probe(board, None) is None
    with pytest.raises(MissingTableError, match="there are no tables for rules in which men may stop"):
        tables.probe(board)
    # A table under the name of such rules is not believed: its positions are numbered otherwise.
    ensure_small(tmp_path, Rules(), 3)
    for path in tmp_path.glob("*.table"):
        path.rename(path.with_name(path.name.replace(board_rules(Rules()).rules_id, board_rules(rules).rules_id)))
    assert len(Tables(tmp_path).directory(rules)) == 1


@pytest.mark.long
def test_values_of_four_pieces_under_random_rules_are_those_of_plain_iteration(tmp_path: Path) -> None:
    rng = random.Random(6)
    for each in range(3):
        rules = dataclasses.replace(random_rules(rng), throne_restricted=True, corners_restricted=True)
        compare_all(tmp_path / str(each), rules, 4)


def compare_literally(tables: Tables, name: str, men: list[tuple[int, int]]) -> None:
    """Compare with the slow reference, which knows nothing of the kernel, by position texts."""
    for text, value in literal_values(LITERAL[name], men).items():
        verdict = tables.probe(Board(text, rules=name))
        if value:
            assert verdict == Verdict(Side.ATTACKERS if value > 0 else Side.DEFENDERS, abs(value) - 1), text
        else:
            assert verdict.winner is verdict_when_unforced(PRESETS[name]).winner, text


@pytest.mark.parametrize("name", ["wtf", "raven"])
def test_values_of_the_lone_attacker_are_those_of_the_literal_rules(name: str, small_tables: Tables) -> None:
    compare_literally(small_tables, name, [(1, 0)])


@pytest.mark.long
@pytest.mark.parametrize("name", ["wtf", "raven"])
def test_values_of_two_attackers_are_those_of_the_literal_rules(name: str, small_tables: Tables) -> None:
    compare_literally(small_tables, name, [(1, 0), (2, 0)])


# The index


def burnside(attackers: int, defenders: int) -> int:
    """How many placements there are, symmetric ones counted once and the king in no corner, by Burnside's lemma."""
    fixed = 0
    for symmetry in range(8):
        image = [transform_square(square, symmetry) for square in range(49)]
        for king in range(49):
            if king in CORNERS or image[king] != king:
                continue
            # Each cycle of the men's squares is empty, full of attackers or full of defenders.
            ways = np.zeros((attackers + 1, defenders + 1), object)
            ways[0, 0] = 1
            for length in cycles([square for square in FREE if square != king], image):
                wider = ways.copy()
                if length <= attackers:
                    wider[length:] += ways[: attackers + 1 - length]
                if length <= defenders:
                    wider[:, length:] += ways[:, : defenders + 1 - length]
                ways = wider
            fixed += ways[attackers, defenders]
    assert fixed % 8 == 0
    return int(fixed // 8)


def cycles(squares: list[int], image: list[int]) -> list[int]:
    """The lengths of the cycles that a symmetry makes of some squares."""
    lengths = []
    left = set(squares)
    while left:
        square = left.pop()
        length = 1
        while (square := image[square]) in left:
            left.remove(square)
            length += 1
        lengths.append(length)
    return lengths


@pytest.mark.parametrize("material", [each for each in ALL_MATERIALS if each.pieces <= 8], ids=str)
def test_there_are_as_many_places_as_distinct_placements(material: Material) -> None:
    assert material.positions == burnside(*material)


def test_the_largest_tables_have_as_many_places_as_distinct_placements() -> None:
    assert Material(8, 4).positions == burnside(8, 4)
    assert Material(8, 0).positions == burnside(8, 0)
    assert Material(5, 4).positions == burnside(5, 4)


def test_the_tables_have_as_many_positions_as_was_counted() -> None:
    totals = [2 * sum(material.positions for material in up_to(pieces)) for pieces in range(5, 9)]
    assert totals == [21_888_236, 358_595_688, 4_281_827_656, 40_322_794_200]
    # The figures 2.3e7, 3.6e8, 4.3e9 and 4e10 count the positions without an attacker too, which are over.
    without = [2 * sum(burnside(0, defenders) for defenders in range(min(pieces, 5))) for pieces in range(5, 9)]
    assert [f"{total + more:.1e}" for total, more in zip(totals, without, strict=True)] == [
        "2.3e+07",
        "3.6e+08",
        "4.3e+09",
        "4.0e+10",
    ]


@compiled
def first_not_inverted(shape: npt.NDArray[np.int64], attackers: int, defenders: int, size: int) -> int:
    for place in range(size):
        a, d, k = unrank(shape, attackers, defenders, place)
        if rank(shape, a, d, k) != place:
            return place
    return -1


@pytest.mark.parametrize("material", up_to(4), ids=str)
def test_index_and_inverse_are_the_identity_over_whole_tables(material: Material) -> None:
    assert first_not_inverted(shape(), *material, material.positions) == -1


@pytest.mark.long
@pytest.mark.parametrize("material", materials(5) + materials(6), ids=str)
def test_index_and_inverse_are_the_identity_over_larger_tables(material: Material) -> None:
    assert first_not_inverted(shape(), *material, material.positions) == -1


@pytest.mark.parametrize("material", ALL_MATERIALS, ids=str)
def test_all_symmetric_images_have_one_place(material: Material) -> None:
    rng = random.Random(str(material))
    for sample in range(40):
        # The king at home or on an axis is where symmetries are left.
        king = 24 if sample % 4 == 0 else rng.choice([3, 10, 16, 17, 8]) if sample % 4 == 1 else rng.choice(FREE)
        squares = [
            1 << square for square in rng.sample([square for square in FREE if square != king], material.pieces - 1)
        ]
        attackers, defenders = sum(squares[: material.attackers]), sum(squares[material.attackers :])
        images = [
            (transform(attackers, symmetry), transform(defenders, symmetry), transform(1 << king, symmetry))
            for symmetry in range(8)
        ]
        (place,) = {rank(shape(), *image) for image in images}
        assert 0 <= place < material.positions
        assert unrank(shape(), *material, place) in images


@given(st.sampled_from(ALL_MATERIALS), st.data())
def test_every_place_has_a_position_of_its_material(material: Material, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, material.positions - 1) | st.sampled_from([0, material.positions - 1]))
    attackers, defenders, king = unrank(shape(), *material, place)
    assert Material.of(attackers, defenders) == material
    assert king.bit_count() == 1
    assert attackers & defenders == (attackers | defenders) & king == 0
    assert not any((attackers | defenders | king) >> corner & 1 for corner in CORNERS)
    assert not (attackers | defenders) >> 24 & 1
    assert rank(shape(), attackers, defenders, king) == place


# Probing


@pytest.mark.parametrize("name", DOCUMENTED)
def test_a_position_is_worth_its_best_move(name: str, small_tables: Tables) -> None:
    rng = random.Random(name)
    seen = set()
    for _ in range(400):
        board = random_board(rng, name)
        verdict = small_tables.probe(board)
        moves = small_tables.probe_moves(board)
        assert [each.move for each in moves] == sorted((each.move for each in moves), key=order(moves).__getitem__)
        assert {each.move for each in moves} == set(board.legal_moves)
        if board.outcome() is not None:
            assert moves == []
            continue
        assert moves[0].verdict == verdict, board
        seen.add((board.turn, verdict.winner))
    assert len(seen) >= 3


def order(moves: list[MoveVerdict]) -> dict[Any, int]:
    return {each.move: place for place, each in enumerate(moves)}


@pytest.mark.parametrize("material", up_to(4), ids=str)
def test_an_undecided_position_is_worth_its_best_move(material: Material, small_tables: Tables) -> None:
    values = small_tables.file("raven", material).values()
    for side, place in np.argwhere(values == NEITHER).tolist():
        pieces = [unrank(shape(), *material, place)[kind] for kind in range(3)]
        names_of = {
            square: piece for piece, squares in zip(Piece, pieces, strict=True) for square in square_names(squares)
        }
        board = Board.from_pieces(names_of, SIDES[side], rules="raven")
        assert small_tables.probe(board) == Verdict(None)
        if board.outcome() is None:
            assert small_tables.probe_moves(board)[0].verdict == Verdict(None)


@pytest.mark.parametrize("name", DOCUMENTED)
def test_moves_are_listed_best_first(name: str, small_tables: Tables) -> None:
    rng = random.Random(name)
    for _ in range(100):
        board = random_board(rng, name)
        keys = []
        for each in small_tables.probe_moves(board):
            winner, distance = each.verdict.winner, each.verdict.distance
            if distance is not None and winner is not None:
                keys.append(1000 - distance if winner is board.turn else distance - 1000)
            else:
                keys.append(0)
        assert keys == sorted(keys, reverse=True), board


@pytest.mark.parametrize("name", DOCUMENTED)
def test_the_mainline_has_as_many_plies_as_the_distance_and_ends_with_the_win(name: str, small_tables: Tables) -> None:
    rng = random.Random(name)
    longest = 0
    for _ in range(150):
        board = random_board(rng, name)
        verdict = small_tables.probe(board)
        line = small_tables.mainline(board)
        if verdict.distance is None:
            assert line == []
            continue
        assert len(line) == verdict.distance
        longest = max(longest, len(line))
        outcome = board.play_all(line).outcome()
        assert outcome is not None
        assert outcome.winner is verdict.winner
    assert longest >= 4


def test_short_wins_are_those_of_an_exhaustive_search(small_tables: Tables) -> None:
    searcher, table = Searcher(), new_table(1)
    rng = random.Random(5)
    lengths = set()
    for _ in range(150):
        board = random_board(rng, rng.choice(list(DOCUMENTED)))
        if board.outcome() is not None:
            continue
        verdict = small_tables.probe(board)
        wins_in = verdict.distance if verdict.winner is board.turn else None
        lengths.add(wins_in)
        for plies in (1, 3):
            assert wins_within(board, plies, searcher, table) is (wins_in is not None and wins_in <= plies), board
    assert {1, 3, None} <= lengths


def test_a_position_that_is_over_needs_no_table(tmp_path: Path) -> None:
    empty = open_tables(tmp_path)
    assert empty.probe(Board("7/7/7/7/7/7/KtttTT1 b")) == Verdict(Side.DEFENDERS, 0)
    assert empty.probe(Board("7/7/7/2T4/2K4/7/7 b")) == Verdict(Side.DEFENDERS, 0)
    assert empty.probe(Board("7/7/3t3/2tKt2/3t3/7/7 w")) == Verdict(Side.ATTACKERS, 0)
    assert empty.probe(Board("7/7/7/7/t6/Tt5/KTt4 b", rules="raven")) == Verdict(Side.DEFENDERS, 0)
    captured = Board("7/7/7/7/1tK3t/7/7 b")
    captured.push_text("g3-d3")
    assert empty.probe(captured) == Verdict(Side.ATTACKERS, 0)
    assert captured in empty
    assert empty.probe_moves(captured) == []
    assert empty.mainline(captured) == []
    assert empty.most_pieces("wtf") == 0


def test_a_draw_on_the_board_is_a_verdict_without_a_winner(small_tables: Tables) -> None:
    shut_in = Board("1tK4/1T5/7/7/7/7/7 b", rules="raven")
    assert small_tables.probe(shut_in) == Verdict(None)
    assert small_tables.mainline(shut_in) == []
    assert small_tables.probe(Board(shut_in.fen())) == Verdict(Side.DEFENDERS, 0)


def test_what_is_in_no_table_raises_or_gives_the_default(small_tables: Tables, tmp_path: Path) -> None:
    start = Board()
    assert start not in small_tables
    with pytest.raises(MissingTableError, match="8v4"):
        small_tables.probe(start)
    assert small_tables.probe(start, None) is None
    assert small_tables.probe(start, "unknown") == "unknown"
    with pytest.raises(MissingTableError):
        small_tables.probe_moves(start)
    with pytest.raises(MissingTableError):
        small_tables.mainline(start)
    few = Board("7/7/7/t6/7/3K3/7 b")
    assert few in small_tables
    assert small_tables.probe(few, None) == Verdict(Side.DEFENDERS, 4)
    other = Board(few.fen(), rules=Rules(name="edge", escape=Escape.EDGES))
    assert other not in small_tables
    with pytest.raises(MissingTableError):
        small_tables.probe(other)
    with pytest.raises(MissingTableError):
        open_tables(tmp_path).probe(few)
    with pytest.raises(MissingTableError, match="no folder"):
        open_tables(tmp_path / "nowhere")
    with pytest.raises(MissingTableError, match="2v2"):
        small_tables.file("wtf", Material(2, 2))
    assert look_up(np.zeros(1, np.int64), *few.placement, 0) == MISSING


@pytest.mark.parametrize(
    "fen", ["t6/7/7/7/7/7/2K4 b", "7/7/7/3t3/7/7/2K4 b", "7/7/2t4/7/7/7/7 b", "1KK4/7/7/2t4/7/7/7 b"]
)
def test_an_impossible_position_is_refused(fen: str, small_tables: Tables) -> None:
    with pytest.raises(ImpossiblePositionError):
        small_tables.probe(Board(fen))
    with pytest.raises(ImpossiblePositionError):
        small_tables.probe(Board(fen), None)


def test_too_many_men_are_in_no_table(small_tables: Tables) -> None:
    assert small_tables.probe(Board("1ttttt1/t2K2t/t6/t6/7/7/7 b"), None) is None
    assert small_tables.probe(Board("1TTTTT1/t2K3/7/7/7/7/7 b"), None) is None


def test_the_federations_rulesets_share_their_tables(small_tables: Tables) -> None:
    assert len(list(small_tables.folder.glob("*.table"))) == 2 * 6
    assert small_tables.headers("wtf") == small_tables.headers("wtf-de") == small_tables.headers("wtf-it")
    named = dataclasses.replace(get_rules("wtf"), name="mine", start="7/7/7/2tK3/7/7/7", first=Side.DEFENDERS)
    assert small_tables.probe(Board("7/7/7/t6/7/3K3/7 b", rules=named)) == Verdict(Side.DEFENDERS, 4)


@pytest.mark.parametrize(
    ("fields", "winner", "certain"),
    [
        ({}, Side.ATTACKERS, False),
        ({"repetition": "fourth-time"}, Side.ATTACKERS, False),
        ({"repetition_verdict": "defenders-lose"}, Side.ATTACKERS, True),
        ({"repetition_verdict": "defenders-lose", "no_moves": "draw"}, Side.ATTACKERS, False),
        ({"repetition": "none"}, None, True),
        ({"repetition_verdict": "none"}, None, True),
        ({"repetition": "third-time", "repetition_verdict": "draw"}, None, True),
    ],
)
def test_what_neither_side_can_force_goes_by_the_repetition_rule(
    fields: dict[str, str], winner: Side | None, certain: bool
) -> None:
    assert verdict_when_unforced(Rules(**fields)) == Verdict(winner, certain=certain)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", DOCUMENTED)
def test_neither_is_read_by_each_rulesets_own_repetition_rule(name: str, tmp_path: Path) -> None:
    # With so few pieces somebody always wins under the federation's rules: a table of another opinion is needed.
    rules, lone = get_rules(name), Material(1, 0)
    write_table(table_path(tmp_path, rules, lone), rules, lone, np.zeros((2, lone.positions), np.uint8))
    board = Board("7/7/7/t6/7/3K3/7 b", rules=name)
    verdict = open_tables(tmp_path).probe(board)
    assert verdict == verdict_when_unforced(board.rules)
    assert verdict.winner is (None if name == "raven" else Side.ATTACKERS)
    assert verdict.certain == (name in ("wtf-it", "raven"))
    assert open_tables(tmp_path).mainline(board) == []
    drawn = dataclasses.replace(board.rules, repetition_verdict=RepetitionVerdict.DRAW)
    assert open_tables(tmp_path).probe(Board(board.fen(), rules=drawn)) == Verdict(None)


def test_raven_positions_that_nobody_wins_are_draws(small_tables: Tables) -> None:
    board = Board("7/7/7/7/7/6t/1tKt3 b", rules="raven")  # the third man shuts the king in: no moves, a draw
    assert small_tables.probe(board) == Verdict(None)
    moves = small_tables.probe_moves(board)
    assert str(moves[0].move) == "g2-c2"
    assert moves[0].verdict == Verdict(None)
    assert {each.verdict.winner for each in moves[1:]} == {Side.DEFENDERS}
    assert str(moves[0].verdict) == "neither side can force a win: a draw"


# The checker


def values_of(tables: Tables, rules: str, materials: list[Material]) -> tuple[dict[Material, Any], Any]:
    values = {material: tables.file(rules, material).values() for material in materials}
    addresses = np.zeros(2 * MATERIALS, np.int64)
    for material, table in values.items():
        for side in (0, 1):
            addresses[2 * material.place + side] = table[side].ctypes.data
    return values, addresses


@pytest.mark.parametrize("name", ["wtf", "raven"])
def test_the_checker_finds_nothing_wrong_in_good_tables(name: str, small_tables: Tables) -> None:
    _values, addresses = values_of(small_tables, name, up_to(4))
    flags = get_rules(name).flags
    for material in up_to(4):
        places = np.arange(material.positions)
        for side in (0, 1):
            assert first_wrong(shape(), addresses, *material, side, places, flags) == -1


def test_the_checker_finds_a_wrong_value_anywhere(small_tables: Tables) -> None:
    values, addresses = values_of(small_tables, "wtf", up_to(3))
    flags = get_rules("wtf").flags
    rng = random.Random(3)
    for material in up_to(3):
        places = np.arange(material.positions)
        for side in (0, 1):
            for place in [0, material.positions - 1, *rng.sample(range(material.positions), 60)]:
                right = values[material][side, place]
                # Any byte: another distance, the other winner, or neither.
                for wrong in {0, 1, 2, 255, int(right) ^ 1, (int(right) + 2) % 256, rng.randrange(256)} - {int(right)}:
                    values[material][side, place] = wrong
                    assert first_wrong(shape(), addresses, *material, side, places[place : place + 1], flags) == place
                    values[material][side, place] = right


def test_the_checker_finds_the_first_wrong_value_of_a_whole_table(small_tables: Tables) -> None:
    values, addresses = values_of(small_tables, "raven", up_to(3))
    values[Material(2, 0)][1, 1234] = 77
    # A value that others rest on is wrong for them too.
    wrong = first_wrong(shape(), addresses, 2, 0, 1, np.arange(1234, 1235), get_rules("raven").flags)
    assert wrong == 1234
    assert 0 <= first_wrong(shape(), addresses, 2, 0, 1, np.arange(5000), get_rules("raven").flags) <= 1234


def test_damaged_and_missing_are_no_values() -> None:
    assert len({DAMAGED, MISSING, NEITHER}) == 3
    assert max(DAMAGED, MISSING) < 0


def test_a_directory_outlives_its_tables(small_tables: Tables) -> None:
    directory = open_tables(small_tables.folder).directory("wtf")
    gc.collect()
    board = Board("7/7/7/t6/7/3K3/7 b")
    assert look_up(directory, *board.placement, board.turn.number) == 5
