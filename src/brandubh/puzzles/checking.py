"""Puzzles proven again, from nothing but the rules and the tables of four men."""

from brandubh.puzzles.proof import EFFORT, PATIENCE, Prover
from brandubh.puzzles.puzzle import Puzzle
from brandubh.rules import get_rules
from brandubh.tablebase import Tables, open_tables


class Checker:
    """Proves puzzles of any ruleset, one by one."""

    def __init__(self, tables: Tables | None = None) -> None:
        self._tables = tables or open_tables()
        self._provers: dict[str, Prover] = {}

    def is_proven(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle's main line is proven; a proof that was found once gets far more than it needs."""
        if puzzle.rules not in self._provers:
            self._provers[puzzle.rules] = Prover(get_rules(puzzle.rules), self._tables, PATIENCE * EFFORT)
        return self._provers[puzzle.rules].proves(puzzle.board(), puzzle.line())
