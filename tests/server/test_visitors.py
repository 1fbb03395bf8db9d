"""Visitors: only their browser has the token by which their games are theirs."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from brandubh.server.database import MIGRATIONS
from brandubh.server.visitors import COOKIE, visitor_name
from tests.support.running import Running, quick
from tests.support.stores import of_the_first_version

TOKEN = "abcdefgh_-ABCDEFGH012345"


def test_the_database_knows_the_digest_of_a_token_and_not_the_token(tmp_path: Path) -> None:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor, server.visitor() as thief:
        game = visitor.begin()
        token = visitor.http.cookies[COOKIE]
        with closing(sqlite3.connect(tmp_path / "brandubh.sqlite")) as database:
            [(owner,)] = database.execute("SELECT owner FROM games")
            whole = "\n".join(database.iterdump())
        assert owner == hashlib.sha256(token.encode()).hexdigest()[:32]
        assert token not in whole
        assert all(token.encode() not in file.read_bytes() for file in tmp_path.glob("brandubh.sqlite*"))
        thief.http.cookies.set(COOKIE, owner)  # somebody who has read the database
        assert thief.game(game["id"])["mine"] is False
        assert thief.get("/api/games")["games"] == []
        assert visitor.game(game["id"])["mine"] is True


def test_games_of_before_stay_their_owners_who_notice_nothing(tmp_path: Path) -> None:
    of_the_first_version(tmp_path, owners={"mine": TOKEN, "too": TOKEN, "other": TOKEN[::-1]})
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        visitor.http.cookies.set(COOKIE, TOKEN)
        assert {game["id"] for game in visitor.get("/api/games")["games"]} == {"mine", "too"}
        assert visitor.game("mine")["mine"] is True
        assert visitor.game("other")["mine"] is False
        assert len(visitor.play("mine", "d2-e2")["moves"]) == 1
    with closing(sqlite3.connect(tmp_path / "brandubh.sqlite")) as database:
        owners = dict(database.execute("SELECT id, owner FROM games").fetchall())
    assert owners == {"mine": visitor_name(TOKEN), "too": visitor_name(TOKEN), "other": visitor_name(TOKEN[::-1])}


def test_there_is_no_way_back_from_a_digest_and_the_migration_says_so() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    migration = ScriptDirectory.from_config(config).get_revision("0003")
    assert migration is not None
    with pytest.raises(NotImplementedError, match="backup"):
        migration.module.downgrade()
