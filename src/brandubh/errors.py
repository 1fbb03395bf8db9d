"""The library's own errors. All are ``ValueError``; each says what was wrong and what would be right.

An error that people can meet is a code with arguments, for programs, and becomes a sentence when somebody asks: its
message is ``error-`` and the code, in each language of ``locales``. What only happens to those who run engines, solvers
and tables of their own is a plain sentence in English, and has no code.
"""

import errno
import math
import re
from enum import StrEnum
from typing import Any, ClassVar

__all__ = [
    "BrandubhError",
    "DataError",
    "IllegalMoveError",
    "ImpossiblePositionError",
    "LanguageError",
    "MoveTextError",
    "PositionTextError",
    "RecordError",
    "RulesError",
    "SquareError",
    "WrongTypeError",
]


class BrandubhError(ValueError):
    """Any error of this library.

    >>> error = BrandubhError("illegal-occupied", square="d5")
    >>> error.code, error.arguments
    ('illegal-occupied', {'square': 'd5'})
    >>> print(error)
    d5 is occupied.
    >>> error.say("de")
    'd5 ist besetzt.'
    """

    code: str
    """What was wrong, for programs: ``illegal-occupied``. Empty for a plain sentence."""

    arguments: dict[str, "str | int | BrandubhError"]
    """The particulars: texts, numbers, and the error that is the reason of this one."""

    def __init__(self, code: str, /, **arguments: "str | int | BrandubhError") -> None:
        super().__init__(code)
        self.code = "" if " " in code else code
        self.arguments = {
            name: one_line(value) if isinstance(value, str) else value for name, value in arguments.items()
        }

    def say(self, language: str = "en") -> str:
        """The sentence in a ``language``, by its code; one that has no code of its own is said in English."""
        from brandubh.language import say  # which has errors of its own

        if not self.code:
            return one_line(str(self.args[0]), LONGEST_SENTENCE)
        said = {
            name: value.say(language) if isinstance(value, BrandubhError) else value
            for name, value in self.arguments.items()
        }
        return say(language, f"error-{self.code}", **said)

    def to_dict(self) -> dict[str, Any]:
        """The code and the arguments as plain strings, numbers and dictionaries; a reason is a dictionary like this."""
        arguments = {
            name: value.to_dict() if isinstance(value, BrandubhError) else value
            for name, value in self.arguments.items()
        }
        return {"code": self.code, "arguments": arguments}

    def __str__(self) -> str:
        return self.say()


class Words(StrEnum):
    """Words of which one is chosen; what is none of them is refused with those that are."""

    @classmethod
    def _missing_(cls, value: object) -> "Words":
        raise BrandubhError(f"one of {', '.join(cls)} is wanted here, not {one_line(repr(value))}")


class WrongTypeError(BrandubhError, TypeError):
    """A value of a kind that cannot be used here: a number where a side is wanted, nothing where a game is."""


def expect(value: object, kind: type | tuple[type, ...], wanted: str) -> None:
    """See that a value is of a kind, or raise :class:`WrongTypeError`, which says what is wanted.

    >>> expect(5, str, "a text")
    Traceback (most recent call last):
    brandubh.errors.WrongTypeError: a text is wanted here, not 5
    """
    if not isinstance(value, kind):
        raise WrongTypeError(f"{wanted} is wanted here, not {one_line(repr(value))}")


def expect_number(
    value: object, wanted: str, least: float = -math.inf, most: float = math.inf, *, whole: bool = True
) -> None:
    """See that a value is a number in a range, or raise an error that says what is wanted.

    >>> expect_number(0, "a number of threads", 1)
    Traceback (most recent call last):
    brandubh.errors.BrandubhError: a number of threads is wanted here, 1 or more, not 0
    """
    span = f", {least} or more" if most == math.inf else f", {least} to {most}"
    said = f"{wanted} is wanted here{'' if least == -math.inf else span}, not {one_line(repr(value))}"
    if not isinstance(value, int if whole else (int, float)):
        raise WrongTypeError(said)
    if not least <= value <= most:
        raise BrandubhError(said)


class SquareError(BrandubhError):
    """A text that should name a square, a1 to g7, and does not."""


class RulesError(BrandubhError):
    """A ruleset that cannot be: an unknown name, field or value."""


class PositionTextError(BrandubhError):
    """Text that is not a position: wrong ranks, unknown letters, or nobody to move."""


class ImpossiblePositionError(BrandubhError):
    """A set-up position that no game can have: no king, too many men, a man on a restricted square."""


class MoveTextError(BrandubhError):
    """Text that is not a move, whatever the position: ``e2-d9``."""


class IllegalMoveError(BrandubhError):
    """A move that the rules do not allow here. It says the reason; as text it names the ``move`` as well."""

    def __str__(self) -> str:
        return f"{self.arguments['move']} is not legal. {self.say()}" if "move" in self.arguments else self.say()


class DataError(BrandubhError):
    """A data folder, or a database in it, that games cannot be kept in. Each kind has its exit status."""

    EXITS: ClassVar = {
        "data-folder": 10,
        "data-full": 11,
        "data-foreign": 12,
        "data-newer": 13,
        "data-damaged": 14,
        "data-upgrade": 15,
        "data-locked": 16,
        "database-unusable": 17,
    }  # The exit status of a command, by the code.
    """The exit status of a command, by the error's code."""

    @property
    def exit_status(self) -> int:
        """What a command ends with that could not go on without the folder."""
        return self.EXITS[self.code]


class LanguageError(BrandubhError):
    """A language that is not spoken here, or a message that cannot be said."""


class RecordError(BrandubhError):
    """Something wrong in a game file, with its line and column (both from 1) and the ``source``, the file's name.

    >>> error = RecordError("record-tag-twice", 3, 5, "club.txt", tag="Event")
    >>> print(error)
    club.txt:3:5: The tag Event stands here twice.
    >>> error.say("en")
    'Line 3, column 5: The tag Event stands here twice.'
    >>> error.reason.code
    'record-tag-twice'
    """

    def __init__(
        self,
        reason: "BrandubhError | str",
        line: int,
        column: int,
        source: str = "",
        **arguments: "str | int | BrandubhError",
    ) -> None:
        self.reason = reason if isinstance(reason, BrandubhError) else BrandubhError(reason, **arguments)
        """What is wrong, as an error of its own."""
        super().__init__("record", line=line, column=column, reason=self.reason)
        self.args = (self.reason, line, column, source)  # so that it can be pickled
        self.line = line
        """The line, from 1."""
        self.column = column
        """The column, from 1."""
        self.source = source
        """The name of the file; empty if there is none."""

    @property
    def message(self) -> str:
        """What is wrong, without the place."""
        return str(self.reason)

    @property
    def place(self) -> str:
        """Where it is, as compilers write it: ``club.txt:3:5``."""
        source = f"{one_line(self.source)}:" if self.source else ""
        return f"{source}{self.line}:{self.column}"

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


class PackedError(BrandubhError):
    """Bytes that are no packed game, or a game that cannot be packed."""


# Orders to a terminal (the escape among them), marks that turn the direction of what follows, other invisible ones, and
# halves of letters. The line feed, the tab and the two joiners that some scripts need are no danger.
_ORDERS = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\U000e0000-\U000e007f\ud800-\udfff]"
)


def printable(text: str) -> str:
    r"""A text, whoever wrote it, that gives a terminal no orders: what would is written out.

    >>> print(printable("\x1b[2J is an order to clear the screen"))
    \x1b[2J is an order to clear the screen
    """
    return _ORDERS.sub(lambda found: ascii(found[0])[1:-1], text)


LONGEST = 100
"""Characters of somebody's own text that an error repeats."""

LONGEST_SENTENCE = 500
"""Characters of a plain sentence, which may repeat several such texts."""


def one_line(text: str, longest: int = LONGEST) -> str:
    """A text that can be shown anywhere: without control characters, breaks of the line and marks that turn the
    direction of what follows, and cut in the middle where it is very long.

    >>> print(one_line("two\\nlines, turned \\u202e round"))
    two\\nlines, turned \\u202e round
    """
    text = _cut(text, longest)
    if not text.isprintable():
        text = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)
    return _cut(text, longest)


def _cut(text: str, longest: int) -> str:
    if len(text) <= longest:
        return text
    half = (longest - 1) // 2
    return f"{text[:half]}…{text[-half:]}"


def quote(text: str) -> str:
    """A user's own text for an error message, cut where it is very long.

    >>> print(quote("e2-d9"))
    'e2-d9'
    """
    return f"'{one_line(text)}'"


def reason(error: Exception) -> str:
    """What an error about a file says, without the file's name."""
    if isinstance(error, UnicodeDecodeError):
        return "this is not a text file in UTF-8"
    return str(getattr(error, "strerror", None) or error)


def file_trouble(error: Exception) -> BrandubhError:
    """What is wrong with a file that cannot be read or written, as the reason of another error."""
    kinds = {
        FileNotFoundError: "file-missing",
        FileExistsError: "file-no-folder",  # where a folder was to be made
        NotADirectoryError: "file-missing",
        IsADirectoryError: "file-folder",
        PermissionError: "file-forbidden",
        UnicodeDecodeError: "file-encoding",
    }
    for kind, code in kinds.items():
        if isinstance(error, kind):
            return BrandubhError(code)
    if isinstance(error, OSError) and error.errno == errno.EFBIG:
        return BrandubhError("file-large")
    return BrandubhError("file-system", text=reason(error))
