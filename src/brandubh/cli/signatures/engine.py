"""Commands around the engine: ``analyse``, ``engine``, ``match``, ``suite``, ``tune``, ``bench``."""

from pathlib import Path
from typing import Annotated

import typer

from brandubh.cli.command import app
from brandubh.cli.options import (
    AsciiOption,
    ClusterOption,
    JsonOption,
    RulesOption,
    WorkersOption,
    read_rules,
)


@app.command("analyse")
def _analyse(
    what: Annotated[
        list[str], typer.Argument(metavar="FEN|FILE", help="A position text, start, game file or .csv list.")
    ],
    rules: RulesOption = "wtf",
    seconds: Annotated[float, typer.Option("--time", min=0.01, metavar="S", help="Seconds for each position.")] = 3.0,
    depth: Annotated[
        int | None, typer.Option(min=1, max=100, metavar="D", help="Search to this depth instead.")
    ] = None,
    lines: Annotated[int, typer.Option(min=1, max=40, metavar="N", help="How many lines.")] = 3,
    threads: Annotated[int, typer.Option(min=1, max=256, metavar="N", help="How many threads.")] = 1,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the best lines as arrows on a board.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the judged games to a file.")] = None,
    ascii_only: AsciiOption = False,
    as_json: JsonOption = False,
) -> None:
    """Find the best lines of a position, or judge the moves of games.

    Ctrl-C ends it with what was found. Exit status 1 if a game is wrong.
    """
    from brandubh.cli.analyse import Wish, analyse_command
    from brandubh.engine.limits import Limit

    limit = Limit(depth=depth) if depth else Limit(time=seconds)
    wish = Wish(limit, lines, threads, svg=svg, save=save, as_json=as_json, ascii_only=ascii_only)
    analyse_command(" ".join(what), read_rules(rules), wish)


@app.command("engine")
def _engine(
    at_once: Annotated[bool, typer.Option("--at-once", hidden=True, help="Leave compiling to others.")] = False,
) -> None:
    """Be a UCI engine on standard input and output."""
    from brandubh.cli.engine import engine_command

    engine_command(at_once=at_once)


@app.command("match")
def _match(
    engine_a: Annotated[
        str, typer.Argument(metavar="ENGINE_A", help="self, self:level=3, or a command line in quotes.")
    ],
    engine_b: Annotated[str, typer.Argument(metavar="ENGINE_B", help="The same.")],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games; two for each opening.")] = 100,
    movetime: Annotated[int | None, typer.Option(min=1, metavar="MS", help="Milliseconds for a move.")] = None,
    depth: Annotated[int | None, typer.Option(min=1, metavar="D", help="Plies for a move.")] = None,
    nodes: Annotated[int | None, typer.Option(min=1, metavar="N", help="Nodes for a move.")] = None,
    tc: Annotated[str | None, typer.Option(metavar="S+S", help="Seconds for a game and for each move: 10+0.1.")] = None,
    rules: RulesOption = "wtf",
    openings: Annotated[Path | None, typer.Option(metavar="FILE", help="Openings, a line each.")] = None,
    concurrency: Annotated[int, typer.Option(min=1, max=256, metavar="K", help="How many games at a time.")] = 1,
    sprt: Annotated[
        str | None, typer.Option(metavar="E0,E1", help="Stop when one of two Elo differences is shown.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Add the games to this file.")] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="Of the openings.")] = 0,
    as_json: JsonOption = False,
) -> None:
    """Let two engines play a match: score, Elo and its error."""
    from brandubh.cli.match import match_command, read_control

    match_command(
        engine_a,
        engine_b,
        read_control(movetime, depth, nodes, tc),
        rules=read_rules(rules),
        games=games,
        openings=openings,
        concurrency=concurrency,
        sprt=sprt,
        save=save,
        seed=seed,
        as_json=as_json,
    )


@app.command("suite")
def _suite(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A position file; - for standard input.")],
    rules: RulesOption = "wtf",
    seconds: Annotated[
        float | None, typer.Option("--time", min=0.001, metavar="S", help="Seconds for each position (1).")
    ] = None,
    nodes: Annotated[int | None, typer.Option(min=1, metavar="N", help="Nodes for each position.")] = None,
    depth: Annotated[int | None, typer.Option(min=1, max=100, metavar="D", help="Plies for each position.")] = None,
    engine: Annotated[
        str | None,
        typer.Option(metavar="ENGINE", help="self:level=3, or a command line in quotes; without, our own at its best."),
    ] = None,
    threads: Annotated[int | None, typer.Option(min=1, max=256, metavar="N", help="How many threads (1).")] = None,
    hash_mb: Annotated[int | None, typer.Option("--hash", min=1, metavar="MB", help="Memory for the search.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Try an engine on the positions of a file. Exit status 1 unless it solves all of them."""
    from brandubh.cli.suite import suite_command
    from brandubh.engine.limits import Limit

    if seconds is None and nodes is None and depth is None:
        seconds = 1.0
    limit = Limit(depth=depth, nodes=nodes, time=seconds)
    suite_command(file, read_rules(rules), limit, engine=engine, threads=threads, hash_mb=hash_mb, as_json=as_json)


@app.command("tune")
def _tune(
    folder: Annotated[Path, typer.Argument(help="Where the games are kept; an interrupted run goes on from there.")],
    batches: Annotated[int, typer.Option("--pieces", min=1, metavar="N", help="How many pieces of games.")] = 160,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games in a piece.")] = 50,
    nodes: Annotated[int, typer.Option(min=100, metavar="N", help="How many nodes for a move.")] = 2500,
    workers: WorkersOption = 2,
    cluster: ClusterOption = None,
    weights: Annotated[Path | None, typer.Option(metavar="FILE", help="Begin with these weights.")] = None,
) -> None:
    """Tune the evaluation by self-play. The new weights are written beside the games."""
    from brandubh.cli.tune import tune_command
    from brandubh.engine.tuning.fit import Plan

    tune_command(folder, Plan(batches, games, nodes), workers=workers, cluster=cluster, weights=weights)


@app.command("bench")
def _bench(
    what: Annotated[str, typer.Argument(metavar="search", help="search: only the search, and its signature.")] = "",
    as_json: JsonOption = False,
) -> None:
    """Measure the kernel, the library and the engine. Yardsticks are measured beside them."""
    from brandubh.cli.bench import bench_command

    bench_command(what, as_json=as_json)
