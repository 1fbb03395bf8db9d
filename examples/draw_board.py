"""Draw a position with its captures: an SVG file that any browser shows.

Try it: python examples/draw_board.py "7/7/2t4/2T4/tT1Tt2/7/2t1K2 b" c1-c3 board.svg
"""

import sys
from pathlib import Path

from brandubh import Board, Move, svg


def draw(fen: str, text: str) -> str:
    """The board after a move, with an arrow for the move and a cross on each square where a piece was captured."""
    board = Board(fen)
    move = Move.from_text(text)
    captured = board.captures(move)
    board.push(move)
    return svg.board(board, last_move=move, arrows=[move], marks=dict.fromkeys(captured, "cross"), size=480)


if __name__ == "__main__":
    fen, text, target = sys.argv[1:]
    Path(target).write_text(draw(fen, text), "utf-8")
    print(f"wrote {target}")
