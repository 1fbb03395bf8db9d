"""The app's page on what is known: its numbers are those of the documents, its lines and examples hold by the rules."""

import json
import re
from math import comb
from pathlib import Path
from typing import Any

import pytest
import typer

from brandubh import Board, Side
from brandubh.bulk.executor import open_executor
from brandubh.cli import app
from brandubh.kernel.squares import SQUARE_NUMBERS
from brandubh.rules import get_rules
from brandubh.tablebase import Tables, open_tables
from brandubh.tablebase.build import build_up_to
from brandubh.tablebase.material import MOST_PIECES, materials
from tests.support.paths import ROOT
from tools.longest_wins import longest_positions

ABOUT = ROOT / "web" / "src" / "about"
THEORY: Any = json.loads((ABOUT / "theory.json").read_text("utf-8"))
DOCUMENT = (ROOT / "docs" / "tables.md").read_text("utf-8")
WINS = {win["pieces"]: win for win in THEORY["wins"]}
IDEAS = {idea["id"]: idea for idea in THEORY["ideas"]}
NUMBERS = {word: number for number, word in enumerate(["none", "one", "two", "three", "four", "five", "six"])}
NET = ("b2", "b6", "f2", "f6")
CORNERS = ("a1", "a7", "g1", "g7")


def rows(heading: str) -> list[list[str]]:
    """The cells of the document's table that begins with a heading."""
    table = DOCUMENT[DOCUMENT.index(heading) :].split("\n\n", 1)[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def seconds(text: str) -> float:
    """A duration: "1.6 s", "5 min 25 s", "92 min, with other work beside it"."""
    units = {"s": 1, "min": 60}
    return sum(float(number) * units[unit] for number, unit in re.findall(r"([\d.]+) (min|s)\b", text))


def size(text: str) -> float:
    number, unit = text.split()
    return float(number) * {"kB": 1e3, "MB": 1e6}[unit]


def positions_up_to(pieces: int) -> int:
    return sum(2 * material.positions for number in range(2, pieces + 1) for material in materials(number))


def test_the_tables_are_those_of_their_document() -> None:
    said = [
        {
            "pieces": int(pieces),
            "positions": int(positions.replace(" ", "")),
            "seconds": seconds(built),
            "bytes": size(files),
            "longest": int(longest.split()[0]),
        }
        for pieces, positions, built, _, files, longest in rows("| pieces |")
        if files
    ]
    assert THEORY["tables"] == said


def test_who_wins_is_what_the_document_says() -> None:
    def men(text: str) -> tuple[int, ...]:
        return tuple(NUMBERS[word] for word in text.split() if word in NUMBERS)

    def share(text: str) -> float:
        # a number of positions is less than half a tenth of a per cent
        return 0.0 if not text or "positions" in text else float(text)

    said = [
        {
            "attackers": men(who)[0],
            "defenders": men(who)[1],
            "won": share(won),
            "lost": share(lost),
            "neither": share(neither),
            "longest": int(longest.split()[0]),
        }
        for who, won, lost, neither, longest in rows("| | attackers win |")
    ]
    assert THEORY["shares"] == said


def test_the_positions_are_counted_right() -> None:
    for table in THEORY["tables"]:
        assert table["positions"] == positions_up_to(table["pieces"])
    # 44 squares for men; the king takes one of them, or the throne
    placements = [
        comb(44, attackers) * comb(44 - attackers, defenders)
        + 44 * comb(43, attackers) * comb(43 - attackers, defenders)
        for attackers in range(1, 9)
        for defenders in range(5)
    ]
    assert THEORY["size"]["placements"] == 2 * sum(placements)
    assert THEORY["size"]["positions"] == positions_up_to(MOST_PIECES)


def test_the_ways_to_begin_are_counted_right() -> None:
    assert THEORY["size"]["perft"] == [Board().perft(depth) for depth in range(1, 6)]
    first = [Board().parse_text(text) for text in THEORY["firstMoves"]]
    for moves in (first, Board().legal_moves):
        assert len({Board().after(move).canonical().fen() for move in moves}) == len(first) == 5


@pytest.mark.parametrize("pieces", WINS)
def test_a_longest_win_is_legal_to_its_end_and_as_long_as_said(pieces: int) -> None:
    win = WINS[pieces]
    board = Board(win["fen"])
    board.check()
    assert len(board.pieces()) == pieces
    assert len(win["moves"]) == next(table["longest"] for table in THEORY["tables"] if table["pieces"] == pieces)
    winner = board.turn if len(win["moves"]) % 2 else board.turn.other
    for text in win["moves"]:
        assert board.outcome() is None
        move = board.parse_text(text)
        assert board.text(move) == text, "captures are written"
        board.push(move)
        assert board.occurrences() == 1
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winner is winner


def check_perfect(tables: Tables, pieces: int) -> None:
    """No position is won more slowly, and every move of the line is as good as any."""
    board = Board(WINS[pieces]["fen"])
    assert board.fen() in {each.fen() for each in longest_positions(tables, pieces)}
    for text in WINS[pieces]["moves"]:
        move = board.parse_text(text)
        judged = {each.move: each.verdict for each in tables.probe_moves(board)}
        assert judged[move] == tables.probe(board)
        board.push(move)


def test_the_longest_win_of_four_pieces_is_played_perfectly(small_tables: Tables) -> None:
    check_perfect(small_tables, 4)


@pytest.mark.long
def test_the_longest_win_of_five_pieces_is_played_perfectly(tmp_path: Path) -> None:
    with open_executor(2) as executor:
        build_up_to(tmp_path, get_rules("wtf"), 5, executor)
    check_perfect(open_tables(tmp_path), 5)


def test_with_two_open_lines_the_king_wins_though_it_is_not_his_turn() -> None:
    board = Board(IDEAS["lines"]["fen"])
    assert board.turn is Side.ATTACKERS
    assert not board.winning_moves()
    escapes = set(IDEAS["lines"]["arrows"])
    for move in board.legal_moves:
        assert {str(win) for win in board.after(move).winning_moves()} & escapes


def test_the_guard_has_one_winning_move(small_tables: Tables) -> None:
    board = Board(IDEAS["guard"]["fen"])
    won = [each for each in small_tables.probe_moves(board) if each.verdict.winner is board.turn]
    assert [str(each.move) for each in won] == IDEAS["guard"]["arrows"]
    assert won[0].verdict.distance == 3
    guard = {str(move) for move in board.legal_moves if move.origin == "b2"}
    assert {"b2-a2", "b2-b1"} <= guard, "one step from both lines"


def test_four_first_moves_make_the_net_which_alone_does_not_hold_the_king() -> None:
    start = Board(IDEAS["net"]["fen"])
    assert start == Board()
    moves = [start.parse_text(text) for text in IDEAS["net"]["arrows"]]
    assert sorted(move.target for move in moves) == sorted(NET)
    for square in SQUARE_NUMBERS.keys() - {*NET, *CORNERS}:
        board = Board.from_pieces({square: "K"} | dict.fromkeys(NET, "t"), Side.DEFENDERS)
        assert board.winning_moves() or any(_wins_next(board.after(move)) for move in board.legal_moves), square


def _wins_next(board: Board) -> bool:
    """Whether the side not to move wins at its next move, whatever comes."""
    return not board.winning_moves() and all(board.after(move).winning_moves() for move in board.legal_moves)


def test_the_commands_that_check_it_are_there() -> None:
    page = (ABOUT / "ProofsPart.svelte").read_text("utf-8")
    found = re.findall(r"""command: ['"](.*?)['"] }""", page)
    assert len(found) >= 5
    for command in found:
        program, *words = command.split()
        if program == "python":
            assert (ROOT / words[0]).is_file(), command
            continue
        place: Any = typer.main.get_command(app)
        while words and hasattr(place, "commands"):
            place = place.commands[words.pop(0)]
    for name in re.findall(r"docs/[\w/-]+\.md|bench/[\w/]+\.md", page + (ABOUT / "sources.ts").read_text("utf-8")):
        assert (ROOT / name).is_file(), name
