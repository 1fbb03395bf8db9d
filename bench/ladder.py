"""The ladder of levels: each against the one below, from both sides, by ``brandubh match``.

    python bench/ladder.py [games]

Prints a table for bench/README.md.
"""

import sys

from brandubh.engine.contest import Control, run_match
from brandubh.pieces import Side


def main() -> None:
    """Play the ladder."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print("| step | games | score | as attackers | as defenders | Elo |\n|---|---|---|---|---|---|")
    for level in range(2, 9):
        stronger, weaker = (f"self:level={each},hash=16" for each in (level, level - 1))
        # The second that a level has for an answer; levels 1 to 6 need a fraction of it.
        result = run_match(stronger, weaker, control=Control(movetime=1.0), games=games, concurrency=2)
        found = result.estimate()
        shares = []
        for side in (None, *Side):
            losses, draws, wins = result.tally(side)
            shares.append(f"{100 * (wins + draws / 2) / max(1, wins + draws + losses):.0f} %")
        elo = f"{found.elo:+.0f} ± {found.error:.0f}" if found else ""
        print(f"| {level} against {level - 1} | {len(result.games)} | {' | '.join(shares)} | {elo} |", flush=True)


if __name__ == "__main__":
    main()
