"""Finding puzzles: where positions come from, which of them are kept."""
