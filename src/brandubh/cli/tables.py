"""The commands of the tables of perfect play."""

from pathlib import Path
from typing import Annotated

import typer

from brandubh.cli.options import (
    ClusterOption,
    JsonOption,
    OnlyRulesOption,
    RulesOption,
    WorkersOption,
    read_board,
    read_only_rules,
    read_rules,
)

app = typer.Typer(help="Tables of perfect play: build them, check them, ask them.", rich_markup_mode=None)

FolderOption = Annotated[
    Path | None, typer.Option("--folder", metavar="DIR", help="Where the tables are; else in your data folder.")
]


@app.command()
def build(
    men: Annotated[int, typer.Option(min=2, max=13, metavar="N", help="Up to so many men, the king with them.")] = 5,
    rules: RulesOption = "wtf",
    folder: FolderOption = None,
    workers: WorkersOption = 2,
    cluster: ClusterOption = None,
) -> None:
    """Build the tables up to a number of men; an interrupted build goes on where it was."""
    loaded = read_rules(rules)
    from brandubh.tablebase import commands

    commands.build_command(loaded, men, folder, workers=workers, cluster=cluster)


@app.command()
def info(
    rules: OnlyRulesOption = None,
    folder: FolderOption = None,
    as_json: JsonOption = False,
) -> None:
    """Say which tables there are."""
    loaded = read_only_rules(rules)
    from brandubh.tablebase import commands

    commands.info_command(loaded, folder, as_json=as_json)


@app.command()
def verify(
    rules: OnlyRulesOption = None,
    folder: FolderOption = None,
    sample: Annotated[
        int, typer.Option(min=1, metavar="N", help="Of larger tables, check so many positions a side, at random.")
    ] = 20_000_000,
) -> None:
    """Check tables: their bytes, and that each position's value follows from those of its moves."""
    loaded = read_only_rules(rules)
    from brandubh.tablebase import commands

    commands.verify_command(loaded, folder, sample)


@app.command()
def probe(
    position: Annotated[list[str], typer.Argument(metavar="FEN", help="A position text.")],
    rules: RulesOption = "wtf",
    folder: FolderOption = None,
    as_json: JsonOption = False,
) -> None:
    """Say who wins a position with best play, in how many plies, and what each move is worth."""
    board = read_board(" ".join(position), read_rules(rules), valid=True)
    from brandubh.tablebase import commands

    commands.probe_command(board, folder, as_json=as_json)
