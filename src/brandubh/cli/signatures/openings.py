"""Commands for the first moves: ``openings …``."""

from pathlib import Path
from typing import Annotated

import typer

from brandubh.cli.command import app
from brandubh.cli.options import (
    ClusterOption,
    DataOption,
    JsonOption,
    RulesOption,
    WorkersOption,
    check_folder,
    read_board,
    read_rules,
)

_openings = typer.Typer(help="Openings: what is known of the first moves.", rich_markup_mode=None)
app.add_typer(_openings, name="openings")


@_openings.command("build")
def _openings_build(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE", help="Game files, or .csv lists of games.")
    ] = None,
    rules: RulesOption = "wtf",
    plies: Annotated[int, typer.Option(min=1, max=500, metavar="N", help="Count this many plies of a game.")] = 30,
    proofs: Annotated[
        list[Path] | None,
        typer.Option("--proof", metavar="FILE", help="A certificate, or a folder of them, such as solve start keeps."),
    ] = None,
    data: DataOption = None,
    no_server: Annotated[
        bool, typer.Option("--no-server", help="Leave out the finished games of the data folder's server.")
    ] = False,
    engine: Annotated[bool, typer.Option("--engine", help="Search the first plies, too; it takes hours.")] = False,
    workers: WorkersOption = 1,
    cluster: ClusterOption = None,
    as_json: JsonOption = False,
) -> None:
    """Count games in the openings.

    They come from files, and from the server of the data folder; also taken in are proofs, and what the engine thinks.
    What was counted before is not counted again. Exit status 1 if a game or a proof is wrong, 2 if a
    file cannot be read.
    """
    from brandubh.cli.openings import build_command, search_command
    from brandubh.openings.search import Plan

    read = read_rules(rules)
    status = build_command(
        files or [],
        read,
        plies=plies,
        proofs=proofs or [],
        data=data,
        server=not no_server,
        as_json=as_json,
    )
    if engine:
        search_command(read, Plan(), out=None, data=data, workers=workers, cluster=cluster)
    if status:
        raise typer.Exit(status)


@_openings.command("search")
def _openings_search(
    rules: RulesOption = "wtf",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The file to add to; else one in the data folder.")
    ] = None,
    nodes: Annotated[
        int, typer.Option(min=100, metavar="N", help="Nodes for a position; a tenth for those of the third ply.")
    ] = 35_000_000,
    deep: Annotated[int, typer.Option(min=2, max=40, metavar="N", help="To which ply the main lines go.")] = 10,
    replies: Annotated[
        int, typer.Option(min=0, max=20, metavar="N", help="How many replies to each first move begin a main line.")
    ] = 3,
    plies: Annotated[int, typer.Option(min=2, max=3, metavar="N", help="Up to which ply all positions.")] = 3,
    hash_mb: Annotated[int, typer.Option("--hash", min=1, metavar="MB", help="Memory for each search.")] = 128,
    data: DataOption = None,
    workers: WorkersOption = 1,
    cluster: ClusterOption = None,
    seconds: Annotated[
        float | None, typer.Option("--time", min=0, metavar="S", help="Begin no search after this many seconds.")
    ] = None,
) -> None:
    """Let the engine search the first plies.

    It takes hours; an interrupted search goes on where it was. The same options give the same file.
    """
    from brandubh.cli.openings import search_command
    from brandubh.openings.search import Plan

    plan = Plan(nodes, deep, replies, plies, hash_mb)
    search_command(read_rules(rules), plan, out=out, data=data, workers=workers, cluster=cluster, seconds=seconds)


@_openings.command("show")
def _openings_show(
    position: Annotated[
        list[str] | None, typer.Argument(metavar="FEN", help="A position text; without, the start.")
    ] = None,
    rules: RulesOption = "wtf",
    data: DataOption = None,
    as_json: JsonOption = False,
) -> None:
    """Say what is known of a position.

    How games went on, what the engine thinks of each move, and what is proven.
    """
    from brandubh.cli.openings import show_command

    check_folder(data)
    board = read_board(" ".join(position or ["start"]), read_rules(rules))
    show_command(board, data=data, as_json=as_json)
