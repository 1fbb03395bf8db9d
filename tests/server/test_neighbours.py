"""Two servers and a Redis: a search that waits at one of them goes on at the other, as if it had never left."""

import json
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import pytest

from brandubh import Board
from brandubh.server import engines
from brandubh.server.analysis import neighbours
from brandubh.server.bus import CHANNEL
from tests.support.paths import ROOT
from tests.support.postgres import Postgres
from tests.support.redis import Redis
from tests.support.running import PATIENCE, Json, Running, Visitor, quick, until
from tests.support.served import serving

pytestmark = pytest.mark.slow

ODD = ROOT / "tests/support/odd_engine.py"
FAKE = "f" * 16


@dataclass
class Node:
    """A server with one analyst, who says something each tenth of a second and never comes to an end by himself."""

    address: str
    diary: Path

    def said(self, word: str) -> int:
        """How often the analyst was told to go, or to stop."""
        return sum(line.split()[0] == word for line in self.diary.read_text().splitlines())

    def shared(self, way: str) -> int:
        """The number of searches in its metrics."""
        with Visitor(self.address) as reader:
            text = reader.http.get("/metrics").text
        [line] = [each for each in text.splitlines() if f'searches_shared_total{{way="{way}"}}' in each]
        return int(float(line.split()[-1]))

    @contextmanager
    def analysis(self, **body: object) -> Iterator[Callable[[], Json]]:
        """A visitor's search; each call is its next line."""
        with (
            Visitor(self.address) as visitor,
            visitor.http.stream("POST", "/api/analysis", json={"seconds": 600} | body) as answer,
        ):
            lines = answer.iter_lines()
            yield lambda: json.loads(next(lines))


@contextmanager
def running(folder: Path, database: str, redis: Redis) -> Iterator[Node]:
    diary = folder / "diary"
    folder.mkdir()
    diary.touch()
    engine = (sys.executable, "-P", str(ODD), str(diary), "slow")
    changes = {
        "database_url": database,
        "redis_url": redis.address,
        "tables": folder.parent / "tables",
        "engine": engine,
    }
    with Running(quick(folder, **changes)) as server:
        yield Node(server.address, diary)


@pytest.fixture(scope="module")
def two(postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Node]]:
    """Two servers of one place, whose analysts have started."""
    folder, database = tmp_path_factory.mktemp("two"), postgres.new_database()
    with ExitStack() as stack:
        nodes = [stack.enter_context(running(folder / name, database, redis)) for name in ("one", "two")]
        for node in nodes:
            until(lambda node=node: node.said("started") == 2, "its engines started")  # type: ignore[misc]
        yield nodes


def test_a_search_that_waits_goes_on_at_an_idle_server_until_its_visitor_hangs_up(two: list[Node]) -> None:
    here, there = two
    given, taken, searches = here.shared("given"), there.shared("taken"), there.said("go")
    with here.analysis() as first:
        assert first()["kind"] == "line"
        moves = ["d2-e2", "d3-e3"]
        with here.analysis(rules="raven", moves=moves, depth=99) as second:
            lines = [second() for _ in range(3)]
            assert there.said("go") == searches + 1
            assert [line["depth"] for line in lines] == sorted({line["depth"] for line in lines})
            assert lines[0]["moves"][0] in map(str, Board(rules="raven").play_all(moves).legal_moves)
            assert first()["kind"] == "line"
            stopped = there.said("stop")
        until(lambda: there.said("stop") > stopped, "the search was ended there")
    assert (here.shared("given"), there.shared("taken")) == (given + 1, taken + 1)


def test_a_search_may_come_to_its_end_elsewhere(two: list[Node]) -> None:
    here, there = two
    taken, returned = there.shared("taken"), here.shared("returned")
    with here.analysis() as first:
        first()
        with Visitor(here.address) as visitor:
            lines = visitor.lines("/api/analysis", {"seconds": 0.5})
    assert lines[-1] == {"kind": "end"}
    assert {line["kind"] for line in lines[:-1]} == {"line"}
    assert (there.shared("taken"), here.shared("returned")) == (taken + 1, returned)


def test_a_servers_own_visitors_come_before_those_of_others(two: list[Node]) -> None:
    here, there = two
    returned = here.shared("returned")
    with ExitStack() as stack:
        first = stack.enter_context(here.analysis())
        first()
        second = stack.enter_context(here.analysis())
        second()
        with there.analysis() as own:
            assert own()["kind"] == "line"
            until(lambda: here.shared("returned") == returned + 1, "the search came back")


def test_whatever_strangers_say_on_the_channel_is_ignored_and_whoever_falls_silent_loses_the_search(
    two: list[Node], redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "SILENCE", 1.5)
    from redis import Redis as Client

    here, there = two
    with (
        Client.from_url(redis.address, socket_timeout=PATIENCE) as client,
        client.pubsub(ignore_subscribe_messages=True) as channel,
        there.analysis() as busy,
        here.analysis() as first,
    ):
        channel.subscribe(CHANNEL)

        def say(**message: object) -> None:
            client.publish(CHANNEL, f"fake search {json.dumps(message)}")

        def heard(kind: str, holds: Callable[[Json], bool] = lambda _: True) -> Json:
            for message in channel.listen():
                _, _, text = message["data"].decode(errors="replace").partition(" search ")
                if text.startswith(f'{{"kind":"{kind}"') and holds(told := json.loads(text)):
                    found: Json = told
                    return found
            raise AssertionError

        busy()
        first()
        for rubbish in (
            b"", b"x", b"fake", b"\xff\xfe \xff", b"fake search", b"fake search {", b"fake search 7", b"fake nonsense",
            b"fake [[]]", b"fake note 7", b"fake " + b"[" * 100_000, b"fake search " + b"[" * 60_000,
            b"fake search " + b"x" * 1_000_000,
        ):  # fmt: skip
            client.publish(CHANNEL, rubbish)
        say(kind="end", search=FAKE, done=True)
        say(kind="wanted", search=FAKE, still=False)
        say(kind="report", search=FAKE, lines=["info"])
        with here.analysis(lines=2) as second:
            node = heard("offer")["by"]
            request = {"rules": {str(number): 1 for number in range(1000)}, "seconds": 3600}
            say(kind="gift", by=FAKE, to=node, search=FAKE, request=request)
            say(kind="gift", by=FAKE, to=node, search=FAKE, request={"seconds": 3600})  # for which nobody has bid
            assert not heard("end", lambda told: told["search"] == FAKE)["done"]
            say(kind="bid", by=FAKE, to=node)
            search = heard("gift")["search"]
            say(kind="report", search=search, lines=["", "info", "info depth 99999 score cp 1 wdl 1 2 3 pv d2e2"])
            say(kind="report", search=search, lines=["info depth 9 score cp 1 pv d2e2", "bestmove a1a1"])
            say(kind="report", search=search, lines=["info depth 9 multipv 9 score cp 1 wdl 1 2 3 pv d2e2"])
            say(kind="report", search=search, lines=["info depth 9 score cp 1 wdl 1 2 3 pv a1a7"])
            say(kind="report", search=search, lines=["x" * 5000])
            say(kind="report", search=search, lines=["info depth 1 score cp 1 wdl 1 2 3 pv d2e2"] * 6)
            good = "info depth 1 multipv {} score cp {} wdl 1 2 3 nodes 77 pv {}"
            say(kind="report", search=search, lines=[good.format(1, 9, "d2e2"), good.format(2, 8, "d2c2")])
            lines = [second(), second()]
            assert [(line["rank"], line["depth"], line["nodes"]) for line in lines] == [(1, 1, 77), (2, 1, 77)]
            # and now it says nothing more
            assert heard("wanted", lambda told: told["search"] == search and not told["still"])
            assert first()["kind"] == "line"
    assert there.shared("given") >= 0, "it answers"
    taken = there.shared("taken")
    with here.analysis() as first, here.analysis() as second:
        first()
        second()
    until(lambda: there.shared("taken") == taken + 1, "they still hear each other")


@pytest.mark.long
@pytest.mark.usefixtures("redis")
def test_when_the_helping_server_is_killed_the_search_goes_on_where_its_visitor_is(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "SLICE", 0.5)
    database = postgres.new_database()
    with (
        Redis() as own,  # at which nobody else listens
        running(tmp_path / "here", database, own) as here,
        serving(tmp_path / "there", BRANDUBH_DATABASE_URL=database, BRANDUBH_REDIS_URL=own.address) as helping,
    ):
        there = Node(helping.address, tmp_path)
        with ExitStack() as one, ExitStack() as other:
            searches = [(stack, stack.enter_context(here.analysis())) for stack in (one, other)]
            until(lambda: there.shared("taken") >= 1, "the other server took one of them")
            # Which of them is known by its lines; the real engine's come from there.
            helped = next(each for _, each in cycle(searches) if not is_slow(each()))
            helping.process.send_signal(signal.SIGKILL)
            until(lambda: here.shared("returned") >= 1, "it came back")
            [alone] = [stack for stack, each in searches if each is not helped]
            alone.close()  # so that it comes as deep here as it was there
            while not is_slow(helped()):
                pass


def is_slow(line: Json) -> bool:
    """Whether a line is the slow analyst's, and not the real engine's."""
    assert line["kind"] == "line", line
    return bool(line["nodes"] == line["depth"])
