"""Commands for puzzles: ``puzzles …``."""

from pathlib import Path
from typing import Annotated

import typer

from brandubh.cli.command import app
from brandubh.cli.options import (
    AsciiOption,
    ClusterOption,
    JsonOption,
    OnlyRulesOption,
    PuzzlesOption,
    RulesOption,
    WordsOption,
    WorkersOption,
    answering_no,
    read_only_rules,
    read_rules,
)
from brandubh.cli.speech import LanguageOption

_puzzles = typer.Typer(help="Puzzles: one move wins. Solve, show, check them, make more.", rich_markup_mode=None)
app.add_typer(_puzzles, name="puzzles")


GradeOption = Annotated[int | None, typer.Option(min=1, max=5, metavar="G", help="Only those of a grade: 1 to 5.")]
SideOption = Annotated[str | None, typer.Option(metavar="S", help="Only those won by attackers or defenders.")]
ThemeOption = Annotated[str | None, typer.Option(metavar="T", help="Only those with a theme, such as sacrifice.")]
MovesOption = Annotated[int | None, typer.Option(min=2, max=8, metavar="N", help="Only those won in N moves.")]


@_puzzles.command("solve")
def _puzzles_solve(
    puzzle: Annotated[
        str | None, typer.Argument(metavar="ID", help="A puzzle, random, or daily; without, one after another.")
    ] = None,
    rules: OnlyRulesOption = None,
    file: PuzzlesOption = None,
    grade: GradeOption = None,
    side: SideOption = None,
    theme: ThemeOption = None,
    moves: MovesOption = None,
    count: Annotated[int | None, typer.Option(min=1, metavar="N", help="No more than N puzzles.")] = None,
    language: LanguageOption = None,
    ascii_only: AsciiOption = False,
    words: WordsOption = False,
) -> None:
    """Solve puzzles in the terminal: type moves, ask for hints, or give up and see the solution.

    Without a terminal it reads a line at a time. Exit status 1 if a puzzle was not solved.
    """
    from brandubh.cli.puzzles import Choice, solve_command

    choice = Choice(read_only_rules(rules), file, grade, side, theme, moves)
    solve_command(puzzle, choice, count=count, ascii_only=ascii_only, words=words)


@_puzzles.command("show")
def _puzzles_show(
    puzzle: Annotated[
        str | None, typer.Argument(metavar="ID", help="A puzzle, random, or daily; without, all are listed.")
    ] = None,
    rules: OnlyRulesOption = None,
    file: PuzzlesOption = None,
    grade: GradeOption = None,
    side: SideOption = None,
    theme: ThemeOption = None,
    moves: MovesOption = None,
    solution: Annotated[bool, typer.Option("--solution", help="Tell the solution.")] = False,
    ascii_only: AsciiOption = False,
    words: WordsOption = False,
    as_json: JsonOption = False,
) -> None:
    """Show a puzzle, or list them all."""
    from brandubh.cli.puzzles import Choice, show_command

    choice = Choice(read_only_rules(rules), file, grade, side, theme, moves)
    show_command(puzzle, choice, solution=solution, ascii_only=ascii_only, words=words, as_json=as_json)


@_puzzles.command("check")
def _puzzles_check(
    rules: OnlyRulesOption = None,
    file: PuzzlesOption = None,
    sample: Annotated[int | None, typer.Option(min=1, metavar="N", help="Only this many, at random.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Prove puzzles again: that they are won, and by one move only. Exit status 1 if one is not."""
    from brandubh.cli.puzzles import NotProvenError, check_command

    with answering_no(NotProvenError):
        check_command(read_only_rules(rules), file, sample, as_json=as_json)


@_puzzles.command("make")
def _puzzles_make(
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The file to add to.")],
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE", help="Game files; without any, games of the levels.")
    ] = None,
    rules: RulesOption = "wtf",
    count: Annotated[int, typer.Option(min=1, metavar="N", help="Until the file has this many.")] = 50,
    grade: Annotated[int, typer.Option(min=1, max=5, metavar="G", help="Only this grade and harder ones.")] = 1,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Of the games.")] = 0,
    workers: WorkersOption = 2,
    cluster: ClusterOption = None,
    tables: Annotated[Path | None, typer.Option(metavar="DIR", help="Tables of perfect play, to find more.")] = None,
    seconds: Annotated[
        float | None, typer.Option("--time", min=1, metavar="S", help="Stop after this many seconds.")
    ] = None,
) -> None:
    """Find puzzles in games; an interrupted search goes on where it was. Exit status 2 if a game file is unreadable."""
    from brandubh.cli.puzzles import make_command

    make_command(
        files or (),
        read_rules(rules),
        count=count,
        out=out,
        seed=seed,
        workers=workers,
        cluster=cluster,
        tables=tables,
        seconds=seconds,
        grade=grade,
    )
