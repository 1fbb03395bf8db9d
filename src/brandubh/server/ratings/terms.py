"""Which games may be played for points: between two who have an account, or one and the computer; by rules that all
know, from their start, and with a clock. alone.py says more: without help.
"""

from brandubh.board import Board
from brandubh.rules import Rules
from brandubh.server.games.rows import GameRow
from brandubh.server.games.views import NewGame
from brandubh.server.problems import ProblemError, conflict


def no_account() -> ProblemError:
    """The answer 401 to a guest who wants to play for points."""
    return ProblemError(401, "rated-account", "Log in first")


def check_may_rate(new: NewGame, rules: Rules, start: Board, account: str | None) -> None:
    """An error if a game is to be rated that cannot be."""
    if not new.rated:
        return
    if account is None:
        raise no_account()
    usual = rules.preset is not None and start == Board(rules=rules) and not new.moves
    if new.mode == "local" or new.clock is None or not usual:
        raise conflict("rated-kind")


def check_may_join(row: GameRow, account: str | None) -> None:
    """An error for a guest who wants to take a seat in a rated game."""
    if row.rated and account is None:
        raise no_account()
