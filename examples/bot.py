"""A bot: a UCI program that wins if it can in one move, else captures what it can, else moves at random.

Try it: ./brandubh match "python examples/bot.py" self:level=1 --games 20
"""

import random
import sys

from brandubh import Board, Move


def choose(board: Board) -> Move:
    """The most valuable move; the random number decides between equals."""

    def worth(move: Move) -> tuple[bool, int, float]:
        after = board.copy()
        after.push(move)
        outcome = after.outcome()
        wins = outcome is not None and outcome.winner is board.turn
        return wins, len(board.captures(move)), random.random()

    return max(board.legal_moves, key=worth)


board = Board()
for line in sys.stdin:
    words = line.split()
    if words[:1] == ["uci"]:
        print("id name Grabber\noption name UCI_Variant type combo default wtf var wtf var raven\nuciok", flush=True)
    elif words[:1] == ["isready"]:
        print("readyok", flush=True)
    elif words[:3] == ["setoption", "name", "UCI_Variant"]:
        board = Board(rules=words[-1])
    elif words[:1] == ["position"]:
        fen = " ".join(words[2:4]) if words[1] == "fen" else None
        board = Board(fen, rules=board.rules)
        for text in words[words.index("moves") + 1 :] if "moves" in words else []:
            board.push(Move.from_uci(text))
    elif words[:1] == ["go"]:
        print("bestmove", choose(board).uci() if board.legal_moves else "(none)", flush=True)
    elif words[:1] == ["quit"]:
        break
