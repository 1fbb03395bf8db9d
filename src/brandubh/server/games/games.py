"""What can be done with games. Each action is one transaction: it is written whole, or it did not happen."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from fastapi.concurrency import run_in_threadpool
from sqlalchemy import Connection, and_, func, or_, select
from sqlalchemy.exc import IntegrityError

from brandubh.board import Board
from brandubh.errors import BrandubhError
from brandubh.move import Move
from brandubh.pieces import Side
from brandubh.server.database import Database
from brandubh.server.games import actions, offers
from brandubh.server.games.actions import WentOnError, new_id, push, settle, swapped
from brandubh.server.games.finding import filtered, load, played_by
from brandubh.server.games.from_rows import ABORTED, LoadedGame
from brandubh.server.games.game_time import BEAT, GameTime
from brandubh.server.games.invites import InviteView, Joining, invite_view
from brandubh.server.games.invites import find as find_invite
from brandubh.server.games.news import Change, News
from brandubh.server.games.offers import next_game
from brandubh.server.games.open_games import make_room, remove_abandoned
from brandubh.server.games.rows import (
    GameRow,
    games,
    last_moves,
    read_rows,
    versions_of,
    write_change,
    write_new,
    write_seats,
)
from brandubh.server.games.seats import Seats, check_may_remove, check_seated, offer_seat, take_seat
from brandubh.server.games.shown import Shown, show
from brandubh.server.games.views import GameList, GameView, NewGame, NewMove, summary
from brandubh.server.limits import Limits
from brandubh.server.positions.requests import read_rules, start_board
from brandubh.server.problems import conflict, invalid
from brandubh.server.recent import Recent

log = logging.getLogger(__name__)

_PAGE = 50
_HOUR = 3600.0
_MOST_KEPT = 20_000  # moves in all games together: some 25 megabytes, and 40 ms for a full garbage collection


@dataclass(frozen=True, slots=True)
class _Begun:
    """A game that has begun, and the one after which it is played, whose players are to find it."""

    shown: Shown
    after: str | None = None


class Games:
    """The games in the database. Those played or looked at last are kept in memory; their versions in the database say
    whether they are as they were.
    """

    def __init__(self, database: Database, news: News, limits: Limits) -> None:
        self._database = database
        self._news = news
        self._limits = limits
        self.time = GameTime()
        self._shown: Recent[Shown] = Recent(_MOST_KEPT)
        # the writer's own: nobody else may see a change before it is committed
        self._loaded: Recent[tuple[LoadedGame, Shown]] = Recent(_MOST_KEPT)

    # Reading

    async def view(self, game_id: str, visitor: str) -> GameView:
        """A game as a visitor sees it. If a clock has run out, looking at it ends the game."""
        shown = await self._look(game_id)
        if shown.is_flagged(self.time.now()):
            with contextlib.suppress(WentOnError):  # all who watch may notice in the same moment
                await self._change(game_id, _end_on_time)
            shown = await self._look(game_id)
        return shown.to(visitor, self.time.now())

    async def _look(self, game_id: str) -> Shown:
        known = self._shown.get(game_id)

        def read(connection: Connection) -> Shown:
            if known is not None and versions_of(connection, game_id, known.match_id) == known.versions:
                return known
            return show(load(connection, game_id), self.time.now(), known.view if known else None)

        shown = await self._database.read(read)
        if shown is not known:
            self._keep(shown)
        return shown

    def _keep(self, shown: Shown) -> None:
        kept = self._shown.get(shown.view.id)
        if kept is None or kept.view.version <= shown.view.version:  # a change may have overtaken whoever was reading
            self._shown.put(shown.view.id, shown, shown.weight)

    async def load(self, game_id: str) -> LoadedGame:
        """A game as it stands in the database, replayed."""

        def read(connection: Connection) -> LoadedGame:
            loaded = load(connection, game_id)
            _ = loaded.board  # here, where nobody waits for it
            return loaded

        return await self._database.read(read)

    async def list(
        self,
        owner: str,
        *,
        search: str = "",
        rules: str | None = None,
        result: str | None = None,
        mode: str | None = None,
        offset: int = 0,
    ) -> GameList:
        """A visitor's games, the last played first."""
        query = filtered(select(games).where(played_by(owner)), search, rules, result, mode)
        page = query.order_by(games.c.updated_at.desc(), games.c.id).offset(offset).limit(_PAGE)

        def read(connection: Connection) -> GameList:
            total = connection.scalar(select(func.count()).select_from(query.subquery()))
            rows = read_rows(connection, page, with_moves=False)
            last = last_moves(connection, rows)
            return GameList(games=[summary(row, last.get(row.id), owner) for row in rows], total=total or 0)

        return await self._database.read(read)

    async def ids_of(self, owner: str) -> Sequence[str]:
        """All games of a visitor by their ids, the first one first."""
        query = select(games.c.id).where(played_by(owner)).order_by(games.c.created_at, games.c.id)
        return await self._database.read(lambda connection: connection.scalars(query).all())

    async def rows_of(self, ids: Sequence[str]) -> Sequence[GameRow]:
        """The rows of some games, the first one first; those that were removed meanwhile are left out."""
        query = select(games).where(games.c.id.in_(ids)).order_by(games.c.created_at, games.c.id)
        return await self._database.read(partial(read_rows, query=query))

    async def waiting_for_computer(self) -> Sequence[str]:
        """The open games in which it is the computer's turn; it may not be in one from before its position was kept."""
        level = {Side.ATTACKERS: games.c.attackers_level, Side.DEFENDERS: games.c.defenders_level}
        position = games.c.position
        query = select(games.c.id).where(
            games.c.termination.is_(None),
            or_(
                *(
                    and_(level[side].is_not(None), or_(position.like(f"% {side.letter}"), position.is_(None)))
                    for side in Side
                )
            ),
        )
        return await self._database.read(lambda connection: connection.scalars(query).all())

    # Beginning

    async def create(self, new: NewGame, owner: str) -> GameView:
        """Begin a game, or the first set of a match."""
        begun = partial(self._new, new, owner)
        row, shown = await run_in_threadpool(begun) if new.moves else begun()  # many moves take long

        def write(connection: Connection) -> _Begun:
            self._write_new(connection, row)
            return _Begun(shown)

        return await self._begin(write, owner, f"games of {owner}")

    def _new(self, new: NewGame, owner: str) -> tuple[GameRow, Shown]:
        """The row of a new game, and how it is shown."""
        rules = read_rules(new.rules)
        start = start_board(rules, new.start)
        side = random.choice(list(Side)) if new.side == "random" else Side(new.side)
        if new.mode == "friend" and new.moves:
            raise invalid(BrandubhError("invalid"), "a game with a friend begins without moves, from any position")
        level = new.level if new.mode == "computer" else None
        now = self.time.now()
        row = GameRow(
            id=new_id(),
            owner=owner,
            created_at=now,
            updated_at=now,
            rules=rules.to_dict(),
            rules_name=rules.name,
            start=None if start == Board(rules=rules) else start.fen(),
            attackers_level=level if side is Side.DEFENDERS else None,
            defenders_level=level if side is Side.ATTACKERS else None,
            attackers_name=new.attackers_name,
            defenders_name=new.defenders_name,
            clock_initial=round(1000 * new.clock.initial) if new.clock else None,
            clock_increment=round(1000 * new.clock.increment) if new.clock else None,
            position=start.fen(),
            match_id=new_id() if new.match else None,
            match_set=1 if new.match else None,
            # what was brought along was not played here
            in_openings=new.in_openings and len(new.moves) <= 1,
        )
        if new.mode == "friend":
            offer_seat(row, side, new.name)
            row.invite = new_id()
        loaded = LoadedGame(row, [row] if new.match else [])
        for text in new.moves:
            push(loaded, loaded.board.parse_text(text), now, arrived=now)
        settle(loaded, now)
        row.version = 1
        return row, show(loaded, now)

    async def next_set(self, game_id: str, visitor: str) -> GameView:
        """Begin the second set of a match, or find it begun."""

        def write(connection: Connection) -> _Begun:
            now = self.time.now()
            first = load(connection, game_id)
            check_seated(first.row, visitor)
            if not first.sets:
                raise conflict("no-match")
            last = first.sets[-1]
            if last.match_set == 2:
                return _Begun(show(LoadedGame(last, first.sets), now))
            if last.termination is None:
                raise conflict("first-set")
            if last.termination == ABORTED:
                raise conflict("game-over")
            second = swapped(last, now)
            second.match_id, second.match_set = last.match_id, 2
            self._write_new(connection, second)
            return _Begun(show(LoadedGame(second, [last, second]), now), after=game_id)

        return await self._begin(write, visitor, game_id)

    async def rematch(self, game_id: str, visitor: str) -> GameView:
        """Begin another game, or match, like this one with the sides swapped. Of two people at two screens one offers
        it, and it begins when the other asks for it too: until then, this game with the offer.
        """

        def write(connection: Connection) -> _Begun:
            now = self.time.now()
            loaded = load(connection, game_id)
            row, by = loaded.row, check_seated(loaded.row, visitor)
            if Seats.of(row).are_apart:
                if (found := next_game(row)) is not None:
                    return _Begun(show(load(connection, found), now))
                offers.check_is_over(loaded)
                if not offers.is_offered(row, "rematch", by):
                    offers.make(row, offers.Offer("rematch", by[0], row.plies), now)
                    write_change(connection, row)
                    return _Begun(show(loaded, now))
            again = swapped(row, now)
            if row.match_id is not None:
                again.match_id, again.match_set = new_id(), 1
            self._write_new(connection, again)
            if Seats.of(row).are_apart:
                offers.lead_on(row, again.id)
                write_change(connection, row)
            return _Begun(show(LoadedGame(again, [again] if again.match_id else []), now), after=game_id)

        # of two who accept at the same time one begins the game, and the other finds it
        return await self._begin(write, visitor, game_id)

    async def invitation(self, invite: str, visitor: str) -> InviteView:
        """What a link offers."""
        return await self._database.read(lambda connection: invite_view(find_invite(connection, invite), visitor))

    async def join(self, invite: str, visitor: str, joining: Joining) -> GameView:
        """Take the seat that a link offers; whoever has it already finds the game."""
        game_id = (await self.invitation(invite, visitor)).game_id

        def write(connection: Connection) -> _Begun:
            now = self.time.now()
            loaded = load(connection, game_id)
            row = loaded.row
            if visitor != row.owner and Seats.of(row).sides(visitor):
                return _Begun(show(loaded, now))
            take_seat(row, visitor, joining.name)
            row.in_openings = bool(row.in_openings and joining.in_openings)
            row.updated_at = now
            write_seats(connection, row)
            return _Begun(show(loaded, now))

        return await self._begin(write, visitor, game_id)

    def _write_new(self, connection: Connection, row: GameRow) -> None:
        make_room(connection, row, self._limits)
        write_new(connection, row)

    async def _begin(self, write: Callable[[Connection], _Begun], visitor: str, lock: str) -> GameView:
        """Commit a new game, or a new player of one, and tell of it."""

        def tell(begun: _Begun) -> None:
            view = begun.shown.view
            self._keep(begun.shown)
            self._news.changed(Change(view.id, version=view.version, computers_turn=view.thinking))
            if begun.after is not None:
                self._news.changed(Change(begun.after))

        try:
            begun = await self._database.write(write, tell, lock=lock)
        except IntegrityError:
            raise WentOnError from None
        return begun.shown.to(visitor, self.time.now())

    # Playing

    async def play(self, game_id: str, visitor: str, new: NewMove) -> Change:
        """Make a person's move."""
        move = partial(actions.play, move=new.move, ply=new.ply, fen=new.fen, arrived=self.time.now())
        return await self._change(game_id, move, visitor)

    async def play_for_computer(self, game_id: str, seen: Board, move: Move) -> Change:
        """Make the computer's move on a board as it saw it."""
        arrived = self.time.now()
        action = partial(actions.play_for_computer, move=move, ply=seen.ply, fen=seen.fen(), arrived=arrived)
        return await self._change(game_id, action)

    async def take_back(self, game_id: str, visitor: str, ply: int) -> Change:
        """Take moves back until ``ply`` are left, or ask the other player to let one do so."""
        return await self._change(game_id, partial(offers.ask_back, ply=ply), visitor)

    async def resign(self, game_id: str, visitor: str, side: Side | None) -> Change:
        """Give up for a side; without one, for the only person who plays, or else for the side to move."""
        return await self._change(game_id, partial(actions.resign, side=side), visitor)

    async def draw(self, game_id: str, visitor: str) -> Change:
        """Offer a draw or accept one; people at one screen have agreed to it."""
        return await self._change(game_id, offers.draw, visitor)

    async def decline(self, game_id: str, visitor: str) -> Change:
        """Decline what the other player offers, or withdraw one's own offer."""
        return await self._change(game_id, offers.decline, visitor)

    async def abort(self, game_id: str, visitor: str) -> Change:
        """End a game between two people that has hardly begun, without a result."""
        return await self._change(game_id, offers.abort, visitor)

    async def restart_clocks(self) -> None:
        """Let the clocks of all open games run from now on: nobody pays for the time the server was away."""
        running = games.update().where(games.c.termination.is_(None), games.c.clock_from.is_not(None))
        restarted = running.values(clock_from=self.time.now(), version=games.c.version + 1)
        await self._database.write(lambda connection: connection.execute(restarted))
        self._news.look_again()

    async def keep_time(self) -> None:
        """Restart the clocks whenever the wall clock was set, or the machine slept."""
        while True:
            await asyncio.sleep(BEAT)
            if self.time.beat():
                log.warning("the clock was set, or the machine slept: clocks of games are started again")
                try:
                    await self.restart_clocks()
                except Exception:
                    log.exception("the clocks could not be started again")
                self.time.go_on()  # a disk that takes its time is no sleep

    async def delete(self, game_id: str, visitor: str) -> None:
        """Remove a game for good."""

        def write(connection: Connection) -> None:
            row = load(connection, game_id).row
            check_may_remove(row, visitor)
            connection.execute(games.delete().where(games.c.id == row.id))
            self._loaded.forget(game_id)

        def gone(_: None) -> None:
            self._shown.forget(game_id)
            self._news.changed(Change(game_id))

        await self._database.write(write, gone, lock=game_id)

    async def remove_abandoned(self, unbegun: float, begun: float) -> None:
        """Remove the games that nobody has gone on with for that many days, and look again every hour."""
        work = partial(remove_abandoned, unbegun=unbegun, begun=begun)
        while True:
            try:
                while gone := await self._database.write(lambda connection: work(connection, self.time.now())):
                    log.info("%d abandoned games were removed", len(gone))
                    for game_id in gone:
                        self._shown.forget(game_id)
                        self._news.changed(Change(game_id))
            except Exception:
                log.exception("abandoned games could not be removed")
            await asyncio.sleep(_HOUR)

    # How

    async def _change(self, game_id: str, action: Callable[..., None], visitor: str | None = None) -> Change:
        """Carry out an action in a game, by the seats of a visitor if one is named, and tell of it."""
        # A long game that nobody has looked at lately is explained here, and not while others wait to write.
        known = self._shown.get(game_id) or await self._look(game_id)

        def write(connection: Connection) -> tuple[Shown, Change]:
            loaded, before = self._load_to_change(connection, game_id, known.view)
            doing = action if visitor is None else partial(action, by=check_seated(loaded.row, visitor))
            now = self.time.now()
            try:
                doing(loaded, now)
                write_change(connection, loaded.row)
            except BaseException:
                self._loaded.forget(game_id)  # it may be half changed
                raise
            kept = min(len(before.view.moves), loaded.row.plies)  # an action adds moves or takes some back, never both
            shown = show(loaded, now, before.view, kept)
            self._loaded.put(game_id, (loaded, shown), shown.weight)
            return shown, shown.change(before.view, kept)

        def changed(result: tuple[Shown, Change]) -> None:
            shown, change = result
            self._keep(shown)
            self._news.changed(change)

        _, change = await self._database.write(write, changed, lock=game_id)
        return change

    def _load_to_change(self, connection: Connection, game_id: str, known: GameView) -> tuple[LoadedGame, Shown]:
        """A game and how it is shown, from memory if it still is as it was; ``known`` is an earlier view of it."""
        kept = self._loaded.get(game_id)
        if kept is not None and versions_of(connection, game_id, kept[1].match_id) == kept[1].versions:
            return kept
        loaded = load(connection, game_id)
        return loaded, show(loaded, self.time.now(), kept[1].view if kept else known)


def _end_on_time(loaded: LoadedGame, now: float) -> None:
    if not actions.flag(loaded, now):
        raise WentOnError
