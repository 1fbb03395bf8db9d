"""Players over HTTP: leaderboards, profiles, and their games. Nothing is changed here."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from brandubh.server.accounts.names import LONGEST
from brandubh.server.dependencies import PlayersDep
from brandubh.server.games.views import GameList
from brandubh.server.problems import RESPONSES
from brandubh.server.ratings.players import MOST_PAGES, PAGE
from brandubh.server.ratings.rows import Kind
from brandubh.server.ratings.views import FoundPlayers, Leaderboard, ProfileView
from brandubh.server.visitors import KnownVisitor

router = APIRouter(prefix="/api", tags=["players"], responses=RESPONSES)

PlayerName = Annotated[str, Path(min_length=1, max_length=2 * LONGEST)]


@router.get("/leaderboards/{kind}")
async def leaderboard(kind: Kind, players: PlayersDep) -> Leaderboard:
    """The hundred strongest players: overall, with the attackers, or with the defenders."""
    return await players.leaders(kind)


@router.get("/players")
async def find(name: Annotated[str, Query(min_length=1, max_length=2 * LONGEST)], players: PlayersDep) -> FoundPlayers:
    """Players whose names begin like this."""
    return await players.find(name)


@router.get("/players/{name}")
async def profile(name: PlayerName, players: PlayersDep, visitor: KnownVisitor) -> ProfileView:
    """What is known of a player."""
    return await players.profile(name, visitor)


@router.get("/players/{name}/games")
async def games(
    name: PlayerName,
    players: PlayersDep,
    visitor: KnownVisitor,
    offset: Annotated[int, Query(ge=0, le=PAGE * MOST_PAGES)] = 0,
) -> GameList:
    """The games of a player that were played for points, ten at a time; all of one's own."""
    return await players.games(name, visitor, offset)
