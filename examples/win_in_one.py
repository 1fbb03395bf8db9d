"""Make exercises: random positions in which the side to move has exactly one move that wins at once.

Try it: python examples/win_in_one.py --men 6 --count 3
"""

import argparse
import random

from brandubh import CORNERS, SQUARES, THRONE, Board, Piece, Side

FOR_MEN = [square for square in SQUARES if square not in (THRONE, *CORNERS)]


def set_up(side: Side, men: int, rng: random.Random) -> Board:
    """A board with the king and so many men, two attackers for each defender, somewhere."""
    board = Board()
    board.clear()
    king, *others = rng.sample(FOR_MEN, men + 1)
    board.set_piece_at(king, Piece.KING)
    for number, square in enumerate(others):
        board.set_piece_at(square, Piece.DEFENDER if number % 3 == 2 else Piece.ATTACKER)
    board.turn = side
    return board


def is_exercise(board: Board) -> bool:
    """Whether there is one winning move among many, and the other side was not about to win itself."""
    if not board.is_valid() or board.is_game_over() or len(board.winning_moves()) != 1:
        return False
    threatened = board.king_threatened() if board.turn is Side.DEFENDERS else bool(board.open_lines())
    return len(board.legal_moves) >= 8 and not threatened


def main() -> None:
    """Print some exercises, each with its solution and what else is loose on the board."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--side", choices=["attackers", "defenders"], default="attackers")
    parser.add_argument("--men", type=int, default=6)
    parser.add_argument("--count", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng, side = random.Random(arguments.seed), Side(arguments.side)
    found: dict[int, Board] = {}  # by the key that mirror images share
    while len(found) < arguments.count:
        board = set_up(side, arguments.men, rng)
        if is_exercise(board):
            found[board.canonical_key()] = board
    for board in found.values():
        (move,) = board.winning_moves()
        loose = ", ".join(sorted(board.takeable(side))) or "nothing"
        print(f"{board.fen()}  {board.text(move)}, of {len(board.legal_moves)} moves; loose: {loose}")


if __name__ == "__main__":
    main()
