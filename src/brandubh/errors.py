"""The library's own errors. All are ``ValueError``; each says what was wrong and what would be right."""


class BrandubhError(ValueError):
    """Any error of this library."""


class SquareError(BrandubhError):
    """The name of no square."""


class RulesError(BrandubhError):
    """A ruleset that cannot be: an unknown name, field or value."""


class PositionTextError(BrandubhError):
    """Text that is not a position."""


class ImpossiblePositionError(BrandubhError):
    """A set-up position that no game can have: no king, too many men, a man on a restricted square."""


class MoveTextError(BrandubhError):
    """Text that is not a move."""


class IllegalMoveError(BrandubhError):
    """A move that the rules do not allow here."""


class LanguageError(BrandubhError):
    """A language that is not spoken here, or a message that cannot be said."""


class RecordError(BrandubhError):
    """Something wrong in a game file, with its line and column (both from 1)."""

    def __init__(self, message: str, line: int, column: int, source: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column
        self.source = source

    def __str__(self) -> str:
        place = f"{self.line}:{self.column}"
        return f"{self.source}:{place}: {self.message}" if self.source else f"{place}: {self.message}"


def quote(text: str) -> str:
    """A user's own text for an error message, cut where it is very long.

    >>> print(quote("e2-d9"))
    'e2-d9'
    """
    return repr(text if len(text) <= 60 else text[:57] + "…")


def reason(error: Exception) -> str:
    """What an error about a file says, without the file's name."""
    if isinstance(error, UnicodeDecodeError):
        return "this is not a text file in UTF-8"
    return str(getattr(error, "strerror", None) or error)
