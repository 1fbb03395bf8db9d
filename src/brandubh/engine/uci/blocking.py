"""A client for any UCI engine, ours or another's, for programs without asyncio.

It is the face of :mod:`brandubh.engine.uci.client`, which does the talking in a thread of its own.
"""

import asyncio
import functools
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from brandubh.board import Board
from brandubh.engine.limits import Limit
from brandubh.engine.score import Info, PlayResult
from brandubh.engine.uci.client import AsyncAnalysis, AsyncUciEngine, Values
from brandubh.engine.uci.errors import EngineTerminatedError
from brandubh.engine.uci.language import Option

_T = TypeVar("_T")
_P = ParamSpec("_P")


def _blocking(
    method: Callable[Concatenate[AsyncUciEngine, _P], Coroutine[Any, Any, _T]],
) -> Callable[Concatenate["UciEngine", _P], _T]:
    """A method of the client on asyncio, with its signature, that waits for the answer."""

    @functools.wraps(method)
    def ask(self: "UciEngine", /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        return self._run(method(self._engine, *args, **kwargs))

    return ask


class UciEngine:
    """A UCI engine in a process of its own.

    >>> def best_move(command):
    ...     with UciEngine.start(command, options={"Threads": 2}) as engine:
    ...         return engine.play(Board(), Limit(time=0.1)).move

    The methods are those of :class:`AsyncUciEngine`; ``on_info`` is called in the thread that listens to the engine.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, thread: threading.Thread) -> None:
        self._loop = loop
        self._thread = thread
        self._engine: AsyncUciEngine

    @classmethod
    def start(
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
        loop = asyncio.new_event_loop()
        thread = threading.Thread(target=loop.run_forever, daemon=True, name="UCI engine")
        thread.start()
        self = cls(loop, thread)
        try:
            self._engine = self._run(
                AsyncUciEngine.start(command, options=options, timeout=timeout, handshake=handshake, cwd=cwd, env=env)
            )
        except BaseException:
            self._end_loop()
            raise
        return self

    @property
    def name(self) -> str:
        """What the engine calls itself."""
        return self._engine.name

    @property
    def author(self) -> str:
        """Who made the engine, by its own account."""
        return self._engine.author

    @property
    def options(self) -> dict[str, Option]:
        """Options, keyed by lower-cased name."""
        return self._engine.options

    @property
    def pid(self) -> int:
        """The number of the engine's process, which leads a process group of its own."""
        return self._engine.pid

    @property
    def timeout(self) -> float:
        """How many seconds any answer may take."""
        return self._engine.timeout

    @timeout.setter
    def timeout(self, seconds: float) -> None:
        self._engine.timeout = seconds

    configure = _blocking(AsyncUciEngine.configure)
    ping = _blocking(AsyncUciEngine.ping)
    new_game = _blocking(AsyncUciEngine.new_game)
    play = _blocking(AsyncUciEngine.play)
    analyse = _blocking(AsyncUciEngine.analyse)

    def analysis(self, board: Board, limit: Limit | None = None, *, multipv: int = 1) -> "Analysis":
        """A search to be watched: ``with engine.analysis(board) as search: for info in search: …``.

        It goes on to the ``limit``, or until it is stopped, and reports on ``multipv`` lines.
        """
        return Analysis(self, self._engine.analysis(board, limit, multipv=multipv))

    def kill(self) -> None:
        """End the engine's process at once; whoever is waiting for it gets an :class:`EngineTerminatedError`."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._engine.kill)

    def quit(self) -> None:
        """Ask the engine to end, and see that it does."""
        if not self._loop.is_closed():
            try:
                self._run(self._engine.quit())
            finally:
                self._end_loop()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.quit()

    def _run(self, question: Coroutine[Any, Any, _T]) -> _T:
        if self._loop.is_closed():
            question.close()
            raise EngineTerminatedError(f"{self.name} has been closed")
        future = asyncio.run_coroutine_threadsafe(question, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()  # the user has interrupted; the engine is brought to rest
            raise

    def _end_loop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class Analysis:
    """A search that can be watched and stopped: a context, and in it an iterator of :class:`Info`."""

    def __init__(self, engine: UciEngine, search: AsyncAnalysis) -> None:
        self._engine = engine
        self._search = search

    def stop(self) -> None:
        """Ask the engine to come to an end, from any thread; what it still has to say can be read on."""
        self._engine._run(self._search.stop())

    def lines(self) -> list[Info]:
        """The last report on each line, the best line first."""
        return self._search.lines()

    def result(self) -> PlayResult:
        """The move that the engine has chosen, once the search is over."""
        return self._search.result()

    def __enter__(self) -> Self:
        self._engine._run(self._search.__aenter__())
        return self

    def __exit__(self, *_: object) -> None:
        if not self._engine._loop.is_closed():
            self._engine._run(self._search.__aexit__())

    def __iter__(self) -> Iterator[Info]:
        while (info := self._engine._run(self._search._next())) is not None:
            yield info
