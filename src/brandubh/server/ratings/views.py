"""Players as the client sees them."""

from pydantic import BaseModel

from brandubh.pieces import Side
from brandubh.server.accounts.rows import Account
from brandubh.server.positions.requests import MoveText, PositionText
from brandubh.server.ratings.leaders import Known
from brandubh.server.ratings.levels import level_of_player
from brandubh.server.ratings.profiles import Beginning, Point, Record, Tally
from brandubh.server.ratings.rating import is_provisional, rating_at
from brandubh.server.ratings.rows import Kind, Standing


class StandingView(BaseModel):
    """A rating: `provisional` as long as it is only a guess; with 95 % the strength is within two deviations of it."""

    rating: int
    deviation: int
    provisional: bool
    games: int


class PlayerSummary(BaseModel):
    """A player in a list. `level` is the computer's, which plays as a marked bot."""

    name: str
    bot: bool
    level: int | None
    standing: StandingView | None


class Leaderboard(BaseModel):
    """The strongest players of a kind who have played at least `least_games` for points in the last `days`."""

    kind: Kind
    days: int
    least_games: int
    players: list[PlayerSummary]


class FoundPlayers(BaseModel):
    """Players whose names begin as was asked."""

    players: list[PlayerSummary]


class RatingPoint(BaseModel):
    """A rating after a game."""

    at: float
    rating: int
    change: int
    game_id: str


class RatingWay(BaseModel):
    """One of a player's three ratings, and its last changes, the first one first."""

    kind: Kind
    standing: StandingView | None
    points: list[RatingPoint]


class TallyView(BaseModel):
    """How games went."""

    won: int
    drawn: int
    lost: int


class SideTally(TallyView):
    """How games went with a side."""

    side: Side


class LevelTally(TallyView):
    """How games went against a level of the computer."""

    level: int


class BeginningView(TallyView):
    """How a player likes to begin, and how these games went."""

    side: Side
    rules: str
    moves: list[MoveText]
    fen: PositionText


class ProfileView(BaseModel):
    """What is known of a player. `mine` is one's own profile, which counts private games as well; `together` is how
    games with whoever looks went, from the looker's side.
    """

    name: str
    bot: bool
    level: int | None
    joined_at: float
    mine: bool
    ratings: list[RatingWay]
    sides: list[SideTally]
    levels: list[LevelTally]
    openings: list[BeginningView]
    together: TallyView | None


def standing_view(standing: Standing | None, now: float) -> StandingView | None:
    """A rating as it is shown at a moment."""
    if standing is None:
        return None
    rating = rating_at(standing, now)
    return StandingView(
        rating=round(rating.rating),
        deviation=round(rating.deviation),
        provisional=is_provisional(rating),
        games=standing.games,
    )


def player_summary(known: Known, now: float) -> PlayerSummary:
    """A player in a list."""
    account = known.account
    return PlayerSummary(
        name=account.name,
        bot=account.is_bot,
        level=level_of_player(account.player),
        standing=standing_view(known.standing, now),
    )


def profile_view(
    account: Account,
    standings: dict[Kind, Standing | None],
    points: dict[Kind, list[Point]],
    record: Record,
    together: Tally | None,
    *,
    mine: bool,
    now: float,
) -> ProfileView:
    """What is known of a player."""
    return ProfileView(
        name=account.name,
        bot=account.is_bot,
        level=level_of_player(account.player),
        joined_at=account.created_at,
        mine=mine,
        ratings=[
            RatingWay(
                kind=kind, standing=standing_view(standing, now), points=[_point(each) for each in points.get(kind, ())]
            )
            for kind, standing in standings.items()
        ],
        sides=[SideTally(side=side, **_tally(tally)) for side, tally in record.sides.items()],
        levels=[LevelTally(level=level, **_tally(tally)) for level, tally in record.levels.items()],
        openings=[_beginning(each, side) for side, found in record.openings.items() for each in found],
        together=None if together is None else TallyView(**_tally(together)),
    )


def _tally(tally: Tally) -> dict[str, int]:
    return {"won": tally.won, "drawn": tally.drawn, "lost": tally.lost}


def _point(point: Point) -> RatingPoint:
    change = round(point.rating) - round(point.before)
    return RatingPoint(at=point.at, rating=round(point.rating), change=change, game_id=point.game_id)


def _beginning(each: Beginning, side: Side) -> BeginningView:
    return BeginningView(side=side, rules=each.rules, moves=list(each.moves), fen=each.fen, **_tally(each.tally))
