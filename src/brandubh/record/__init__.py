"""Game files: text shaped like PGN, and lists of games as comma-separated values."""

from brandubh.record.gamelist import read_csv
from brandubh.record.naming import file_name
from brandubh.record.reading import read_games
from brandubh.record.writing import write_game, write_games

__all__ = ["file_name", "read_csv", "read_games", "write_game", "write_games"]
