"""Puzzles: the one of the day, any by its name, and moves that are tried on them."""
