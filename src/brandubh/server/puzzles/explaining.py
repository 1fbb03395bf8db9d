"""Why each move of a solution is played, in facts that the kernel sees: what it takes, threatens, prevents or ends.

A fact is a code with arguments; clients say it in their language (the messages ``explain-…``).
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel

from brandubh.board import Board
from brandubh.move import Move
from brandubh.outcome import Termination

if TYPE_CHECKING:
    from brandubh.puzzles import Puzzle

FactName = Literal[
    "wins",
    "takes",
    "corners",
    "threatens",
    "stops",
    "quiet",
    "only-move",
    "only-answer",
    "no-answer",
    "answers",
    "holds-out",
]


class Fact(BaseModel):
    """Something that a move does.

    It ``wins`` by a ``goal``; ``takes`` the men on ``squares``; opens the way to several ``corners`` at once, which are
    the squares; ``threatens`` or ``stops`` a win by a goal; or is ``quiet``, and if that was said already the
    ``only-move`` of ``count`` that keeps the win. An answer is the ``only-answer`` that does not lose at once, one of
    ``count`` that do not, or there is ``no-answer`` at all; ``holds-out`` is the longest.
    """

    name: FactName
    squares: list[str] = []
    goal: Termination | None = None
    count: int = 0


def explain(puzzle: "Puzzle") -> list[list[Fact]]:
    """The facts about each move of the main line."""
    board = puzzle.board()
    found: list[list[Fact]] = []
    for number, move in enumerate(puzzle.line()):
        facts = list(_about_solvers(board, move) if number % 2 == 0 else _about_answer(board, move))
        if any(fact.name == "quiet" for earlier in found for fact in earlier):  # to say it once is enough
            only = Fact(name="only-move", count=len(board.legal_moves))
            facts = [only if fact.name == "quiet" else fact for fact in facts]
        found.append(facts)
        board = board.after(move)
    return found


def _about_solvers(board: Board, move: Move) -> Iterator[Fact]:
    taken = sorted(board.captures(move))
    after = board.after(move)
    outcome = after.outcome()
    if outcome is not None:
        yield Fact(name="wins", goal=outcome.termination)
        return
    if taken:
        yield Fact(name="takes", squares=taken, count=len(taken))
    danger = _goal(board.passed())
    if danger is not None and not after.winning_moves():
        yield Fact(name="stops", goal=danger)
    threats = after.passed()
    goal = _goal(threats)
    ways = sorted({win.target for win in threats.winning_moves()}) if goal is Termination.ESCAPE else []
    if len(ways) > 1:
        yield Fact(name="corners", squares=ways, count=len(ways))
    elif goal is not None:
        yield Fact(name="threatens", goal=goal, squares=ways)
    elif not taken:
        yield Fact(name="quiet")


def _about_answer(board: Board, move: Move) -> Iterator[Fact]:
    taken = sorted(board.captures(move))
    if taken:
        yield Fact(name="takes", squares=taken, count=len(taken))
    if _goal(board.passed()) is None:  # nothing is threatened yet
        yield Fact(name="holds-out")
        return
    holding = sum(not board.after(each).winning_moves() for each in board.legal_moves)
    if holding == 0:
        yield Fact(name="no-answer")
    elif holding == 1:
        yield Fact(name="only-answer")
    else:
        yield Fact(name="answers", count=holding)


def _goal(board: Board) -> Termination | None:
    """How the side to move would win at once, if it can."""
    wins = board.winning_moves()
    outcome = board.after(wins[0]).outcome() if wins else None
    return outcome.termination if outcome is not None else None
