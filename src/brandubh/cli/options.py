"""What the commands share: options that mean the same everywhere, how they are read, and how a file is written.

``-`` names standard input wherever a file or a position is read, and standard output wherever a file is written. A
folder that is missing is made where something is written, and is an error where something is read.
"""

import contextlib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from brandubh.bulk.text_file import STANDARD_INPUT, read_text
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
AsciiOption = Annotated[bool, typer.Option("--ascii", help="Draw with ASCII characters only.")]
WordsOption = Annotated[bool, typer.Option("--words", help="Say the board in words, for a screen reader.")]
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

STANDARD_OUTPUT = Path("-")

_input_is: str | None = None  # what has been read from standard input


def begin() -> None:
    """A command begins: nothing has been read from standard input yet."""
    global _input_is
    _input_is = None


def take_input(what: str) -> None:
    """Standard input is wanted as ``what``; it can be read once."""
    global _input_is
    if _input_is is not None:
        raise BrandubhError("input-twice", first=_input_is, second=what)
    _input_is = what


def take_inputs(*paths: Path | None) -> None:
    """The same for those of these files that are standard input."""
    for path in paths:
        if path == STANDARD_INPUT:
            take_input("FILE")


def read_rules(name: str) -> "Rules":
    """The rules that RulesOption names."""
    from brandubh.rules import Rules, load_rules

    if name != str(STANDARD_INPUT):
        return load_rules(name)
    take_input("--rules")
    try:
        text = read_text(STANDARD_INPUT)
    except (OSError, UnicodeDecodeError) as error:
        raise BrandubhError("cannot-read", file=name, reason=file_trouble(error)) from None
    try:
        return Rules.from_json(text) if text.lstrip().startswith("{") else Rules.from_toml(text)
    except BrandubhError as error:
        raise BrandubhError("in-file", file=name, reason=error) from None


def read_only_rules(name: str | None) -> "Rules | None":
    """The rules that OnlyRulesOption names, or None: all of them."""
    return None if name is None else read_rules(name)


def read_board(text: str, rules: "Rules") -> "Board":
    """The position of a text, or of the word ``start``, or of the first line of standard input."""
    from brandubh.board import Board

    if text == str(STANDARD_INPUT):
        take_input("FEN")
        try:
            lines = read_text(STANDARD_INPUT).splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise BrandubhError("cannot-read", file=text, reason=file_trouble(error)) from None
        text = next((line.strip() for line in lines if line.strip()), "")
    return Board(None if text == "start" else text, rules=rules)


def check_folder(folder: Path | None) -> None:
    """See that a folder that is to be read is there, if one was named."""
    if folder is not None and not folder.is_dir():
        code = "file-no-folder" if folder.exists() else "file-missing"
        raise BrandubhError("cannot-read", file=str(folder), reason=BrandubhError(code))


def make_place(path: Path) -> None:
    """Make the folder of a file that is to be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BrandubhError("cannot-write", file=str(path), reason=file_trouble(error)) from None


def write(path: Path, text: str) -> None:
    """Write a file whole, or say why it cannot be written."""
    from brandubh.bulk.whole_file import replacing

    if path == STANDARD_OUTPUT:
        print_data(text)
        return
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")  # a pipe or a device takes it as it comes
            return
        with replacing(path.resolve()) as part:  # a link stays a link
            part.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BrandubhError("cannot-write", file=str(path), reason=file_trouble(error)) from None


def print_data(text: str) -> None:
    """Print the text of a file, which is UTF-8 whatever the terminal has."""
    print_lines([text if text.endswith("\n") else f"{text}\n"])


def print_lines(lines: Iterable[str]) -> None:
    """The same of a text that comes line by line."""
    if buffer := getattr(sys.stdout, "buffer", None):
        sys.stdout.flush()
        buffer.writelines(line.encode() for line in lines)
        buffer.flush()
    else:
        sys.stdout.writelines(lines)


def check_output(option: str, path: Path | None, *, as_json: bool = False, read_again: bool = False) -> bool:
    """Whether the file that an option names is standard output, which takes one thing and gives nothing back."""
    if path != STANDARD_OUTPUT:
        return False
    if read_again:
        raise BrandubhError("output-read", option=option)
    if as_json:
        raise BrandubhError("output-twice", option=option)
    return True


@contextlib.contextmanager
def answering_no(kind: type[BrandubhError], *, but: type[BrandubhError] | None = None) -> Iterator[None]:
    """Around a question to which such an error is the answer: it is said, and the status is 1.

    A file that cannot be read or written answers nothing.
    """
    try:
        yield
    except kind as error:
        if error.code in ("cannot-read", "cannot-write") or (but is not None and isinstance(error, but)):
            raise
        from brandubh.cli.speech import said

        print(f"brandubh: {said(error)}", file=sys.stderr)
        raise SystemExit(1) from None
