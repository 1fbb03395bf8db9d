"""What the fields of a ruleset can say."""

from typing import Literal

from brandubh.errors import Words


class Hostility(Words):
    """When the throne helps to take a kind of piece."""

    NEVER = "never"  # not at all
    WHEN_EMPTY = "when-empty"  # while nobody stands on it
    ALWAYS = "always"  # whoever stands on it


class Range(Words):
    """How far a piece goes in a move."""

    ANY = "any"  # any number of squares
    ONE = "one"  # one square


class Escape(Words):
    """Where the king wins."""

    CORNERS = "corners"  # on a corner
    EDGES = "edges"  # on any square of the edge


class KingAtEdge(Words):
    """How the king is taken on a square of the edge."""

    AS_ELSEWHERE = "as-elsewhere"  # as in the open
    BY_TWO = "by-two"  # a pair on one line
    BY_THREE = "by-three"  # every square next to him closed
    NEVER = "never"  # not at all


class NoMoves(Words):
    """What becomes of a side that cannot move."""

    LOSS = "loss"  # it loses
    DRAW = "draw"  # the game is drawn


class Repetition(Words):
    """What counts as a repetition that ends the game."""

    THREE_LOOPS = "three-loops"  # the same loop three times in a row; as a backstop, a seventh occurrence
    THIRD_LOOP = "third-loop"  # the same loop for the third time, in a row or not; with the same backstop
    FOURTH_TIME = "fourth-time"  # a position's fourth occurrence, in a row or not
    THIRD_TIME = "third-time"  # a position's third occurrence
    SECOND_TIME = "second-time"  # a position's second occurrence
    NONE = "none"  # nothing


class RepetitionVerdict(Words):
    """Who pays for a repetition."""

    CHOICE = "choice"  # the side that had the choice loses
    DEFENDERS_LOSE = "defenders-lose"  # the defenders lose
    DRAW = "draw"  # nobody: the game is drawn
    NONE = "none"  # nobody: the game goes on


KingTakenBy = Literal[2, 4]
