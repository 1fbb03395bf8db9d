"""OpenTafl's notations: its own published texts, every limit of its language, and round trips."""

import contextlib
import dataclasses
from typing import Any

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from brandubh.errors import BrandubhError
from brandubh.kernel.endings import encircled
from brandubh.move import MOVES, Move
from brandubh.notation import Placement, parse_placement
from brandubh.pieces import SQUARE_NUMBERS, SQUARES, square_names
from brandubh.record.opentafl import (
    OpenTaflError,
    inexpressible,
    read_move,
    read_position,
    read_rules,
    write_move,
    write_position,
    write_rules,
)
from brandubh.rules import PRESETS, RAVEN, WTF, Hostility, NoMoves, Repetition, RepetitionVerdict, Rules
from tests.support.strategies import CHOICES, MEN_SQUARES, any_texts

START = "start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/"
BRANDUB = f"dim:7 name:Brandub surf:n atkf:y ks:w cenh: cenhe: {START}"  # as OpenTafl's Brandub writes itself
PLAIN = dataclasses.replace(RAVEN, no_moves=NoMoves.LOSS)

# From Ard-Ri-Capture-Puzzle.otg, which goes on 1. d7-d6xd5 c3-b3 2. c2-c3xKc4.
PUZZLE = "/1t5/2t4/2T4/tTKt3/2tT3/t6/Tt1t3/"


@st.composite
def placements(draw: st.DrawFn) -> Placement:
    pieces = draw(st.lists(st.sampled_from("....tTK"), min_size=49, max_size=49))
    return Placement(*(sum(1 << square for square, piece in enumerate(pieces) if piece == kind) for kind in "tTK"))


@st.composite
def start_texts(draw: st.DrawFn) -> str:
    king = draw(st.sampled_from(SQUARES))
    men = draw(st.lists(st.sampled_from(MEN_SQUARES), max_size=12, unique=True))
    letters = dict(zip(men, "ttTttTttTttT", strict=False)) | {king: "K"}
    return "/".join("".join(letters.get(file + rank, "1") for file in "abcdefg") for rank in "7654321")


# Of rules left wholly to chance, next to none can be expressed; without a draw for no moves and with OpenTafl's
# repetition, many can.
fields = {field: st.sampled_from(values) for field, values in CHOICES.items()}
rulesets = st.one_of(
    st.fixed_dictionaries({**fields, "start": start_texts()}),
    st.fixed_dictionaries(
        {**fields, "start": start_texts(), "name": st.text("ab _:]é", min_size=1, max_size=60)}
        | {"no_moves": st.just("loss"), "repetition": st.just("third-time"), "repetition_verdict": st.just("draw")}
    ),
).map(Rules.from_dict)


# --------------------------------------------------------------------------------------------------- published texts


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        (BRANDUB, PLAIN),
        # older versions wrote the jumps of pieces that Brandub does not have
        (f"dim:7 name:Brandub surf:n atkf:y ks:w nj:n cj:n cenh: cenhe: {START}", PLAIN),
        # the example in OpenTafl's specification, which leaves surrounding fatal
        (f"dim:7 ks:n cenhe: cenh: {START}", dataclasses.replace(PLAIN, encirclement=True)),
    ],
)
def test_opentafls_own_brandub_is_the_raven_game_except_that_who_cannot_move_loses(text: str, rules: Rules) -> None:
    assert read_rules(text) == rules


def test_the_same_rules_are_written_as_opentafl_writes_them() -> None:
    assert write_rules(read_rules(BRANDUB)) == BRANDUB


def test_a_position_of_opentafls_tests_is_read_with_rank_1_first() -> None:
    rules = read_rules("dim:7 name:Brandub surf:n atkf:y ks:w cenh: cenhe: start:/7/3t3/7/t1T1t1t/7/2tTK2/4T2/")
    assert rules.start == "4T2/2tTK2/7/t1T1t1t/7/3t3/7"


def test_starti_has_rank_7_first() -> None:
    rules = read_rules("dim:7 ks:w starti:/4T2/2tTK2/7/t1T1t1t/7/3t3/7/")
    assert rules.start == "4T2/2tTK2/7/t1T1t1t/7/3t3/7"


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


def test_opentafls_file_of_a_federation_game_is_refused_since_its_king_is_safe_beside_the_throne() -> None:
    text = f"dim:7 name:Brandub_Strong_Center_King surf:n atkf:y ks:c nj:n cj:n cenh: cenhe: {START}"
    with pytest.raises(OpenTaflError, match="ks:c makes a king beside the throne safe from capture, unless cenhe"):
        read_rules(text)


# ------------------------------------------------------------------------------------------------------ reading rules


def test_fields_left_out_have_opentafls_defaults() -> None:
    rules = read_rules(f"dim:7 ks:c {START}")
    assert rules == Rules(
        throne_hostile_to_attackers=Hostility.ALWAYS,
        throne_hostile_to_defenders=Hostility.WHEN_EMPTY,
        throne_hostile_to_king=Hostility.WHEN_EMPTY,
        king_taken_on_throne=4,
        king_taken_beside_throne=4,
        king_taken_elsewhere=2,
        repetition=Repetition.THIRD_TIME,
        repetition_verdict=RepetitionVerdict.DRAW,
    )


@pytest.mark.parametrize(
    "field",
    [
        *("esc:c", "surf:y", "atkf:y", "tfr:d", "ka:y", "kj:n", "nj:c", "cj:j", "mj:n", "gj:n", "sw:n", "swf:y"),
        *("efe:n", "linc:n", "ber:n", "spd:-1", "spd:-1,-1,", "spd:-1,-1,-1,-1,-1,-1,-1,-1,"),
        *("cor:a1,a7,g1,g7,", "cen:d4,", "afor:", "dfor:,", "corh:tcnkmTCNKM", "cenh:tcnkm", "cenhe:tcnkmTCNKM"),
        *("corp:K", "cors:K", "corre:tcnkTCNK", "cenp:tTK", "cens:K", "cenre:tTK", "aforh:", "dfors:gG"),
    ],
)
def test_saying_a_default_or_what_cannot_matter_changes_nothing(field: str) -> None:
    assert read_rules(f"dim:7 {field} ks:w {START}") == read_rules(f"dim:7 ks:w {START}")


@pytest.mark.parametrize(
    ("fields", "change"),
    [
        ("esc:e", {"escape": "edges"}),
        ("surf:n", {"encirclement": False}),
        ("atkf:n", {"first": "defenders"}),
        ("tfr:i", {"repetition": "none", "repetition_verdict": "none"}),
        ("ka:n", {"king_armed": False}),
        ("corh:", {"corners_hostile": False}),
        ("cenp:K", {"men_may_cross": False}),
        ("cenre:K", {"men_may_cross": False}),
        ("cens:", {"king_may_return": False}),
        ("cenh:", {"throne_hostile_to_attackers": "when-empty"}),
        ("cenh:tT", {"throne_hostile_to_defenders": "always"}),
        ("cenh:tK", {"throne_hostile_to_king": "always"}),
        ("cenhe:tT", {"throne_hostile_to_king": "never"}),
        ("cenhe:TK", {"throne_hostile_to_attackers": "never"}),  # an armed king on it is an enemy anyway
    ],
)
def test_each_field_says_what_opentafls_notation_says(fields: str, change: dict[str, Any]) -> None:
    usual = read_rules(f"dim:7 ks:w {START}")
    assert read_rules(f"dim:7 {fields} ks:w {START}") == dataclasses.replace(usual, **change)


@pytest.mark.parametrize(
    ("fields", "taken_by"),
    [
        ("ks:w", (2, 2, 2)),
        ("ks:n", (2, 2, 2)),
        ("ks:c", (4, 4, 2)),
        ("ks:m", (4, 4, 4)),
        ("esc:e ks:s", (4, 4, 4)),  # on the edge, where OpenTafl's strong king is safe, he has won
        ("esc:e ks:y", (4, 4, 4)),
        ("esc:e", (4, 4, 4)),
    ],
)
def test_the_kings_strength(fields: str, taken_by: tuple[int, int, int]) -> None:
    rules = read_rules(f"dim:7 {fields} {START}")
    assert (rules.king_taken_on_throne, rules.king_taken_beside_throne, rules.king_taken_elsewhere) == taken_by


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (f"dim:11 ks:w {START}", "dim:7 is needed"),
        (f"ks:w {START}", "dim:7 is needed"),
        (f"dim:٧ ks:w {START}", "dim:7 is needed"),
        ("dim:7 ks:w", "one start: or starti:"),
        (f"dim:7 ks:w {START} starti:/7/7/7/3K3/7/7/7/", "one start: or starti:"),
        (f"dim:7 ks:w ks:w {START}", "'ks' stands twice"),
        (f"dim:7 ks {START}", "'ks' is none"),
        (f"dim:7 ks:w board:big {START}", "no field is called 'board'"),
        (f"dim:7 ks:x {START}", "ks: is one of s, c, w, m, y, n, not 'x'"),
        (f"dim:7 ks:wn {START}", "not 'wn'"),
        (f"dim:7 ks: {START}", "not ''"),
        (f"dim:7 ks:w tfr:w {START}", "who moves into it"),
        (f"dim:7 ks:w tfr:l {START}", "who moves into it"),
        (f"dim:7 ks:w ka:a {START}", "captures at rest only"),
        (f"dim:7 ks:w ka:h {START}", "captures by moving only"),
        (f"dim:7 ks:w kj:r {START}", "a king who jumps"),
        (f"dim:7 ks:w sw:s {START}", "shieldwall"),
        (f"dim:7 ks:w efe:y {START}", "edge fort"),
        (f"dim:7 ks:w linc:y {START}", "Linnaean"),
        (f"dim:7 ks:w ber:c {START}", "berserk"),
        (f"dim:7 ks:w spd:-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1, {START}", "pieces move any distance"),
        (f"dim:7 ks:w spd:-1,-1,-1 {START}", "pieces move any distance"),
        (f"dim:7 ks:w spd: {START}", "pieces move any distance"),
        (f"dim:7 ks:w cor: {START}", "cor: must be a1,g1,a7,g7 here, not ''"),
        (f"dim:7 ks:w cor:a1,b1 {START}", "not 'a1,b1'"),
        (f"dim:7 ks:w cen:d4,d5 {START}", "cen: must be d4"),
        (f"dim:7 ks:w afor:c1 {START}", "afor: must be empty"),
        (f"dim:7 ks:w corh:tTx {START}", "not 'x'"),
        (f"dim:7 ks:w corh:t {START}", "all pieces or none"),
        (f"dim:7 ks:w cors:KT corp:KT {START}", "nobody else, stop on the corners"),
        (f"dim:7 ks:w cors: {START}", "must let the king"),
        (f"dim:7 ks:w cens:tcnkTCNK {START}", "no man stop on the throne"),
        (f"dim:7 ks:w cenp: {START}", "the king cross the throne"),
        (f"dim:7 ks:w cenre:tcnTCN {START}", "the king cross the throne"),
        (f"dim:7 ks:w cenp:tK {START}", "all men cross the throne, or none"),
        (f"dim:7 ks:w cenh:tT cenhe:t {START}", "cenh names T, so cenhe must too"),
        (f"dim:7 ks:w ka:n cenhe:TK {START}", "cenh names t, so cenhe must too"),
        (f"dim:7 {START}", r"ks:s makes a king on the edge safe from capture \(ks:m does not\)"),
        (f"dim:7 ks:m cenhe:t {START}", "ks:m makes a king beside the throne safe"),
        ("dim:7 ks:w start:/7/7/7/3N3/7/7/7/", "'N' is a knight"),
        ("dim:7 ks:w start:/7/7/7/7/7/7/7/", "one king"),
        ("dim:7 ks:w start:/t6/7/7/3K3/7/7/7/", "no man may stand"),
        (f"dim:7 ks:w name:{'n' * 61} {START}", "1 to 60 printable"),
    ],
)
def test_what_cannot_be_read_or_played_here_is_named(text: str, words: str) -> None:
    with pytest.raises(OpenTaflError, match=words):
        read_rules(text)


def test_every_unknown_setting_is_named_at_once() -> None:
    with pytest.raises(OpenTaflError) as raised:
        read_rules(f"dim:9 kj:j sw:w ber:m spd:1 cor: {START}")
    assert all(word in str(raised.value) for word in ("dim:7", "kj:j", "sw:w", "ber:m", "spd:", "cor:"))


def test_lines_and_any_order_are_read() -> None:
    assert read_rules(f"{START}\n ks:w\n\tdim:7 surf:n cenhe: cenh:") == PLAIN


# ------------------------------------------------------------------------------------------------------ writing rules

THRONE_AND_KING = "its program asks for the defenders only"
KING_COUNTS = "by 4 on the throne, by 2 beside it and by 2 elsewhere"


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("wtf", [KING_COUNTS, THRONE_AND_KING, "the same loop three times", "the side that had the choice loses"]),
        (
            "wtf-de",
            [KING_COUNTS, THRONE_AND_KING, "the same loop for the third time", "the side that had the choice loses"],
        ),
        ("wtf-it", [KING_COUNTS, THRONE_AND_KING, "the same loop three times", "the defenders lose"]),
        ("raven", ["a side that cannot move draws"]),
    ],
)
def test_what_opentafl_cannot_express_of_the_presets(name: str, points: list[str]) -> None:
    found = inexpressible(PRESETS[name])
    assert len(found) == len(points)
    assert all(point in words for point, words in zip(points, found, strict=True))
    with pytest.raises(OpenTaflError) as raised:
        write_rules(PRESETS[name])
    assert all(words in str(raised.value) for words in found)


@pytest.mark.parametrize(
    ("change", "point"),
    [
        ({"king_taken_on_throne": 4}, KING_COUNTS),
        ({"king_taken_elsewhere": 4}, "by 2 on the throne, by 2 beside it and by 4 elsewhere"),
        ({"throne_hostile_to_defenders": "always"}, THRONE_AND_KING),
        ({"throne_hostile_to_king": "when-empty"}, THRONE_AND_KING),
        ({"king_taken_on_throne": 4, "king_taken_beside_throne": 4}, "counts such a throne as open"),
        ({"no_moves": "draw"}, "a side that cannot move draws"),
        ({"repetition": "none"}, "repetition never ends the game"),
        ({"repetition_verdict": "none"}, "repetition never ends the game"),
        ({"repetition": "none", "repetition_verdict": "choice"}, "repetition never ends the game"),
        ({"repetition": "three-loops", "repetition_verdict": "none"}, "repetition never ends the game"),
        ({"repetition": "three-loops"}, "the same loop three times in a row"),
        ({"repetition": "fourth-time"}, "a position's fourth occurrence"),
        ({"repetition_verdict": "choice"}, "the side that had the choice loses"),
        ({"repetition_verdict": "defenders-lose"}, "the defenders lose"),
    ],
)
def test_each_limit_of_opentafl_is_one_point(change: dict[str, Any], point: str) -> None:
    [words] = inexpressible(dataclasses.replace(PLAIN, **change))
    assert point in words


def test_a_king_by_4_beside_a_hostile_throne_and_encirclement_are_no_limits() -> None:
    rules = dataclasses.replace(
        PLAIN,
        king_taken_on_throne=4,
        king_taken_beside_throne=4,
        throne_hostile_to_defenders=Hostility.WHEN_EMPTY,
        throne_hostile_to_king=Hostility.ALWAYS,
        encirclement=True,
    )
    assert inexpressible(rules) == []


def test_the_nearest_text_for_the_federations_rules_has_its_throne_and_a_king_strong_near_it() -> None:
    assert write_rules(WTF, lossy=True) == f"dim:7 name:wtf atkf:y ks:c {START}"


@given(rulesets)
@example(WTF)
@example(RAVEN)
@example(PLAIN)
def test_rules_come_back_equal_where_they_are_expressible_and_otherwise_every_point_is_named(rules: Rules) -> None:
    points = inexpressible(rules)
    if points:
        with pytest.raises(OpenTaflError) as raised:
            write_rules(rules)
        assert all(point in str(raised.value) for point in points)
    else:
        assert read_rules(write_rules(rules)) == rules


@given(rulesets)
def test_lossy_text_can_be_read_and_loses_nothing_more_the_second_time(rules: Rules) -> None:
    nearest = read_rules(write_rules(rules, lossy=True))
    assert read_rules(write_rules(nearest, lossy=True)) == nearest
    endless = nearest.repetition is Repetition.NONE  # the notation has it, the program has not
    assert endless or read_rules(write_rules(nearest)) == nearest
    kept = ("start", "first", "escape", "encirclement", "king_armed", "corners_hostile", "men_may_cross")
    assert all(getattr(nearest, field) == getattr(rules, field) for field in (*kept, "king_may_return"))


@given(st.text(min_size=1, max_size=60))
def test_any_name_gives_one_field_of_text(name: str) -> None:
    assume(name.isprintable())
    text = write_rules(dataclasses.replace(PLAIN, name=name))
    assert len(text.split()) == len(BRANDUB.split())
    assert read_rules(text) == PLAIN


@given(placements())
def test_encirclement_is_what_opentafl_asks_with_its_flood_from_the_edge(placement: Placement) -> None:
    white = {*square_names(placement.defenders), *square_names(placement.king)}
    flood, met = [square for square in SQUARES if square[0] in "ag" or square[1] in "17"], set()
    while flood:
        square = flood.pop()
        if square in met:
            continue
        met.add(square)
        if square not in white and square not in square_names(placement.attackers):
            file, rank = ord(square[0]), int(square[1])
            near = ((file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1))
            flood += [name for name in (f"{chr(f)}{r}" for f, r in near) if name in SQUARE_NUMBERS]
    assume(white)
    assert encircled(placement.attackers, placement.defenders | placement.king) == (not met & white)


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
        ("", "7 ranks"),
        ("/7/7/7/7/7/7/", "7 ranks"),
        ("//7/7/7/7/7/7/7/", "7 ranks"),
        ("/7/7/7/3k3/7/7/7/", "'k' is a king of the attackers"),
        ("/7/7/7/3c3/7/7/7/", "'c' is a commander"),
        ("/7/7/7/3M3/7/7/7/", "'M' is a mercenary"),
        ("/12T3/7/7/3K3/7/7/7/", "'12' empty squares"),
        ("/7/7/7/3x3/7/7/7/", "'x' in rank 4"),
        ("/6/7/7/3K3/7/7/7/", "rank 1 has 6 squares"),
        ("/7/7/7/3K3/7/7/6t1/", "rank 7 has 8 squares"),
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
        *(BRANDUB.split(" ")),
        *(PUZZLE, *PUZZLE, "starti:", "cor:a1,", "spd:-1,", "::", "d7-d6xd5", "/Kc4", "+", "--"),
        *("9" * 5000, "٧", "²", "\0", "\ud800", "\u2028", "\u212a"),
    ]
)
texts = any_texts | st.lists(pieces_of_text).map("".join) | st.lists(pieces_of_text).map(" ".join)


@pytest.mark.parametrize("read", [read_rules, read_position, read_move])
@given(text=texts)
@example(text="dim:7 ks:w start:/" + "1" * 5000 + "/7/7/3K3/7/7/7/")
@example(text="/" + "7" * 5000 + "/7/7/3K3/7/7/7/")
@example(text="/²/7/7/3K3/7/7/7/")
@example(text="/٧/7/7/3K3/7/7/7/")
@example(text="dim:7 ks:w name:\0 " + START)
@example(text="dim:7 ks:w name:\ud800 " + START)
def test_any_text_is_read_or_refused_with_the_librarys_own_error(read: Any, text: str) -> None:
    with contextlib.suppress(BrandubhError):
        read(text)
