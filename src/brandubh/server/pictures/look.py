"""How a board is drawn. Both the server and its painters know this."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Look:
    """The width in pixels, and names of ``svg.board``'s own."""

    size: int
    theme: str = "ballinderry"
    pieces: str = "discs"
    orientation: str = "defenders"
