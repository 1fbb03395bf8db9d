"""What the owner of an account can do with it: change the password, recover it, take everything along, and leave."""

import io
import json
import re
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Column, Connection, select

from brandubh.record import read_games
from brandubh.server.accounts import names, passwords
from brandubh.server.accounts.rows import accounts
from brandubh.server.games.exports import BATCH
from brandubh.server.games.leaving import BATCH as LEAVING_BATCH
from brandubh.server.games.rows import games
from brandubh.server.limits import Limits
from brandubh.server.studies.rows import studies
from brandubh.server.training.rows import attempts, puzzle_marks, runs, solvers
from brandubh.server.visitors import SESSION_COOKIE
from tests.support.paths import ROOT
from tests.support.running import Running, Visitor, problem, quick
from tests.support.written import copies, rows_in_memory, write

PASSWORD, OTHER = "a horse on the stairs", "a boat under the bridge"


def register(visitor: Visitor, name: str) -> str:
    """Make an account; its recovery code."""
    code: str = visitor.post("/api/account", {"name": name, "password": PASSWORD})["recovery"]
    return code


def log_in(visitor: Visitor, name: str, password: str = PASSWORD) -> httpx.Response:
    return visitor.http.post("/api/account/session", json={"name": name, "password": password})


def recover(visitor: Visitor, name: str, code: str, password: str = OTHER) -> httpx.Response:
    return visitor.http.post("/api/account/recovery", json={"name": name, "code": code, "password": password})


def delete(visitor: Visitor, password: str = PASSWORD) -> httpx.Response:
    return visitor.http.post("/api/account/deletion", json={"password": password})


@pytest.fixture
def name(request: pytest.FixtureRequest) -> str:
    """A name that no other test has."""
    return f"Astrid {abs(hash(request.node.nodeid)) % 10**8}"


# The password


def test_a_new_password_needs_the_old_one_and_logs_out_all_other_browsers(
    server: Running, visitor: Visitor, name: str
) -> None:
    register(visitor, name)
    with server.visitor() as phone:
        log_in(phone, name)
        wrong = visitor.refusal("PUT", "/api/account/password", {"old": OTHER, "new": OTHER})
        assert (wrong["status"], wrong["code"]) == (403, "not-the-password")
        assert phone.get("/api/account")["name"] == name
        changed = visitor.http.put("/api/account/password", json={"old": PASSWORD, "new": OTHER})
        assert changed.status_code == 204
        assert visitor.get("/api/account")["name"] == name
        assert phone.get("/api/account")["name"] is None
        assert problem(log_in(phone, name))["code"] == "wrong-password"
        assert log_in(phone, name, OTHER).is_success


def test_a_new_password_is_as_good_as_a_first_one(visitor: Visitor, name: str) -> None:
    register(visitor, name)
    weak = visitor.refusal("PUT", "/api/account/password", {"old": PASSWORD, "new": "aaaaaaaa"})
    assert weak["code"] == "password-weak"
    assert log_in_elsewhere(visitor, name).is_success


def log_in_elsewhere(visitor: Visitor, name: str, password: str = PASSWORD) -> httpx.Response:
    with Visitor(visitor.address) as elsewhere:
        return log_in(elsewhere, name, password)


# The recovery code


def test_a_forgotten_password_is_replaced_by_the_code_once(server: Running, visitor: Visitor, name: str) -> None:
    code = register(visitor, name)
    with server.visitor() as forgetful, server.visitor() as thief:
        game = forgetful.begin()["id"]
        answer = recover(forgetful, name.lower(), code.upper().replace("-", " ")).json()
        assert answer["name"] == name
        assert forgetful.get("/api/account")["name"] == name
        assert [each["id"] for each in forgetful.get("/api/games")["games"]] == [game]  # a guest's games come along
        assert visitor.get("/api/account")["name"] is None  # all others are logged out
        assert problem(log_in(thief, name))["code"] == "wrong-password"
        assert log_in(thief, name, OTHER).is_success
        thief.http.delete("/api/account/session")
        assert problem(recover(thief, name, code))["code"] == "wrong-code"
        assert recover(thief, name, answer["recovery"]).is_success


def test_a_wrong_name_and_a_wrong_code_are_told_alike(visitor: Visitor, stranger: Visitor, name: str) -> None:
    register(visitor, name)
    code = "aaaa-bbbb-cccc-dddd-eeee"
    assert problem(recover(stranger, name, code)) == problem(recover(stranger, f"{name} x", code))
    assert stranger.get("/api/account")["name"] is None


def test_a_new_code_needs_the_password_and_ends_the_old_one(visitor: Visitor, stranger: Visitor, name: str) -> None:
    old = register(visitor, name)
    assert visitor.refusal("PUT", "/api/account/recovery", {"password": OTHER})["code"] == "not-the-password"
    answer = visitor.http.put("/api/account/recovery", json={"password": PASSWORD})
    assert problem(recover(stranger, name, old))["code"] == "wrong-code"
    assert recover(stranger, name, answer.json()["recovery"]).is_success


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Running]:
    with Running(quick(tmp_path, limits=Limits.from_text("accounts=1000"))) as running:
        yield running


def test_guesses_are_counted_wherever_they_are_made_and_however_many_come_at_once(guarded: Running) -> None:
    with guarded.visitor() as owner, guarded.visitor() as thief, ThreadPoolExecutor(8) as threads:
        register(owner, "Astrid")

        def guess(number: int) -> str:
            code: str = problem(recover(thief, "Astrid", f"aaaa-bbbb-cccc-dddd-{number:04}"))["code"]
            return code

        codes = list(threads.map(guess, range(24)))
        assert codes.count("wrong-code") == 10
        assert codes.count("too-many-tries") == 14
        for refused in (log_in(thief, "Astrid"), delete(owner)):  # even with the right one
            assert problem(refused)["code"] == "too-many-tries"
            assert int(refused.headers["retry-after"]) > 0


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "password", {"old": PASSWORD, "new": OTHER}),
        ("PUT", "recovery", {"password": PASSWORD}),
        ("GET", "export", None),
        ("POST", "deletion", {"password": PASSWORD}),
    ],
)
def test_a_guest_has_nothing_to_keep(visitor: Visitor, method: str, path: str, body: object) -> None:
    refused = visitor.refusal(method, f"/api/account/{path}", body)
    assert (refused["status"], refused["code"]) == (401, "log-in-first")


# Taking everything along


def export(visitor: Visitor) -> dict[str, str]:
    """All files of an export by their names."""
    answer = visitor.http.get("/api/account/export")
    assert answer.headers["content-type"] == "application/zip"
    assert "attachment" in answer.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        return {each: archive.read(each).decode() for each in archive.namelist()}


def test_everything_of_ones_own_leaves_as_one_file(visitor: Visitor, stranger: Visitor, name: str) -> None:
    code = register(visitor, name)
    visitor.begin(moves=["d2-e2"])
    shared = visitor.begin(mode="friend", side="attackers")
    stranger.post(f"/api/invites/{shared['invite']}", {"name": "Bjorn"})
    stranger.begin(moves=["d2-c2"])
    study = visitor.post("/api/studies", {"name": "../My lines: <1>"})["id"]
    puzzle = visitor.get("/api/training/next")["id"]
    visitor.post(f"/api/training/puzzles/{puzzle}", {"mode": "train"})
    files = export(visitor)
    assert set(files) == {
        *("account.json", "games.txt", f"studies/My-lines-1-{study}.txt"),
        *("blocked.json", "ratings/ratings.json", "ratings/rating_changes.json"),
        *(f"training/{each}.json" for each in ("solvers", "puzzle_marks", "attempts", "runs")),
    }
    (account,) = json.loads(files["account.json"])
    assert account["name"] == name
    assert len(account["sessions"]) == 1
    assert [len(game.mainline()) for game in read_games(files["games.txt"])] == [1, 0]
    assert "Bjorn" in files["games.txt"]
    assert [each["puzzle"] for each in json.loads(files["training/attempts.json"])] == [puzzle]
    whole = "\n".join(files.values())
    for secret in (PASSWORD, code, "argon2", visitor.http.cookies[SESSION_COOKIE], "digest"):
        assert secret not in whole


def test_an_export_has_few_games_in_memory_at_a_time(server: Running, visitor: Visitor, name: str) -> None:
    register(visitor, name)
    copies(server, visitor.begin(moves=["d2-e2"])["id"], 120)
    before, most, content = rows_in_memory(), 0, b""
    with visitor.http.stream("GET", "/api/account/export") as answer:
        for number, piece in enumerate(answer.iter_bytes()):
            content += piece
            if number % 10 == 0:
                most = max(most, rows_in_memory() - before)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert len(list(read_games(archive.read("games.txt").decode()))) == 121
    assert most <= 2 * BATCH


# Leaving


def read(server: Running, work: Callable[[Connection], Any]) -> Any:
    return write(server, work)


def _values(column: Column[Any]) -> Callable[[Connection], Any]:
    return lambda connection: connection.scalars(select(column)).all()


def test_who_leaves_is_gone_and_what_was_theirs_alone_with_them(
    server: Running, visitor: Visitor, stranger: Visitor, name: str
) -> None:
    register(visitor, name)
    alone = visitor.begin(mode="computer", level=1, moves=["d2-e2"])["id"]
    copies(server, alone, LEAVING_BATCH + 1)
    waiting = visitor.begin(mode="friend", side="attackers")
    visitor.post("/api/studies", {"name": "My lines"})
    puzzle = visitor.get("/api/training/next")["id"]
    visitor.post(f"/api/training/puzzles/{puzzle}", {"mode": "train"})
    player = read(server, lambda c: c.scalar(select(accounts.c.player).where(accounts.c.name == name)))
    token = visitor.http.cookies[SESSION_COOKIE]
    assert problem(delete(visitor, OTHER))["code"] == "not-the-password"
    assert visitor.get("/api/games")["total"] == LEAVING_BATCH + 3
    assert delete(visitor).status_code == 204
    assert SESSION_COOKIE not in visitor.http.cookies
    visitor.http.cookies.set(SESSION_COOKIE, token)
    assert visitor.get("/api/account")["name"] is None
    assert problem(log_in(stranger, name))["code"] == "wrong-password"
    for game in (alone, waiting["id"]):
        assert stranger.refusal("GET", f"/api/games/{game}")["status"] == 404
    assert stranger.refusal("GET", f"/api/invites/{waiting['invite']}")["status"] == 404
    columns = (
        *(games.c[each] for each in ("owner", "attackers_player", "defenders_player")),
        *(table.c.visitor for table in (solvers, puzzle_marks, attempts, runs)),
        studies.c.owner,
    )
    left = [read(server, _values(column)) for column in columns]
    assert not any(player in found for found in left)


def test_games_with_others_stay_theirs_without_the_name(visitor: Visitor, stranger: Visitor, name: str) -> None:
    register(visitor, name)
    begun = visitor.begin(mode="friend", side="attackers", match=True)
    hardly = visitor.begin(mode="friend", side="defenders")
    for game in (begun, hardly):
        stranger.post(f"/api/invites/{game['invite']}", {"name": "Bjorn"})
    visitor.play(begun["id"], "d2-e2")
    stranger.play(begun["id"], "d3-e3")
    with stranger.watching(begun["id"]) as live:
        live.next()
        delete(visitor)
        seen = live.when(lambda view: view["players"]["attackers"]["former"])
    assert seen["outcome"]["winner"] == "defenders"
    assert seen["outcome"]["termination"] == "resignation"
    player = stranger.game(begun["id"])["players"]["attackers"]
    assert (player["name"], player["account"], player["former"]) == (None, None, True)
    assert stranger.game(begun["id"])["players"]["defenders"] == {
        "kind": "person",
        "level": None,
        "name": "Bjorn",
        "account": None,
        "rating": None,
        "provisional": False,
        "bot": False,
        "former": False,
    }
    assert stranger.game(hardly["id"])["outcome"]["termination"] == "aborted"
    assert stranger.get("/api/games")["total"] == 2
    assert name not in stranger.http.get("/api/games").text
    assert name not in stranger.http.get(f"/api/games/{begun['id']}/record").text
    for action in (f"{begun['id']}/next-set", f"{hardly['id']}/rematch"):
        assert stranger.refusal("POST", f"/api/games/{action}")["code"] == "former-player"


def test_the_name_of_who_has_left_is_kept_nowhere_and_given_to_nobody(
    server: Running, visitor: Visitor, stranger: Visitor, name: str
) -> None:
    register(visitor, name)
    delete(visitor)
    answer = stranger.http.post("/api/account", json={"name": name.upper(), "password": PASSWORD})
    assert problem(answer)["code"] == "account-name-taken"
    rows = read(server, lambda c: [tuple(row) for row in c.execute(select(accounts))])
    assert name not in repr(rows)
    assert re.sub(r"\W", "", name).lower() not in repr(rows)


def test_who_leaves_twice_at_once_is_gone_once(visitor: Visitor, name: str) -> None:
    register(visitor, name)
    visitor.begin()
    with ThreadPoolExecutor(4) as threads:
        statuses = list(threads.map(lambda _: delete(visitor).status_code, range(4)))
    assert statuses.count(204) == 1
    assert set(statuses) <= {204, 401, 403}


# What pages know


def test_the_page_asks_for_names_and_passwords_as_long_as_the_server_takes_them() -> None:
    said = dict(re.findall(r"const (\w+) = (\d+)", (ROOT / "web/src/account/bounds.ts").read_text("utf-8")))
    assert said == {
        "SHORTEST_NAME": str(names.SHORTEST),
        "LONGEST_NAME": str(names.LONGEST),
        "SHORTEST_PASSWORD": str(passwords.SHORTEST),
        "LONGEST_PASSWORD": str(passwords.LONGEST),
    }


def test_pages_know_who_is_logged_in_and_keep_it_for_nobody_else(
    visitor: Visitor, stranger: Visitor, name: str
) -> None:
    assert f'"{name}"' not in stranger.http.get("/").text
    register(visitor, name)
    for path in ("/", "/games", "/puzzle", "/account"):
        page = visitor.http.get(path)
        assert f'"account":{{"name":"{name}","bot":false}}' in page.text
        assert "private" in page.headers["cache-control"]
        assert '"account":' not in stranger.http.get(path).text
    known = visitor.http.get("/").headers["etag"]
    visitor.http.delete("/api/account/session")
    assert visitor.http.get("/", headers={"If-None-Match": known}).status_code == 200
