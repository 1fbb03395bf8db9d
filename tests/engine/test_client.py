"""The client: it drives any UCI engine, and survives all of them. The tiny engine is a real process."""

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from brandubh import Board, BrandubhError, Rules, Side
from brandubh.engine.limits import Clock, Limit
from brandubh.engine.score import Score
from brandubh.engine.uci import SELF
from brandubh.engine.uci.blocking import UciEngine
from brandubh.engine.uci.client import AsyncUciEngine
from brandubh.engine.uci.errors import EngineError, EngineMoveError, EngineTerminatedError, EngineTimeoutError
from brandubh.engine.uci.language import Option, go_command, position_command, read_info, read_option
from brandubh.engine.uci.options import OPTIONS
from tests.support.paths import ROOT

TINY = [sys.executable, str(ROOT / "tests/support/tiny_engine.py")]

ONE = Limit(depth=1)


def is_running(pid: int) -> bool:
    """Whether there is such a process, be it only a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture(scope="module")
def tiny() -> Iterator[UciEngine]:
    with UciEngine.start(TINY, timeout=20) as engine:
        yield engine


# The words


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: str(option.name))
def test_an_option_is_read_as_it_was_declared(option: Option) -> None:
    assert read_option(option.declaration()) == option


def test_options_of_other_programs_are_read() -> None:
    assert read_option("option name Debug Log File type string default") == Option("Debug Log File", "string")
    assert read_option("option name Clear Hash type button") == Option("Clear Hash", "button")
    style = Option("Style", "combo", "Very Solid", choices=("Very Solid", "Risky"))
    assert read_option("option name Style type combo default Very Solid var Very Solid var Risky") == style
    for line in ("option", "option name", "option name X", "option name X type magic", "uciok", ""):
        assert read_option(line) is None


def test_what_an_engine_says_is_read() -> None:
    line = (
        "info depth 9 seldepth 12 multipv 2 score cp -31 wdl 200 300 500 nodes 1200 nps 600 hashfull 7 tbhits 1 "
        "time 2000 pv d2e2 c4c2"
    )
    info = read_info(line, Board())
    assert info
    assert (info.depth, info.seldepth, info.multipv, info.nodes, info.nps) == (9, 12, 2, 1200, 600)
    assert (info.hashfull, info.tbhits, info.seconds, info.wdl) == (7, 1, 2.0, (200, 300, 500))
    assert info.score == Score(Side.ATTACKERS, centimen=-31)
    assert [move.uci() for move in info.pv] == ["d2e2", "c4c2"]


@pytest.mark.parametrize(
    "line",
    [
        "info string hello score cp 3",
        "info depth 3 currmove d2e2",
        "info depth 3 score cp 3 lowerbound",
        "info depth x score cp 3",
        "info score",
        "info score cp",
        "info score elephants 3",
        "info score cp 3 wdl 1 2",
        "info",
    ],
)
def test_lines_without_a_plain_score_are_passed_over(line: str) -> None:
    assert read_info(line, Board()) is None


def test_positions_and_limits_are_told() -> None:
    assert position_command(Board()) == "position startpos"
    fen = "7/7/7/t5t/7/7/3K3 w"
    assert position_command(Board(fen)) == f"position fen {fen}"
    assert position_command(Board(fen).play_all(["d1-d2"])) == f"position fen {fen} moves d1d2"
    assert go_command(Limit(), Side.ATTACKERS) == "go infinite"
    assert go_command(Limit(clock=Clock(60, 0.5, 10)), Side.DEFENDERS) == "go wtime 60000 winc 500 movestogo 10"
    assert go_command(Limit(clock=Clock(0.0001)), Side.ATTACKERS) == "go btime 1 binc 0"
    moves = tuple(list(Board().legal_moves)[:2])
    assert go_command(Limit(nodes=5, wins_in=2, moves=moves), Side.ATTACKERS) == (
        f"go nodes 5 mate 2 searchmoves {moves[0].uci()} {moves[1].uci()}"
    )
    assert go_command(Limit(time=2), Side.ATTACKERS, ponder=True) == "go ponder movetime 2000"


# A good engine


def test_an_engine_introduces_itself(tiny: UciEngine) -> None:
    assert (tiny.name, tiny.author) == ("Tiny", "The tests")
    assert tiny.options["multipv"] == Option("MultiPV", "spin", "1", 1, 9)
    tiny.ping()


def test_an_engine_plays_legal_moves_under_every_preset(tiny: UciEngine) -> None:
    for rules in ("raven", "wtf-de", "wtf"):
        board = Board(rules=rules)
        tiny.new_game(board.rules)
        while not board.is_game_over() and board.ply < 30:
            result = tiny.play(board, Limit(time=0.01))
            assert result.move is not None
            board.push(result.move)
            assert result.ponder is None or result.ponder in board.legal_moves


def test_a_finished_game_has_no_move(tiny: UciEngine) -> None:
    result = tiny.play(Board("7/7/7/7/7/7/2t3K b"), ONE)
    assert (result.move, result.ponder) == (None, None)


def test_several_lines_come_best_first(tiny: UciEngine) -> None:
    lines = tiny.analyse(Board(), ONE, multipv=3)
    assert [info.multipv for info in lines] == [1, 2, 3]
    assert [info.score.centimen for info in lines] == [49, 48, 47]
    assert len(tiny.analyse(Board(), ONE)) == 1


def test_an_analysis_is_watched_and_stopped(tiny: UciEngine) -> None:
    with tiny.analysis(Board(), multipv=2) as analysis:
        infos = []
        for info in analysis:
            infos.append(info)
            if len(infos) == 2:
                analysis.stop()
    assert [info.multipv for info in infos] == [1, 2]
    assert analysis.lines() == infos
    assert analysis.result().move == infos[0].pv[0]
    with tiny.analysis(Board()):
        pass  # left at once, it stops by itself
    assert tiny.play(Board(), ONE).move in Board().legal_moves


def test_an_analysis_is_stopped_from_another_thread(tiny: UciEngine) -> None:
    with tiny.analysis(Board()) as analysis:
        threading.Timer(0.05, analysis.stop).start()
        assert len(list(analysis)) == 1


def test_nothing_else_is_asked_while_an_analysis_is_watched(tiny: UciEngine) -> None:
    with tiny.analysis(Board()):
        for ask in (tiny.ping, lambda: tiny.play(Board(), ONE), lambda: tiny.analysis(Board()).__enter__()):
            with pytest.raises(EngineError, match="busy"):
                ask()
    tiny.ping()


def test_an_engine_can_be_closed_in_the_middle_of_an_analysis() -> None:
    engine = UciEngine.start(TINY, timeout=20)
    engine.timeout = 0.3
    with engine.analysis(Board()) as analysis:
        next(iter(analysis))
        engine.quit()
    assert not is_running(engine.pid)


def test_infos_are_passed_on_as_they_come(tiny: UciEngine) -> None:
    infos: list[object] = []
    result = tiny.play(Board(), ONE, on_info=infos.append)
    assert infos == [result.info]

    def fail(_: object) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        tiny.play(Board(), ONE, on_info=fail)
    tiny.ping()


def test_pondering_hits_or_misses(tiny: UciEngine) -> None:
    for hit in (True, False):
        board = Board()
        result = tiny.play(board, Limit(clock=Clock(10)), ponder=True)
        assert result.move
        assert result.ponder
        board.push(result.move)
        answers = [move for move in board.legal_moves if (move is result.ponder) == hit]
        board.push(answers[0])
        assert tiny.play(board, Limit(clock=Clock(10)), ponder=True).move in board.legal_moves
    tiny.configure({"MultiPV": 1})  # makes an end of pondering


def test_options_are_checked_before_they_are_sent(tiny: UciEngine) -> None:
    tiny.configure({"MULTIPV": 2, "Motto": "festina lente", "Clear Hash": None, "ponder": True})
    for wrong in ({"Contempt": 3}, {"MultiPV": 10}, {"MultiPV": "x"}, {"Ponder": "perhaps"}, {"UCI_Variant": "chess"}):
        with pytest.raises(BrandubhError, match=next(iter(wrong))):
            tiny.configure(wrong)
    with pytest.raises(EngineError, match="one line"):
        tiny.configure({"Motto": "stop\nquit"})
    with pytest.raises(BrandubhError, match="MultiPV"):
        tiny.analyse(Board(), ONE, multipv=99)
    tiny.ping()


def test_a_search_without_end_is_refused(tiny: UciEngine) -> None:
    with pytest.raises(EngineError, match="needs an end"):
        tiny.play(Board(), Limit())
    with pytest.raises(EngineError, match="no king"):
        tiny.play(Board("7/7/7/7/7/7/7 b"), ONE)


def test_rules_that_an_engine_does_not_play_are_refused(tiny: UciEngine) -> None:
    edges = Board(rules=Rules(name="edges", escape="edges"))  # type: ignore[arg-type]
    with pytest.raises(EngineError, match="Tiny does not play edges; it plays wtf"):
        tiny.play(edges, ONE)


# Bad engines


@pytest.mark.parametrize(
    ("mischief", "kind", "words"),
    [
        ("crash", EngineTerminatedError, "exit status 3 .*on stderr it said: Tiny fell over its own feet"),
        ("crash-at-once", EngineTerminatedError, "exit status 1 .*Tiny could not get up"),
        ("hang", EngineTimeoutError, "did not say bestmove in time"),
        ("mute", EngineTimeoutError, "did not say uciok in time"),
        ("close", EngineTerminatedError, "exit status 1"),
        ("flood", EngineTimeoutError, "last words were 'info depth 1 score cp 1'"),
        ("endless-line", EngineError, "talks nonsense"),
        ("nonsense", EngineError, "talks nonsense: .*“over there”"),
    ],
)
def test_a_bad_engine_raises_a_clear_error_and_leaves_no_process(
    mischief: str, kind: type[EngineError], words: str
) -> None:
    processes = []

    class Watched(AsyncUciEngine):
        def __init__(self, process: asyncio.subprocess.Process, name: str, timeout: float) -> None:
            super().__init__(process, name, timeout)
            processes.append(process)

    async def meet() -> None:
        engine = await Watched.start([*TINY, mischief], timeout=0.3 if mischief == "mute" else 20)
        try:
            await engine.play(Board(), ONE, timeout=0.3 if kind is EngineTimeoutError else None)
        finally:
            with pytest.raises(EngineTerminatedError, match="has been closed"):
                await engine.ping()

    with pytest.raises(kind, match=words) as caught:
        asyncio.run(meet())
    assert caught.type is kind
    assert not is_running(processes[0].pid)


@pytest.mark.parametrize(
    ("mischief", "words"),
    [
        ("illegal", "chose an illegal move: d4-a1 is not legal. It is the attackers’ turn"),
        ("resign", "no move, but there are 40"),
    ],
)
def test_an_illegal_move_is_an_error_that_the_engine_survives(mischief: str, words: str) -> None:
    with UciEngine.start([*TINY, mischief], timeout=20) as engine:
        with pytest.raises(EngineMoveError, match=words):
            engine.play(Board(), ONE)
        # What it said too late is not taken for an answer to the next question.
        assert engine.play(Board(), ONE).move in Board().legal_moves


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("", "the command line is empty"),
        ("'", "No closing quotation"),
        ("/nowhere/at/all", "No such file"),
        (["/etc/passwd"], "denied"),
        ("true", "exit status 0"),
    ],
)
def test_an_engine_that_cannot_be_started_says_why(command: str | list[str], words: str) -> None:
    with pytest.raises(EngineTerminatedError, match=words):
        UciEngine.start(command, timeout=5)


def test_an_engine_that_does_not_quit_is_killed() -> None:
    engine = UciEngine.start([*TINY, "never-quit"], timeout=20)
    engine.timeout = 0.3
    pid = engine.pid
    engine.quit()
    engine.quit()  # once more does no harm
    assert not is_running(pid)
    with pytest.raises(EngineTerminatedError, match="Tiny has been closed"):
        engine.ping()


def test_an_engine_that_does_not_stop_is_killed() -> None:
    engine = UciEngine.start([*TINY, "deaf"], timeout=20)
    engine.timeout = 0.3
    with engine.analysis(Board()) as analysis:
        threading.Timer(0.05, analysis.stop).start()
        with pytest.raises(EngineTimeoutError, match="bestmove"):
            list(analysis)
    assert not is_running(engine.pid)
    engine.quit()


def test_an_engine_dies_together_with_the_shell_around_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    engine = UciEngine.start(["sh", "-c", f"exec 3> {pipe}; {TINY[0]} {TINY[1]} hang; true"], timeout=20)
    # Whoever lives holds the other end of the pipe open.
    with pytest.raises(BlockingIOError):
        os.read(end, 1)
    with pytest.raises(EngineTimeoutError):
        engine.play(Board(), ONE, timeout=0.3)
    assert os.read(end, 1) == b""
    os.close(end)
    engine.quit()


def test_kill_frees_whoever_waits() -> None:
    engine = UciEngine.start([*TINY, "hang"], timeout=30)
    threading.Timer(0.05, engine.kill).start()
    with pytest.raises(EngineTerminatedError, match="SIGKILL"):
        engine.play(Board(), ONE)
    engine.quit()


# On asyncio


def test_many_engines_play_at_once_on_asyncio() -> None:
    async def game(seed: int) -> int:
        async with await AsyncUciEngine.start([*TINY, f"seed={seed}"], timeout=20) as engine:
            board = Board()
            while not board.is_game_over() and board.ply < 10:
                result = await engine.play(board, ONE)
                assert result.move
                board.push(result.move)
            return board.ply

    async def games() -> list[int]:
        return await asyncio.gather(*(game(seed) for seed in range(3)))

    assert asyncio.run(games()) == [10, 10, 10]


def test_a_cancelled_question_leaves_the_engine_at_rest() -> None:
    async def meet() -> None:
        async with await AsyncUciEngine.start(TINY, timeout=20) as engine:

            async def watch() -> None:
                async with engine.analysis(Board()) as analysis:
                    async for _ in analysis:
                        pass

            task = asyncio.create_task(watch())
            await asyncio.sleep(0.1)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert (await engine.play(Board(), ONE)).move in Board().legal_moves

    asyncio.run(meet())


def test_questions_given_up_at_any_moment_do_not_mislead_the_next() -> None:
    """A web server cancels again and again until a task has ended: nothing of its answer may be taken for another's."""

    async def give_up(task: asyncio.Task[object]) -> None:
        while not task.done():
            task.cancel()
            await asyncio.sleep(0)

    async def meet() -> None:
        async with await AsyncUciEngine.start(TINY, timeout=20) as engine:

            async def watch() -> None:
                async with engine.analysis(Board()) as analysis:
                    async for _ in analysis:
                        pass

            other = Board().play_all(["d2-e2"])
            for moment in range(30):
                for _ in range(4):  # first while the engine gets ready, then with answers on their way
                    watching = asyncio.create_task(watch())
                    for _ in range(moment):
                        await asyncio.sleep(0)
                    await give_up(watching)
                assert (await engine.play(other, ONE)).move in other.legal_moves

    asyncio.run(meet())


# The program of this package


@pytest.mark.slow
def test_the_client_drives_this_package_s_own_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    rules = Rules(name="mine", first="defenders", escape="edges")  # type: ignore[arg-type]
    with UciEngine.start(SELF, options={"Hash": 4, "UCI_ShowWDL": True}, timeout=120) as engine:
        assert engine.name.startswith("Brandubh ")
        lines = engine.analyse(Board(), Limit(depth=5), multipv=2)
        assert [info.depth for info in lines] == [5, 5]
        assert lines[0].wdl
        assert sum(lines[0].wdl) == 1000
        # Rules of one's own are told by a file that is gone afterwards.
        board = Board(rules=rules)
        result = engine.play(board, Limit(nodes=2000))
        assert result.move in board.legal_moves
        [file] = tmp_path.iterdir()
        assert Rules.from_json(file.read_text("utf-8")) == rules
        with engine.analysis(Board(rules="raven")) as analysis:
            for info in analysis:
                if info.depth == 4:
                    analysis.stop()  # or it would go on until the client gives up
        board = Board(rules="raven")
        for _ in range(4):
            result = engine.play(board, Limit(clock=Clock(2.0)), ponder=True)
            assert result.move
            board.push(result.move)
            if result.ponder:
                board.push(result.ponder)
    assert not file.exists()
