"""What players do in a game: changes of its rows, and of the board that was made from them. games.py commits them."""

import secrets
import time

from brandubh.move import Move
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import Side
from brandubh.server.games.from_rows import LoadedGame, has_computer, level_of
from brandubh.server.games.rows import GameRow, MoveRow
from brandubh.server.problems import ProblemError, conflict

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no l, 1, o or 0: links are read aloud


class WentOnError(ProblemError):
    """Somebody else changed the game first."""

    def __init__(self) -> None:
        super().__init__(409, "went-on", "Not now")


def new_id() -> str:
    """An id for a game that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def play(loaded: LoadedGame, move: str, ply: int) -> None:
    """Make a person's move, the one after ``ply`` others; if the time is up, the game ends instead."""
    _check_open(loaded)
    if ply != loaded.row.plies:
        raise WentOnError
    if loaded.computers_level is not None:
        raise conflict("computers-turn")
    if not flag(loaded):
        push(loaded, loaded.board.parse_move(move), time.time())
        settle(loaded)


def play_for_computer(loaded: LoadedGame, move: Move, version: int) -> None:
    """Make the computer's move in a game that must not have changed since ``version``."""
    if loaded.row.version != version:
        raise WentOnError
    if not flag(loaded):
        push(loaded, move, time.time())
        settle(loaded)


def take_back(loaded: LoadedGame, ply: int) -> None:
    """Take moves back until ``ply`` are left; the game goes on from there."""
    row = loaded.row
    if ply > row.plies:
        raise conflict("few-moves", count=row.plies)
    if row.match_set == 1 and len(loaded.sets) == 2:
        raise conflict("set-begun")
    while loaded.board.ply > ply:
        loaded.board.pop()
    del row.moves[ply:]
    row.plies = ply
    row.position = loaded.board.fen()
    row.winner = row.termination = None
    row.clock_from = row.updated_at = time.time()
    settle(loaded)


def resign(loaded: LoadedGame, side: Side | None) -> None:
    """Give up for a side; without one, for the only person who plays, or else for the side to move."""
    _check_open(loaded)
    people = [each for each in Side if level_of(loaded.row, each) is None]
    loser = side or (people[0] if len(people) == 1 else loaded.board.turn)
    if loser not in people:
        raise conflict("computers-side")
    _end(loaded.row, Outcome(loser.other, Termination.RESIGNATION))


def agree_draw(loaded: LoadedGame) -> None:
    """End a game of two people at one screen by agreement."""
    _check_open(loaded)
    if has_computer(loaded.row):
        raise conflict("plays-on")
    _end(loaded.row, Outcome(None, Termination.AGREEMENT))


def flag(loaded: LoadedGame) -> bool:
    """Whether the time of the side to move is up; then the game is over."""
    side = loaded.flagged(time.time())
    if side is not None:
        _end(loaded.row, Outcome(side.other, Termination.TIMEOUT))
    return side is not None


def push(loaded: LoadedGame, move: Move, now: float) -> None:
    """Play a move on the board and write it into the rows."""
    row, turn = loaded.row, loaded.board.turn
    ticking = loaded.clocks(now)
    loaded.board.push(move)
    clock = None
    if ticking is not None:
        clock = ticking.left[turn] + (int(row.clock_increment or 0) if row.plies else 0)
    row.moves.append(MoveRow(move.uci(), now, clock))
    row.plies += 1
    row.position = loaded.board.fen()
    row.updated_at = now
    row.clock_from = now if ticking is not None else None


def settle(loaded: LoadedGame) -> None:
    """Write down how the game ended on the board, if it did."""
    outcome = loaded.board.outcome()
    if outcome is not None:
        _end(loaded.row, outcome)


def swapped(row: GameRow) -> GameRow:
    """A new game like another one, with the sides swapped."""
    now = time.time()
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
        position=row.start,
    )


def _check_open(loaded: LoadedGame) -> None:
    if loaded.row.termination is not None:
        raise conflict("game-over")


def _end(row: GameRow, outcome: Outcome) -> None:
    row.winner = outcome.winner.value if outcome.winner else None
    row.termination = outcome.termination.value
    row.updated_at = time.time()
