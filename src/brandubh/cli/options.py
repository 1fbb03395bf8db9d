"""What the commands share: options that mean the same everywhere, and the reading of what is given with them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from brandubh.errors import BrandubhError, reason

if TYPE_CHECKING:
    from brandubh.board import Board
    from brandubh.rules import Rules

RulesOption = Annotated[
    str, typer.Option("--rules", "-r", metavar="R", help="wtf, wtf-de, wtf-it, raven, or a .toml or .json file.")
]
OnlyRulesOption = Annotated[str | None, typer.Option("--rules", "-r", metavar="R", help="Only those of a ruleset.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
WorkersOption = Annotated[int, typer.Option(min=1, metavar="K", help="How many processes.")]
ClusterOption = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="A Dask cluster instead; it must see the same files.")
]


def read_rules(name: str) -> "Rules":
    """The rules that RulesOption names."""
    from brandubh.rules import load_rules

    return load_rules(name)


def read_only_rules(name: str | None) -> "Rules | None":
    """The rules that OnlyRulesOption names, or None: all of them."""
    return None if name is None else read_rules(name)


def read_board(text: str, rules: "Rules", *, valid: bool = False) -> "Board":
    """The position of a text, or the start; if it must be valid and is not, an error says why."""
    from brandubh.board import Board

    board = Board(None if text == "start" else text, rules=rules)
    if valid and not board.is_valid():
        raise BrandubhError(f"this position is impossible: {board.status()}")
    return board


def make_console() -> Any:
    """Where coloured and wrapped text goes."""
    from rich.console import Console

    return Console()


def write(path: Path, text: str) -> None:
    """Write a file, or say why it cannot be written."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BrandubhError(f"cannot write {path}: {reason(error)}") from None
