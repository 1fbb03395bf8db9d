"""How fast a file of many games is scanned, visited, read and packed, and how much memory each takes at most.

    python -m bench.games [NUMBER OF GAMES]

The games are random ones, with headers. Each way is measured in a process of its own, since a process never gives
memory back; "nothing" is what a process has that has only loaded the library.
"""

import multiprocessing
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from brandubh import (
    SKIP,
    Board,
    Game,
    Move,
    Visitor,
    read_games,
    read_packed,
    scan_headers,
    visit_games,
    write_games,
    write_packed,
)
from brandubh.record.visitor import Skip

PLIES = 60


def random_games(number: int) -> Iterator[Game]:
    """Games of up to so many plies, in which every legal move is as likely as any other."""
    rng = random.Random(7)
    for index in range(number):
        board = Board()
        while board.ply < PLIES and (moves := list(board.legal_moves)):
            board.push(rng.choice(moves))
        game = Game.from_board(board)
        game.headers |= {"Event": "Random games", "Round": str(index + 1), "Attackers": "Sigrid", "Defenders": "Branán"}
        yield game


class Count(Visitor):
    """Counts moves."""

    moves = 0

    def visit_move(self, board: Board, move: Move) -> None:
        """One more."""
        self.moves += 1


class Skipping(Visitor):
    """Looks at headers, and at no move."""

    def end_headers(self, board: Board) -> Skip:
        """None of them."""
        return SKIP


def _nothing(text: Path, packed: Path) -> int:
    return 0


def _scan(text: Path, packed: Path) -> int:
    return sum(1 for _ in scan_headers(text))


def _skip(text: Path, packed: Path) -> int:
    return visit_games(text, Skipping())


def _visit(text: Path, packed: Path) -> int:
    return visit_games(text, Count())


def _read(text: Path, packed: Path) -> int:
    return sum(1 for _ in read_games(text))


def _pack(text: Path, packed: Path) -> int:
    return write_packed(read_games(text), packed.with_suffix(".again"))


def _unpack(text: Path, packed: Path) -> int:
    return sum(1 for _ in read_packed(packed))


WAYS: dict[str, Callable[[Path, Path], int]] = {
    "nothing": _nothing,
    "scan_headers": _scan,
    "visit_games, moves skipped": _skip,
    "visit_games, every move": _visit,
    "read_games": _read,
    "read_games and write_packed": _pack,
    "read_packed": _unpack,
}


def _measured(way: str, text: Path, packed: Path, results: "multiprocessing.Queue[tuple[int, float, float]]") -> None:
    Board().push_text("d2-e2")  # compiled code is loaded before the clock runs
    started = time.perf_counter()
    games = WAYS[way](text, packed)
    seconds = time.perf_counter() - started
    results.put((games, seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024))


def main() -> None:
    """Make the files, measure every way, and print a table."""
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        text, packed = Path(folder) / "games.txt", Path(folder) / "games.packed"
        write_games(random_games(number), text)
        write_packed(read_games(text), packed)
        sizes = [path.stat().st_size for path in (text, packed)]
        print(f"{number} games: {sizes[0] / 1e6:.1f} MB of text, {sizes[1] / 1e6:.1f} MB packed")
        for way in WAYS:
            results = spawn.Queue()
            process = spawn.Process(target=_measured, args=(way, text, packed, results))
            process.start()
            games, seconds, megabytes = results.get()
            process.join()
            print(
                f"{way:30} {seconds:8.1f} s {games / max(seconds, 1e-9):10.0f} games/s {megabytes:8.0f} MB", flush=True
            )


if __name__ == "__main__":
    main()
