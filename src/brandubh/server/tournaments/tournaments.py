"""Tournaments at one server: what people do there, what they hear, and the task that moves all of them on.

Every server looks at them every few seconds. What is to be done follows from the database alone, and is done inside a
transaction that looks again: so it happens once, and a server that is killed leaves nothing half done.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import TypeVar

from fastapi.concurrency import run_in_threadpool
from sqlalchemy import Connection

from brandubh.server.accounts.identity import Person
from brandubh.server.accounts.rows import account_of
from brandubh.server.database import Database
from brandubh.server.games.games import Games
from brandubh.server.games.news import News
from brandubh.server.limits import Limits
from brandubh.server.listeners import Listener
from brandubh.server.moments import moment
from brandubh.server.problems import ProblemError
from brandubh.server.tournaments import rows, state, steps
from brandubh.server.tournaments.rows import TournamentRow, lock_of
from brandubh.server.tournaments.state import State
from brandubh.server.tournaments.steps import Entry
from brandubh.server.tournaments.views import (
    NewTournament,
    OwnPart,
    TournamentHead,
    TournamentList,
    TournamentPage,
    head_view,
    own_part,
    tournament_view,
)

log = logging.getLogger(__name__)

TOPIC = "tournaments"
LOOK = 2.0  # seconds between two looks
PAUSE = 0.2  # seconds in which what happens is told together
MOST_PAST = 50

T = TypeVar("T")


class Tournaments:
    """The tournaments, at one server."""

    def __init__(self, database: Database, news: News, games: Games, limits: Limits) -> None:
        self._database, self._news, self._games, self._limits = database, news, games, limits
        self._listeners: dict[str, set[Listener]] = defaultdict(set)  # by tournament
        self._told: dict[str, str] = {}  # what was said of each last
        self._own: dict[tuple[str, str], str] = {}  # and to each player
        self._changed = asyncio.Event()
        news.topic(TOPIC, self._changed.set)

    # What people do

    async def create(self, new: NewTournament, maker: Person) -> TournamentPage:
        """Hold a tournament."""

        def write(connection: Connection) -> str:
            return steps.create(connection, new, maker, moment(connection), self._limits)

        return await self.look(await self._write(write, TOPIC), maker.player)

    async def enter(self, tournament_id: str, player: str, entry: Entry) -> TournamentPage:
        """Join, leave, pause or come back."""
        await self._step(steps.enter, tournament_id, player, entry)
        return await self.look(tournament_id, player)

    async def start(self, tournament_id: str, player: str) -> TournamentPage:
        """Begin."""
        await self._step(steps.start, tournament_id, player)
        return await self.look(tournament_id, player)

    async def end(self, tournament_id: str, player: str) -> TournamentPage:
        """Pair nobody any more."""
        await self._step(steps.end, tournament_id, player)
        return await self.look(tournament_id, player)

    async def _step(self, step: Callable[..., T], tournament_id: str, *arguments: object) -> T:
        def write(connection: Connection) -> T:
            return step(connection, tournament_id, *arguments, moment(connection))

        return await self._write(write, lock_of(tournament_id))

    async def _write(self, write: Callable[[Connection], T], lock: str) -> T:
        """Change something, and tell everybody if it was changed."""

        def tell(result: T) -> None:
            if result is not False:
                self._changed.set()
                self._news.tell(TOPIC)

        return await self._database.write(write, tell, lock=lock)

    # What people see

    async def list(self) -> TournamentList:
        """All that go on or can be joined, and the last that are over."""

        def read(connection: Connection) -> TournamentList:
            there, past = rows.going_on(connection), rows.past(connection, MOST_PAST)
            counts = rows.counts(connection, [each.id for each in (*there, *past)])

            def heads(found: Sequence[TournamentRow]) -> list[TournamentHead]:
                return [head_view(each, counts.get(each.id, 0)) for each in found]

            return TournamentList(
                open=heads([each for each in there if each.started_at is None]),
                running=heads([each for each in there if each.started_at is not None]),
                past=heads(past),
            )

        return await self._database.read(read)

    async def state(self, tournament_id: str) -> State:
        """A tournament as it stands."""
        return await self._database.read(lambda connection: _read(connection, tournament_id))

    async def look(self, tournament_id: str, player: str) -> TournamentPage:
        """A tournament as somebody sees it."""

        def read(connection: Connection) -> TournamentPage:
            found = _read(connection, tournament_id)
            return TournamentPage(
                tournament=tournament_view(found, _name(connection, found.row.maker)), own=own_part(found, player)
            )

        return await self._database.read(read)

    @contextmanager
    def listening(self, tournament_id: str, player: str) -> Iterator[Listener]:
        """Hear of a tournament for a while."""
        listener = Listener(player)
        self._listeners[tournament_id].add(listener)
        if tournament_id in self._told:
            listener.tell("tournament", self._told[tournament_id])
        if (own := self._own.get((tournament_id, player))) is not None:
            listener.tell("own", own)
        self._changed.set()
        try:
            yield listener
        finally:
            here = self._listeners[tournament_id]
            here.discard(listener)
            if not any(each.player == player for each in here):
                self._own.pop((tournament_id, player), None)
            if not here:
                del self._listeners[tournament_id]
                self._told.pop(tournament_id, None)

    # What happens by itself

    async def keep(self) -> None:
        """Move all tournaments on, and tell of them, for ever."""
        while True:
            self._changed.clear()
            try:
                going_on = await self._database.read(_going_on)
                for tournament_id in going_on:
                    await self._move_on(tournament_id)
                for tournament_id in list(self._listeners):
                    await self._tell(tournament_id)
            except Exception:
                log.exception("the tournaments could not be moved on")
            await asyncio.sleep(PAUSE)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._changed.wait()

    async def _move_on(self, tournament_id: str) -> None:
        """Do what is to be done in a tournament."""
        try:
            found = await self.state(tournament_id)
            if found.row.goes_on and await self._see_to_games(found):
                found = await self.state(tournament_id)
            if found.changes():
                await self._step(steps.settle, tournament_id)
                found = await self.state(tournament_id)
            await self._pair(found)
        except ProblemError as error:  # it is gone, or somebody else was quicker
            log.info("tournament %s: %s", tournament_id, error)

    async def _see_to_games(self, found: State) -> bool:
        """End games that nobody comes to, and those whose time is up; begin second sets. Whether anything was done."""
        done = False
        for game, player in found.absent():
            with suppress(ProblemError):
                await self._games.lose_unmoved(game.id, game.plies)
                await self._step(steps.pause_absent, found.row.id, player)
                done = True
        for game_id in found.quiet():
            with suppress(ProblemError):
                done |= (await self._games.view(game_id, "")).outcome is not None
        for pairing in found.between_sets():
            with suppress(ProblemError):
                await self._games.next_set(pairing.game_id or "", pairing.one)
                done = True
        return done

    async def _pair(self, found: State) -> None:
        """Begin a round, or the games of those who wait."""
        if not found.row.goes_on or not found.may_pair:
            return
        apart = await self._database.read(partial(state.blocked_pairs, players=found.here))
        pairs = await run_in_threadpool(found.plan, apart)
        if pairs:

            def write(connection: Connection) -> bool:
                now = moment(connection)
                return steps.begin(connection, found.row.id, found.row.version, pairs, now, self._limits)

            await self._write(write, lock_of(found.row.id))

    async def _tell(self, tournament_id: str) -> None:
        """Tell those who listen, if anything is new."""
        players = {each.player for each in self._listeners[tournament_id]}

        def read(connection: Connection) -> tuple[str, dict[str, OwnPart]]:
            found = _read(connection, tournament_id)
            view = tournament_view(found, _name(connection, found.row.maker))
            return view.model_dump_json(), {player: own_part(found, player) for player in players if player}

        try:
            text, own = await self._database.read(read)
        except ProblemError:
            return
        if tournament_id not in self._listeners:
            return
        is_new, self._told[tournament_id] = text != self._told.get(tournament_id), text
        for listener in self._listeners[tournament_id]:
            if is_new:
                listener.tell("tournament", text)
        for player, part in own.items():
            said = part.model_dump_json()
            if said != self._own.get((tournament_id, player)):
                self._own[tournament_id, player] = said
                for listener in self._listeners[tournament_id]:
                    if listener.player == player:
                        listener.tell("own", said)


def _read(connection: Connection, tournament_id: str) -> State:
    return state.read(connection, tournament_id, moment(connection))


def _name(connection: Connection, player: str) -> str | None:
    account = account_of(connection, player)
    return None if account is None else account.name


def _going_on(connection: Connection) -> list[str]:
    """The tournaments that may have to be moved on."""
    now = moment(connection)
    return [
        each.id
        for each in rows.going_on(connection)
        if each.started_at is not None
        or (each.starts_at is not None and each.starts_at <= now)
        or each.created_at < now - state.FORGOTTEN
    ]
