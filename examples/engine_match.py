"""Let two UCI programs play a match: every opening twice with the sides swapped, and all games kept in a file.

Try it: python examples/engine_match.py self:level=2 "python examples/bot.py" --games 4 --out games.txt

An engine is self, self with options, or the command line of any UCI program, in quotes.
"""

import argparse
from pathlib import Path

from brandubh import write_games
from brandubh.engine.matches import Control, PlayedGame, Tally, run_match


def report(played: PlayedGame, tally: Tally) -> None:
    """One line for each game that has ended."""
    print(f"game {len(tally.games)}: {played.game.result()} after {played.plies} plies, {played.reason}")


def main() -> None:
    """Play the match and write its games."""
    parser = argparse.ArgumentParser()
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.1, help="for each move")
    parser.add_argument("--rules", default="wtf")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    tally = run_match(
        arguments.first,
        arguments.second,
        control=Control(movetime=arguments.seconds),
        games=arguments.games,
        rules=arguments.rules,
        on_game=report,
    )
    print(tally)
    if arguments.out:
        write_games((played.game for played in tally.games), arguments.out)
        print(f"wrote {arguments.out}")


if __name__ == "__main__":
    main()
