"""Two people at two screens, apart from their moves: who is there, what they say, and what becomes of a game that
one of them has left.
"""

from functools import partial

from fastapi import WebSocket
from sqlalchemy import Connection, select

from brandubh.pieces import Side
from brandubh.server.database import Database
from brandubh.server.games import claims
from brandubh.server.games.claims import PresenceView
from brandubh.server.games.games import Games
from brandubh.server.games.news import Change, News, Note
from brandubh.server.games.phrases import Phrase, PhraseView
from brandubh.server.games.presence import Attendance
from brandubh.server.games.rows import games as rows
from brandubh.server.games.rows import read_rows
from brandubh.server.games.seats import check_seated
from brandubh.server.moderation import leaving
from brandubh.server.problems import conflict, forbidden, not_found

RESTARTING = 1012  # how a WebSocket ends when its server does


class Company:
    """What the players of a game do beside playing. A win can be claimed after ``claim_after`` seconds."""

    def __init__(self, database: Database, games: Games, news: News, claim_after: float) -> None:
        self._database = database
        self._games = games
        self._news = news
        self._claim_after = claim_after
        self.attendance = Attendance(database, news, games.time.now, claim_after)

    async def claim(self, game_id: str, visitor: str, result: str) -> Change:
        """End a game that the other player has left."""
        action = partial(claims.claim, result=result, claim_after=self._claim_after)
        here = partial(self.attendance.find, game_id=game_id)
        other = (await self._games.seats(game_id)).opponent(visitor)

        def note(connection: Connection, now: float) -> None:
            if other is not None:
                leaving.note(connection, game_id, other, "left", now)

        return await self._games.change(game_id, action, visitor, here, note)

    async def presence(self, game_id: str, visitor: str) -> PresenceView:
        """Which of two players is there, as one of them sees it."""

        def read(connection: Connection) -> PresenceView:
            row = next(iter(read_rows(connection, select(rows).where(rows.c.id == game_id))), None)
            if row is None:
                raise not_found()
            by = check_seated(row, visitor)
            here = self.attendance.find(connection, game_id)
            return claims.presence_view(row, self._games.time.now(), by, here, self._claim_after)

        return await self._database.read(read)

    async def say(self, game_id: str, visitor: str, phrase: Phrase) -> PhraseView:
        """Say something to the other player."""
        seats = await self._games.seats(game_id)
        if not seats.sides(visitor):
            raise forbidden()
        side = seats.side(visitor)
        if side is None or not seats.are_apart or seats.free is not None:
            raise conflict("no-opponent")
        said = PhraseView(side=side, phrase=phrase)
        self._news.note(Note(game_id, f'{{"phrase":{said.model_dump_json()}}}'))
        return said


class Place:
    """The place of one page at a game: if it is a player's, it counts as there, and hears what is for players only."""

    def __init__(self, company: Company, socket: WebSocket, game_id: str, visitor: str) -> None:
        self._company = company
        self._socket = socket
        self._game_id = game_id
        self._visitor = visitor
        self._side: Side | None = None
        self._is_alone = False  # the other one is away

    async def take(self, side: Side | None) -> None:
        """Sit down as the player of a side, once the page has the game; None for whoever only watches."""
        if side is None:
            return
        if self._side is None:
            self._side = side
            await self._company.attendance.come(self._game_id, side)
        await self._tell()

    async def hear(self, notes: list[Note], *, moved: bool) -> None:
        """Pass on what is for players; when the game has changed, a wait for somebody who is away may begin or end."""
        if self._side is None:
            return
        for note in notes:
            if note.text:
                await self._socket.send_text(note.text)
        if (moved and self._is_alone) or any(not note.text for note in notes):
            await self._tell()

    async def _tell(self) -> None:
        view = await self._company.presence(self._game_id, self._visitor)
        self._is_alone = not (view.attackers and view.defenders)
        await self._socket.send_text(f'{{"presence":{view.model_dump_json()}}}')

    def leave(self, code: int | None) -> None:
        """Get up; whoever is sent away by a server that ends has not left."""
        if self._side is not None:
            self._company.attendance.go(self._game_id, self._side, noted=code != RESTARTING)
