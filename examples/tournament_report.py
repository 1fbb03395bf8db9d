"""A report on the games of a tournament: how accurately everybody played, and the moves that cost most.

Try it: python examples/tournament_report.py examples/games.csv --depth 4

The file is a game file, or a list of games (.csv).
"""

import argparse
from collections import defaultdict
from pathlib import Path

from brandubh import Game, Side, read_csv, read_games
from brandubh.engine import Engine, Limit
from brandubh.engine.review import Review, Worth


def review(game: Game, engine: Engine, limit: Limit) -> Review:
    """Let the engine look at every position of a game."""
    found = Review(game.board())
    for board in found.positions():
        lines = engine.analyse(board, limit)  # none once the game is over
        found.add(Worth.of(board, lines[0] if lines else None))
    return found


def main() -> None:
    """Print the accuracy of each player, and the worst moves of all games."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--depth", type=int, default=6, help="plies that the engine looks ahead")
    parser.add_argument("--worst", type=int, default=5, help="how many of the worst moves to show")
    arguments = parser.parse_args()
    read = read_csv if arguments.file.suffix == ".csv" else read_games
    engine = Engine(hash_mb=16)
    accuracy: dict[str, list[float]] = defaultdict(list)
    dear: list[tuple[float, str]] = []
    for number, game in enumerate(read(arguments.file, on_error=print), 1):
        reviewed = review(game, engine, Limit(depth=arguments.depth))
        for side in Side:
            found = reviewed.of(side).accuracy
            if found is not None:
                accuracy[game.headers.get(side.title(), f"the {side}")].append(found)
        for ply, move in enumerate(reviewed.moves, 1):
            better = f", better {move.better[0]}" if move.better else ""
            dear.append((move.loss, f"game {number}, ply {ply}: {move.text} ({move.judgement}{better})"))
    for player, each in sorted(accuracy.items()):
        print(f"{player}: accuracy {sum(each) / len(each):.0f} in {len(each)} {'game' if len(each) == 1 else 'games'}")
    for loss, text in sorted(dear, reverse=True)[: arguments.worst]:
        print(f"{loss:4.0%}  {text}")


if __name__ == "__main__":
    main()
