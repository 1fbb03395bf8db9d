"""Certificates: a strategy as text, one line for each position, that anybody can check.

The form is described in docs/inside/certificate-format.md. Names that end in .gz are compressed.
"""

import gzip
import hashlib
import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from brandubh.board import Board
from brandubh.bulk.whole_file import replacing
from brandubh.errors import BrandubhError, file_trouble
from brandubh.notation import Placement, format_move, format_placement
from brandubh.pieces import Side
from brandubh.rules import Rules
from brandubh.solver.errors import CertificateError

FIRST_LINE = "brandubh certificate 1"
CLAIMS = {"proven": True, "disproven": False}


@dataclass(frozen=True, slots=True)
class Claim:
    """What a certificate claims: that a side can, or cannot, force a win from a position."""

    board: Board
    side: Side
    proven: bool
    entries: int

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
    digest = hashlib.sha256()
    with (
        replacing(path, CertificateError) as part,
        gzip.open(part, "wb", 6) if path.suffix == ".gz" else part.open("wb") as file,
    ):

        def put(text: str) -> None:
            data = text.encode("ascii")
            digest.update(data)
            file.write(data)

        put(claim.header())
        for attackers, defenders, king, move, rank in rows:
            position = format_placement(Placement(attackers, defenders, king))
            put(f"{position} {format_move(move >> 6, move & 63)}{f' {rank}' if claim.proven else ''}\n")
        file.write(f"checksum {digest.hexdigest()}\n".encode())


def read_certificate(path: Path) -> tuple[Claim, bytes, int]:
    """The claim of a certificate, its whole text, and where its entries begin; the checksum is right."""
    try:
        data = path.read_bytes()
        if path.suffix == ".gz":
            data = gzip.decompress(data)
    except (OSError, EOFError, zlib.error) as error:
        raise CertificateError("cannot-read", file=str(path), reason=file_trouble(error)) from None
    first = f"{FIRST_LINE}\n".encode()
    if not data.startswith(first):
        raise CertificateError(f"{path} is no certificate: its first line is not {FIRST_LINE!r}")
    end = data.rfind(b"\nchecksum ") + 1
    if data[end:] != f"checksum {hashlib.sha256(data[:end]).hexdigest()}\n".encode():
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
    if not 0 <= claim.entries <= len(data):
        raise CertificateError(f"{path}: it cannot have {claim.entries} entries")
    return claim, data[: end + len(b"checksum ")], at
