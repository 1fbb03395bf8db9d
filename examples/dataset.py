"""Positions for machine learning: the engine plays itself, and NumPy arrays keep what stood where and who won.

Try it: python examples/dataset.py positions.npz --games 20 --nodes 500

The file has four arrays, a row for each position: planes (three planes of 7 by 7: attackers, defenders, king), turn (0
for the attackers, 1 for the defenders), move (the number of the move played), result (1 if the side to move won in the
end, -1 if it lost, 0 for a draw).
"""

import argparse
import random
from pathlib import Path

import numpy as np
import numpy.typing as npt

from brandubh import SQUARES, Board, Piece, Side
from brandubh.engine import Engine, Limit

PLANES = {piece: number for number, piece in enumerate(Piece)}
PLACES = {square: number for number, square in enumerate(SQUARES)}


def planes(board: Board) -> npt.NDArray[np.uint8]:
    """What stands where: rank 1 is the first row, file a the first column."""
    found = np.zeros((len(PLANES), len(PLACES)), np.uint8)
    for square, piece in board.pieces().items():
        found[PLANES[piece], PLACES[square]] = 1
    return found.reshape(len(PLANES), 7, 7)


def play(engine: Engine, rng: random.Random, nodes: int, longest: int = 200) -> Board:
    """A game of the engine against itself, after four random moves."""
    board = Board(rules=engine.rules)
    for _ in range(4):
        board.push(rng.choice(board.legal_moves))
    while board.ply < longest and (move := engine.play(board, Limit(nodes=nodes)).move):
        board.push(move)
    return board


def main() -> None:
    """Play the games and write the arrays."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=500, help="positions that a move may take")
    parser.add_argument("--rules", default="wtf")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    engine, rng = Engine(arguments.rules, hash_mb=4), random.Random(arguments.seed)
    rows: list[tuple[npt.NDArray[np.uint8], int, int, int]] = []
    for _ in range(arguments.games):
        played = play(engine, rng, arguments.nodes)
        outcome = played.outcome()
        winner = outcome.winner if outcome else None
        board = played.root()
        for move in played.move_stack:
            result = 0 if winner is None else 1 if winner is board.turn else -1
            rows.append((planes(board), int(board.turn is Side.DEFENDERS), move.code, result))
            board.push(move)
    boards, turns, moves, results = map(np.array, zip(*rows, strict=True))
    np.savez_compressed(arguments.file, planes=boards, turn=turns, move=moves, result=results)
    print(f"wrote {len(rows)} positions of {arguments.games} games to {arguments.file}")


if __name__ == "__main__":
    main()
