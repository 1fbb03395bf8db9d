"""What painters are asked for: a picture as steps, each a line of JSON, whose answers one after the other are its file.

An order holds everything that is drawn and nothing else, so that a digest of it is the picture's name.
"""

import functools
import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path

from brandubh.board import Board
from brandubh.compiled import source_digest
from brandubh.errors import BrandubhError
from brandubh.pictures.svg import Arrow
from brandubh.pieces import Side
from brandubh.server.pictures.look import Look
from brandubh.server.problems import invalid

MOST_FRAMES = 300
MOST_PIXELS = 64_000_000
"""In all frames of an animation together: 300 moves in a picture of 461 pixels, 43 in one of 1200."""

FRAME_MS = 900
LAST_FRAME_MS = 3000


@dataclass(frozen=True)
class Order:
    """A picture to be drawn."""

    media_type: str
    steps: tuple[str, ...]

    @functools.cached_property
    def name(self) -> str:
        """The same for the same picture, and for no other."""
        return hashlib.sha256("\n".join((_art(), *self.steps)).encode()).hexdigest()[:32]


def still(board: Board, look: Look, arrows: Sequence[Arrow] = ()) -> Order:
    """A board with its last move tinted, as PNG."""
    pointed = [(arrow.tail, arrow.head, arrow.color) for arrow in arrows]
    return Order("image/png", (_step("still", position=_position(board), look=asdict(look), arrows=pointed),))


def card(board: Board, winner: Side | None = None) -> Order:
    """The large picture that a shared link shows, as PNG."""
    return Order("image/png", (_step("card", position=_position(board), winner=winner),))


def film(board: Board, look: Look) -> Order:
    """The history of a board as an animated GIF, unless it would be too much of it."""
    if board.ply > MOST_FRAMES:
        raise invalid(BrandubhError("animation-long", most=MOST_FRAMES))
    most = int((MOST_PIXELS / (board.ply + 1)) ** 0.5)
    if look.size > most:
        raise invalid(BrandubhError("animation-large", moves=board.ply, most=most))
    replay = board.root()
    positions = [_position(replay)]
    for move in board.move_stack:
        replay.push(move)
        positions.append(_position(replay))
    durations = [FRAME_MS] * board.ply + [LAST_FRAME_MS]
    frames = zip([None, *positions], positions, durations, strict=False)
    drawn = asdict(look)
    steps = [
        _step("frame", position=now, before=before, look=drawn, milliseconds=ms, last=number == board.ply)
        for number, (before, now, ms) in enumerate(frames)
    ]
    return Order("image/gif", tuple(steps))


def _position(board: Board) -> tuple[str, tuple[str, str] | None]:
    move = board.peek() if board.ply else None
    return board.fen().split()[0], (move.origin, move.target) if move else None


def _step(kind: str, **told: object) -> str:
    return json.dumps({"draw": kind} | told, separators=(",", ":"))


@functools.cache
def _art() -> str:
    """What all pictures depend on besides what is drawn: the source of those who draw it."""
    folder = Path(__file__).parent
    wordmark = (folder / "wordmark.svg").read_text("utf-8")
    return " ".join((source_digest(folder / "painter.py"), version("pillow"), version("resvg-py"), wordmark))
