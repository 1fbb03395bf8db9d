"""What can be done with games. Each action is one transaction: it is written whole, or it did not happen."""

import contextlib
import random
import secrets
import time
from collections.abc import AsyncIterator, Sequence

from sqlalchemy import Select, and_, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm.exc import StaleDataError

from brandubh.board import Board
from brandubh.game import Game
from brandubh.move import Move
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import Side
from brandubh.server.database import Database
from brandubh.server.games.from_rows import LoadedGame, has_computer, level_of
from brandubh.server.games.news import Change, News
from brandubh.server.games.rows import GameRow, MoveRow
from brandubh.server.games.view_cache import ViewCache
from brandubh.server.games.views import GameList, GameView, NewGame, NewMove, summary
from brandubh.server.positions.requests import read_rules, start_board
from brandubh.server.problems import ProblemError, conflict, forbidden, not_found

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no l, 1, o or 0: links are read aloud
_PAGE = 50


def new_id() -> str:
    """An id for a game that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


class WentOnError(ProblemError):
    """Somebody else changed the game first."""

    def __init__(self) -> None:
        super().__init__(409, "went-on", "Not now", "The game has gone on in the meantime.")


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
            await self._check_clock(game_id)
            return await self.view(game_id, visitor)
        return self._views.view(loaded, visitor)

    async def load(self, game_id: str) -> LoadedGame:
        """A game as it stands in the database."""
        async with self._database.reading() as session:
            return await self._load(session, game_id)

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
        async with self._database.reading() as session:
            total = await session.scalar(select(func.count()).select_from(query.subquery()))
            page = query.order_by(GameRow.updated_at.desc(), GameRow.id).offset(offset).limit(_PAGE)
            rows = (await session.scalars(page)).all()
        return GameList(games=[summary(row) for row in rows], total=total or 0)

    async def all_of(self, owner: str) -> Sequence[Game]:
        """All games of a visitor, the first one first, for a game file."""
        async with self._database.reading() as session:
            query = select(GameRow).where(GameRow.owner == owner).order_by(GameRow.created_at)
            return [LoadedGame(row).game() for row in await session.scalars(query)]

    async def open_with_computer(self) -> Sequence[str]:
        """The open games in which the computer plays."""
        open_ones = and_(
            GameRow.termination.is_(None),
            or_(GameRow.attackers_level.is_not(None), GameRow.defenders_level.is_not(None)),
        )
        async with self._database.reading() as session:
            return (await session.scalars(select(GameRow.id).where(open_ones))).all()

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
            _push(loaded, loaded.board.parse_move(text), now)
        _settle(loaded)
        async with self._database.writing() as session:
            session.add(row)
        return self._changed(loaded, owner)

    async def next_set(self, game_id: str, visitor: str) -> GameView:
        """Begin the second set of a match, or find it begun."""
        try:
            async with self._database.writing() as session:
                first = await self._load(session, game_id, visitor)
                if not first.sets:
                    raise conflict("This game is not part of a match.")
                second = first.sets[-1]
                is_new = second.match_set == 1
                if is_new:
                    if first.row.termination is None:
                        raise conflict("The first set is not over.")
                    second = _swapped(first.row)
                    second.match_id, second.match_set = first.row.match_id, 2
                    session.add(second)
        except IntegrityError:  # in another tab it was begun a moment ago
            return await self.next_set(game_id, visitor)
        if not is_new:
            return await self.view(second.id, visitor)
        return self._changed(LoadedGame(second, [*first.sets, second]), visitor)

    async def rematch(self, game_id: str, visitor: str) -> GameView:
        """Begin another game, or match, like this one with the sides swapped."""
        async with self._database.writing() as session:
            row = (await self._load(session, game_id, visitor)).row
            again = _swapped(row)
            if row.match_id is not None:
                again.match_id, again.match_set = new_id(), 1
            session.add(again)
        return self._changed(LoadedGame(again, [again] if again.match_id else []), visitor)

    # Playing

    async def play(self, game_id: str, visitor: str, new: NewMove) -> GameView:
        """Make a person's move."""
        async with self._writing() as session:
            loaded = await self._load(session, game_id, visitor)
            _check_open(loaded.row)
            if new.ply != loaded.row.plies:
                raise WentOnError
            if loaded.computers_level is not None:
                raise conflict("It is the computer's turn.", "computers-turn")
            if not _flag(loaded):
                _push(loaded, loaded.board.parse_move(new.move), time.time())
                _settle(loaded)
        return self._changed(loaded, visitor)

    async def play_for_computer(self, game_id: str, version: int, move: Move) -> None:
        """Make the computer's move in a game that must not have changed since that version."""
        async with self._writing() as session:
            loaded = await self._load(session, game_id)
            if loaded.row.version != version:
                raise WentOnError
            if not _flag(loaded):
                _push(loaded, move, time.time())
                _settle(loaded)
        self._changed(loaded)

    async def take_back(self, game_id: str, visitor: str, ply: int) -> GameView:
        """Take moves back until ``ply`` are left; the game goes on from there."""
        async with self._writing() as session:
            loaded = await self._load(session, game_id, visitor)
            row = loaded.row
            if ply > row.plies:
                raise conflict(f"Only {row.plies} moves have been made.")
            if row.match_set == 1 and len(loaded.sets) == 2:
                raise conflict("The second set has begun already.", "set-begun")
            while loaded.board.ply > ply:
                loaded.board.pop()
            del row.moves[ply:]
            row.plies = ply
            row.winner = row.termination = None
            row.clock_from = row.updated_at = time.time()
            _settle(loaded)
        return self._changed(loaded, visitor)

    async def resign(self, game_id: str, visitor: str, side: Side | None) -> GameView:
        """Give up for a side; without one, for the only person who plays, or else for the side to move."""
        async with self._writing() as session:
            loaded = await self._load(session, game_id, visitor)
            _check_open(loaded.row)
            people = [each for each in Side if level_of(loaded.row, each) is None]
            loser = side or (people[0] if len(people) == 1 else loaded.board.turn)
            if loser not in people:
                raise conflict("The computer does not resign on your word.")
            _declare(loaded.row, Outcome(loser.other, Termination.RESIGNATION))
        return self._changed(loaded, visitor)

    async def agree_draw(self, game_id: str, visitor: str) -> GameView:
        """End a game of two people at one screen by agreement."""
        async with self._writing() as session:
            loaded = await self._load(session, game_id, visitor)
            _check_open(loaded.row)
            if has_computer(loaded.row):
                raise conflict("The computer plays on.")
            _declare(loaded.row, Outcome(None, Termination.AGREEMENT))
        return self._changed(loaded, visitor)

    async def _check_clock(self, game_id: str) -> None:
        """End a game whose time has run out; all who watch it may notice in the same moment."""
        with contextlib.suppress(WentOnError):
            async with self._writing() as session:
                loaded = await self._load(session, game_id)
                if not _flag(loaded):
                    return
            self._changed(loaded)

    async def restart_clocks(self) -> None:
        """Let the clocks of all open games run from now on: nobody pays for the time the server was away."""
        async with self._database.writing() as session:
            query = select(GameRow).where(GameRow.termination.is_(None), GameRow.clock_from.is_not(None))
            for row in await session.scalars(query):
                row.clock_from = time.time()

    async def delete(self, game_id: str, visitor: str) -> None:
        """Remove a game for good."""
        async with self._writing() as session:
            await session.delete((await self._load(session, game_id, visitor)).row)
        self._views.forget(game_id)
        self._news.changed(Change(game_id, computers_turn=False))

    # How

    def _changed(self, loaded: LoadedGame, visitor: str = "") -> GameView:
        """Tell of a change that was committed; the game as a visitor sees it now."""
        self._news.changed(Change(loaded.row.id, computers_turn=loaded.computers_level is not None))
        return self._views.view(loaded, visitor)

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncSession]:
        """A transaction. Of two that change the same game at the same moment, the second is refused."""
        try:
            async with self._database.writing() as session:
                yield session
        except (IntegrityError, StaleDataError):
            raise WentOnError from None

    @staticmethod
    async def _load(session: AsyncSession, game_id: str, owner: str | None = None) -> LoadedGame:
        """A game with its match's rows; an error if it is not there, or not the owner's who wants to change it."""
        row = await session.get(GameRow, game_id)
        if row is None:
            raise not_found("such game")
        if owner is not None and row.owner != owner:
            raise forbidden("Only who began this game can play in it.")
        if row.match_id is None:
            return LoadedGame(row)
        query = select(GameRow).where(GameRow.match_id == row.match_id).order_by(GameRow.match_set)
        return LoadedGame(row, (await session.scalars(query)).all())


def _check_open(row: GameRow) -> None:
    if row.termination is not None:
        raise conflict("The game is over.", "game-over")


def _push(loaded: LoadedGame, move: Move, now: float) -> None:
    """Play a move on the board and write it into the rows."""
    row, turn = loaded.row, loaded.board.turn
    ticking = loaded.clocks(now)
    loaded.board.push(move)
    clock = None
    if ticking is not None:
        clock = ticking.left[turn] + (int(row.clock_increment or 0) if row.plies else 0)
    row.moves.append(MoveRow(game_id=row.id, ply=row.plies, move=move.uci(), played_at=now, clock=clock))
    row.plies += 1
    row.updated_at = now
    row.clock_from = now if ticking is not None else None


def _settle(loaded: LoadedGame) -> None:
    """Write down how the game ended on the board, if it did."""
    outcome = loaded.board.outcome()
    if outcome is not None:
        _declare(loaded.row, outcome)


def _declare(row: GameRow, outcome: Outcome) -> None:
    row.winner = outcome.winner.value if outcome.winner else None
    row.termination = outcome.termination.value
    row.updated_at = time.time()


def _flag(loaded: LoadedGame) -> bool:
    """Whether the time of the side to move is up; then the game is over."""
    side = loaded.flagged(time.time())
    if side is not None:
        _declare(loaded.row, Outcome(side.other, Termination.TIMEOUT))
    return side is not None


def _swapped(row: GameRow) -> GameRow:
    """A new game like another one, with the sides swapped."""
    now = time.time()
    return GameRow(
        id=new_id(),
        owner=row.owner,
        created_at=now,
        updated_at=now,
        rules=row.rules,
        rules_name=row.rules_name,
        start=row.start,
        attackers_level=row.defenders_level,
        defenders_level=row.attackers_level,
        attackers_name=row.defenders_name,
        defenders_name=row.attackers_name,
        clock_initial=row.clock_initial,
        clock_increment=row.clock_increment,
        plies=0,
        moves=[],
    )


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
