"""Certificates: whatever is changed in one, it is refused, and the checker shares nothing with the search."""

import contextlib
import gzip
import hashlib
import subprocess
import sys
import tracemalloc
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from brandubh import Board, Rules, Side
from brandubh.solver import verify
from brandubh.solver.errors import CertificateError
from brandubh.solver.solver import Verdict
from tests.support.solving import CASES, certify, solve

PROOF = ("proven", 5)


@pytest.fixture(scope="module", params=[PROOF, ("disproven", 3)], ids=["proof", "disproof"])
def certificate(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    claim, moves = request.param
    case = next(c for c in CASES if (c["wins_in"], c["rules"], c["side"]) == (moves, "wtf", "defenders"))
    side = Side(case["side"]) if claim == "proven" else Side(case["side"]).other
    path = tmp_path_factory.mktemp("certificates") / "certificate.txt"
    certify(solve(Board(case["fen"]), side), path)
    text = path.read_bytes()
    assert text.count(b"\n") > 12
    return text


def sealed(text: bytes) -> bytes:
    """A forged certificate: with a checksum that fits."""
    body = text[: text.rfind(b"checksum ")]
    return body + f"checksum {hashlib.sha256(body).hexdigest()}\n".encode()


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_damaged_certificate_is_refused(certificate: bytes, tmp_path: Path, data: st.DataObject) -> None:
    path = tmp_path / "certificate.txt"
    at = data.draw(st.integers(0, len(certificate) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda value: value != certificate[at]))
    for bad in (certificate[:at], certificate[:at] + bytes([byte]) + certificate[at + 1 :], certificate + b"\n"):
        path.write_bytes(bad)
        with pytest.raises(CertificateError):
            verify(path)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_forged_certificate_is_refused(certificate: bytes, tmp_path: Path, data: st.DataObject) -> None:
    """Even with a checksum that fits: an entry left out, doubled, or with another move cannot pass for the whole."""
    path = tmp_path / "certificate.txt"
    lines = certificate.split(b"\n")
    number = data.draw(st.integers(6, len(lines) - 3))
    entries = int(lines[5].split()[1])

    def forged(changed: list[bytes], count: int) -> bytes:
        head = [*changed[:5], f"entries {count}".encode()]
        return sealed(b"\n".join([*head, *changed[6:]]))

    assert forged(lines, entries) == certificate
    for bad in (
        forged(lines[:number] + lines[number + 1 :], entries - 1),
        forged([*lines[:number], lines[number], *lines[number:]], entries + 1),
        forged(lines, entries + 1),
        forged(lines, entries - 1),
        forged(lines, -1),
        forged(lines, 10**12),
    ):
        path.write_bytes(bad)
        with pytest.raises(CertificateError):
            verify(path)


def test_an_entry_that_nothing_leads_to_is_refused(certificate: bytes, tmp_path: Path) -> None:
    """Sound as it is by itself, it is no part of the proof."""
    lines = certificate.split(b"\n")
    entry = b"7/7/7/2t4/2Kt3/1t1t3/5t1 c3-a3" + (b" 3" if b"claim proven" in lines else b"")
    head = [*lines[:5], f"entries {int(lines[5].split()[1]) + 1}".encode()]
    path = tmp_path / "certificate.txt"
    path.write_bytes(sealed(b"\n".join([*head, entry, *lines[6:]])))
    with pytest.raises(CertificateError, match=r"line 7 .*nothing leads there"):
        verify(path)


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_bytes_are_refused_in_words(certificate: bytes, tmp_path: Path, data: st.DataObject) -> None:
    """Whatever is spliced into a certificate, with a right checksum: it is refused, or it still is a proof."""
    path = tmp_path / "certificate.txt"
    at = data.draw(st.integers(0, len(certificate) - 1))
    to = data.draw(st.integers(at, min(len(certificate), at + 30)))
    noise = data.draw(st.binary(max_size=12) | st.text("tTK1234567/ -abcdefg\n", max_size=12).map(str.encode))
    path.write_bytes(sealed(certificate[:at] + noise + certificate[to:]))
    with contextlib.suppress(CertificateError):
        claim = verify(path)
        # What passes is true: the solver finds the same.
        assert claim.proven is can_win(claim.board.fen(), claim.board.rules, claim.side)


@cache
def can_win(fen: str, rules: Rules, side: Side) -> bool:
    return solve(Board(fen, rules=rules), side).verdict is Verdict.PROVEN


@pytest.mark.parametrize("certificate", [PROOF], ids=["proof"], indirect=True)  # a disproof may go in circles
def test_a_proof_that_goes_in_circles_is_refused(certificate: bytes, tmp_path: Path) -> None:
    """The same ranks everywhere: nothing gets nearer to the end."""
    lines = certificate.split(b"\n")
    entries = [b" ".join([*line.split(b" ")[:2], b"9"]) for line in lines[6:-2]]
    path = tmp_path / "certificate.txt"
    path.write_bytes(sealed(b"\n".join([*lines[:6], *entries, *lines[-2:]])))
    with pytest.raises(CertificateError, match="no nearer"):
        verify(path)


def test_the_opposite_claim_is_refused(certificate: bytes, tmp_path: Path) -> None:
    path = tmp_path / "certificate.txt"
    for old, new in ((b"side attackers", b"side defenders"), (b"side defenders", b"side attackers")):
        if old in certificate:
            path.write_bytes(sealed(certificate.replace(old, new)))
            with pytest.raises(CertificateError):
                verify(path)
            break


def test_foreign_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "certificate.txt.gz"
    for content in (b"", b"not gzip", gzip.compress(b"hello"), gzip.compress(b"hello" * 1000)[:30]):
        path.write_bytes(content)
        with pytest.raises(CertificateError):
            verify(path)
    with pytest.raises(CertificateError, match="Cannot read"):
        verify(tmp_path / "nothing")


# Files that want too much


def test_a_small_file_that_unpacks_to_much_is_not_read_to_its_end(certificate: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bomb.txt.gz"
    with gzip.open(path, "wb") as file:
        file.write(certificate[: certificate.find(b"entries")])
        for _ in range(300):
            file.write(bytes(1 << 20))
    assert path.stat().st_size < 1 << 20
    tracemalloc.start()
    try:
        with pytest.raises(CertificateError, match="more than 50 times its size"):
            verify(path)
        assert tracemalloc.get_traced_memory()[1] < 100 << 20
    finally:
        tracemalloc.stop()


def test_a_text_that_is_larger_than_allowed_is_refused_with_the_bound(certificate: bytes, tmp_path: Path) -> None:
    for path in (tmp_path / "large.txt", tmp_path / "large.txt.gz"):
        path.write_bytes(gzip.compress(certificate) if path.suffix == ".gz" else certificate)
        assert verify(path, len(certificate)).entries > 0
        with pytest.raises(CertificateError, match=f"more than {len(certificate) - 1:,} bytes"):
            verify(path, len(certificate) - 1)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file here")
def test_an_endless_file_comes_to_an_end() -> None:
    with pytest.raises(CertificateError, match="more than 5,000,000 bytes"):
        verify(Path("/dev/zero"), 5_000_000)


def test_more_entries_than_the_text_has_room_for_are_refused_before_there_is_memory_for_them(
    certificate: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "certificate.txt"
    lines = certificate.split(b"\n")
    text = b"\n".join(lines[6:-2])
    for entries in (len(text) // 21 + 1, len(certificate), 10**9, 10**18, 10**30):
        path.write_bytes(sealed(b"\n".join([*lines[:5], f"entries {entries}".encode(), *lines[6:]])))
        with pytest.raises(CertificateError, match=f"cannot have {entries} entries"):
            verify(path)


def test_the_checker_shares_no_code_with_the_search() -> None:
    program = "import sys; from brandubh.solver import verify; print([m for m in sys.modules if 'brandubh.' in m])"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert "brandubh.solver.core.checking" in loaded
    for part in ("engine", "tablebase", "kernel.threats", "kernel.entries", "solver.solver", "solver.strategy"):
        assert f"brandubh.{part}" not in loaded
    for part in ("search", "settle", "memory", "book", "transpositions"):
        assert f"brandubh.solver.core.{part}" not in loaded
