"""The UCI program: the engine as text on standard input and output.

One thread reads commands and another searches, so that ``stop``, ``isready`` and ``quit`` act at once. Whatever is
wrong with a command is said in one ``info string`` line, and the program lives on. A command that changes something
while a search is under way ends that search first, as ``stop`` does, so that nothing ever changes beneath a search.
"""

import contextlib
import dataclasses
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, BinaryIO, TextIO

from brandubh import __version__
from brandubh.engine.limits import Limit
from brandubh.engine.uci.language import GO_NUMBERS, LONGEST_LINE, info_line, read_go, whole_number
from brandubh.engine.uci.options import OPTIONS, Settings, read_setoption
from brandubh.errors import BrandubhError, quote

if TYPE_CHECKING:
    from brandubh.board import Board
    from brandubh.engine.engine import Engine
    from brandubh.engine.score import Info
    from brandubh.move import Move
    from brandubh.rules import Rules
    from brandubh.tablebase import Tables

_HELP = """\
uci, isready, ucinewgame, debug on|off, quit       as UCI has them
setoption name X [value Y]                         uci lists the options
position startpos|fen BOARD b|w [moves d2e2 …]     set the position
go [depth N] [nodes N] [movetime MS] [mate N] [infinite] [ponder] [searchmoves d2e2 …]
   [wtime MS] [btime MS] [winc MS] [binc MS] [movestogo N]
                                                   search; White (w) are the defenders, Black (b) the attackers
go perft N                                         count move paths
stop, ponderhit                                    end a search; the awaited move was played
d, eval                                            show the position; judge it without searching
bench [DEPTH]                                      search fixed positions and count the nodes"""


_PATIENCE = 5.0  # seconds; a search ends within milliseconds


class Job(threading.Thread):
    """A search, a count of paths or a bench, in a thread beside the conversation. ``work`` gets the Job and polls
    ``stopped``.
    """

    def __init__(
        self,
        work: Callable[["Job"], None],
        limit: Limit | None = None,
        *,
        waits_for: str = "",
        patience: float = _PATIENCE,
    ) -> None:
        super().__init__(daemon=True)
        self._work = work
        self.limit = limit
        self._patience = patience  # how many seconds it may take to end once it is told to
        self.waits_for = waits_for  # "stop" or "ponderhit" while bestmove has to wait for that command
        self._began = time.monotonic()
        self.released = threading.Event()
        if not waits_for:
            self.released.set()
        self.stopped = False
        self._timer: threading.Timer | None = None

    def run(self) -> None:
        """Do the work."""
        self._work(self)

    def release(self) -> None:
        """Let its bestmove come as soon as it is known."""
        self.waits_for = ""
        self.released.set()

    def end_after(self, seconds: float, stop: Callable[[], None]) -> None:
        """End it, by calling ``stop``, when ``seconds`` have passed since it began."""

        def time_is_up() -> None:
            while self.is_alive():
                stop()
                self.join(0.01)

        self._timer = threading.Timer(max(0.0, self._began + seconds - time.monotonic()), time_is_up)
        self._timer.daemon = True
        self._timer.start()

    def end(self, stop: Callable[[], None]) -> bool:
        """End it, by calling ``stop``, and wait until it has said its last word; whether it did so in time."""
        self.stopped = True
        self.release()
        deadline = time.monotonic() + self._patience
        while self.is_alive() and time.monotonic() < deadline:
            # Told again and again: a search that is only just beginning may not have heard it the first time.
            stop()
            self.join(0.01)
        ended = not self.is_alive() or not self._patience
        if self._timer is not None:  # gone for good, so that it cannot stop a later search
            self._timer.cancel()
            self._timer.join(self._patience)
        return ended


class UciProgram:
    r"""A conversation in UCI over a pair of streams.

    >>> import io
    >>> answers = io.StringIO()
    >>> UciProgram(io.BytesIO(b"position startpos moves d2d3\nfly\nquit"), answers).run()
    >>> print(answers.getvalue(), end="")
    info string the position stays as it was: d2-d3 is not legal. d3 is occupied.
    info string there is no command 'fly'; help lists them
    """

    def __init__(
        self, commands: BinaryIO, answers: TextIO, *, make_engine: "Callable[..., Engine] | None" = None
    ) -> None:
        self._commands = commands
        self._answers = answers
        self._make_engine = make_engine
        self._engine: Engine | None = None
        self._settings = Settings()
        self._ruleset: Rules | None = None
        self._board: Board | None = None
        self._job: Job | None = None
        self._debugging = False
        self._speaking = threading.Lock()

    def run(self) -> None:
        """Talk until ``quit`` or the end of the input."""
        try:
            with contextlib.suppress(BrokenPipeError):
                while (line := self._read()) is not None:
                    words = line.split()
                    if words[:1] == ["quit"]:
                        break
                    if words:
                        self._obey(words)
        finally:
            with contextlib.suppress(BrokenPipeError):
                self._halt()

    def _read(self) -> str | None:
        data = self._commands.readline(LONGEST_LINE)
        if len(data) == LONGEST_LINE and not data.endswith(b"\n"):
            while (rest := self._commands.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
                pass
            self._complain(f"a line has at most {LONGEST_LINE} bytes; a longer one was left out")
            return ""
        return data.decode("utf-8", "replace").removeprefix("\ufeff") if data else None  # some shells send a mark

    def _obey(self, words: list[str]) -> None:
        handler = getattr(self, f"_do_{words[0]}", None)
        try:
            if handler is None:
                raise BrandubhError(f"there is no command {quote(words[0])}; help lists them")
            handler(words[1:])
        except BrokenPipeError:
            raise
        except MemoryError:
            self._complain("there is not enough memory for that")
        except BrandubhError as error:
            self._complain(str(error))
        except Exception as error:  # a bug must not end a game that others are playing
            traceback.print_exc()
            self._complain(f"{words[0]} failed: {error!r}")

    # What is said

    def _say(self, *lines: str) -> None:
        with self._speaking:
            self._answers.write("".join(f"{line}\n" for line in lines))
            self._answers.flush()

    def _complain(self, text: str) -> None:
        line = "".join(letter if letter.isprintable() else " " for letter in text)
        self._say(f"info string {line if len(line) <= 300 else line[:299] + '…'}")

    def _remark(self, text: str) -> None:
        if self._debugging:
            self._complain(text)

    # Commands, each with the words that follow it

    def _do_uci(self, _words: list[str]) -> None:
        declarations = (option.declaration() for option in OPTIONS.values())
        self._say(f"id name Brandubh {__version__}", "id author The Brandubh authors", *declarations, "uciok")

    def _do_debug(self, words: list[str]) -> None:
        if words not in (["on"], ["off"]):
            raise BrandubhError("debug is followed by on or off")
        self._debugging = words == ["on"]

    def _do_isready(self, _words: list[str]) -> None:
        try:
            if not self._is_busy():
                self._the_engine()
        finally:  # whoever asks waits for this answer, whatever went wrong
            self._say("readyok")

    def _do_setoption(self, words: list[str]) -> None:
        option, value = read_setoption(" ".join(words))
        key = option.name.lower()
        self._halt()
        before, self._settings = self._settings, self._settings.with_value(key, value)
        try:
            self._apply(key)
        except Exception:
            self._settings = before
            raise
        self._remark(f"{option.name} is {value}")

    def _apply(self, key: str) -> None:
        if key in ("uci_variant", "uci_rulesfile"):
            rules = self._settings.load_rules()
            if self._engine is not None:
                self._engine.set_rules(rules)
            self._ruleset = rules
            self._board = None
        elif key == "tablepath":
            tables = self._open_tables()
            if self._engine is not None:
                self._engine.tables = tables
        elif self._engine is not None:
            self._settings.apply(key, self._engine)

    def _do_ucinewgame(self, _words: list[str]) -> None:
        self._halt()
        self._the_engine().new_game()

    def _do_position(self, words: list[str]) -> None:
        from brandubh.board import Board

        place = words.index("moves") if "moves" in words else len(words)
        given, moves = words[:place], words[place + 1 :]
        try:
            if given[:1] == ["fen"]:
                board = Board(" ".join(given[1:]), rules=self._rules())
            elif given == ["startpos"]:
                board = Board(rules=self._rules())
            else:
                raise BrandubhError("position is followed by startpos, or by fen, a board and b or w")
            board.check()
            for text in moves:
                board.push(board.parse_text(text))
        except BrandubhError as error:
            raise BrandubhError(f"the position stays as it was: {error}") from None
        self._halt()
        self._board = board
        self._remark(f"the position is {board.fen()}")

    def _do_go(self, words: list[str]) -> None:
        board = self._the_board().copy()
        limit, waits_for, perft = read_go(words, board)
        self._halt()
        if perft is not None:
            depth = perft
            self._start(Job(lambda job: self._count(job, board, depth)))
            return
        self._the_engine()
        self._remark(f"searching {board.fen()} with {limit}")
        self._start(Job(lambda job: self._search(job, board), limit, waits_for=waits_for))

    def _do_stop(self, _words: list[str]) -> None:
        self._halt()

    def _do_ponderhit(self, _words: list[str]) -> None:
        job = self._job
        if job is None or job.waits_for != "ponderhit" or job.limit is None:
            raise BrandubhError("nothing is being pondered")
        seconds = job.limit.seconds()
        if seconds is not None:
            # Time spent pondering counts, as in Stockfish: what was thought on the other's time saves one's own.
            job.end_after(seconds, self._stop_engine)
        job.release()

    def _do_d(self, _words: list[str]) -> None:
        from brandubh.pictures.text import render

        board = self._the_board()
        stands = board.outcome() or f"The {board.turn} are to move and have {len(board.legal_moves)} moves."
        rules = board.rules
        self._say(
            render(board, ascii_only=True).plain,
            "",
            f"Fen: {board.fen()}",
            f"Key: {board.key():016X}",
            f"Rules: {rules.name} ({rules.rules_id})",
            str(stands),
        )

    def _do_eval(self, _words: list[str]) -> None:
        if self._is_busy():
            raise BrandubhError("eval has to wait: a search is under way")
        board = self._the_board()
        outcome = board.outcome()
        self._say(str(outcome or self._the_engine().evaluate(board)))

    def _do_bench(self, words: list[str]) -> None:
        depth = whole_number("bench", words[0], *GO_NUMBERS["depth"]) if words else None
        self._halt()
        engine = self._the_engine()

        def work(job: Job) -> None:
            with self._reporting("the bench"):
                nodes, seconds = engine.bench(depth)
                if not job.stopped:
                    speed = round(nodes / seconds) if seconds > 0 else 0
                    self._say(f"Seconds: {seconds:.3f}", f"Nodes: {nodes}", f"Nodes per second: {speed}")

        # It cannot be stopped, but it works apart from everything else: told to, it merely says nothing any more.
        self._start(Job(work, patience=0.0))

    def _do_help(self, _words: list[str]) -> None:
        self._say(_HELP)

    # What is searched, and with what

    def _rules(self) -> "Rules":
        if self._ruleset is None:
            self._ruleset = self._settings.load_rules()
        return self._ruleset

    def _the_board(self) -> "Board":
        if self._board is None:
            from brandubh.board import Board

            self._board = Board(rules=self._rules())
        return self._board

    def _the_engine(self) -> "Engine":
        if self._engine is None:
            from brandubh.engine.engine import Engine

            number = self._settings.number
            make = self._make_engine or Engine
            engine = make(rules=self._rules(), threads=number("threads"), hash_mb=number("hash"))
            engine.tables = self._open_tables()
            self._settings.set_strength(engine)
            self._engine = engine
        return self._engine

    def _open_tables(self) -> "Tables | None":
        tables = self._settings.open_tables()
        for error in tables.bad(self._rules()) if tables is not None else ():
            self._complain(str(error))  # now, not in the middle of a game; the other tables will do
        return tables

    # Searching

    def _is_busy(self) -> bool:
        return self._job is not None and self._job.is_alive()

    def _start(self, job: Job) -> None:
        self._job = job
        job.start()

    def _halt(self) -> None:
        """End what is under way, if anything is, and wait until it has said its last word."""
        if self._job is not None and not self._job.end(self._stop_engine):
            self._complain("the search does not end, though it was told to")
        self._job = None

    def _stop_engine(self) -> None:
        if self._engine is not None:
            self._engine.stop()

    @contextlib.contextmanager
    def _reporting(self, what: str) -> Iterator[None]:
        """Around work in a thread of its own: an error becomes a line, and a reader who has gone is no error."""
        try:
            yield
        except BrokenPipeError:
            pass
        except Exception as error:  # the conversation goes on; the traceback is for whoever mends the bug
            traceback.print_exc()
            with contextlib.suppress(BrokenPipeError):
                self._complain(f"{what} failed: {error!r}")

    def _search(self, job: Job, board: "Board") -> None:
        best = "(none)"
        with self._reporting("the search"):
            outcome = board.outcome()
            if outcome is None:
                best = " ponder ".join(move.uci() for move in self._think(job, board))
            else:
                self._complain(f"the game is over. {outcome}")
        job.released.wait()
        with contextlib.suppress(BrokenPipeError):
            self._say(f"bestmove {best}")

    def _think(self, job: Job, board: "Board") -> "tuple[Move, ...]":
        """The move to play, and the answer expected if there is one."""
        engine = self._the_engine()
        assert job.limit is not None
        limit = dataclasses.replace(job.limit, time=None, clock=None) if job.waits_for else job.limit

        def tell(info: "Info") -> None:
            self._say(info_line(info, board.turn, wdl=self._settings.is_on("uci_showwdl")))

        lines = self._settings.number("multipv")
        if lines > 1 and engine.level is None:
            found = engine.analyse(board, limit, multipv=lines, on_info=tell)
            best = found[0].pv if found else ()
        else:
            # A weakened engine shows one line: that of the move it will play.
            result = engine.play(board, limit, on_info=tell)
            best = tuple(move for move in (result.move, result.ponder) if move is not None)
        # Stopped before it had looked at anything, it still owes a move.
        return best[:2] or limit.moves[:1] or tuple(board.legal_moves)[:1]

    def _count(self, job: Job, board: "Board", depth: int) -> None:
        with self._reporting("the count"):
            total = int(depth == 0)
            for move in board.legal_moves if depth else ():
                paths = board.after(move).perft(depth - 1, stop=lambda: job.stopped)
                if job.stopped:
                    return
                self._say(f"{move.uci()}: {paths}")
                total += paths
            self._say("", f"Nodes searched: {total}")
