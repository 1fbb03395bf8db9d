"""A quiz in the terminal: puzzles of a grade, solved move by move.

Try it: python examples/puzzle_quiz.py --grade 1 --count 3
"""

import argparse
import random

from brandubh import BrandubhError, puzzles
from brandubh.puzzles import Puzzle
from brandubh.textboard import render


def solve(puzzle: Puzzle) -> bool:
    """Ask for each move of the solution; whether all were found at the first try."""
    board = puzzle.board()
    print(f"\nPuzzle {puzzle.id}: the {puzzle.side} to move win in {puzzle.wins_in}.")
    while not board.is_game_over():
        print(render(board, ascii_only=True, last_move=board.peek() if board.ply else None).plain)
        try:
            move = board.parse_text(input("your move: ").strip())
        except BrandubhError as error:
            print(error)
            continue
        if not puzzle.is_solution(board.move_stack, move):
            print(f"No. The solution: {puzzle.board().variation_text(puzzle.moves)}")
            return False
        board.push(move)
        if not board.is_game_over():
            board.push(puzzle.moves[board.ply])
            print(f"Right. The answer is {puzzle.moves[board.ply - 1]}.")
    print(f"Right. {board.outcome()}")
    return True


def main() -> None:
    """Ask some puzzles and count those solved."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rules", default="wtf")
    parser.add_argument("--grade", type=int, default=1, help="from 1 (easy) to 5")
    parser.add_argument("--count", type=int, default=3)
    parser.add_argument("--seed", type=int)
    arguments = parser.parse_args()
    found = [puzzle for puzzle in puzzles.load(arguments.rules) if puzzle.grade == arguments.grade]
    chosen = random.Random(arguments.seed).sample(found, min(arguments.count, len(found)))
    try:
        print(f"\n{sum(map(solve, chosen))} of {len(chosen)} solved")
    except EOFError:
        print("\nGood-bye.")


if __name__ == "__main__":
    main()
