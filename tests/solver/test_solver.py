"""The proof search: right where the truth is known, sound about repetition, and believed only by its certificates."""

import _thread
import contextlib
import gzip
import hashlib
import itertools
import json
import math
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from brandubh import PRESETS, Board, Rules, Side, Symmetry
from brandubh.errors import BrandubhError
from brandubh.kernel.endings import ending
from brandubh.kernel.entries import probe
from brandubh.kernel.moves import MOST_MOVES, list_moves
from brandubh.kernel.play import after, wins_at_once
from brandubh.kernel.symmetry import canonical
from brandubh.rules import Escape, NoMoves
from brandubh.solver import commands
from brandubh.solver.certificate import Claim, write_certificate
from brandubh.solver.commands import line_text, seconds_of, solve_command, verify_command
from brandubh.solver.core.settle import DISPROVEN, OPEN, PROVEN, settle, wins_at_sight
from brandubh.solver.core.transpositions import (
    NUMBERS,
    collect,
    kind_of,
    new_table,
    new_tags,
    numbers,
    proven,
    store,
)
from brandubh.solver.errors import CertificateError, SavedSearchError
from brandubh.solver.saved_search import resume, save
from brandubh.solver.solver import Answer, Solver, Verdict
from brandubh.solver.start_position import Campaign, Question, first_moves
from brandubh.solver.verify import verify
from brandubh.tablebase import Tables
from tests.support.paths import DATA
from tests.support.strategies import MEN_SQUARES, random_rules, random_set_up

CASES = json.loads((DATA / "tactics.json").read_text("utf-8"))
CUSTOM = Rules(name="edge", escape=Escape.EDGES, king_armed=False, no_moves=NoMoves.DRAW, encirclement=False)
NO_TABLES = np.zeros(1, np.int64)
Position = tuple[int, int, int, int]


def solve(board: Board, side: Side, *, memory: float = 0.005, threads: int = 1, nodes: int = 2_000_000) -> Answer:
    return Solver(board, side, memory=memory, threads=threads).run(nodes=nodes)


def certify(answer: Answer, path: Path) -> Claim:
    """Write the certificate of an answer and have it verified."""
    strategy = answer.strategy
    assert strategy is not None
    claim = Claim(strategy.board, strategy.side, strategy.proven, len(strategy.rows))
    write_certificate(path, claim, strategy.rows.tolist())
    verified = verify(path)
    assert (verified.board, verified.side, verified.proven) == (claim.board, claim.side, claim.proven)
    assert verified.proven is (answer.verdict is Verdict.PROVEN)
    return claim


# Where the truth is known


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['rules']}-{case['side']}-{case['wins_in']}")
def test_known_wins_are_proven_and_the_loser_cannot_win(case: dict[str, str], tmp_path: Path) -> None:
    board = Board(case["fen"], rules=case["rules"])
    winner = Side(case["side"])
    answer = solve(board, winner)
    assert answer.verdict is Verdict.PROVEN
    certify(answer, tmp_path / "proof.txt")
    assert answer.strategy is not None
    line = answer.strategy.line()
    assert len(line) >= 2 * int(case["wins_in"]) - 1, "no win is shorter than the shortest"
    outcome = board.play_all(line).outcome()
    assert outcome is not None
    assert outcome.winner is winner
    other = solve(Board(case["fen"], rules=case["rules"]), winner.other)
    assert other.verdict is Verdict.DISPROVEN
    certify(other, tmp_path / "disproof.txt.gz")


@cache
def folded(attackers: int, defenders: int, king: int) -> tuple[int, int, int]:
    return canonical(attackers, defenders, king)[:3]


@cache
def truth(rules: Rules, attackers: int, defenders: int) -> dict[Position, set[Side]]:
    """For all positions of so few men that are not over: which sides can force a win. Plain backward iteration."""
    bits = [1 << number for number in range(49)]
    free = [bit for number, bit in enumerate(bits) if number not in (0, 6, 24, 42, 48)]
    flags = rules.flags
    successors: dict[Position, list[Position | int]] = {}
    waiting: list[Position] = []
    for king in bits:
        for men in itertools.combinations([bit for bit in free if bit != king], attackers + defenders):
            for black in itertools.combinations(men, attackers):
                a, d = sum(black), sum(men) - sum(black)
                for side in (0, 1):
                    waiting.append((*folded(a, d, king), side))
    moves = np.empty(MOST_MOVES, np.int64)
    while waiting:
        position = waiting.pop()
        if position in successors or ending(*position, flags):
            continue
        a, d, k, side = position
        found: list[Position | int] = []
        for move in moves[: list_moves(a, d, k, side, flags, moves)].tolist():
            result = after(a, d, k, side, move, flags)
            end = ending(*result, 1 - side, flags)
            found.append(end & 3 if end else (*folded(*result), 1 - side))
        successors[position] = found
        waiting += [each for each in found if isinstance(each, tuple)]
    predecessors: dict[Position | int, list[Position]] = defaultdict(list)
    for position, found in successors.items():
        for each in found:
            predecessors[each].append(position)
    wins: dict[Position, set[Side]] = {position: set() for position in successors}
    for winner in Side:
        # How many moves of the position must still be seen to win: one of the winner's own, all of the other side's.
        needed = {p: 1 if p[3] == winner.number else len(found) for p, found in successors.items()}
        won: list[Position | int] = [winner.number]
        while won:
            for position in predecessors[won.pop()]:
                needed[position] -= 1
                if needed[position] == 0:
                    wins[position].add(winner)
                    won.append(position)
    return wins


def board_of(position: Position, rules: Rules) -> Board:
    names = [f"{file}{rank}" for rank in "1234567" for file in "abcdefg"]
    pieces = {
        name: letter for s, letter in zip(position, "tTK", strict=False) for i, name in enumerate(names) if s >> i & 1
    }
    return Board.from_pieces(pieces, list(Side)[position[3]], rules=rules)


@pytest.mark.parametrize(
    "rules", [PRESETS["wtf"], CUSTOM, *(random_rules(random.Random(seed)) for seed in range(3))], ids=str
)
def test_few_men_agree_with_backward_iteration(rules: Rules, tmp_path: Path) -> None:
    known = truth(rules, 2, 0)
    for position in random.Random(1).sample(sorted(known), 15):
        board = board_of(position, rules)
        for side in Side:
            answer = solve(board, side)
            assert answer.verdict is (Verdict.PROVEN if side in known[position] else Verdict.DISPROVEN)
            certify(answer, tmp_path / "certificate.txt")


@pytest.mark.slow
@pytest.mark.parametrize("rules", [PRESETS["wtf"], PRESETS["raven"]], ids=lambda rules: str(rules.name))
def test_a_defender_more_agrees_with_backward_iteration(rules: Rules, tmp_path: Path) -> None:
    known = truth(rules, 1, 1)
    for position in random.Random(2).sample(sorted(known), 100):
        for side in Side:
            answer = solve(board_of(position, rules), side)
            assert answer.verdict is (Verdict.PROVEN if side in known[position] else Verdict.DISPROVEN)
            certify(answer, tmp_path / "certificate.txt")


def test_the_tables_are_asked_and_the_certificate_does_without_them(small_tables: Tables, tmp_path: Path) -> None:
    rules = PRESETS["wtf"]
    directory, most_men = small_tables.directory(rules), small_tables.most_men(rules)
    rng = random.Random(4)
    longest = 0
    for number in range(20):
        men = rng.sample(MEN_SQUARES, 4 + number % 2)
        pieces = dict.fromkeys(men[2:], "t") | {men[0]: "K", men[1]: "T"}
        board = Board.from_pieces(pieces, rng.choice(list(Side)), rules=rules)
        for side in Side:
            answer = Solver(board, side, memory=0.005, directory=directory, most_men=most_men).run(nodes=100_000)
            assert answer.verdict is solve(board, side).verdict
            certify(answer, tmp_path / "certificate.txt")
            if len(men) <= most_men:
                assert answer.progress.nodes == 0
                longest = max(longest, len(answer.strategy.line()) if answer.strategy else 0)
    assert longest > 3


# What a look tells


@pytest.mark.parametrize("seed", range(6))
def test_what_a_look_settles_is_what_the_kernel_says(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(150):
        rules = random_rules(rng) if rng.random() < 0.7 else rng.choice(list(PRESETS.values()))
        board = random_set_up(rng, rules)
        flags = rules.flags
        position = board.placement
        side = board.turn.number
        end = ending(*position, side, flags)
        for prover in (0, 1):
            verdict, plies = settle(*position, side, prover, flags, NO_TABLES, 0)
            if end:
                assert verdict == (PROVEN if end & 3 == prover else DISPROVEN)
            elif verdict != OPEN:
                winner = prover if verdict == PROVEN else 1 - prover
                assert plies in (1, 2)
                assert _forced(position, side, winner, plies, flags)
        if not end and wins_at_sight(*position, side, flags):
            assert wins_at_once(*position, side, flags)


def _forced(position: tuple[int, int, int], side: int, winner: int, plies: int, flags: int) -> bool:
    """Whether a side wins within so many plies, by the kernel's moves alone."""
    if plies == 0:
        return False
    results = []
    moves = np.empty(MOST_MOVES, np.int64)
    for move in moves[: list_moves(*position, side, flags, moves)].tolist():
        result = after(*position, side, move, flags)
        end = ending(*result, 1 - side, flags)
        results.append(end & 3 == winner if end else _forced(result, 1 - side, winner, plies - 1, flags))
    return any(results) if side == winner else all(results)


@pytest.mark.parametrize("seed", range(4))
def test_an_attacker_who_leaves_an_open_line_loses_at_once(seed: int) -> None:
    """The search lists only barring moves against one open line: every other move is answered by a win."""
    from brandubh.kernel.threats import open_lines

    rng = random.Random(seed)
    seen = 0
    while seen < 30:
        board = random_set_up(rng, random_rules(rng))
        position, flags = board.placement, board.rules.flags
        lines, way = open_lines(*position, flags)
        if board.turn is not Side.ATTACKERS or board.is_game_over() or lines != 1:
            continue
        if wins_at_sight(*position, 0, flags):
            continue
        seen += 1
        moves = np.empty(MOST_MOVES, np.int64)
        for move in moves[: list_moves(*position, 0, flags, moves)].tolist():
            if way >> (move & 63) & 1:
                continue
            result = after(*position, 0, move, flags)
            assert not ending(*result, 1, flags)
            assert wins_at_once(*result, 1, flags)


@given(st.integers(0, 2**32))
def test_the_canonical_image_is_the_least_of_the_eight(seed: int) -> None:
    board = random_set_up(random.Random(seed), PRESETS["wtf"])
    a, d, k, symmetry = canonical(*board.placement)
    images = [board.transform(image).placement for image in Symmetry]
    least = min(images, key=lambda image: (image.king, image.attackers, image.defenders))
    assert (a, d, k) == least == board.canonical().placement
    assert symmetry == images.index(least)


def test_symmetric_positions_have_the_same_verdict() -> None:
    case = next(case for case in CASES if case["wins_in"] == 4)
    board = Board(case["fen"], rules=case["rules"])
    efforts = set()
    for symmetry in Symmetry:
        answer = solve(board.transform(symmetry), Side(case["side"]))
        assert answer.verdict is Verdict.PROVEN
        assert answer.strategy is not None
        efforts.add(answer.progress.nodes)
        assert board.transform(symmetry).play_all(answer.strategy.line()).is_game_over()
    assert len(efforts) == 1


def test_a_game_that_is_over_is_settled() -> None:
    won = Board("7/7/7/t6/7/7/6K b")
    assert solve(won, Side.DEFENDERS).verdict is Verdict.PROVEN
    assert solve(won, Side.ATTACKERS).verdict is Verdict.DISPROVEN


def test_a_draw_for_want_of_moves_counts_against_the_prover() -> None:
    rules = Rules(name="drawn", no_moves=NoMoves.DRAW, encirclement=False)
    board = Board("7/7/7/t6/Kt5/t6/7 w", rules=rules)
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winner is None
    for side in Side:
        assert solve(board, side).verdict is Verdict.DISPROVEN


def test_an_impossible_position_is_refused() -> None:
    with pytest.raises(BrandubhError, match="impossible"):
        Solver(Board("7/7/7/7/7/7/t6 b"))


# Memory, threads, stopping, resuming


@pytest.mark.parametrize("memory", [math.inf, math.nan, -1.0, 1e8, 1e15, 1e300])
def test_a_memory_that_cannot_be_had_is_refused(memory: float) -> None:
    with pytest.raises(BrandubhError, match="memory"):
        Solver(Board(), memory=memory)
    with pytest.raises(BrandubhError, match="memory"):
        solve_command("start", PRESETS["wtf"], memory=memory)


HARD = next(case for case in CASES if case["wins_in"] == 7 and case["rules"] == "raven")


def test_a_tiny_table_is_still_right(tmp_path: Path) -> None:
    answer = solve(Board(HARD["fen"], rules=HARD["rules"]), Side(HARD["side"]), memory=0.00002)
    assert answer.verdict is Verdict.PROVEN


def test_collecting_drops_the_least_work() -> None:
    table, tags = new_table(0.001), new_tags()
    rng = random.Random(6)
    works = {rng.getrandbits(63): work for work in range(1, 3000)}
    for key, work in works.items():
        store(table, tags, key, numbers(1, 1), work)
    before = sum(probe(table, key) != 0 for key in works)
    dropped = collect(table)
    kept = [work for key, work in works.items() if probe(table, key)]
    assert before - dropped == len(kept)
    assert 0.3 * before < len(kept) < 0.7 * before
    assert min(kept) > 1000


def test_the_table_keeps_a_proof_and_forgets_numbers_for_it() -> None:
    table, tags = new_table(0.001), new_tags()
    store(table, tags, 12345, numbers(7, 9), 10)
    assert kind_of(probe(table, 12345)) == NUMBERS
    store(table, tags, 12345, proven(77, 5), 1)
    store(table, tags, 12345, numbers(7, 9), 10)
    store(table, tags, 12345, proven(78, 9), 10)
    assert kind_of(probe(table, 12345)) == PROVEN
    assert probe(table, 12345) >> 10 & 4095 == 77


@pytest.mark.parametrize(
    "case", [case for case in CASES if case["wins_in"] in (5, 6)], ids=lambda case: str(case["fen"])
)
def test_two_threads_agree_with_one(case: dict[str, str], tmp_path: Path) -> None:
    board = Board(case["fen"], rules=case["rules"])
    for side in Side:
        answer = solve(board, side, threads=2)
        assert answer.verdict is (Verdict.PROVEN if side is Side(case["side"]) else Verdict.DISPROVEN)
        certify(answer, tmp_path / "certificate.txt")


def test_a_search_that_is_stopped_is_unknown_and_goes_on() -> None:
    solver = Solver(Board(HARD["fen"], rules=HARD["rules"]), Side(HARD["side"]), memory=0.01)
    first = solver.run(nodes=200)
    assert first.verdict is Verdict.UNKNOWN
    assert first.reason
    assert solver.run(nodes=1_000_000).verdict is Verdict.PROVEN


def test_a_saved_search_is_resumed_with_another_memory(tmp_path: Path) -> None:
    path = tmp_path / "search"
    board, side = Board(HARD["fen"], rules=HARD["rules"]), Side(HARD["side"])
    whole = solve(board, side).progress.nodes
    solver = Solver(board, side, memory=0.01)
    solver.run(nodes=whole - 50)
    save(solver, path)
    again = Solver(board, side, memory=0.003)
    resume(again, path)
    assert again.nodes == solver.nodes
    answer = again.run(nodes=1_000_000)
    assert answer.verdict is Verdict.PROVEN
    assert again.nodes - solver.nodes < whole, "what was found out before is used"


def test_a_bad_saved_search_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "search"
    board, side = Board(HARD["fen"], rules=HARD["rules"]), Side(HARD["side"])
    solver = Solver(board, side, memory=0.001)
    solver.run(nodes=300)
    save(solver, path)
    whole = path.read_bytes()
    rng = random.Random(8)
    for _ in range(20):
        at = rng.randrange(len(whole))
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1 << rng.randrange(8)]) + whole[at + 1 :])
        with pytest.raises(SavedSearchError):
            resume(solver, path)
        path.write_bytes(whole[:at])
        with pytest.raises(SavedSearchError):
            resume(solver, path)
    path.write_bytes(whole)
    with pytest.raises(SavedSearchError, match="another question"):
        resume(Solver(board, side.other, memory=0.001), path)
    with pytest.raises(SavedSearchError, match="another question"):
        resume(Solver(Board(HARD["fen"], rules="wtf"), side, memory=0.001), path)
    with pytest.raises(SavedSearchError, match="cannot read"):
        resume(solver, tmp_path / "nothing")


# Certificates


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
    with pytest.raises(CertificateError, match="cannot read"):
        verify(tmp_path / "nothing")


def test_the_checker_shares_no_code_with_the_search() -> None:
    program = "import sys; import brandubh.solver.verify; print([m for m in sys.modules if m.startswith('brandubh.')])"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert "brandubh.solver.core.checking" in loaded
    for part in ("engine", "tablebase", "solver.core.search", "solver.core.positions", "solver.solving", "threats"):
        assert f"brandubh.{part}" not in loaded


# The commands and the campaign


def test_solve_says_verdict_effort_and_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, small_tables: Tables
) -> None:
    path = tmp_path / "proof.txt.gz"
    saved = tmp_path / "search"
    for _ in range(2):
        solve_command(
            HARD["fen"],
            PRESETS["raven"],
            memory=0.01,
            limit="1m",
            threads=2,
            tables=small_tables.folder,
            certificate=path,
            save_to=saved,
        )
        said = capsys.readouterr().out
        assert said.startswith(f"proven: the {HARD['side']} can force a win on the board.\n")
        assert "positions in" in said
        assert "1. " in said
        verify_command(path)
        assert "It holds" in capsys.readouterr().out
    path.write_bytes(path.read_bytes()[:-5])
    with pytest.raises(SystemExit, match="1"):
        verify_command(path)
    assert "cannot read" in capsys.readouterr().err
    solve_command("start", PRESETS["wtf"], side="attackers", memory=0.01, limit="0.2s", tables=small_tables.folder)
    assert capsys.readouterr().out.startswith("unknown: ")


def test_what_cannot_be_written_is_refused_before_any_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "Solver", None)
    file = tmp_path / "file"
    file.write_bytes(b"old")
    for place in (file / "below", tmp_path, Path(os.devnull), tmp_path / ("x" * 300)):
        with pytest.raises(BrandubhError, match="cannot write"):
            solve_command(HARD["fen"], PRESETS["raven"], save_to=place)
        with pytest.raises(BrandubhError, match="cannot write"):
            solve_command(HARD["fen"], PRESETS["raven"], certificate=place)
    with pytest.raises(BrandubhError, match="two files"):
        solve_command(HARD["fen"], PRESETS["raven"], certificate=file, save_to=tmp_path / "." / "file")
    with pytest.raises(BrandubhError, match="memory"):
        solve_command(HARD["fen"], PRESETS["raven"], certificate=file, memory=math.inf)
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_the_verdict_is_said_though_it_cannot_be_saved(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, small_tables: Tables
) -> None:
    """A file that may not grow is like a full disk: the place is good, and then it is not."""
    resource = pytest.importorskip("resource")
    saved, certificate = tmp_path / "search", tmp_path / "proof.txt"

    def solve_hard(*, to_disk: bool) -> str:
        with contextlib.nullcontext() if to_disk else pytest.raises(BrandubhError, match="cannot write"):
            solve_command(
                HARD["fen"],
                PRESETS["raven"],
                memory=0.01,
                tables=small_tables.folder,
                certificate=certificate,
                save_to=saved,
            )
        return capsys.readouterr().out

    for _ in range(2):  # Afterwards all is compiled, resuming too: that writes files of its own.
        assert solve_hard(to_disk=True).startswith("proven: ")
    was = saved.read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        said = solve_hard(to_disk=False)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert said.startswith("proven: ")
    assert "1. " in said
    assert saved.read_bytes() == was
    assert sorted(tmp_path.iterdir()) == [certificate, saved]


@pytest.mark.parametrize(
    ("position", "more"),
    [
        (HARD["fen"], {}),
        ("start", {"side": "attackers"}),
        ("start", {"save_to": Path("search")}),
        ("start", {"certificate": Path("proof.txt")}),
    ],
)
def test_a_folder_is_for_the_campaign_alone(position: str, more: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(BrandubhError, match="--folder"):
        solve_command(position, PRESETS["raven"], folder=tmp_path / "folder", **more)


@pytest.mark.parametrize("text", ["", "x", "-1", "0", "nan", "inf", "1d", "m"])
def test_a_strange_time_is_refused(text: str) -> None:
    with pytest.raises(BrandubhError):
        seconds_of(text)


def test_a_line_is_written_with_captures() -> None:
    board = Board("7/7/7/7/1tT3t/7/3K3 b")
    assert line_text(board, [board.parse_text("g3-d3")]) == "1. g3-d3xc3"


def test_the_first_moves_stand_for_all() -> None:
    start = Board()
    moves = first_moves(start)
    assert [str(move) for move in moves] == ["d1-e1", "d1-f1", "d2-e2", "d2-f2", "d2-g2"], "as players call them"
    images = {start.copy().play_all([move]).canonical().fen() for move in start.legal_moves}
    assert len(images) == len(moves)


def quick(board: Board, side: Side) -> Solver:
    return Solver(board, side, memory=0.005)


def near_the_end() -> Rules:
    """A ruleset whose start position is soon decided."""
    return Rules(name="short", start="7/7/7/2t4/2Kt3/1t1t3/5t1", first=Side.ATTACKERS)


def test_a_campaign_answers_all_questions_and_keeps_certificates(tmp_path: Path) -> None:
    campaign = Campaign(tmp_path / "campaign", near_the_end())
    assert campaign.verdict() == "not settled yet"
    for question in campaign.turns():
        campaign.work(question, 5.0, quick)
    assert "from the start" in campaign.verdict()
    again = Campaign(tmp_path / "campaign", near_the_end())
    assert again.questions == campaign.questions
    for question in campaign.questions:
        path = tmp_path / "campaign" / f"{question.name}.txt.gz"
        if path.exists():
            assert verify(path).proven is (question.verdict == "proven")
    with pytest.raises(SavedSearchError, match="another ruleset"):
        Campaign(tmp_path / "campaign", PRESETS["wtf"])
    (tmp_path / "campaign" / "campaign.json").write_text("{", "utf-8")
    with pytest.raises(SavedSearchError):
        Campaign(tmp_path / "campaign", near_the_end())


def test_a_campaign_is_reported_as_questions_and_answers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    solve_command("start", near_the_end(), memory=0.01, folder=tmp_path, tables=tmp_path)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["after", "question", "answer", "positions", "time"]
    assert max(len(line) for line in lines[:-1]) <= 80
    said = [" ".join(line.split()[:9]) for line in lines]
    for answer in ("1. b2-c2 can the defenders force a win? no", "1. b2-c2 can the attackers force a win? yes"):
        assert answer in said
    assert "The start position: the attackers win from the start." in lines
    assert lines[-1] == f"All questions are answered. The campaign is kept in {tmp_path}"


def test_a_campaign_that_is_ended_says_why_and_that_it_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, small_tables: Tables
) -> None:
    solve_command("start", PRESETS["wtf"], memory=0.01, limit="0.1s", folder=tmp_path / "1", tables=small_tables.folder)
    out = capsys.readouterr().out
    assert "1. d2-g2  can the attackers force a win?  not known yet" in out
    assert "The time is up." in out
    assert out.endswith("The same command goes on from here.\n")

    def press_ctrl_c() -> None:
        while not (tmp_path / "2" / "campaign.json").exists():
            time.sleep(0.05)
        time.sleep(0.5)
        _thread.interrupt_main()

    threading.Thread(target=press_ctrl_c).start()
    solve_command("start", PRESETS["wtf"], memory=0.01, folder=tmp_path / "2", tables=small_tables.folder)
    out = capsys.readouterr().out
    assert "The start position: not settled yet.\nIt was interrupted." in out
    assert out.endswith("The same command goes on from here.\n")


def test_a_campaign_goes_on_after_a_kill(tmp_path: Path, small_tables: Tables) -> None:
    folder = tmp_path / "campaign"
    program = (
        "import sys; from pathlib import Path; from brandubh.rules import get_rules;"
        "from brandubh.solver import commands, campaign; campaign.FIRST_SLICE = commands.FIRST_SLICE = 0.3;"
        "commands.solve_command('start', get_rules('wtf'), memory=0.01,"
        f"folder=Path({str(folder)!r}), tables=Path({str(small_tables.folder)!r}))"
    )
    process = subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.DEVNULL, env=dict(os.environ))
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not list(folder.glob("*.search")):
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    process.wait()
    campaign = Campaign(folder, PRESETS["wtf"])
    worked = [question for question in campaign.questions if question.nodes]
    question = worked[0] if worked else campaign.questions[0]
    before = question.nodes
    campaign.work(question, 0.2, quick)
    assert question.nodes > before
    assert Question(**json.loads(campaign.file.read_text("utf-8"))["questions"][0]).move == campaign.questions[0].move
