"""The files of the web bundle, kept in memory with their compressed forms; whoever has a file already is told so."""

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from brandubh.server.problems import not_found

STATIC = Path(__file__).with_name("static")

_COMPRESSED_KINDS = (".woff2", ".png")
_YEAR = "public, max-age=31536000, immutable"


class Bundle(StaticFiles):
    """The files in a folder, read again when the bundle has been built anew. Mounted, it serves its assets."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.config_checked = True  # the bundle may be built later
        self._folder = folder
        self._built_at = 0
        self._answers: dict[str, tuple[Response, Response]] = {}  # plain and compressed, by path

    @property
    def index(self) -> str | None:
        """The text of the document of all pages; None if the bundle has not been built."""
        try:
            built_at = (self._folder / "index.html").stat().st_mtime_ns
        except FileNotFoundError:
            return None
        if built_at != self._built_at:
            files = [path for path in self._folder.rglob("*") if path.is_file()]
            self._answers = {path.relative_to(self._folder).as_posix(): _answers(path) for path in files}
            self._built_at = built_at
        return bytes(self._answers["index.html"][0].body).decode()

    def answer(self, path: str, asked: Headers) -> Response | None:
        """A file as the headers of a request ask for it; None if there is no such file."""
        if self.index is None or path not in self._answers or path == "index.html":
            return None
        plain, compressed = self._answers[path]
        return self.unless_known(compressed if "gzip" in asked.get("accept-encoding", "") else plain, asked)

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


def etag(body: bytes) -> str:
    """A header value that changes with the content."""
    return f'"{hashlib.sha256(body).hexdigest()[:24]}"'


def _answers(path: Path) -> tuple[Response, Response]:
    """The answers for whoever does not and does understand gzip; the same one where that gains nothing."""
    lasting = path.parent.name == "assets"  # the name changes with the content
    headers = {"Cache-Control": _YEAR if lasting else "no-cache", "Vary": "Accept-Encoding"}
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    body = path.read_bytes()
    plain = Response(body, media_type=kind, headers=headers | {"ETag": etag(body)})
    packed = body if path.suffix in _COMPRESSED_KINDS else gzip.compress(body, 9, mtime=0)
    if len(packed) >= len(body):
        return plain, plain
    return plain, Response(
        packed, media_type=kind, headers=headers | {"ETag": etag(packed), "Content-Encoding": "gzip"}
    )
