"""The pool of engines: what fails is replaced, nobody waits for ever, and moves never wait behind analysis."""

import asyncio
import os
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from brandubh import Board
from brandubh.engine.limits import Limit
from brandubh.engine.score import Info
from brandubh.engine.uci.errors import EngineError
from brandubh.server import engines
from brandubh.server.askers import Asker
from brandubh.server.engines import EnginePool
from brandubh.server.problems import ProblemError
from tests.support.paths import ROOT
from tests.support.running import PATIENCE, Running, Visitor, quick, until

ODD = ROOT / "tests/support/odd_engine.py"


def odd(diary: Path, mischief: str) -> tuple[str, ...]:
    diary.touch()
    return (sys.executable, "-P", str(ODD), str(diary), mischief)


def started(diary: Path) -> list[int]:
    return [int(line.split()[1]) for line in diary.read_text().splitlines() if line.startswith("started")]


def has_ended(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a hanging engine be found out at once."""
    monkeypatch.setattr(engines, "ANSWER_TIMEOUT", 2.5)
    monkeypatch.setattr(engines, "START_TIMEOUT", 5.0)
    monkeypatch.setattr(engines, "SLICE", 0.3)
    monkeypatch.setattr(engines, "LEAST_SPEED", 1e9)


AT_ONCE = ["good", "crash", "crash@2", "illegal", "nonsense", "resign", "endless-line", "crash-at-once"]
IN_TIME = [pytest.param(mischief, marks=pytest.mark.slow) for mischief in ("hang", "flood")]


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("mischief", [*AT_ONCE, *IN_TIME, pytest.param("mute", marks=pytest.mark.slow)])
def test_the_computers_move_comes_whatever_its_engine_does(tmp_path: Path, mischief: str) -> None:
    diary = tmp_path / "diary"

    async def play() -> None:
        engines = EnginePool(quick(tmp_path, engine=odd(diary, mischief)))
        board = Board()
        try:
            for _ in range(3):
                board.push(await engines.move(board, 3, "agame", Asker()))
        finally:
            await engines.close()

    asyncio.run(play())
    pids = started(diary)
    assert len(pids) == (1 if mischief == "good" else 2), "it is replaced, and the good one is kept"
    assert all(has_ended(pid) for pid in pids)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("mischief", [*AT_ONCE, *IN_TIME])
def test_an_analysis_goes_on_whatever_its_engine_does(tmp_path: Path, mischief: str) -> None:
    diary = tmp_path / "diary"
    seen: list[Info] = []

    async def watch() -> None:
        engines = EnginePool(quick(tmp_path, engine=odd(diary, mischief)))
        try:
            with engines.admit(Asker()) as analyst:
                for _ in range(2):
                    await analyst.watch(Board(), Limit(time=0.5), 1, seen.append)
                await analyst.analyse(Board(), 1000)
        finally:
            await engines.close()

    asyncio.run(watch())
    assert seen
    assert all(has_ended(pid) for pid in started(diary))


@pytest.mark.usefixtures("impatient")
def test_an_engine_that_cannot_be_started_is_told_and_not_waited_for(tmp_path: Path) -> None:
    async def ask() -> None:
        engines = EnginePool(quick(tmp_path, engine=("/nowhere/such-engine",)))
        await engines.warm()
        with pytest.raises(EngineError):
            await engines.move(Board(), 1, "agame", Asker())
        analyst = engines.admit(Asker())
        with pytest.raises(EngineError):
            await analyst.analyse(Board(), 1000)
        with pytest.raises(EngineError):
            await analyst.watch(Board(), Limit(time=1), 1, print)
        await engines.close()

    asyncio.run(ask())


def test_without_an_engine_the_server_says_so(tmp_path: Path) -> None:
    with Running(quick(tmp_path, engine=("/nowhere/such-engine",))) as server, server.visitor() as visitor:
        assert visitor.get("/healthz")["status"] == "ok"
        told = visitor.refusal("POST", "/api/reports/try", {"attempt": "d2-e2"})
        assert (told["status"], told["type"]) == (503, "/problems/no-engine")
        [line] = visitor.lines("/api/analysis", {"seconds": 0.1})
        assert line["kind"] == "error"
        assert (line["code"], line["arguments"]) == ("no-engine", {})
        assert "such-engine" not in str(line) + str(told), "files of this machine are nobody's business"
        [line] = visitor.lines("/api/reports", {"moves": ["d2-e2"], "nodes": 1000})
        assert line["kind"] == "error"
        game = visitor.begin(mode="computer", side="attackers")
        assert visitor.play(game["id"], "d2-e2")["thinking"]


def test_the_engine_is_told_what_is_left_on_the_computers_clock(tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    with Running(quick(tmp_path, engine=odd(diary, "slow"))) as server, server.visitor() as visitor:
        game = visitor.begin(mode="computer", side="attackers", clock={"initial": 60, "increment": 2})
        visitor.play(game["id"], "d2-e2")
        until(lambda: "\ngo" in diary.read_text(), "the engine was asked")
    [asked] = [line for line in diary.read_text().splitlines() if line.startswith("go")]
    assert re.fullmatch(r"go movetime 100 wtime (59\d\d\d|60000) winc 2000", asked)


def in_time(holds: Callable[[], bool]) -> bool:
    until(holds, "the engine was told")
    return True


def test_an_analysis_that_nobody_watches_any_more_is_stopped(tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    with Running(quick(tmp_path, engine=odd(diary, "slow"))) as server, server.visitor() as visitor:
        with visitor.http.stream("POST", "/api/analysis", json={"seconds": 3600}) as answer:
            lines = answer.iter_lines()
            for _ in range(3):
                assert '"line"' in next(lines)
            assert "stop" not in diary.read_text().splitlines()
        assert in_time(lambda: "stop" in diary.read_text().splitlines())


def test_several_analyses_share_one_analyst(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "SLICE", 0.2)
    diary = tmp_path / "diary"

    async def watch_all() -> list[int]:
        engines = EnginePool(quick(tmp_path, engine=odd(diary, "slow")))
        analyst = engines.admit(Asker())
        counts = [0, 0, 0, 0]

        def counter(number: int) -> Callable[[Info], None]:
            def count(_: Info) -> None:
                counts[number] += 1

            return count

        tasks = [asyncio.create_task(analyst.watch(Board(), Limit(), 1, counter(number))) for number in range(4)]
        end = time.monotonic() + PATIENCE
        while min(counts) < 4 and time.monotonic() < end:
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await engines.close()
        return counts

    assert min(asyncio.run(watch_all())) >= 4
    assert len(started(diary)) == 1


@pytest.mark.long
def test_whoever_hangs_up_ends_nobody_elses_analysis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "SLICE", 0.3)
    search = {"seconds": 600}
    with Running(quick(tmp_path, engine=odd(tmp_path / "diary", "slow"))) as server:
        for _ in range(60):
            with server.visitor() as stays, stays.http.stream("POST", "/api/analysis", json=search) as answer:
                with server.visitor() as leaves, leaves.http.stream("POST", "/api/analysis", json=search) as other:
                    next(other.iter_lines())
                lines = answer.iter_lines()
                assert all('"line"' in next(lines) for _ in range(5))


@pytest.mark.slow
def test_a_search_that_says_nothing_for_long_is_set_aside_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "SLICE", 0.2)

    async def watch_two() -> list[int]:
        engines = EnginePool(quick(tmp_path))  # the real engine, which is silent while it looks deep
        analyst = engines.admit(Asker())
        counts = [0, 0]

        async def watch(number: int, board: Board) -> None:
            def count(_: Info) -> None:
                counts[number] += 1

            await analyst.watch(board, Limit(time=600), 1, count)

        first = asyncio.create_task(watch(0, Board()))
        await asyncio.sleep(3)
        second = asyncio.create_task(watch(1, Board().play_all(["d2-e2"])))
        end = time.monotonic() + PATIENCE
        while not counts[1] and time.monotonic() < end:
            await asyncio.sleep(0.05)
        for task in (first, second):
            task.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        await engines.close()
        return counts

    assert min(asyncio.run(watch_two())) > 0


def test_the_computers_move_does_not_wait_for_analysis(server: Running, visitor: Visitor) -> None:
    with server.visitor() as analyst, analyst.http.stream("POST", "/api/analysis", json={"seconds": 3600}) as answer:
        lines = answer.iter_lines()
        next(lines)
        game = visitor.begin(mode="computer", side="defenders", level=1)
        visitor.game_when(game["id"], lambda view: len(view["moves"]) == 1, "the computer moved during analysis")
        next(lines)


def test_when_too_many_analyse_the_next_is_refused_with_a_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "MOST_ANALYSED", 2)

    async def crowd() -> None:
        engines = EnginePool(quick(tmp_path, engine=odd(tmp_path / "diary", "slow")))
        with engines.admit(Asker("1.1.1.1")), engines.admit(Asker("1.1.1.2")):  # nobody has begun to search
            with pytest.raises(ProblemError) as refused:
                engines.admit(Asker("1.1.1.3"))
            assert refused.value.problem.status == 503
        engines.admit(Asker("1.1.1.3"))
        await engines.close()

    asyncio.run(crowd())


def test_a_crowded_server_answers_503_and_when_to_try_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "MOST_ANALYSED", 0)
    with Running(quick(tmp_path, engine=odd(tmp_path / "diary", "slow"))) as server, server.visitor() as visitor:
        for path, body in (
            ("/api/analysis", {}),
            ("/api/reports", {"moves": ["d2-e2"]}),
            ("/api/reports/try", {"attempt": "d2-e2"}),
        ):
            answer = visitor.http.post(path, json=body)
            assert answer.status_code == 503
            assert answer.json()["type"] == "/problems/busy"
            assert answer.headers["retry-after"] == "5"


def test_when_the_server_ends_so_do_its_engines(tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    with Running(quick(tmp_path, engine=odd(diary, "good"))) as server, server.visitor() as visitor:
        game = visitor.begin(mode="computer", side="defenders")
        visitor.game_when(game["id"], lambda view: len(view["moves"]) == 1, "the computer moved")
        until(lambda: len(started(diary)) == 2, "a player and an analyst were started")
    assert all(has_ended(pid) for pid in started(diary))
