"""Drills: positions to be played out against best play, and what a learner's moves and result are worth in them.

The learner moves first, and the number of moves that best play needs is known: ``best``. drills.toml has the drills,
the easiest of a group first; how each number is proven stands there, too, and the tests do it again.
"""

import functools
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib import resources
from typing import Any

from brandubh.board import Board
from brandubh.errors import BrandubhError, Words, expect, expect_number
from brandubh.move import Move
from brandubh.outcome import Termination
from brandubh.pieces import Side
from brandubh.rules import PRESETS

__all__ = [
    "Drill",
    "DrillError",
    "Goal",
    "Group",
    "Proof",
    "Step",
    "Verdict",
    "Worth",
    "compare",
    "load",
    "nearly",
    "read_drill",
]

SHIPPED = "drills.toml"
MOST_BEST = 40
"""No drill takes more moves: whoever needs them all should still be able to finish it in one sitting."""
MOST_STARS = 3


class DrillError(BrandubhError):
    """A drill that cannot be: badly written, or not what it says."""


class Group(Words):
    """What drills are about, in the order in which they are learnt."""

    ESCAPES = "escapes"  # the king gets away
    HUNTS = "hunts"  # the king is caught
    DEFENCES = "defences"  # a loss is put off, or avoided
    ENDINGS = "endings"  # few pieces are left


class Goal(Words):
    """What a learner is to do. Any win will do where one is to win; the goal says how it comes with best play.

    To hold is not to lose for some moves, where the opponent cannot force a win; to resist is to lose as late as
    possible.
    """

    ESCAPE = "escape"  # to win by the king's escape
    CAPTURE = "capture"  # to win by his capture
    ENCIRCLE = "encircle"  # to win by encirclement
    HOLD = "hold"  # not to lose
    RESIST = "resist"  # to lose late

    @property
    def wins(self) -> bool:
        """Whether it is a win."""
        return self not in (Goal.HOLD, Goal.RESIST)


class Proof(Words):
    """How ``best`` is known: from the tables that every app has, from those of more pieces, or by proof search."""

    TABLES = "tables"  # up to four pieces
    LARGER_TABLES = "larger-tables"  # more than four pieces
    SEARCH = "search"  # with the solver


ENDS = {
    Goal.ESCAPE: Termination.ESCAPE,
    Goal.CAPTURE: Termination.CAPTURE,
    Goal.ENCIRCLE: Termination.ENCIRCLEMENT,
}


@dataclass(frozen=True, slots=True)
class Drill:
    """A position and a goal, with the learner to move.

    ``best`` counts the learner's own moves: to win with best play of both sides, to hold, or to lose as late as can be.
    ``line`` is best play to the end, which is a move of the learner's.
    """

    id: str  # its name
    group: Group  # what it is about
    rules: str  # the name of a preset
    fen: str  # the position
    goal: Goal  # what is to be done
    best: int
    proof: Proof  # how ``best`` is known
    line: tuple[str, ...]

    @property
    def side(self) -> Side:
        """The learner's side, which is to move."""
        return Side.ATTACKERS if self.fen.endswith(Side.ATTACKERS.letter) else Side.DEFENDERS

    @property
    def pieces(self) -> int:
        """How many pieces there are, the king included."""
        return len(self.board().pieces())

    @property
    def most_moves(self) -> int:
        """After so many moves of the learner a drill ends, whatever stands on the board."""
        return 2 * self.best + 6 if self.goal.wins else self.best

    def board(self) -> Board:
        """The position."""
        return Board(self.fen, rules=self.rules)

    def moves(self) -> list[Move]:
        """The line of best play."""
        return [Move.from_text(text) for text in self.line]

    def worth(self, board: Board) -> "Worth | None":
        """What a position of the line of best play is worth; None for any other."""
        expect(board, Board, "a board")
        return _worths(self).get(board.fen())

    def stars(self, moves: int, *, helped: bool) -> int:
        """The stars for a drill that was done in so many moves of the learner, or for having resisted so many; one
        less for who was ``helped``.

        >>> drill = load()["open-lines"]
        >>> drill.best, [drill.stars(moves, helped=False) for moves in (2, 3, 4, 5)]
        (2, [3, 2, 2, 1])
        >>> drill.stars(2, helped=True)
        2
        """
        expect_number(moves, "a number of moves", 0)
        if self.goal is Goal.RESIST:
            early = self.best - moves
            stars = 3 if early <= 0 else 2 if early <= _slack(self.best) // 2 else 1 if 2 * moves >= self.best else 0
        else:
            stars = 3 if moves <= self.best else 2 if moves <= nearly(self.best) else 1
        return max(min(1, stars), stars - bool(helped))


def nearly(best: int) -> int:
    """Up to how many moves a win is nearly as quick as the best: two more, or three in ten.

    >>> nearly(3), nearly(10)
    (5, 13)
    """
    expect_number(best, "a number of moves", 0, sys.maxsize)
    return best + _slack(best)


def _slack(best: int) -> int:
    return max(2, round(0.3 * best))


class Verdict(Words):
    """What a learner's move is worth: as good as any; it costs moves; it gives up the goal; or nobody knows."""

    BEST = "best"  # as good as any
    SLOWER = "slower"  # it costs moves
    THROWN = "thrown"  # it gives up the goal
    UNKNOWN = "unknown"  # nobody knows


@dataclass(frozen=True, slots=True)
class Worth:
    """Who wins a position by force, in how many plies; the move of best play. ``exact`` if the tables say so."""

    winner: Side | None  # None if nobody can force a win, or if it is not known
    distance: int | None  # plies to the end
    move: Move | None  # that best play goes on with
    exact: bool

    def plies_of(self, side: Side) -> int | None:
        """In how many plies a side wins by force, if it does."""
        return self.distance if self.winner is side else None

    def moves_of(self, side: Side) -> int | None:
        """The same, in moves of its own."""
        plies = self.plies_of(side)
        return None if plies is None else (plies + 1) // 2


@dataclass(frozen=True, slots=True)
class Step:
    """A learner's move, compared with the best: how many of the learner's moves it costs, if it does not throw away
    the goal; and in how many moves the opponent wins then, if he does by force.
    """

    verdict: Verdict  # the verdict
    lost: int  # moves that it costs
    opponent_wins_in: int | None  # moves; None if he cannot force it
    exact: bool  # whether the tables say so


def compare(goal: Goal, side: Side, before: Worth, after: Worth) -> Step:
    """What a move of ``side`` is worth that leads from one position to another.

    >>> won, slower = Worth(Side.DEFENDERS, 5, None, True), Worth(Side.DEFENDERS, 8, None, True)
    >>> compare(Goal.ESCAPE, Side.DEFENDERS, won, slower)
    Step(verdict=<Verdict.SLOWER: 'slower'>, lost=2, opponent_wins_in=None, exact=True)
    """
    goal, side = Goal(goal), Side(side)
    for worth in (before, after):
        expect(worth, Worth, "what a position is worth")
    exact = before.exact and after.exact
    against = after.moves_of(side.other)
    if goal.wins:
        hoped, left = before.plies_of(side), after.plies_of(side)
        if hoped is None:  # it was thrown away earlier, or is too far away to be seen
            return Step(Verdict.UNKNOWN if left is None else Verdict.BEST, 0, against, exact)
        if left is None:
            return Step(Verdict.THROWN, 0, against, exact)
        lost = max(0, left + 1 - hoped) // 2
    else:
        hoped, left = before.plies_of(side.other), after.plies_of(side.other)
        if left is None:
            return Step(Verdict.BEST, 0, None, exact)
        if hoped is None:
            return Step(Verdict.THROWN, 0, against, exact)
        lost = max(0, hoped - 1 - left) // 2
    return Step(Verdict.SLOWER if lost else Verdict.BEST, lost, against, exact)


@functools.lru_cache(maxsize=200)
def _worths(drill: Drill) -> Mapping[str, Worth]:
    """What the positions of a drill's line are worth, by their texts: best play goes on as the line does."""
    if drill.goal is Goal.HOLD:
        return {}
    winner = drill.side if drill.goal.wins else drill.side.other
    plies = len(drill.line) + (0 if drill.goal.wins else 1)
    board, worths = drill.board(), {}
    for number, move in enumerate(drill.moves()):
        worths[board.fen()] = Worth(winner, plies - number, move, exact=True)
        board.push(move)
    return worths


@functools.cache
def load() -> Mapping[str, Drill]:
    """The drills that come with the library by their names, group by group, the easiest first."""
    text = (resources.files("brandubh.lessons") / SHIPPED).read_text("utf-8")
    drills = [read_drill(each) for each in tomllib.loads(text)["drill"]]
    return {drill.id: drill for group in Group for drill in drills if drill.group is group}


def read_drill(given: Mapping[str, Any]) -> Drill:
    """A drill from its fields; one that cannot be is refused."""
    wanted = {field.name for field in fields(Drill)}
    expect(given, Mapping, "the fields of a drill")
    given = {"rules": "wtf", **given}
    if set(given) != wanted:
        raise DrillError(f"a drill has the fields {', '.join(sorted(wanted))}, and not {', '.join(sorted(given))}")
    try:
        drill = Drill(
            id=given["id"],
            group=Group(given["group"]),
            rules=given["rules"],
            fen=given["fen"],
            goal=Goal(given["goal"]),
            best=given["best"],
            proof=Proof(given["proof"]),
            line=tuple(given["line"].split()),
        )
        fault = _fault(drill)
    except (ValueError, AttributeError) as error:
        fault = str(error)
    if fault:
        raise DrillError(f"the drill {given['id']!r} is none: {fault}")
    return drill


def _fault(drill: Drill) -> str | None:
    """Why a drill cannot be, if it cannot. That its number is the best, only a proof can tell."""
    if drill.rules not in PRESETS:
        return f"there are no rules {drill.rules!r}"
    if not 1 <= drill.best <= MOST_BEST:
        return f"it takes {drill.best} moves"
    board = drill.board()
    if not board.is_valid() or board.is_game_over() or board.fen() != drill.fen:
        return f"its position is wrong, or not written as {board.fen()}"
    for text in drill.line:
        if board.is_game_over():
            return f"the game is over before {text}"
        if board.text(board.parse_text(text)) != text:
            return f"{text} is not written as {board.text(board.parse_text(text))}"
        board.push_text(text)
    if len(drill.line) != 2 * drill.best - 1:
        return f"its line has {len(drill.line)} moves"
    outcome = board.outcome()
    if not drill.goal.wins:
        return None if outcome is None else f"its line does not hold: {outcome}"
    if outcome is None or outcome.winner is not drill.side or outcome.termination is not ENDS[drill.goal]:
        return f"its line does not end with the goal: {outcome}"
    return None
