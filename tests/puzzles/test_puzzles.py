"""The puzzles that ship, and what a puzzle promises (docs/puzzles.md)."""

import dataclasses
import json
import random
import re
from collections import Counter
from collections.abc import Callable
from importlib import resources
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brandubh import Board, Move, Piece, Side
from brandubh.cli.puzzles import Choice, check_command, show_command
from brandubh.puzzles import Puzzle, PuzzleError, load, read_puzzles, write_puzzles
from brandubh.puzzles.difficulty import DepthOf, Step, grade_of, rating
from brandubh.puzzles.mining.miner import LEAST_CHOICES
from brandubh.puzzles.proof import Checker, Prover
from brandubh.puzzles.puzzle import id_of, is_same_idea, squares_apart
from brandubh.puzzles.themes import THEMES, themes_of
from brandubh.rules import get_rules
from brandubh.tablebase import Tables
from tests.support.command import brandubh
from tests.support.paths import ROOT

PUZZLES = load()
WTF = load("wtf")

# Attackers to move: the king is about to walk to a1. Only one way to bar him leads to his capture.
CORRIDOR = "3t3/1t5/7/t5t/7/2T2t1/2K1t2 b"
CORRIDOR_LINE = ["b6-b1", "c1-d1", "b1-c1"]


def moves(*texts: str) -> list[Move]:
    return [Move.from_text(text) for text in texts]


@pytest.fixture
def prover(small_tables: Tables) -> Prover:
    return Prover(get_rules("wtf"), small_tables)


# The puzzles that ship


def test_there_are_enough_puzzles_of_every_kind() -> None:
    rules = Counter(puzzle.rules for puzzle in PUZZLES)
    assert rules["wtf"] >= 300
    assert rules["raven"] >= 60
    for name in rules:
        sides = Counter(puzzle.side for puzzle in PUZZLES if puzzle.rules == name)
        assert all(sides[side] >= 0.25 * rules[name] for side in Side), (name, sides)
    assert {puzzle.grade for puzzle in WTF} == {1, 2, 3, 4, 5}
    assert {theme for puzzle in PUZZLES for theme in puzzle.themes} >= {
        "two-corners",
        "sacrifice",
        "throne-trick",
        "corner-capture",
        "encirclement",
        "quiet-move",
        "defence",
        "king-hunt",
        "escape",
    }


def test_every_solution_is_played_by_the_rules_and_wins_in_as_many_moves_as_it_says() -> None:
    for puzzle in PUZZLES:
        board = puzzle.board()
        assert board.is_valid()
        assert board.turn is puzzle.side
        for text, move in zip(puzzle.moves, puzzle.line(), strict=True):
            assert board.outcome() is None
            assert board.text(move) == text
            board.push(move)
        outcome = board.outcome()
        assert outcome is not None
        assert outcome.winner is puzzle.side
        assert 2 <= puzzle.wins_in <= 8
        assert len(puzzle.moves) == 2 * puzzle.wins_in - 1


def test_no_puzzle_comes_twice_even_turned_or_mirrored() -> None:
    positions = [(puzzle.rules, puzzle.board().canonical().fen()) for puzzle in PUZZLES]
    assert len(set(positions)) == len(positions)
    assert [puzzle.id for puzzle in PUZZLES] == [id_of(puzzle.board()) for puzzle in PUZZLES]


def test_no_two_puzzles_have_the_same_idea() -> None:
    for puzzle in PUZZLES[::18]:
        assert [other.id for other in PUZZLES if other is not puzzle and is_same_idea(puzzle, other)] == []


Place = tuple[int, int]
IMAGES: list[Callable[[int, int], Place]] = [
    lambda x, y: (x, y),
    lambda x, y: (6 - x, y),
    lambda x, y: (x, 6 - y),
    lambda x, y: (6 - x, 6 - y),
    lambda x, y: (y, x),
    lambda x, y: (6 - y, x),
    lambda x, y: (y, 6 - x),
    lambda x, y: (6 - y, 6 - x),
]


def _image(puzzle: Puzzle, image: Callable[[int, int], Place]) -> tuple[set[tuple[Piece, Place]], list[Place]]:
    """What stands where, and from where to where the first move goes."""

    def place(square: str) -> Place:
        return image("abcdefg".index(square[0]), int(square[1]) - 1)

    first = puzzle.moves[0]
    return {(piece, place(square)) for square, piece in puzzle.board().pieces().items()}, [
        place(first[:2]),
        place(first[3:5]),
    ]


def test_puzzles_of_one_game_begin_with_different_moves_in_whatever_image_they_are_shown() -> None:
    pairs = 0
    for puzzle, other in combinations(PUZZLES, 2):
        if (puzzle.rules, puzzle.source, puzzle.side) != (other.rules, other.source, other.side):
            continue
        pairs += 1
        pieces, first = _image(other, IMAGES[0])
        images = [_image(puzzle, image) for image in IMAGES]
        apart = [len({place for _, place in there ^ pieces}) for there, _ in images]
        same = [squares for squares, (_, move) in zip(apart, images, strict=True) if move == first]
        assert min(apart) > 6, (puzzle.id, other.id)
        assert min(apart) not in same, (puzzle.id, other.id)
    assert pairs >= 30


# The same game's as d32264be, the same move in another image.
MIRRORED = Puzzle(
    id="338c17b1",
    rules="wtf",
    fen="3t3/7/7/4t1t/T4t1/2ttK2/7 w",
    moves=("e2-e1", "g4-g6", "e1-g1"),
    steps=(Step(12, 0), Step(16, 0)),
    themes=("two-corners", "defence", "escape"),
    proof="search",
    source="self-play 0 #9743",
)


def test_the_same_first_move_in_another_image_is_the_same_idea() -> None:
    other = next(other for other in WTF if other.id == "d32264be")
    assert other.source == MIRRORED.source
    assert other.moves[0] != MIRRORED.moves[0]
    assert squares_apart(MIRRORED, other) > 6
    assert is_same_idea(MIRRORED, other)
    assert is_same_idea(other, MIRRORED)
    assert not is_same_idea(dataclasses.replace(MIRRORED, source="elsewhere"), other)


def test_themes_are_those_of_the_solution() -> None:
    for puzzle in PUZZLES:
        assert themes_of(puzzle.board(), puzzle.line()) == puzzle.themes, puzzle.id


def test_difficulty_follows_from_the_steps() -> None:
    text = (resources.files("brandubh") / "puzzles" / "puzzles.jsonl").read_text("utf-8")
    for line, puzzle in zip(text.splitlines(), PUZZLES, strict=True):
        said = json.loads(line)
        assert said["difficulty"] == rating(puzzle.steps) == puzzle.difficulty
        assert said["grade"] == grade_of(puzzle.difficulty) == puzzle.grade
        board = puzzle.board()
        choices = []
        for number, move in enumerate(puzzle.line()):
            if number % 2 == 0:
                choices.append(len(board.legal_moves))
            board.push(move)
        assert [step.choices for step in puzzle.steps] == choices
        assert choices[0] >= LEAST_CHOICES
        assert puzzle.steps[-1].depth == 0


def test_the_file_is_sorted_and_written_as_it_is_read(tmp_path: Path) -> None:
    text = (resources.files("brandubh") / "puzzles" / "puzzles.jsonl").read_text("utf-8")
    again = tmp_path / "again.jsonl"
    shuffled = list(PUZZLES)
    random.Random(1).shuffle(shuffled)
    write_puzzles(again, shuffled)
    assert again.read_text("utf-8") == text


@pytest.mark.parametrize(
    "puzzles",
    [
        pytest.param(PUZZLES[::60], id="a few"),
        pytest.param(PUZZLES[::12], marks=pytest.mark.slow, id="some"),
        pytest.param(PUZZLES[::2], marks=pytest.mark.long, id="half"),
        pytest.param(PUZZLES[1::2], marks=pytest.mark.long, id="the other half"),
    ],
)
def test_the_puzzles_are_proven_again(puzzles: list[Puzzle], small_tables: Tables) -> None:
    checker = Checker(small_tables)
    assert [puzzle.id for puzzle in puzzles if not checker.is_proven(puzzle)] == []


def test_every_move_is_judged_the_same_by_the_tables(small_tables: Tables) -> None:
    """Where a move of either side leads to a position of the tables, right or wrong, they say of it what we promise."""
    wrong = right = answers = 0
    for puzzle in PUZZLES:
        board = puzzle.board()
        for number, played in enumerate(puzzle.line()[:-1]):
            left = len(puzzle.moves) - number - 1  # plies that the main line still takes after this move
            for move in board.legal_moves:
                verdict = small_tables.probe(board.after(move), None)
                if verdict is None:
                    continue
                wins_in = verdict.distance if verdict.winner is puzzle.side else None
                if number % 2 == 0 and move is not played:
                    assert not wins_in, (puzzle.id, number, move)
                    wrong += 1
                elif number % 2 == 0 or move is played:
                    assert wins_in == left, (puzzle.id, number, move)
                    right += 1
                else:
                    assert wins_in is not None, (puzzle.id, number, move)
                    assert wins_in <= left, (puzzle.id, number, move)
                    answers += 1
            board.push(played)
    # With 462 puzzles they were 92, 8 and 6.
    assert wrong >= 80
    assert right >= 6
    assert answers >= 4


# What the document says of them


def test_the_document_counts_the_puzzles_that_ship() -> None:
    text = (ROOT / "docs" / "puzzles.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) / (\d+) \| ([\d, ]+) \| ([\d:, ]+) \|$", text, re.MULTILINE)
    assert {row[0] for row in rows} == {puzzle.rules for puzzle in PUZZLES}
    for name, number, attackers, defenders, by_grade, lengths in rows:
        mine = [puzzle for puzzle in PUZZLES if puzzle.rules == name]
        assert int(number) == len(mine)
        assert [int(attackers), int(defenders)] == [sum(puzzle.side is side for puzzle in mine) for side in Side]
        grades = Counter(puzzle.grade for puzzle in mine)
        assert by_grade == ", ".join(str(grades[grade]) for grade in range(1, 6))
        lasts = Counter(puzzle.wins_in for puzzle in mine)
        assert lengths == ", ".join(f"{moves}: {lasts[moves]}" for moves in sorted(lasts))
    assert f"All {len(PUZZLES)} are proven" in text
    shown = re.findall(r"puzzles show ([0-9a-f]{8})\b", text)
    assert shown
    assert set(shown) <= {puzzle.id for puzzle in PUZZLES}


# A puzzle as an object


def test_only_the_solutions_move_is_right_but_at_the_end_any_that_wins() -> None:
    for puzzle in PUZZLES[::23]:
        line = puzzle.line()
        board = puzzle.board()
        assert [move for move in board.legal_moves if puzzle.is_solution([], move)] == [line[0]]
        last = board.play_all(line[:-1])
        right = [move for move in last.legal_moves if puzzle.is_solution(line[:-1], move)]
        assert line[-1] in right
        for move in right:
            last.push(move)
            outcome = last.outcome()
            assert outcome is not None
            assert outcome.winner is puzzle.side
            last.pop()
        with pytest.raises(PuzzleError, match="not the solver's turn"):
            puzzle.is_solution(line[:1], line[1])
        with pytest.raises(PuzzleError, match="not the solver's turn"):
            puzzle.is_solution(line, line[0])
        assert not puzzle.is_solution([], Move.from_text("a1-a1"))


def test_the_federations_rulesets_share_their_puzzles() -> None:
    assert load("wtf-de") == load("wtf-it") == WTF
    assert {puzzle.rules for puzzle in load("raven")} == {"raven"}
    assert load("wtf") + load("raven") == sorted(PUZZLES, key=lambda puzzle: puzzle.rules, reverse=True)


def _with(**changes: object) -> str:
    """A good puzzle's line, changed."""
    return json.dumps({**json.loads(WTF[0].to_json()), **changes})


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("nonsense", "this is no puzzle"),
        ('{"id": "x"}', "this is no puzzle"),
        (WTF[0].to_json().replace('"themes": [', '"themes": ["magic", '), "unknown themes: magic"),
        (WTF[0].to_json().replace('"wtf"', '"chess"'), "unknown rules: 'chess'"),
        ("[" * 100_000, "this is no puzzle"),
        ("[]", "this is no puzzle"),
        (_with(rules="wtf-de"), "kept as 'wtf'"),
        (_with(id="00000000"), "not the name of its position"),
        (_with(fen="7/7/7/7/7/7/8 w"), "cannot be played"),
        (_with(fen="7/7/7/7/7/7/7 w"), "begins with a position that is"),
        (_with(fen=WTF[0].fen + " "), "not written as"),
        (_with(moves=""), "a line of 0 moves"),
        (_with(moves=" ".join(WTF[0].moves[:-1])), f"a line of {len(WTF[0].moves) - 1} moves"),
        (_with(moves=" ".join([*WTF[0].moves[:-1], "a1-a2"])), "cannot be played"),
        (_with(moves=" ".join(["nowhere", *WTF[0].moves[1:]])), "cannot be played"),
        (_with(steps=[[0, 0], [8, 0]]), "a wrong step"),
        (_with(steps=[[7, -1], [8, 0]]), "a wrong step"),
        (_with(steps=[[7, 10**400], [8, 0]]), "a wrong step"),
        (_with(steps=[[7, 0]]), "has 1 steps"),
        (_with(steps=[[7, 0], [8]]), "a step is two numbers"),
        (_with(steps=[[7, 0], [8, True]]), "a step is two numbers"),
        (_with(steps=[7, 8]), "a step is two numbers"),
        (_with(themes=[["escape"]]), "of a wrong type: themes"),
        (_with(moves=["d2-a2"]), "of a wrong type: moves"),
        (_with(proof="belief"), "unknown proof: 'belief'"),
        (_with(rating=5), "one has the fields"),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, line: str, message: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(f"{WTF[0].to_json()}\n{line}\n", "utf-8")
    with pytest.raises(PuzzleError, match=message) as caught:
        read_puzzles(path)
    assert f"{path}:2: " in str(caught.value)


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
LINES = st.sampled_from([puzzle.to_json() for puzzle in PUZZLES])


@st.composite
def _damaged_line(draw: st.DrawFn) -> str:
    """A line of the file with another value in a field, or another character or none somewhere."""
    line = draw(LINES)
    if draw(st.booleans()):
        fields = json.loads(line)
        name = draw(st.sampled_from(sorted(fields)))
        fields[name] = draw(ANY_JSON | st.sampled_from([json.loads(draw(LINES))[name]]))
        return json.dumps(fields)
    place = draw(st.integers(0, len(line) - 1))
    return line[:place] + draw(st.sampled_from(["", "0", "9", "t", "K", "x", "-", '"', "[", " "])) + line[place + 1 :]


@given(st.text() | ANY_JSON.map(json.dumps) | _damaged_line())
def test_whatever_a_line_says_it_is_a_puzzle_or_refused(line: str) -> None:
    try:
        puzzle = Puzzle.from_json(line)
    except PuzzleError:
        return
    assert Puzzle.from_json(puzzle.to_json()) == puzzle
    assert 1 <= puzzle.grade <= 5
    board = puzzle.board().play_all(puzzle.moves)
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winner is puzzle.side


# Proofs


def test_a_solution_of_only_moves_is_found_and_proven(prover: Prover) -> None:
    board = Board(CORRIDOR)
    line = prover.find_line(board, Move.from_text(CORRIDOR_LINE[0]), 3)
    assert line is not None
    assert line[0] is Move.from_text(CORRIDOR_LINE[0])
    assert prover.proves(board, line)
    assert prover.proves(board, moves(*CORRIDOR_LINE))


def test_a_win_that_another_move_keeps_too_is_no_puzzle(prover: Prover) -> None:
    # The king goes to either side of the first rank, and then to the corner.
    board = Board("7/7/7/t5t/7/3K3/7 w")
    assert prover.find_line(board, Move.from_text("d2-d1"), 3) is None
    assert not prover.proves(board, moves("d2-d1", "a4-a1", "d1-g1")[:1])


def test_a_line_that_is_too_long_too_short_or_leads_nowhere_is_not_proven(prover: Prover) -> None:
    board = Board(CORRIDOR)
    assert not prover.proves(board, moves("b6-b1"))
    assert not prover.proves(board, moves("e1-d1", "c1-a1"))
    assert not prover.proves(board, moves("b6-b1", "c1-d1"))
    assert not prover.proves(board, moves("b6-b1", "c1-d1", "g4-g5"))


def test_a_line_with_a_short_resistance_is_not_proven(prover: Prover) -> None:
    """Where some answer holds out longer than the main line's, the line is not the main line."""
    for puzzle in PUZZLES:
        if puzzle.rules != "wtf" or puzzle.wins_in < 3:
            continue
        board = puzzle.board().play_all(puzzle.line()[:1])
        for answer in board.legal_moves:
            for win in board.after(answer).winning_moves():
                assert not prover.proves(puzzle.board(), [puzzle.line()[0], answer, win])
                return
    pytest.skip("no puzzle has an answer that loses at once")


# Difficulty


def test_longer_wider_and_deeper_is_harder() -> None:
    assert rating([Step(30, 2), Step(30, 0)]) < rating([Step(30, 2), Step(30, 2), Step(30, 0)])
    assert rating([Step(5, 2), Step(5, 0)]) < rating([Step(50, 2), Step(50, 0)])
    depths = [rating([Step(30, depth), Step(30, 0)]) for depth in range(13)]
    assert depths == sorted(depths)
    assert all(600 <= difficulty <= 2600 for difficulty in depths)


def test_the_depth_of_a_move_is_that_from_which_the_search_keeps_to_it() -> None:
    depth_of = DepthOf()
    board = Board(CORRIDOR)
    depth = depth_of(board, Move.from_text(CORRIDOR_LINE[0]))
    assert depth <= 3
    assert depth_of(board, Move.from_text("g4-g5")) > 3
    assert depth_of.steps(board, moves(*CORRIDOR_LINE))[0] == Step(len(board.legal_moves), depth)


# Themes


@pytest.mark.parametrize(
    ("fen", "line", "themes"),
    [
        ("7/7/7/t5t/7/3K3/7 w", "d2-d1 a4-a3 d1-g1", "two-corners escape"),
        (CORRIDOR, " ".join(CORRIDOR_LINE), "defence king-hunt"),
        ("7/7/7/6t/7/2K4/1t5 w", "c2-c1xb1 g4-g3 c1-a1", "two-corners corner-capture escape"),
        ("7/7/7/2t4/7/1K5/7 w", "b2-b4xc4", "throne-trick last-man"),
        ("7/7/7/6t/1t1t3/1tKt3/2t4 b", "g4-c4", "encirclement"),
        # The man on c3 is taken where he has just gone, or where he stood in danger already.
        ("7/7/3t3/7/1t5/2T4/4K2 w", "c2-c3 d5-d3xc3 e1-g1", "two-corners sacrifice escape"),
        ("7/7/3t3/7/1tT4/7/4K2 w", "e1-f1 d5-d3xc3 f1-g1", "two-corners escape"),
        # The king steps aside: nothing is taken, and he does not yet threaten to reach a corner.
        ("7/7/7/t5t/7/2tK3/7 w", "d2-d3 a4-a5 d3-a3 g4-g3 a3-a1", "quiet-move escape"),
    ],
)
def test_themes_of_plain_cases(fen: str, line: str, themes: str) -> None:
    assert themes_of(Board(fen), moves(*line.split())) == tuple(themes.split())


def test_every_theme_has_a_name_in_every_language() -> None:
    from brandubh.language import LANGUAGES, say

    for language in LANGUAGES:
        assert all(say(language, f"puzzle-theme-{theme}") for theme in THEMES)


# The command


def test_a_puzzle_is_shown_without_its_solution_unless_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = WTF[0]
    show_command(puzzle.id, Choice())
    shown = capsys.readouterr().out
    assert f"The {puzzle.side} move and win in {puzzle.wins_in}" in shown
    assert puzzle.moves[0] not in shown
    show_command(puzzle.id, Choice(), solution=True)
    assert " ".join(puzzle.moves) in " ".join(capsys.readouterr().out.split())
    show_command(None, Choice(get_rules("raven")))
    assert len(capsys.readouterr().out.splitlines()) == len(load("raven"))
    show_command(None, Choice(get_rules("raven"), grade=2))
    assert len(capsys.readouterr().out.splitlines()) == sum(puzzle.grade == 2 for puzzle in load("raven"))
    show_command(puzzle.id, Choice(), as_json=True)
    assert Puzzle.from_json(capsys.readouterr().out) == puzzle
    with pytest.raises(PuzzleError, match="there is no puzzle 'xyz'"):
        show_command("xyz", Choice())
    with pytest.raises(PuzzleError, match=r"may be [0-9]+ puzzles"):
        show_command("", Choice())


def test_a_puzzle_is_drawn_at_random(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = set()
    for _ in range(20):
        show_command("random", Choice(get_rules("raven")), as_json=True)
        drawn.add(Puzzle.from_json(capsys.readouterr().out).id)
    assert len(drawn) > 1
    assert drawn <= {puzzle.id for puzzle in load("raven")}


def test_check_proves_and_names_what_it_cannot_prove(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check_command(None, None, 3)
    assert capsys.readouterr().out.startswith("3 puzzles are proven")
    # The king goes to either side of the first rank, and then to the corner.
    board = Board("7/7/7/t5t/7/3K3/7 w")
    line = ("d2-d1", "a4-a3", "d1-g1")
    two_ways = Puzzle(
        id_of(board), "wtf", board.fen(), line, DepthOf().steps(board, moves(*line)), ("escape",), "search", "a test"
    )
    path = tmp_path / "wrong.jsonl"
    write_puzzles(path, [two_ways, *WTF[:2]])
    with pytest.raises(PuzzleError, match=f"1 of 3 puzzles could not be proven: {two_ways.id}"):
        check_command(None, path, None)
    with pytest.raises(PuzzleError, match="There is no such file"):
        check_command(None, tmp_path / "nowhere.jsonl", None)


def test_no_puzzles_are_not_proven_puzzles(tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.touch()
    with pytest.raises(PuzzleError, match=f"there are no puzzles in {path}"):
        check_command(None, path, None)
    write_puzzles(path, WTF[:1])
    with pytest.raises(PuzzleError, match=f"there are no puzzles for the rules raven in {path}"):
        check_command(get_rules("raven"), path, None)


def test_a_damaged_file_is_named_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "damaged.jsonl"
    path.write_text(_with(steps=[[0, 0], [8, 0]]) + "\n", "utf-8")
    for command in ("show", "check"):
        done = brandubh("puzzles", command, "--file", str(path))
        assert done.returncode == 2
        assert f"{path}:1: puzzle {WTF[0].id} has a wrong step [0, 0]" in done.stderr
