"""Read a game file and name, for each move that gave something away, the better one.

Try it: python examples/analyse_games.py examples/game.txt 8

The number is how many plies the engine looks ahead.
"""

import sys
from pathlib import Path

from brandubh import Game, read_games
from brandubh.engine import Engine, Limit


def mistakes(game: Game, depth: int, least: float = 0.1) -> list[str]:
    """The moves that cost more than ``least`` of the chance to win."""
    engine = Engine(game.rules, hash_mb=16)
    limit = Limit(depth=depth)
    board = game.board(game.root)
    found = []
    for move in game.mainline():
        mover, text = board.turn, board.text(move)
        best = engine.analyse(board, limit)[0]
        board.push(move)
        outcome = board.outcome()
        if outcome is not None:
            chance = 0.5 if outcome.winner is None else float(outcome.winner is mover)
        else:
            chance = engine.chance(engine.analyse(board, limit)[0].score.of(mover))
        cost = engine.chance(best.score.of(mover)) - chance
        if cost > least and best.pv[0] != move:
            found.append(f"{mover}, ply {board.ply}: {text} costs {cost:.0%}, better {best.pv[0]} ({best.score})")
    return found


if __name__ == "__main__":
    path, depth = Path(sys.argv[1]), int(sys.argv[2])
    for game in read_games(path.read_text("utf-8"), on_error=print, name=path.name):
        print(f"{game.headers.get('Attackers', '?')} against {game.headers.get('Defenders', '?')}: {game.outcome()}")
        print(*mistakes(game, depth) or ["no mistake found"], sep="\n")
