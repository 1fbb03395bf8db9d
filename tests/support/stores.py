"""Databases as they were before, or as they are after years of play."""

import json
import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from brandubh.rules import get_rules

_RULES = json.dumps(get_rules("wtf").to_dict())


def of_the_first_version(data: Path, owners: Mapping[str, str]) -> Path:
    """A database as the first migration alone makes it, with a game for each id, of the owner who is named."""
    data.mkdir(exist_ok=True)
    with closing(sqlite3.connect(data / "brandubh.sqlite")) as database:
        database.executescript(
            """
            CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
            INSERT INTO alembic_version VALUES ('0001');
            CREATE TABLE games (
                id VARCHAR(12) NOT NULL PRIMARY KEY, version INTEGER NOT NULL, owner VARCHAR(40) NOT NULL,
                created_at FLOAT NOT NULL, updated_at FLOAT NOT NULL, rules JSON NOT NULL,
                rules_name VARCHAR(60) NOT NULL, start VARCHAR(80), attackers_level INTEGER, defenders_level INTEGER,
                attackers_name VARCHAR(60), defenders_name VARCHAR(60), clock_initial INTEGER, clock_increment INTEGER,
                clock_from FLOAT, plies INTEGER NOT NULL, winner VARCHAR(12), termination VARCHAR(20),
                match_id VARCHAR(12), match_set INTEGER
            );
            CREATE INDEX games_by_owner ON games (owner, updated_at);
            CREATE UNIQUE INDEX games_by_match ON games (match_id, match_set);
            CREATE TABLE moves (
                game_id VARCHAR(12) NOT NULL REFERENCES games (id) ON DELETE CASCADE, ply INTEGER NOT NULL,
                move VARCHAR(5) NOT NULL, played_at FLOAT NOT NULL, clock INTEGER, PRIMARY KEY (game_id, ply)
            );
            """
        )
        database.executemany(
            "INSERT INTO games (id, version, owner, created_at, updated_at, rules, rules_name, plies)"
            " VALUES (?, 1, ?, 0, ?, ?, 'wtf', 0)",
            [(game_id, owner, time.time(), _RULES) for game_id, owner in owners.items()],
        )
        database.commit()
    return data / "brandubh.sqlite"


def with_open_games(file: Path, number: int, *, computers_turn: int, clocks: int) -> None:
    """Add open games to a database that is up to date: in some it is the computer's turn, in some clocks run."""
    start = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b"
    with closing(sqlite3.connect(file)) as database:
        database.executemany(
            "INSERT INTO games (id, version, owner, created_at, updated_at, rules, rules_name, plies, position,"
            " attackers_level, defenders_level, clock_initial, clock_increment, clock_from)"
            " VALUES (?, 1, ?, 0, ?, ?, 'wtf', 0, ?, ?, ?, ?, ?, ?)",
            (
                (
                    f"game{each}", f"owner{each % 500}", time.time(), _RULES, start,
                    1 if each < computers_turn else None, None if each < computers_turn else 1,
                    *((600_000, 0, 1.0) if each >= number - clocks else (None, None, None)),
                )
                for each in range(number)
            ),
        )  # fmt: skip
        database.commit()
