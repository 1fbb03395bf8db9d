"""A sheet of puzzles to print, with the solutions at the end: one HTML file with nothing to load.

Try it: python examples/puzzle_sheet.py sheet.html --grade 2 --count 6
"""

import argparse
from pathlib import Path

from brandubh import puzzles, svg
from brandubh.puzzles import Puzzle

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Brandubh: {count} puzzles of grade {grade}</title>
<style>
  body {{ font-family: serif; max-width: 44rem; margin: auto; }}
  main {{ display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; }}
  figure {{ margin: 0; break-inside: avoid; }}
</style>
<h1>{count} puzzles of grade {grade}</h1>
<main>
{figures}
</main>
<h2>Solutions</h2>
<ol>
{solutions}
</ol>
</html>
"""


def figure(number: int, puzzle: Puzzle) -> str:
    """A diagram, seen from the side that is to move, and what is asked."""
    picture = svg.board(puzzle.board(), orientation=puzzle.side, theme="manuscript", pieces="flat", coordinates=True)
    return f"<figure>{picture}<figcaption>{number}. {puzzle.side.title()} win in {puzzle.wins_in}</figcaption></figure>"


def main() -> None:
    """Write the sheet."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path)
    parser.add_argument("--rules", default="wtf")
    parser.add_argument("--grade", type=int, default=2, help="from 1 (easy) to 5")
    parser.add_argument("--count", type=int, default=6)
    arguments = parser.parse_args()
    found = [puzzle for puzzle in puzzles.load(arguments.rules) if puzzle.grade == arguments.grade]
    chosen = found[:: max(1, len(found) // arguments.count)][: arguments.count]  # from the easiest to the hardest
    page = PAGE.format(
        count=len(chosen),
        grade=arguments.grade,
        figures="\n".join(figure(number, puzzle) for number, puzzle in enumerate(chosen, 1)),
        solutions="\n".join(f"<li>{puzzle.board().variation_text(puzzle.moves)}</li>" for puzzle in chosen),
    )
    arguments.file.write_text(page, "utf-8")
    print(f"wrote {len(chosen)} puzzles to {arguments.file}")


if __name__ == "__main__":
    main()
