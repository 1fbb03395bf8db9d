"""What the fields of a ruleset can say."""

from enum import StrEnum
from typing import Literal


class Hostility(StrEnum):
    """When the throne helps to take a kind of piece."""

    NEVER = "never"
    WHEN_EMPTY = "when-empty"
    ALWAYS = "always"


class Range(StrEnum):
    """How far a piece goes in a move."""

    ANY = "any"  # any number of squares
    ONE = "one"  # one square


class Escape(StrEnum):
    """Where the king wins."""

    CORNERS = "corners"
    EDGES = "edges"


class KingAtEdge(StrEnum):
    """How the king is taken on a square of the edge."""

    AS_ELSEWHERE = "as-elsewhere"
    BY_TWO = "by-two"  # a pair on one line
    BY_THREE = "by-three"  # every square next to him closed
    NEVER = "never"


class NoMoves(StrEnum):
    """What becomes of a side that cannot move."""

    LOSS = "loss"
    DRAW = "draw"


class Repetition(StrEnum):
    """What counts as a repetition that ends the game."""

    THREE_LOOPS = "three-loops"  # the same loop three times in a row; as a backstop, a seventh occurrence
    THIRD_LOOP = "third-loop"  # the same loop for the third time, in a row or not; with the same backstop
    FOURTH_TIME = "fourth-time"  # a position's fourth occurrence, in a row or not
    THIRD_TIME = "third-time"  # a position's third occurrence
    SECOND_TIME = "second-time"  # a position's second occurrence
    NONE = "none"


class RepetitionVerdict(StrEnum):
    """Who pays for a repetition."""

    CHOICE = "choice"  # the side that had the choice loses
    DEFENDERS_LOSE = "defenders-lose"
    DRAW = "draw"
    NONE = "none"


KingTakenBy = Literal[2, 4]
