"""What can be done with games. Each deed is one transaction: it is written whole, or it did not happen."""

import contextlib
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence

from sqlalchemy import Select, and_, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_object_session
from sqlalchemy.orm.exc import StaleDataError

from brandubh.board import Board
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import Side
from brandubh.server.database import Database
from brandubh.server.games.clock import clocks
from brandubh.server.games.from_rows import game_of, game_view, level_of, mode_of, rules_of, summary
from brandubh.server.games.news import Hub
from brandubh.server.games.rows import GameRow, MoveRow
from brandubh.server.games.views import GameList, GameView, NewGame, NewMove
from brandubh.server.positions.requests import read_rules, start_board
from brandubh.server.problems import ProblemError, conflict, forbidden, not_found

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # no l, 1, o or 0: links are read aloud
_PAGE = 50


def new_id() -> str:
    """A name for a game that nobody can guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


class WentOnError(ProblemError):
    """Somebody else changed the game first."""

    def __init__(self) -> None:
        super().__init__(409, "went-on", "Not now", "The game has gone on in the meantime.")


class Games:
    """The games in the database."""

    def __init__(self, database: Database, hub: Hub) -> None:
        self._database = database
        self._hub = hub
        self.on_turn: Callable[[str], None] = lambda _: None
        """Called with a game in which it may be the computer's turn."""

    # Reading

    async def view(self, game_id: str, visitor: str) -> GameView:
        """A game as a visitor sees it; whoever looks at a clock that has run out makes it so."""
        async with self._database.reading() as session:
            row = await self._row(session, game_id)
            sets = await self._sets(session, row)
        if _flagged(row) is not None:
            await self.check_clock(game_id)
            return await self.view(game_id, visitor)
        return game_view(row, sets, visitor)

    async def row(self, game_id: str) -> GameRow:
        """A game's row, with its moves."""
        async with self._database.reading() as session:
            return await self._row(session, game_id)

    async def rows_of_match(self, game_id: str) -> Sequence[GameRow]:
        """The sets of a game's match, or the game alone."""
        async with self._database.reading() as session:
            row = await self._row(session, game_id)
            return await self._sets(session, row) or [row]

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

    async def all_of(self, owner: str) -> Sequence[GameRow]:
        """All games of a visitor, the first one first."""
        async with self._database.reading() as session:
            query = select(GameRow).where(GameRow.owner == owner).order_by(GameRow.created_at)
            return (await session.scalars(query)).all()

    async def waiting_for_computer(self) -> Sequence[str]:
        """The open games in which the computer plays."""
        open_ones = and_(
            GameRow.termination.is_(None),
            or_(GameRow.attackers_level.is_not(None), GameRow.defenders_level.is_not(None)),
        )
        async with self._database.reading() as session:
            return (await session.scalars(select(GameRow.id).where(open_ones))).all()

    # Beginning

    async def create(self, new: NewGame, owner: str) -> str:
        """Begin a game, or the first set of a match."""
        rules = read_rules(new.rules)
        board = start_board(rules, new.start)
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
            start=None if board == Board(rules=rules) else board.fen(),
            attackers_level=level if side is Side.DEFENDERS else None,
            defenders_level=level if side is Side.ATTACKERS else None,
            attackers_name=new.attackers_name,
            defenders_name=new.defenders_name,
            clock_initial=round(1000 * new.clock.initial) if new.clock else None,
            clock_increment=round(1000 * new.clock.increment) if new.clock else None,
            plies=0,
            match_id=new_id() if new.match else None,
            match_set=1 if new.match else None,
        )
        row.moves = []
        for text in new.moves:
            _push(row, board, text, now)
        _settle(row, board)
        async with self._database.writing() as session:
            session.add(row)
        self.on_turn(row.id)
        return row.id

    async def next_set(self, game_id: str, visitor: str) -> str:
        """Begin the second set of a match, or find it begun."""
        try:
            async with self._database.writing() as session:
                row = await self._row(session, game_id)
                _check_owner(row, visitor)
                sets = await self._sets(session, row)
                if not sets:
                    raise conflict("This game is not part of a match.")
                if sets[-1].match_set == 2:
                    return sets[-1].id
                if row.termination is None:
                    raise conflict("The first set is not over.")
                second = _swapped(row)
                second.match_id, second.match_set = row.match_id, 2
                session.add(second)
        except IntegrityError:  # in another tab it was begun a moment ago
            return await self.next_set(game_id, visitor)
        self.on_turn(second.id)
        return second.id

    async def rematch(self, game_id: str, visitor: str) -> str:
        """Begin another game, or match, like this one with the sides swapped."""
        async with self._database.writing() as session:
            row = await self._row(session, game_id)
            _check_owner(row, visitor)
            again = _swapped(row)
            if row.match_id is not None:
                again.match_id, again.match_set = new_id(), 1
            session.add(again)
        self.on_turn(again.id)
        return again.id

    # Playing

    async def play(self, game_id: str, visitor: str, new: NewMove) -> GameView:
        """Make a person's move; the game with it, as it was written."""
        async with self._changing(game_id) as row:
            _check_owner(row, visitor)
            board = _open_board(row)
            if new.ply != row.plies:
                raise WentOnError
            if level_of(row, board.turn) is not None:
                raise conflict("It is the computer's turn.", "computers-turn")
            if not _flag(row):
                _push(row, board, new.move, time.time())
                _settle(row, board)
        sets: Sequence[GameRow] = await self.rows_of_match(game_id) if row.match_id else []
        return game_view(row, sets, visitor)

    async def play_for_computer(self, game_id: str, version: int, move: str) -> bool:
        """Make the computer's move in a game that has not changed since; whether it was made."""
        async with self._changing(game_id) as row:
            if row.version != version or row.termination is not None:
                return False
            board = _open_board(row)
            if not _flag(row):
                _push(row, board, move, time.time())
                _settle(row, board)
        return True

    async def take_back(self, game_id: str, visitor: str, ply: int) -> None:
        """Take moves back until so many are left; the game goes on from there."""
        async with self._changing(game_id) as row:
            _check_owner(row, visitor)
            if ply > row.plies:
                raise conflict(f"Only {row.plies} moves have been made.")
            session = async_object_session(row)
            assert session is not None, "it is being changed"
            if row.match_set == 1 and len(await self._sets(session, row)) == 2:
                raise conflict("The second set has begun already.", "set-begun")
            del row.moves[ply:]
            row.plies = ply
            row.winner = row.termination = None
            row.clock_from = row.updated_at = time.time()
            _settle(row, game_of(row).board())

    async def resign(self, game_id: str, visitor: str, side: Side | None) -> None:
        """Give up for a side; without one, for the only person who plays, or else for the side to move."""
        async with self._changing(game_id) as row:
            _check_owner(row, visitor)
            board = _open_board(row)
            people = [each for each in Side if level_of(row, each) is None]
            loser = side or (people[0] if len(people) == 1 else board.turn)
            if loser not in people:
                raise conflict("The computer does not resign on your word.")
            _declare(row, Outcome(loser.other, Termination.RESIGNATION))

    async def agree_draw(self, game_id: str, visitor: str) -> None:
        """Two people at one screen agree to a draw."""
        async with self._changing(game_id) as row:
            _check_owner(row, visitor)
            _open_board(row)
            if mode_of(row) == "computer":
                raise conflict("The computer plays on.")
            _declare(row, Outcome(None, Termination.AGREEMENT))

    async def check_clock(self, game_id: str) -> None:
        """End a game whose time has run out; all who watch it may notice in the same moment."""
        with contextlib.suppress(WentOnError):
            async with self._changing(game_id) as row:
                if row.termination is None:
                    _flag(row)

    async def restart_clocks(self) -> None:
        """Let the clocks of all open games run from now on: nobody pays for the time the server was away."""
        async with self._database.writing() as session:
            query = select(GameRow).where(GameRow.termination.is_(None), GameRow.clock_from.is_not(None))
            for row in await session.scalars(query):
                row.clock_from = time.time()

    async def delete(self, game_id: str, visitor: str) -> None:
        """Remove a game for good."""
        async with self._writing() as session:
            row = await self._row(session, game_id)
            _check_owner(row, visitor)
            await session.delete(row)
        self._hub.tell(game_id)

    # How

    @contextlib.asynccontextmanager
    async def _changing(self, game_id: str) -> AsyncIterator[GameRow]:
        async with self._writing() as session:
            yield await self._row(session, game_id)
        self._hub.tell(game_id)
        self.on_turn(game_id)

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncSession]:
        """A transaction. Of two that change the same game at the same moment, the second is refused."""
        try:
            async with self._database.writing() as session:
                yield session
        except (IntegrityError, StaleDataError):
            raise WentOnError from None

    @staticmethod
    async def _row(session: AsyncSession, game_id: str) -> GameRow:
        row = await session.get(GameRow, game_id)
        if row is None:
            raise not_found("such game")
        return row

    @staticmethod
    async def _sets(session: AsyncSession, row: GameRow) -> Sequence[GameRow]:
        if row.match_id is None:
            return []
        query = select(GameRow).where(GameRow.match_id == row.match_id).order_by(GameRow.match_set)
        return (await session.scalars(query)).all()


def _check_owner(row: GameRow, visitor: str) -> None:
    if row.owner != visitor:
        raise forbidden("Only who began this game can play in it.")


def _open_board(row: GameRow) -> Board:
    if row.termination is not None:
        raise conflict("The game is over.", "game-over")
    return game_of(row).board()


def _push(row: GameRow, board: Board, text: str, now: float) -> None:
    """Play a move on the board and write it into the rows."""
    move = board.parse_move(text)
    turn = board.turn
    ticking = clocks(row, turn if row.plies % 2 == 0 else turn.other, now)
    board.push(move)
    clock = None
    if ticking is not None:
        clock = ticking.left[turn] + (int(row.clock_increment or 0) if row.plies else 0)
    row.moves.append(MoveRow(game_id=row.id, ply=row.plies, move=move.uci(), played_at=now, clock=clock))
    row.plies += 1
    row.updated_at = now
    row.clock_from = now if ticking is not None else None


def _settle(row: GameRow, board: Board) -> None:
    """Write down how the game ended on the board, if it did."""
    outcome = board.outcome()
    if outcome is not None:
        _declare(row, outcome)


def _declare(row: GameRow, outcome: Outcome) -> None:
    row.winner = outcome.winner.value if outcome.winner else None
    row.termination = outcome.termination.value
    row.updated_at = time.time()


def _flagged(row: GameRow) -> Side | None:
    if row.clock_initial is None or row.termination is not None:
        return None
    first = start_board(rules_of(row), row.start).turn
    ticking = clocks(row, first, time.time())
    return ticking.flagged if ticking else None


def _flag(row: GameRow) -> bool:
    """Whether the time of the side to move is up; then the game is over."""
    side = _flagged(row)
    if side is not None:
        _declare(row, Outcome(side.other, Termination.TIMEOUT))
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
