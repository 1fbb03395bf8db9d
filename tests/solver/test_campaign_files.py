"""The files of a campaign, damaged, foreign or forged: an error in one sentence, no false theorem, nothing lost."""

import contextlib
import gzip
import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brandubh import PRESETS, Board, Move, Rules, Side
from brandubh.cli.solve import solve_command
from brandubh.errors import BrandubhError
from brandubh.solver.errors import CertificateError, SavedSearchError
from brandubh.solver.saved_search import DIGEST_SIZE, MAGIC, resume, save
from brandubh.solver.solver import Solver
from brandubh.solver.start_position import Campaign
from tests.support.solving import HARD, certify, solve

UNSETTLED = "not settled yet"
THEOREM = "the defenders win from the start"
SHORT = Rules(name="short", start="7/7/7/2t4/2Kt3/1t1t3/5t1", first=Side.DEFENDERS)
"""A ruleset whose start position is soon decided."""


def quick(board: Board, side: Side) -> Solver:
    return Solver(board, side, memory=0.005)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign that has come to its end."""
    folder = tmp_path_factory.mktemp("finished") / "campaign"
    campaign = Campaign(folder, SHORT)
    for question in campaign.turns():
        campaign.work(question, 5.0, quick)
    assert campaign.verdict() == THEOREM
    return folder


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place for one copy after the other: Hypothesis runs many examples in one test."""
    return tmp_path_factory.mktemp("spoilt")


def copy(finished: Path, to: Path) -> Path:
    folder = to / "campaign"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(finished, folder)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def change(data: st.DataObject, content: bytes) -> bytes:
    """Cut a file, flip bytes of it, or put others in."""
    at = data.draw(st.integers(0, len(content) - 1))
    how = data.draw(st.sampled_from(["cut", "flip", "put"]))
    if how == "cut":
        return content[:at]
    if how == "flip":
        return content[:at] + bytes([content[at] ^ data.draw(st.integers(1, 255))]) + content[at + 1 :]
    return content[:at] + data.draw(st.binary(max_size=20)) + content[at + data.draw(st.integers(0, 20)) :]


@given(data=st.data())
def test_a_damaged_file_is_an_error_or_costs_nothing_and_stays_as_it_is(
    data: st.DataObject, finished: Path, spoilt: Path
) -> None:
    folder = copy(finished, spoilt)
    file = folder / data.draw(st.sampled_from(sorted(contents(folder))))
    file.write_bytes(change(data, file.read_bytes()))
    before = contents(folder)
    refused = None
    try:
        campaign = Campaign(folder, SHORT)
        campaign.check()
    except BrandubhError as error:
        refused = str(error)
    # What is believed is what the certificates prove, whatever else was changed.
    assert campaign.verdict() == THEOREM if refused is None else str(file) in refused
    assert contents(folder) == before


def one_sentence(error: BrandubhError, file: Path) -> None:
    assert file.name in str(error)
    assert "move it away" in str(error) or "choose another folder" in str(error)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"version": 1}',
        b'{"version": 2, "questions": []}',
        b" " * (2 << 20),
    ],
)
def test_a_file_that_is_no_campaign_is_refused_and_left(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    file.write_bytes(content)
    with pytest.raises(SavedSearchError) as refused:
        solve_command("start", SHORT, memory=0.01, folder=tmp_path, tables=tmp_path)
    one_sentence(refused.value, file)
    assert contents(tmp_path) == {"campaign.json": content}


@pytest.mark.parametrize(
    "edit",
    [
        {"verdict": "sure"},
        {"verdict": None},
        {"verdict": ["proven"]},
        {"side": "spectators"},
        {"side": 7},
        {"move": "a1-a2"},
        {"move": ["d2-e2"]},
        {"nodes": "many"},
        {"nodes": -1},
        {"nodes": True},
        {"nodes": 10**30},
        {"seconds": float("nan")},
        {"seconds": "1"},
        {"rounds": 0.5},
        {"rounds": None},
        {"extra": 1},
    ],
    ids=str,
)
def test_a_question_edited_by_hand_is_refused(edit: dict[str, Any], finished: Path, tmp_path: Path) -> None:
    folder = copy(finished, tmp_path)
    file = folder / "campaign.json"
    content = json.loads(file.read_text("utf-8"))
    content["questions"][0] |= edit
    file.write_text(json.dumps(content), "utf-8")
    before = contents(folder)
    with pytest.raises(SavedSearchError) as refused:
        Campaign(folder, SHORT)
    one_sentence(refused.value, file)
    assert contents(folder) == before


def test_many_rounds_do_not_overflow(finished: Path, tmp_path: Path) -> None:
    folder = copy(finished, tmp_path)
    file = folder / "campaign.json"
    content = json.loads(file.read_text("utf-8"))
    content["questions"][0]["rounds"] = 10**6
    file.write_text(json.dumps(content), "utf-8")
    assert 0 < Campaign(folder, SHORT).questions[0].slice < 1e9


def test_a_theorem_that_only_the_file_speaks_of_is_not_announced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    campaign = Campaign(tmp_path, PRESETS["wtf"])
    campaign.store()
    content = json.loads(campaign.file.read_text("utf-8"))
    for question in content["questions"]:
        question["verdict"] = "proven"
    campaign.file.write_text(json.dumps(content), "utf-8")
    forged = Campaign(tmp_path, PRESETS["wtf"])
    remarks = forged.check()
    assert len(remarks) == len(forged.questions)
    assert str(tmp_path / "d2-g2-attackers.txt.gz") in " ".join(remarks)
    assert forged.verdict() == UNSETTLED
    solve_command("start", PRESETS["wtf"], memory=0.01, limit="0.1s", folder=tmp_path, tables=tmp_path)
    said = capsys.readouterr()
    assert f"The start position: {UNSETTLED}." in said.out
    assert "is missing" in said.err


def test_an_answer_whose_certificate_is_lost_is_asked_again(finished: Path, tmp_path: Path) -> None:
    folder = copy(finished, tmp_path)
    lost = proof(folder)
    lost.unlink()
    (folder / "c3-c1-defenders.txt.gz").unlink()
    campaign = Campaign(folder, SHORT)
    remarks = campaign.check()
    # The other side's questions are open too: that it does not win followed from what is lost.
    assert len(remarks) == 4
    assert any(str(lost) in remark for remark in remarks)
    assert campaign.verdict() == UNSETTLED
    for question in campaign.turns():
        campaign.work(question, 5.0, quick)
    assert lost.exists()
    assert campaign.verdict() == THEOREM


def test_certificates_keep_their_worth_without_the_campaign_file(finished: Path, tmp_path: Path) -> None:
    folder = copy(finished, tmp_path)
    (folder / "campaign.json").unlink()
    campaign = Campaign(folder, SHORT)
    assert campaign.check() == []
    assert campaign.verdict() == THEOREM


def other_position(folder: Path) -> bytes:
    certify(solve(Board(HARD["fen"], rules=HARD["rules"]), Side(HARD["side"])), folder / "other.txt.gz")
    return (folder / "other.txt.gz").read_bytes()


def other_rules(folder: Path) -> bytes:
    """The same proof under rules that differ in nothing that matters to it."""
    text = gzip.decompress(proof(folder).read_bytes())
    body = text[: text.rfind(b"checksum ")].replace(b'"repetition": "three-loops"', b'"repetition": "third-loop"')
    return gzip.compress(body + f"checksum {hashlib.sha256(body).hexdigest()}\n".encode())


def other_side(folder: Path) -> bytes:
    """The certificate of the other question about the same move."""
    path = folder.parent / "other.txt.gz"
    certify(solve(Board(rules=SHORT).after(Move.from_text("c3-a3")), Side.ATTACKERS), path)
    return path.read_bytes()


def proof(folder: Path) -> Path:
    """The first certificate of the theorem: it proves that the defenders win after 1. c3-a3."""
    return folder / "c3-a3-defenders.txt.gz"


@pytest.mark.parametrize("foreign", [other_position, other_rules, other_side])
def test_the_certificate_of_another_question_is_refused(
    foreign: Callable[[Path], bytes], finished: Path, tmp_path: Path
) -> None:
    folder = copy(finished, tmp_path)
    content = foreign(folder)
    (folder / "other.txt.gz").unlink(missing_ok=True)
    proof(folder).write_bytes(content)
    before = contents(folder)
    with pytest.raises(CertificateError, match="another question") as refused:
        solve_command("start", SHORT, memory=0.01, folder=folder, tables=tmp_path)
    one_sentence(refused.value, proof(folder))
    assert contents(folder) == before


def test_a_damaged_certificate_is_named_with_what_to_do(finished: Path, tmp_path: Path) -> None:
    folder = copy(finished, tmp_path)
    bad = proof(folder)
    bad.write_bytes(bad.read_bytes()[:-9])
    before = contents(folder)
    with pytest.raises(CertificateError) as refused:
        solve_command("start", SHORT, memory=0.01, folder=folder, tables=tmp_path)
    one_sentence(refused.value, bad)
    assert contents(folder) == before


# Saved searches


@pytest.fixture(scope="module")
def search(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("search") / "search"
    solver = Solver(Board(HARD["fen"], rules=HARD["rules"]), Side(HARD["side"]), memory=0.001)
    solver.run(nodes=300)
    save(solver, path)
    return path.read_bytes()


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(Board(HARD["fen"], rules=HARD["rules"]), Side(HARD["side"]), memory=0.001)


def sealed(content: bytes) -> bytes:
    """A saved search with a digest that fits."""
    body = content[:-DIGEST_SIZE]
    return body + hashlib.sha256(body).digest()


@given(data=st.data())
def test_a_damaged_search_is_refused_and_left(data: st.DataObject, search: bytes, solver: Solver, spoilt: Path) -> None:
    path = spoilt / "search"
    content = change(data, search)
    path.write_bytes(content)
    if content == search:
        return
    with pytest.raises(SavedSearchError) as refused:
        resume(solver, path)
    one_sentence(refused.value, path)
    assert path.read_bytes() == content


@given(data=st.data())
def test_a_forged_search_is_refused_or_proves_nothing_false(data: st.DataObject, search: bytes, spoilt: Path) -> None:
    """With a digest that fits, whatever is in it: entries are hints, from which no wrong certificate comes."""
    path = spoilt / "search"
    path.write_bytes(sealed(change(data, search[:-DIGEST_SIZE]) + bytes(DIGEST_SIZE)))
    solver = Solver(Board(HARD["fen"], rules=HARD["rules"]), Side(HARD["side"]), memory=0.001)
    with contextlib.suppress(SavedSearchError):
        resume(solver, path)
        answer = solver.run(nodes=2000)
        if answer.strategy is not None:
            certify(answer, spoilt / "certificate.txt")


@pytest.mark.parametrize(
    "head",
    [
        b"[]",
        b"7",
        b"[" * 60_000,
        b"{",
        b'{"nodes": 1}',
        {"nodes": "x"},
        {"nodes": -5},
        {"nodes": 10**30},
        {"seconds": float("inf")},
        {"seconds": None},
    ],
    ids=lambda head: str(head)[:20],
)
def test_a_search_with_a_head_edited_by_hand_is_refused(
    head: bytes | dict[str, Any], search: bytes, solver: Solver, tmp_path: Path
) -> None:
    line, _, rest = search[len(MAGIC) :].partition(b"\n")
    if isinstance(head, dict):
        head = json.dumps(json.loads(line) | head).encode()
    path = tmp_path / "search"
    path.write_bytes(sealed(MAGIC + head + b"\n" + rest))
    with pytest.raises(SavedSearchError) as refused:
        resume(solver, path)
    one_sentence(refused.value, path)
