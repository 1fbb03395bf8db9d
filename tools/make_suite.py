"""Makes examples/puzzles.epd: a suite for engines, from the puzzles that come with the library.

    python tools/make_suite.py

Their first moves are proven to be the only ones that keep the win. A few of each ruleset and grade, the easiest first.
"""

from pathlib import Path

from brandubh import PositionEntry, puzzles

OF_EACH = 4
FILE = Path(__file__).parents[1] / "examples" / "puzzles.epd"
HEAD = """# Proven puzzles of Brandubh as a suite for engines: brandubh suite examples/puzzles.epd
# Made by tools/make_suite.py from the puzzles that come with the library.
"""


def entries() -> list[PositionEntry]:
    """Some puzzles of each ruleset and grade."""
    chosen = []
    for rules in ("wtf", "raven"):
        for grade in range(1, 6):
            of_grade = [puzzle for puzzle in puzzles.load(rules) if puzzle.grade == grade]
            step = max(1, len(of_grade) // OF_EACH)
            chosen += of_grade[::step][:OF_EACH]
    return [
        PositionEntry(
            puzzle.fen,
            rules=puzzle.rules,
            best=[puzzle.moves[0]],
            wins_in=puzzle.wins_in,
            id=f"{puzzle.id}, grade {puzzle.grade}",
        )
        for puzzle in chosen
    ]


def text() -> str:
    """The whole file."""
    return HEAD + "".join(f"{entry}\n" for entry in entries())


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
