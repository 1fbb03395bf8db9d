"""The pages: one document for all of them, with the title and picture of each for those who share its link, and the
start position inside, so that the first board needs no request of its own. On the first page it also stands there as a
picture, before any script has come.
"""

import gzip
from dataclasses import dataclass

from fastapi import APIRouter, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import RedirectResponse
from starlette.convertors import Convertor, register_url_convertor

from brandubh.language import negotiate
from brandubh.server import previews
from brandubh.server.boot import boot
from brandubh.server.bundle import STATIC, Bundle, best_encoding, response
from brandubh.server.dependencies import GamesDep
from brandubh.server.first_board import first_board
from brandubh.server.games.games import Games
from brandubh.server.problems import ProblemError
from brandubh.server.puzzles import shipped

_ROUTES = ("", "learn", "analyse", "editor", "games", "about")

router = APIRouter(include_in_schema=False)
bundle = Bundle(STATIC)


@dataclass(frozen=True, slots=True)
class _Page:
    """What one page has of its own in the document of all pages."""

    head: str
    language: str
    status: int = 200
    body: str = ""


def _document(page: _Page, encoding: str) -> Response:
    text = bundle.index
    if text is None:
        raise ProblemError(
            503, "no-bundle", "No pages", "The web pages have not been built: run ./brandubh, or npm run build in web/."
        )
    text = previews.in_language(text, page.language).replace("<title>Brandubh</title>", page.head, 1)
    text = text.replace('<div id="app"></div>', f'<div id="app">{page.body}</div>', 1)
    text = text.replace('id="boot"></script>', f'id="boot">{boot()}</script>', 1)
    body = gzip.compress(text.encode(), 6, mtime=0) if encoding else text.encode()
    made = response(body, "text/html", "gzip" if encoding else "", cache="no-cache", status=page.status)
    made.headers.add_vary_header("Accept-Language")
    return made


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
    if (address := previews.canonical(path)) != path:
        return RedirectResponse(f"/{address}{_query(request)}", 308, {"Cache-Control": "no-cache"})
    document = _document(await _page(path, request, games), best_encoding(request.headers))
    return bundle.unless_known(document, request.headers) if document.status_code == 200 else document


async def _page(path: str, request: Request, games: Games) -> _Page:
    base = str(request.base_url).rstrip("/")
    language = negotiate(request.headers.get("accept-language"))
    preview = previews.of_page(path, request.query_params, language)
    known = path in _ROUTES or path.startswith("rules/")
    try:
        if path.startswith(("game/", "analyse/")):
            preview = previews.of_game(await games.load(path.split("/")[1]), language)
            known = True
        elif path == "puzzle" or path.startswith("puzzle/"):
            name = path.removeprefix("puzzle").removeprefix("/")
            puzzle = await run_in_threadpool(lambda: shipped.find(name) if name else shipped.of_day())
            preview = previews.of_puzzle(puzzle, language, today=not name)
            known = True
    except ProblemError:
        known = False
    head = preview.head(base, f"{base}/{path}{_query(request)}")
    return _Page(head, language, 200 if known else 404, "" if path else first_board(language))


def _query(request: Request) -> str:
    return f"?{request.url.query}" if request.url.query else ""
