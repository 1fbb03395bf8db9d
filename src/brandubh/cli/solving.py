"""``brandubh puzzles solve``: puzzles at the keyboard, or from lines that somebody sends, in five languages."""

import contextlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.columns import Columns
from rich.table import Table

from brandubh.cli.screen import Screen, bold
from brandubh.cli.speech import said, tell
from brandubh.cli.terminal import QUIT, Quit
from brandubh.errors import BrandubhError, MoveTextError, printable
from brandubh.move import Move
from brandubh.pieces import SQUARE_NUMBERS, Piece, Side
from brandubh.puzzles.attempt import Attempt, Judged
from brandubh.puzzles.puzzle import Puzzle
from brandubh.tablebase import Tables, open_tables

HELP = {
    "d2-e2": "move",
    "d2": "square",
    "hint": "hint",
    "solution": "solution",
    "again": "again",
    "moves": "moves",
    "board": "board",
    "flip": "flip",
    "next": "next",
    "quit": "quit",
}


@dataclass
class Score:
    """How a session went."""

    solved: int = 0
    helped: int = 0
    failed: int = 0

    @property
    def all(self) -> int:
        """How many puzzles were tried."""
        return self.solved + self.failed


class Solving:
    """The conversation about one puzzle after another."""

    def __init__(
        self,
        console: Screen,
        ask: Callable[[str], str],
        *,
        ascii_only: bool = False,
        words: bool = False,
        tables: Tables | None = None,
    ) -> None:
        self._console = console
        self._ask = ask
        self._ascii = ascii_only
        self._words = words
        self._tables = tables
        self._orientation = Side.DEFENDERS
        self.score = Score()

    def run(self, puzzles: Sequence[Puzzle]) -> None:
        """Solve puzzles until there are no more or the solver stops, and say how it went."""
        with contextlib.suppress(Quit):
            for number, puzzle in enumerate(puzzles):
                if number and self._read(f"\n{tell('solve-next-one')} ").lower() in QUIT:
                    break
                self._solve(puzzle, is_first=number == 0)
            else:
                if len(puzzles) > 1:
                    self._say(tell("solve-no-more"))
        if self.score.all:
            self._say(tell("solve-score", count=self.score.solved, all=self.score.all, helped=self.score.helped))
        self._say(tell("solve-bye"))

    def _solve(self, puzzle: Puzzle, *, is_first: bool) -> None:
        attempt = Attempt(puzzle, self._tables)
        self._introduce(attempt, is_first=is_first)
        hints = tries = 0
        try:
            while not attempt.is_solved:
                words = self._read(self._prompt(attempt)).split()
                command = words[0].lower() if words else ""
                if command in QUIT:
                    raise Quit
                if command in ("solution", "next"):
                    tries += command == "solution"
                    if command == "solution":
                        self._tell_solution(attempt)
                    return
                if command == "hint":
                    hints += 1
                    self._hint(attempt, hints)
                elif words:
                    tries += self._obey(words, attempt)
        finally:
            self._count(attempt, hints=hints, tries=tries)

    def _count(self, attempt: Attempt, *, hints: int, tries: int) -> None:
        """A puzzle that was only looked at does not count."""
        if attempt.is_solved:
            self.score.solved += 1
            self.score.helped += bool(hints)
        elif tries or hints:
            self.score.failed += 1

    # The conversation

    def _obey(self, words: list[str], attempt: Attempt) -> bool:
        """Do what was typed; whether it was a move."""
        command = words[0].lower()
        board = attempt.board
        try:
            if command in ("help", "?", "h"):
                self._help()
            elif command == "moves":
                texts = [board.text(move) for move in board.legal_moves]
                self._console.print(Columns(texts, padding=(0, 2)) if texts else tell("solve-no-moves"))
            elif command == "board":
                self._print_board(attempt)
            elif command == "flip":
                self._orientation = self._orientation.other
                self._print_board(attempt)
            elif command == "again":
                attempt.restart()
                self._print_board(attempt)
            elif command in SQUARE_NUMBERS and len(words) == 1:
                self._show_destinations(attempt, command)
            else:
                self._try("".join(words).lower(), attempt)
                return True
        except BrandubhError as error:
            self._say(said(error), style="red")
        return False

    def _try(self, text: str, attempt: Attempt) -> None:
        try:
            move = attempt.board.parse_text(text)
        except MoveTextError:
            raise BrandubhError("command", text=text) from None
        judged = attempt.try_move(move)
        if judged.verdict in ("right", "solved"):
            self._print_board(attempt)
        self._say(_judgement(judged, attempt))
        if judged.verdict == "solved":
            self._say(self._themes(attempt))
        elif judged.verdict != "right":
            self._say(tell("solve-try-again"))

    def _show_destinations(self, attempt: Attempt, square: str) -> None:
        board = attempt.board
        goals = board.destinations(square)
        if not goals:
            piece = board.piece_at(square)
            if piece is None:
                raise BrandubhError("illegal-empty", square=square)
            if piece.side is not board.turn:
                raise BrandubhError("illegal-turn", side=board.turn.value)
            raise BrandubhError("illegal-shut-in", square=square)
        if not self._words:
            self._print_board(attempt, goals=goals)
        self._say("  ".join(board.text(Move(square, goal)) for goal in sorted(goals)))

    def _hint(self, attempt: Attempt, number: int) -> None:
        if number == 1 and attempt.puzzle.themes:
            self._say(tell("puzzle-hint-theme", theme=tell(f"puzzle-theme-{attempt.puzzle.themes[0]}")))
            return
        square = attempt.next_move().origin
        kind = "king" if attempt.board.piece_at(square) is Piece.KING else "man"
        self._say(tell("puzzle-hint-piece", piece=kind, square=square))

    def _tell_solution(self, attempt: Attempt) -> None:
        line = attempt.puzzle.board().variation_text(attempt.puzzle.line())
        self._say(tell("solve-labelled", label=tell("puzzle-solution"), text=line))
        self._say(self._themes(attempt))

    # What is shown

    def _introduce(self, attempt: Attempt, *, is_first: bool) -> None:
        puzzle = attempt.puzzle
        grade = tell("puzzle-grade", grade=puzzle.grade)
        title = tell("solve-title", id=puzzle.id, rules=puzzle.rules, grade=grade, difficulty=puzzle.difficulty)
        self._console.print(bold(title), soft_wrap=True)
        self._print_board(attempt)
        goal = attempt.outcome().termination.value
        self._say(tell("puzzle-task", goal=goal, side=puzzle.side.value, moves=puzzle.wins_in))
        if is_first:
            self._say(tell("solve-intro"))

    def _themes(self, attempt: Attempt) -> str:
        themes = ", ".join(tell(f"puzzle-theme-{theme}") for theme in attempt.puzzle.themes)
        return tell("solve-labelled", label=tell("puzzle-themes"), text=themes)

    def _prompt(self, attempt: Attempt) -> str:
        number = attempt.board.ply // 2 + 1
        return tell("solve-prompt", number=number, side=attempt.board.turn.value) + " "

    def _print_board(self, attempt: Attempt, goals: set[str] | None = None) -> None:
        board = attempt.board
        self._console.print()
        self._console.print_board(
            board,
            ascii_only=self._ascii,
            words=self._words,
            orientation=self._orientation,
            last_move=board.peek() if board.ply else None,
            goals=goals or (),
        )
        self._console.print()

    def _help(self) -> None:
        table = Table.grid(padding=(0, 2))
        for word, key in HELP.items():
            table.add_row(bold(f"  {word}"), tell(f"solve-help-{key}"))
        self._console.print(table)

    def _say(self, text: str, style: str = "") -> None:
        self._console.print(text, style=style, highlight=False, soft_wrap=True)

    def _read(self, prompt: str) -> str:
        try:
            return self._ask(printable(prompt)).strip().removeprefix("\ufeff")
        except EOFError:
            self._console.print()
            raise Quit from None


def _judgement(judged: Judged, attempt: Attempt) -> str:
    """What is said to a move."""
    move, reply = judged.move, judged.reply
    side = attempt.puzzle.side.other.value
    match judged.verdict:
        case "solved":
            return f"{move}. {tell('puzzle-solved')}"
        case "right":
            assert reply is not None
            return tell("puzzle-right", move=move, reply=reply)
        case "slow":
            return tell("puzzle-slow", move=move)
        case "loses":
            assert reply is not None
            assert judged.wins_in is not None
            return tell("puzzle-loses", move=move, reply=reply, side=side, moves=judged.wins_in)
    if reply is None:
        return tell("puzzle-given-up", move=move)
    if judged.certain:
        return tell("puzzle-gone-for-certain", move=move, reply=reply)
    return tell("puzzle-gone", move=move, reply=reply, side=side)


def solve_puzzles(puzzles: Sequence[Puzzle], *, ascii_only: bool = False, words: bool = False) -> None:
    """Solve puzzles at this terminal, or from the lines of standard input; the status is 1 if one was not solved."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - gives input() line editing and history
    solving = Solving(Screen(), input, ascii_only=ascii_only, words=words, tables=open_tables())
    solving.run(puzzles)
    if solving.score.failed or not solving.score.solved:
        raise SystemExit(1)
