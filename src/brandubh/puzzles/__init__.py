"""Puzzles: positions with a forced win in which one move alone keeps it, proven by machine.

>>> from brandubh import puzzles
>>> puzzle = puzzles.load("wtf")[0]
>>> puzzle.is_solution([], puzzle.line()[0])
True
"""

from brandubh.puzzles.daily import puzzle_of_day
from brandubh.puzzles.puzzle import Grade, Puzzle, PuzzleError, load, read_puzzles, write_puzzles

__all__ = ["Grade", "Puzzle", "PuzzleError", "load", "puzzle_of_day", "read_puzzles", "write_puzzles"]
