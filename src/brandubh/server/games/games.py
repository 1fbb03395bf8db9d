"""What can be done with games. Each action is one transaction: it is written whole, or it did not happen."""

import contextlib
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from sqlalchemy import Select, and_, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session
from sqlalchemy.orm.exc import StaleDataError

from brandubh.board import Board
from brandubh.game import Game
from brandubh.move import Move
from brandubh.pieces import Side
from brandubh.server.database import Database
from brandubh.server.games import actions
from brandubh.server.games.actions import WentOnError, new_id, push, settle, swapped
from brandubh.server.games.from_rows import LoadedGame
from brandubh.server.games.news import Change, News
from brandubh.server.games.rows import GameRow
from brandubh.server.games.view_cache import ViewCache
from brandubh.server.games.views import GameList, GameView, NewGame, NewMove, summary
from brandubh.server.positions.requests import read_rules, start_board
from brandubh.server.problems import conflict, forbidden, not_found

_PAGE = 50

T = TypeVar("T")


class Games:
    """The games in the database."""

    def __init__(self, database: Database, news: News) -> None:
        self._database = database
        self._news = news
        self._views = ViewCache()

    # Reading

    async def view(self, game_id: str, visitor: str) -> GameView:
        """A game as a visitor sees it. If a clock has run out, looking at it ends the game."""
        loaded = await self.load(game_id)
        if loaded.flagged(time.time()) is not None:
            with contextlib.suppress(WentOnError):  # all who watch may notice in the same moment
                await self._change(game_id, _end_on_time)
            return await self.view(game_id, visitor)
        return self._views.view(loaded, visitor)

    async def load(self, game_id: str) -> LoadedGame:
        """A game as it stands in the database."""
        return await self._database.read(partial(_load, game_id=game_id))

    async def sets_of(self, game_id: str) -> Sequence[Game]:
        """The sets of a game's match, or the game alone, for a game file."""
        loaded = await self.load(game_id)
        return [LoadedGame(row).game() for row in loaded.sets or [loaded.row]]

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
        query = _filtered(select(GameRow).where(GameRow.owner == owner), search, rules, result, mode)
        page = query.order_by(GameRow.updated_at.desc(), GameRow.id).offset(offset).limit(_PAGE)

        def read(session: Session) -> GameList:
            total = session.scalar(select(func.count()).select_from(query.subquery()))
            return GameList(games=[summary(row) for row in session.scalars(page)], total=total or 0)

        return await self._database.read(read)

    async def all_of(self, owner: str) -> Sequence[Game]:
        """All games of a visitor, the first one first, for a game file."""
        query = select(GameRow).where(GameRow.owner == owner).order_by(GameRow.created_at)
        return await self._database.read(lambda session: [LoadedGame(row).game() for row in session.scalars(query)])

    async def open_with_computer(self) -> Sequence[str]:
        """The open games in which the computer plays."""
        query = select(GameRow.id).where(
            GameRow.termination.is_(None),
            or_(GameRow.attackers_level.is_not(None), GameRow.defenders_level.is_not(None)),
        )
        return await self._database.read(lambda session: session.scalars(query).all())

    # Beginning

    async def create(self, new: NewGame, owner: str) -> GameView:
        """Begin a game, or the first set of a match."""
        rules = read_rules(new.rules)
        start = start_board(rules, new.start)
        side = random.choice(list(Side)) if new.side == "random" else Side(new.side)
        level = new.level if new.mode == "computer" else None
        now = time.time()
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
            plies=0,
            match_id=new_id() if new.match else None,
            match_set=1 if new.match else None,
            moves=[],
        )
        loaded = LoadedGame(row, [row] if new.match else [])
        for text in new.moves:
            push(loaded, loaded.board.parse_move(text), now)
        settle(loaded)
        await self._write(lambda session: session.add(row))
        return self._changed(loaded, owner)

    async def next_set(self, game_id: str, visitor: str) -> GameView:
        """Begin the second set of a match, or find it begun."""

        def write(session: Session) -> tuple[LoadedGame, bool]:
            first = _load(session, game_id, visitor)
            if not first.sets:
                raise conflict("no-match")
            last = first.sets[-1]
            if last.match_set == 2:
                return LoadedGame(last, first.sets), False
            if last.termination is None:
                raise conflict("first-set")
            second = swapped(last)
            second.match_id, second.match_set = last.match_id, 2
            session.add(second)
            return LoadedGame(second, [last, second]), True

        second, is_new = await self._write(write)
        return self._changed(second, visitor) if is_new else await self.view(second.row.id, visitor)

    async def rematch(self, game_id: str, visitor: str) -> GameView:
        """Begin another game, or match, like this one with the sides swapped."""

        def write(session: Session) -> LoadedGame:
            row = _load(session, game_id, visitor).row
            again = swapped(row)
            session.add(again)
            if row.match_id is None:
                return LoadedGame(again)
            again.match_id, again.match_set = new_id(), 1
            return LoadedGame(again, [again])

        return self._changed(await self._write(write), visitor)

    # Playing

    async def play(self, game_id: str, visitor: str, new: NewMove) -> GameView:
        """Make a person's move."""
        return await self._change(game_id, partial(actions.play, move=new.move, ply=new.ply), visitor)

    async def play_for_computer(self, game_id: str, version: int, move: Move) -> GameView:
        """Make the computer's move in a game that must not have changed since that version."""
        return await self._change(game_id, partial(actions.play_for_computer, move=move, version=version))

    async def take_back(self, game_id: str, visitor: str, ply: int) -> GameView:
        """Take moves back until ``ply`` are left; the game goes on from there."""
        return await self._change(game_id, partial(actions.take_back, ply=ply), visitor)

    async def resign(self, game_id: str, visitor: str, side: Side | None) -> GameView:
        """Give up for a side; without one, for the only person who plays, or else for the side to move."""
        return await self._change(game_id, partial(actions.resign, side=side), visitor)

    async def agree_draw(self, game_id: str, visitor: str) -> GameView:
        """End a game of two people at one screen by agreement."""
        return await self._change(game_id, actions.agree_draw, visitor)

    async def restart_clocks(self) -> None:
        """Let the clocks of all open games run from now on: nobody pays for the time the server was away."""

        def write(session: Session) -> None:
            query = select(GameRow).where(GameRow.termination.is_(None), GameRow.clock_from.is_not(None))
            for row in session.scalars(query):
                row.clock_from = time.time()

        await self._write(write)

    async def delete(self, game_id: str, visitor: str) -> None:
        """Remove a game for good."""
        await self._write(lambda session: session.delete(_load(session, game_id, visitor).row))
        self._views.forget(game_id)
        self._news.changed(Change(game_id, computers_turn=False))

    # How

    async def _change(self, game_id: str, action: Callable[[LoadedGame], None], visitor: str | None = None) -> GameView:
        """Carry out an action in a game, which must be the visitor's if one is named."""

        def write(session: Session) -> LoadedGame:
            loaded = _load(session, game_id, visitor)
            action(loaded)
            return loaded

        return self._changed(await self._write(write), visitor or "")

    async def _write(self, work: Callable[[Session], T]) -> T:
        """A transaction. Of two that change the same game at the same moment, the second is refused."""
        try:
            return await self._database.write(work)
        except (IntegrityError, StaleDataError):
            raise WentOnError from None

    def _changed(self, loaded: LoadedGame, visitor: str) -> GameView:
        """Tell of a change that was committed; the game as a visitor sees it now."""
        self._news.changed(Change(loaded.row.id, computers_turn=loaded.computers_level is not None))
        return self._views.view(loaded, visitor)


def _load(session: Session, game_id: str, owner: str | None = None) -> LoadedGame:
    """A game with the rows of its match; an error if it is not there, or not the owner's."""
    row = session.get(GameRow, game_id)
    if row is None:
        raise not_found()
    if owner is not None and row.owner != owner:
        raise forbidden()
    if row.match_id is None:
        return LoadedGame(row)
    query = select(GameRow).where(GameRow.match_id == row.match_id).order_by(GameRow.match_set)
    return LoadedGame(row, session.scalars(query).all())


def _end_on_time(loaded: LoadedGame) -> None:
    if not actions.flag(loaded):
        raise WentOnError


def _filtered(
    query: Select[GameRow], search: str, rules: str | None, result: str | None, mode: str | None
) -> Select[GameRow]:
    if search:
        text = "%" + search.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
        columns = (GameRow.attackers_name, GameRow.defenders_name, GameRow.rules_name, GameRow.id)
        query = query.where(or_(*(column.ilike(text, escape="\\") for column in columns)))
    if rules:
        query = query.where(GameRow.rules_name == rules)
    if result == "open":
        query = query.where(GameRow.termination.is_(None))
    elif result == "draw":
        query = query.where(GameRow.termination.is_not(None), GameRow.winner.is_(None))
    elif result in ("attackers", "defenders"):
        query = query.where(GameRow.winner == result)
    people = and_(GameRow.attackers_level.is_(None), GameRow.defenders_level.is_(None))
    if mode == "local":
        query = query.where(people)
    elif mode == "computer":
        query = query.where(~people)
    return query
