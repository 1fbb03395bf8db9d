"""What can be done with games. Each action is one transaction: it is written whole, or it did not happen."""

import asyncio
import contextlib
import logging
import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from fastapi.concurrency import run_in_threadpool
from sqlalchemy import Connection, func, select
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
from brandubh.server.games.game_time import GameTime
from brandubh.server.games.invites import InviteView, Joining, invite_view
from brandubh.server.games.invites import find as find_invite
from brandubh.server.games.lag import RoundTrips
from brandubh.server.games.leases import lease
from brandubh.server.games.news import Change, News
from brandubh.server.games.offers import next_game
from brandubh.server.games.open_games import make_room, remove_abandoned
from brandubh.server.games.presence import Both
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
from brandubh.server.games.seats import (
    Seats,
    Sitter,
    check_may_remove,
    check_nobody_left,
    check_seated,
    name_account,
    offer_seat,
    take_seat,
)
from brandubh.server.games.shown import Shown, show
from brandubh.server.games.views import DaysChoice, GameList, GameView, NewGame, NewMove, clock_columns, summary
from brandubh.server.limits import Limits
from brandubh.server.moderation import leaving
from brandubh.server.moderation.blocks import check_may_meet
from brandubh.server.positions.requests import read_rules, start_board
from brandubh.server.problems import ProblemError, conflict, invalid
from brandubh.server.ratings.rating import note_ratings, rate_end
from brandubh.server.ratings.terms import check_may_join, check_may_rate
from brandubh.server.recent import Recent

log = logging.getLogger(__name__)

_PAGE = 50
_HOUR = 3600.0
_MOST_KEPT = 200_000  # moves in all games together: some two thousand games in play


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
        self.moves_made = 0  # and committed
        self.node = secrets.token_hex(8)  # by which the other servers know this one
        self.round_trips = RoundTrips()
        self._shown: Recent[Shown] = Recent(_MOST_KEPT)
        # the writer's own: nobody else may see a change before it is committed
        self._loaded: Recent[tuple[LoadedGame, Shown]] = Recent(_MOST_KEPT)

    # Reading

    async def view(self, game_id: str, visitor: str) -> GameView:
        """A game as a visitor sees it. If a clock has run out, looking at it ends the game."""
        shown = await self._look(game_id)
        if shown.is_flagged(self.time.now()):
            await self.end_on_time(game_id)
            shown = await self._look(game_id)
        return shown.to(visitor, self.time.now())

    async def end_on_time(self, game_id: str) -> None:
        """End a game in which somebody's time is up, unless it has ended or gone on already."""
        if self.time.is_kept:
            with contextlib.suppress(ProblemError):  # many may notice at the same moment
                await self._change(game_id, _end_on_time)

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
            now = self.time.now()
            return GameList(games=[summary(row, last.get(row.id), owner, now) for row in rows], total=total or 0)

        return await self._database.read(read)

    async def ids_of(self, owner: str) -> Sequence[str]:
        """All games of a visitor by their ids, the first one first."""
        query = select(games.c.id).where(played_by(owner)).order_by(games.c.created_at, games.c.id)
        return await self._database.read(lambda connection: connection.scalars(query).all())

    async def rows_of(self, ids: Sequence[str]) -> Sequence[GameRow]:
        """The rows of some games, the first one first; those that were removed meanwhile are left out."""
        query = select(games).where(games.c.id.in_(ids)).order_by(games.c.created_at, games.c.id)
        return await self._database.read(partial(read_rows, query=query))

    # Beginning

    async def create(self, new: NewGame, owner: str, account: str | None = None) -> GameView:
        """Begin a game, or the first set of a match. ``account`` is the name of an owner who has one."""
        begun = partial(self._new, new, owner, account)
        row, shown = await run_in_threadpool(begun) if new.moves else begun()  # many moves take long

        def write(connection: Connection) -> _Begun:
            self._write_new(connection, row)
            if row.attackers_bot or row.defenders_bot:
                return _Begun(show(LoadedGame(row, [row] if new.match else []), row.created_at))
            return _Begun(shown.with_players(row) if account is not None else shown)

        return await self._begin(write, owner, f"games of {owner}")

    def _new(self, new: NewGame, owner: str, account: str | None) -> tuple[GameRow, Shown]:
        """The row of a new game, and how it is shown."""
        rules = read_rules(new.rules)
        start = start_board(rules, new.start)
        check_may_rate(new, rules, start, account)
        side = random.choice(list(Side)) if new.side == "random" else Side(new.side)
        if new.mode == "friend" and new.moves:
            raise invalid(BrandubhError("invalid"), "a game with a friend begins without moves, from any position")
        if new.mode != "friend" and isinstance(new.clock, DaysChoice):
            raise invalid(BrandubhError("invalid"), "days per move are for two people at two screens")
        level = new.level if new.mode == "computer" else None
        initial, increment, days = clock_columns(new.clock)
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
            clock_initial=initial,
            clock_increment=increment,
            clock_days=days,
            position=start.fen(),
            match_id=new_id() if new.match else None,
            match_set=1 if new.match else None,
            # what was brought along was not played here
            in_openings=new.in_openings and len(new.moves) <= 1,
            rated=new.rated or None,
        )
        if new.mode == "friend":
            offer_seat(row, side, Sitter(owner, new.name, account))
            row.invite = new_id()
        elif new.mode == "computer":
            name_account(row, side, account)
        loaded = LoadedGame(row, [row] if new.match else [])
        for text in new.moves:
            push(loaded, loaded.board.parse_text(text), now, arrived=now)
        settle(loaded, now)
        row.flag_at = loaded.flag_at()
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
            check_nobody_left(last)
            second = swapped(last, now)
            second.match_id, second.match_set = last.match_id, 2
            second.tournament = last.tournament
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
                check_nobody_left(row)
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

    async def join(self, invite: str, visitor: str, joining: Joining, account: str | None = None) -> GameView:
        """Take the seat that a link offers; whoever has it already finds the game."""
        game_id = (await self.invitation(invite, visitor)).game_id

        def write(connection: Connection) -> _Begun:
            now = self.time.now()
            loaded = load(connection, game_id)
            row = loaded.row
            if visitor != row.owner and Seats.of(row).sides(visitor):
                return _Begun(show(loaded, now))
            check_may_meet(connection, visitor, row.owner)
            check_may_join(row, account)
            take_seat(row, Sitter(visitor, joining.name, account))
            row.in_openings = bool(row.in_openings and joining.in_openings)
            row.updated_at = now
            note_ratings(connection, row)
            write_seats(connection, row)
            return _Begun(show(loaded, now))

        return await self._begin(write, visitor, game_id)

    def _write_new(self, connection: Connection, row: GameRow) -> None:
        make_room(connection, row, self._limits)
        lease(row, self.node, row.created_at)
        note_ratings(connection, row)
        write_new(connection, row)

    async def _begin(self, write: Callable[[Connection], _Begun], visitor: str, lock: str) -> GameView:
        """Commit a new game, or a new player of one, and tell of it."""

        def tell(begun: _Begun) -> None:
            view = begun.shown.view
            self._keep(begun.shown)
            players = begun.shown.seats.players
            self._news.changed(Change(view.id, version=view.version, computers_turn=view.thinking, players=players))
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
        way = self.round_trips.of(game_id, visitor)
        move = partial(actions.play, move=new.move, ply=new.ply, fen=new.fen, arrived=self.time.now(), way=way)
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

        def note(connection: Connection, now: float) -> None:
            leaving.note(connection, game_id, visitor, "aborted", now)

        return await self._change(game_id, offers.abort, visitor, also=note)

    async def lose_unmoved(self, game_id: str, ply: int) -> Change:
        """End a game whose side to move has not come."""
        return await self._change(game_id, partial(actions.lose_unmoved, ply=ply))

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

    async def change(
        self,
        game_id: str,
        action: Callable[..., None],
        visitor: str,
        here: Callable[[Connection], Both],
        also: Callable[[Connection, float], None],
    ) -> Change:
        """Carry out a visitor's action that depends on who is there, and write more with it."""
        return await self._change(game_id, action, visitor, here, also)

    async def seats(self, game_id: str) -> Seats:
        """Who has which seat of a game."""
        return (await self._look(game_id)).seats

    # How

    async def _change(
        self,
        game_id: str,
        action: Callable[..., None],
        visitor: str | None = None,
        here: Callable[[Connection], Both] | None = None,
        also: Callable[[Connection, float], None] | None = None,
    ) -> Change:
        """Carry out an action in a game, by the seats of a visitor if one is named, and tell of it. Some actions depend
        on who is ``here``; ``also`` writes more, in the same transaction.
        """
        # A long game that nobody has looked at lately is explained here, and not while others wait to write.
        known = self._shown.get(game_id) or await self._look(game_id)

        def write(connection: Connection) -> tuple[Shown, Change, int]:
            loaded, before = self._load_to_change(connection, game_id, known.view)
            doing = action if visitor is None else partial(action, by=check_seated(loaded.row, visitor))
            if here is not None:
                doing = partial(doing, here=here(connection))
            now = self.time.now()
            went_on = loaded.row.termination is None
            try:
                doing(loaded, now)
                loaded.row.flag_at = loaded.flag_at()
                lease(loaded.row, self.node, now)
                if went_on:
                    rate_end(connection, loaded.row, now)
                write_change(connection, loaded.row)
                if also is not None:
                    also(connection, now)
            except BaseException:
                self._loaded.forget(game_id)  # it may be half changed
                raise
            kept = min(len(before.view.moves), loaded.row.plies)  # an action adds moves or takes some back, never both
            shown = show(loaded, now, before.view, kept)
            self._loaded.put(game_id, (loaded, shown), shown.weight)
            return shown, shown.change(before.view, kept), loaded.row.plies - kept

        def changed(result: tuple[Shown, Change, int]) -> None:
            shown, change, made = result
            self.moves_made += made
            self._keep(shown)
            self._news.changed(change)

        _, change, _ = await self._database.write(write, changed, lock=game_id)
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
