"""Training with puzzles: a solver's rating and history, the next puzzle, streak and storm. The server judges."""
