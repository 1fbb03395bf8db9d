"""Puzzle: a position, its solution, and what is known of both; and the text files that keep them, a line each."""

import contextlib
import hashlib
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

from brandubh.board import Board
from brandubh.errors import BrandubhError
from brandubh.move import Move
from brandubh.pieces import Side
from brandubh.puzzles.difficulty import Step, grade_of, rating
from brandubh.puzzles.themes import THEMES
from brandubh.rules import PRESETS, Rules, get_rules
from brandubh.symmetry import Symmetry
from brandubh.tablebase.material import board_rules, rules_names

Grade = int
"""How hard a puzzle is, from 1 to 5."""

SHIPPED = "puzzles.jsonl"


class PuzzleError(BrandubhError):
    """A puzzle that cannot be: unknown, badly written, or not what it says."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position that the side to move wins by force, by one move alone at every step but the last.

    ``moves`` is the main line, the solver's moves and the longest resistance in turns; ``steps`` says for each of the
    solver's moves how many there were to choose from and how deep a search must look to find it, from which the
    difficulty follows. ``proof`` is ``at-once`` where every wrong move loses at once, else ``search``. ``source`` says
    where the position comes from.
    """

    id: str
    rules: str
    fen: str
    moves: tuple[str, ...]
    steps: tuple[Step, ...]
    themes: tuple[str, ...]
    proof: str
    source: str

    @property
    def side(self) -> Side:
        """The side to move, which wins."""
        return Side.ATTACKERS if self.fen.endswith(Side.ATTACKERS.letter) else Side.DEFENDERS

    @property
    def wins_in(self) -> int:
        """How many moves the win takes."""
        return (len(self.moves) + 1) // 2

    @property
    def difficulty(self) -> int:
        """The strength, as a rating from 600 to 2600, of a player who solves it every other time."""
        return rating(self.steps)

    @property
    def grade(self) -> Grade:
        """The difficulty in five grades, 1 the easiest."""
        return grade_of(self.difficulty)

    def board(self) -> Board:
        """The position."""
        return Board(self.fen, rules=self.rules)

    def line(self) -> list[Move]:
        """The main line."""
        return [Move.from_text(text) for text in self.moves]

    def is_solution(self, played: Sequence[Move], move: Move) -> bool:
        """Whether a move is right after those played, which must be the main line's.

        The last move may be any that wins at once; before, there is only one.
        """
        line = self.line()
        done = len(played)
        if list(played) != line[:done] or done % 2 or done >= len(line):
            raise PuzzleError(f"puzzle {self.id} goes {' '.join(self.moves)}: it is not the solver's turn after these")
        if done < len(line) - 1:
            return move is line[done]
        board = self.board().play_all(played)
        if move not in board.legal_moves:
            return False
        board.push(move)
        outcome = board.outcome()
        return outcome is not None and outcome.winner is self.side

    def to_json(self) -> str:
        """One line of text. The difficulty and the grade are there for readers; they follow from the steps."""
        return json.dumps(
            {
                "id": self.id,
                "rules": self.rules,
                "fen": self.fen,
                "moves": " ".join(self.moves),
                "difficulty": self.difficulty,
                "grade": self.grade,
                "themes": list(self.themes),
                "steps": [[step.choices, step.depth] for step in self.steps],
                "proof": self.proof,
                "source": self.source,
            }
        )

    @classmethod
    def from_json(cls, text: str) -> "Puzzle":
        """Read a line."""
        try:
            given = json.loads(text)
            puzzle = cls(
                id=str(given["id"]),
                rules=str(given["rules"]),
                fen=str(given["fen"]),
                moves=tuple(str(given["moves"]).split()),
                steps=tuple(Step(int(choices), int(depth)) for choices, depth in given["steps"]),
                themes=tuple(map(str, given["themes"])),
                proof=str(given["proof"]),
                source=str(given["source"]),
            )
        except (ValueError, KeyError, TypeError) as error:
            raise PuzzleError(f"this is no puzzle: {text[:60]!r} ({type(error).__name__}: {error})") from None
        if unknown := set(puzzle.themes) - set(THEMES):
            raise PuzzleError(f"puzzle {puzzle.id} has unknown themes: {', '.join(sorted(unknown))}")
        if puzzle.rules not in PRESETS:
            raise PuzzleError(f"puzzle {puzzle.id} has unknown rules: {puzzle.rules!r}")
        return puzzle

    @property
    def order(self) -> tuple[str, int, str]:
        """Files are sorted by ruleset and difficulty."""
        return self.rules, self.difficulty, self.id


def puzzle_rules(rules: str | Rules) -> str:
    """The preset under whose name puzzles are kept. Those that differ only in repetition share their puzzles.

    >>> puzzle_rules("wtf-de")
    'wtf'
    """
    ruleset = get_rules(rules)
    names = rules_names(board_rules(ruleset).rules_id)
    if not names:
        raise PuzzleError(f"puzzles are kept for the rulesets {', '.join(PRESETS)}, not for {ruleset.name!r}")
    return names[0]


def id_of(board: Board) -> str:
    """The name of the puzzle with this position, the same for all its eight images."""
    text = f"{puzzle_rules(board.rules)} {board.canonical().fen()}"
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def image_to_show(board: Board) -> Symmetry:
    """The image in which a position becomes a puzzle: by its name, so that the king is not always in one corner."""
    wanted = Symmetry(int(id_of(board), 16) % 8)
    canonical = board.canonical().transform(wanted)
    return next(symmetry for symmetry in Symmetry if board.transform(symmetry) == canonical)


def load(rules: str | Rules | None = None) -> list[Puzzle]:
    """The puzzles that come with the library, the easiest first; of one ruleset, or all."""
    text = (resources.files("brandubh") / "puzzles" / SHIPPED).read_text(encoding="utf-8")
    wanted = None if rules is None else puzzle_rules(rules)
    return [puzzle for puzzle in _parse(text, SHIPPED) if wanted in (None, puzzle.rules)]


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file; none if there is no file."""
    try:
        return _parse(path.read_text(encoding="utf-8"), str(path))
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as error:
        raise PuzzleError(f"cannot read {path}: {getattr(error, 'strerror', None) or 'it is not UTF-8'}") from None


def _parse(text: str, name: str) -> list[Puzzle]:
    puzzles = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                puzzles.append(Puzzle.from_json(line))
            except PuzzleError as error:
                raise PuzzleError(f"{name}:{number}: {error}") from None
    return puzzles


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file, sorted, whole or not at all."""
    ordered = sorted(puzzles, key=lambda puzzle: puzzle.order)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.writelines(f"{puzzle.to_json()}\n" for puzzle in ordered)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise PuzzleError(f"cannot write {path}: {error.strerror or error}") from None
