"""Accounts: who has one goes by its name everywhere, nobody else does, and nothing of a guest's is lost."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from brandubh.errors import BrandubhError
from brandubh.server.accounts.names import checked_name, folded
from brandubh.server.accounts.passwords import new_code, plain_code
from brandubh.server.limits import Limits
from brandubh.server.visitors import COOKIE, SESSION_COOKIE
from tests.support.running import Running, Visitor, problem, quick

PASSWORD = "a horse on the stairs"


def register(visitor: Visitor, name: str) -> str:
    """Make an account; its recovery code."""
    code: str = visitor.post("/api/account", {"name": name, "password": PASSWORD})["recovery"]
    return code


def log_in(visitor: Visitor, name: str, password: str = PASSWORD) -> httpx.Response:
    return visitor.http.post("/api/account/session", json={"name": name, "password": password})


@pytest.fixture
def name(request: pytest.FixtureRequest) -> str:
    """A name that no other test has."""
    number = abs(hash(request.node.name)) % 10**8
    return f"Sigrid {number}"


def test_an_account_is_made_with_a_name_and_a_password_alone(visitor: Visitor, name: str) -> None:
    assert visitor.get("/api/account") == {"name": None, "bot": False}
    assert len(plain_code(register(visitor, name))) == 20
    assert visitor.get("/api/account")["name"] == name


def test_a_guest_who_registers_loses_nothing(visitor: Visitor, stranger: Visitor, name: str) -> None:
    alone = visitor.begin()["id"]
    game = visitor.begin(mode="friend", side="attackers", name="a guest")
    stranger.post(f"/api/invites/{game['invite']}")
    visitor.play(game["id"], "d2-e2")
    study = visitor.post("/api/studies", {"name": "My lines"})["id"]
    register(visitor, name)
    assert COOKIE not in visitor.http.cookies
    assert {each["id"] for each in visitor.get("/api/games")["games"]} == {alone, game["id"]}
    seen = stranger.game(game["id"])["players"]["attackers"]
    assert (seen["name"], seen["account"]) == (name, name)
    stranger.play(game["id"], "d3-e3")
    visitor.play(game["id"], "d1-e1")  # and goes on at once
    assert [each["id"] for each in visitor.get("/api/studies")["studies"]] == [study]


def test_the_guests_old_token_opens_nothing_any_more(server: Running, visitor: Visitor, name: str) -> None:
    game = visitor.begin()["id"]
    old = visitor.http.cookies[COOKIE]
    register(visitor, name)
    with server.visitor() as thief:
        thief.http.cookies.set(COOKIE, old)
        assert thief.get("/api/games")["total"] == 0
        assert thief.refusal("DELETE", f"/api/games/{game}")["code"] == "forbidden"


def test_whoever_logs_in_brings_along_what_was_played(server: Running, visitor: Visitor, name: str) -> None:
    register(visitor, name)
    first = visitor.begin()["id"]
    with server.visitor() as elsewhere:
        second = elsewhere.begin(mode="computer", level=1)["id"]
        token = elsewhere.http.cookies[COOKIE]
        assert log_in(elsewhere, name.upper()).json()["name"] == name
        assert SESSION_COOKIE in elsewhere.http.cookies
        assert token not in elsewhere.http.cookies.values()
        assert {each["id"] for each in elsewhere.get("/api/games")["games"]} == {first, second}


def test_a_wrong_name_and_a_wrong_password_are_told_alike(visitor: Visitor, stranger: Visitor, name: str) -> None:
    register(visitor, name)
    wrong = problem(log_in(stranger, name, "not this one"))
    unknown = problem(log_in(stranger, f"{name} x", "not this one"))
    assert wrong == unknown
    assert wrong["code"] == "wrong-password"


def test_logging_out_ends_the_session_for_good(server: Running, visitor: Visitor, name: str) -> None:
    register(visitor, name)
    token = visitor.http.cookies[SESSION_COOKIE]
    visitor.http.delete("/api/account/session")
    assert SESSION_COOKIE not in visitor.http.cookies
    with server.visitor() as thief:
        thief.http.cookies.set(SESSION_COOKIE, token)
        assert thief.get("/api/account")["name"] is None


def test_sessions_are_listed_and_ended_one_by_one_or_all(server: Running, visitor: Visitor, name: str) -> None:
    register(visitor, name)
    with server.visitor() as phone, server.visitor() as laptop:
        log_in(phone, name)
        log_in(laptop, name)
        sessions = visitor.get("/api/account/sessions")["sessions"]
        assert [each["here"] for each in sessions].count(True) == 1
        assert len(sessions) == 3
        mine = next(each for each in phone.get("/api/account/sessions")["sessions"] if each["here"])
        assert visitor.http.delete(f"/api/account/sessions/{mine['id']}").status_code == 204
        assert phone.get("/api/account")["name"] is None
        assert visitor.http.delete("/api/account/sessions").status_code == 204
        assert laptop.get("/api/account")["name"] is None
        assert visitor.get("/api/account")["name"] == name


def test_nobody_ends_or_sees_the_sessions_of_others(visitor: Visitor, stranger: Visitor, name: str) -> None:
    register(visitor, name)
    session = visitor.get("/api/account/sessions")["sessions"][0]["id"]
    assert stranger.refusal("GET", "/api/account/sessions")["code"] == "log-in-first"
    register(stranger, f"{name} b")
    assert stranger.refusal("DELETE", f"/api/account/sessions/{session}")["status"] == 404
    assert visitor.get("/api/account")["name"] == name


def test_names_that_look_alike_are_one(visitor: Visitor, stranger: Visitor, name: str) -> None:
    register(visitor, name)
    for other in (name.upper(), name.replace("i", "1"), name.replace("g", "ģ")):
        answer = stranger.http.post("/api/account", json={"name": other, "password": PASSWORD})
        assert problem(answer)["code"] == "account-name-taken", other


def test_a_session_is_another_one_after_each_login(server: Running, visitor: Visitor, name: str) -> None:
    register(visitor, name)
    token = visitor.http.cookies[SESSION_COOKIE]
    visitor.http.delete("/api/account/session")
    visitor.http.cookies.set(SESSION_COOKIE, token)  # one that somebody has planted
    log_in(visitor, name)
    given = [each.value for each in visitor.http.cookies.jar if each.name == SESSION_COOKIE]
    assert any(value != token for value in given)


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Running]:
    with Running(quick(tmp_path, limits=Limits.from_text("accounts=1000"))) as running:
        yield running


def test_guessing_passwords_ends_soon_and_keeps_no_owner_out(guarded: Running) -> None:
    with guarded.visitor() as owner, guarded.visitor() as thief:
        register(owner, "Astrid")
        codes = [log_in(thief, "Astrid", f"guess number {guess}").json()["code"] for guess in range(12)]
        assert codes[0] == "wrong-password"
        assert codes[-1] == "too-many-tries"
        assert owner.get("/api/account")["name"] == "Astrid"


def test_the_database_has_neither_passwords_nor_tokens(guarded: Running) -> None:
    with guarded.visitor() as owner:
        code = register(owner, "Astrid")
        token = owner.http.cookies[SESSION_COOKIE]
    with sqlite3.connect(guarded.settings.data / "brandubh.sqlite") as database:
        text = "\n".join(database.iterdump())
    assert "$argon2id$" in text
    for secret in (PASSWORD, code, plain_code(code), token):
        assert secret not in text


@pytest.mark.parametrize("name", ["Sigrid", "Séamas Ó Briain", "d'Arc", "Jean-Luc", "o2", "Æsir_7"])
def test_names_that_people_have(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "account-name-length"),
        ("x" * 21, "account-name-length"),
        ("<b>", "account-name-form"),
        ("a--b", "account-name-form"),
        ("Сигрид", "account-name-form"),
        ("a\u202eb", "account-name-form"),
        ("12345", "account-name-form"),
        ("Admin", "account-name-reserved"),
        ("BrANdUBH", "account-name-reserved"),
    ],
)
def test_names_that_nobody_gets(name: str, code: str) -> None:
    with pytest.raises(BrandubhError) as refused:
        checked_name(name)
    assert refused.value.code == code


@given(st.text(max_size=30))
def test_a_name_is_harmless_or_refused(text: str) -> None:
    try:
        name = checked_name(text)
    except BrandubhError:
        return
    assert not set(name) & set('<>&"/\\%?#\n\t')
    assert folded(name) == folded(checked_name(name))
    assert folded(name)


def test_codes_are_read_however_they_are_typed() -> None:
    code = new_code()
    assert plain_code(code.upper().replace("-", " ")) == plain_code(code)
