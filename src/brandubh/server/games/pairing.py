"""Two people who are to play each other: the one way to begin a game with both seats taken."""

from dataclasses import dataclass

from sqlalchemy import Connection, and_, or_, select

from brandubh.board import Board
from brandubh.pieces import Side
from brandubh.rules import Rules
from brandubh.server.games.actions import new_id
from brandubh.server.games.open_games import make_room
from brandubh.server.games.rows import GameRow, games, write_new
from brandubh.server.games.seats import Sitter, seat
from brandubh.server.games.views import ClockChoice, DaysChoice, clock_columns
from brandubh.server.limits import Limits
from brandubh.server.moderation.blocks import check_may_meet
from brandubh.server.ratings.rating import note_ratings


@dataclass(frozen=True, slots=True)
class Terms:
    """What the two have agreed to play."""

    rules: Rules
    clock: ClockChoice | DaysChoice | None = None
    match: bool = False  # the first set of two
    rated: bool = False
    public: bool = True  # anybody may find the game and watch it
    in_openings: bool = True
    tournament: str | None = None  # in which they were paired


def pair(
    connection: Connection, terms: Terms, attackers: Sitter, defenders: Sitter, now: float, limits: Limits
) -> GameRow:
    """Begin a game between two people, in the transaction that has brought them together."""
    check_may_meet(connection, attackers.player, defenders.player)
    initial, increment, days = clock_columns(terms.clock)
    row = GameRow(
        id=new_id(),
        owner=attackers.player,
        created_at=now,
        updated_at=now,
        rules=terms.rules.to_dict(),
        rules_name=terms.rules.name,
        start=None,
        attackers_level=None,
        defenders_level=None,
        attackers_name=None,
        defenders_name=None,
        clock_initial=initial,
        clock_increment=increment,
        clock_days=days,
        position=Board(rules=terms.rules).fen(),
        match_id=new_id() if terms.match else None,
        match_set=1 if terms.match else None,
        in_openings=terms.in_openings,
        rated=terms.rated or None,
        public=terms.public or None,
        tournament=terms.tournament,
    )
    seat(row, Side.ATTACKERS, attackers)
    seat(row, Side.DEFENDERS, defenders)
    make_room(connection, row, limits)
    note_ratings(connection, row)
    write_new(connection, row)
    return row


def side_due(connection: Connection, player: str, other: str) -> Side | None:
    """The side that a player should have: not the one of their last game together. If they have never met, each is to
    have another one than last time, as far as that can be; None where lots must decide.
    """
    together = or_(
        and_(games.c.attackers_player == player, games.c.defenders_player == other),
        and_(games.c.attackers_player == other, games.c.defenders_player == player),
    )
    last = connection.scalar(
        select(games.c.attackers_player).where(together).order_by(games.c.created_at.desc()).limit(1)
    )
    if last is not None:
        return Side.DEFENDERS if last == player else Side.ATTACKERS
    mine, theirs = _last_side(connection, player), _last_side(connection, other)
    if mine is theirs:
        return None
    return mine.other if mine is not None else theirs


def _last_side(connection: Connection, player: str) -> Side | None:
    """The side that somebody had in the last game against another person."""
    found: list[tuple[float, Side]] = []
    for column, side in ((games.c.attackers_player, Side.ATTACKERS), (games.c.defenders_player, Side.DEFENDERS)):
        query = select(games.c.updated_at).where(column == player).order_by(games.c.updated_at.desc()).limit(1)
        when = connection.scalar(query)
        if when is not None:
            found.append((when, side))
    return max(found, key=lambda each: each[0])[1] if found else None
