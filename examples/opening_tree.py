"""The first moves of many games as a tree: how often each was played, and how often it won.

Try it: python examples/opening_tree.py examples/games.csv --plies 3

Games that are each other's mirror images are counted as one.
"""

import argparse
from collections import Counter, defaultdict
from pathlib import Path

from brandubh import Board, Game, Move, Symmetry, read_csv, read_games

Line = tuple[Move, ...]


def first_moves(game: Game, plies: int) -> Line:
    """How a game began, in that one of its eight images that comes first: moves have an order, and so do lines."""
    line = game.mainline()[:plies]
    return min(tuple(symmetry.move(move) for move in line) for symmetry in Symmetry)


def show(games: Counter[Line], points: dict[Line, float], line: Line = ()) -> None:
    """Print the branches after a line, those that were played most first, each with its own."""
    branches = [each for each in games if each[:-1] == line]
    for branch in sorted(branches, key=lambda each: (-games[each], each)):
        text = Board().play_all(line).variation_text(branch[-1:])
        number, share = games[branch], points[branch] / games[branch]
        print(f"{'  ' * len(line)}{text}  {number} {'game' if number == 1 else 'games'}, attackers {share:.0%}")
        show(games, points, branch)


def main() -> None:
    """Count the games of all files and print the tree."""
    parser = argparse.ArgumentParser()
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--plies", type=int, default=4)
    arguments = parser.parse_args()
    games: Counter[Line] = Counter()
    points: dict[Line, float] = defaultdict(float)
    for file in arguments.files:
        read = read_csv if file.suffix == ".csv" else read_games
        for game in read(file, on_error=print):
            if game.starts_normally():
                line = first_moves(game, arguments.plies)
                for ply in range(1, len(line) + 1):
                    games[line[:ply]] += 1
                    points[line[:ply]] += {"0-1": 1, "1/2-1/2": 0.5}.get(game.result(), 0)
    show(games, points)


if __name__ == "__main__":
    main()
