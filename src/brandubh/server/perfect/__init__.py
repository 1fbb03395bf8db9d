"""Perfect play: what the tables say about a position of few men."""
