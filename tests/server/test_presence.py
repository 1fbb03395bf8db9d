"""Two people at two screens: who is there, what they say, and what becomes of a game that one of them has left."""

import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from brandubh.errors import BrandubhError
from brandubh.record import read_games
from brandubh.server.games.phrases import Phrase
from brandubh.server.limits import Limits
from brandubh.server.settings import CLAIM, Settings
from tests.support.postgres import Postgres
from tests.support.redis import Redis
from tests.support.running import Json, Live, Running, Visitor, quick, until
from tests.support.served import serving

WAIT = 3.0  # seconds after which a win can be claimed where a test waits for it; twice that without a clock
CLOCK = {"initial": 600, "increment": 0}


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Running]:
    """A server at which one need not wait long."""
    with Running(quick(tmp_path / "data", claim_after=WAIT)) as running:
        yield running


def begin(one: Visitor, other: Visitor, *moves: str, **choices: object) -> Json:
    """A game in which the first has the attackers, after some moves."""
    made = one.post("/api/games", {"mode": "friend", "side": "attackers", "clock": CLOCK} | choices)
    view = other.post(f"/api/invites/{made['invite']}")
    for number, move in enumerate(moves):
        (one, other)[number % 2].play(view["id"], move)
    return view


def code(visitor: Visitor, game_id: str, action: str, body: object = None) -> str:
    return str(visitor.refusal("POST", f"/api/games/{game_id}/{action}", {} if body is None else body)["code"])


def are_there(live: Live) -> tuple[bool, bool]:
    return bool(live.presence.get("attackers")), bool(live.presence.get("defenders"))


def claim_when_time(visitor: Visitor, game_id: str, result: str = "win") -> Json:
    """Claim as soon as the server lets one; the game as it is then."""

    def is_time() -> bool:
        left = visitor.get(f"/api/games/{game_id}/presence")["claim_in"]
        return left is not None and left <= 0

    until(is_time, "a win could be claimed")
    visitor.post(f"/api/games/{game_id}/claim", {"result": result})
    return visitor.game(game_id)


# Presence


def test_a_player_hears_when_the_other_comes_and_goes(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)
    with visitor.watching(game["id"]) as live:
        live.until(lambda live: are_there(live) == (True, False))
        with stranger.watching(game["id"]) as other:
            live.until(lambda live: are_there(live) == (True, True))
            other.until(lambda live: are_there(live) == (True, True))
        live.until(lambda live: are_there(live) == (True, False))


def test_a_player_with_two_pages_is_there_until_both_are_closed(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)
    path = f"/api/games/{game['id']}/presence"
    with stranger.watching(game["id"]) as live:
        with visitor.watching(game["id"]):
            with visitor.watching(game["id"]) as second:
                second.until(lambda live: are_there(live) == (True, True))
            time.sleep(0.1)
            assert stranger.get(path)["attackers"]
            live.until(lambda live: are_there(live) == (True, True))  # it began before the other came
        live.until(lambda live: are_there(live) == (False, True))
        assert not stranger.get(path)["attackers"]


def test_those_who_watch_are_not_told_who_is_there_or_what_is_said(server: Running, visitor: Visitor) -> None:
    with server.visitor() as friend, server.visitor() as watcher:
        game = begin(visitor, friend)
        watcher.begin()
        with watcher.watching(game["id"]) as news, visitor.watching(game["id"]) as live:
            live.until(lambda live: are_there(live) == (True, False))
            friend.post(f"/api/games/{game['id']}/phrases", {"phrase": "hello"})
            live.until(lambda live: bool(live.phrases))
            news.next()
            visitor.play(game["id"], "d2-e2")
            assert len(news.next()["moves"]) == 1
            assert (news.presence, news.phrases) == ({}, [])
        refused = watcher.refusal("GET", f"/api/games/{game['id']}/presence")
        assert refused["code"] == "forbidden"


def test_a_server_that_ends_makes_nobody_leave(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with Running(quick(tmp_path)) as running:
            one, other = stack.enter_context(running.visitor()), stack.enter_context(running.visitor())
            game = begin(one, other)
            live = stack.enter_context(one.watching(game["id"]))
            live.until(lambda live: are_there(live) == (True, False))
        with closing(create_engine(f"sqlite:///{tmp_path / 'brandubh.sqlite'}").connect()) as database:
            assert database.scalar(text("SELECT is_open FROM presence")) == 1


# Claiming


def test_whoever_stays_claims_the_win_of_a_game_that_the_other_has_left(hasty: Running) -> None:
    with hasty.visitor() as one, hasty.visitor() as other:
        game = begin(one, other, "d2-e2", "d3-e3", "e2-d2")
        with one.watching(game["id"]) as live:
            with other.watching(game["id"]):
                live.until(lambda live: are_there(live) == (True, True))
                assert code(one, game["id"], "claim") == "not-left"
            live.until(lambda live: are_there(live) == (True, False))
            assert 0 < live.presence["claim_in"] <= WAIT
            assert code(one, game["id"], "claim") == "not-left", "not yet"
            over = claim_when_time(one, game["id"])
            assert over["outcome"] | {"squares": None} == {
                "winner": "attackers",
                "termination": "left",
                "squares": None,
                "clause": None,
            }
            assert code(one, game["id"], "claim") == "game-over"
        [read] = read_games(one.http.get(f"/api/games/{game['id']}/record").text)
        assert str(read.outcome()) == "The defenders resigned: the attackers win."


@pytest.mark.long
def test_it_may_be_called_a_draw_too_and_takes_twice_as_long_without_a_clock(hasty: Running) -> None:
    with hasty.visitor() as one, hasty.visitor() as other:
        game = begin(one, other, "d2-e2", "d3-e3", "e2-d2", clock=None)
        with one.watching(game["id"]) as live:
            live.until(lambda live: are_there(live) == (True, False))
            assert WAIT < live.presence["claim_in"] <= 2 * WAIT
            over = claim_when_time(one, game["id"], "draw")
        assert (over["outcome"]["winner"], over["outcome"]["termination"]) == (None, "left")
        [read] = read_games(one.http.get(f"/api/games/{game['id']}/record").text)
        assert str(read.outcome()) == "The players agreed: a draw."


def test_nothing_is_claimed_once_the_other_is_back(hasty: Running) -> None:
    with hasty.visitor() as one, hasty.visitor() as other:
        game = begin(one, other, "d2-e2", "d3-e3", "e2-d2")
        with one.watching(game["id"]) as live:
            live.until(lambda live: live.presence.get("claim_in") is not None)
            time.sleep(live.presence["claim_in"])
            with other.watching(game["id"]):
                live.until(lambda live: are_there(live) == (True, True))
                assert live.presence["claim_in"] is None
                assert code(one, game["id"], "claim") == "not-left"


def test_nothing_is_claimed_in_ones_own_turn_or_by_others_or_before_a_game_has_begun(
    server: Running, visitor: Visitor, stranger: Visitor
) -> None:
    game = begin(visitor, stranger)
    with server.visitor() as third, visitor.watching(game["id"]) as live:
        third.begin()
        live.until(lambda live: are_there(live) == (True, False))
        assert code(third, game["id"], "claim") == "forbidden"
        assert code(visitor, game["id"], "claim") == "claim-early"
        visitor.play(game["id"], "d2-e2")
        stranger.play(game["id"], "d3-e3")
        live.until(lambda live: are_there(live) == (True, False))
        assert live.presence["claim_in"] is None, "it is one's own turn"
        assert code(visitor, game["id"], "claim") == "not-left"
        assert code(stranger, game["id"], "claim") == "not-left", "who is away claims nothing"
    alone = visitor.post("/api/games", {"mode": "friend", "side": "attackers"})
    assert code(visitor, alone["id"], "claim") == "no-opponent"
    assert code(visitor, visitor.begin()["id"], "claim") == "no-opponent"
    assert visitor.refusal("POST", f"/api/games/{game['id']}/claim", {"result": "loss"})["status"] == 422


@pytest.mark.long
def test_the_wait_begins_anew_with_each_turn(hasty: Running) -> None:
    with hasty.visitor() as one, hasty.visitor() as other:
        game = begin(one, other, "d2-e2", "d3-e3")
        with one.watching(game["id"]) as live:
            live.until(lambda live: are_there(live) == (True, False))
            time.sleep(WAIT)
            one.play(game["id"], "e2-d2")
            live.until(lambda live: live.presence["claim_in"] is not None)
            assert live.presence["claim_in"] > 0
            assert code(one, game["id"], "claim") == "not-left"


# Several servers


@pytest.mark.long
def test_whoever_was_with_a_server_that_was_killed_is_away_soon_and_can_be_claimed_against(hasty: Running) -> None:
    with ExitStack() as stack:
        data = hasty.settings.data
        one = stack.enter_context(hasty.visitor())
        with serving(data, **{CLAIM: str(WAIT)}) as second:
            other = stack.enter_context(Visitor(second.address))
            game = begin(one, other, "d2-e2", "d3-e3", "e2-d2")
            live = stack.enter_context(one.watching(game["id"]))
            live.until(lambda live: are_there(live) == (True, False))
            stack.enter_context(other.watching(game["id"])).until(lambda live: are_there(live) == (True, True))
            path = f"/api/games/{game['id']}/presence"
            time.sleep(WAIT)
            assert one.get(path)["defenders"], "its server says so again and again"
            second.end(signal.SIGKILL)
            live.until(lambda live: are_there(live) == (True, False))
            assert claim_when_time(one, game["id"])["outcome"]["winner"] == "attackers"


@pytest.mark.slow
def test_players_at_two_servers_see_and_hear_each_other(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    shared = {"database_url": postgres.new_database(), "redis_url": redis.address, "tables": tmp_path / "tables"}
    with ExitStack() as stack:
        here, there = (
            stack.enter_context(Running(quick(tmp_path / name, claim_after=WAIT, **shared))) for name in ("one", "two")
        )
        one, other = stack.enter_context(here.visitor()), stack.enter_context(there.visitor())
        game = begin(one, other, "d2-e2", "d3-e3", "e2-d2")
        live = stack.enter_context(one.watching(game["id"]))
        with other.watching(game["id"]) as theirs:
            live.until(lambda live: are_there(live) == (True, True))
            theirs.until(lambda live: are_there(live) == (True, True))
            one.post(f"/api/games/{game['id']}/phrases", {"phrase": "luck"})
            theirs.until(lambda live: live.phrases == [{"side": "attackers", "phrase": "luck"}])
        live.until(lambda live: are_there(live) == (True, False))
        over = claim_when_time(one, game["id"])
        assert other.game(game["id"])["outcome"] == over["outcome"]


# Phrases


def test_a_phrase_reaches_both_players_as_a_code(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)
    with visitor.watching(game["id"]) as live, stranger.watching(game["id"]) as other:
        other.until(lambda live: are_there(live) == (True, True))
        for phrase in Phrase:
            said = stranger.post(f"/api/games/{game['id']}/phrases", {"phrase": phrase})
            assert said == {"side": "defenders", "phrase": phrase}
        for each in (live, other):
            each.until(lambda live: len(live.phrases) == len(Phrase))
            assert [said["phrase"] for said in each.phrases] == list(Phrase)


def test_only_players_speak_and_only_in_set_phrases(visitor: Visitor, stranger: Visitor, server: Running) -> None:
    game = begin(visitor, stranger)
    path = f"/api/games/{game['id']}/phrases"
    with server.visitor() as third:
        assert third.refusal("POST", path, {"phrase": "hello"})["code"] == "forbidden"
    for words in ("<b>hello</b>", "", "HELLO", None, ["hello"], "x" * 5000):
        assert visitor.refusal("POST", path, {"phrase": words})["status"] == 422
    alone = visitor.post("/api/games", {"mode": "friend", "side": "attackers"})
    for game_id in (alone["id"], visitor.begin()["id"], visitor.begin(mode="computer")["id"]):
        assert code(visitor, game_id, "phrases", {"phrase": "hello"}) == "no-opponent"


def test_nobody_is_talked_to_without_end(tmp_path: Path) -> None:
    with Running(quick(tmp_path, limits=Limits())) as running, running.visitor() as one, running.visitor() as other:
        game = begin(one, other)
        for _ in range(5):
            one.post(f"/api/games/{game['id']}/phrases", {"phrase": "oops"})
        assert code(one, game["id"], "phrases", {"phrase": "oops"}) == "too-often"
        other.post(f"/api/games/{game['id']}/phrases", {"phrase": "thanks"})


# Settings


@pytest.mark.parametrize("wrong", ["soon", "", "0", "-5", "nan", "1e9"])
def test_a_wait_that_is_none_is_told(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    monkeypatch.setenv(CLAIM, wrong)
    with pytest.raises(BrandubhError, match=CLAIM):
        Settings()
