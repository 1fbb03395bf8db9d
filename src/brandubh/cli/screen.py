"""What commands print. Text of files and engines is shown as it is: it gives neither rich nor the terminal orders."""

import sys
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from brandubh.errors import printable

if TYPE_CHECKING:
    from brandubh.board import Board


class Screen(Console):
    """A console that takes every string literally: no markup, no names of emoji, no control characters.

    >>> Screen().print("[bold]not bold[/bold] :crown:")
    [bold]not bold[/bold] :crown:

    Whatever has a style of its own is a ``Text`` instead, such as :func:`bold` makes.
    """

    def render_str(self, text: str, **choices: Any) -> Text:
        """The text as it is shown; rich asks this for every string, in tables and titles too."""
        return super().render_str(printable(text), **choices | {"markup": False, "emoji": False})

    def print_board(self, board: "Board", *, ascii_only: bool = False, words: bool = False, **how: Any) -> None:
        """Draw a board, in ASCII where its symbols cannot be written, or say it in words."""
        from brandubh.cli.speech import board_in_words, spoken
        from brandubh.pictures.text import UNICODE, render

        if words:
            for line in board_in_words(board, spoken()):
                self.print(line, highlight=False, soft_wrap=True)
        else:
            in_ascii = ascii_only or not can_encode("".join(UNICODE.values()), self.encoding)
            self.print(render(board, ascii_only=in_ascii, **how))


def can_encode(text: str, encoding: str) -> bool:
    """Whether an encoding has all letters of a text."""
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def bold(text: str) -> Text:
    """A text in bold."""
    return Text(printable(text), "bold")


def put(text: object, *, to_stderr: bool = False) -> None:
    """Print a line."""
    print(printable(str(text)), file=sys.stderr if to_stderr else sys.stdout)


def counted(number: int, one: str, many: str = "") -> str:
    """A number of things.

    >>> counted(1, "game"), counted(1200, "game"), counted(2, "ply", "plies")
    ('1 game', '1,200 games', '2 plies')
    """
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def in_seconds(seconds: float) -> str:
    """A time, however short.

    >>> in_seconds(0.052), in_seconds(83.21), in_seconds(0)
    ('0.052 s', '83.2 s', 'under 0.001 s')
    """
    if seconds < 0.001:
        return "under 0.001 s"
    return f"{seconds:.1f} s" if seconds >= 10 else f"{seconds:.2g} s"


def speed(number: float, seconds: float) -> str:
    """How many a second: in millions where it is millions.

    >>> speed(1_007_392, 0.05), speed(40, 0.002), speed(3, 0)
    ('20.1 million a second', '20,000 a second', 'too quick to measure')
    """
    if seconds <= 0:
        return "too quick to measure"
    each = number / seconds
    return f"{each / 1e6:.3g} million a second" if each >= 999_500 else f"{each:,.0f} a second"
