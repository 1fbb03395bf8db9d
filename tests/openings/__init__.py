"""Tests of the openings: folding, counting, searching, exploring."""
