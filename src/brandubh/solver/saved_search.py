"""Saving a search and resuming it: the transposition table's entries in a file that is complete or not there at all.

A file holds a line of JSON that says what question it belongs to, and the pairs of key and entry; a digest of both
ends it. A search may be resumed with a transposition table of another size.
"""

import hashlib
import json
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from brandubh.bulk.whole_file import replacing
from brandubh.errors import file_trouble
from brandubh.solver.core.transpositions import enter_entries, list_entries
from brandubh.solver.errors import SavedSearchError
from brandubh.solver.solver import Solver

MAGIC = b"brandubh search 1\n"
CHUNK = 1 << 18
"""Fields, of eight bytes, read or written at once."""
DIGEST_SIZE = 32


def _question(solver: Solver) -> dict[str, Any]:
    return {"rules": solver.board.rules.rules_id, "position": solver.board.fen(), "side": solver.side.value}


def save(solver: Solver, path: Path) -> None:
    """Write what a search has found out. Whatever happens meanwhile, the file is the old one or the new one."""
    head = {**_question(solver), "nodes": solver.nodes, "seconds": round(solver.seconds, 3)}
    digest = hashlib.sha256()
    with replacing(path, SavedSearchError) as part, part.open("wb") as file:

        def put(data: bytes) -> None:
            digest.update(data)
            file.write(data)

        put(MAGIC + json.dumps(head, sort_keys=True).encode() + b"\n")
        fields = np.zeros(CHUNK + 1, np.int64)
        slot = 0
        while slot < len(solver.transpositions):
            slot = list_entries(solver.transpositions, solver.tags, slot, fields)
            put(fields[1 : 1 + int(fields[0])].astype("<i8", copy=False).tobytes())
        file.write(digest.digest())


def resume(solver: Solver, path: Path) -> None:
    """Take over what a saved search of the same question has found out; a bad file changes nothing."""
    try:
        with path.open("rb") as file:
            head, start, end = _check(file, path)
            question = _question(solver)
            for name, value in question.items():
                if head.get(name) != value:
                    raise SavedSearchError(
                        f"{path} is the search of another question (its {name} is not {value!r}): choose another file, "
                        "or move it away to begin anew"
                    )
            nodes, seconds = _effort(head, path)
            file.seek(start)
            for at in range(start, end, 8 * CHUNK):
                data = file.read(min(8 * CHUNK, end - at))
                if len(data) < min(8 * CHUNK, end - at):
                    raise _damaged(path, "it has been cut while it was read")
                fields = np.frombuffer(data, "<i8").astype(np.int64, copy=True)
                enter_entries(solver.transpositions, solver.tags, fields)
    except OSError as error:
        raise SavedSearchError("cannot-read", file=str(path), reason=file_trouble(error)) from None
    solver.past_nodes = nodes
    solver.past_seconds = seconds


def _damaged(path: Path, what: str) -> SavedSearchError:
    return SavedSearchError(f"{path} is damaged ({what}): move it away, and the search begins anew")


def _check(file: BinaryIO, path: Path) -> tuple[dict[str, Any], int, int]:
    """Read a file through; its head, and where its entries begin and end."""
    if file.readline(len(MAGIC)) != MAGIC:
        raise SavedSearchError(f"{path} is no saved search: choose another file, or move it away to begin anew")
    line = file.readline(1 << 16)
    start = file.tell()
    end = file.seek(0, 2) - DIGEST_SIZE
    digest = hashlib.sha256(MAGIC + line)
    file.seek(start)
    for at in range(start, end, 8 * CHUNK):
        digest.update(file.read(min(8 * CHUNK, end - at)))
    if end < start or (end - start) % 16 or file.read(DIGEST_SIZE + 1) != digest.digest():
        raise _damaged(path, "its digest does not fit")
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict):
        raise _damaged(path, "it does not say what it is the search of")
    return head, start, end


def _effort(head: dict[str, Any], path: Path) -> tuple[int, float]:
    """The positions and the seconds that a search has taken."""
    nodes, seconds = head.get("nodes"), head.get("seconds")
    if type(nodes) is not int or not isinstance(seconds, int | float):
        raise _damaged(path, "its effort is no number")
    if not (0 <= nodes < 1 << 62 and 0 <= seconds < 1e12):
        raise _damaged(path, "its effort is not possible")
    return nodes, float(seconds)
