"""How often each side wins when both move at random, under one ruleset or several.

Try it: python examples/playouts.py wtf raven --games 200

A ruleset is the name of a preset, or a .toml or .json file of your own.
"""

import argparse
import random
from collections import Counter

from brandubh import Board, Rules, Side
from brandubh.rules import load_rules

LONGEST = 1000  # plies, for rulesets under which nothing ends a game that goes round


def play_out(rules: Rules, rng: random.Random) -> Board:
    """A game of random moves."""
    board = Board(rules=rules)
    while board.legal_moves and board.ply < LONGEST:
        board.push(rng.choice(board.legal_moves))
    return board


def main() -> None:
    """Print a table, a line for each ruleset."""
    parser = argparse.ArgumentParser()
    parser.add_argument("rules", nargs="*", default=["wtf", "raven"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    print(f"{'rules':16} {'attackers':>9} {'defenders':>9} {'neither':>9} {'plies':>6}  ends")
    for rules in map(load_rules, arguments.rules):
        rng = random.Random(arguments.seed)
        boards = [play_out(rules, rng) for _ in range(arguments.games)]
        outcomes = [board.outcome() for board in boards]
        wins = Counter(outcome.winner if outcome else None for outcome in outcomes)
        ends = Counter(str(outcome.termination) if outcome else "unfinished" for outcome in outcomes)
        shares = [wins[side] / len(boards) for side in (Side.ATTACKERS, Side.DEFENDERS, None)]
        plies = sum(board.ply for board in boards) / len(boards)
        most = ", ".join(f"{end} {number}" for end, number in ends.most_common())
        print(f"{rules.name:16} {shares[0]:9.1%} {shares[1]:9.1%} {shares[2]:9.1%} {plies:6.1f}  {most}")


if __name__ == "__main__":
    main()
