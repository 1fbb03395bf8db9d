"""Checking certificates, with the kernel alone: nothing here, or in what it calls, comes from the search."""

from pathlib import Path

import numpy as np

from brandubh.errors import expect, expect_number
from brandubh.notation import Placement, format_placement
from brandubh.solver.certificate import MOST_BYTES, Claim, read_certificate
from brandubh.solver.core.checking import PROBLEMS, ROOT, ROW, Entries, check, enter, read_entries
from brandubh.solver.errors import CertificateError

HEAD_LINES = 6


def verify(path: str | Path, most: int = MOST_BYTES) -> Claim:
    """Check a certificate with the rules alone, and return what it proves.

    One that proves nothing raises :class:`CertificateError`, with the line and the reason; so does one with more than
    ``most`` bytes of text, packed or not.
    """
    expect(path, (str, Path), "the path of a certificate")
    path = Path(path)
    expect_number(most, "a number of bytes", 0)
    try:
        claim, data, start = read_certificate(path, most)
    except UnicodeEncodeError:
        raise CertificateError("this is no name of a file") from None
    try:
        _check(path, claim, data, start)
    except MemoryError:
        raise CertificateError(f"there is no memory to check {path}") from None
    return claim


def _check(path: Path, claim: Claim, data: bytes, start: int) -> None:
    text = np.frombuffer(data, np.uint8)
    rows = np.zeros((claim.entries, ROW), np.int64)
    end = read_entries(text, start, rows, claim.proven)
    if end < 0:
        raise CertificateError(f"{path}: line {HEAD_LINES - end} is no entry")
    if data[end:] != b"checksum ":
        raise CertificateError(f"{path} has more lines than it says, after line {HEAD_LINES + claim.entries}")
    board = claim.board
    entries = Entries(
        rows,
        slots=np.zeros(1 << max(2 * claim.entries + 1, 8).bit_length(), np.int64),
        queue=np.zeros(claim.entries + 1, np.int64),
        holder=claim.holder.number,
        prover=claim.side.number,
        flags=board.rules.flags,
    )
    twice = enter(entries)
    if twice >= 0:
        raise CertificateError(f"{path}: line {HEAD_LINES + 1 + twice} is about a position that has an entry already")
    problem, number = check(entries, *board.placement, board.turn.number)
    if problem:
        if number == ROOT:
            raise CertificateError(f"{path} does not prove its claim: of its first position, {PROBLEMS[problem]}")
        position = format_placement(Placement(*rows[number, :3].tolist()))
        raise CertificateError(
            f"{path} does not prove its claim: of line {HEAD_LINES + 1 + number} ({position}), {PROBLEMS[problem]}"
        )
