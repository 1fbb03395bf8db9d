"""The pages: one document for all of them, with the title and picture of each for those who share its link, and the
start position inside, so that the first board needs no request of its own; a puzzle's page has its puzzle. On these
pages the board also stands there as a picture, before any script has come.
"""

import functools
import gzip
from collections.abc import Mapping
from dataclasses import dataclass, replace

from fastapi import Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import RedirectResponse
from starlette.convertors import Convertor, register_url_convertor
from starlette.datastructures import Headers
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from brandubh.board import Board
from brandubh.language import negotiate
from brandubh.lessons import LessonError
from brandubh.lessons import find as find_lesson
from brandubh.pieces import Side
from brandubh.rules import PRESETS, get_rules
from brandubh.server import previews
from brandubh.server.accounts.identity import person_of
from brandubh.server.accounts.views import PersonView, person_view
from brandubh.server.boot import boot_with
from brandubh.server.bundle import STATIC, Bundle, best_encoding, response
from brandubh.server.dependencies import services
from brandubh.server.drills.routes import find as find_drill
from brandubh.server.first_board import board_of, first_board
from brandubh.server.problems import ProblemError
from brandubh.server.puzzles import shipped
from brandubh.server.puzzles.views import DailyPuzzle, PuzzleView, puzzle_view
from brandubh.server.recent import Recent
from brandubh.server.training.choosing import Wanted
from brandubh.server.visitors import PERSON, known_visitor

_ROUTES = (
    "", "learn", "learn/minute", "puzzles", "puzzles/history", "streak", "storm", "drills", "analyse", "editor",
    "games", "about", "about/theory", "studies", "sheet", "lobby", "watch", "tv", "players", "account/tokens",
    "login", "account", "tournaments",
)  # fmt: skip

NAMES = (*_ROUTES, "game", "join", "rules", "assets")  # with which addresses of pages begin

_RULES_PAGES = frozenset(previews.canonical(f"rules/{preset}") for preset in PRESETS)
_MOST_KEPT = 4_000_000  # bytes of documents that are the same for everybody

bundle = Bundle(STATIC)
_kept: Recent[Response] = Recent(_MOST_KEPT)


@dataclass(frozen=True, slots=True)
class _Page:
    """What one page has of its own in the document of all pages."""

    head: str
    language: str
    status: int = 200
    body: str = ""
    puzzle: PuzzleView | None = None
    person: PersonView | None = None


def _document(page: _Page, encoding: str) -> Response:
    text = bundle.index
    if text is None:
        raise ProblemError(
            503, "no-bundle", "No pages", "The web pages have not been built: run ./brandubh, or npm run build in web/."
        )
    text = previews.in_language(text, page.language).replace("<title>Brandubh</title>", page.head, 1)
    text = text.replace('<div id="app"></div>', f'<div id="app">{page.body}</div>', 1)
    known = boot_with(puzzle=page.puzzle, account=page.person)
    text = text.replace('id="boot"></script>', f'id="boot">{known}</script>', 1)
    body = gzip.compress(text.encode(), 6, mtime=0) if encoding else text.encode()
    cache = "no-cache" if page.person is None else "private, no-cache"
    made = response(body, "text/html", "gzip" if encoding else "", cache=cache, status=page.status)
    made.headers.add_vary_header("Accept-Language")
    return made


class _PagePath(Convertor[str]):
    """Any path but the API's, whose routes answer for themselves what is not there, or not with this method, and those
    for whoever runs the server.
    """

    regex = "(?!api/|healthz$|readyz$|metrics$).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", _PagePath())


async def _answer(request: Request) -> Response:
    """A file beside the bundle's assets, or the document of a page."""
    path = request.path_params["path"]
    file = bundle.answer(path, request.headers)
    if file is not None:
        return file
    if (address := previews.canonical(path)) != path:
        return RedirectResponse(f"/{address}{_query(request)}", 308, {"Cache-Control": "no-cache"})
    page = await _page(path, request)
    if (person := person_of(request)) is not None:
        page = replace(page, person=person_view(person))
    document = _document(page, best_encoding(request.headers))
    if document.status_code != 200:
        return document
    if _is_fixed(path, request.scope):
        _kept.put(_key(request.headers, request.scope), document, len(document.body))
    return bundle.unless_known(document, request.headers)


route = Route("/{path:page}", _answer, methods=["GET", "HEAD"])
"""All pages. Not FastAPI's: it would spend more time on finding out what the page needs than the page takes."""


class KnownPages:
    """Answers for files and pages that are the same for everybody, before anything else is asked: they are most of what
    a first visit needs.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102  # ASGI's own
        answer = _known(scope) if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") else None
        await (answer or self._app)(scope, receive, send)


def _known(scope: Scope) -> Response | None:
    path: str = scope["path"][1:]
    if path.startswith("assets/"):
        return bundle.answer(path, Headers(scope=scope))
    if not _is_fixed(path, scope) or bundle.index is None:
        return None
    asked = Headers(scope=scope)
    document = _kept.get(_key(asked, scope))
    return None if document is None else bundle.unless_known(document, asked)


def _is_fixed(path: str, scope: Scope) -> bool:
    """Whether a page depends on no game, no day and no query, and on nobody."""
    return (path in _ROUTES or path in _RULES_PAGES) and not scope["query_string"] and PERSON not in scope


_negotiated = functools.lru_cache(maxsize=200)(negotiate)


def _language(asked: Headers) -> str:
    """The language that a request asks for. Nobody speaks more than a line's worth of them."""
    return _negotiated(asked.get("accept-language", "")[:200])


def _key(asked: Headers, scope: Scope) -> str:
    """All that a page depends on that does not change otherwise."""
    return (
        f"{bundle.built_at} {best_encoding(asked)} {_language(asked)} {scope['scheme']} {asked['host']} {scope['path']}"
    )


async def _page(path: str, request: Request) -> _Page:
    games, training = services(request).games, services(request).training
    base = str(request.base_url).rstrip("/")
    language = _language(request.headers)
    preview = previews.of_page(path, request.query_params, language)
    known = path in _ROUTES or path.startswith("rules/")
    puzzle: PuzzleView | None = None
    try:
        if path.startswith(("game/", "analyse/")):
            preview = previews.of_game(await games.load(path.split("/")[1]), language)
            known = True
        elif path.startswith("tournament/"):
            held = await services(request).tournaments.state(path.removeprefix("tournament/"))
            preview = previews.of_tournament(held.row, language)
            known = True
        elif path.startswith("join/"):
            preview = previews.of_invite(await games.invitation(path.removeprefix("join/"), ""), language)
            known = True
        elif path.startswith("player/"):
            name = await services(request).players.exists(path.removeprefix("player/"))
            preview = previews.of_player(name, language)
            known = True
        elif path == "puzzle" or path.startswith("puzzle/"):
            name = path.removeprefix("puzzle").removeprefix("/")
            puzzle = await run_in_threadpool(_named_puzzle, name)
            preview = previews.of_puzzle(puzzle, language, today=not name)
            known = True
        elif path.startswith("study/"):
            study_id, *rest = path.split("/")[1:]
            preview = previews.of_study(await services(request).studies.view(study_id, ""), rest, language)
            known = True
        elif path.startswith("drill/"):
            drill = await run_in_threadpool(find_drill, path.removeprefix("drill/"))
            preview = previews.of_drill(drill, language)
            known = True
        elif path.startswith("learn/") and not known:
            lesson = await run_in_threadpool(find_lesson, path.removeprefix("learn/"))
            preview = previews.of_lesson(lesson, language)
            known = True
        elif path == "train":
            known = True
            chosen = await training.next(known_visitor(request), _wanted(request.query_params))
            puzzle = await run_in_threadpool(puzzle_view, chosen)
    except (ProblemError, LessonError):
        known = known and path == "train"  # where no puzzle is like that, the page says so
    head = preview.head(base, f"{base}/{path}{_query(request)}")
    status = 200 if known else 404
    if puzzle is not None:
        placement = Board(puzzle.fen, rules=puzzle.rules).placement
        return _Page(head, language, status, board_of(placement), puzzle)
    if path in ("streak", "storm"):
        return _Page(head, language, status, board_of(get_rules("wtf").placement))
    return _Page(head, language, status, "" if path else first_board(language))


def _named_puzzle(name: str) -> PuzzleView:
    """A puzzle by its name, or today's with its day."""
    if name:
        return puzzle_view(shipped.find(name))
    day = shipped.today()
    return DailyPuzzle(date=day, **dict(puzzle_view(shipped.of_day(day))))


def _wanted(query: Mapping[str, str]) -> Wanted:
    """What an address asks to train; what makes no sense is left to the page."""
    side = query.get("side")
    return Wanted(
        query.get("rules") or None,
        query.get("theme") or None,
        Side(side) if side in [each.value for each in Side] else None,
    )


def _query(request: Request) -> str:
    return f"?{request.url.query}" if request.url.query else ""
