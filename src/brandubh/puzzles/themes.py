"""Themes: what a solution is about, read off the moves with the kernel's help."""

from collections.abc import Callable, Sequence
from types import MappingProxyType

from brandubh.board import Board
from brandubh.kernel.geometry import neighbours
from brandubh.kernel.play import wins_at_once
from brandubh.kernel.threats import open_lines
from brandubh.move import Move
from brandubh.outcome import Termination
from brandubh.pieces import CORNERS, THRONE, Piece, square_names, square_number
from brandubh.reasons import CaptureReason, capture_reasons


class PlayedSolution:
    """A solution as the themes see it: the boards before each move, and the last one."""

    def __init__(self, board: Board, line: Sequence[Move]) -> None:
        self.line = line
        self.solver = board.turn
        self.boards = [board]
        for move in line:
            self.boards.append(self.boards[-1].after(move))
        self.outcome = self.boards[-1].outcome()

    def reasons(self) -> list[CaptureReason]:
        """Why the solver's moves take what they take."""
        return [
            reason
            for number in range(0, len(self.line), 2)
            for reason in capture_reasons(self.boards[number], self.line[number])
        ]

    def in_danger(self, number: int) -> set[str]:
        """The squares on which the opponent, to move instead of the solver, could take men of the solver's."""
        board = self.boards[number].passed()
        return {square for move in board.legal_moves for square in board.captures(move)}

    def would_win_at_once(self, number: int, *, solver: bool) -> bool:
        """Whether a side would win at once if it were its turn before a move."""
        board = self.boards[number]
        side = self.solver if solver else self.solver.other
        return wins_at_once(*board.placement, side.number, board.rules.flags)


def _two_corners(solution: PlayedSolution) -> bool:
    """After a move of the solver's the king has two open lines."""
    boards = solution.boards[1::2]
    return solution.solver is Piece.KING.side and any(
        open_lines(*board.placement, board.rules.flags)[0] >= 2 for board in boards if board.outcome() is None
    )


def _sacrifice(solution: PlayedSolution) -> bool:
    """A move of the solver's gives up more men than it takes.

    The last answer counts only if it takes men who stood safe before: else it is mere spite, for all is lost.
    """
    answers = range(1, len(solution.line), 2)
    for number in answers:
        lost = solution.boards[number].captures(solution.line[number])
        if number == answers[-1]:
            lost -= solution.in_danger(number - 1)
        if len(lost) > len(solution.boards[number - 1].captures(solution.line[number - 1])):
            return True
    return False


def _throne(solution: PlayedSolution) -> bool:
    """The throne helps to capture, or the king is captured on it or beside it."""
    near = {THRONE, *square_names(neighbours(1 << square_number(THRONE)))}
    return any(
        THRONE in reason.hostile or (reason.piece is Piece.KING and reason.square in near)
        for reason in solution.reasons()
    )


def _corner(solution: PlayedSolution) -> bool:
    """A corner helps to capture."""
    return any(set(CORNERS) & set(reason.hostile) for reason in solution.reasons())


def _quiet(solution: PlayedSolution) -> bool:
    """The first move takes nothing and does not threaten to win with the next."""
    return not solution.boards[0].captures(solution.line[0]) and not solution.would_win_at_once(1, solver=True)


def _defence(solution: PlayedSolution) -> bool:
    """The opponent was about to win."""
    return solution.would_win_at_once(0, solver=False)


def _double(solution: PlayedSolution) -> bool:
    """A move of the solver's takes two men or more."""
    return any(
        len(solution.boards[number].captures(solution.line[number])) > 1 for number in range(0, len(solution.line), 2)
    )


def _ends_by(termination: Termination) -> Callable[[PlayedSolution], bool]:
    return lambda solution: solution.outcome is not None and solution.outcome.termination is termination


THEMES = MappingProxyType(
    {
        "two-corners": _two_corners,
        "sacrifice": _sacrifice,
        "throne-trick": _throne,
        "corner-capture": _corner,
        "double-capture": _double,
        "quiet-move": _quiet,
        "defence": _defence,
        "escape": _ends_by(Termination.ESCAPE),
        "king-hunt": _ends_by(Termination.CAPTURE),
        "encirclement": _ends_by(Termination.ENCIRCLEMENT),
        "last-man": _ends_by(Termination.NO_MEN),
        "blockade": _ends_by(Termination.NO_MOVES),
    }
)
"""The themes by their names, each with what finds it. Their names for people are messages, ``puzzle-theme-…``."""


def themes_of(board: Board, line: Sequence[Move]) -> tuple[str, ...]:
    """The themes of a solution, in the order of ``THEMES``.

    >>> themes_of(Board("7/7/7/t5t/7/2K4/4t2 w"), [Move.from_text("c2-c1")])
    ()
    """
    solution = PlayedSolution(board, line)
    return tuple(name for name, is_there in THEMES.items() if is_there(solution))
