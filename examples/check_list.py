"""Check a list of tournament games: replay every move, compare captures and results, and count who won.

Try it: python examples/check_list.py examples/games.csv

Mistakes are named with file, line and column, and make the exit status 1.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

from brandubh import RecordError, read_csv


def main() -> None:
    """Read the lists, print the mistakes and a summary."""
    parser = argparse.ArgumentParser()
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--rules", default="wtf")
    parser.add_argument("--language", default="en", help="in which mistakes are told: en, fr, it, de or ga")
    arguments = parser.parse_args()
    mistakes: list[RecordError] = []
    games = [
        game for file in arguments.files for game in read_csv(file, rules=arguments.rules, on_error=mistakes.append)
    ]
    for mistake in mistakes:
        print(f"{mistake.source}: {mistake.say(arguments.language)}")
    results = Counter(game.result() for game in games)
    ends = Counter(str(outcome.termination) for game in games if (outcome := game.outcome()))
    lengths = sorted(len(game.mainline()) for game in games)
    print(f"{len(games)} games, {len(mistakes)} mistakes")
    if games:
        print(
            f"attackers {results['0-1']}, defenders {results['1-0']}, draws {results['1/2-1/2']}, open {results['*']}"
        )
        print("ended by", ", ".join(f"{end} ({number})" for end, number in ends.most_common()) or "nothing")
        print(f"{lengths[0]} to {lengths[-1]} plies, half of them up to {lengths[len(lengths) // 2]}")
    if mistakes:
        sys.exit(1)


if __name__ == "__main__":
    main()
