"""Brandubh, the Irish tafl game: the rules of five documents, exactly, in python-chess's manner.

>>> import brandubh
>>> board = brandubh.Board()
>>> board.push_text("d2-e2")
Move.from_text('d2-e2')
>>> len(board.legal_moves)
23

Names are loaded when they are first used, so that importing the package, or asking the command for help, does not
wait for the compiler.
"""

import importlib
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from brandubh.board import Board as Board
    from brandubh.drawing import Color as Color
    from brandubh.drawing import Drawing as Drawing
    from brandubh.errors import BrandubhError as BrandubhError
    from brandubh.errors import IllegalMoveError as IllegalMoveError
    from brandubh.errors import ImpossiblePositionError as ImpossiblePositionError
    from brandubh.errors import MoveTextError as MoveTextError
    from brandubh.errors import PackedError as PackedError
    from brandubh.errors import PositionTextError as PositionTextError
    from brandubh.errors import RecordError as RecordError
    from brandubh.errors import RulesError as RulesError
    from brandubh.errors import SquareError as SquareError
    from brandubh.errors import WrongTypeError as WrongTypeError
    from brandubh.game import Evaluation as Evaluation
    from brandubh.game import Game as Game
    from brandubh.game import Node as Node
    from brandubh.match import Decision as Decision
    from brandubh.match import Match as Match
    from brandubh.match import MatchResult as MatchResult
    from brandubh.move import Move as Move
    from brandubh.move import Symmetry as Symmetry
    from brandubh.outcome import Outcome as Outcome
    from brandubh.outcome import RepetitionWarning as RepetitionWarning
    from brandubh.outcome import Termination as Termination
    from brandubh.pictures import svg as svg
    from brandubh.pieces import CORNERS as CORNERS
    from brandubh.pieces import EDGE as EDGE
    from brandubh.pieces import RESTRICTED as RESTRICTED
    from brandubh.pieces import SQUARES as SQUARES
    from brandubh.pieces import THRONE as THRONE
    from brandubh.pieces import Piece as Piece
    from brandubh.pieces import Side as Side
    from brandubh.pieces import SquareSet as SquareSet
    from brandubh.pieces import neighbours as neighbours
    from brandubh.position import LegalMoves as LegalMoves
    from brandubh.position import Position as Position
    from brandubh.record import SKIP as SKIP
    from brandubh.record import FoundGame as FoundGame
    from brandubh.record import PositionEntry as PositionEntry
    from brandubh.record import Visitor as Visitor
    from brandubh.record import read_csv as read_csv
    from brandubh.record import read_game as read_game
    from brandubh.record import read_games as read_games
    from brandubh.record import read_packed as read_packed
    from brandubh.record import read_positions as read_positions
    from brandubh.record import scan_headers as scan_headers
    from brandubh.record import visit_games as visit_games
    from brandubh.record import write_game as write_game
    from brandubh.record import write_games as write_games
    from brandubh.record import write_packed as write_packed
    from brandubh.record import write_positions as write_positions
    from brandubh.rules import PRESETS as PRESETS
    from brandubh.rules import Rules as Rules
    from brandubh.rules.set_up import Status as Status

_HOMES = {
    "board": ("Board",),
    "errors": (
        "BrandubhError",
        "IllegalMoveError",
        "ImpossiblePositionError",
        "MoveTextError",
        "PackedError",
        "PositionTextError",
        "RecordError",
        "RulesError",
        "SquareError",
        "WrongTypeError",
    ),
    "drawing": ("Color", "Drawing"),
    "game": ("Evaluation", "Game", "Node"),
    "match": ("Decision", "Match", "MatchResult"),
    "move": ("Move", "Symmetry"),
    "outcome": ("Outcome", "RepetitionWarning", "Termination"),
    "pieces": ("CORNERS", "EDGE", "RESTRICTED", "SQUARES", "THRONE", "Piece", "Side", "SquareSet", "neighbours"),
    "position": ("LegalMoves", "Position"),
    "record": (
        "SKIP",
        "FoundGame",
        "PositionEntry",
        "Visitor",
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
    ),
    "rules": ("PRESETS", "Rules"),
    "rules.set_up": ("Status",),
}
_HOME = {name: home for home, names in _HOMES.items() for name in names}

_SHORT_NAMES = {
    "clauses": "brandubh.rules.clauses",
    "opentafl": "brandubh.record.opentafl",
    "svg": "brandubh.pictures.svg",
    "textboard": "brandubh.pictures.text",
}


class _ShortNames(MetaPathFinder, Loader):
    """Finds modules by their short names: ``brandubh.svg`` is the very module ``brandubh.pictures.svg``."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        return ModuleSpec(fullname, self) if package == __name__ and name in _SHORT_NAMES else None

    def exec_module(self, module: ModuleType) -> None:
        sys.modules[module.__name__] = importlib.import_module(_SHORT_NAMES[module.__name__.rpartition(".")[2]])


sys.meta_path.append(_ShortNames())

__all__ = [*_HOME, "svg"]


def __getattr__(name: str) -> Any:
    if name in _SHORT_NAMES:
        return importlib.import_module(f"{__name__}.{name}")
    if name not in _HOME:
        raise AttributeError(f"module 'brandubh' has no attribute {name!r}")
    value = getattr(importlib.import_module(f"brandubh.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
