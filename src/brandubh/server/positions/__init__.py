"""Positions: what may be played in them, and what was just played."""
