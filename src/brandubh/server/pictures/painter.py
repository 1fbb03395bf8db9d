"""A painter: a process that draws what it is told, one line of JSON each, and answers with a length and as many bytes.

Drawing holds the interpreter's lock, so that none of it happens in the server's own process, which does not even load
what it needs. A painter ends with its server, however that ends: nobody will write to it any more.
"""

import json
import os
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

from brandubh.server.pictures import drawing
from brandubh.server.pictures.look import Look

POLITENESS = 5  # so much lower is its priority: moves go first, and a picture comes all the same

_KINDS: dict[str, Callable[..., bytes]] = {"still": drawing.still, "card": drawing.card, "frame": drawing.frame}


def paint(step: str | bytes) -> bytes:
    """Draw one thing."""
    told: dict[str, Any] = json.loads(step)
    kind = told.pop("draw")
    if "look" in told:
        told["look"] = Look(**told["look"])
    return _KINDS[kind](**told)


def main(orders: BinaryIO, answers: BinaryIO) -> None:
    """Paint until nobody asks any more."""
    for step in orders:
        drawn = paint(step)
        try:
            answers.write(struct.pack(">I", len(drawn)) + drawn)
            answers.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    main(sys.stdin.buffer, sys.stdout.buffer)
    os._exit(0)  # with nothing left to be flushed into a pipe that nobody reads
