"""Drills: positions that are played out against best play."""
