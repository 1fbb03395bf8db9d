"""The command ``brandubh``: the signatures of all its commands, and the help that they give.

A command's work is in the file of its name beside this one, and is imported when it is called: ``--help`` needs
neither Numba nor rich, and answers at once.
"""

from pathlib import Path
from typing import Annotated

import typer

from brandubh import __version__
from brandubh.cli.options import (
    ClusterOption,
    DataOption,
    JsonOption,
    OnlyRulesOption,
    PuzzlesOption,
    RulesOption,
    TablesOption,
    WorkersOption,
    read_board,
    read_only_rules,
    read_rules,
)
from brandubh.cli.speech import LanguageOption, choose

app = typer.Typer(
    help="Brandubh, the Irish tafl game: play it, check it, draw it. Without a command: the app, in the browser.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
_tables = typer.Typer(help="Tables of perfect play: build them, check them, ask them.", rich_markup_mode=None)
_openings = typer.Typer(help="Openings: what is known of the first moves.", rich_markup_mode=None)
_puzzles = typer.Typer(help="Puzzles: one move wins. Show them, check them, make more.", rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def _main(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.", is_eager=True)] = False,
) -> None:
    choose(None)
    if version:
        typer.echo(f"brandubh {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        _serve()


@app.command("serve")
def _serve(
    host: Annotated[str | None, typer.Option(metavar="H", help="The address to listen on (127.0.0.1).")] = None,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, metavar="P", help="The port; 7749 or the next free one if not said, 0 for any."),
    ] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where games are kept.")] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which the server is called, such as that of a proxy before it."),
    ] = None,
    keep_open: Annotated[
        float | None,
        typer.Option(min=0, metavar="DAYS", help="How long a game is kept that nobody finishes (365); 0 for ever."),
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="A", help="The address of a proxy that says who asks, and whether by https."),
    ] = None,
    connections: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Most connections at once (1000).")
    ] = None,
    connections_each: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Most connections from one address at once (200).")
    ] = None,
    no_openings: Annotated[
        bool, typer.Option("--no-openings", help="Do not count finished games in the openings explorer.")
    ] = False,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
) -> None:
    """Run the app: play and analyse in the browser."""
    from brandubh.cli.serve import serve_command

    serve_command(
        port,
        open_browser=not no_open,
        host=host,
        data=data,
        hosts=tuple(allow_host or ()),
        proxies=tuple(each.strip() for text in trust_proxy or () for each in text.split(",")),
        keep_open=keep_open,
        connections=connections,
        connections_each=connections_each,
        count_games=not no_openings,
    )


@app.command("warm", hidden=True)
def _warm(
    everything: Annotated[bool, typer.Option("--all", help="Also what tables, proofs and puzzles need.")] = False,
) -> None:
    """Compile what playing needs, or see that it is compiled."""
    from brandubh.cli.progress import compile_first

    rest = ("brandubh.tablebase.verify", "brandubh.tablebase.build", "brandubh.solver.verify", "brandubh.solver.solver")
    for module in ("brandubh.engine.engine", *((*rest, "brandubh.openings.lines") if everything else ())):
        compile_first(module)


# Games and rules


@app.command("play")
def _play(
    rules: RulesOption = "wtf",
    fen: Annotated[str | None, typer.Option(metavar="F", help="Begin with this position.")] = None,
    match: Annotated[bool, typer.Option("--match", help="Play a match: two sets, sides swapped.")] = False,
    attackers: Annotated[str, typer.Option(metavar="NAME", help="Who has the attackers (first).")] = "",
    defenders: Annotated[str, typer.Option(metavar="NAME", help="Who has the defenders (first).")] = "",
    level: Annotated[
        int | None,
        typer.Option(min=1, max=8, metavar="N", help="Play against the computer: 1 (gentle) to 8 (its best)."),
    ] = None,
    side: Annotated[str, typer.Option(metavar="S", help="Your side: attackers, defenders or random.")] = "attackers",
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Draw the board with ASCII characters only.")] = False,
) -> None:
    """Play in the terminal, with a friend or against the computer."""
    from brandubh.cli.play import play_command

    names = (attackers, defenders)
    play_command(read_rules(rules), fen=fen, match=match, names=names, level=level, side=side, ascii_only=ascii_only)


@app.command("show")
def _show(
    position: Annotated[list[str], typer.Argument(metavar="FEN", help="A position text, or: start.")],
    rules: RulesOption = "wtf",
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a picture instead ('-': print it).")] = None,
    size: Annotated[int, typer.Option(min=16, max=10000, metavar="PIXELS", help="Size of the picture.")] = 480,
    theme: Annotated[str, typer.Option(metavar="NAME", help="ballinderry, manuscript or slate.")] = "ballinderry",
    flip: Annotated[bool, typer.Option("--flip", help="Turn the board round.")] = False,
    moves: Annotated[bool, typer.Option("--moves", help="List the legal moves.")] = False,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Draw with ASCII characters only.")] = False,
) -> None:
    """Show a position: as text, or as an SVG picture."""
    from brandubh.cli.show import show_command

    board = read_board(" ".join(position), read_rules(rules))
    show_command(board, svg=svg, size=size, theme=theme, flip=flip, moves=moves, ascii_only=ascii_only)


@app.command("replay")
def _replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Game files, or .csv lists of games.")],
    rules: RulesOption = "wtf",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Say nothing of files without problems.")] = False,
) -> None:
    """Check game files move by move. One line for each problem; exit status 1 if there is any."""
    from brandubh.cli.replay import replay_command

    replay_command(files, read_rules(rules), quiet=quiet)


@app.command("rules")
def _rules(
    name: Annotated[str | None, typer.Argument(help="A ruleset, or a .toml or .json file.")] = None,
    language: LanguageOption = None,
    toml: Annotated[bool, typer.Option("--toml", help="Print the ruleset as TOML, to be changed and used.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Say a ruleset in plain words, or list the rulesets."""
    from brandubh.cli.rules import rules_command

    rules_command(read_only_rules(name), toml=toml, as_json=as_json)


@app.command("perft")
def _perft(
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=0, max=20, help="The length of the paths, in plies.")],
    rules: RulesOption = "wtf",
    fen: Annotated[str | None, typer.Option(metavar="F", help="Count from this position.")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first move apart.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Count the move paths of a length: the test of a rules program."""
    from brandubh.cli.perft import perft_command

    board = read_board(fen or "start", read_rules(rules))
    perft_command(board, depth, divide=divide, as_json=as_json)


# The engine


@app.command("analyse")
def _analyse(
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
    from brandubh.cli.analyse import analyse_command
    from brandubh.engine.limits import Limit

    limit = Limit(depth=depth) if depth else Limit(time=seconds)
    analyse_command(" ".join(what), read_rules(rules), limit, lines=lines, threads=threads, svg=svg, save=save)


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


# The solver


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
    )


@app.command("verify")
def _verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A certificate that solve has written.")],
    most: Annotated[
        float, typer.Option(min=0, metavar="GB", help="How much text it may have; checking takes five times as much.")
    ] = 1.0,
) -> None:
    """Check a proof with the rules alone."""
    from brandubh.cli.verify import verify_command

    verify_command(file, gigabytes=most)


# Tables of perfect play


@_tables.command("build")
def _tables_build(
    men: Annotated[int, typer.Option(min=2, max=13, metavar="N", help="Up to N pieces, the king included.")] = 5,
    rules: RulesOption = "wtf",
    folder: TablesOption = None,
    workers: WorkersOption = 2,
    cluster: ClusterOption = None,
) -> None:
    """Build the tables up to a number of men; an interrupted build goes on where it was."""
    from brandubh.cli.tables import build_command

    build_command(read_rules(rules), men, folder, workers=workers, cluster=cluster)


@_tables.command("info")
def _tables_info(rules: OnlyRulesOption = None, folder: TablesOption = None, as_json: JsonOption = False) -> None:
    """Say which tables there are."""
    from brandubh.cli.tables import info_command

    info_command(read_only_rules(rules), folder, as_json=as_json)


@_tables.command("verify")
def _tables_verify(
    rules: OnlyRulesOption = None,
    folder: TablesOption = None,
    sample: Annotated[
        int, typer.Option(min=1, metavar="N", help="Of larger tables, check this many positions a side, at random.")
    ] = 20_000_000,
) -> None:
    """Check tables: their bytes, and that each position's value follows from those of its moves."""
    from brandubh.cli.tables import verify_command

    verify_command(read_only_rules(rules), folder, sample)


@_tables.command("probe")
def _tables_probe(
    position: Annotated[list[str], typer.Argument(metavar="FEN", help="A position text.")],
    rules: RulesOption = "wtf",
    folder: TablesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Say who wins a position with best play, in how many plies, and what each move is worth."""
    from brandubh.cli.tables import probe_command

    probe_command(read_board(" ".join(position), read_rules(rules)), folder, as_json=as_json)


# Openings


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
) -> None:
    """Count games in the openings.

    They come from files, and from the server of the data folder; also taken in are proofs, and what the engine thinks.
    What was counted before is not counted again. Exit status 1 if something cannot be read.
    """
    from brandubh.cli.openings import build_command, search_command
    from brandubh.openings.search import Plan

    read = read_rules(rules)
    good = build_command(files or [], read, plies=plies, proofs=proofs or [], data=data, server=not no_server)
    if engine:
        search_command(read, Plan(), out=None, data=data, workers=workers, cluster=cluster)
    if not good:
        raise typer.Exit(1)


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

    board = read_board(" ".join(position or ["start"]), read_rules(rules))
    show_command(board, data=data, as_json=as_json)


# Puzzles


@_puzzles.command("show")
def _puzzles_show(
    puzzle: Annotated[
        str | None, typer.Argument(metavar="ID", help="A puzzle, or: random; without, all are listed.")
    ] = None,
    rules: OnlyRulesOption = None,
    file: PuzzlesOption = None,
    grade: Annotated[int | None, typer.Option(min=1, max=5, metavar="G", help="Only those of a grade: 1 to 5.")] = None,
    solution: Annotated[bool, typer.Option("--solution", help="Tell the solution.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Show a puzzle, or list them all."""
    from brandubh.cli.puzzles import show_command

    show_command(puzzle, read_only_rules(rules), file, grade=grade, solution=solution, as_json=as_json)


@_puzzles.command("check")
def _puzzles_check(
    rules: OnlyRulesOption = None,
    file: PuzzlesOption = None,
    sample: Annotated[int | None, typer.Option(min=1, metavar="N", help="Only this many, at random.")] = None,
) -> None:
    """Prove puzzles again: that they are won, and by one move only."""
    from brandubh.cli.puzzles import check_command

    check_command(read_only_rules(rules), file, sample)


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
    """Find puzzles in games; an interrupted search goes on where it was. Exit status 1 if a game file is unreadable."""
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


app.add_typer(_tables, name="tables")
app.add_typer(_openings, name="openings")
app.add_typer(_puzzles, name="puzzles")
