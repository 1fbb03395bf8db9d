"""A client on asyncio for any UCI engine, ours or another's, that runs as a process of its own.

Nothing an engine does can hang or mislead its user: every answer has a time limit, every move is checked, and an
engine that crashes, falls silent or talks nonsense is killed, and an :class:`EngineError` says what happened.
"""

import asyncio
import contextlib
import os
import re
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from pathlib import Path
from typing import Self

from brandubh.board import Board
from brandubh.engine.limits import Limit
from brandubh.engine.score import Info, PlayResult
from brandubh.engine.uci.errors import EngineError, EngineMoveError, EngineTerminatedError, EngineTimeoutError
from brandubh.engine.uci.language import Option, go_command, has_end, position_command, read_info, read_option
from brandubh.engine.uci.process import EngineProcess, spawn
from brandubh.errors import BrandubhError, ImpossiblePositionError, expect, expect_number
from brandubh.move import Move
from brandubh.rules import Rules

OnInfo = Callable[[Info], None]
Values = Mapping[str, str | int | bool | None]

_LONGEST_SEARCH = 600.0  # seconds for a search that is limited by depth or nodes only


def _longest(limit: Limit) -> float:
    """The seconds that a search may take by its limit."""
    times = [] if limit.time is None else [limit.time]
    times += [] if limit.clock is None else [max(0.0, limit.clock.remaining)]
    return min(times, default=_LONGEST_SEARCH)


def _check(limit: Limit) -> None:
    if not has_end(limit):
        raise EngineError("a search needs an end: a depth, nodes, a time or a clock; analysis() watches one without")


class AsyncUciEngine(EngineProcess):
    """A UCI engine in a process of its own, talked to on asyncio. :meth:`start` starts one.

    >>> async def best_move(command):
    ...     async with await AsyncUciEngine.start(command, options={"Threads": 2}) as engine:
    ...         return (await engine.play(Board(), Limit(time=0.1))).move
    """

    def __init__(self, process: asyncio.subprocess.Process, name: str, timeout: float) -> None:
        super().__init__(process, name, timeout)
        self.author = ""
        """Who made the engine, by its own account."""
        self.options: dict[str, Option] = {}
        """Options, keyed by lower-cased name."""
        self._lock = asyncio.Lock()
        self._rules: Rules | None = None
        self._rules_file: Path | None = None
        self._multipv = 1
        self._pondering: AsyncAnalysis | None = None
        self._watched = False  # while somebody watches an analysis
        self._pings = 0  # that have no answer yet

    @classmethod
    async def start(
        cls,
        command: str | Sequence[str],
        *,
        options: Values | None = None,
        timeout: float = 30.0,
        handshake: float | None = None,
        cwd: str | Path | None = None,
        env: Mapping[str, str] | None = None,
    ) -> Self:
        """Start an engine and set its ``options``, by their names. ``timeout`` is how many seconds any answer may take,
        ``handshake`` how many the first one, by which a program shows that it speaks UCI at all.

        The ``command`` is a command line or its words, run in the folder ``cwd`` with the environment ``env``, this
        program's own if not said. What cannot be started, or speaks no UCI, raises :class:`EngineError`.
        """
        expect(options, (Mapping, type(None)), "a dictionary of options")
        expect_number(timeout, "a number of seconds", 0, whole=False)
        process, name = await spawn(command, cwd, env)
        engine = cls(process, name, timeout)
        try:
            await engine._shake_hands(timeout if handshake is None else handshake)
            await engine.configure(options or {})
        except BaseException:
            await engine._clear_away()
            raise
        return engine

    async def _shake_hands(self, seconds: float) -> None:
        command = self.name
        try:
            await self._send("uci")
            deadline = self._from_now(seconds)
            while (line := await self._line(deadline, "uciok")) != "uciok":
                self._introduce(line)
        except EngineTimeoutError as error:
            raise EngineTimeoutError(
                f"{command} does not seem to speak UCI: it was told uci and did not answer uciok within "
                f"{seconds:g} s ({error})"
            ) from None
        except EngineTerminatedError as error:
            raise EngineTerminatedError(f"{command} does not seem to speak UCI: {error}") from None

    def _introduce(self, line: str) -> None:
        """Take in what an engine says of itself."""
        option = read_option(line)
        if option is not None:
            self.options[option.name.lower()] = option
        elif match := re.fullmatch(r"id (name|author) (.+)", line):
            setattr(self, match[1], match[2])

    # What can be asked

    async def configure(self, values: Values) -> None:
        """Set options, by names in capitals or not; None presses a button."""
        async with self._turn():
            await self._settle()
            for name, value in values.items():
                await self._set(name, value)
            await self._ping()

    async def ping(self) -> None:
        """Wait until the engine is ready."""
        async with self._turn():
            await self._ping()

    async def new_game(self, rules: Rules | None = None) -> None:
        """Tell the engine that what follows is another game, and wait until it is ready for it."""
        async with self._turn():
            await self._settle()
            await self._send("ucinewgame")
            if rules is not None:
                await self._set_rules(rules)
            await self._ping()

    async def play(
        self,
        board: Board,
        limit: Limit,
        *,
        ponder: bool = False,
        on_info: OnInfo | None = None,
        timeout: float | None = None,
    ) -> PlayResult:
        """The engine's move. With ``ponder`` it goes on thinking about the answer it expects until the next call.

        ``on_info`` is called for each report. ``timeout`` is how many seconds the answer may take, if not what the
        limit allows and the engine's own ``timeout`` more. An engine that does not keep to it raises
        :class:`EngineTimeoutError`, one that ends :class:`EngineTerminatedError`, and an illegal move
        :class:`EngineMoveError`.
        """
        _check(limit)
        async with self._turn():
            search = self._pondering
            if search is not None and search.position == position_command(board):
                self._pondering = None
                await self._send("ponderhit")
            else:
                search = AsyncAnalysis(self, board, limit, 1)
                await search._begin()
            await self._hear_out(search, limit, on_info, timeout)
            result = search.result()
            if ponder and result.move is not None and result.ponder is not None:
                expected = board.copy().play_all([result.move, result.ponder])
                if not expected.is_game_over():
                    search = AsyncAnalysis(self, expected, limit, 1)
                    await search._begin(ponder=True)
                    self._pondering = search
            return result

    async def analyse(
        self,
        board: Board,
        limit: Limit,
        *,
        multipv: int = 1,
        on_info: OnInfo | None = None,
        timeout: float | None = None,
    ) -> list[Info]:
        """What the engine thinks: the last report on each of ``multipv`` lines, the best line first.

        ``on_info``, ``timeout`` and the errors are those of :meth:`play`.
        """
        _check(limit)
        async with self._turn():
            search = AsyncAnalysis(self, board, limit, multipv)
            await search._begin()
            await self._hear_out(search, limit, on_info, timeout)
            return search.lines()

    def analysis(self, board: Board, limit: Limit | None = None, *, multipv: int = 1) -> "AsyncAnalysis":
        """A search to be watched: ``async with engine.analysis(board) as search: async for info in search: …``.

        It goes on to the ``limit``, or until it is stopped, and reports on ``multipv`` lines.
        """
        return AsyncAnalysis(self, board, limit or Limit(), multipv)

    async def quit(self) -> None:
        """Ask the engine to end, and see that it does."""
        if self._closed:
            return
        if self._lock.locked():  # somebody is waiting for an answer that nobody wants any more
            self.kill()
        with contextlib.suppress(EngineError, TimeoutError):
            async with asyncio.timeout(min(5.0, self.timeout)), self._lock:
                await self._send("quit")
                await self._process.wait()
        await self._clear_away()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.quit()

    # How it is asked

    @contextlib.asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """One question at a time. Others wait, but not for an analysis, of which nobody knows how long it goes on."""
        if self._watched:
            raise EngineError(f"{self.name} is busy with an analysis that is being watched")
        async with self._lock:
            yield

    async def _hear_out(
        self, search: "AsyncAnalysis", limit: Limit, on_info: OnInfo | None, timeout: float | None
    ) -> None:
        """Read a search to its end, which must come within ``timeout`` or what the limit allows and a little more."""
        search._deadline = self._from_now(timeout or _longest(limit) + self.timeout)
        await search._finish(on_info)

    async def _ping(self) -> None:
        """Wait until everything said so far has been answered; whoever asked before may not have waited for it."""
        self._pings += 1
        await self._send("isready")
        deadline = self._from_now(self.timeout)
        while self._pings:
            if await self._line(deadline, "readyok") == "readyok":
                self._pings -= 1

    async def _set(self, name: str, value: str | int | bool | None) -> None:
        option = self.options.get(name.lower())
        if option is None:
            known = ", ".join(option.name for option in self.options.values()) or "none"
            raise EngineError(f"{self.name} has no option {name!r}; it has {known}")
        if option.kind == "button":
            await self._send(f"setoption name {option.name}")
            return
        text = str(value).lower() if isinstance(value, bool) else "" if value is None else str(value)
        option.read(text)  # it must be one that the option can have
        if option.name.lower() == "multipv":
            self._multipv = int(text)
        elif option.name.lower() in ("uci_variant", "uci_rulesfile"):
            self._rules = None
        await self._send(f"setoption name {option.name} value {text or '<empty>'}")

    async def _set_rules(self, rules: Rules) -> None:
        """Tell the engine the ruleset, if there is a way; one without any is trusted to play it."""
        if rules == self._rules:
            return
        variant = self.options.get("uci_variant")
        if variant is not None and rules.preset in variant.choices:
            await self._set("UCI_Variant", rules.preset)
        elif "uci_rulesfile" in self.options:
            self._remove_rules_file()
            handle, name = tempfile.mkstemp(prefix="brandubh-", suffix=".json")
            self._rules_file = Path(name)
            os.close(handle)
            self._rules_file.write_text(rules.to_json(), "utf-8")
            await self._set("UCI_RulesFile", name)
        elif variant is not None:
            raise EngineError(f"{self.name} does not play {rules.name}; it plays {', '.join(variant.choices)}")
        self._rules = rules

    async def _settle(self) -> None:
        """Stop pondering."""
        search, self._pondering = self._pondering, None
        if search is not None:
            await search._finish(stop=True)

    # How it ends

    async def _clear_away(self) -> None:
        await super()._clear_away()
        self._remove_rules_file()

    def _remove_rules_file(self) -> None:
        if self._rules_file is not None:
            self._rules_file.unlink(missing_ok=True)
            self._rules_file = None


class AsyncAnalysis:
    """A search that can be watched and stopped: an asynchronous context, and in it an iterator of :class:`Info`."""

    def __init__(self, engine: AsyncUciEngine, board: Board, limit: Limit, multipv: int) -> None:
        try:
            board.check()
        except ImpossiblePositionError as error:
            raise EngineError(str(error)) from None
        self.position = position_command(board)
        self._engine = engine
        self._board = board.copy()
        self._limit = limit
        self._multipv = multipv
        self._deadline: float | None = None
        self._running = False
        self._infos: dict[int, Info] = {}
        self._best: Move | None = None
        self._ponder: Move | None = None
        self._turn: contextlib.AsyncExitStack

    async def stop(self) -> None:
        """Ask the engine to come to an end; what it still has to say can be read on."""
        if self._running:
            await self._engine._send("stop")
            self._deadline = self._engine._from_now(self._engine.timeout)
            if self._engine._patience is not None and not self._engine._patience.expired():
                self._engine._patience.reschedule(self._deadline)

    def lines(self) -> list[Info]:
        """The last report on each line, the best line first."""
        return [self._infos[number] for number in sorted(self._infos)]

    def result(self) -> PlayResult:
        """The move that the engine has chosen, once the search is over."""
        board, name = self._board, self._engine.name
        info = self._infos.get(1)
        if self._best is None:
            if not board.is_game_over():
                raise EngineMoveError(f"{name} says that it has no move, but there are {len(board.legal_moves)}")
            return PlayResult(None, None, info)
        after = board.copy()
        try:
            after.push(self._best)
        except BrandubhError as error:
            raise EngineMoveError(f"{name} chose an illegal move: {error}") from None
        return PlayResult(self._best, self._ponder if self._ponder in after.legal_moves else None, info)

    async def __aenter__(self) -> Self:
        async with contextlib.AsyncExitStack() as stack:
            await stack.enter_async_context(self._engine._turn())
            await self._begin()
            self._engine._watched = True
            self._turn = stack.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._engine._watched = False
        async with self._turn:
            if not self._engine._closed:
                await self._finish(stop=True)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Info:
        info = await self._next()
        if info is None:
            raise StopAsyncIteration
        return info

    async def _begin(self, *, ponder: bool = False) -> None:
        engine = self._engine
        await engine._settle()
        await engine._set_rules(self._board.rules)
        if self._multipv != engine._multipv:
            await engine._set("MultiPV", self._multipv)
        await engine._send(self.position)
        await engine._ping()  # a late bestmove of an earlier search goes by, and the clock starts with a ready engine
        self._running = True
        try:
            await engine._send(go_command(self._limit, self._board.turn, ponder=ponder))
        except asyncio.CancelledError:
            await self._finish(stop=True)
            raise

    async def _next(self) -> Info | None:
        while self._running:
            line = await self._engine._line(self._deadline, "bestmove")
            word, _, rest = line.partition(" ")
            if word == "info":
                info = read_info(line, self._board)
                if info is not None:
                    self._infos[info.multipv] = info
                    return info
            elif word == "bestmove":
                self._running = False
                best, _, expected = rest.partition(" ponder ")
                try:
                    self._best = None if best in ("(none)", "0000") else Move.from_uci(best)
                except BrandubhError as error:
                    await self._engine._fail(EngineError, f"talks nonsense: {error}")
                with contextlib.suppress(BrandubhError):  # an expectation is only a courtesy
                    self._ponder = Move.from_uci(expected)
        return None

    async def _finish(self, on_info: OnInfo | None = None, *, stop: bool = False) -> None:
        """Read to the end. Whoever does not want to wait for it leaves the engine at rest all the same."""
        try:
            if stop:
                await self.stop()
            while (info := await self._next()) is not None:
                if on_info is not None:
                    on_info(info)
        except BaseException:
            with contextlib.suppress(EngineError):
                await self.stop()
                while await self._next() is not None:
                    pass
            raise
