"""The commands of the engine: analyse, engine, match, tune, bench."""

from pathlib import Path
from typing import Annotated

import typer

from brandubh.cli.options import ClusterOption, JsonOption, RulesOption, WorkersOption, read_rules
from brandubh.errors import BrandubhError

app = typer.Typer(rich_markup_mode=None)


@app.command()
def analyse(
    what: Annotated[list[str], typer.Argument(metavar="FEN|FILE", help="A position text, start, or a game file.")],
    rules: RulesOption = "wtf",
    seconds: Annotated[float, typer.Option("--time", min=0.01, metavar="S", help="Seconds for each position.")] = 3.0,
    depth: Annotated[
        int | None, typer.Option(min=1, max=100, metavar="D", help="Search to this depth instead.")
    ] = None,
    lines: Annotated[int, typer.Option(min=1, max=40, metavar="N", help="How many lines.")] = 3,
    threads: Annotated[int, typer.Option(min=1, max=256, metavar="N", help="How many threads.")] = 1,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the best lines as arrows on a board.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the judged game to a file.")] = None,
) -> None:
    """Find the best lines of a position, or judge the moves of a game."""
    loaded = read_rules(rules)
    from brandubh.cli import analyse
    from brandubh.engine.limits import Limit

    limit = Limit(depth=depth) if depth else Limit(time=seconds)
    analyse.run(" ".join(what), loaded, limit, lines=lines, threads=threads, svg=svg, save=save)


@app.command()
def engine() -> None:
    """Be a UCI engine on standard input and output."""
    from brandubh.engine.uci import program

    program.main()


@app.command()
def match(
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
    from brandubh.engine.matches.play import match_command

    match_command(
        engine_a,
        engine_b,
        games=games,
        movetime=movetime,
        depth=depth,
        nodes=nodes,
        tc=tc,
        rules=rules,
        openings=openings,
        concurrency=concurrency,
        sprt=sprt,
        save=save,
        seed=seed,
        as_json=as_json,
    )


@app.command()
def tune(
    folder: Annotated[Path, typer.Argument(help="Where the games are kept; an interrupted run goes on from there.")],
    pieces: Annotated[int, typer.Option(min=1, metavar="N", help="How many pieces of games.")] = 160,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games in a piece.")] = 50,
    nodes: Annotated[int, typer.Option(min=100, metavar="N", help="How many nodes for a move.")] = 2500,
    workers: WorkersOption = 2,
    cluster: ClusterOption = None,
    weights: Annotated[Path | None, typer.Option(metavar="FILE", help="Begin with these weights.")] = None,
) -> None:
    """Tune the evaluation by self-play. The new weights are written beside the games."""
    from brandubh.engine.tuning import fit as tuning

    tuning.run(folder, tuning.Plan(pieces, games, nodes), workers=workers, cluster=cluster, weights=weights)


@app.command()
def bench(
    what: Annotated[str, typer.Argument(metavar="search", help="search: only the search, and its signature.")] = "",
    as_json: JsonOption = False,
) -> None:
    """Measure the kernel, the library and the engine. Yardsticks are measured beside them."""
    from brandubh import benchmarks

    if what == "search":
        benchmarks.search(as_json=as_json)
    elif what:
        raise BrandubhError(f"bench measures everything, or search, not {what!r}")
    else:
        benchmarks.run(as_json=as_json)
