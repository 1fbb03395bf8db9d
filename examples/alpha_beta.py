"""A player of your own: an evaluation of a few numbers, alpha-beta, and how it does against random moves.

Try it: python examples/alpha_beta.py --games 4 --depth 2
"""

import argparse
import random

from brandubh import Board, Move, Side

WIN = 10_000


def evaluate(board: Board) -> int:
    """What a position is worth to the side to move: men, the king's ways out, and whether he can be taken."""
    attackers, defenders, _king = (squares.bit_count() for squares in board.placement)
    defence = 100 * defenders - 60 * attackers + 150 * len(board.open_lines()) - 150 * board.king_threatened()
    return defence if board.turn is Side.DEFENDERS else -defence


def search(board: Board, depth: int, alpha: int, beta: int) -> int:
    """What a position is worth to the side to move when both sides look ``depth`` plies ahead."""
    outcome = board.outcome()
    if outcome is not None:
        if outcome.winner is None:
            return 0
        return WIN + depth if outcome.winner is board.turn else -WIN - depth  # the sooner the better
    if depth == 0:
        return evaluate(board)
    for move in board.legal_moves:
        board.push(move)
        alpha = max(alpha, -search(board, depth - 1, -beta, -alpha))
        board.pop()
        if alpha >= beta:
            break
    return alpha


def choose(board: Board, depth: int, rng: random.Random) -> Move:
    """The best move; the first of the best in a random order, so that games differ."""
    moves = list(board.legal_moves)
    rng.shuffle(moves)
    best, worth = moves[0], -2 * WIN
    for move in moves:
        board.push(move)
        found = -search(board, depth - 1, -2 * WIN, -worth)
        board.pop()
        if found > worth:
            best, worth = move, found
    return best


def main() -> None:
    """Play some games against random moves, with either side in turn."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--depth", type=int, default=2, help="plies to look ahead")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    points = 0.0
    for number, side in zip(range(1, arguments.games + 1), [*Side] * arguments.games, strict=False):
        board = Board()
        while not board.is_game_over():
            own = board.turn is side
            board.push(choose(board, arguments.depth, rng) if own else rng.choice(list(board.legal_moves)))
        outcome = board.outcome()
        assert outcome is not None
        points += 0.5 if outcome.winner is None else outcome.winner is side
        print(f"game {number}, as the {side}: {outcome} ({board.ply} plies)")
    print(f"{points:g} of {arguments.games}")


if __name__ == "__main__":
    main()
