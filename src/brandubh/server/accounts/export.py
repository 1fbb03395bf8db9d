"""All that is somebody's, as one zip file. It is made while it is read, a few games or one study at a time, so that no
number of them is too much for the server's memory.
"""

import json
import re
import time
import zipfile
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict
from typing import IO, Any, cast

from fastapi.concurrency import run_in_threadpool
from sqlalchemy import Connection, Table, select

from brandubh.server.accounts.identity import Person
from brandubh.server.dependencies import Services
from brandubh.server.games import exports
from brandubh.server.problems import ProblemError
from brandubh.server.ratings.rows import rating_changes, ratings
from brandubh.server.training.rows import attempts, puzzle_marks, runs, solvers

NAMED = 40  # characters of a study's name in the name of its file
TRAINING = (solvers, puzzle_marks, attempts, runs)


async def everything(served: Services, person: Person) -> AsyncIterator[bytes]:
    """The zip file, in pieces."""
    sink = _Sink()
    with zipfile.ZipFile(cast("IO[bytes]", sink), "w", zipfile.ZIP_DEFLATED) as archive:
        async for name, pieces in _files(served, person):
            named = zipfile.ZipInfo(name, time.gmtime()[:6])
            named.compress_type = zipfile.ZIP_DEFLATED
            with archive.open(named, "w") as file:
                async for piece in pieces:
                    await run_in_threadpool(file.write, piece.encode())
                    if made := sink.taken():
                        yield made
    yield sink.taken()


async def _files(served: Services, person: Person) -> AsyncIterator[tuple[str, AsyncIterator[str]]]:
    """What there is: a name for each file, and its content. Whatever keeps something of people adds it here."""
    yield "account.json", _once(await _account(served, person))
    yield "games.txt", await exports.all_games(served.games, person.player)
    for study in (await served.studies.list(person.player)).studies:
        yield f"studies/{_plain(study.name)}{study.id}.txt", _study(served, study.id)
    for table in (ratings, rating_changes):
        yield f"ratings/{table.name}.json", _once(await served.database.read(_rows_of(table, person.player)))
    blocked = await served.blocks.names(person.player)
    yield "blocked.json", _once([{"name": name} for name in blocked])
    for table in TRAINING:
        yield f"training/{table.name}.json", _once(await served.database.read(_rows_of(table, person.player)))


async def _account(served: Services, person: Person) -> list[dict[str, Any]]:
    """What is known of the account itself; what proves who somebody is stays here."""
    account = await served.accounts.account(person.player)
    sessions = await served.accounts.sessions(person.player)
    return [
        {
            "name": person.name,
            "created_at": account.created_at if account else None,
            "sessions": [
                {key: value for key, value in asdict(each).items() if key not in ("digest", "player")}
                for each in sessions
            ],
        }
    ]


def _rows_of(table: Table, player: str) -> Callable[[Connection], list[dict[str, Any]]]:
    """All rows of somebody in a table of the training or of ratings."""
    [whose] = [column for column in table.c if column.name in ("visitor", "player")]
    wanted = select(*(column for column in table.c if column is not whose)).where(whose == player)
    return lambda connection: [dict(row) for row in connection.execute(wanted).mappings()]


async def _once(rows: list[dict[str, Any]]) -> AsyncIterator[str]:
    yield json.dumps(rows, indent=1, ensure_ascii=False) + "\n"


async def _study(served: Services, study_id: str) -> AsyncIterator[str]:
    try:
        _, text = await served.studies.file(study_id)
    except ProblemError:  # it was removed meanwhile
        return
    yield text


def _plain(name: str) -> str:
    """What a file's name can have of a study's, whatever the system: letters, digits and single hyphens."""
    plain = re.sub(r"[\W_]+", "-", name).strip("-")[:NAMED]
    return f"{plain}-" if plain else ""


class _Sink:
    """Where a zip file is written to: what has been written can be taken away, and nobody goes back to it."""

    def __init__(self) -> None:
        self._kept = bytearray()

    def write(self, data: bytes, /) -> int:
        self._kept += data
        return len(data)

    def flush(self) -> None:
        """There is nothing to wait for."""

    def taken(self) -> bytes:
        made = bytes(self._kept)
        self._kept.clear()
        return made
