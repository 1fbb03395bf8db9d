"""Analysis among the servers of one place: a search that waits here goes on at a server that has nothing to do.

A server at which people wait offers; idle ones bid; it gives its next search to whose bid comes first, so that exactly
one has it. Reports come back over the bus. At each pulse both tell that they are there: whoever hears nothing for long
takes the search back, or ends it. So any message may be lost.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Literal

from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel, Field, TypeAdapter

from brandubh.board import Board
from brandubh.engine.limits import Limit
from brandubh.engine.score import Info
from brandubh.engine.uci.language import info_line, read_info
from brandubh.errors import BrandubhError
from brandubh.server.analysis.views import AnalysisRequest
from brandubh.server.askers import Asker
from brandubh.server.positions.requests import RulesFields
from brandubh.server.problems import ProblemError

if TYPE_CHECKING:
    from brandubh.server.engines import EngineQueue

log = logging.getLogger(__name__)

WORD = "search "  # with which these messages begin
LONGEST = 64_000  # characters of a message; the longest game that is analysed has a third of them
PULSE = 0.5  # seconds
SILENCE = 5.0  # seconds after which the other one is taken to be dead
BID = 2.0  # seconds for which a bid is good
MOST_UNREAD = 20  # reports; later ones take the place of the earliest
MOST_PLIES = 999

Name = Annotated[str, Field(pattern="^[0-9a-f]{16}$")]


class Offer(BaseModel):
    """Somebody waits here."""

    kind: Literal["offer"] = "offer"
    by: Name


class Bid(BaseModel):
    """Here an engine is idle."""

    kind: Literal["bid"] = "bid"
    by: Name
    to: Name


class Gift(BaseModel):
    """A search for one of those who have bid."""

    kind: Literal["gift"] = "gift"
    by: Name
    to: Name
    search: Name
    request: AnalysisRequest


class Report(BaseModel):
    """The lines of an iteration, as UCI has them; without any it says that the search goes on."""

    kind: Literal["report"] = "report"
    search: Name
    lines: Annotated[list[Annotated[str, Field(max_length=2000)]], Field(max_length=5)] = []


class End(BaseModel):
    """The search was ended by whoever had it; ``done`` if it is finished."""

    kind: Literal["end"] = "end"
    search: Name
    done: bool


class Wanted(BaseModel):
    """Whether somebody still waits for the reports of a search."""

    kind: Literal["wanted"] = "wanted"
    search: Name
    still: bool


Message = Offer | Bid | Gift | Report | End | Wanted
MESSAGES: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="kind")])


@dataclass(slots=True, eq=False)
class _Taken:
    """A search of another server."""

    name: str
    task: asyncio.Task[bool] | None = None
    wanted_at: float = field(default_factory=time.monotonic)
    unsaid: list[str] | None = None  # the last iteration, unless it was reported
    has_spoken: bool = False  # since the last pulse


class Neighbours:
    """The other servers, as far as analysis goes. ``elsewhere`` takes messages to them; without it there are none."""

    def __init__(self, analysts: "EngineQueue") -> None:
        self.elsewhere: Callable[[str], None] | None = None
        self.is_draining = False
        self.counts = Counter(given=0, returned=0, taken=0)
        self._analysts = analysts
        self._name = secrets.token_hex(8)
        self._bids: dict[str, float] = {}  # of ours: to whom, and when they lapse
        self._given: dict[str, asyncio.Queue[Report | End]] = {}
        self._taken: dict[str, _Taken] = {}

    def _tell(self, message: Message) -> None:
        if self.elsewhere is not None:
            self.elsewhere(WORD + message.model_dump_json())

    def heard(self, text: str) -> bool:
        """Take in a message, if it is one of these; :class:`ValueError` if it is garbled."""
        if not text.startswith(WORD):
            return False
        if len(text) > LONGEST:
            raise ValueError("too long")
        try:
            message = MESSAGES.validate_json(text.removeprefix(WORD))
        except ProblemError:  # of the rules of a position
            raise ValueError("no rules") from None
        match message:
            case Offer():
                self._bid(message.by)
            case Bid():
                if message.to == self._name and self._analysts.send(message.by) and self._analysts.may_leave:
                    self.offer()
            case Gift():
                lapses = self._bids.pop(message.by, 0.0)
                if message.to == self._name:
                    self._take(message, time.monotonic() < lapses)
            case Wanted():
                if (taken := self._taken.get(message.search)) is not None:
                    taken.wanted_at = time.monotonic()
                    if not message.still and taken.task is not None:
                        taken.task.cancel()
            case Report() | End():
                if (news := self._given.get(message.search)) is not None:
                    _put(news, message)
        return True

    async def keep(self) -> None:
        """Tell for ever at each pulse that this server is there, and end what nobody wants any more."""
        while True:
            await asyncio.sleep(PULSE)
            if self._analysts.may_leave:
                self.offer()
            for search in self._given:
                self._tell(Wanted(search=search, still=True))
            for taken in list(self._taken.values()):
                taken.has_spoken = False
                self._report(taken)
                if taken.task is not None and time.monotonic() > taken.wanted_at + SILENCE:
                    taken.task.cancel()

    def close(self) -> None:
        """Take back what was given; the engines that had something of others are closed by now."""
        for search, news in self._given.items():
            _put(news, End(search=search, done=False))

    # Whoever has too much to do

    def offer(self) -> None:
        """Tell the others that somebody waits here."""
        self._tell(Offer(by=self._name))

    async def search(self, where: str, board: Board, limit: Limit, lines: int, on_info: Callable[[Info], None]) -> bool:
        """Pass on each report of a search at another server; whether it came to its end there."""
        assert limit.time is not None, "the other one ends it by itself"
        name = secrets.token_hex(8)
        news = self._given[name] = asyncio.Queue(MOST_UNREAD)
        self.counts["given"] += 1
        rules = board.rules.preset or RulesFields(**board.rules.to_dict())  # type: ignore[arg-type]  # its fields are any
        request = AnalysisRequest(
            rules=rules,
            fen=board.root().fen(),
            moves=[move.uci() for move in board.move_stack],
            lines=lines,
            seconds=limit.time,
            depth=limit.depth,
        )
        self._tell(Gift(by=self._name, to=where, search=name, request=request))
        done = False
        try:
            async with asyncio.timeout(limit.time + SILENCE):
                while not isinstance(message := await asyncio.wait_for(news.get(), SILENCE), End):
                    for info in (read_info(line, board) for line in message.lines):
                        if info is not None and _is_sound(info, lines):
                            on_info(info)
            done = message.done
        except TimeoutError:
            log.warning("another server fell silent; its search goes on here")
        finally:
            del self._given[name]
            self._tell(Wanted(search=name, still=False))
        self.counts["returned"] += not done
        return done

    # Whoever has nothing to do

    def _bid(self, to: str) -> None:
        """Bid for an offer: for no more at a time than engines are idle."""
        now = time.monotonic()
        self._bids = {each: lapses for each, lapses in self._bids.items() if lapses > now}
        if to not in self._bids and len(self._bids) < self._analysts.idle and not self.is_draining:
            self._bids[to] = now + BID
            self._tell(Bid(by=self._name, to=to))

    def _take(self, gift: Gift, is_bid: bool) -> None:
        if not is_bid or gift.search in self._taken:
            self._tell(End(search=gift.search, done=False))
            return
        taken = _Taken(gift.search)
        taken.task = asyncio.create_task(self._help(taken, gift.request))
        taken.task.add_done_callback(lambda task: self._ended(taken, not task.cancelled() and task.result()))
        self._taken[gift.search] = taken

    async def _help(self, taken: _Taken, request: AnalysisRequest) -> bool:
        """Search for another server, until somebody waits here; whether it came to its end."""
        iteration: dict[int, str] = {}
        try:
            board = await run_in_threadpool(request.analysed)
            number = min(request.lines, len(board.legal_moves))

            def on_info(info: Info) -> None:
                iteration[info.multipv] = info_line(info, board.turn, wdl=True)
                if info.multipv == number:
                    taken.unsaid = list(iteration.values())[:number]
                    iteration.clear()
                    if not taken.has_spoken:
                        self._report(taken)

            if not self._analysts.idle or not number:
                return False
            await self._analysts.place(Asker())
            self.counts["taken"] += 1
            limit = Limit(depth=request.depth, time=request.seconds)
            return await self._analysts.search(board, limit, request.lines, on_info)
        except BrandubhError as error:
            log.warning("a search for another server failed: %s", error)
            return False

    def _ended(self, taken: _Taken, done: bool) -> None:
        del self._taken[taken.name]
        if taken.unsaid:
            self._report(taken)
        self._tell(End(search=taken.name, done=done))

    def _report(self, taken: _Taken) -> None:
        """Report what is new; at most twice in a pulse."""
        self._tell(Report(search=taken.name, lines=taken.unsaid or []))
        taken.has_spoken, taken.unsaid = bool(taken.unsaid), None


def _is_sound(info: Info, lines: int) -> bool:
    """Whether a report can be shown."""
    return bool(info.pv) and info.wdl is not None and 1 <= info.multipv <= lines and 1 <= info.depth <= MOST_PLIES


def _put(news: "asyncio.Queue[Report | End]", message: Report | End) -> None:
    if news.full():
        news.get_nowait()
    news.put_nowait(message)
