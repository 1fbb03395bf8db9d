"""The pages: one document for all of them, with the title and picture of each for those who share its link, and the
start position inside, so that the first board needs no request of its own. On the first page it also stands there as a
picture, before any script has come.
"""

import functools
import gzip
import html
import json
from dataclasses import dataclass

from fastapi import APIRouter, Request, Response
from starlette.convertors import Convertor, register_url_convertor

from brandubh import __version__
from brandubh.board import Board
from brandubh.engine.levels import LEVELS
from brandubh.rules import PRESETS
from brandubh.server.bundle import STATIC, Bundle, best_encoding, response
from brandubh.server.dependencies import GamesDep
from brandubh.server.first_board import first_board
from brandubh.server.games.games import Games
from brandubh.server.positions.views import position_view
from brandubh.server.problems import ProblemError

_ROUTES = ("", "analyse", "rules", "editor", "games")
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


@dataclass(frozen=True, slots=True)
class _Page:
    """What one page has of its own in the document of all pages."""

    title: str
    picture: str
    address: str
    status: int = 200
    body: str = ""


def _document(page: _Page, encoding: str) -> Response:
    text = bundle.index
    if text is None:
        raise ProblemError(
            503, "no-bundle", "No pages", "The web pages have not been built: run ./brandubh, or npm run build in web/."
        )
    head = "".join(
        f'<meta property="og:{name}" content="{html.escape(value)}" />'
        for name, value in (
            ("title", page.title),
            ("description", _DESCRIPTION),
            ("image", page.picture),
            ("url", page.address),
            ("type", "website"),
        )
    )
    text = text.replace("<title>Brandubh</title>", f"<title>{html.escape(page.title)}</title>{head}", 1)
    text = text.replace('<div id="app"></div>', f'<div id="app">{page.body}</div>', 1)
    text = text.replace('id="boot"></script>', f'id="boot">{_boot()}</script>', 1)
    body = gzip.compress(text.encode(), 6, mtime=0) if encoding else text.encode()
    return response(body, "text/html", "gzip" if encoding else "", cache="no-cache", status=page.status)


class _PagePath(Convertor[str]):
    """Any path but the API's, whose routes answer for themselves what is not there, or not with this method."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", _PagePath())


@router.api_route("/{path:page}", methods=["GET", "HEAD"])
async def page(path: str, request: Request, games: GamesDep) -> Response:
    """A file beside the bundle's assets, or the document of a page."""
    file = bundle.answer(path, request.headers)
    if file is not None:
        return file
    own = await _page(path, str(request.base_url).rstrip("/"), games)
    document = _document(own, best_encoding(request.headers))
    return bundle.unless_known(document, request.headers) if document.status_code == 200 else document


async def _page(path: str, base: str, games: Games) -> _Page:
    address = f"{base}/{path}"
    picture = f"{base}/api/pictures/board.png"
    if path.startswith(("game/", "analyse/")):
        game_id = path.split("/")[1]
        try:
            row = (await games.load(game_id)).row
        except ProblemError:
            return _Page("Brandubh", picture, address, 404)
        title = f"Brandubh ({row.rules_name}), {(row.plies + 1) // 2} moves"
        return _Page(title, f"{base}/api/games/{game_id}/picture.png", address)
    known = path in _ROUTES or path.startswith("rules/")
    return _Page("Brandubh", picture, address, 200 if known else 404, "" if path else first_board())
