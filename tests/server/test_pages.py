"""The pages: one document with what it needs inside, headers that keep it to itself, and files that are kept for long.

The bundle is built by the package's build hook, which ./test runs first.
"""

import gzip
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from brandubh import Board, __version__, compiled
from brandubh.engine.levels import LEVELS
from brandubh.language import say
from brandubh.server import boot, pages
from brandubh.server.bundle import STATIC
from brandubh.server.visitors import COOKIE
from tests.support.running import Json, Running, Visitor, move_after, problem, quick

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; media-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)


def check_headers(answer: httpx.Response) -> None:
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert answer.headers["permissions-policy"] == "camera=(), microphone=(), geolocation=()"
    assert "server" not in answer.headers


REQUESTS: list[tuple[str, str, object, int]] = [
    ("GET", "/healthz", None, 200),
    ("GET", "/api/openapi.json", None, 200),
    ("GET", "/api/rules", None, 200),
    ("POST", "/api/positions", {}, 200),
    ("POST", "/api/positions", {"fen": "x"}, 422),
    ("POST", "/api/games", {"mode": "local"}, 201),
    ("GET", "/api/games", None, 200),
    ("GET", "/api/games/nosuchgame", None, 404),
    ("POST", "/api/games/nosuchgame/moves", move_after("d2-e2"), 404),
    ("POST", "/api/analysis", {"seconds": 0.05}, 200),
    ("POST", "/api/analysis", {"fen": "K6/7/7/7/7/7/3t3 b"}, 409),
    ("POST", "/api/pictures/svg", {}, 200),
    ("GET", "/api/nothing/here", None, 404),
    ("GET", "/api/positions", None, 405),
    ("PUT", "/api/games", {}, 405),
    ("POST", "/", {}, 405),
    ("GET", "/assets/nothing.js", None, 404),
]


@pytest.mark.parametrize(("method", "path", "body", "status"), REQUESTS)
def test_every_answer_carries_the_headers_that_keep_a_page_to_itself(
    visitor: Visitor, method: str, path: str, body: Any, status: int
) -> None:
    answer = visitor.http.request(method, path, json=body)
    assert answer.status_code == status
    check_headers(answer)
    if status >= 400:
        problem(answer)


def test_a_method_that_is_not_offered_is_refused_with_those_that_are(visitor: Visitor) -> None:
    assert visitor.http.get("/api/positions").headers["allow"] == "POST"
    assert visitor.http.get("/api/games/x/moves").headers["allow"] == "POST"


def test_a_failure_of_our_own_is_told_as_a_problem_with_the_same_headers(tmp_path: Path) -> None:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        with closing(sqlite3.connect(tmp_path / "brandubh.sqlite")) as database:
            database.execute("DROP TABLE moves")
            database.execute("DROP TABLE games")
            database.commit()
        answer = visitor.http.get("/api/games/nosuchgame")
        assert answer.status_code == 500
        told = problem(answer)
        assert "games" not in told["detail"], "what went wrong inside is nobody's business"
        check_headers(answer)


def test_a_visitor_gets_a_cookie_that_scripts_cannot_read(visitor: Visitor) -> None:
    answer = visitor.http.post("/api/games", json={"mode": "local"})
    [cookie] = answer.headers.get_list("set-cookie")
    name, *flags = cookie.split("; ")
    assert re.fullmatch(rf"{COOKIE}=[\w-]{{24}}", name)
    assert {flag.lower() for flag in flags} == {"httponly", "path=/", "samesite=lax", "max-age=315360000"}
    again = visitor.http.post("/api/games", json={"mode": "local"})
    assert "set-cookie" not in again.headers, "it is given once"


@pytest.mark.parametrize(
    "value",
    ["", "short", "x" * 51, "two words and a lot more", "'; DROP TABLE games; --abcdef", "ééééééééééééééééééééé"],
)
def test_a_cookie_that_we_never_gave_is_replaced(server: Running, value: str) -> None:
    header = f"{COOKIE}={value}".encode()
    answer = httpx.post(f"{server.address}/api/games", json={}, headers=[(b"Cookie", header)])
    assert answer.status_code == 201
    assert answer.headers["set-cookie"].startswith(f"{COOKIE}=")


def test_looking_at_the_list_gives_a_stranger_no_name(server: Running) -> None:
    # two first requests at once would give two names, and a game begun under one of them would be lost
    answer = httpx.get(f"{server.address}/api/games")
    assert answer.json() == {"games": [], "total": 0}
    assert "set-cookie" not in answer.headers


# The document


def test_the_first_page_has_the_start_position_inside(visitor: Visitor) -> None:
    answer = visitor.http.get("/")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    check_headers(answer)
    found = re.search(r'<script type="application/json" id="boot">(.*?)</script>', answer.text, re.DOTALL)
    assert found
    boot = json.loads(found[1])
    assert boot["version"] == __version__
    assert boot["position"] == visitor.post("/api/positions")
    assert boot["position"]["fen"] == Board().fen()
    assert boot["levels"] == [{"number": level.number, "elo": level.elo} for level in LEVELS]


def test_what_is_kept_for_the_first_page_is_made_again_where_it_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "cache_root", lambda: tmp_path)
    made = boot.boot.__wrapped__()
    [file] = tmp_path.iterdir()
    for damage in (made, made[:50], ""):
        file.write_text(damage)
        assert boot.boot.__wrapped__() == file.read_text() == made


def test_the_first_page_shows_the_start_position_before_any_script_has_come(visitor: Visitor) -> None:
    text = visitor.http.get("/").text
    board = text[text.index('<div id="app">') : text.index("<noscript>")]
    men = re.findall(r'<use href="#first-([tTK])" x="(\d+)" y="(\d+)"/>', board)
    assert {f"{'abcdefg'[int(x) // 100]}{7 - int(y) // 100}": kind for kind, x, y in men} == {
        square: piece.value for square, piece in Board().pieces().items()
    }
    assert "style=" not in board, "the policy forbids it"
    for path in ("/analyse", "/rules/raven", "/games", "/nosuchpage"):
        assert '<div id="app"></div>' in visitor.http.get(path).text


def men_in(text: str) -> dict[str, str]:
    """The men of the board that stands in a document."""
    men = re.findall(r'<use href="#first-([tTK])" x="(\d+)" y="(\d+)"/>', text)
    return {f"{'abcdefg'[int(x) // 100]}{7 - int(y) // 100}": kind for kind, x, y in men}


def boot_in(text: str) -> Json:
    found = re.search(r'<script type="application/json" id="boot">(.*?)</script>', text, re.DOTALL)
    assert found
    boot: Json = json.loads(found[1])
    return boot


@pytest.mark.parametrize("path", ["/puzzle/22a83bbd", "/puzzle", "/train", "/train?theme=sacrifice&side=attackers"])
def test_a_puzzles_page_has_its_puzzle_inside_and_shows_it_before_any_script_has_come(
    visitor: Visitor, path: str
) -> None:
    text = visitor.http.get(path).text
    puzzle = boot_in(text)["puzzle"]
    asked = "/api/puzzles/22a83bbd" if "22a" in path else "/api/puzzles/today"
    if path.startswith("/train"):
        asked = path.replace("/train", "/api/training/next")
    assert puzzle == visitor.http.get(asked).json()
    board = Board(puzzle["fen"], rules=puzzle["rules"])
    assert men_in(text) == {square: piece.value for square, piece in board.pieces().items()}
    assert not visitor.http.cookies


def test_pages_of_no_puzzle_have_none_inside(visitor: Visitor) -> None:
    for path in ("/", "/puzzles", "/puzzle/nosuchpuzzle", "/train?theme=luck", "/storm"):
        assert "puzzle" not in boot_in(visitor.http.get(path).text)
    assert men_in(visitor.http.get("/storm").text) == men_in(visitor.http.get("/").text)


@pytest.mark.parametrize("path", ["/train", "/streak", "/storm", "/puzzles", "/puzzles/history"])
def test_the_pages_of_training_have_a_title_a_description_and_a_picture(visitor: Visitor, path: str) -> None:
    text = visitor.http.get(path).text
    title, described = (re.search(f'{name}" content="([^"]+)"', text) for name in ("og:title", "og:description"))
    assert title
    assert described
    assert described[1] != say("en", "preview-description")
    picture = re.search(r'og:image" content="([^"]+)"', text)
    assert picture
    assert visitor.http.get(picture[1]).headers["content-type"] == "image/png"


@pytest.mark.parametrize("path", ["/", "/analyse", "/rules/raven", "/editor", "/games", "/nosuchpage"])
def test_a_document_names_no_host_but_ours(visitor: Visitor, path: str) -> None:
    text = visitor.http.get(path).text
    hosts = set(re.findall(r"(?:https?:)?//([^/\"'\s]+)", text))
    assert hosts <= {visitor.address.removeprefix("http://")}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/learn", 200),
        ("/learn/minute", 200),
        ("/learn/nosuchlesson", 404),
        ("/puzzle", 200),
        ("/puzzle/nosuchpuzzle", 404),
        ("/puzzles", 200),
        ("/puzzles/history", 200),
        ("/train", 200),
        ("/train?theme=luck", 200),
        ("/train/x", 404),
        ("/streak", 200),
        ("/storm", 200),
        ("/drills", 200),
        ("/drill/open-lines", 200),
        ("/drill/nosuchdrill", 404),
        ("/analyse", 200),
        ("/rules/federation-it", 200),
        ("/about", 200),
        ("/editor", 200),
        ("/games", 200),
        ("/nosuchpage", 404),
        ("/game/nosuchgame", 404),
        ("/analyse/nosuchgame", 404),
        ("/game/", 404),
        ("/index.html", 404),
        ("/../pages.py", 404),
        ("/%2e%2e/pages.py", 404),
        ("/..%2fpages.py", 404),
        ("/%ff", 404),
    ],
)
def test_a_page_that_does_not_exist_is_the_document_with_404(visitor: Visitor, path: str, status: int) -> None:
    answer = visitor.http.get(path)
    assert answer.status_code == status
    assert '<div id="app">' in answer.text


# Files


def referenced(visitor: Visitor) -> list[str]:
    return re.findall(r'(?:src|href)="(/[^"]+)"', visitor.http.get("/").text)


def test_every_file_that_the_document_names_is_there(visitor: Visitor) -> None:
    files = referenced(visitor)
    assert any(name.endswith(".js") for name in files)
    for name in files:
        answer = visitor.http.get(name)
        assert answer.status_code == 200, name
        check_headers(answer)
        expected = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".woff2": "font/woff2"}
        kind = expected.get(Path(name).suffix)
        assert kind is None or answer.headers["content-type"] == kind


def test_files_whose_names_change_with_their_content_are_kept_for_a_year(visitor: Visitor) -> None:
    for name in referenced(visitor):
        lasting = name.startswith("/assets/")
        expected = "public, max-age=31536000, immutable" if lasting else "no-cache"
        assert visitor.http.get(name).headers["cache-control"] == expected


def raw(visitor: Visitor, path: str, accepted: str) -> tuple[str | None, bytes]:
    """How a path is encoded for whoever accepts that, and its bytes as they come."""
    with visitor.http.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
        assert "Accept-Encoding" in answer.headers["vary"]
        return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())


def test_files_are_sent_compressed_to_whoever_understands_it(visitor: Visitor) -> None:
    name = max(
        (name for name in referenced(visitor) if name.endswith(".js")),
        key=lambda name: (STATIC / name[1:]).stat().st_size,
    )
    content = (STATIC / name[1:]).read_bytes()
    encoding, packed = raw(visitor, name, "gzip")
    assert encoding == "gzip"
    assert gzip.decompress(packed) == content
    encoding, smaller = raw(visitor, name, "gzip, deflate, br, zstd")
    assert encoding == "br"
    assert smaller == (STATIC / f"{name[1:]}.br").read_bytes(), "the build has made it"
    assert len(smaller) < len(packed) < len(content)
    assert raw(visitor, name, "identity") == (None, content)
    assert raw(visitor, name, "br;q=0") == (None, content)
    assert visitor.http.get(f"{name}.br").status_code == 404, "a file has one name"


def test_documents_are_sent_compressed_too(visitor: Visitor) -> None:
    encoding, packed = raw(visitor, "/", "gzip, br")
    assert encoding == "gzip"
    assert gzip.decompress(packed).decode() == visitor.http.get("/").text


@pytest.mark.parametrize(
    "path", ["/", "/rules/raven", "/favicon.ico", "/apple-touch-icon.png", "/theme.js", "/nosuchpage"]
)
def test_whoever_asks_for_the_head_gets_it_without_the_body(visitor: Visitor, path: str) -> None:
    answer, head = visitor.http.get(path), visitor.http.head(path)
    assert (head.status_code, head.content) == (answer.status_code, b"")
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert head.headers[name] == answer.headers[name]
    check_headers(head)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/favicon.ico", "image/"),
        ("/apple-touch-icon.png", "image/png"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/worker.js", "text/javascript"),
    ],
)
def test_what_browsers_ask_for_by_itself_is_there_and_asked_for_again(visitor: Visitor, path: str, kind: str) -> None:
    answer = visitor.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["cache-control"] == "no-cache"


def test_the_worker_keeps_all_that_the_build_has_made(visitor: Visitor) -> None:
    text = visitor.http.get("/worker.js").text
    found = re.search(r"const FILES = (\[.*?\]);", text)
    assert found
    assets = {f"/assets/{path.name}" for path in (STATIC / "assets").iterdir() if path.suffix != ".br"}
    assert assets < set(json.loads(found[1]))
    assert not any(name.startswith("/api/") for name in json.loads(found[1]))


def test_whoever_has_a_file_or_page_already_is_not_sent_it_again(visitor: Visitor) -> None:
    game = visitor.begin()
    page = f"/game/{game['id']}"
    for name in ("/", "/about", page, *referenced(visitor)):
        for encoding in ("gzip", "identity"):
            asked = {"Accept-Encoding": encoding}
            answer = visitor.http.get(name, headers=asked)
            known = {"If-None-Match": answer.headers["etag"]}
            again = visitor.http.get(name, headers=asked | known)
            assert (again.status_code, again.content) == (304, b""), name
            assert again.headers["cache-control"] == answer.headers["cache-control"]
            check_headers(again)
            assert visitor.http.get(name, headers=asked | {"If-None-Match": '"another"'}).content == answer.content
    before = visitor.http.get(page).headers["etag"]
    visitor.play(game["id"], "d2-e2")
    assert visitor.http.get(page, headers={"If-None-Match": before}).status_code == 200, "its title has changed"


def test_a_page_that_does_not_exist_is_never_taken_as_known(visitor: Visitor) -> None:
    answer = visitor.http.get("/nosuchpage")
    assert visitor.http.get("/nosuchpage", headers={"If-None-Match": answer.headers["etag"]}).status_code == 404


def test_only_pages_that_there_are_are_kept(visitor: Visitor) -> None:
    for path in ("/", "/rules/raven", "/rules/raven"):
        assert visitor.http.get(path).status_code == 200
    before = len(pages._kept)
    for path in ("/rules/nonsense", f"/rules/{'x' * 300}", "/?a=1", "/analyse?fen=x"):
        visitor.http.get(path)
    assert len(pages._kept) == before
