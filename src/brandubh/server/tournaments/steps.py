"""What changes a tournament. Each of these is done inside a transaction that holds the tournament's lock, so that it
happens once, whichever server comes first.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from sqlalchemy import Connection, func, select

from brandubh.rules import get_rules
from brandubh.server.accounts.identity import Person
from brandubh.server.games.actions import new_id
from brandubh.server.games.pairing import Terms, pair
from brandubh.server.games.seats import Sitter
from brandubh.server.games.views import ClockChoice
from brandubh.server.limits import Limits
from brandubh.server.moderation.blocks import check_may_meet
from brandubh.server.problems import busy, conflict, forbidden, too_many
from brandubh.server.tournaments import arena, rows, swiss
from brandubh.server.tournaments.rows import PairingRow, TournamentRow, tournaments
from brandubh.server.tournaments.state import FEWEST, Pair, State, read
from brandubh.server.tournaments.views import NewTournament

HALF = 0.5  # point for a round that was missed
MOST = 200  # tournaments of everybody that are not over

Entry = Literal["join", "withdraw", "pause", "resume"]


def create(connection: Connection, new: NewTournament, maker: Person, now: float, limits: Limits) -> str:
    """A new tournament, which its maker has entered; its id."""
    if limits.on:
        mine = [each for each in rows.going_on(connection) if each.maker == maker.player]
        if len(mine) >= limits.tournaments:
            raise too_many("many-tournaments", 3600, most=limits.tournaments)
        there = select(func.count()).select_from(tournaments).where(tournaments.c.ended_at.is_(None))
        if (connection.scalar(there) or 0) >= MOST:
            raise busy()
    row = TournamentRow(
        id=new_id(),
        name=new.name,
        maker=maker.player,
        kind=new.kind,
        rules=get_rules(new.rules).name,
        clock=new.clock.model_dump(),
        two_sets=new.match,
        rated=new.rated,
        rounds=new.rounds if new.kind == "swiss" else None,
        minutes=new.minutes if new.kind == "arena" else None,
        created_at=now,
        starts_at=None if new.starts_in is None else now + 60 * new.starts_in,
    )
    rows.write_new(connection, row)
    rows.write_entrant(connection, row.id, maker.player, now)
    return row.id


def enter(connection: Connection, tournament_id: str, player: str, entry: Entry, now: float) -> None:
    """Join or leave, or come back. What is so already is as it should be."""
    state = read(connection, tournament_id, now)
    row, presence = state.row, state.presence(player)
    if row.ended_at is not None:
        raise conflict("tournament-over")
    if entry != "join" and presence is None:
        raise conflict("tournament-not-in")
    if entry == "join" and presence is None:
        _check_may_join(connection, state, player)
        rows.write_entrant(connection, row.id, player, now)
        if row.kind == "swiss" and row.round > 0:
            _give_half(connection, state, player)
    else:
        wanted = {"join": "in", "resume": "in", "pause": "paused", "withdraw": "withdrawn"}[entry]
        if wanted == presence:
            return
        rows.change_entrants(connection, row.id, [player], presence=wanted, waits_from=now)
    rows.change(connection, row)


def _check_may_join(connection: Connection, state: State, player: str) -> None:
    row = state.row
    if row.kind == "swiss" and row.round >= swiss.latest_round(row.rounds or 1):
        raise conflict("tournament-begun")
    if len(state.entrants) >= (swiss.MOST if row.kind == "swiss" else arena.MOST):
        raise conflict("tournament-full", most=swiss.MOST if row.kind == "swiss" else arena.MOST)
    if player != row.maker:
        check_may_meet(connection, player, row.maker)


def _give_half(connection: Connection, state: State, player: str) -> None:
    """Half a point for one of the rounds that somebody has missed by coming late; it is their bye."""
    row = state.row
    rows.write_pairing(
        connection,
        PairingRow(
            tournament_id=row.id,
            number=max((each.number for each in state.pairings), default=0) + 1,
            round=row.round,
            one=player,
            two=None,
            game_id=None,
            paired_at=state.now,
            ended_at=row.started_at,  # long ago: nobody waits for the next round any longer because of it
            points_one=HALF,
            points_two=0.0,
            sets_one=0.0,
            sets_two=0.0,
        ),
    )


def start(connection: Connection, tournament_id: str, player: str, now: float) -> None:
    """Begin, because its maker says so."""
    state = _made_by(connection, tournament_id, player, now)
    if state.row.started_at is not None:
        return
    if len(state.here) < FEWEST:
        raise conflict("tournament-few", least=FEWEST)
    _start(connection, state)


def _start(connection: Connection, state: State) -> None:
    row, now = state.row, state.now
    ends_at = now + 60 * row.minutes if row.minutes is not None else None
    rows.change_entrants(connection, row.id, [each.player for each in state.entrants], waits_from=now)
    rows.change(connection, row, started_at=now, ends_at=ends_at)


def end(connection: Connection, tournament_id: str, player: str, now: float) -> None:
    """Pair nobody any more, because its maker says so; games that are being played still count."""
    state = _made_by(connection, tournament_id, player, now)
    row = state.row
    if row.started_at is None:
        rows.change(connection, row, ended_at=now)
    elif row.kind == "arena":
        rows.change(connection, row, ends_at=min(now, row.ends_at or now))
    else:
        rows.change(connection, row, rounds=row.round, **({} if row.round else {"ended_at": now}))


def _made_by(connection: Connection, tournament_id: str, player: str, now: float) -> State:
    state = read(connection, tournament_id, now)
    if state.row.maker != player:
        raise forbidden()
    if state.row.ended_at is not None:
        raise conflict("tournament-over")
    return state


def settle(connection: Connection, tournament_id: str, now: float) -> bool:
    """Write down what has come about; whether there was anything."""
    state = read(connection, tournament_id, now)
    changes = state.changes()
    if not changes:
        return False
    row = state.row
    if changes.is_due:
        if len(state.here) < FEWEST and row.kind == "swiss":
            rows.change(connection, row, ended_at=now)  # called off
        else:
            _start(connection, state)
        return True
    for pairing, score in changes.settled:
        points = score.points or (0.0, 0.0)
        rows.change_pairing(
            connection,
            pairing,
            ended_at=now,
            points_one=points[0],
            points_two=points[1],
            sets_one=score.sets[0],
            sets_two=score.sets[1],
        )
    free = [player for pairing, _ in changes.settled for player in (pairing.one, pairing.two) if player]
    rows.change_entrants(connection, row.id, free, waits_from=now)
    rows.change_entrants(connection, row.id, changes.gone, presence="withdrawn")
    rows.change(connection, row, **({"ended_at": now} if changes.is_over else {}))
    return True


def begin(
    connection: Connection, tournament_id: str, version: int, pairs: Sequence[Pair], now: float, limits: Limits
) -> bool:
    """Begin the games of pairs that were found for the tournament as it was at a version; False if it has changed."""
    state = read(connection, tournament_id, now)
    row = state.row
    if row.version != version or not row.goes_on:
        return False
    terms = Terms(
        get_rules(row.rules), ClockChoice(**row.clock), match=row.two_sets, rated=row.rated, tournament=row.id
    )
    names = {each.player: each.name for each in state.entrants}
    unbounded = replace(limits, on=False)  # the tournament's own bounds are enough, and nobody's games stop a round
    number = row.round + 1 if row.kind == "swiss" else row.round
    last = max((each.number for each in state.pairings), default=0)
    for place, each in enumerate(pairs, last + 1):
        values: dict[str, float | None] = {}
        game_id = None
        if each.two is None:  # a bye: a win, and half of the sets
            sets = 1.0 if row.two_sets else 0.5
            values = {"ended_at": now, "points_one": 1.0, "points_two": 0.0, "sets_one": sets, "sets_two": 0.0}
        else:
            one, two = (Sitter(player, names[player], names[player]) for player in (each.one, each.two))
            game_id = pair(connection, terms, one, two, now, unbounded).id
        rows.write_pairing(
            connection,
            PairingRow(
                tournament_id=row.id,
                number=place,
                round=number,
                one=each.one,
                two=each.two,
                game_id=game_id,
                paired_at=now,
                **values,
            ),
        )
    rows.change(connection, row, round=number)
    return True


def pause_absent(connection: Connection, tournament_id: str, player: str, now: float) -> None:
    """Pair somebody no more who has not come to a game, until they say that they are there."""
    state = read(connection, tournament_id, now)
    if state.row.ended_at is None and state.presence(player) == "in":
        rows.change_entrants(connection, tournament_id, [player], presence="paused")
        rows.change(connection, state.row)
