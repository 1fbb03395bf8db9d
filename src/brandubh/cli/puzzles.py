"""The commands of the puzzles."""

from pathlib import Path
from typing import Annotated

import typer

from brandubh.cli.options import (
    ClusterOption,
    JsonOption,
    OnlyRulesOption,
    RulesOption,
    WorkersOption,
    read_only_rules,
    read_rules,
)

app = typer.Typer(help="Puzzles: one move wins. Show them, check them, make more.", rich_markup_mode=None)

FileOption = Annotated[
    Path | None, typer.Option("--file", metavar="FILE", help="A file of puzzles; else those that come with the game.")
]


@app.command()
def show(
    puzzle: Annotated[
        str | None, typer.Argument(metavar="ID", help="A puzzle, or: random; without, all are listed.")
    ] = None,
    rules: OnlyRulesOption = None,
    file: FileOption = None,
    grade: Annotated[int | None, typer.Option(min=1, max=5, metavar="G", help="Only those of a grade: 1 to 5.")] = None,
    solution: Annotated[bool, typer.Option("--solution", help="Tell the solution.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Show a puzzle, or list them all."""
    loaded = read_only_rules(rules)
    from brandubh.puzzles import commands

    commands.show_command(puzzle, loaded, file, grade=grade, solution=solution, as_json=as_json)


@app.command()
def check(
    rules: OnlyRulesOption = None,
    file: FileOption = None,
    sample: Annotated[int | None, typer.Option(min=1, metavar="N", help="Only so many, at random.")] = None,
) -> None:
    """Prove puzzles again: that they are won, and by one move only."""
    loaded = read_only_rules(rules)
    from brandubh.puzzles import commands

    commands.check_command(loaded, file, sample)


@app.command()
def make(
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The file to add to.")],
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE", help="Game files; without any, games of the levels.")
    ] = None,
    rules: RulesOption = "wtf",
    count: Annotated[int, typer.Option(min=1, metavar="N", help="Until the file has so many.")] = 50,
    grade: Annotated[int, typer.Option(min=1, max=5, metavar="G", help="Only this grade and harder ones.")] = 1,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Of the games.")] = 0,
    workers: WorkersOption = 2,
    cluster: ClusterOption = None,
    tables: Annotated[Path | None, typer.Option(metavar="DIR", help="Tables of perfect play, to find more.")] = None,
    seconds: Annotated[float | None, typer.Option("--time", min=1, metavar="S", help="Stop after so long.")] = None,
) -> None:
    """Find puzzles in games; an interrupted search goes on where it was. Exit status 1 if a game file is unreadable."""
    loaded = read_rules(rules)
    from brandubh.puzzles import commands

    readable = commands.make_command(
        files or (),
        loaded,
        count=count,
        out=out,
        seed=seed,
        workers=workers,
        cluster=cluster,
        tables=tables,
        seconds=seconds,
        grade=grade,
    )
    if not readable:
        raise typer.Exit(1)
