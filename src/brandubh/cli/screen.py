"""What commands print. Text of files and engines is shown as it is: it gives neither rich nor the terminal orders."""

import sys
from typing import Any

from rich.console import Console
from rich.text import Text

from brandubh.errors import printable


class Screen(Console):
    """A console that takes every string literally: no markup, no names of emoji, no control characters.

    >>> Screen().print("[bold]not bold[/bold] :crown:")
    [bold]not bold[/bold] :crown:

    Whatever has a style of its own is a ``Text`` instead, such as :func:`bold` makes.
    """

    def render_str(self, text: str, **choices: Any) -> Text:
        """The text as it is shown; rich asks this for every string, in tables and titles too."""
        return super().render_str(printable(text), **choices | {"markup": False, "emoji": False})


def bold(text: str) -> Text:
    """A text in bold."""
    return Text(printable(text), "bold")


def put(text: object, *, to_stderr: bool = False) -> None:
    """Print a line."""
    print(printable(str(text)), file=sys.stderr if to_stderr else sys.stdout)
