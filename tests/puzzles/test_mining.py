"""How puzzles are found: in games, in the files that are given, and with whom the work is shared (docs/puzzles.md)."""

import dataclasses
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from brandubh import Board, Move, Rules, Side
from brandubh.cli.puzzles import _jobs
from brandubh.errors import IllegalMoveError
from brandubh.puzzles import Puzzle, load, read_puzzles, write_puzzles
from brandubh.puzzles.mining.collection import AHEAD, Collection, State, collect, with_longer
from brandubh.puzzles.mining.games import GameFiles, Job, positions_near, self_play
from brandubh.puzzles.mining.miner import mine_game
from brandubh.puzzles.mining.wins import before
from brandubh.puzzles.puzzle import squares_apart
from brandubh.rules import get_rules
from tests.support.command import brandubh

WTF = load("wtf")


# Finding puzzles


def test_a_position_one_move_back_leads_here() -> None:
    board = WTF[0].board()
    earlier = list(before(board))
    assert earlier
    for position in earlier:
        assert position.turn is board.turn.other
        forth = [move for move in position.legal_moves if not position.captures(move)]
        assert board.fen() in [position.after(move).fen() for move in forth]


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
        move = next(move for move in earlier.legal_moves if earlier.after(move).fen() == puzzle.fen)
        games.append(f'[FEN "{earlier.fen()}"]\n\n1. {"" if earlier.turn is Side.ATTACKERS else "... "}{move} *\n')
    path.write_text("\n".join(games), "utf-8")
    return path


# Games that are given


def _files(paths: list[Path], rules: str, said: list[str] | None = None) -> GameFiles:
    return GameFiles(paths, get_rules(rules), ([] if said is None else said).append)


def _tagged(path: Path, *tags: str) -> Path:
    """A file of short games, each tagged with its rules."""
    games = [f"[Rules {json.dumps(tag)}]\n\n1. d2-e2 d3-e3 *\n" for tag in tags]
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(games), "utf-8")
    return path


def test_games_of_all_rules_that_share_their_puzzles_are_looked_through_and_others_counted(tmp_path: Path) -> None:
    path = _tagged(tmp_path / "games.txt", "wtf-de", "raven", "wtf-it", "wtf", '{"escape": "edges"}')
    for rules in ("wtf", "wtf-de", "wtf-it"):
        files = _files([path], rules)
        jobs = list(files.jobs(lambda _: 1))
        assert [(job.rules, job.number) for job in jobs] == [("wtf", 1), ("wtf", 3), ("wtf", 4)]
        assert [job.game().rules.name for job in jobs] == ["wtf-de", "wtf-it", "wtf"]
        assert (files.others, files.unreadable) == (2, 0)


def test_a_game_is_played_by_its_own_rules_and_gives_puzzles_of_the_rules_that_keep_them(tmp_path: Path) -> None:
    endless = Rules(name="endless", repetition="none", repetition_verdict="none")  # type: ignore[arg-type]
    puzzle = min((puzzle for puzzle in WTF if puzzle.wins_in == 2), key=lambda puzzle: len(puzzle.board().pieces()))
    board = puzzle.board()
    # Both go to and fro, longer than the federation has it, and the puzzle stands there all the time.
    to_and_fro = next(
        (move, answer)
        for move in board.legal_moves
        if not board.after(move).is_game_over()
        for answer in board.after(move).legal_moves
        if _goes_round(board, move, answer)
    )
    game = Board(puzzle.fen, rules=endless)
    for number in range(40):
        move = to_and_fro[number % 2]
        game.push(move if number % 4 < 2 else Move(move.target, move.origin))
    text = f'[Rules {json.dumps(endless.to_json())}]\n[FEN "{puzzle.fen}"]\n\n{" ".join(map(str, game.move_stack))} *\n'
    path = tmp_path / "endless.txt"
    path.write_text(text, "utf-8")
    said: list[str] = []
    (job,) = _files([path], "wtf", said).jobs(lambda _: 1)
    assert job.game().ply == 40
    assert said == []
    tables = os.environ["BRANDUBH_TABLES"]
    Path(tables).mkdir(parents=True, exist_ok=True)
    found = mine_game(dataclasses.replace(job, moves=job.moves[:4]), tables)
    assert found
    assert {each.rules for each in found} == {"wtf"}
    assert [Puzzle.from_json(each.to_json()) for each in found] == found


def _goes_round(board: Board, move: Move, answer: Move) -> bool:
    there = board.copy(stack=False)
    try:
        for each in (move, answer, Move(move.target, move.origin), Move(answer.target, answer.origin)):
            there.push(each)
    except IllegalMoveError:
        return False
    return there.fen() == board.fen()


def test_mining_goes_on_in_a_file_by_its_path_not_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    paths = [Path("a/games.txt"), Path("b/games.txt")]
    for path in paths:
        _tagged(path, "wtf", "wtf", "wtf")
    puzzles = [dataclasses.replace(WTF[0], source="a/games.txt #2")]
    jobs = _jobs(_files(paths, "wtf"), "wtf", 0, puzzles)
    assert [job.source for job in jobs] == [
        "a/games.txt #3",
        "b/games.txt #1",
        "b/games.txt #2",
        "b/games.txt #3",
    ]


def test_what_is_wrong_with_game_files_is_said_and_the_others_are_read(tmp_path: Path) -> None:
    """Exit status 1 tells that a file was unreadable."""
    out = tmp_path / "out.jsonl"
    missing, binary, raven = tmp_path / "missing.txt", tmp_path / "binary.txt", tmp_path / "raven.txt"
    binary.write_bytes(b"1. d2-e2 *\n\n" * 3 + b"\xff\xfe")
    _tagged(raven, "raven", "raven")
    done = brandubh("puzzles", "make", str(missing), str(raven), "--out", str(out))
    assert done.returncode == 2
    assert f"{missing}: No such file" in done.stderr.replace("\n", "")
    assert "Games of other rules than wtf that were left out: 2" in done.stderr
    assert "0 puzzles" in done.stdout
    done = brandubh("puzzles", "make", str(raven), "--out", str(out))
    assert done.returncode == 0
    assert not out.exists()
    said: list[str] = []
    files = _files([missing, binary, raven], "raven", said)
    assert [job.source for job in files.jobs(lambda _: 1)][-2:] == [f"{raven} #1", f"{raven} #2"]
    assert files.unreadable == 2
    assert [line.split(": ")[0] for line in said] == [str(missing), str(binary)]


def test_a_missing_game_file_is_an_error_even_if_there_are_puzzles_enough(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    write_puzzles(out, WTF[:1])
    assert brandubh("puzzles", "make", "nowhere.txt", "--count", "1", "--out", str(out)).returncode == 2
    assert read_puzzles(out) == WTF[:1]


def test_a_place_where_nothing_can_be_written_is_named_before_the_work(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for out in (tmp_path, tmp_path / "file" / "out.jsonl"):
        # With work for a day: that it ends at all says that it did not begin.
        done = brandubh("puzzles", "make", "--count", "100000", "--out", str(out))
        assert done.returncode == 2
        assert f"Cannot write {out}" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_puzzles_go_to_standard_output_and_all_else_to_standard_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a miner who knows what he finds, and is soon done."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("brandubh.puzzles.mining.collection.mine_game", lambda _job, _tables: WTF[:1])
    monkeypatch.setattr("brandubh.cli.puzzles.open_executor", lambda *_: ThreadPoolExecutor(1))
    done = brandubh("puzzles", "make", "-", "--count", "1", "--out", "-", stdin="1. d2-e2 c4-c2 *\n")
    assert (done.returncode, done.stdout) == (0, WTF[0].to_json() + "\n")
    assert "-: 1 puzzle\n" in done.stderr
    assert list(tmp_path.iterdir()) == []


# Many games at a time


class OutOfOrder(Executor):
    """Workers who finish the games that they were given first last of all, or in time; each game gives a puzzle."""

    def __init__(self, *, backwards: bool) -> None:
        self.jobs: list[Job] = []
        self._backwards = backwards
        self._open: list[tuple[Future[Any], Job]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **_: Any) -> "Future[Any]":
        assert fn is mine_game
        future: Future[Any] = Future()
        self.jobs.append(args[0])
        self._open.append((future, args[0]))
        if len(self._open) == AHEAD or not self._backwards:
            self.finish()
        return future

    def finish(self) -> None:
        for future, job in reversed(self._open):
            future.set_result([] if job.lengthens else [dataclasses.replace(WTF[job.number], source=job.source)])
        self._open.clear()


def _collected(path: Path, executor: OutOfOrder) -> list[Puzzle]:
    collection = Collection([], "wtf", 1000)
    taken: list[int] = []

    def look(_: object) -> None:
        """Whoever ends the work now goes on after the last game of the file: none before it may be left."""
        numbers = sorted(int(puzzle.source.rpartition("#")[2]) for puzzle in read_puzzles(path))
        assert numbers == list(range(1, len(numbers) + 1))
        taken.append(len(numbers))

    def jobs() -> Iterator[Job]:
        yield from with_longer(islice(self_play("wtf", 0, 1), 3 * AHEAD), collection)
        executor.finish()

    collect(jobs(), collection, path, executor, on_state=look)
    assert taken[-1] == 3 * AHEAD
    return collection.puzzles


@pytest.mark.long
def test_puzzles_are_taken_in_the_order_of_their_games_however_long_each_takes(tmp_path: Path) -> None:
    backwards, forwards = OutOfOrder(backwards=True), OutOfOrder(backwards=False)
    assert _collected(tmp_path / "a.jsonl", backwards) == _collected(tmp_path / "b.jsonl", forwards)
    assert backwards.jobs == forwards.jobs
    assert any(job.lengthens for job in forwards.jobs)


def test_the_time_limit_ends_the_work_even_if_nothing_is_finished(tmp_path: Path) -> None:
    class Idle(Executor):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
            return Future()

    states: list[State] = []
    collection = Collection([], "wtf", 5)
    until = time.monotonic() + 1.5
    path = tmp_path / "out.jsonl"
    collect(self_play("wtf", 0, 1), collection, path, Idle(), until=until, on_state=states.append)
    assert time.monotonic() >= until
    assert len(states) >= 2, "progress is shown all the while"


def _make(out: Path, games: Path, workers: int) -> "subprocess.Popen[bytes]":
    call = (
        "from pathlib import Path; from brandubh.cli.puzzles import make_command; from brandubh.rules import WTF; "
        f"make_command([Path({str(games)!r})], WTF, count=100, out=Path({str(out)!r}), workers={workers})"
    )
    return subprocess.Popen([sys.executable, "-c", call], stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


@pytest.mark.long
def test_a_killed_miner_goes_on_and_comes_to_the_same_puzzles(tmp_path: Path) -> None:
    games = _game_file(tmp_path / "games.txt")
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    uninterrupted = _make(whole, games, 1)
    killed = _make(broken, games, 2)
    until = time.monotonic() + 240
    while not (broken.exists() and broken.stat().st_size) and killed.poll() is None and time.monotonic() < until:
        time.sleep(0.05)
    children = _children(killed.pid)
    killed.send_signal(signal.SIGKILL)
    killed.wait()
    assert read_puzzles(broken), "a puzzle was there when it was killed"
    assert _make(broken, games, 2).wait(240) == 0
    assert uninterrupted.wait(240) == 0
    made = read_puzzles(broken)
    assert [puzzle.id for puzzle in made] == [puzzle.id for puzzle in read_puzzles(whole)]
    assert all(puzzle.source.startswith(f"{games.as_posix()} #") for puzzle in made)
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
