"""The pages: one document for all of them, with the title and picture of each for those who share its link, and the
start position inside, so that the first board needs no request of its own. The bundle's files are kept in memory.
"""

import functools
import gzip
import html
import json
import mimetypes
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from starlette.convertors import Convertor, register_url_convertor

from brandubh import __version__
from brandubh.board import Board
from brandubh.engine.levels import LEVELS
from brandubh.rules import PRESETS
from brandubh.server.dependencies import GamesDep
from brandubh.server.positions.views import position_view
from brandubh.server.problems import ProblemError, not_found

STATIC = Path(__file__).with_name("static")
_YEAR = "public, max-age=31536000, immutable"
_ROUTES = ("game/", "analyse", "rules", "editor", "games")
_DESCRIPTION = "Brandubh, the Irish tafl game: play and analyse it in the browser."

router = APIRouter(include_in_schema=False)


class Asset:
    """A file of the bundle."""

    def __init__(self, path: Path) -> None:
        self.body = path.read_bytes()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.kind = {"text/javascript": "text/javascript; charset=utf-8"}.get(kind, kind)
        packed = gzip.compress(self.body, 9, mtime=0) if path.suffix not in (".woff2", ".png") else self.body
        self.packed = packed if len(packed) < len(self.body) else None
        self.lasting = path.parent.name == "assets"  # its name changes with its content


def assets() -> dict[str, Asset]:
    """The bundle's files by their address; none if it has not been built."""
    try:
        return _read_bundle((STATIC / "index.html").stat().st_mtime_ns)
    except FileNotFoundError:
        return {}


@functools.lru_cache(maxsize=1)
def _read_bundle(_built_at: int) -> dict[str, Asset]:
    return {
        f"/{path.relative_to(STATIC).as_posix()}": Asset(path) for path in sorted(STATIC.rglob("*")) if path.is_file()
    }


def _send(asset: Asset, request: Request) -> Response:
    headers = {"Cache-Control": _YEAR if asset.lasting else "no-cache", "Vary": "Accept-Encoding"}
    body = asset.body
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = asset.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=asset.kind, headers=headers)


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
    index = assets().get("/index.html")
    if index is None:
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
    text = index.body.decode()
    text = text.replace("<title>Brandubh</title>", f"<title>{html.escape(title)}</title>{head}", 1)
    text = text.replace('id="boot"></script>', f'id="boot">{_boot()}</script>', 1)
    return HTMLResponse(text, status, headers={"Cache-Control": "no-cache"})


class _PagePath(Convertor[str]):
    """Any path but the API's, so that what is not there, or not with this method, is answered as elsewhere."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", _PagePath())


@router.get("/{path:page}")
async def page(path: str, request: Request, games: GamesDep) -> Response:
    """A file of the bundle, or the document of a page."""
    asset = assets().get(f"/{path}")
    if asset is not None and path != "index.html":
        return _send(asset, request)
    if path.startswith("assets/"):
        raise not_found("such file")
    base = str(request.base_url).rstrip("/")
    address = f"{base}/{path}"
    picture = f"{base}/api/pictures/board.png"
    if path == "":
        return _document("Brandubh", picture, address)
    if path.startswith(("game/", "analyse/")):
        game_id = path.split("/")[1]
        try:
            row = (await games.load(game_id)).row
        except ProblemError:
            return _document("Brandubh", picture, address, 404)
        title = f"Brandubh ({row.rules_name}), {(row.plies + 1) // 2} moves"
        return _document(title, f"{base}/api/games/{game_id}/picture.png", address)
    known = path in _ROUTES or path.startswith("rules/")
    return _document("Brandubh", picture, address, 200 if known else 404)
