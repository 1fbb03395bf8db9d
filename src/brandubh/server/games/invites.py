"""Links that offer the free seat of a game. Looking at one takes nothing: whoever shares it has it looked at by others'
programs, which draw previews.
"""

from typing import Literal

from pydantic import BaseModel, StrictBool
from sqlalchemy import Connection, select

from brandubh.pieces import Side
from brandubh.server.games.from_rows import LoadedGame, name_of, rules_of
from brandubh.server.games.rows import GameRow, games, read_rows
from brandubh.server.games.seats import Seats
from brandubh.server.games.views import ClockChoice, DaysChoice, clock_choice
from brandubh.server.positions.requests import RulesDict
from brandubh.server.problems import not_found
from brandubh.server.texts import Name


class Joining(BaseModel):
    """Who takes the seat that is offered, and whether the game may be counted in the openings."""

    name: Name = None
    in_openings: StrictBool = True


class InviteView(BaseModel):
    """What a link offers: a game, the side that is free in it, and by whom. `state` is `own` for whoever made the link,
    `joined` for whoever has taken the seat, and `taken` for those who come later.
    """

    game_id: str
    state: Literal["free", "own", "joined", "taken"]
    side: Side
    name: str | None
    rules: RulesDict
    rules_name: str
    preset: str | None
    fen: str
    clock: ClockChoice | DaysChoice | None
    match: bool
    rated: bool


def find(connection: Connection, invite: str) -> GameRow:
    """The game whose free seat a link offers, or offered."""
    row = next(iter(read_rows(connection, select(games).where(games.c.invite == invite))), None)
    if row is None:
        raise not_found()
    return row


def invite_view(row: GameRow, player: str) -> InviteView:
    """What the link to a game's free seat offers, or offered before somebody came."""
    seats = Seats.of(row)
    owner = seats.side(row.owner)
    side = owner.other if owner is not None else Side.ATTACKERS
    state: Literal["free", "own", "joined", "taken"] = "taken" if seats.free is None else "free"
    if mine := seats.sides(player):
        state = "own" if owner in mine else "joined"
    return InviteView(
        game_id=row.id,
        state=state,
        side=side,
        name=name_of(row, side.other),
        rules=row.rules,
        rules_name=row.rules_name,
        preset=rules_of(row).preset,
        fen=row.position or LoadedGame(row).board.fen(),
        clock=clock_choice(row),
        match=row.match_id is not None,
        rated=bool(row.rated),
    )
