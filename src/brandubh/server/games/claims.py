"""Whoever has stayed at a board that the other one has left may claim the win, or call it a draw.

The wait begins when the other was last seen, when the turn came to them, or when whoever waits came back: whichever was
last. So nobody loses by a server that was away, nor by a train in a tunnel that was one's own.
"""

from typing import Literal

from pydantic import BaseModel

from brandubh.pieces import Side
from brandubh.server.games.actions import check_open, end_as_left, flag
from brandubh.server.games.from_rows import LoadedGame
from brandubh.server.games.offers import can_abort
from brandubh.server.games.presence import Both
from brandubh.server.games.rows import GameRow
from brandubh.server.games.seats import Seats, Sides, check_both_there
from brandubh.server.problems import conflict

WITHOUT_CLOCK = 2  # times as long


class Claim(BaseModel):
    """What somebody claims when the other one has left."""

    result: Literal["win", "draw"] = "win"


class PresenceView(BaseModel):
    """Who is there, and in how many seconds whoever asks may claim a win; none if there is no reason to."""

    attackers: bool
    defenders: bool
    claim_in: float | None


def wait_of(row: GameRow, claim_after: float) -> float:
    """How long the other one must have been away."""
    return claim_after * (WITHOUT_CLOCK if row.clock_initial is None else 1)


def seconds_to_claim(row: GameRow, now: float, by: Sides, here: Both, claim_after: float) -> float | None:
    """In how many seconds somebody may claim a win; none as long as the other is there, or need not move."""
    if len(by) != 1 or row.termination is not None or can_abort(row) or not Seats.of(row).are_apart:
        return None
    if row.clock_days is not None:  # by correspondence nobody sits and waits
        return None
    own, other = here[by[0]], here[by[0].other]
    if _turn(row) in by or other.since is not None or own.since is None:
        return None
    turn_came = row.moves[-1].played_at if row.moves else row.created_at
    return max(own.since, other.seen or 0.0, turn_came) + wait_of(row, claim_after) - now


def _turn(row: GameRow) -> Side:
    """The side to move, without replaying the game."""
    letter = str(row.position).rpartition(" ")[2]
    return next(side for side in Side if side.letter == letter)


def claim(loaded: LoadedGame, now: float, *, result: str, here: Both, claim_after: float, by: Sides) -> None:
    """End a game that the other one has left."""
    row = loaded.row
    check_open(loaded)
    if not Seats.of(row).are_apart:
        raise conflict("no-opponent")
    check_both_there(row)
    if can_abort(row):
        raise conflict("claim-early")
    if flag(loaded, now):
        return
    wait = seconds_to_claim(row, now, by, here, claim_after)
    if wait is None or wait > 0:
        raise conflict("not-left")
    end_as_left(row, by[0] if result == "win" else None, now)


def presence_view(row: GameRow, now: float, by: Sides, here: Both, claim_after: float) -> PresenceView:
    """Who is there, as one of the players sees it."""
    wait = seconds_to_claim(row, now, by, here, claim_after)
    return PresenceView(
        attackers=here[Side.ATTACKERS].since is not None,
        defenders=here[Side.DEFENDERS].since is not None,
        claim_in=None if wait is None else max(0.0, wait),
    )
