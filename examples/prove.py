"""Prove that a side wins a position by force, write the proof to a file, and check it with the rules alone.

Try it: python examples/prove.py "3t3/3t3/T3T1t/t2K2t/3T3/1tT4/2t4 w" --certificate proof.txt.gz
"""

import argparse
from pathlib import Path

from brandubh import Board
from brandubh.solver import Verdict, solve, verify


def main() -> None:
    """Ask the solver, and say what it found."""
    parser = argparse.ArgumentParser()
    parser.add_argument("position", help="a position text")
    parser.add_argument("--rules", default="wtf")
    parser.add_argument("--side", choices=["attackers", "defenders"], help="the side to move, if not said")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--certificate", type=Path, help="where to write the proof")
    arguments = parser.parse_args()
    board = Board(arguments.position, rules=arguments.rules)
    side = arguments.side or board.turn
    answer = solve(board, side, seconds=arguments.seconds)
    if answer.verdict is Verdict.UNKNOWN:
        raise SystemExit(f"Nobody knows whether the {side} win: {answer.reason}.")
    can = "can" if answer.verdict is Verdict.PROVEN else "cannot"
    print(f"The {side} {can} force a win ({answer.progress.nodes} positions).")
    print(board.variation_text(answer.line()))
    if arguments.certificate:
        answer.write_certificate(arguments.certificate)
        claim = verify(arguments.certificate)
        print(f"{arguments.certificate}: {claim.entries} positions, checked. The {claim.side} {can} force a win.")


if __name__ == "__main__":
    main()
