"""Commands for games and rules: ``play``, ``show``, ``replay``, ``rules``, ``perft``."""

from pathlib import Path
from typing import Annotated

import typer

from brandubh.cli.command import app
from brandubh.cli.options import (
    AsciiOption,
    JsonOption,
    RulesOption,
    WordsOption,
    read_board,
    read_only_rules,
    read_rules,
)
from brandubh.cli.speech import LanguageOption


@app.command("play")
def _play(
    rules: Annotated[
        str | None,
        typer.Option("--rules", "-r", metavar="R", help="wtf (if not said), wtf-de, wtf-it, raven, or a file."),
    ] = None,
    fen: Annotated[str | None, typer.Option(metavar="F", help="Begin with this position.")] = None,
    match: Annotated[bool, typer.Option("--match", help="Play a match: two sets, sides swapped.")] = False,
    attackers: Annotated[str, typer.Option(metavar="NAME", help="Who has the attackers (first).")] = "",
    defenders: Annotated[str, typer.Option(metavar="NAME", help="Who has the defenders (first).")] = "",
    level: Annotated[
        int | None,
        typer.Option(min=1, max=8, metavar="N", help="Play against the computer: 1 (gentle) to 8 (its best)."),
    ] = None,
    side: Annotated[
        str | None, typer.Option(metavar="S", help="Your side: attackers (if not said), defenders or random.")
    ] = None,
    ascii_only: AsciiOption = False,
    words: WordsOption = False,
) -> None:
    """Play in the terminal, with a friend or against the computer. The game is kept, and offered the next time."""
    from brandubh.cli.play import Wish, play_command

    wish = Wish(read_only_rules(rules), fen, match, attackers, defenders, level, side)
    play_command(wish, ascii_only=ascii_only, words=words)


@app.command("show")
def _show(
    position: Annotated[list[str], typer.Argument(metavar="FEN", help="A position text, start, or - to read one.")],
    rules: RulesOption = "wtf",
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a picture instead ('-': print it).")] = None,
    size: Annotated[int, typer.Option(min=16, max=10000, metavar="PIXELS", help="Size of the picture.")] = 480,
    theme: Annotated[str, typer.Option(metavar="NAME", help="ballinderry, manuscript or slate.")] = "ballinderry",
    flip: Annotated[bool, typer.Option("--flip", help="Turn the board round.")] = False,
    moves: Annotated[bool, typer.Option("--moves", help="List the legal moves.")] = False,
    ascii_only: AsciiOption = False,
    words: WordsOption = False,
    as_json: JsonOption = False,
) -> None:
    """Show a position: as text, or as an SVG picture. Exit status 1 if it is impossible."""
    from brandubh.cli.show import show_command

    board = read_board(" ".join(position), read_rules(rules))
    show_command(
        board,
        svg=svg,
        size=size,
        theme=theme,
        flip=flip,
        moves=moves,
        ascii_only=ascii_only,
        words=words,
        as_json=as_json,
    )


@app.command("replay")
def _replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Game files, or .csv lists of games.")],
    rules: RulesOption = "wtf",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Say nothing of files without problems.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Check game files move by move. One line for each problem; exit status 1 if there is any, 2 if a file cannot be
    read.
    """
    from brandubh.cli.replay import replay_command

    replay_command(files, read_rules(rules), quiet=quiet, as_json=as_json)


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
