"""The pages: one document for all of them, with the title and picture of each for those who share its link, and the
start position inside, so that the first board needs no request of its own.
"""

import functools
import html
import json
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse
from starlette.convertors import Convertor, register_url_convertor

from brandubh import __version__
from brandubh.board import Board
from brandubh.engine.levels import LEVELS
from brandubh.language import say
from brandubh.rules import PRESETS
from brandubh.server.bundle import STATIC, Bundle, etag
from brandubh.server.dependencies import GamesDep
from brandubh.server.games.games import Games
from brandubh.server.positions.views import position_view
from brandubh.server.problems import ProblemError
from brandubh.server.puzzles import shipped
from brandubh.server.puzzles.views import puzzle_view

_ROUTES = ("", "learn", "analyse", "rules", "editor", "games")
_DESCRIPTION = "Brandubh, the Irish tafl game: play and analyse it in the browser."

router = APIRouter(include_in_schema=False)
bundle = Bundle(STATIC)


@functools.cache
def _boot() -> str:
    data = {
        "version": __version__,
        "position": position_view(Board()).model_dump(mode="json"),
        "levels": [{"number": level.number, "elo": level.elo} for level in LEVELS],
        "rulesets": {name: rules.to_dict() for name, rules in PRESETS.items()},
    }
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")


def _document(title: str, picture: str, address: str, status: int = 200) -> HTMLResponse:
    text = bundle.index
    if text is None:
        raise ProblemError(
            503, "no-bundle", "No pages", "The web pages have not been built: run ./brandubh, or npm run build in web/."
        )
    head = "".join(
        f'<meta property="og:{name}" content="{html.escape(value)}" />'
        for name, value in (
            ("title", title),
            ("description", _DESCRIPTION),
            ("image", picture),
            ("url", address),
            ("type", "website"),
        )
    )
    text = text.replace("<title>Brandubh</title>", f"<title>{html.escape(title)}</title>{head}", 1)
    text = text.replace('id="boot"></script>', f'id="boot">{_boot()}</script>', 1)
    return HTMLResponse(text, status, headers={"Cache-Control": "no-cache", "ETag": etag(text.encode())})


class _PagePath(Convertor[str]):
    """Any path but the API's, whose routes answer for themselves what is not there, or not with this method."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", _PagePath())


@router.get("/{path:page}")
async def page(path: str, request: Request, games: GamesDep) -> Response:
    """A file beside the bundle's assets, or the document of a page."""
    file = bundle.answer(path, request.headers)
    if file is not None:
        return file
    document = await _page(path, str(request.base_url).rstrip("/"), games)
    return bundle.unless_known(document, request.headers) if document.status_code == 200 else document


async def _page(path: str, base: str, games: Games) -> HTMLResponse:
    address = f"{base}/{path}"
    picture = f"{base}/api/pictures/board.png"
    if path.startswith(("game/", "analyse/")):
        game_id = path.split("/")[1]
        try:
            row = (await games.load(game_id)).row
        except ProblemError:
            return _document("Brandubh", picture, address, 404)
        title = f"Brandubh ({row.rules_name}), {(row.plies + 1) // 2} moves"
        return _document(title, f"{base}/api/games/{game_id}/picture.png", address)
    if path == "puzzle" or path.startswith("puzzle/"):
        return await run_in_threadpool(_puzzle_page, path.removeprefix("puzzle").removeprefix("/"), base, address)
    known = path in _ROUTES or path.startswith("rules/")
    return _document("Brandubh", picture, address, 200 if known else 404)


def _puzzle_page(puzzle_id: str, base: str, address: str) -> HTMLResponse:
    """The page of a puzzle, today's if it has no name: the task is its title."""
    try:
        puzzle = puzzle_view(shipped.find(puzzle_id) if puzzle_id else shipped.of_day())
    except ProblemError:
        return _document("Brandubh", f"{base}/api/pictures/board.png", address, 404)
    task = say("en", "puzzle-task", goal=puzzle.goal, side=puzzle.turn, moves=puzzle.wins_in)
    title = f"{task} Brandubh" if puzzle_id else f"{say('en', 'puzzle-today')}. {task} Brandubh"
    picture = f"{base}/api/pictures/board.png?{urlencode({'fen': puzzle.fen, 'rules': puzzle.rules})}"
    return _document(title, picture, address)
