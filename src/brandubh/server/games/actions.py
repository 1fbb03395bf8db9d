"""What players do in a game: changes of its rows, and of the board that was made from them. games.py commits them.

``now`` is the moment at which a change is written. A player's move counts from the moment at which it ``arrived``, so
that waiting for the disk costs nobody any time, and from a little earlier if its way was long.
"""

import secrets

from brandubh.move import Move
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import Side
from brandubh.server.games.clock import after_move
from brandubh.server.games.from_rows import ABORTED, LEFT, LoadedGame, has_computer
from brandubh.server.games.lag import give_back
from brandubh.server.games.rows import GameRow, MoveRow
from brandubh.server.games.seats import Sides, check_both_there, check_turn
from brandubh.server.problems import ProblemError, conflict, forbidden

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no l, 1, o or 0: links are read aloud


class WentOnError(ProblemError):
    """Somebody else changed the game first."""

    def __init__(self) -> None:
        super().__init__(409, "went-on", "Not now")


def new_id() -> str:
    """An id for a game that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def play(
    loaded: LoadedGame, now: float, *, move: str, ply: int, fen: str, arrived: float, by: Sides, way: float = 0.0
) -> None:
    """Make a person's move on the board that person saw; if the time is up, the game ends instead. ``way`` is how long
    the position and the move may have been on their way, in seconds.
    """
    row = loaded.row
    check_open(loaded)
    _check_seen(loaded, ply, fen)
    check_turn(row, loaded.board.turn, by)
    if row.clock_from is not None and row.clock_initial is not None and row.clock_days is None and row.plies:
        arrived = max(row.clock_from, arrived - give_back(row, loaded.board.turn, way))
    if not flag(loaded, arrived, may_be_on_its_way=False):
        push(loaded, loaded.board.parse_text(move), now, arrived=arrived)
        settle(loaded, now)


def play_for_computer(loaded: LoadedGame, now: float, *, move: Move, ply: int, fen: str, arrived: float) -> None:
    """Make the computer's move, if it is still its turn on the board that it thought about."""
    _check_seen(loaded, ply, fen)
    if loaded.computers_level is None:
        raise WentOnError
    if not flag(loaded, arrived, may_be_on_its_way=False):
        push(loaded, move, now, arrived=arrived)
        settle(loaded, now)


def take_back(loaded: LoadedGame, now: float, *, ply: int) -> None:
    """Take moves back until ``ply`` are left; the game goes on from there."""
    row = loaded.row
    if ply > row.plies:
        raise conflict("few-moves", count=row.plies)
    if row.match_set == 1 and len(loaded.sets) == 2:
        raise conflict("set-begun")
    if ply == row.plies and row.termination is None:
        return  # there is nothing to take back, the time that was thought least of all
    while loaded.board.ply > ply:
        loaded.board.pop()
    del row.moves[ply:]
    row.plies = ply
    row.position = loaded.board.fen()
    row.winner = row.termination = None
    row.clock_from = row.updated_at = now
    settle(loaded, now)


def resign(loaded: LoadedGame, now: float, *, side: Side | None, by: Sides) -> None:
    """Give up for a side; without one, for one's own, or where one has both, for the side to move."""
    check_open(loaded)
    check_both_there(loaded.row)
    loser = side or (by[0] if len(by) == 1 else loaded.board.turn)
    if loser not in by:
        raise conflict("computers-side") if has_computer(loaded.row) else forbidden()
    end(loaded.row, Outcome(loser.other, Termination.RESIGNATION), now)


def agree_draw(loaded: LoadedGame, now: float) -> None:
    """End a game of two people at one screen by agreement."""
    check_open(loaded)
    if has_computer(loaded.row):
        raise conflict("plays-on")
    end(loaded.row, Outcome(None, Termination.AGREEMENT), now)


def lose_unmoved(loaded: LoadedGame, now: float, *, ply: int) -> None:
    """Let the side to move lose, which has not made its first move for so long that nobody waits any more. ``ply`` is
    how many moves there were then.
    """
    check_open(loaded)
    if loaded.row.plies != ply:
        raise WentOnError
    end(loaded.row, Outcome(loaded.board.turn.other, Termination.TIMEOUT), now)


def flag(loaded: LoadedGame, now: float, *, may_be_on_its_way: bool = True) -> bool:
    """Whether the time of the side to move is up; then the game is over."""
    side = loaded.flagged(now, may_be_on_its_way=may_be_on_its_way)
    if side is not None:
        end(loaded.row, Outcome(side.other, Termination.TIMEOUT), now)
    return side is not None


def push(loaded: LoadedGame, move: Move, now: float, *, arrived: float) -> None:
    """Play a move on the board and write it into the rows."""
    row, turn = loaded.row, loaded.board.turn
    ticking = loaded.clocks(arrived)
    loaded.board.push(move)
    clock = None
    if ticking is not None:
        clock = after_move(row, ticking.left[turn])
    row.moves.append(MoveRow(move.uci(), arrived, clock))
    row.plies += 1
    row.position = loaded.board.fen()
    row.updated_at = now
    row.clock_from = now if ticking is not None else None
    if row.offer is not None and not row.offer.startswith(f"draw-{turn}:"):
        row.offer = None  # who plays on declines; who offers a draw may move with it


def settle(loaded: LoadedGame, now: float) -> None:
    """Write down how the game ended on the board, if it did."""
    outcome = loaded.board.outcome()
    if outcome is not None:
        end(loaded.row, outcome, now)


def swapped(row: GameRow, now: float) -> GameRow:
    """A new game like another one, with the sides swapped."""
    return GameRow(
        id=new_id(),
        owner=row.owner,
        created_at=now,
        updated_at=now,
        rules=row.rules,
        rules_name=row.rules_name,
        start=row.start,
        attackers_level=row.defenders_level,
        defenders_level=row.attackers_level,
        attackers_name=row.defenders_name,
        defenders_name=row.attackers_name,
        clock_initial=row.clock_initial,
        clock_increment=row.clock_increment,
        clock_days=row.clock_days,
        position=row.start,
        in_openings=row.in_openings,
        attackers_player=row.defenders_player,
        defenders_player=row.attackers_player,
        public=row.public,
        attackers_account=row.defenders_account,
        defenders_account=row.attackers_account,
        rated=row.rated,
    )


def check_open(loaded: LoadedGame) -> None:
    """An error if the game is over."""
    if loaded.row.termination is not None:
        raise conflict("game-over")


def _check_seen(loaded: LoadedGame, ply: int, fen: str) -> None:
    """A move is made on the board that whoever makes it saw, and once; a page may have slept while the game went on."""
    if ply != loaded.row.plies or fen != loaded.board.fen():
        raise WentOnError


def end(row: GameRow, outcome: Outcome | None, now: float) -> None:
    """Write down how the game ended; None if it was aborted."""
    row.winner = outcome.winner.value if outcome and outcome.winner else None
    row.termination = outcome.termination.value if outcome else ABORTED
    row.offer = None
    row.updated_at = now


def end_as_left(row: GameRow, winner: Side | None, now: float) -> None:
    """Write down that somebody has left the game, and what the other one made of it."""
    end(row, None, now)
    row.winner, row.termination = winner.value if winner else None, LEFT
