"""The commands of the solver: solve, verify."""

from pathlib import Path
from typing import Annotated

import typer

from brandubh.cli.options import RulesOption, read_rules

app = typer.Typer(rich_markup_mode=None)


@app.command()
def solve(
    position: Annotated[list[str], typer.Argument(metavar="FEN|start", help="A position text, or: start.")],
    rules: RulesOption = "wtf",
    side: Annotated[
        str | None, typer.Option(metavar="S", help="Who is to win: attackers or defenders; else the side to move.")
    ] = None,
    memory: Annotated[float, typer.Option(min=0.01, metavar="GB", help="Memory for the search's table.")] = 1.0,
    limit: Annotated[
        str | None, typer.Option("--time", metavar="T", help="Search no longer than this: 90s, 10m, 2h.")
    ] = None,
    threads: Annotated[int, typer.Option(min=1, max=64, metavar="N", help="How many threads.")] = 2,
    tables: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Tables of perfect play; else those in your data folder.")
    ] = None,
    certificate: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the whole proof to a file.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the search in a file, and go on from it.")
    ] = None,
    folder: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the campaign of start is kept.")] = None,
) -> None:
    """Prove whether a side can force a win. With start, and no --side, --certificate or --save: work at the start
    position, move by move, for as long as you let it.
    """
    loaded = read_rules(rules)
    from brandubh.solver import commands

    commands.solve_command(
        " ".join(position),
        loaded,
        side=side,
        memory=memory,
        limit=limit,
        threads=threads,
        tables=tables,
        certificate=certificate,
        save_to=save,
        folder=folder,
    )


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A certificate that solve has written.")],
) -> None:
    """Check a proof with the rules alone."""
    from brandubh.solver import commands

    commands.verify_command(file)
