"""``brandubh puzzles …``: puzzles shown, proven again and made."""

import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from brandubh.bulk.executor import open_executor
from brandubh.bulk.whole_file import check_place
from brandubh.cli.progress import bar, compile_first
from brandubh.cli.screen import Screen, put
from brandubh.errors import quote
from brandubh.pictures.text import render
from brandubh.puzzles.mining.collection import Collection, State, collect, with_longer
from brandubh.puzzles.mining.games import SELF_PLAY, GameFiles, Job, number_of, self_play
from brandubh.puzzles.proof import Checker
from brandubh.puzzles.puzzle import SHIPPED, Puzzle, PuzzleError, load, puzzle_rules, read_puzzles
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

    If a game file cannot be read, the exit status is 1.
    """
    name = puzzle_rules(rules)
    check_place(out, PuzzleError)
    puzzles = read_puzzles(out)
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
            looked = f"{state.jobs} games and puzzles looked at, {state.found} found, {state.taken} taken"
            shown.at(count - state.missing, remark=looked)

        try:
            games = _jobs(given if files else None, name, seed, puzzles)
            jobs = with_longer(games, collection)
            collect(jobs, collection, out, executor, tables=folder, until=until, on_state=report)
        except KeyboardInterrupt:
            shown.say(f"Interrupted. {out} has all that was found; the same command goes on from here.")
            raise
        if given.others:
            shown.say(f"Games of other rules than {name} that were left out: {given.others}")
    put(_summary(out, collection.of_rules()))
    if given.unreadable:
        raise SystemExit(1)


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
            f"{out}: {len(puzzles)} puzzles",
            "sides: " + ", ".join(f"{side} {sides[side]}" for side in sorted(sides)),
            "grades: " + ", ".join(f"{grade}: {grades[grade]}" for grade in sorted(grades)),
            "themes: " + ", ".join(f"{theme} {number}" for theme, number in themes.most_common()),
        ]
    )


def show_command(
    name: str | None,
    rules: Rules | None,
    file: Path | None,
    *,
    grade: int | None = None,
    solution: bool = False,
    as_json: bool = False,
) -> None:
    """Show a puzzle by its name, or one at random, or list all, or all of a grade."""
    puzzles = [puzzle for puzzle in _puzzles(rules, file) if grade in (None, puzzle.grade)]
    if name == "random":
        puzzles = random.sample(puzzles, min(1, len(puzzles)))
    elif name is not None:
        puzzles = [puzzle for puzzle in puzzles if puzzle.id.startswith(name)]
    if name is not None and len(puzzles) != 1:
        raise PuzzleError(
            f"there is no puzzle {quote(name)}" if not puzzles else f"{quote(name)} may be {len(puzzles)} puzzles"
        )
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
        _show(puzzles[0], solution=solution)


def _show(puzzle: Puzzle, *, solution: bool) -> None:
    console = Screen()
    console.print(render(puzzle.board()))
    console.print(
        f"\nThe {puzzle.side} move and win in {puzzle.wins_in} ({puzzle.rules}).\n"
        f"Grade {puzzle.grade}, {puzzle.difficulty}. Puzzle {puzzle.id}.",
        highlight=False,
    )
    if solution:
        console.print(f"Solution: {' '.join(puzzle.moves)}\nThemes: {', '.join(puzzle.themes)}", highlight=False)


def check_command(rules: Rules | None, file: Path | None, sample: int | None) -> None:
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
    if wrong:
        raise PuzzleError(f"{len(wrong)} of {len(puzzles)} puzzles could not be proven: {', '.join(wrong)}")
    print(f"{len(puzzles)} puzzles are proven, in {time.perf_counter() - started:.1f} s.")


def _puzzles(rules: Rules | None, file: Path | None) -> list[Puzzle]:
    if file is None:
        return load(rules)
    if not file.exists():
        raise PuzzleError(f"there is no file {file}")
    wanted = None if rules is None else puzzle_rules(rules)
    return [puzzle for puzzle in read_puzzles(file) if wanted in (None, puzzle.rules)]
