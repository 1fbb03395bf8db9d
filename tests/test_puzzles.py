"""The puzzles that ship, and how puzzles are found: every promise of docs/puzzles.md."""

import datetime
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from brandubh import Board, Move, Side
from brandubh.puzzles import Puzzle, PuzzleError, load, read_puzzles, write_puzzles
from brandubh.puzzles.backwards import before
from brandubh.puzzles.checking import Checker
from brandubh.puzzles.commands import check_command, show_command
from brandubh.puzzles.difficulty import Judge, Step, grade_of, rating
from brandubh.puzzles.mining import LEAST_CHOICES, Collection, is_same_idea, mine_game, squares_apart
from brandubh.puzzles.proving import Prover
from brandubh.puzzles.puzzle import id_of
from brandubh.puzzles.sources import Job, positions_near
from brandubh.puzzles.themes import THEMES, themes_of
from brandubh.rules import get_rules
from brandubh.tablebase import Tables

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
    rng = _rng()
    for puzzle in rng.sample(PUZZLES, 25):
        assert [other.id for other in PUZZLES if other is not puzzle and is_same_idea(puzzle, other)] == []


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
    _rng().shuffle(shuffled)
    write_puzzles(again, shuffled)
    assert again.read_text("utf-8") == text


def _rng() -> random.Random:
    seed = datetime.date.today().toordinal()
    print(f"seed {seed}")
    return random.Random(seed)


def test_a_sample_of_the_puzzles_is_proven_again_another_every_day(small_tables: Tables) -> None:
    checker = Checker(small_tables)
    for puzzle in _rng().sample(PUZZLES, 40):
        assert checker.is_proven(puzzle), puzzle.id


@pytest.mark.slow
def test_all_puzzles_are_proven_again(small_tables: Tables) -> None:
    checker = Checker(small_tables)
    assert [puzzle.id for puzzle in PUZZLES if not checker.is_proven(puzzle)] == []


def test_wrong_moves_are_judged_the_same_by_the_tables(small_tables: Tables) -> None:
    """Where the tables know every move, they agree: one of them wins, and in as many plies as the line has."""
    known = 0
    for puzzle in PUZZLES:
        board = puzzle.board()
        for number, move in enumerate(puzzle.line()):
            if board in small_tables and number % 2 == 0 and number < len(puzzle.moves) - 1:
                judged = small_tables.probe_moves(board)
                winning = [each for each in judged if each.verdict.distance and each.verdict.winner is puzzle.side]
                assert [each.move for each in winning] == [move]
                assert winning[0].verdict.distance == len(puzzle.moves) - number
                known += 1
            board.push(move)
    print(f"{known} steps known to the tables")


# A puzzle as an object


def test_only_the_solutions_move_is_right_but_at_the_end_any_that_wins() -> None:
    for puzzle in _rng().sample(PUZZLES, 20):
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


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("nonsense", "this is no puzzle"),
        ('{"id": "x"}', "this is no puzzle"),
        (WTF[0].to_json().replace('"themes": [', '"themes": ["magic", '), "unknown themes: magic"),
        (WTF[0].to_json().replace('"wtf"', '"chess"'), "unknown rules: 'chess'"),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, line: str, message: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(f"{WTF[0].to_json()}\n{line}\n", "utf-8")
    with pytest.raises(PuzzleError, match=message) as caught:
        read_puzzles(path)
    assert f"{path}:2: " in str(caught.value)


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
            there = board.copy(stack=False)
            there.push(answer)
            for win in there.legal_moves:
                end = there.copy(stack=False)
                end.push(win)
                outcome = end.outcome()
                if outcome is not None and outcome.winner is puzzle.side:
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
    judge = Judge()
    board = Board(CORRIDOR)
    depth = judge.depth_of(board, Move.from_text(CORRIDOR_LINE[0]))
    assert depth <= 3
    assert judge.depth_of(board, Move.from_text("g4-g5")) > 3
    assert judge.steps(board, moves(*CORRIDOR_LINE))[0] == Step(len(board.legal_moves), depth)


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


# Finding puzzles


def test_a_position_one_move_back_leads_here() -> None:
    board = WTF[0].board()
    earlier = list(before(board))
    assert earlier
    for position in earlier:
        assert position.turn is board.turn.other
        forth = [move for move in position.legal_moves if not position.captures(move)]
        reached = []
        for move in forth:
            position.push(move)
            reached.append(position.fen())
            position.pop()
        assert board.fen() in reached


def test_positions_near_a_game_are_those_that_a_move_makes() -> None:
    game = Board().play_all(["d2-e2", "d3-e3", "d1-d3", "c4-c5", "b4-c4"])
    near = {board.fen() for board in positions_near(game)}
    assert game.fen() in near
    assert all(not Board(fen).is_game_over() for fen in near)


def test_a_collection_keeps_the_longer_of_two_with_one_idea_and_not_too_many_of_a_kind() -> None:
    puzzle = next(puzzle for puzzle in WTF if puzzle.wins_in == 2)
    collection = Collection([], "wtf", 4)
    assert collection.take(puzzle)
    assert not collection.take(puzzle)
    assert squares_apart(puzzle, puzzle) == 0
    kind = [other for other in WTF if other.side is puzzle.side and other.grade == puzzle.grade]
    taken = sum(collection.take(other) for other in kind)
    assert 1 <= 1 + taken < len(kind)
    assert collection.missing == 4 - 1 - taken


def test_a_collection_of_hard_puzzles_takes_no_easy_ones() -> None:
    collection = Collection([], "wtf", 4, least_grade=4)
    for puzzle in WTF:
        collection.take(puzzle)
    assert {puzzle.grade for puzzle in collection.puzzles} == {4, 5}


def _game_file(path: Path) -> Path:
    """Games whose first positions are puzzles of ours, played by somebody who does not see them."""
    rng = random.Random(5)
    games = []
    chosen = sorted((puzzle for puzzle in WTF if puzzle.wins_in == 2), key=lambda puzzle: len(puzzle.board().pieces()))
    for puzzle in chosen[:6]:
        earlier = rng.choice(list(before(puzzle.board())))
        move = next(move for move in earlier.legal_moves if _leads_to(earlier, move, puzzle))
        games.append(f'[FEN "{earlier.fen()}"]\n\n1. {"" if earlier.turn is Side.ATTACKERS else "... "}{move} *\n')
    path.write_text("\n".join(games), "utf-8")
    return path


def _leads_to(board: Board, move: Move, puzzle: Puzzle) -> bool:
    there = board.copy(stack=False)
    there.push(move)
    return there.fen() == puzzle.fen


def _make(out: Path, games: Path) -> "subprocess.Popen[bytes]":
    call = (
        "from pathlib import Path; from brandubh.puzzles.commands import make_command; from brandubh.rules import WTF; "
        f"make_command([Path({str(games)!r})], WTF, count=100, out=Path({str(out)!r}), workers=1)"
    )
    return subprocess.Popen([sys.executable, "-c", call], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


@pytest.mark.slow
def test_a_killed_miner_goes_on_and_comes_to_the_same_puzzles(tmp_path: Path) -> None:
    games = _game_file(tmp_path / "games.txt")
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    uninterrupted = _make(whole, games)
    killed = _make(broken, games)
    until = time.monotonic() + 240
    while not (broken.exists() and broken.stat().st_size) and killed.poll() is None and time.monotonic() < until:
        time.sleep(0.05)
    children = _children(killed.pid)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    assert read_puzzles(broken), "a puzzle was there when it was killed"
    assert _make(broken, games).wait(240) == 0
    assert uninterrupted.wait(240) == 0
    made = read_puzzles(broken)
    assert [puzzle.id for puzzle in made] == [puzzle.id for puzzle in read_puzzles(whole)]
    assert all(puzzle.source.startswith("games.txt #") for puzzle in made)
    until = time.monotonic() + 30
    while any(Path(f"/proc/{child}").exists() for child in children) and time.monotonic() < until:
        time.sleep(0.1)
    assert not [child for child in children if Path(f"/proc/{child}").exists()], "workers end with their parent"


def _children(pid: int) -> list[int]:
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return list(map(int, path.read_text().split())) if path.exists() else []


def test_a_game_played_here_is_mined_to_the_same_puzzles_again(tmp_path: Path) -> None:
    job = Job("raven", "self-play 0", 1)
    tables = os.environ["BRANDUBH_TABLES"]
    Path(tables).mkdir(parents=True, exist_ok=True)
    assert mine_game(job, tables) == mine_game(job, tables)


# The command


def test_a_puzzle_is_shown_without_its_solution_unless_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = WTF[0]
    show_command(puzzle.id, None, None)
    shown = capsys.readouterr().out
    assert f"The {puzzle.side} move and win in {puzzle.wins_in}" in shown
    assert puzzle.moves[0] not in shown
    show_command(puzzle.id, None, None, solution=True)
    assert " ".join(puzzle.moves) in " ".join(capsys.readouterr().out.split())
    show_command(None, get_rules("raven"), None)
    assert len(capsys.readouterr().out.splitlines()) == len(load("raven"))
    show_command(None, get_rules("raven"), None, grade=2)
    assert len(capsys.readouterr().out.splitlines()) == sum(puzzle.grade == 2 for puzzle in load("raven"))
    show_command(puzzle.id, None, None, as_json=True)
    assert Puzzle.from_json(capsys.readouterr().out) == puzzle
    with pytest.raises(PuzzleError, match="there is no puzzle 'xyz'"):
        show_command("xyz", None, None)
    with pytest.raises(PuzzleError, match=r"may be [0-9]+ puzzles"):
        show_command("", None, None)


def test_a_puzzle_is_drawn_at_random(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = set()
    for _ in range(20):
        show_command("random", get_rules("raven"), None, as_json=True)
        drawn.add(Puzzle.from_json(capsys.readouterr().out).id)
    assert len(drawn) > 1
    assert drawn <= {puzzle.id for puzzle in load("raven")}


def test_check_proves_and_names_what_it_cannot_prove(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check_command(None, None, 3)
    assert capsys.readouterr().out.startswith("3 puzzles are proven")
    good = next(puzzle for puzzle in WTF if puzzle.wins_in == 2)
    board = good.board()
    wrong = next(str(move) for move in board.legal_moves if move is not good.line()[0])
    path = tmp_path / "wrong.jsonl"
    path.write_text(good.to_json().replace(f'"{good.moves[0]} ', f'"{wrong} ') + "\n", "utf-8")
    with pytest.raises(ValueError, match=good.id):
        check_command(None, path, None)
    with pytest.raises(PuzzleError, match="there is no file"):
        check_command(None, tmp_path / "nowhere.jsonl", None)
