"""Matches between engines: openings, games, and what a score is worth."""
