"""Puzzle: a position, its solution, and what is known of both; and the text files that keep them, a line each."""

import functools
import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from importlib import resources
from pathlib import Path

from brandubh.board import Board
from brandubh.bulk.text_file import read_text
from brandubh.bulk.whole_file import replacing
from brandubh.errors import BrandubhError, expect, file_trouble, quote
from brandubh.kernel.symmetry import transform
from brandubh.move import Move, Symmetry
from brandubh.pieces import Side
from brandubh.puzzles.difficulty import DEEPEST, Step, grade_of, rating
from brandubh.puzzles.themes import THEMES
from brandubh.rules import DOCUMENTED, Rules, get_rules
from brandubh.tablebase.material import board_rules, rules_names

Grade = int
"""How hard a puzzle is, from 1 to 5."""

LEAST_MOVES = 2
MOST_MOVES = 8
ALIKE = 2
"""Positions that differ in no more squares than this, as by one move of one man, are alike."""
ALIKE_IN_A_GAME = 6
"""The same for positions of one game; they have the same idea, too, if they have the same first move."""

AT_ONCE = "at-once"
SEARCH = "search"

SHIPPED = "puzzles.jsonl"
_FIELDS = {
    "id": str,
    "rules": str,
    "fen": str,
    "moves": str,
    "difficulty": int,
    "grade": int,
    "themes": list,
    "steps": list,
    "proof": str,
    "source": str,
}


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

    id: str  # eight letters and digits, the same for all images of the position
    rules: str  # the name of a preset
    fen: str  # the position
    moves: tuple[str, ...]  # as texts, with their captures
    steps: tuple[Step, ...]  # one for each move of the solver
    themes: tuple[str, ...]  # docs/puzzles.md lists them
    proof: str  # ``at-once`` or ``search``
    source: str  # where it comes from

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

    def is_solution(self, played: Sequence[Move | str], move: Move | str) -> bool:
        """Whether a move is right after those played, which must be the main line's; moves or their texts.

        The last move may be any that wins at once; before, there is only one. Moves that are not those of the line
        raise :class:`PuzzleError`.

        >>> puzzle = load("wtf")[0]
        >>> puzzle.is_solution([], puzzle.moves[0]), puzzle.is_solution(puzzle.moves[:2], puzzle.moves[2])
        (True, True)
        """
        expect(played, Sequence, "the moves played")
        line = self.line()
        done = len(played)
        played, move = [_move(each) for each in played], _move(move)
        if played != line[:done] or done % 2 or done >= len(line):
            raise PuzzleError(f"puzzle {self.id} goes {' '.join(self.moves)}: it is not the solver's turn after these")
        if done < len(line) - 1:
            return move is line[done]
        return move in self.board().play_all(played).winning_moves()

    def to_json(self) -> str:
        """One line of text. The difficulty and the grade are there for readers; they follow from the steps."""
        values = {name: getattr(self, name) for name in _FIELDS}
        return json.dumps({**values, "moves": " ".join(self.moves)})

    @classmethod
    def from_json(cls, text: str) -> "Puzzle":
        """Read a line. What cannot be is refused; only a proof can tell that the solution is the only one."""
        expect(text, str, "a line of a puzzle file")
        try:
            given = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise PuzzleError(f"this is no puzzle: {quote(text)} ({error})") from None
        if not isinstance(given, dict) or set(given) != set(_FIELDS):
            raise PuzzleError(f"this is no puzzle: {quote(text)} (one has the fields {', '.join(_FIELDS)})")
        wrong = [name for name, kind in _FIELDS.items() if type(given[name]) is not kind]
        if wrong or not all(type(theme) is str for theme in given["themes"]):
            raise PuzzleError(f"this is no puzzle: {quote(text)} (of a wrong type: {', '.join(wrong or ['themes'])})")
        try:
            steps = tuple(_step(*step) for step in given["steps"])
        except TypeError:
            raise PuzzleError(f"this is no puzzle: {quote(text)} (a step is two numbers: [choices, depth])") from None
        given |= {"moves": tuple(given["moves"].split()), "steps": steps, "themes": tuple(given["themes"])}
        puzzle = cls(**{field.name: given[field.name] for field in fields(cls)})
        if fault := _fault(puzzle):
            raise PuzzleError(f"puzzle {puzzle.id[:8]} {fault}")
        return puzzle

    @property
    def order(self) -> tuple[str, int, str]:
        """Files are sorted by ruleset and difficulty."""
        return self.rules, self.difficulty, self.id


def _move(move: Move | str) -> Move:
    if isinstance(move, str):
        return Move.from_text(move)
    expect(move, Move, "a move")
    return move


def _step(choices: object, depth: object) -> Step:
    if type(choices) is not int or type(depth) is not int:
        raise TypeError
    return Step(choices, depth)


def _fault(puzzle: Puzzle) -> str | None:
    """Why a puzzle cannot be, if it cannot."""
    if unknown := sorted(set(puzzle.themes) - set(THEMES)):
        return f"has unknown themes: {', '.join(unknown)}"
    if puzzle.rules not in DOCUMENTED:
        return f"has unknown rules: {quote(puzzle.rules)}"
    if puzzle.rules != puzzle_rules(puzzle.rules):
        return f"has the rules {puzzle.rules!r}, whose puzzles are kept as {puzzle_rules(puzzle.rules)!r}"
    if puzzle.proof not in (AT_ONCE, SEARCH):
        return f"has an unknown proof: {quote(puzzle.proof)}"
    if len(puzzle.moves) % 2 == 0 or not LEAST_MOVES <= puzzle.wins_in <= MOST_MOVES:
        return (
            f"has a line of {len(puzzle.moves)} moves: the solver's {LEAST_MOVES} to {MOST_MOVES}, and answers between"
        )
    if len(puzzle.steps) != puzzle.wins_in:
        return f"has {len(puzzle.steps)} steps, and not one for each of the solver's {puzzle.wins_in} moves"
    try:
        return _fault_of_line(puzzle, puzzle.board())
    except BrandubhError as error:
        return f"cannot be played: {error}"


def _fault_of_line(puzzle: Puzzle, board: Board) -> str | None:
    """The same, of its position and the moves."""
    if not board.is_valid() or board.is_game_over():
        return f"begins with a position that is {board.status() if not board.is_valid() else 'over'}"
    if board.fen() != puzzle.fen:
        return f"has its position not written as {board.fen()}"
    if puzzle.id != id_of(board):
        return f"has not the name of its position, {id_of(board)}"
    for number, text in enumerate(puzzle.moves):
        if number % 2 == 0:
            step = puzzle.steps[number // 2]
            deepest = DEEPEST + 1 if number < len(puzzle.moves) - 1 else 0
            if step.choices != len(board.legal_moves) or not 0 <= step.depth <= deepest:
                return f"has a wrong step [{step.choices}, {step.depth}] before {text}"
        move = board.parse_text(text)
        if board.text(move) != text:
            return f"has {text} for {board.text(move)}"
        board.push(move)
    outcome = board.outcome()
    return (
        None
        if outcome is not None and outcome.winner is puzzle.side
        else f"does not end with a win of the {puzzle.side}"
    )


def puzzle_rules(rules: str | Rules) -> str:
    """The preset under whose name puzzles are kept. Those that differ only in repetition share their puzzles.

    >>> puzzle_rules("wtf-de")
    'wtf'
    """
    ruleset = get_rules(rules)
    names = rules_names(board_rules(ruleset).rules_id)
    if not names or names[0] not in DOCUMENTED:
        raise PuzzleError(f"puzzles are kept for the rulesets {', '.join(DOCUMENTED)}, not for {ruleset.name!r}")
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


def is_same_idea(puzzle: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles are too like each other to have both."""
    if puzzle.rules != other.rules or puzzle.side is not other.side:
        return False
    if puzzle.source != other.source:
        return squares_apart(puzzle, other) <= ALIKE
    apart, images = _nearest_images(puzzle, other)
    first, others = puzzle.line()[0], other.line()[0]
    return apart <= ALIKE_IN_A_GAME or any(image.move(first) is others for image in images)


def squares_apart(puzzle: Puzzle, other: Puzzle) -> int:
    """In how many squares two positions differ, in the images in which they differ least."""
    return _nearest_images(puzzle, other)[0]


def _nearest_images(puzzle: Puzzle, other: Puzzle) -> tuple[int, list[Symmetry]]:
    """In how few squares an image of a puzzle's position differs from another's, and the images that do."""
    mine, others = puzzle.board().placement, other.board().placement
    apart = {}
    for image in Symmetry:
        different = 0
        for part, wanted in zip(mine, others, strict=True):
            different |= transform(part, int(image)) ^ wanted
        apart[image] = different.bit_count()
    least = min(apart.values())
    return least, [image for image in Symmetry if apart[image] == least]


def load(rules: str | Rules | None = None) -> list[Puzzle]:
    """The puzzles that come with the library, the easiest first; of one ruleset, or all.

    >>> hard = [puzzle for puzzle in load("wtf") if puzzle.grade == 5]
    >>> len(hard) < len(load("wtf")) < len(load())
    True
    """
    wanted = None if rules is None else puzzle_rules(rules)
    return [puzzle for puzzle in _shipped() if wanted in (None, puzzle.rules)]


@functools.cache
def _shipped() -> tuple[Puzzle, ...]:
    return tuple(_parse((resources.files("brandubh") / "puzzles" / SHIPPED).read_text(encoding="utf-8"), SHIPPED))


def read_puzzles(path: str | Path) -> list[Puzzle]:
    """The puzzles of a file; none if there is no file. A line that is no puzzle raises :class:`PuzzleError`."""
    expect(path, (str, Path), "the path of a puzzle file")
    path = Path(path)
    try:
        text = read_text(path)
    except FileNotFoundError:
        return []
    except (OSError, ValueError) as error:  # no text, or no name of a file
        raise PuzzleError("cannot-read", file=str(path), reason=file_trouble(error)) from None
    return _parse(text, str(path))


def _parse(text: str, name: str) -> list[Puzzle]:
    puzzles = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                puzzles.append(Puzzle.from_json(line))
            except PuzzleError as error:
                raise PuzzleError(f"{name}:{number}: {error}") from None
    return puzzles


def write_puzzles(path: str | Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file, sorted, whole or not at all."""
    expect(path, (str, Path), "the path of a puzzle file")
    expect(puzzles, Iterable, "a number of puzzles")
    puzzles = list(puzzles)
    for puzzle in puzzles:
        expect(puzzle, Puzzle, "a puzzle")
    with replacing(Path(path), PuzzleError) as part, part.open("w", encoding="utf-8", newline="\n") as file:
        file.writelines(puzzle_lines(puzzles))


def puzzle_lines(puzzles: Iterable[Puzzle]) -> list[str]:
    """The lines of a file of puzzles, sorted."""
    return [f"{puzzle.to_json()}\n" for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.order)]
