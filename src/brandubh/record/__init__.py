"""Game files: text shaped like PGN, lists of games as comma-separated values, packed games, and position files."""

from brandubh.record.gamelist import read_csv
from brandubh.record.naming import file_name
from brandubh.record.packed import read_packed, write_packed
from brandubh.record.positions import PositionEntry, read_positions, write_positions
from brandubh.record.reading import FoundGame, read_game, read_games, scan_headers, visit_games
from brandubh.record.visitor import SKIP, Visitor
from brandubh.record.writing import write_game, write_games

__all__ = [
    "SKIP",
    "FoundGame",
    "PositionEntry",
    "Visitor",
    "file_name",
    "read_csv",
    "read_game",
    "read_games",
    "read_packed",
    "read_positions",
    "scan_headers",
    "visit_games",
    "write_game",
    "write_games",
    "write_packed",
    "write_positions",
]
