"""Bringing two together who want the same game. All of it happens inside a transaction under one lock, so that nobody
is paired twice, whichever server is asked.
"""

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, and_, select, true

from brandubh.pieces import Side
from brandubh.rules import get_rules
from brandubh.server.games.actions import new_id
from brandubh.server.games.pairing import Terms, pair, side_due
from brandubh.server.games.seats import Sitter
from brandubh.server.games.views import ClockChoice, DaysChoice
from brandubh.server.limits import Limits
from brandubh.server.lobby.rows import SeekRow, open_seeks, seeks, write
from brandubh.server.lobby.views import NewSeek, QuickPairing, SeekAnswer
from brandubh.server.moderation.blocks import are_apart
from brandubh.server.moderation.leaving import check_may_seek
from brandubh.server.problems import busy, conflict, too_many
from brandubh.server.ratings.terms import no_account

LOCK = "lobby"
MOST_SEEKS = 500  # of everybody together
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Seeker:
    """Who looks for an opponent, the name of the account if there is one, and a digest of the address from where."""

    player: str
    account: str | None
    address: str

    @classmethod
    def at(cls, player: str, account: str | None, address: str) -> "Seeker":
        """Somebody at an address; the database knows the address by a digest."""
        return cls(player, account, hashlib.sha256(address.encode()).hexdigest()[:16])


def check_rated(seek: SeekRow, account: str | None) -> None:
    """An error for whoever may not play a rated game, and for a game that cannot be rated."""
    if not seek.rated:
        return
    if account is None:
        raise no_account()
    if seek.clock is None:
        raise conflict("rated-kind")


def wanted(new: NewSeek | QuickPairing, seeker: Seeker, now: float) -> SeekRow:
    """What somebody asks for, as a row."""
    clock = None if new.clock is None else new.clock.model_dump()
    return SeekRow(
        id=new_id(),
        player=seeker.player,
        name=seeker.account or new.name,
        account=seeker.account,
        rules=get_rules(new.rules if isinstance(new, NewSeek) else "wtf").name,
        clock=clock,
        side=new.side if isinstance(new, NewSeek) else RANDOM,
        two_sets=new.match,
        rated=new.rated,
        listed=isinstance(new, NewSeek),
        live=not (clock or {}).get("days"),
        in_openings=new.in_openings,
        address=seeker.address,
        created_at=now,
        seen_at=now,
    )


def fit(one: SeekRow, other: SeekRow) -> bool:
    """Whether two want the same game against each other."""
    return (
        one.player != other.player
        and (one.rules, one.clock, one.two_sets, one.rated) == (other.rules, other.clock, other.two_sets, other.rated)
        and (RANDOM in (one.side, other.side) or one.side != other.side)
    )


def seek(connection: Connection, new: SeekRow, limits: Limits) -> SeekAnswer:
    """Pair somebody with the one who has waited longest for the same, or let them wait."""
    check_rated(new, new.account)
    check_may_seek(connection, new.player, new.created_at)
    there = open_seeks(connection, new.created_at)
    found = next(
        (each for each in there if fit(each, new) and not are_apart(connection, each.player, new.player)), None
    )
    if found is not None:
        return SeekAnswer(game_id=_begin(connection, found, new, limits))
    mine = [each for each in there if each.player == new.player]
    if not new.listed:  # one waits for one game at a time
        _remove(connection, [each.id for each in mine if not each.listed])
        mine = [each for each in mine if each.listed]
    same = next((each for each in mine if _terms(each) == _terms(new)), None)
    if same is not None:
        return SeekAnswer(seek_id=same.id)
    _check_room(there, mine, new, limits)
    write(connection, new)
    return SeekAnswer(seek_id=new.id)


def accept(connection: Connection, seek_id: str, by: SeekRow, limits: Limits) -> str:
    """Play what somebody has offered; the game's id. ``by`` says who accepts, and by which name."""
    found = next((each for each in open_seeks(connection, by.created_at) if each.id == seek_id and each.listed), None)
    if found is None:
        raise conflict("seek-gone")
    if found.player == by.player:
        raise conflict("seek-own")
    check_rated(found, by.account)
    check_may_seek(connection, by.player, by.created_at)
    return _begin(connection, found, replace(by, side=RANDOM), limits)


def withdraw(connection: Connection, seek_id: str, player: str) -> None:
    """Take one's seek back; what is gone already is as it should be."""
    connection.execute(seeks.delete().where(seeks.c.id == seek_id, seeks.c.player == player, seeks.c.game_id.is_(None)))


def _begin(connection: Connection, found: SeekRow, new: SeekRow, limits: Limits) -> str:
    """Begin the game of two; whatever else they were waiting for live, they wait for no more."""
    terms = Terms(
        get_rules(found.rules),
        _clock(found.clock),
        match=found.two_sets,
        rated=found.rated,
        in_openings=found.in_openings and new.in_openings,
    )
    maker, other = (Sitter(each.player, each.name, each.account) for each in (found, new))
    side = _side_of_maker(connection, found, new)
    players = (maker, other) if side is Side.ATTACKERS else (other, maker)
    game = pair(connection, terms, *players, now=new.created_at, limits=limits)
    # it stays for a while, by which its maker is told, wherever that may be
    connection.execute(seeks.update().where(seeks.c.id == found.id).values(game_id=game.id, seen_at=new.created_at))
    if found.live:
        both = seeks.c.player.in_([maker.player, other.player])
        connection.execute(seeks.delete().where(both, seeks.c.game_id.is_(None), seeks.c.live == true()))
    return game.id


def _clock(fields: dict[str, Any] | None) -> ClockChoice | DaysChoice | None:
    if fields is None:
        return None
    return DaysChoice(**fields) if "days" in fields else ClockChoice(**fields)


def _side_of_maker(connection: Connection, found: SeekRow, new: SeekRow) -> Side:
    if found.side != RANDOM:
        return Side(found.side)
    if new.side != RANDOM:
        return Side(new.side).other
    return side_due(connection, found.player, new.player) or random.choice(list(Side))


def _terms(seek: SeekRow) -> tuple[object, ...]:
    return (seek.rules, seek.clock, seek.two_sets, seek.rated, seek.side, seek.listed)


def _check_room(there: Sequence[SeekRow], mine: Sequence[SeekRow], new: SeekRow, limits: Limits) -> None:
    if not limits.on:
        return
    if len(mine) >= limits.seeks:
        raise too_many("many-seeks", 60, most=limits.seeks)
    if sum(each.address == new.address for each in there) >= limits.seeks_of_address:
        raise too_many("many-seeks", 60, most=limits.seeks_of_address)
    if len(there) >= MOST_SEEKS:
        raise busy()


def _remove(connection: Connection, ids: Sequence[str]) -> None:
    if ids:
        connection.execute(seeks.delete().where(seeks.c.id.in_(ids)))


def found_games(connection: Connection, players: Sequence[str]) -> dict[str, tuple[str, str]]:
    """The seeks of these players that found somebody lately: the seek's id, whose it is, and the game."""
    query = select(seeks.c.id, seeks.c.player, seeks.c.game_id)
    found = connection.execute(query.where(and_(seeks.c.player.in_(players), seeks.c.game_id.is_not(None))))
    return {seek_id: (player, game_id) for seek_id, player, game_id in found}
