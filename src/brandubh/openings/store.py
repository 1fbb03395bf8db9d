"""The games that were counted: an SQLite file with a row for each move of each folded position.

A game is known by a digest, so that it is counted once however often it is imported. A batch of games is written in one
transaction: after a kill, all of a batch is there or nothing of it.
"""

import contextlib
import hashlib
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from brandubh.board import Board
from brandubh.errors import file_trouble
from brandubh.move import Move
from brandubh.openings.folding import family, fold, folded_line
from brandubh.openings.verdicts import OpeningsError
from brandubh.pieces import Side
from brandubh.rules import Rules

FILE = "games.sqlite"
PLIES = 30
"""How many plies of a game are counted."""

APPLICATION_ID = int.from_bytes(b"brop")
VERSION = 1
BUSY = 20.0  # seconds that another program may be writing

_SCHEMA = (
    "CREATE TABLE rules (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)",
    """CREATE TABLE moves (
        rules INTEGER NOT NULL, position INTEGER NOT NULL, move INTEGER NOT NULL,
        attackers INTEGER NOT NULL, defenders INTEGER NOT NULL, draws INTEGER NOT NULL,
        PRIMARY KEY (rules, position, move)
    ) WITHOUT ROWID""",
    "CREATE TABLE games (digest INTEGER PRIMARY KEY)",
    "CREATE TABLE marks (source TEXT PRIMARY KEY, mark REAL NOT NULL) WITHOUT ROWID",
    f"PRAGMA application_id = {APPLICATION_ID}",
    f"PRAGMA user_version = {VERSION}",
)

_ADD = """
INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT DO UPDATE SET
    attackers = attackers + excluded.attackers, defenders = defenders + excluded.defenders,
    draws = draws + excluded.draws
"""


@dataclass(frozen=True, slots=True)
class Counts:
    """How games ended."""

    attackers: int = 0  # games that the attackers won
    defenders: int = 0  # games that the defenders won
    draws: int = 0  # games without a winner

    @property
    def games(self) -> int:
        """How many there are."""
        return self.attackers + self.defenders + self.draws

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(self.attackers + other.attackers, self.defenders + other.defenders, self.draws + other.draws)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game that began at its ruleset's start: what is counted of it.

    ``source`` makes the game known, and no other: where it is from, who played, the moves.
    """

    rules: Rules
    moves: tuple[Move, ...]
    winner: Side | None
    source: str

    @property
    def digest(self) -> int:
        """A number of 63 bits by which the game is known."""
        return int.from_bytes(hashlib.sha256(self.source.encode("utf-8", "replace")).digest()[:8]) >> 1


class Store:
    """The counted games in a folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE

    # Reading

    def counts(self, board: Board) -> dict[int, Counts]:
        """How games went on from a position: results by the move's code in the folded position."""
        with self._reading() as connection:
            if connection is None:
                return {}
            rows = connection.execute(
                "SELECT move, attackers, defenders, draws FROM moves JOIN rules ON number = rules"
                " WHERE name = ? AND position = ?",
                (family(board.rules), fold(board).key),
            )
            return {move: Counts(*results) for move, *results in rows}

    def games(self) -> int:
        """How many games have been counted."""
        with self._reading() as connection:
            if connection is None:
                return 0
            return int(connection.execute("SELECT count(*) FROM games").fetchone()[0])

    def mark(self, source: str) -> float:
        """How far a source has been counted: whatever number was given with its last games, 0 before."""
        with self._reading() as connection:
            if connection is None:
                return 0.0
            row = connection.execute("SELECT mark FROM marks WHERE source = ?", (source,)).fetchone()
            return float(row[0]) if row else 0.0

    @contextlib.contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection | None]:
        """A connection to read from; None where nothing has been counted, or the first games are being written."""
        if not self.path.exists():
            yield None
            return
        # A new connection each time: it takes a fifth of a millisecond, and sees what was counted meanwhile.
        with self._errors(), contextlib.closing(self._connected("ro")) as connection:
            if _is_empty(connection):
                yield None
                return
            _check(connection, self.path)
            yield connection

    def _connected(self, mode: str) -> sqlite3.Connection:
        address = f"{self.path.absolute().as_uri()}?mode={mode}"
        return sqlite3.connect(address, uri=True, timeout=BUSY, isolation_level=None)

    # Writing

    def add(self, games: Iterable[Played], *, plies: int = PLIES, mark: tuple[str, float] | None = None) -> int:
        """Count games that were not counted before, all or none of them; how many they were.

        ``mark`` is a source and how far it has been counted with these.
        """
        with self._writing() as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                added = self._count(connection, games, plies)
                if mark is not None:
                    connection.execute("INSERT OR REPLACE INTO marks VALUES (?, ?)", mark)
                connection.execute("COMMIT")
            except BaseException:
                connection.execute("ROLLBACK")
                raise
            return added

    def _count(self, connection: sqlite3.Connection, games: Iterable[Played], plies: int) -> int:
        found: dict[tuple[int, int, int], list[int]] = {}
        numbers: dict[Rules, int] = {}
        starts: dict[Rules, Board] = {}
        added = 0
        for game in games:
            new = connection.execute("INSERT OR IGNORE INTO games VALUES (?)", (game.digest,)).rowcount
            if not new:
                continue
            added += 1
            if game.rules not in numbers:
                numbers[game.rules] = _number(connection, family(game.rules))
                starts[game.rules] = Board(rules=game.rules)
            ended = 2 if game.winner is None else game.winner.number
            for position, move in folded_line(starts[game.rules], list(game.moves[:plies])):
                found.setdefault((numbers[game.rules], position, move), [0, 0, 0])[ended] += 1
        # In the order of the file, which is then read and written from its beginning to its end.
        connection.executemany(_ADD, ((*place, *found[place]) for place in sorted(found)))
        return added

    @contextlib.contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._errors():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with contextlib.closing(self._connected("rwc")) as connection:
                connection.execute("PRAGMA journal_mode = WAL")
                connection.execute(
                    "PRAGMA synchronous = NORMAL"
                )  # after a power cut a batch may have to be counted again
                connection.execute("PRAGMA cache_size = -100000")  # 100 megabytes
                connection.execute("BEGIN IMMEDIATE")
                if _is_empty(connection):
                    for statement in _SCHEMA:
                        connection.execute(statement)
                connection.execute("COMMIT")
                _check(connection, self.path)
                yield connection

    @contextlib.contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise OpeningsError("cannot-write", file=str(self.path), reason=file_trouble(error)) from None
        except sqlite3.Error as error:
            raise OpeningsError(
                f"{self.path} cannot be used ({error}): move it away, and count the games again"
            ) from None


def _number(connection: sqlite3.Connection, name: str) -> int:
    connection.execute("INSERT OR IGNORE INTO rules (name) VALUES (?)", (name,))
    return int(connection.execute("SELECT number FROM rules WHERE name = ?", (name,)).fetchone()[0])


def _is_empty(connection: sqlite3.Connection) -> bool:
    return not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]


def _check(connection: sqlite3.Connection, path: Path) -> None:
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        raise OpeningsError(f"{path} is no file of openings: move it away")
    if connection.execute("PRAGMA user_version").fetchone()[0] != VERSION:
        raise OpeningsError(f"{path} is of another version of Brandubh: move it away, and count the games again")


class Sources:
    """Gives each game of a file its source. Two games with the same text in one file are two games."""

    def __init__(self) -> None:
        self._seen: Counter[str] = Counter()

    def of(self, text: str) -> str:
        """The source of the next game with such a text."""
        self._seen[text] += 1
        return text if self._seen[text] == 1 else f"{text}\n{self._seen[text]}"
