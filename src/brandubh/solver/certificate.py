"""Certificates: a strategy as text, one line for each position, that anybody can check.

The form is described in docs/inside/certificate-format.md. Names that end in .gz are compressed.
"""

import codecs
import gzip
import hashlib
import io
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from brandubh.board import Board
from brandubh.bulk.text_file import STANDARD_INPUT, open_bytes
from brandubh.bulk.whole_file import replacing
from brandubh.errors import BrandubhError, file_trouble
from brandubh.notation import Placement, format_move, format_placement
from brandubh.pieces import Side
from brandubh.rules import Rules
from brandubh.solver.errors import CertificateError

FIRST_LINE = "brandubh certificate 1"
MOST_BYTES = 1 << 30
"""The text that a certificate may have, unless its reader allows more; checking it takes about five times as much."""
MOST_UNPACKED = 50
"""How many times larger the text of a compressed file may be. That of real ones is three to seven times larger."""
ALWAYS_UNPACKED = 1 << 20
"""Bytes of text for which nobody asks how well they were compressed."""
SHORTEST_ENTRY = len("7/7/7/7/7/7/K6 g1-g2\n")
_CHUNK = 1 << 20
CLAIMS = {"proven": True, "disproven": False}


@dataclass(frozen=True, slots=True)
class Claim:
    """What a certificate claims: that a side can, or cannot, force a win from a position."""

    board: Board  # the position, under its rules
    side: Side  # the side that was asked about
    proven: bool  # whether it can force a win
    entries: int  # how many positions the certificate has

    @property
    def holder(self) -> Side:
        """The side whose moves the entries are: the side itself for a proof, its opponent for a disproof."""
        return self.side if self.proven else self.side.other

    def header(self) -> str:
        """The lines before the entries."""
        rules = json.dumps(self.board.rules.to_dict(), sort_keys=True, ensure_ascii=True)
        claim = "proven" if self.proven else "disproven"
        return (
            f"{FIRST_LINE}\nrules {rules}\nposition {self.board.fen()}\nside {self.side}\n"
            f"claim {claim}\nentries {self.entries}\n"
        )


def write_certificate(path: Path, claim: Claim, rows: Iterable[list[int]]) -> None:
    """Write a certificate; the file appears only when it is complete. A row: attackers, defenders, king, move, rank."""
    with (
        replacing(path, CertificateError) as part,
        gzip.open(part, "wb", 6) if path.suffix == ".gz" else part.open("wb") as file,
    ):
        file.writelines(line.encode("ascii") for line in certificate_lines(claim, rows))


def certificate_lines(claim: Claim, rows: Iterable[list[int]]) -> Iterator[str]:
    """The text of a certificate: its head, a line for each row, and the checksum."""
    digest = hashlib.sha256()

    def summed(text: str) -> str:
        digest.update(text.encode("ascii"))
        return text

    yield summed(claim.header())
    for attackers, defenders, king, move, rank in rows:
        position = format_placement(Placement(attackers, defenders, king))
        yield summed(f"{position} {format_move(move >> 6, move & 63)}{f' {rank}' if claim.proven else ''}\n")
    yield f"checksum {digest.hexdigest()}\n"


def read_certificate(path: Path, most: int = MOST_BYTES) -> tuple[Claim, bytes, int]:
    """The claim of a certificate, its whole text, and where its entries begin; the checksum is right.

    It has no more than ``most`` bytes of text: a small compressed file could fill any memory.
    """
    data = _text(path, most).removeprefix(codecs.BOM_UTF8)
    if data[:200].find(b"\r\n") > 0:  # it went through a program that changes the ends of lines
        data = data.replace(b"\r\n", b"\n")
    first = f"{FIRST_LINE}\n".encode()
    if not data.startswith(first):
        raise CertificateError(f"{path} is no certificate: its first line is not {FIRST_LINE!r}")
    end = data.rfind(b"\nchecksum ") + 1
    if data[end:] != f"checksum {hashlib.sha256(memoryview(data)[:end]).hexdigest()}\n".encode():
        raise CertificateError(f"{path} is damaged: its last line is not the checksum of the others")
    fields: dict[str, str] = {}
    at = len(first)
    for name in ("rules", "position", "side", "claim", "entries"):
        stop = data.find(b"\n", at)
        word, _, value = data[at:stop].decode("ascii", "replace").partition(" ")
        if stop < 0 or word != name:
            raise CertificateError(f"{path}: the line {name!r} is missing from its head")
        fields[name] = value
        at = stop + 1
    try:
        claim = Claim(
            Board(fields["position"], rules=Rules.from_json(fields["rules"])),
            Side(fields["side"]),
            CLAIMS[fields["claim"]],
            int(fields["entries"]),
        )
    except (BrandubhError, KeyError, ValueError) as error:
        raise CertificateError(f"{path}: its head is wrong: {error}") from None
    if not claim.board.is_valid():
        raise CertificateError(f"{path}: the position is impossible: {claim.board.status()}")
    if claim.header().encode() != data[:at]:
        raise CertificateError(f"{path}: its head is not written as it should be")
    if not 0 <= claim.entries <= (end - at) // SHORTEST_ENTRY:
        raise CertificateError(f"{path}: it cannot have {claim.entries} entries")
    return claim, data[: end + len(b"checksum ")], at


def _text(path: Path, most: int) -> bytes:
    """The text of a file, unpacked piece by piece, and no further than is allowed."""
    data = bytearray()
    try:
        with open_bytes(path) as packed:
            compressed = path.suffix == ".gz"
            if isinstance(packed, io.BufferedReader):  # what comes through a pipe has no name
                compressed |= packed.peek(2)[:2] == b"\x1f\x8b"
            likely = most
            if compressed and path != STANDARD_INPUT:
                likely = max(MOST_UNPACKED * os.fstat(packed.fileno()).st_size, ALWAYS_UNPACKED)
            file = gzip.GzipFile(fileobj=packed) if compressed else packed
            while piece := file.read(_CHUNK):
                data += piece
                if len(data) > most:
                    raise CertificateError(f"{path} has more than {most:,} bytes of text (--most allows more)")
                if len(data) > likely:
                    raise CertificateError(
                        f"{path} unpacks to more than {MOST_UNPACKED} times its size, as no certificate does: it is "
                        "not read further"
                    )
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise CertificateError(f"{path} is damaged: it cannot be unpacked") from None
    except OSError as error:
        raise CertificateError("cannot-read", file=str(path), reason=file_trouble(error)) from None
    except MemoryError:
        raise CertificateError(f"there is no memory for {path}") from None
    return bytes(data)
