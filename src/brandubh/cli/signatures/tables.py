"""Commands for tables of perfect play: ``tables …``."""

from typing import Annotated

import typer

from brandubh.cli.command import app
from brandubh.cli.options import (
    ClusterOption,
    JsonOption,
    OnlyRulesOption,
    RulesOption,
    TablesOption,
    WorkersOption,
    answering_no,
    check_folder,
    read_board,
    read_only_rules,
    read_rules,
)

_tables = typer.Typer(help="Tables of perfect play: build them, check them, ask them.", rich_markup_mode=None)
app.add_typer(_tables, name="tables")


@_tables.command("build")
def _tables_build(
    men: Annotated[int, typer.Option(min=2, max=13, metavar="N", help="Up to N pieces, the king included.")] = 5,
    rules: RulesOption = "wtf",
    folder: TablesOption = None,
    workers: WorkersOption = 2,
    cluster: ClusterOption = None,
    as_json: JsonOption = False,
) -> None:
    """Build the tables up to a number of men; an interrupted build goes on where it was."""
    from brandubh.cli.tables import build_command

    build_command(read_rules(rules), men, folder, workers=workers, cluster=cluster, as_json=as_json)


@_tables.command("info")
def _tables_info(rules: OnlyRulesOption = None, folder: TablesOption = None, as_json: JsonOption = False) -> None:
    """Say which tables there are."""
    from brandubh.cli.tables import info_command

    check_folder(folder)
    info_command(read_only_rules(rules), folder, as_json=as_json)


@_tables.command("verify")
def _tables_verify(
    rules: OnlyRulesOption = None,
    folder: TablesOption = None,
    sample: Annotated[
        int, typer.Option(min=1, metavar="N", help="Of larger tables, check this many positions a side, at random.")
    ] = 20_000_000,
    as_json: JsonOption = False,
) -> None:
    """Check tables: their bytes, and that each position's value follows from those of its moves.

    Exit status 1 if a table is wrong.
    """
    from brandubh.cli.tables import verify_command
    from brandubh.tablebase import TableError

    check_folder(folder)
    with answering_no(TableError):
        verify_command(read_only_rules(rules), folder, sample, as_json=as_json)


@_tables.command("probe")
def _tables_probe(
    position: Annotated[list[str], typer.Argument(metavar="FEN", help="A position text.")],
    rules: RulesOption = "wtf",
    folder: TablesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Say who wins a position with best play, in how many plies, and what each move is worth.

    Exit status 1 if there is no table for it, 2 if the table would be built but cannot be written.
    """
    from brandubh.cli.tables import probe_command
    from brandubh.tablebase import NotWrittenError, TableError

    check_folder(folder)
    board = read_board(" ".join(position), read_rules(rules))
    with answering_no(TableError, but=NotWrittenError):
        probe_command(board, folder, as_json=as_json)
