"""Games counted in the openings: once, folded by symmetry, and whatever else is in the files."""

import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from brandubh import Board, Game, Side
from brandubh.move import Symmetry
from brandubh.openings.explorer import Explorer
from brandubh.openings.importing import Tally, import_files
from brandubh.openings.store import Counts, Played, Store
from brandubh.openings.verdicts import OpeningsError
from brandubh.record import write_games
from brandubh.rules import get_rules

WTF = get_rules("wtf")


def some_games(count: int, seed: int = 0, plies: int = 12) -> list[Board]:
    """Games of random moves."""
    rng = random.Random(seed)
    boards = []
    for _ in range(count):
        board = Board()
        while board.ply < plies and board.legal_moves:
            board.push(rng.choice(list(board.legal_moves)))
        boards.append(board)
    return boards


def counted(board: Board, number: int) -> Played:
    winner = (Side.ATTACKERS, Side.DEFENDERS, None)[number % 3]
    return Played(board.rules, tuple(board.move_stack), winner, f"game {number}")


def resigned(board: Board) -> Game:
    game = Game.from_board(board)
    if game.outcome() is None:
        game.resign(Side.ATTACKERS)
    return game


def write_file(path: Path, boards: list[Board]) -> None:
    with path.open("w", encoding="utf-8") as file:
        write_games([resigned(board) for board in boards], file)


def seen(folder: Path, boards: list[Board]) -> list[dict[int, Counts]]:
    """What the openings say along some games."""
    store = Store(folder)
    return [store.counts(along) for board in boards for along in positions(board)]


def positions(board: Board) -> list[Board]:
    along = [board.root()]
    for move in board.move_stack[:-1]:
        along.append(along[-1].after(move))
    return along


def test_games_and_their_mirror_images_are_counted_alike(tmp_path: Path) -> None:
    boards = some_games(40)
    mirrored = [board.transform(symmetry) for board, symmetry in zip(boards, list(Symmetry) * 5, strict=True)]
    for name, games in (("plain", boards), ("mirrored", mirrored)):
        assert Store(tmp_path / name).add(counted(game, number) for number, game in enumerate(games)) == 40
    assert seen(tmp_path / "plain", boards) == seen(tmp_path / "mirrored", mirrored)
    assert seen(tmp_path / "plain", boards) == seen(tmp_path / "plain", mirrored)


def test_the_games_of_a_position_are_the_sum_of_its_moves_and_none_is_lost(tmp_path: Path) -> None:
    boards = some_games(60, plies=8)
    Store(tmp_path).add(counted(game, number) for number, game in enumerate(boards))
    explorer = Explorer(tmp_path)
    start = explorer.explore(Board())
    assert start.counts == Counts(20, 20, 20)
    for each in start.moves:
        after = explorer.explore(Board().after(each.move))
        assert after.counts.games >= each.counts.games
        assert sum(move.counts.games for move in after.moves) == after.counts.games


def test_a_game_that_goes_round_is_one_game(tmp_path: Path) -> None:
    loop = ["d1-c1", "d3-c3", "c1-d1", "c3-d3"]
    board = Board().play_all([*loop, "d2-e2"])
    Store(tmp_path).add([counted(board, 0)])
    assert sum(each.games for each in Store(tmp_path).counts(Board()).values()) == 1


def test_no_more_plies_are_counted_than_asked(tmp_path: Path) -> None:
    [board] = some_games(1)
    Store(tmp_path).add([counted(board, 0)], plies=3)
    assert [bool(each) for each in seen(tmp_path, [board])] == [True] * 3 + [False] * 9


def test_the_federations_games_are_counted_together_and_ravens_apart(tmp_path: Path) -> None:
    moves = tuple(Board().play_all(["d2-e2", "c4-c2"]).move_stack)
    names = ("wtf", "wtf-de", "wtf-it", "raven")
    Store(tmp_path).add(Played(get_rules(name), moves, None, name) for name in names)
    games = {name: Explorer(tmp_path).explore(Board(rules=name)).counts.games for name in names}
    assert games == {"wtf": 3, "wtf-de": 3, "wtf-it": 3, "raven": 1}


# Files


def test_a_file_is_counted_once_however_often_it_is_imported(tmp_path: Path) -> None:
    boards = some_games(20)
    file = tmp_path / "games.txt"
    write_file(file, boards)
    store = Store(tmp_path / "openings")
    assert import_files(store, [file], WTF).added == 20
    before = seen(store.path.parent, boards)
    again = import_files(store, [file, file], WTF)
    assert (again.added, again.known) == (0, 40)
    assert seen(store.path.parent, boards) == before


def test_two_games_alike_in_one_file_are_two_games(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text("d2-e2 c4-c2,0,0,White\n" * 3, "utf-8")
    store = Store(tmp_path)
    assert import_files(store, [file], WTF).added == 3
    assert import_files(store, [file], WTF).added == 0
    assert store.games() == 3


def test_what_is_broken_unfinished_or_set_up_is_left_out_and_said(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    file.write_text(
        '[Event "good"]\n\n1. d2-e2 c4-c2 1-0\n\n'
        '[Event "illegal"]\n\n1. d2-d5 1-0\n\n'
        '[Event "open"]\n\n1. d2-e2 *\n\n'
        '[FEN "7/7/7/t2K3/7/7/7 w"]\n\n1. d4-d1 1-0\n\n'
        '[Event "never closed {"]\n\n1. d2-e2 { a comment\n',
        "utf-8",
    )
    heard: list[str] = []
    tally = import_files(Store(tmp_path), [file, tmp_path / "missing.txt"], WTF, say=heard.append)
    assert tally == Tally(added=1, unfinished=1, elsewhere=1, broken=2, unreadable=1, share=tally.share)
    assert len(heard) == 3


@pytest.mark.parametrize("content", [b"", b"\0" * 5000, b"\xff\xfe\x00", b"1. " * 20_000, b"(" * 50_000, b"[" * 9999])
@pytest.mark.parametrize("suffix", [".txt", ".csv"])
def test_hostile_files_cost_nothing_but_a_sentence(tmp_path: Path, content: bytes, suffix: str) -> None:
    file = tmp_path / f"hostile{suffix}"
    file.write_bytes(content)
    tally = import_files(Store(tmp_path), [file], WTF)
    assert tally.added == 0


# Whatever happens


def test_a_kill_in_the_middle_of_an_import_loses_nothing_and_counts_nothing_twice(tmp_path: Path) -> None:
    boards = some_games(60)
    file = tmp_path / "games.txt"
    write_file(file, boards)
    program = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from brandubh.openings.importing import import_files\n"
        "from brandubh.openings.store import Store\n"
        "from brandubh.rules import get_rules\n"
        "def die(tally):\n"
        "    if tally.added >= 30: os.kill(os.getpid(), signal.SIGKILL)\n"
        "import_files(Store(Path(sys.argv[1])), [Path(sys.argv[2])], get_rules('wtf'), batch=10, on_tally=die)\n"
    )
    killed = subprocess.run([sys.executable, "-c", program, str(tmp_path / "killed"), str(file)], check=False)
    assert killed.returncode == -9
    assert Store(tmp_path / "killed").games() == 30
    import_files(Store(tmp_path / "killed"), [file], WTF, batch=10)
    import_files(Store(tmp_path / "whole"), [file], WTF)
    assert seen(tmp_path / "killed", boards) == seen(tmp_path / "whole", boards)


def test_a_batch_is_counted_whole_or_not_at_all(tmp_path: Path) -> None:
    def games() -> object:
        yield counted(some_games(1)[0], 0)
        raise RuntimeError

    store = Store(tmp_path)
    with pytest.raises(RuntimeError):
        store.add(games())  # type: ignore[arg-type]
    assert store.games() == 0
    assert store.counts(Board()) == {}


def test_a_file_of_somebody_else_is_refused_and_stays(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with closing(sqlite3.connect(store.path)) as other:
        other.execute("CREATE TABLE mine (a)")
    content = store.path.read_bytes()
    for action in (lambda: store.add([]), lambda: store.counts(Board()), store.games):
        with pytest.raises(OpeningsError, match="no file of openings"):
            action()
    assert b"mine" in store.path.read_bytes()
    assert len(store.path.read_bytes()) == len(content)


def test_a_file_whose_first_games_are_being_written_has_none_yet(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with closing(sqlite3.connect(store.path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    assert store.path.stat().st_size > 0
    assert (store.games(), store.counts(Board()), store.mark("server")) == (0, {}, 0.0)
