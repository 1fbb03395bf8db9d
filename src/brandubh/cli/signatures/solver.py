"""Commands for proofs: ``solve``, ``verify``."""

from pathlib import Path
from typing import Annotated

import typer

from brandubh.cli.command import app
from brandubh.cli.options import (
    JsonOption,
    RulesOption,
    read_rules,
)


@app.command("solve")
def _solve(
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
    as_json: JsonOption = False,
) -> None:
    """Prove whether a side can force a win. With start, and no --side, --certificate or --save: work at the start
    position, move by move, for as long as you let it.
    """
    from brandubh.cli.solve import solve_command

    solve_command(
        " ".join(position),
        read_rules(rules),
        side=side,
        memory=memory,
        limit=limit,
        threads=threads,
        tables=tables,
        certificate=certificate,
        save_to=save,
        folder=folder,
        as_json=as_json,
    )


@app.command("verify")
def _verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A certificate that solve has written.")],
    most: Annotated[
        float, typer.Option(min=0, metavar="GB", help="How much text it may have; checking takes five times as much.")
    ] = 1.0,
    as_json: JsonOption = False,
) -> None:
    """Check a proof with the rules alone. Exit status 1 if it proves nothing."""
    from brandubh.cli.verify import verify_command

    verify_command(file, gigabytes=most, as_json=as_json)
