"""Positions over HTTP: any position and any line of moves, without a game being kept."""

from collections.abc import Iterator
from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from brandubh.board import Board
from brandubh.errors import BrandubhError
from brandubh.record import file_name, read_games, write_game
from brandubh.server.positions.requests import MOST_MOVES, PositionRequest, RulesChoice, read_rules
from brandubh.server.positions.tree import GameTree, read_tree, tree_view
from brandubh.server.positions.views import PositionView, move_view, position_view
from brandubh.server.problems import RESPONSES

router = APIRouter(prefix="/api/positions", tags=["positions"], responses=RESPONSES)
records = APIRouter(prefix="/api/records", tags=["records"], responses=RESPONSES)


@router.post("")
def look(request: PositionRequest) -> PositionView:
    """The position after a line of moves: legal moves, what the last move took and why, and the outcome."""
    return position_view(request.board())


@router.post("/line", response_model=list[PositionView])
def line(request: PositionRequest) -> Response:
    """Every position of a line, from its start to its end."""
    # Written here, one by one: a long line is much to be written at once, and nothing else is done meanwhile.
    views = (view.model_dump_json() for view in _line_views(request.board()))
    return Response(f"[{','.join(views)}]", media_type="application/json")


def _line_views(board: Board) -> Iterator[PositionView]:
    replay = board.root()
    yield position_view(replay)
    for move in board.move_stack:
        last = move_view(replay, move)
        replay.push(move)
        yield position_view(replay, last)


class RecordText(BaseModel):
    """A game file's text, and the ruleset of games that do not name theirs."""

    text: Annotated[str, Field(max_length=200_000)]
    rules: RulesChoice = "wtf"


class RecordAnswer(BaseModel):
    """The text of a game file, and a name for the file, without its ending."""

    text: str
    name: str


@records.post("/read")
def read(request: RecordText) -> GameTree:
    """The first game of a game file, with its variations and remarks."""
    for game in read_games(request.text, rules=read_rules(request.rules), most_moves=MOST_MOVES):
        return tree_view(game)
    raise BrandubhError("record-none")


@records.post("/write")
def write(tree: GameTree) -> RecordAnswer:
    """The game file of a game with its variations and remarks."""
    game = read_tree(tree)
    return RecordAnswer(text=write_game(game), name=file_name(game))
