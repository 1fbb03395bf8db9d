"""Matches between engines: openings, games, and what a score is worth."""

from brandubh.engine.matches.elo import Estimate, PlayedGame, Sprt, Tally
from brandubh.engine.matches.openings import balanced_openings, read_openings
from brandubh.engine.matches.play import Contestant, Control, run_match

__all__ = [
    "Contestant",
    "Control",
    "Estimate",
    "PlayedGame",
    "Sprt",
    "Tally",
    "balanced_openings",
    "read_openings",
    "run_match",
]
