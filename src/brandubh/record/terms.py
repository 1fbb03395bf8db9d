"""The fixed words of game files."""

from brandubh.pieces import Side

SYMBOLS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
"""Marks behind a move, and the numbers that PGN gives them."""

RESULTS = {"1-0": Side.DEFENDERS, "0-1": Side.ATTACKERS, "1/2-1/2": None, "*": None}
"""Results and who has won."""

OWN_TAGS = ("Rules", "FEN", "Result", "Termination")
"""Tags that say what the game object knows; all others are its headers."""
