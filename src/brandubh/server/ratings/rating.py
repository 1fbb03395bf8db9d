"""What a finished game does to the ratings of its players, in the transaction that ends it.

Each player has three: overall, as the attackers and as the defenders, because the sides are unlike each other. A game
is counted twice: overall against overall, and the attackers' rating of one against the defenders' rating of the other.
"""

import math
from collections.abc import Mapping

from sqlalchemy import Connection

from brandubh.glicko import Rating, Result
from brandubh.pieces import Side
from brandubh.server.database import lock
from brandubh.server.games.from_rows import ABORTED, level_of
from brandubh.server.games.rows import GameRow, games
from brandubh.server.ratings.levels import level_player
from brandubh.server.ratings.rows import Kind, Standing, rating_changes, standings_of, write_standing

PERIOD = 7 * 24 * 3600.0  # seconds of rest that count as a period of Glicko's
LEAST_DEVIATION = 45.0  # so that somebody who has played hundreds can still improve
PROVISIONAL = 110.0  # deviation from which a rating is only a guess
LEAST_PLIES = 2  # moves; before both sides have moved, nobody has played


def player_of(row: GameRow, side: Side) -> str | None:
    """Who plays a side for points: a person, or a level of the computer."""
    level = level_of(row, side)
    if level is not None:
        return level_player(level)
    seat = row.attackers_player if side is Side.ATTACKERS else row.defenders_player
    return row.owner if level_of(row, side.other) is not None else seat


def rating_at(standing: Standing | None, now: float) -> Rating:
    """A rating at a moment: the longer ago the last game, the less sure."""
    if standing is None:
        return Rating()
    return _known(standing).after_rest(_rest(standing, now))


def is_provisional(rating: Rating) -> bool:
    """Whether a rating is only a guess."""
    return rating.deviation > PROVISIONAL


def note_ratings(connection: Connection, row: GameRow) -> None:
    """Note in a game how strong those are who play it with an account, or as a level for points."""
    players = {side: player_of(row, side) for side in Side if _is_rated_player(row, side)}
    standings = standings_of(connection, *filter(None, players.values())) if players else {}
    for side in Side:
        shown = None
        if (player := players.get(side)) is not None:
            shown = rating_at(standings.get((player, "overall")), row.updated_at)
        rating = None if shown is None else round(shown.rating)
        unsure = None if shown is None else is_provisional(shown)
        if side is Side.ATTACKERS:
            row.attackers_rating, row.attackers_unsure = rating, unsure
        else:
            row.defenders_rating, row.defenders_unsure = rating, unsure


def _is_rated_player(row: GameRow, side: Side) -> bool:
    if level_of(row, side) is not None:
        return bool(row.rated)
    return (row.attackers_account if side is Side.ATTACKERS else row.defenders_account) is not None


def rate_end(connection: Connection, row: GameRow, now: float) -> None:
    """Count a game that has just ended, if it counts. Whoever calls this holds the game, so that it happens once; the
    players are locked in the order of their names, so that of two games of theirs that end at once neither is lost.
    """
    if not row.rated or row.termination in (None, ABORTED) or row.plies < LEAST_PLIES:
        return
    attackers, defenders = (player_of(row, side) for side in Side)
    if attackers is None or defenders is None or attackers == defenders:
        return
    for player in sorted((attackers, defenders)):
        lock(connection, f"ratings of {player}")
    standings = standings_of(connection, attackers, defenders)
    score = {"attackers": 1.0, "defenders": 0.0, None: 0.5}[row.winner]
    # by the last games' clocks too: so the changes stand in the order in which they were made
    last = [each.last_at for each in standings.values() if each.last_at is not None]
    at = max([now, *(math.nextafter(each, math.inf) for each in last)])
    overall = _count(connection, row.id, (attackers, "overall"), (defenders, "overall"), score, standings, at)
    _count(connection, row.id, (attackers, "attackers"), (defenders, "defenders"), score, standings, at)
    row.attackers_change, row.defenders_change = overall
    changes = {"attackers_change": row.attackers_change, "defenders_change": row.defenders_change}
    connection.execute(games.update().where(games.c.id == row.id).values(changes))


def _count(
    connection: Connection,
    game_id: str,
    one: tuple[str, Kind],
    other: tuple[str, Kind],
    score: float,
    standings: Mapping[tuple[str, str], Standing],
    at: float,
) -> tuple[int, int]:
    """Count a result for two ratings; the points that they show more or less than before."""
    before = {each: standings.get(each) or new_standing(*each) for each in (one, other)}
    points = []
    for each, against, result in ((one, other, score), (other, one, 1 - score)):
        after = counted(before[each], rating_at(before[against], at), result, at)
        write_standing(connection, after)
        changed = {"before": before[each].rating, "after": after.rating, "at": at}
        values = {"game_id": game_id, "player": after.player, "kind": after.kind, **changed}
        connection.execute(rating_changes.insert().values(values))
        points.append(round(after.rating) - round(before[each].rating))
    return points[0], points[1]


def new_standing(player: str, kind: Kind) -> Standing:
    """How somebody stands who has never played for points."""
    unknown = Rating()
    return Standing(
        player=player, kind=kind, rating=unknown.rating, deviation=unknown.deviation, volatility=unknown.volatility
    )


def counted(before: Standing, other: Rating, score: float, at: float) -> Standing:
    """How somebody stands after a game against another."""
    after = _known(before).after([Result(other, score)], _rest(before, at))
    return Standing(
        player=before.player,
        kind=before.kind,
        rating=after.rating,
        deviation=max(LEAST_DEVIATION, after.deviation),
        volatility=after.volatility,
        games=before.games + 1,
        last_at=at,
    )


def _known(standing: Standing) -> Rating:
    return Rating(standing.rating, standing.deviation, standing.volatility)


def _rest(standing: Standing, now: float) -> float:
    """Periods since the last game."""
    return 0.0 if standing.last_at is None else max(0.0, now - standing.last_at) / PERIOD
