"""The commands about games and rules: play, show, replay, rules, perft."""

import json
import random
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from brandubh.cli.options import JsonOption, RulesOption, make_console, read_board, read_rules, write
from brandubh.errors import BrandubhError, RecordError, reason

if TYPE_CHECKING:
    from rich.console import Console

    from brandubh.rules import Rules

app = typer.Typer(rich_markup_mode=None)


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
    """Play in the terminal, with a friend or against the computer."""
    loaded = read_rules(rules)
    if side not in ("attackers", "defenders", "random"):
        raise BrandubhError(f"a side is attackers, defenders or random, not {side!r}")
    from brandubh.cli import play
    from brandubh.pieces import Side

    if match and fen:
        raise BrandubhError("a match begins with the start position: leave out --fen")
    names = (attackers, defenders) if attackers or defenders else None
    yours = random.choice(list(Side)) if side == "random" else Side(side)
    play.play(loaded, fen=fen, match=match, names=names, ascii_only=ascii_only, level=level, side=yours)


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
    board = read_board(" ".join(position), read_rules(rules))
    from brandubh.pictures.themes import THEMES
    from brandubh.pieces import Side

    if theme not in THEMES:
        raise BrandubhError(f"no theme is called {theme!r}; there are {', '.join(THEMES)}")

    orientation = Side.ATTACKERS if flip else Side.DEFENDERS
    if svg is not None:
        from brandubh.pictures import svg as pictures

        picture = pictures.board(board, size=size, theme=theme, orientation=orientation)
        if str(svg) == "-":
            typer.echo(picture)
        else:
            write(svg, picture)
        return
    from brandubh.pictures.text import render

    console = make_console()
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
def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Game files, or .csv lists of games.")],
    rules: RulesOption = "wtf",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Say nothing of files without problems.")] = False,
) -> None:
    """Check game files move by move. One line for each problem; exit status 1 if there is any."""
    loaded = read_rules(rules)
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
            typer.echo(f"{path}: {reason(error)}")
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

    ruleset = read_rules(name or "wtf")
    if toml:
        typer.echo(ruleset.to_toml(), nl=False)
    elif as_json:
        typer.echo(ruleset.to_json(), nl=False)
    elif name:
        _say_rules(ruleset, language or system_language())
    else:
        _list_rules(language or system_language())


def _list_rules(language: str) -> None:
    from brandubh.language import say
    from brandubh.rules import PRESETS
    from brandubh.rules.clauses import origin

    console = make_console()
    for preset, rules in PRESETS.items():
        _print_wrapped(console, f"{preset:8} ", say(language, origin(rules)), "bold")
    console.print("\nbrandubh rules NAME says what a ruleset says.", highlight=False)


def _say_rules(rules: "Rules", language: str) -> None:
    from itertools import groupby

    from rich.markup import escape

    from brandubh.language import say
    from brandubh.rules.clauses import clauses, origin

    console = make_console()
    source = say(language, origin(rules))  # first, for it is here that a language nobody speaks is noticed
    console.print(f"[bold]{escape(rules.name)}[/bold]  (rules id {rules.rules_id})", highlight=False)
    _print_wrapped(console, "", source)
    for number, (section, members) in enumerate(groupby(clauses(rules), key=lambda clause: clause.section), 1):
        console.print(f"\n[bold]{number}    {say(language, f'section-{section}')}[/bold]", highlight=False)
        for clause in members:
            title, text = say(language, clause.title), say(language, clause.message, **clause.args)
            _print_wrapped(console, f"{clause.number:5}", f"{title}. {text}", "dim", italic=len(title) + 1)


def _print_wrapped(console: "Console", label: str, text: str, style: str = "", italic: int = 0) -> None:
    """A label and, beside it, a text in lines that break at plain spaces alone: rich breaks at no-break spaces too."""
    from textwrap import TextWrapper

    from rich.text import Text

    width = max(console.width, len(label) + 20)
    wrapper = TextWrapper(width, initial_indent=label, subsequent_indent=" " * len(label), break_on_hyphens=False)
    shown = Text(wrapper.fill(text))
    shown.stylize(style, 0, len(label))
    shown.stylize("italic", len(label), len(label) + italic)
    console.print(shown, highlight=False, soft_wrap=True)


@app.command()
def perft(
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=0, max=20, help="The length of the paths, in plies.")],
    rules: RulesOption = "wtf",
    fen: Annotated[str | None, typer.Option(metavar="F", help="Count from this position.")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first move apart.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Count the move paths of a length: the test of a rules program."""
    board = read_board(fen or "start", read_rules(rules), valid=True)
    from brandubh.cli.perft import count_by_move

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
