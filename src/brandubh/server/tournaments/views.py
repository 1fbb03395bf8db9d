"""Tournaments as the client sees them."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field, StrictBool

from brandubh.errors import BrandubhError
from brandubh.server.accounts.names import is_filtered
from brandubh.server.games.views import ClockChoice
from brandubh.server.problems import invalid
from brandubh.server.texts import LONGEST_NAME, clean_name
from brandubh.server.tournaments import swiss
from brandubh.server.tournaments.arena import MOST_MINUTES, STREAK
from brandubh.server.tournaments.rows import Kind, PairingRow, Presence, TournamentRow
from brandubh.server.tournaments.state import State
from brandubh.server.tournaments.swiss import MOST_ROUNDS

SHOWN = 12  # of an arena's pairings that are over
LONGEST_WAIT = 30 * 24 * 60  # minutes until a tournament may start


def _named(text: str) -> str:
    name = clean_name(text)
    if name is None or is_filtered(name):
        raise invalid(BrandubhError("tournament-name"))
    return name


TournamentName = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(_named)]


class NewTournament(BaseModel):
    """A tournament to be held. `rounds` are those of a Swiss one, `minutes` those of an arena. It starts in `starts_in`
    minutes, or when its maker says so.
    """

    name: TournamentName
    kind: Kind = "swiss"
    rules: Annotated[str, Field(max_length=60, examples=["wtf", "raven"])] = "wtf"
    clock: ClockChoice
    match: StrictBool = True
    rated: StrictBool = False
    rounds: Annotated[int, Field(strict=True, ge=1, le=MOST_ROUNDS)] = 5
    minutes: Annotated[int, Field(strict=True, ge=5, le=MOST_MINUTES)] = 60
    starts_in: Annotated[int, Field(strict=True, ge=1, le=LONGEST_WAIT)] | None = None


class TournamentHead(BaseModel):
    """A tournament as a list shows it. Moments are seconds since 1970. `latest_round` of a Swiss tournament is the last
    that can be somebody's first: it can be joined until that is paired.
    """

    id: str
    name: str
    kind: Kind
    state: Literal["open", "running", "over", "off"]
    rules: str
    clock: ClockChoice
    match: bool
    rated: bool
    rounds: int | None
    minutes: int | None
    round: int
    latest_round: int | None
    starts_at: float | None
    started_at: float | None
    ends_at: float | None
    ended_at: float | None
    entrants: int


class TournamentList(BaseModel):
    """Tournaments that can be joined, that go on, and that are over: the last of these first."""

    open: list[TournamentHead]
    running: list[TournamentHead]
    past: list[TournamentHead]


class StandingView(BaseModel):
    """Where somebody stands. Those who are equal in everything share a rank; `fire`: in an arena, the next points are
    doubled. A name is none where the account is gone.
    """

    rank: int
    name: str | None
    points: float
    buchholz: float
    sonneborn_berger: float
    sets: float
    played: int
    won: int
    drawn: int
    lost: int
    fire: bool
    presence: Presence


class PairingView(BaseModel):
    """Two who play each other, the one who has the attackers first; or one who has a bye. `points` are there when it is
    over.
    """

    number: int
    round: int
    one: str | None
    two: str | None
    bye: bool
    game_id: str | None
    sets: tuple[float, float]
    points: tuple[float, float] | None


class TournamentView(TournamentHead):
    """A tournament with its standings, the best first, and the pairings of the round; of an arena, those being played
    and the last of the others.
    """

    version: int
    maker: str | None
    standings: list[StandingView]
    pairings: list[PairingView]


class OwnPart(BaseModel):
    """What a tournament is to whoever looks: whether one has entered, made it, and the game to be played now."""

    presence: Presence | None
    maker: bool
    game_id: str | None


class TournamentPage(BaseModel):
    """A tournament, and one's own part in it."""

    tournament: TournamentView
    own: OwnPart


class ResultsView(TournamentHead):
    """All results of a tournament."""

    standings: list[StandingView]
    pairings: list[PairingView]


def head_view(row: TournamentRow, entrants: int) -> TournamentHead:
    """A tournament for a list."""
    return TournamentHead.model_validate(_head(row, entrants))


def _head(row: TournamentRow, entrants: int) -> dict[str, object]:
    if row.ended_at is not None:
        state = "off" if row.started_at is None else "over"
    else:
        state = "open" if row.started_at is None else "running"
    plain = ("id", "name", "kind", "rules", "clock", "rated", "rounds", "minutes", "round")
    moments = ("starts_at", "started_at", "ends_at", "ended_at")
    found = {name: getattr(row, name) for name in (*plain, *moments)}
    latest = swiss.latest_round(row.rounds or 1) if row.kind == "swiss" else None
    return found | {"latest_round": latest, "state": state, "match": row.two_sets, "entrants": entrants}


def tournament_view(state: State, maker: str | None) -> TournamentView:
    """A tournament as everybody sees it."""
    row = state.row
    if row.kind == "swiss":
        shown = [each for each in state.pairings if each.round == row.round]
    else:
        over = [each for each in state.pairings if each.ended_at is not None]
        shown = state.open[::-1] + over[: -SHOWN - 1 : -1]
    return TournamentView.model_validate(
        _head(row, _count(state))
        | {"version": row.version, "maker": maker, "standings": _standings(state), "pairings": _pairings(state, shown)}
    )


def results_view(state: State) -> ResultsView:
    """All results."""
    found = {"standings": _standings(state), "pairings": _pairings(state, list(state.pairings))}
    return ResultsView.model_validate(_head(state.row, _count(state)) | found)


def own_part(state: State, player: str) -> OwnPart:
    """What a tournament is to somebody."""
    return OwnPart(
        presence=state.presence(player), maker=bool(player) and player == state.row.maker, game_id=state.game_of(player)
    )


def _count(state: State) -> int:
    return sum(each.presence != "withdrawn" for each in state.entrants)


def _standings(state: State) -> list[StandingView]:
    entrants = {each.player: each for each in state.entrants}
    return [
        StandingView(
            rank=each.rank,
            name=entrants[each.player].name,
            points=each.points,
            buchholz=each.buchholz,
            sonneborn_berger=each.sonneborn,
            sets=each.sets,
            played=each.played,
            won=each.won,
            drawn=each.drawn,
            lost=each.lost,
            fire=state.row.kind == "arena" and each.streak >= STREAK,
            presence=entrants[each.player].presence,
        )
        for each in state.standings
    ]


def _pairings(state: State, shown: list[PairingRow]) -> list[PairingView]:
    names = {each.player: each.name for each in state.entrants}
    found = []
    for each in shown:
        score = state.score(each)
        sets = state.sets.get(each.game_id or "", [])
        found.append(
            PairingView(
                number=each.number,
                round=each.round,
                one=names.get(each.one),
                two=None if each.two is None else names.get(each.two),
                bye=each.two is None,
                game_id=sets[-1].id if sets else each.game_id,
                sets=score.sets,
                points=score.points if each.ended_at is not None else None,
            )
        )
    return found
