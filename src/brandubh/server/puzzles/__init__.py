"""Puzzles: the one of the day, any by its name, what a move on them is worth, and why a solution works."""
