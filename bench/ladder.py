"""The ladder of levels: each against the one below, from both sides, by ``brandubh match``.

    python bench/ladder.py [--games 200] [--seconds 0.3] [--steps 2 7 8]

Prints a table for bench/README.md.
"""

import argparse

from brandubh.engine.matches.play import Control, run_match
from brandubh.pieces import Side


def main() -> None:
    """Play the ladder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    # A level has a second for an answer; levels 1 to 7 need a fraction of it, level 8 takes what it gets.
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--steps", type=int, nargs="*", default=list(range(2, 9)))
    chosen = parser.parse_args()
    print("| step | games | score | as attackers | as defenders | Elo |\n|---|---|---|---|---|---|")
    for level in chosen.steps:
        stronger, weaker = (f"self:level={each},hash=16" for each in (level, level - 1))
        tally = run_match(stronger, weaker, control=Control(movetime=chosen.seconds), games=chosen.games, concurrency=2)
        found = tally.estimate()
        shares = []
        for side in (None, *Side):
            losses, draws, wins = tally.counts(side)
            shares.append(f"{100 * (wins + draws / 2) / max(1, wins + draws + losses):.0f} %")
        elo = f"{found.elo:+.0f} ± {found.error:.0f}" if found else ""
        print(f"| {level} against {level - 1} | {len(tally.games)} | {' | '.join(shares)} | {elo} |", flush=True)


if __name__ == "__main__":
    main()
