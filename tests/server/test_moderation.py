"""Keeping order: names, blocks, leaving, and what ``brandubh admin`` does while the server runs."""

import io
import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from brandubh.__main__ import _run as run_command
from brandubh.errors import BrandubhError
from brandubh.server.accounts.names import checked_name
from brandubh.server.data_folder import prepare
from brandubh.server.moderation import leaving
from tests.server.test_accounts import log_in, register
from tests.support.running import Running, Visitor, problem, quick, until


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with Running(quick(tmp_path)) as server:
        yield server


def admin(server: Running, *words: str, status: int = 0) -> str:
    """What the command prints. It runs here: a process of its own would take most of the test's time."""
    words = ("brandubh", "admin", *words, "--data", str(server.settings.data))
    out = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(out):
        patch.setattr(sys, "argv", list(words))
        assert run_command() == status, out.getvalue()
    return out.getvalue()


@pytest.mark.parametrize("name", ["FuCk", "f_u_c_k", "Fùck you", "H1tler", "dick", "big-dick"])
def test_nobody_gets_a_name_that_others_should_not_have_to_read(name: str) -> None:
    with pytest.raises(BrandubhError) as refused:
        checked_name(name)
    assert refused.value.code == "account-name-reserved"


@pytest.mark.parametrize("name", ["Scunthorpe", "Dickens", "Hancock", "Shitake", "Cassis", "Adolfo", "Hurely"])
def test_harmless_names_that_contain_others_are_given(name: str) -> None:
    assert checked_name(name) == name


def test_two_of_whom_one_has_blocked_the_other_do_not_meet(visitor: Visitor, stranger: Visitor) -> None:
    register(visitor, "Blocking Ann")
    register(stranger, "Blocked Bob")
    assert visitor.http.put("/api/account/blocks/blocked bob").status_code == 204
    assert visitor.http.put("/api/account/blocks/Blocked Bob").status_code == 204
    assert visitor.get("/api/account/blocks") == {"names": ["Blocked Bob"]}
    assert stranger.get("/api/account/blocks") == {"names": []}
    for host, guest in ((visitor, stranger), (stranger, visitor)):
        invite = host.begin(mode="friend")["invite"]
        assert guest.refusal("POST", f"/api/invites/{invite}", {})["code"] == "blocked"
    assert visitor.http.delete("/api/account/blocks/Blocked Bob").status_code == 204
    invite = visitor.begin(mode="friend")["invite"]
    assert stranger.post(f"/api/invites/{invite}")["my_side"]


def test_blocks_are_for_accounts_and_for_others(visitor: Visitor) -> None:
    assert visitor.refusal("PUT", "/api/account/blocks/whoever")["code"] == "log-in-first"
    register(visitor, "Lonely Lars")
    assert visitor.refusal("PUT", "/api/account/blocks/Lonely Lars")["code"] == "block-oneself"
    assert visitor.refusal("PUT", "/api/account/blocks/Not There")["status"] == 404


def test_whoever_leaves_again_and_again_is_warned_and_then_has_to_wait(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    prepare(settings)
    conducts = []
    with create_engine(settings.database).begin() as connection:
        for game in range(9):
            for _ in range(2):  # twice is once
                leaving.note(connection, f"game{game}", "somebody", "aborted", 1000.0)
            conducts.append(leaving.conduct_of(connection, "somebody", 1010.0))
        later = leaving.conduct_of(connection, "somebody", 1000.0 + leaving.DAY + 1)
        other = leaving.conduct_of(connection, "another", 1010.0)
    assert [each.is_warned for each in conducts] == [False] * 3 + [True] * 6
    assert [each.until for each in conducts[:6]] == [None] * 6
    assert [each.until for each in conducts[6:]] == [1000.0 + leaving.PAUSE * times for times in (1, 2, 3)]
    assert later == other == leaving.Conduct(is_warned=False, until=None)


def test_aborted_games_are_counted(running: Running) -> None:
    with running.visitor() as leaver, running.visitor() as other:
        register(leaver, "Leaver")
        for _ in range(4):
            game = leaver.begin(mode="friend")
            other.post(f"/api/invites/{game['invite']}")
            leaver.post(f"/api/games/{game['id']}/abort")
    assert "warned" in admin(running, "show", "leaver")


def test_a_banned_account_is_out_at_once_and_its_name_stays_taken(running: Running) -> None:
    with running.visitor() as rude, running.visitor() as other:
        register(rude, "Rude Rolf")
        assert "banned" in admin(running, "ban", "rude rolf", "--note", "shouts")
        until(lambda: rude.get("/api/account")["name"] is None, "the server noticed")
        assert problem(log_in(rude, "Rude Rolf"))["code"] == "account-closed"
        assert problem(log_in(rude, "Rude Rolf", "a wrong password"))["code"] == "wrong-password"
        answer = other.http.post("/api/account", json={"name": "rude rolf", "password": "long enough"})
        assert problem(answer)["code"] == "account-name-taken"
        assert "banned since" in admin(running, "list", "--closed")
        admin(running, "reopen", "Rude Rolf")
        assert log_in(rude, "Rude Rolf").json()["name"] == "Rude Rolf"
    assert "shouts" in admin(running, "log")


def test_a_renamed_account_has_its_new_name_in_its_games(running: Running) -> None:
    with running.visitor() as owner, running.visitor() as other:
        register(owner, "Old Name")
        game = owner.begin(mode="friend", side="attackers")
        other.post(f"/api/invites/{game['invite']}")
        admin(running, "rename", "Old Name", "New Name")
        assert other.game(game["id"])["players"]["attackers"]["name"] == "New Name"
        until(lambda: owner.get("/api/account")["name"] == "New Name", "the server noticed")
        register(other, "Old Name")  # it is free again
        assert "Somebody has the name" in admin(running, "rename", "New Name", "old name", status=2)


def test_what_the_command_prints_is_short_and_keeps_secrets(running: Running) -> None:
    with running.visitor() as owner:
        register(owner, "Sigrid")
    accounts = json.loads(admin(running, "list", "--json"))
    assert [account["name"] for account in accounts if not account["is_bot"]] == ["Sigrid"]
    text = admin(running, "show", "Sigrid", "--json")
    assert "argon2" not in text
    assert "recovery" not in text
    assert "Nobody here is called" in admin(running, "show", "Nobody At All", status=2)
    assert admin(running, "list", "x y z", status=1) == ""
    assert len(admin(running, "recovery", "Sigrid").split()[-1]) > 3
