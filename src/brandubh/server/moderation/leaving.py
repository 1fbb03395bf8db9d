"""Games that are left: aborting one now and then is nobody's fault, doing it all day spoils the lobby.

Whoever has left a few games within a day is warned; whoever goes on may look for no opponents for a while, which grows.
Games with friends go on as ever: this is about people who do not know each other.
"""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, func, select

from brandubh.server.moderation.rows import leavings
from brandubh.server.problems import too_many

Kind = Literal["aborted", "left"]

DAY = 24 * 3600.0
WORTH = {"aborted": 1, "left": 2}  # to sit before a board that nobody comes back to is worse
WARNED, STOPPED = 4, 7  # of these within a day
PAUSE = 15 * 60.0  # seconds; as often again for each that is too many
LONGEST_PAUSE = 6 * 3600.0


@dataclass(frozen=True, slots=True)
class Conduct:
    """How somebody has treated opponents today: whether to be warned, and until when to look for none."""

    is_warned: bool
    until: float | None


def note(connection: Connection, game_id: str, player: str, kind: Kind, now: float) -> None:
    """Note that somebody has left a game; once for each game."""
    there = select(leavings.c.player).where(leavings.c.game_id == game_id, leavings.c.player == player)
    if connection.scalar(there) is None:
        connection.execute(leavings.insert().values(game_id=game_id, player=player, kind=kind, at=now))
        connection.execute(leavings.delete().where(leavings.c.at < now - 30 * DAY))


def conduct_of(connection: Connection, player: str, now: float) -> Conduct:
    """How somebody has treated opponents within a day."""
    query = select(leavings.c.kind, func.count(), func.max(leavings.c.at)).group_by(leavings.c.kind)
    found = connection.execute(query.where(leavings.c.player == player, leavings.c.at > now - DAY)).all()
    count = sum(WORTH[kind] * times for kind, times, _ in found)
    last = max((at for *_, at in found), default=0.0)
    until = last + min(LONGEST_PAUSE, PAUSE * (count - STOPPED + 1)) if count >= STOPPED else None
    return Conduct(count >= WARNED, until if until is not None and until > now else None)


def check_may_seek(connection: Connection, player: str, now: float) -> None:
    """An error for somebody who has left so many games that others should not meet them now."""
    until = conduct_of(connection, player, now).until
    if until is not None:
        raise too_many("left-too-often", until - now, minutes=max(1, round((until - now) / 60)))
