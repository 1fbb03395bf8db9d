"""What a rule changes between strong players: the engine plays itself under two rulesets from the same openings.

Try it: python examples/compare_rules.py wtf raven --games 20 --nodes 5000
"""

import argparse

from brandubh import Board, Rules, Side
from brandubh.engine import Engine, Limit
from brandubh.engine.matches import balanced_openings
from brandubh.rules import load_rules
from brandubh.rules.clauses import differences

LONGEST = 200  # plies; a longer game counts as drawn


def play(opening: Board, rules: Rules, nodes: int) -> Side | None:
    """Who wins when the engine plays both sides after an opening."""
    engine = Engine(rules, hash_mb=4)
    board = Board(rules=rules).play_all(opening.move_stack)
    while board.ply < LONGEST and (move := engine.play(board, Limit(nodes=nodes)).move):
        board.push(move)
    outcome = board.outcome()
    return outcome.winner if outcome else None


def main() -> None:
    """Play the games and print how often the attackers, who move first, won."""
    parser = argparse.ArgumentParser()
    parser.add_argument("rules", nargs=2, help="the name of a preset, or a file")
    parser.add_argument("--games", type=int, default=20, help="for each ruleset")
    parser.add_argument("--nodes", type=int, default=5000, help="positions that a move may take")
    arguments = parser.parse_args()
    rulesets = [load_rules(name) for name in arguments.rules]
    print("they differ in:", ", ".join(difference.id for difference in differences(rulesets)) or "nothing")
    openings = balanced_openings(rulesets[0], arguments.games, seed=1)
    for rules in rulesets:
        winners = [play(opening, rules, arguments.nodes) for opening in openings]
        won, drawn = winners.count(Side.ATTACKERS), winners.count(None)
        print(f"{rules.name}: the attackers won {won}, drew {drawn} and lost {len(winners) - won - drawn}")


if __name__ == "__main__":
    main()
