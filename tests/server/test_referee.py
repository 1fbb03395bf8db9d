"""The referee between two people: whatever they and strangers ask for, it answers as a simple model does; and so do
several servers of one database, between which everybody changes all the time.
"""

import itertools
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from sqlalchemy import create_engine, text

from brandubh.board import Board
from brandubh.server.settings import Settings
from tests.support.postgres import Postgres
from tests.support.redis import Redis
from tests.support.running import Json, Running, Visitor, quick, until
from tests.support.served import serving

PEOPLE = ("maker", "friend", "stranger")
SIDES = ("attackers", "defenders")
START = "7/2t1t2/7/t2K2t/7/2t1t2/7 b"

people = st.sampled_from(PEOPLE)

AN_HOUR_PASSES = (  # in the database, whose times decide; whoever is there is seen again and again
    "UPDATE presence SET since = since - 3600, seen = CASE WHEN is_open THEN seen ELSE seen - 3600 END",
    "UPDATE moves SET played_at = played_at - 3600 WHERE game_id = :id",
    "UPDATE games SET created_at = created_at - 3600, updated_at = updated_at - 3600 WHERE id = :id",
)


class Wanderers:
    """People who ask one server after the other."""

    def __init__(self, addresses: list[str]) -> None:
        self._at = {name: [Visitor(address) for address in addresses] for name in PEOPLE}
        self._next = itertools.count()
        for first, *others in self._at.values():
            first.begin()  # which gives them a name
            for other in others:
                other.http.cookies = first.http.cookies

    def __getitem__(self, who: str) -> Visitor:
        """Somebody at the next server."""
        return self._at[who][next(self._next) % len(self._at[who])]

    def everywhere(self) -> Iterator[tuple[str, Visitor]]:
        """Everybody at every server."""
        return ((name, each) for name, own in self._at.items() for each in own)


class Referee(RuleBasedStateMachine):
    """A game that is offered by a link, and three people who do with it whatever comes to mind."""

    addresses: list[str]  # of servers with one database
    settings: Settings  # of one of them

    def __init__(self) -> None:
        super().__init__()
        self.visitors = Wanderers(self.addresses)
        self.pages: dict[str, ExitStack] = {}  # of those who are there
        self.at: dict[str, Visitor] = {}  # and where they have them open
        self.forget_who_was_there()

    def teardown(self) -> None:
        for page in self.pages.values():
            page.close()
        for _, each in self.visitors.everywhere():
            each.http.close()

    # What should be

    @initialize(side=st.sampled_from(SIDES), match=st.booleans())
    def offer_a_game(self, side: str, match: bool) -> None:
        body = {"mode": "friend", "side": side, "start": START, "match": match}
        made = self.visitors["maker"].post("/api/games", body)
        self.id, self.invite = made["id"], made["invite"]
        self.seats = {side: "maker"}
        self.other = {"attackers": "defenders", "defenders": "attackers"}
        self.board = Board(START)
        self.is_match = match
        self.ended: str | None = None
        self.winner: str | None = None
        self.offer: tuple[str, str, int] | None = None
        self.declined: tuple[str, str, int] | None = None

    def forget_who_was_there(self) -> None:
        for page in self.pages.values():
            page.close()
        self.pages, self.at = {}, {}
        self.hour = 0
        self.since: dict[str, int] = {}  # the hours in which they came, and were last seen
        self.seen: dict[str, int] = {}
        self.moved = [0]  # in which hour the game began, and each move was made

    def side_of(self, who: str) -> str | None:
        return next((side for side, name in self.seats.items() if name == who), None)

    def end(self, how: str, winner: str | None) -> None:
        self.ended, self.winner, self.offer, self.declined = how, winner, None, None

    def refusal(self, who: str, *, while_open: bool = True) -> str | None:
        """What is said to whoever may do nothing at all now."""
        if self.side_of(who) is None:
            return "forbidden"
        if while_open and self.ended:
            return "game-over"
        return "no-opponent" if len(self.seats) < 2 else None

    def ask(self, who: str, action: str, body: Any, expected: str | None) -> Json:
        answer = self.visitors[who].http.post(f"/api/games/{self.id}/{action}", json=body)
        told = answer.json()
        assert told.get("code") == expected, (who, action, body, told)
        assert answer.is_success == (expected is None)
        return dict(told)

    def make(self, kind: str, side: str, ply: int) -> str | None:
        """Offer something in the model, or say why not."""
        if self.offer and self.offer[1] != side:
            return "offer-open"
        if self.declined == (kind, side, ply):
            return "declined"
        self.offer, self.declined = (kind, side, ply), None
        return None

    # What people do

    @rule(who=people)
    def join(self, who: str) -> None:
        visitor = self.at.get(who) or self.visitors[who]  # a page that is open must hear of it, even without a bus
        answer = visitor.http.post(f"/api/invites/{self.invite}", json={})
        if who == "maker":
            assert answer.json()["code"] == "invite-own"
        elif len(self.seats) == 1 or self.side_of(who):
            assert answer.is_success, answer.text
            if self.side_of(who) is None:
                side = self.other[next(iter(self.seats))]
                self.seats[side] = who
                if who in self.pages:  # as somebody who watched; now that page is a player's
                    path = f"/api/games/{self.id}/presence"
                    until(lambda: bool(self.visitors[who].get(path)[side]), "somebody was seen to be there")
                    self.since[who] = self.hour
            assert answer.json()["my_side"] == self.side_of(who)
        else:
            assert answer.json()["code"] == "invite-taken"

    @rule(who=people, choice=st.integers(0, 1000))
    def move(self, who: str, choice: int) -> None:
        legal = self.board.legal_moves
        chosen = legal[choice % len(legal)].uci() if len(legal) else "d2-e2"
        expected = self.refusal(who)
        if expected is None and self.side_of(who) != self.board.turn:
            expected = "illegal-turn"
        turn, ply, fen = self.board.turn.value, self.board.ply, self.board.fen()
        self.ask(who, "moves", {"move": chosen, "ply": ply, "fen": fen}, expected)
        if expected is None:
            self.board.push(chosen)
            self.moved.append(self.hour)
            if not (self.offer and self.offer[:2] == ("draw", turn)):
                self.offer = None
            self.declined = None
            if outcome := self.board.outcome():
                self.end(outcome.termination.value, outcome.winner.value if outcome.winner else None)

    @rule(who=people, move=st.sampled_from(["d4-d4", "a1-a7", "d4-e5", "nonsense"]))
    def move_against_the_rules(self, who: str, move: str) -> None:
        body = {"move": move, "ply": self.board.ply, "fen": self.board.fen()}
        answer = self.visitors[who].http.post(f"/api/games/{self.id}/moves", json=body)
        assert answer.status_code in (403, 409, 422), answer.text

    @rule(who=people, back=st.integers(1, 3))
    def move_on_a_board_of_before(self, who: str, back: int) -> None:
        if self.board.ply < back or self.refusal(who) in ("forbidden", "game-over"):
            return
        self.ask(who, "moves", {"move": "a4-a5", "ply": self.board.ply - back, "fen": START}, "went-on")

    @rule(who=people, side=st.sampled_from([None, *SIDES]))
    def resign(self, who: str, side: str | None) -> None:
        expected, own = self.refusal(who), self.side_of(who)
        if expected is None and side not in (None, own):
            expected = "forbidden"
        self.ask(who, "resign", {"side": side}, expected)
        if expected is None:
            self.end("resignation", self.other[str(own)])

    @rule(who=people)
    def draw(self, who: str) -> None:
        expected, own = self.refusal(who), str(self.side_of(who))
        accepts = expected is None and self.offer is not None and self.offer[:2] == ("draw", self.other[own])
        if expected is None and not accepts:
            expected = self.make("draw", own, self.board.ply)
        self.ask(who, "draw", {}, expected)
        if accepts:
            self.end("agreement", None)

    @rule(who=people, ply=st.integers(0, 6), fitting=st.booleans())
    def take_back(self, who: str, ply: int, fitting: bool) -> None:
        expected, own = self.refusal(who), str(self.side_of(who))
        last = self.board.ply - (2 if self.board.turn == own else 1)
        if fitting and expected is None:
            ply = self.offer[2] if self.offer and self.offer[0] == "takeback" else max(0, last)
        accepts = expected is None and self.offer == ("takeback", self.other[own], ply)
        if expected is None and not accepts:
            if last < 0 or ply > self.board.ply:
                expected = "few-moves"
            else:
                expected = "went-on" if ply != last else self.make("takeback", own, ply)
        self.ask(who, "takeback", {"ply": ply}, expected)
        if accepts:
            while self.board.ply > ply:
                self.board.pop()
                self.moved.pop()
            self.offer = self.declined = None

    @rule(who=people)
    def decline(self, who: str) -> None:
        expected = "forbidden" if self.side_of(who) is None else None if self.offer else "went-on"
        self.ask(who, "decline", {}, expected)
        if expected is None:
            self.declined, self.offer = self.offer, None

    @rule(who=people)
    def abort(self, who: str) -> None:
        expected = self.refusal(who)
        if expected is None and self.board.ply >= 2:
            expected = "abort-late"
        self.ask(who, "abort", {}, expected)
        if expected is None:
            self.end("aborted", None)

    @rule(who=people)
    def rematch(self, who: str) -> None:
        own = self.side_of(who)
        if own is None:
            self.ask(who, "rematch", {}, "forbidden")
        elif not self.ended or (self.is_match and self.ended != "aborted"):
            self.ask(who, "rematch", {}, "not-over")
        elif self.offer == ("rematch", self.other[own], self.board.ply):
            again = self.ask(who, "rematch", {}, None)
            assert again["id"] != self.id
            # they go on there, with the sides swapped
            self.id, self.seats = again["id"], {self.other[side]: name for side, name in self.seats.items()}
            self.board, self.ended, self.winner, self.offer, self.declined = Board(START), None, None, None, None
            self.forget_who_was_there()
        else:
            self.ask(who, "rematch", {}, self.make("rematch", own, self.board.ply))

    @rule(who=people)
    def next_set(self, who: str) -> None:
        if self.side_of(who) is None:
            self.ask(who, "next-set", {}, "forbidden")
        elif not self.is_match:
            self.ask(who, "next-set", {}, "no-match")
        elif self.ended in (None, "aborted"):
            self.ask(who, "next-set", {}, "game-over" if self.ended else "first-set")

    @rule(who=people)
    def remove(self, who: str) -> None:
        if who == "maker" and len(self.seats) == 1:
            return  # it may, and nothing would be left to play
        told = self.visitors[who].refusal("DELETE", f"/api/games/{self.id}")
        assert told["code"] == ("forbidden" if self.side_of(who) is None else "shared-game")

    # Coming and going

    @rule(who=people)
    def come(self, who: str) -> None:
        if who in self.pages:
            return
        self.pages[who] = page = ExitStack()
        self.at[who] = self.visitors[who]
        live = page.enter_context(self.at[who].watching(self.id))
        live.next()
        if self.side_of(who):
            live.until(lambda live: bool(live.presence))
            if self.seen.get(who) != self.hour:  # whoever was away for a moment was there
                self.since[who] = self.hour

    @rule(who=people)
    def go(self, who: str) -> None:
        page = self.pages.pop(who, None)
        if page is not None:
            page.close()
            del self.at[who]
            if side := self.side_of(who):
                path = f"/api/games/{self.id}/presence"
                until(lambda: not self.visitors[who].get(path)[side], "somebody was seen to go")
                self.seen[who] = self.hour

    @rule()
    def an_hour_passes(self) -> None:
        engine = create_engine(self.settings.database)
        with engine.begin() as database:
            for change in AN_HOUR_PASSES:
                database.execute(text(change), {"id": self.id})
        engine.dispose()
        self.hour += 1

    @rule(who=people, result=st.sampled_from(["win", "draw"]))
    def claim(self, who: str, result: str) -> None:
        expected, own = self.refusal(who), self.side_of(who)
        if expected is None and self.board.ply < 2:
            expected = "claim-early"
        if expected is None:
            other = self.seats[self.other[str(own)]]
            waited = who in self.pages and max(self.since[who], self.seen.get(other, -1), self.moved[-1]) < self.hour
            if not waited or other in self.pages or self.board.turn == own:
                expected = "not-left"
        self.ask(who, "claim", {"result": result}, expected)
        if expected is None:
            self.end("left", own if result == "win" else None)

    # What all of them see

    @invariant()
    def everybody_sees_the_same_game(self) -> None:
        if not hasattr(self, "id"):
            return
        for name, visitor in self.visitors.everywhere():
            view = visitor.game(self.id)
            assert view["position"]["fen"] == self.board.fen()
            assert len(view["moves"]) == self.board.ply
            outcome = view["outcome"]
            assert (outcome and outcome["termination"], outcome and outcome["winner"]) == (self.ended, self.winner)
            offer = view["offer"]
            assert (tuple(offer[key] for key in ("kind", "side", "ply")) if offer else None) == self.offer
            assert view["my_side"] == self.side_of(name)
            assert view["mine"] == (self.side_of(name) is not None)
            shown = view["invite"] is not None
            assert shown == (name == "maker" and len(self.seats) == 1)


def try_out(addresses: list[str], known: Settings, tries: int) -> None:
    class Here(Referee):
        pass

    Here.addresses, Here.settings = addresses, known
    run_state_machine_as_test(
        Here,
        settings=settings(
            max_examples=tries, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )


@pytest.mark.parametrize("tries", [4, pytest.param(150, marks=pytest.mark.long)])
def test_the_referee_answers_as_the_model_does(server: Running, tries: int) -> None:
    try_out([server.address], server.settings, tries)


def test_two_servers_answer_as_one_referee(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    shared = {"database_url": postgres.new_database(), "redis_url": redis.address, "tables": tmp_path / "tables"}
    with ExitStack() as stack:
        two = [stack.enter_context(Running(quick(tmp_path / name, **shared))) for name in ("one", "two")]
        try_out([each.address for each in two], two[0].settings, 2)


@pytest.mark.long
@pytest.mark.parametrize("database", ["postgresql", "sqlite"])
def test_several_processes_answer_as_one_referee(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    address, variables = "", {"BRANDUBH_TABLES": str(tmp_path / "tables")}
    if database == "postgresql":
        address = request.getfixturevalue("postgres").new_database()
        redis: Redis = request.getfixturevalue("redis")
        variables |= {"BRANDUBH_DATABASE_URL": address, "BRANDUBH_REDIS_URL": redis.address}
    data = tmp_path / "data"  # one SQLite file for all, unless there is a PostgreSQL
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(data, **variables)) for _ in range(3)]
        try_out([each.address for each in servers], quick(data, database_url=address), 60)
