"""The lobby: finding somebody to play with, and games to watch."""
