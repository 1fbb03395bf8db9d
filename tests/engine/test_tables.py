"""The engine with tables of perfect play: it plays what they know perfectly, and says so."""

import os
import random
import shutil
import sys
from pathlib import Path

import numpy as np
import pytest

from brandubh import Board, Piece, Side
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.rules import DOCUMENTED, get_rules
from brandubh.tablebase import Tables, Verdict, open_tables
from brandubh.tablebase.material import Material
from brandubh.tablebase.table_file import table_path, write_table
from tests.support.conversation import Conversation
from tests.support.strategies import MEN_SQUARES

QUICK = Limit(depth=3)
LIMITS = (Limit(nodes=1), Limit(depth=1), Limit(time=0.001), QUICK, Limit(depth=6))
"""However little it may look, it plays by the tables."""


@pytest.fixture(scope="module")
def tables() -> Tables:
    return open_tables()


def _few_men(rng: random.Random, rules: str) -> Board:
    """A position of up to four pieces that is not over."""
    while True:
        attackers = rng.randint(1, 3)
        squares = rng.sample([*MEN_SQUARES, "d4"], 1 + attackers + rng.randint(0, 3 - attackers))
        if "d4" in squares[1:]:
            continue
        pieces = dict.fromkeys(squares[1 + attackers :], Piece.DEFENDER)
        pieces |= dict.fromkeys(squares[1 : 1 + attackers], Piece.ATTACKER)
        board = Board.from_pieces(pieces | {squares[0]: Piece.KING}, rng.choice(list(Side)), rules=rules)
        if board.outcome() is None:
            return board


@pytest.mark.parametrize("rules", DOCUMENTED)
def test_a_won_position_is_won_in_as_few_plies_as_the_tables_say(rules: str, tables: Tables) -> None:
    rng = random.Random(rules)
    engine = Engine(rules, hash_mb=1, tables=tables)
    for _ in range(50):
        board = _few_men(rng, rules)
        verdict = tables.probe(board)
        # Most positions are the defenders': look for the others too.
        while verdict.winner is not rng.choice(list(Side)):
            board = _few_men(rng, rules)
            verdict = tables.probe(board)
        if verdict.distance is None:
            continue
        while board.outcome() is None:
            if board.turn is verdict.winner:
                move = engine.play(board, rng.choice(LIMITS)).move
                assert move is not None
            else:
                move = rng.choice(
                    [each.move for each in tables.probe_moves(board) if each.verdict == tables.probe(board)]
                )
            board.push(move)
        outcome = board.outcome()
        assert outcome is not None
        assert (outcome.winner, board.ply) == (verdict.winner, verdict.distance), board.root().fen()


@pytest.mark.parametrize("rules", DOCUMENTED)
def test_what_it_says_is_what_the_tables_say(rules: str, tables: Tables) -> None:
    rng = random.Random(rules)
    engine = Engine(rules, hash_mb=1, tables=tables)
    for _ in range(50):
        board = _few_men(rng, rules)
        verdict = tables.probe(board)
        info = engine.analyse(board, rng.choice(LIMITS))[0]
        if verdict.distance is None:
            assert info.score.wins_in is None
            continue
        sign = 1 if verdict.winner is board.turn else -1
        assert info.score.wins_in == sign * ((verdict.distance + 1) // 2)
        assert len(info.pv) == verdict.distance
        assert info.tbhits > 0 or verdict.distance <= 2


def test_the_moves_that_the_tables_know_are_ranked_without_a_search(tables: Tables) -> None:
    engine = Engine(hash_mb=1, tables=tables)
    board = Board("7/2t4/7/1T5/4K2/t6/7 b")
    judged = tables.probe_moves(board)
    infos = engine.analyse(board, Limit(nodes=1), multipv=len(judged))
    assert [-2 * (info.score.wins_in or 0) for info in infos] == [each.verdict.distance for each in judged]
    assert infos[0].tbhits == len(judged)
    assert all(len(info.pv) == -2 * (info.score.wins_in or 0) for info in infos)


def test_who_gains_by_going_round_is_searched_where_the_rules_look_at_the_play(tmp_path: Path) -> None:
    # The attackers hunt the king to and fro and can do no better; so it was they who had the choice.
    loop = Board("7/7/7/7/1tt2t1/2K4/3t3 w")
    played = loop.copy()
    while played.outcome() is None:
        played.play_all(["c2-e2", "c3-e3", "e2-c2", "e3-c3"][played.ply % 4 :][:1])
    outcome = played.outcome()
    assert outcome is not None
    assert outcome.winner is Side.DEFENDERS
    # A table that says of all positions that neither side can force a win will do here.
    material = Material(4, 0)
    for rules, sign in (("wtf", 1), ("wtf-it", -1), ("raven", 0)):
        path = table_path(tmp_path, get_rules(rules), material)
        write_table(path, get_rules(rules), material, np.zeros((2, material.positions), np.uint8))
        board = Board(loop.fen(), rules=rules)
        info = Engine(rules, hash_mb=1, tables=open_tables(tmp_path)).analyse(board, Limit(depth=10))[0]
        centimen = info.score.centimen or 0
        assert (centimen > 0) - (centimen < 0) == sign, rules


def test_tables_are_seen_from_before_a_capture(tables: Tables) -> None:
    # Five pieces; the king takes one and the tables know the rest.
    board = Board("7/2t1t2/7/1T5/4K2/t6/7 b")
    assert len(board.pieces()) == 5
    with_tables = Engine(hash_mb=1, tables=tables).analyse(board, Limit(depth=6))[0]
    without = Engine(hash_mb=1).analyse(board, Limit(depth=6))[0]
    assert with_tables.tbhits > 0 == without.tbhits
    assert with_tables.score == without.score


def test_moves_that_keep_a_draw_are_found(tables: Tables) -> None:
    drawn = [
        board
        for rng in [random.Random(7)]
        for board in (_few_men(rng, "raven") for _ in range(3000))
        if tables.probe(board) == Verdict(None)
    ]
    engine = Engine("raven", hash_mb=1, tables=tables)
    for board in drawn[:10]:
        move = engine.play(board, QUICK).move
        assert move in [each.move for each in tables.probe_moves(board) if each.verdict.winner is None]


def test_the_option_of_the_program(tmp_path: Path, tables: Tables) -> None:
    board = Board("7/7/7/t6/7/3K3/7 b")
    tables.probe(board)  # so that there are some
    program = Conversation()
    assert "option name TablePath type string default <empty>" in program.ask("uci")
    (complaint,) = program.ask(f"setoption name TablePath value {tmp_path / 'nowhere'}")
    assert "there is no folder" in complaint
    program.ask(f"setoption name TablePath value {tables.folder}")
    last = program.search(f"position fen {board.fen()}", "go depth 4")[-2]
    assert " score mate -2 " in last
    assert " tbhits 0 " not in last
    shutil.copy(table_path(tables.folder, board.rules, Material(1, 0)), tmp_path)
    table_path(tmp_path, board.rules, Material(2, 0)).write_bytes(b"no table")
    (complaint,) = program.ask(f"setoption name TablePath value {tmp_path}")
    assert "is not a table of Brandubh" in complaint
    # The others are good.
    assert " tbhits 0 " not in program.search("go depth 4")[-2]
    program.ask("setoption name TablePath value <empty>")
    assert " tbhits 0 " in program.search("go depth 4")[-2]
    assert program.end() == ""


READING = """
import sys
from brandubh.tablebase import table_file
table_file.MOST_IN_MEMORY = int(sys.argv[1])
sys.argv = ["brandubh", "engine"]
from brandubh.__main__ import main
main()
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows does not let an open file be cut")
@pytest.mark.parametrize("most_in_memory", [1 << 30, 0], ids=["whole", "by blocks"])
def test_the_program_outlives_tables_that_are_cut_while_it_has_them(
    most_in_memory: int, tmp_path: Path, small_tables: Tables
) -> None:
    shutil.copytree(small_tables.folder, tmp_path / "tables")
    program = Conversation([sys.executable, "-c", READING, str(most_in_memory)])
    program.ask(f"setoption name TablePath value {tmp_path / 'tables'}", "setoption name Hash value 1")
    # Four pieces, which the tables know, and five, of which a capture leaves four.
    known, before = "position fen 7/2t4/7/1T5/4K2/t6/7 b", "position fen 7/2t1t2/7/1T5/4K2/t6/7 b"
    told = program.search(known, "go depth 6")[-2]
    assert " tbhits 0 " not in told
    for position in (known, before):
        assert " tbhits 0 " not in program.search("ucinewgame", position, "go depth 6")[-2]
    for path in (tmp_path / "tables").iterdir():
        os.truncate(path, 300)
    again = program.search("ucinewgame", known, "go depth 6")
    assert len(again[-1].split()[1]) == 4, "a move, though of its own thinking if the tables are gone"
    assert (" tbhits 0 " in again[-2]) == (most_in_memory == 0)
    program.search("ucinewgame", before, "go depth 6")
    assert program.ask() == []
    assert program.end() == ""
