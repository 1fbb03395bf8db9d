"""What the commands share: options that mean the same everywhere, how they are read, and how a file is written."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from brandubh.errors import BrandubhError, file_trouble

if TYPE_CHECKING:
    from brandubh.board import Board
    from brandubh.rules import Rules

RulesOption = Annotated[
    str,
    typer.Option(
        "--rules", "-r", metavar="R", help="wtf, raven, … (brandubh rules lists them), or a .toml or .json file."
    ),
]
OnlyRulesOption = Annotated[str | None, typer.Option("--rules", "-r", metavar="R", help="Only those of a ruleset.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
WorkersOption = Annotated[int, typer.Option(min=1, metavar="K", help="How many processes.")]
ClusterOption = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="A Dask cluster instead; it must see the same files.")
]
DataOption = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="A data folder; else your own.")]
TablesOption = Annotated[
    Path | None, typer.Option("--folder", metavar="DIR", help="Where the tables are; else in your data folder.")
]
PuzzlesOption = Annotated[
    Path | None, typer.Option("--file", metavar="FILE", help="A file of puzzles; else those that come with the game.")
]


def read_rules(name: str) -> "Rules":
    """The rules that RulesOption names."""
    from brandubh.rules import load_rules

    return load_rules(name)


def read_only_rules(name: str | None) -> "Rules | None":
    """The rules that OnlyRulesOption names, or None: all of them."""
    return None if name is None else read_rules(name)


def read_board(text: str, rules: "Rules") -> "Board":
    """The position of a text, or of the word ``start``."""
    from brandubh.board import Board

    return Board(None if text == "start" else text, rules=rules)


def write(path: Path, text: str) -> None:
    """Write a file whole, or say why it cannot be written."""
    from brandubh.bulk.whole_file import replacing

    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")  # a pipe or a device takes it as it comes
            return
        with replacing(path.resolve()) as part:  # a link stays a link
            part.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BrandubhError("cannot-write", file=str(path), reason=file_trouble(error)) from None
