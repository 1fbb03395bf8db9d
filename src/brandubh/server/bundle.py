"""The files of the web bundle, kept in memory once somebody has asked for them; whoever has a file already is told so.

The build leaves each file also compressed by Brotli, ``name.br``, since that takes long and Python has none of its own.
"""

import gzip
import hashlib
import mimetypes
import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from brandubh.server.problems import not_found

STATIC = Path(__file__).with_name("static")

_INDEX = "index.html"
_COMPRESSED_KINDS = (".woff2", ".png", ".ico")
_YEAR = "public, max-age=31536000, immutable"


class Bundle(StaticFiles):
    """The files in a folder, read again when the bundle has been built anew. Mounted, it serves its assets."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # the bundle may be built later
        self._folder = folder
        self._document = str(folder / _INDEX)
        self.built_at = 0  # when the bundle was built that was read last
        self._index = ""
        self._names: frozenset[str] = frozenset()
        self._answers: dict[tuple[str, str], Response] = {}  # by path and encoding

    @property
    def index(self) -> str | None:
        """The text of the document of all pages; None if the bundle has not been built."""
        try:
            built_at = os.stat(self._document).st_mtime_ns  # noqa: PTH116  # at every request; pathlib takes its time
        except FileNotFoundError:
            return None
        if built_at != self.built_at:
            files = (path for path in self._folder.rglob("*") if path.is_file() and path.suffix != ".br")
            self._names = frozenset(path.relative_to(self._folder).as_posix() for path in files) - {_INDEX}
            self._answers = {}
            self._index = (self._folder / _INDEX).read_text("utf-8")
            self.built_at = built_at
        return self._index

    def answer(self, path: str, asked: Headers) -> Response | None:
        """A file as the headers of a request ask for it; None if there is no such file."""
        if self.index is None or path not in self._names:
            return None
        encoding = "" if path.endswith(_COMPRESSED_KINDS) else best_encoding(asked)
        if (path, encoding) not in self._answers:
            self._answers[path, encoding] = _answer(self._folder / path, encoding)
        return self.unless_known(self._answers[path, encoding], asked)

    async def get_response(self, path: str, scope: Scope) -> Response:  # noqa: D102  # Starlette's own
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        answer = self.answer(f"assets/{path}", Headers(scope=scope))
        if answer is None:
            raise not_found()
        return answer

    def unless_known(self, response: Response, asked: Headers) -> Response:
        """The response, or 304 for whoever has it already by its ETag."""
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response


def best_encoding(asked: Headers) -> str:
    """The best of the encodings that a request accepts: "br", "gzip" or "" for none."""
    accepted = {name.strip() for name in asked.get("accept-encoding", "").split(",")}  # with ";q=0" none matches
    return next((name for name in ("br", "gzip") if name in accepted), "")


def response(body: bytes, kind: str, encoding: str, *, cache: str, status: int = 200) -> Response:
    """A response with a body that has been encoded already, and the headers that let others keep it."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding", "ETag": tag}
    return Response(body, status, headers | ({"Content-Encoding": encoding} if encoding else {}), kind)


def _answer(path: Path, encoding: str) -> Response:
    lasting = path.parent.name == "assets"  # the name changes with the content
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = path.with_name(f"{path.name}.br")
    if encoding == "br" and packed.is_file():
        body = packed.read_bytes()
    else:
        body = path.read_bytes()
        encoding = "gzip" if encoding else ""
        body = gzip.compress(body, 9, mtime=0) if encoding else body
    return response(body, kind, encoding, cache=_YEAR if lasting else "no-cache")
