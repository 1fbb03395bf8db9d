"""The longest wins for the page on what is known: ``python tools/longest_wins.py FOLDER 4 5 6`` prints them as JSON.

They are read from the tables of perfect play in a folder. Of those that are equally long it takes the one
whose winner has the fewest choices on the way: a win that hangs on single moves is worth watching. The one of 7 pieces
is that of docs/tables.md.
"""

import json
import sys
from collections.abc import Iterator

import numpy as np

from brandubh import Board
from brandubh.kernel.squares import SQUARE_NUMBERS
from brandubh.pieces import SIDES, Piece
from brandubh.tablebase.core.index import unrank
from brandubh.tablebase.core.shape import shape
from brandubh.tablebase.tables import Tables, open_tables

RULES = "wtf"


def longest_positions(tables: Tables, pieces: int) -> Iterator[Board]:
    """All positions of so many pieces in which the win takes longest."""
    headers = [header for header in tables.headers(RULES) if header.material.pieces == pieces]
    longest = max(header.longest for header in headers)
    for header in headers:
        if header.longest < longest:
            continue
        values = tables.file(RULES, header.material).values()
        for side, places in zip(SIDES, values, strict=True):
            for place in np.flatnonzero(places == longest + 1).tolist():
                sets = dict(zip(Piece, unrank(shape(), *header.material, place), strict=True))
                standing = {
                    square: piece
                    for square, number in SQUARE_NUMBERS.items()
                    for piece, squares in sets.items()
                    if squares >> number & 1
                }
                yield Board.from_pieces(standing, side, rules=RULES)


def choices(tables: Tables, board: Board) -> int:
    """How many moves of the winner on the way are as good as the one that is played, in all."""
    winner, found = tables.probe(board).winner, 0
    for move in tables.mainline(board):
        if board.turn is winner:
            best = tables.probe(board)
            found += sum(each.verdict == best for each in tables.probe_moves(board)) - 1
        board = board.after(move)
    return found


def longest_win(tables: Tables, pieces: int) -> dict[str, object]:
    """The longest win of so many pieces, as the page's data has it."""
    board = min(longest_positions(tables, pieces), key=lambda each: (choices(tables, each), each.fen()))
    return {"pieces": pieces, "fen": board.fen(), "moves": board.line_text(tables.mainline(board))}


if __name__ == "__main__":
    opened = open_tables(sys.argv[1])
    print(json.dumps([longest_win(opened, int(pieces)) for pieces in sys.argv[2:]], indent=2))
