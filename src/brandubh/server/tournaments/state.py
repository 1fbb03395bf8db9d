"""A tournament as it stands at one moment, and what follows from it: results, standings, what is to be done next.

Everything here is computed from rows, the same at every server, so that any of them may move a tournament on.
"""

import functools
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection, or_, select

from brandubh.board import Board
from brandubh.glicko import Rating
from brandubh.pieces import Side
from brandubh.server.games.from_rows import ABORTED, FIRST, SECOND, match_of, rules_of
from brandubh.server.games.rows import GameRow, games, read_rows
from brandubh.server.moderation.rows import blocks
from brandubh.server.problems import not_found
from brandubh.server.tournaments import arena, rows, standings, swiss
from brandubh.server.tournaments.rows import EntrantRow, PairingRow, Presence, TournamentRow
from brandubh.server.tournaments.standings import Result, Standing

FEWEST = 2  # entrants
NO_SHOW = 150.0  # seconds without the first move of a side, after which it has lost
QUIET = 10.0  # seconds without a change, after which it is looked whether a clock has run out
BREAK = 10.0  # seconds between two rounds
DESERTED = 900.0  # seconds after which a Swiss tournament ends that cannot pair two
FORGOTTEN = 30 * 86_400.0  # seconds after which a tournament that nobody has started is called off


@dataclass(frozen=True, slots=True)
class Score:
    """How a pairing stands: sets won by each, and if it is over, the points of each."""

    sets: tuple[float, float] = (0.0, 0.0)
    points: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Changes:
    """What has come about in a tournament since it was written down last."""

    settled: list[tuple[PairingRow, Score]] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)  # players whose accounts were closed
    is_due: bool = False  # it is to start
    is_over: bool = False

    def __bool__(self) -> bool:
        return bool(self.settled or self.gone or self.is_due or self.is_over)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two who are to play; the first has the attackers in the first set. Without a second, a bye."""

    one: str
    two: str | None = None


@dataclass(frozen=True)
class State:
    """A tournament with everything that belongs to it; of the games, those of pairings that are not over."""

    row: TournamentRow
    entrants: Sequence[EntrantRow]
    pairings: Sequence[PairingRow]
    sets: dict[str, list[GameRow]]  # by the id of a pairing's first game
    now: float

    @functools.cached_property
    def open(self) -> list[PairingRow]:
        """The pairings that are being played."""
        return [each for each in self.pairings if each.ended_at is None]

    @functools.cached_property
    def here(self) -> list[str]:
        """Those who are to be paired."""
        return [each.player for each in self.entrants if each.presence == "in" and not each.is_closed]

    def presence(self, player: str) -> Presence | None:
        """Whether somebody has entered, and is there."""
        return next((each.presence for each in self.entrants if each.player == player), None)

    def game_of(self, player: str) -> str | None:
        """The game that somebody has to play now."""
        for each in self.open:
            if player in (each.one, each.two) and (sets := self.sets.get(each.game_id or "")):
                is_last = len(sets) == (2 if self.row.two_sets else 1)
                return None if is_last and sets[-1].termination is not None else sets[-1].id
        return None

    @functools.cached_property
    def standings(self) -> list[Standing]:
        """Who stands where."""
        count = standings.swiss if self.row.kind == "swiss" else standings.arena
        return count([each.player for each in self.entrants], _results(self.pairings))

    def score(self, pairing: PairingRow) -> Score:
        """How a pairing stands."""
        if pairing.points_one is not None and pairing.points_two is not None:
            sets = (pairing.sets_one or 0.0, pairing.sets_two or 0.0)
            return Score(sets, (pairing.points_one, pairing.points_two))
        return score_of(self.sets.get(pairing.game_id or "", []), two_sets=self.row.two_sets)

    # What is to be done

    def changes(self) -> Changes:
        """What is to be written down."""
        row = self.row
        if row.ended_at is not None:
            return Changes()
        if row.started_at is None:
            if row.created_at < self.now - FORGOTTEN:
                return Changes(is_over=True)
            return Changes(is_due=row.starts_at is not None and row.starts_at <= self.now)
        settled = [(each, score) for each in self.open if (score := self.score(each)).points is not None]
        gone = [each.player for each in self.entrants if each.is_closed and each.presence != "withdrawn"]
        return Changes(settled, gone, is_over=len(settled) == len(self.open) and self._is_over(gone))

    def _is_over(self, gone: Sequence[str]) -> bool:
        row = self.row
        if row.kind == "arena":
            return row.ends_at is not None and row.ends_at <= self.now
        there = [each for each in self.entrants if each.presence != "withdrawn" and each.player not in gone]
        if row.round >= (row.rounds or 0) or (len(there) < FEWEST and row.round > 0):
            return True
        return len(self.here) < FEWEST and self._last_end() < self.now - DESERTED

    def _last_end(self) -> float:
        """When the last pairing was over, or else when it began."""
        return max((each.ended_at or 0.0 for each in self.pairings), default=self.row.started_at or 0.0)

    def absent(self) -> list[tuple[GameRow, str]]:
        """Games whose side to move has not come, and who that is."""
        found = []
        for sets in self.sets.values():
            row = sets[-1]
            if row.termination is None and row.plies < 2 and row.updated_at < self.now - NO_SHOW:
                position = row.position or Board(row.start, rules=rules_of(row)).fen()
                attackers_move = position.endswith(f" {Side.ATTACKERS.letter}")
                player = row.attackers_player if attackers_move else row.defenders_player
                found.append((row, player or ""))
        return found

    def between_sets(self) -> list[PairingRow]:
        """Matches whose second set has not begun."""
        if not self.row.two_sets:
            return []
        found = []
        for each in self.open:
            sets = self.sets.get(each.game_id or "", [])
            if len(sets) == 1 and sets[0].termination not in (None, ABORTED):
                found.append(each)
        return found

    def quiet(self) -> list[str]:
        """Games in which a clock may have run out."""
        last = [sets[-1] for sets in self.sets.values() if sets]
        return [
            row.id
            for row in last
            if row.termination is None and row.clock_from is not None and row.updated_at < self.now - QUIET
        ]

    @property
    def may_pair(self) -> bool:
        """Whether there may be anybody to be paired now."""
        row = self.row
        if not row.goes_on or len(self.here) < FEWEST:
            return False
        if row.kind == "arena":
            return row.ends_at is None or self.now < row.ends_at
        resting = bool(self.pairings) and self.now < self._last_end() + BREAK
        return not self.open and row.round < (row.rounds or 0) and not resting

    def plan(self, apart: frozenset[frozenset[str]] = frozenset()) -> list[Pair]:
        """Who is to be paired now. It may take a while."""
        if not self.may_pair:
            return []
        if self.row.kind == "arena":
            return self._plan_arena(apart)
        here = frozenset(self.here)
        past = _past(self.pairings)
        points = {each.player: each.points for each in self.standings}
        joined = {each.player: place for place, each in enumerate(self.entrants)}
        strength = {each.player: Rating().rating if each.rating is None else each.rating for each in self.entrants}
        order = sorted(here, key=lambda player: (-points[player], -strength[player], joined[player]))
        found = swiss.pair_round(
            [
                swiss.Player(
                    each, points[each], past[each].opponents, past[each].byes, past[each].balance, past[each].had
                )
                for each in order
            ],
            apart,
        )
        return [Pair(*pair) for pair in found.pairs] + ([] if found.bye is None else [Pair(found.bye)])

    def _plan_arena(self, apart: frozenset[frozenset[str]]) -> list[Pair]:
        playing = {player for each in self.open for player in (each.one, each.two)}
        here = frozenset(self.here)
        since = {each.player: each.waits_from for each in self.entrants}
        past = _past(self.pairings)
        waiting = [
            arena.Waiting(
                player,
                past[player].opponents[-1] if past[player].opponents else None,
                self.now - since[player],
                past[player].balance,
                past[player].had,
            )
            for player in (each.player for each in self.standings)
            if player in here and player not in playing
        ]
        found = arena.pair_waiting(waiting, apart, others=len(here | playing) > FEWEST)
        return [Pair(one.player, two.player) for one, two in found]


@dataclass(slots=True)
class _Past:
    """What somebody has had so far."""

    opponents: list[str] = field(default_factory=list)
    byes: int = 0
    balance: int = 0
    had: int = 0


def _past(pairings: Sequence[PairingRow]) -> dict[str, _Past]:
    past: dict[str, _Past] = defaultdict(_Past)
    for each in pairings:
        if each.two is None:
            past[each.one].byes += 1
            continue
        for player, other, side in ((each.one, each.two, 1), (each.two, each.one, -1)):
            mine = past[player]
            mine.opponents.append(other)
            mine.balance += side
            mine.had = side
    return past


def _results(pairings: Sequence[PairingRow]) -> list[Result]:
    return [
        Result(each.one, each.two, (each.points_one, each.points_two), (each.sets_one or 0.0, each.sets_two or 0.0))
        for each in pairings
        if each.points_one is not None and each.points_two is not None
    ]


def score_of(sets: Sequence[GameRow], *, two_sets: bool) -> Score:
    """How two stand who play a game or a match. One that was removed, or aborted, is worth nothing to either."""
    if not sets or any(row.termination == ABORTED for row in sets):
        return Score(points=(0.0, 0.0))
    if two_sets:
        match = match_of(sets)
        score = match.score()
        result = match.result()
        both = (score[FIRST], score[SECOND])
        return Score(both, None if result is None else _points(result.winner, FIRST, SECOND))
    [row] = sets
    if row.termination is None:
        return Score()
    points = _points(row.winner, Side.ATTACKERS.value, Side.DEFENDERS.value)
    return Score(points, points)


def _points(winner: str | None, one: str, two: str) -> tuple[float, float]:
    return {one: (1.0, 0.0), two: (0.0, 1.0)}.get(winner or "", (0.5, 0.5))


def read(connection: Connection, tournament_id: str, now: float) -> State:
    """A tournament as it stands; an error if it is not there."""
    row = rows.tournament_of(connection, tournament_id)
    if row is None:
        raise not_found()
    pairings = rows.pairings_of(connection, tournament_id)
    playing = [each.game_id for each in pairings if each.ended_at is None and each.game_id is not None]
    return State(row, rows.entrants_of(connection, tournament_id), pairings, _sets(connection, playing), now)


def _sets(connection: Connection, ids: Sequence[str]) -> dict[str, list[GameRow]]:
    """The sets of matches, or single games, by the ids of the first."""
    if not ids:
        return {}
    matches = select(games.c.match_id).where(games.c.id.in_(ids), games.c.match_id.is_not(None))
    query = select(games).where(or_(games.c.id.in_(ids), games.c.match_id.in_(matches.scalar_subquery())))
    found = read_rows(connection, query.order_by(games.c.match_set), with_moves=False)
    both = {row.match_id for row in found if row.match_set == 2 and row.termination is not None}
    over = [row.id for row in found if row.match_id in both]
    if over:  # a match asks how many moves its sets took
        whole = {row.id: row for row in read_rows(connection, select(games).where(games.c.id.in_(over)))}
        found = [whole.get(row.id, row) for row in found]
    first = {row.match_id: row.id for row in found if row.match_set == 1}
    sets: dict[str, list[GameRow]] = defaultdict(list)
    for row in found:
        sets[first.get(row.match_id, row.id) if row.match_id else row.id].append(row)
    return dict(sets)


def blocked_pairs(connection: Connection, players: Sequence[str]) -> frozenset[frozenset[str]]:
    """Those among some players of whom one has blocked the other."""
    query = select(blocks.c.player, blocks.c.blocked)
    found = connection.execute(query.where(blocks.c.player.in_(players), blocks.c.blocked.in_(players)))
    return frozenset(frozenset(pair) for pair in found)
