"""Tournaments: Swiss and arena, paired and moved on by whichever server comes first."""
