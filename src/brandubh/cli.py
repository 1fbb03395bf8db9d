"""The command ``brandubh``. Each command is a few lines that call the library; what is slow to import is imported
where it is used, so that ``--help`` answers at once.
"""

import json
import random
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from brandubh import __version__
from brandubh.errors import BrandubhError, RecordError

if TYPE_CHECKING:
    from brandubh.board import Board
    from brandubh.rules import Rules

app = typer.Typer(
    help="Brandubh, the Irish tafl game: play it, check it, draw it. Without a command: the app, in the browser.",
    no_args_is_help=False,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

RulesOption = Annotated[
    str, typer.Option("--rules", "-r", metavar="R", help="wtf, wtf-de, wtf-it, raven, or a .toml or .json file.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
FolderOption = Annotated[
    Path | None, typer.Option("--folder", metavar="DIR", help="Where the tables are; else in your data folder.")
]

PuzzleFileOption = Annotated[
    Path | None, typer.Option("--file", metavar="FILE", help="A file of puzzles; else those that come with the game.")
]

tables_app = typer.Typer(help="Tables of perfect play: build them, check them, ask them.", rich_markup_mode=None)
app.add_typer(tables_app, name="tables")
puzzles_app = typer.Typer(help="Puzzles: one move wins. Show them, check them, make more.", rich_markup_mode=None)
app.add_typer(puzzles_app, name="puzzles")


@app.callback(invoke_without_command=True)
def _main(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.", is_eager=True)] = False,
) -> None:
    if version:
        typer.echo(f"brandubh {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        _serve(None, None, None, open_browser=True)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(metavar="H", help="The address to listen on (127.0.0.1).")] = None,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, metavar="P", help="The port; 7749 or the next free one if not said, 0 for any."),
    ] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help="Where games are kept.")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
) -> None:
    """Run the app: play and analyse in the browser."""
    _serve(host, port, data, open_browser=not no_open)


def _serve(host: str | None, port: int | None, data: Path | None, *, open_browser: bool) -> None:
    try:
        from brandubh.server import serving
        from brandubh.server.settings import Settings
    except ModuleNotFoundError as error:
        raise BrandubhError(f"the app needs the package {error.name}: pip install 'brandubh[app]'") from None
    given = {name: value for name, value in (("host", host), ("port", port), ("data", data)) if value is not None}
    settings = Settings(**given)  # type: ignore[arg-type]  # each by its name
    serving.serve(settings, serving.bind(settings.host, port), open_browser=open_browser)


@app.command()
def play(
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
    """Play in the terminal: two people at one keyboard, or one against the computer."""
    loaded = _rules(rules)
    if side not in ("attackers", "defenders", "random"):
        raise BrandubhError(f"a side is attackers, defenders or random, not {side!r}")
    from brandubh import terminal
    from brandubh.pieces import Side

    if match and fen:
        raise BrandubhError("a match begins with the start position: leave out --fen")
    names = (attackers, defenders) if attackers or defenders else None
    yours = random.choice(list(Side)) if side == "random" else Side(side)
    terminal.play(loaded, fen=fen, match=match, names=names, ascii_only=ascii_only, level=level, side=yours)


@app.command()
def show(
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
    board = _board(" ".join(position), _rules(rules))
    from brandubh.artwork import THEMES
    from brandubh.pieces import Side

    if theme not in THEMES:
        raise BrandubhError(f"no theme is called {theme!r}; there are {', '.join(THEMES)}")

    orientation = Side.ATTACKERS if flip else Side.DEFENDERS
    if svg is not None:
        from brandubh import svg as pictures

        picture = pictures.board(board, size=size, theme=theme, orientation=orientation)
        if str(svg) == "-":
            typer.echo(picture)
        else:
            _write(svg, picture)
        return
    from brandubh.textboard import render

    console = _console()
    console.print(render(board, ascii_only=ascii_only, orientation=orientation))
    console.print()
    outcome = board.outcome()
    if not board.is_valid():
        console.print(f"This position is impossible: {board.status()}.")
    elif outcome is not None:
        console.print(str(outcome))
    else:
        console.print(f"The {board.turn} are to move and have {len(board.legal_moves)} moves.", highlight=False)
    if moves:
        for move in board.legal_moves:
            console.print(board.text(move), highlight=False)
    if not board.is_valid():
        raise typer.Exit(1)


@app.command()
def perft(
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=0, max=20, help="The length of the paths, in plies.")],
    rules: RulesOption = "wtf",
    fen: Annotated[str | None, typer.Option(metavar="F", help="Count from this position.")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first move apart.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Count the move paths of a length, the classic test of a rules program."""
    board = _board(fen or "start", _rules(rules), valid=True)
    from brandubh.counting import count_by_move

    started = time.perf_counter()
    counts: dict[str, int] = {}
    total = int(depth == 0)
    for text, paths in count_by_move(board, depth, progress=sys.stderr.isatty()):
        counts[text] = paths
        total += paths
        if divide and not as_json:
            typer.echo(f"{text}: {paths}")
    seconds = time.perf_counter() - started
    if as_json:
        report: dict[str, Any] = {"fen": board.fen(), "rules": board.rules.name, "depth": depth, "paths": total}
        if divide:
            report["divide"] = counts
        typer.echo(json.dumps({**report, "seconds": round(seconds, 6)}))
    else:
        typer.echo(f"{total} paths of {depth} plies in {seconds:.2f} s ({total / seconds / 1e6:.0f} million a second)")


@app.command()
def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Game files, or .csv lists of games.")],
    rules: RulesOption = "wtf",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Say nothing of files without problems.")] = False,
) -> None:
    """Check game files move by move: one line for each problem, exit status 1 if there is any."""
    loaded = _rules(rules)
    from brandubh.record import read_csv, read_games

    problems = 0

    def report(error: RecordError) -> None:
        nonlocal problems
        problems += 1
        typer.echo(str(error))

    for path in files:
        games = 0
        before = problems
        try:
            with path.open(encoding="utf-8", newline=None) as file:
                if path.suffix == ".csv":
                    games = sum(1 for _ in read_csv(file, rules=loaded, on_error=report, name=str(path)))
                else:
                    games = sum(1 for _ in read_games(file, rules=loaded, on_error=report, name=str(path)))
        except (OSError, UnicodeDecodeError, BrandubhError) as error:
            problems += 1
            typer.echo(f"{path}: {_reason(error)}")
            continue
        if not quiet:
            bad = problems - before
            found = f"{games} games are right" if games != 1 else "1 game is right"
            typer.echo(f"{path}: {found}" + (f", {bad} wrong" if bad else ""), err=bool(bad))
    if problems:
        raise typer.Exit(1)


@app.command(name="rules")
def rules_command(
    name: Annotated[str | None, typer.Argument(help="A ruleset, or a .toml or .json file.")] = None,
    language: Annotated[
        str | None, typer.Option("--language", "-l", metavar="L", help="en, fr, it, de or ga; else the system's.")
    ] = None,
    toml: Annotated[bool, typer.Option("--toml", help="Print the ruleset as TOML, to be changed and used.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Say a ruleset in plain words, or list the rulesets."""
    from brandubh.language import system_language

    ruleset = _rules(name or "wtf")
    if toml:
        typer.echo(ruleset.to_toml(), nl=False)
    elif as_json:
        typer.echo(ruleset.to_json(), nl=False)
    elif name:
        _say_rules(ruleset, language or system_language())
    else:
        _list_rules(language or system_language())


def _list_rules(language: str) -> None:
    from brandubh.clauses import origin
    from brandubh.language import say
    from brandubh.rules import PRESETS

    console = _console()
    for preset, rules in PRESETS.items():
        console.print(f"[bold]{preset:8}[/bold] {say(language, origin(rules))}", highlight=False)
    console.print("\nbrandubh rules NAME says what a ruleset says.", highlight=False)


def _say_rules(rules: "Rules", language: str) -> None:
    from itertools import groupby

    from rich.markup import escape

    from brandubh.clauses import clauses, origin
    from brandubh.language import say

    console = _console()
    console.print(f"[bold]{escape(rules.name)}[/bold]  (rules id {rules.rules_id})", highlight=False)
    console.print(say(language, origin(rules)), highlight=False)
    for section, members in groupby(clauses(rules), key=lambda clause: clause.section):
        console.print(f"\n[bold]{say(language, f'section-{section}')}[/bold]", highlight=False)
        for clause in members:
            text = f"[italic]{say(language, clause.title)}.[/italic] {say(language, clause.message, **clause.args)}"
            console.print(text, highlight=False)


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
    loaded = _rules(rules)
    from brandubh import analysis
    from brandubh.engine.limits import Limit

    limit = Limit(depth=depth) if depth else Limit(time=seconds)
    analysis.run(" ".join(what), loaded, limit, lines=lines, threads=threads, svg=svg, save=save)


@app.command()
def engine() -> None:
    """Be a UCI engine on standard input and output."""
    from brandubh.engine import protocol

    protocol.main()


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
    from brandubh.engine.contest import match_command

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
    workers: Annotated[int, typer.Option(min=1, metavar="K", help="How many processes.")] = 2,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Dask cluster instead.")] = None,
    weights: Annotated[Path | None, typer.Option(metavar="FILE", help="Begin with these weights.")] = None,
) -> None:
    """Tune the evaluation by self-play; the new weights are written beside the games."""
    from brandubh.engine import tune as tuning

    tuning.run(folder, tuning.Plan(pieces, games, nodes), workers=workers, cluster=cluster, weights=weights)


@tables_app.command("build")
def tables_build(
    men: Annotated[int, typer.Option(min=2, max=13, metavar="N", help="Up to so many men, the king with them.")] = 5,
    rules: RulesOption = "wtf",
    folder: FolderOption = None,
    workers: Annotated[int, typer.Option(min=1, metavar="K", help="How many processes.")] = 2,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Dask cluster instead; it must see the folder.")
    ] = None,
) -> None:
    """Build the tables up to a number of men; an interrupted build goes on where it was."""
    loaded = _rules(rules)
    from brandubh.tablebase import commands

    commands.build_command(loaded, men, folder, workers=workers, cluster=cluster)


@tables_app.command("info")
def tables_info(
    rules: Annotated[str | None, typer.Option("--rules", "-r", metavar="R", help="Only those of a ruleset.")] = None,
    folder: FolderOption = None,
    as_json: JsonOption = False,
) -> None:
    """Say which tables there are."""
    loaded = None if rules is None else _rules(rules)
    from brandubh.tablebase import commands

    commands.info_command(loaded, folder, as_json=as_json)


@tables_app.command("verify")
def tables_verify(
    rules: Annotated[str | None, typer.Option("--rules", "-r", metavar="R", help="Only those of a ruleset.")] = None,
    folder: FolderOption = None,
    sample: Annotated[
        int, typer.Option(min=1, metavar="N", help="Of larger tables, check so many positions a side, at random.")
    ] = 20_000_000,
) -> None:
    """Check tables: their bytes, and that each position's value follows from those of its moves."""
    loaded = None if rules is None else _rules(rules)
    from brandubh.tablebase import commands

    commands.verify_command(loaded, folder, sample)


@tables_app.command("probe")
def tables_probe(
    position: Annotated[list[str], typer.Argument(metavar="FEN", help="A position text.")],
    rules: RulesOption = "wtf",
    folder: FolderOption = None,
    as_json: JsonOption = False,
) -> None:
    """Say who wins a position with best play, in how many plies, and what each move is worth."""
    board = _board(" ".join(position), _rules(rules), valid=True)
    from brandubh.tablebase import commands

    commands.probe_command(board, folder, as_json=as_json)


@app.command()
def solve(
    position: Annotated[list[str], typer.Argument(metavar="FEN|start", help="A position text, or: start.")],
    rules: RulesOption = "wtf",
    side: Annotated[
        str | None, typer.Option(metavar="S", help="Who is to win: attackers or defenders; else the side to move.")
    ] = None,
    memory: Annotated[float, typer.Option(min=0.01, metavar="GB", help="Memory for the search's table.")] = 1.0,
    limit: Annotated[
        str | None, typer.Option("--time", metavar="T", help="Give up after so long: 90s, 10m, 2h.")
    ] = None,
    threads: Annotated[int, typer.Option(min=1, max=64, metavar="N", help="How many threads.")] = 2,
    tables: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Tables of perfect play; else those in your data folder.")
    ] = None,
    certificate: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the whole proof to a file.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the search in a file, and go on from it.")
    ] = None,
    folder: Annotated[Path | None, typer.Option(metavar="DIR", help="With start: where the campaign is kept.")] = None,
) -> None:
    """Prove whether a side can force a win. With start: work at the start position, move by move, for as long as you
    let it.
    """
    loaded = _rules(rules)
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


@puzzles_app.command("show")
def puzzles_show(
    puzzle: Annotated[str | None, typer.Argument(metavar="[ID]", help="A puzzle; without one, all are listed.")] = None,
    rules: Annotated[str | None, typer.Option("--rules", "-r", metavar="R", help="Only those of a ruleset.")] = None,
    file: PuzzleFileOption = None,
    solution: Annotated[bool, typer.Option("--solution", help="Tell the solution.")] = False,
) -> None:
    """Show a puzzle, or list them all."""
    loaded = None if rules is None else _rules(rules)
    from brandubh.puzzles import commands

    commands.show_command(puzzle, loaded, file, solution=solution)


@puzzles_app.command("check")
def puzzles_check(
    rules: Annotated[str | None, typer.Option("--rules", "-r", metavar="R", help="Only those of a ruleset.")] = None,
    file: PuzzleFileOption = None,
    sample: Annotated[int | None, typer.Option(min=1, metavar="N", help="Only so many, at random.")] = None,
) -> None:
    """Prove puzzles again: that they are won, and by one move only."""
    loaded = None if rules is None else _rules(rules)
    from brandubh.puzzles import commands

    commands.check_command(loaded, file, sample)


@puzzles_app.command("make")
def puzzles_make(
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The file to add to.")],
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE…]", help="Game files; without any, games of the levels.")
    ] = None,
    rules: RulesOption = "wtf",
    count: Annotated[int, typer.Option(min=1, metavar="N", help="Until the file has so many.")] = 50,
    seed: Annotated[int, typer.Option(min=0, metavar="S", help="Of the games.")] = 0,
    workers: Annotated[int, typer.Option(min=1, metavar="K", help="How many processes.")] = 2,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Dask cluster instead.")] = None,
    tables: Annotated[Path | None, typer.Option(metavar="DIR", help="Tables of perfect play, to find more.")] = None,
    seconds: Annotated[float | None, typer.Option("--time", min=1, metavar="S", help="Stop after so long.")] = None,
) -> None:
    """Find puzzles in games; an interrupted search goes on where it was."""
    loaded = _rules(rules)
    from brandubh.puzzles import commands

    commands.make_command(
        files or (),
        loaded,
        count=count,
        out=out,
        seed=seed,
        workers=workers,
        cluster=cluster,
        tables=tables,
        seconds=seconds,
    )


@app.command()
def bench(
    what: Annotated[str, typer.Argument(metavar="[search]", help="search: only the search, and its signature.")] = "",
    as_json: JsonOption = False,
) -> None:
    """Measure the kernel, the library and the engine, side by side with their yardsticks."""
    from brandubh import benchmarks

    if what == "search":
        benchmarks.search(as_json=as_json)
    elif what:
        raise BrandubhError(f"bench measures everything, or search, not {what!r}")
    else:
        benchmarks.run(as_json=as_json)


@app.command(hidden=True)
def warm() -> None:
    """Compile the kernel, or see that it is compiled."""
    from brandubh.warming import warm_with_progress

    warm_with_progress()


def _rules(name: str) -> "Rules":
    from brandubh.rules import load_rules

    return load_rules(name)


def _board(text: str, rules: "Rules", *, valid: bool = False) -> "Board":
    from brandubh.board import Board

    board = Board(None if text == "start" else text, rules=rules)
    if valid and not board.is_valid():
        raise BrandubhError(f"this position is impossible: {board.status()}")
    return board


def _console() -> Any:
    from rich.console import Console

    return Console()


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BrandubhError(f"cannot write {path}: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    if isinstance(error, UnicodeDecodeError):
        return "this is not a text file in UTF-8"
    return str(getattr(error, "strerror", None) or error)
