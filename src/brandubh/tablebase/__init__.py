"""Tables of perfect play: for few pieces, who wins every position, and in how many plies.

>>> from brandubh import Board
>>> from brandubh.tablebase import open_tables
>>> tables = open_tables()
>>> tables.probe(Board("7/7/7/t6/7/3K3/7 b")).distance
4
"""

from brandubh.bulk.folders import tables_folder as default_folder
from brandubh.tablebase.errors import MissingTableError, TableError
from brandubh.tablebase.tables import MoveVerdict, Tables, Verdict, open_tables

__all__ = [
    "MissingTableError",
    "MoveVerdict",
    "TableError",
    "Tables",
    "Verdict",
    "default_folder",
    "open_tables",
]
