"""``brandubh puzzles …``: puzzles shown, proven again and made."""

import datetime
import json
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from brandubh.bulk.executor import open_executor
from brandubh.bulk.text_file import STANDARD_INPUT
from brandubh.bulk.whole_file import check_place
from brandubh.cli.options import check_output, print_lines, take_inputs
from brandubh.cli.progress import bar, compile_first
from brandubh.cli.screen import Screen, counted, in_seconds, put
from brandubh.errors import BrandubhError, quote
from brandubh.pieces import Side
from brandubh.puzzles.daily import puzzle_of_day
from brandubh.puzzles.mining.collection import Collection, State, collect, with_longer
from brandubh.puzzles.mining.games import SELF_PLAY, GameFiles, Job, number_of, self_play
from brandubh.puzzles.proof import Checker
from brandubh.puzzles.puzzle import SHIPPED, Puzzle, PuzzleError, load, puzzle_lines, puzzle_rules, read_puzzles
from brandubh.puzzles.themes import THEMES
from brandubh.rules import Rules
from brandubh.tablebase import open_tables


def make_command(
    files: Sequence[Path],
    rules: Rules,
    *,
    count: int,
    out: Path,
    seed: int = 0,
    workers: int = 2,
    cluster: str | None = None,
    tables: Path | None = None,
    seconds: float | None = None,
    grade: int = 1,
) -> None:
    """Mine puzzles until a file has ``count`` of a ruleset, or the time is up; the same command goes on from there.

    If a game file cannot be read, the exit status is 2.
    """
    take_inputs(*files)
    name = puzzle_rules(rules)
    to_output = check_output("--out", out)
    if not to_output:
        check_place(out, PuzzleError)
    puzzles = [] if to_output else read_puzzles(out)
    collection = Collection(puzzles, name, count, grade)
    compile_first("brandubh.puzzles.mining.miner")
    folder = str(open_tables(tables).folder) if tables else None
    open_tables(folder).most_pieces(name)  # built here if they are not there, rather than in every worker
    until = None if seconds is None else time.monotonic() + seconds
    with (
        bar(f"puzzles for {name}", count, done=count - collection.missing) as shown,
        open_executor(workers, cluster) as executor,
    ):
        given = GameFiles(files, rules, shown.say)

        def report(state: State) -> None:
            looked = f"{counted(state.jobs, 'game or puzzle', 'games and puzzles')} looked at, "
            looked += f"{state.found} found, {state.taken} taken"
            shown.at(count - state.missing, remark=looked)

        try:
            games = _jobs(given if files else None, name, seed, puzzles)
            jobs = with_longer(games, collection)
            collect(jobs, collection, None if to_output else out, executor, tables=folder, until=until, on_state=report)
        except KeyboardInterrupt:
            kept = "" if to_output else f" {out} has all that was found; the same command goes on from here."
            shown.say(f"Interrupted.{kept}")
            raise
        finally:
            if to_output:
                print_lines(puzzle_lines(collection.puzzles))
        if given.others:
            shown.say(f"Games of other rules than {name} that were left out: {given.others}")
    put(_summary(out, collection.of_rules()), to_stderr=to_output)
    if given.unreadable:
        raise SystemExit(2)


def _jobs(files: GameFiles | None, rules: str, seed: int, puzzles: list[Puzzle]) -> Iterator[Job]:
    """The games to look through, after the last one that has given a puzzle; without files, games played here."""

    def begin(origin: str) -> int:
        numbers = [number_of(puzzle.source, origin) for puzzle in puzzles if puzzle.rules == rules]
        return max((number for number in numbers if number is not None), default=0) + 1

    return self_play(rules, seed, begin(f"{SELF_PLAY} {seed}")) if files is None else files.jobs(begin)


def _summary(out: Path, puzzles: list[Puzzle]) -> str:
    sides = Counter(str(puzzle.side) for puzzle in puzzles)
    grades = Counter(puzzle.grade for puzzle in puzzles)
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    return "\n".join(
        [
            f"{out}: {counted(len(puzzles), 'puzzle')}",
            "sides: " + ", ".join(f"{side} {sides[side]}" for side in sorted(sides)),
            "grades: " + ", ".join(f"{grade}: {grades[grade]}" for grade in sorted(grades)),
            "themes: " + ", ".join(f"{theme} {number}" for theme, number in themes.most_common()),
        ]
    )


@dataclass(frozen=True)
class Choice:
    """Which puzzles are wanted: of a file or those that come with the game, and what they are like."""

    rules: Rules | None = None
    file: Path | None = None
    grade: int | None = None
    side: str | None = None
    theme: str | None = None
    moves: int | None = None

    def __post_init__(self) -> None:
        if self.side is not None and self.side not in list(Side):
            raise BrandubhError("side", text=self.side)
        if self.theme is not None and self.theme not in THEMES:
            raise BrandubhError("puzzle-theme", text=self.theme, choices=", ".join(THEMES))

    def puzzles(self) -> list[Puzzle]:
        """All of them, the easiest first."""
        return [
            puzzle
            for puzzle in _puzzles(self.rules, self.file)
            if self.grade in (None, puzzle.grade)
            and self.side in (None, puzzle.side)
            and self.moves in (None, puzzle.wins_in)
            and (self.theme is None or self.theme in puzzle.themes)
        ]

    def named(self, name: str) -> Puzzle:
        """The one with a name, or the beginning of it; or ``random``, or ``daily``."""
        if name == "daily":
            return puzzle_of_day(datetime.datetime.now().astimezone().date())
        puzzles = self.puzzles()
        if name == "random":
            if not puzzles:
                raise PuzzleError("puzzle-none")
            return random.choice(puzzles)
        found = [puzzle for puzzle in puzzles if puzzle.id.startswith(name)]
        if len(found) != 1:
            raise PuzzleError(
                f"{quote(name)} may be {len(found)} puzzles" if found else f"there is no puzzle {quote(name)}"
            )
        return found[0]


def solve_command(
    name: str | None, choice: Choice, *, count: int | None = None, ascii_only: bool = False, words: bool = False
) -> None:
    """Solve the puzzle of a name, or one after another in any order."""
    from brandubh.cli.solving import solve_puzzles

    if name is not None and name != "random":
        puzzles = [choice.named(name)]
    else:
        puzzles = choice.puzzles()
        random.shuffle(puzzles)
        puzzles = puzzles[: 1 if name == "random" and count is None else count]
    if not puzzles:
        raise PuzzleError("puzzle-none")
    compile_first("brandubh.engine.engine")  # which answers wrong moves
    solve_puzzles(puzzles, ascii_only=ascii_only, words=words)


def show_command(
    name: str | None,
    choice: Choice,
    *,
    solution: bool = False,
    ascii_only: bool = False,
    words: bool = False,
    as_json: bool = False,
) -> None:
    """Show a puzzle by its name, or one at random, or list all that are like that."""
    puzzles = choice.puzzles() if name is None else [choice.named(name)]
    if as_json:
        for puzzle in puzzles:
            print(puzzle.to_json())
    elif name is None:
        for puzzle in puzzles:
            put(
                f"{puzzle.id}  {puzzle.rules:6} {puzzle.side:9} wins in {puzzle.wins_in}  "
                f"grade {puzzle.grade} ({puzzle.difficulty})  {', '.join(puzzle.themes)}"
            )
    else:
        _show(puzzles[0], solution=solution, ascii_only=ascii_only, words=words)


def _show(puzzle: Puzzle, *, solution: bool, ascii_only: bool, words: bool) -> None:
    console = Screen()
    console.print_board(puzzle.board(), ascii_only=ascii_only, words=words)
    console.print(
        f"\nThe {puzzle.side} move and win in {puzzle.wins_in} ({puzzle.rules}).\n"
        f"Grade {puzzle.grade}, {puzzle.difficulty}. Puzzle {puzzle.id}.",
        highlight=False,
    )
    if solution:
        console.print(f"Solution: {' '.join(puzzle.moves)}\nThemes: {', '.join(puzzle.themes)}", highlight=False)


class NotProvenError(PuzzleError):
    """Puzzles that could not be proven again."""


def check_command(rules: Rules | None, file: Path | None, sample: int | None, *, as_json: bool = False) -> None:
    """Prove puzzles again, all or some at random."""
    puzzles = _puzzles(rules, file)
    if not puzzles:
        of_rules = "" if rules is None else f" for the rules {puzzle_rules(rules)}"
        raise PuzzleError(f"there are no puzzles{of_rules} in {file or SHIPPED}")
    if sample is not None and sample < len(puzzles):
        puzzles = random.sample(puzzles, sample)
    compile_first("brandubh.puzzles.mining.miner")
    checker = Checker()
    started = time.perf_counter()
    wrong = []
    with bar("proving", len(puzzles)) as shown:
        for puzzle in puzzles:
            if not checker.is_proven(puzzle):
                wrong.append(puzzle.id)
            shown.step()
    seconds = time.perf_counter() - started
    if as_json:
        print(json.dumps({"puzzles": len(puzzles), "wrong": wrong, "seconds": round(seconds, 3)}))
    if wrong:
        of = counted(len(puzzles), "puzzle")
        raise NotProvenError(f"{len(wrong)} of {of} could not be proven: {', '.join(wrong)}")
    if not as_json:
        are = "is" if len(puzzles) == 1 else "are"
        print(f"{counted(len(puzzles), 'puzzle')} {are} proven, in {in_seconds(seconds)}.")


def _puzzles(rules: Rules | None, file: Path | None) -> list[Puzzle]:
    if file is None:
        return load(rules)
    take_inputs(file)
    if file != STANDARD_INPUT and not file.exists():
        raise PuzzleError("cannot-read", file=str(file), reason=BrandubhError("file-missing"))
    wanted = None if rules is None else puzzle_rules(rules)
    return [puzzle for puzzle in read_puzzles(file) if wanted in (None, puzzle.rules)]
