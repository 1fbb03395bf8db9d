"""What the network takes of a player's time is given back, within bounds that make it useless to cheat.

A player's clock runs from the moment at which the server has the other's move until it has the answer; of that, one
round trip passes on the way. The server measures it by how soon a player's page says that it has seen the other's move.
As much is given back, but no more than the player's *credit*: it begins with two moves' worth, and each move adds one,
up to the same two. Whoever answers late on purpose gains what a slow line would have been given, and no more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from brandubh.pieces import Side
from brandubh.server.games.rows import GameRow

LEAST_GAIN, MOST_GAIN = 50, 500  # milliseconds
MOVES_OF_GAIN = 2  # that may be given back at once
UNNOTICED = 10  # milliseconds, below which nothing is written down
_MOVES, _SHARE = 40, 360  # a game of forty moves; its time divided by this is what a move may get back
_MEASURED = 3  # round trips of which the one in the middle is believed


@dataclass(frozen=True, slots=True)
class Lag:
    """What may be given back to a side, and the way as it was measured last, in milliseconds."""

    credit: int
    last: int = 0


def gain(row: GameRow) -> int:
    """Milliseconds of credit for a move, by how fast the game is."""
    time = (row.clock_initial or 0) + _MOVES * (row.clock_increment or 0)
    return max(LEAST_GAIN, min(MOST_GAIN, time // _SHARE))


def lag_of(row: GameRow, side: Side) -> Lag:
    """What a game knows of a side's way.

    >>> from types import SimpleNamespace
    >>> lag_of(SimpleNamespace(lag="500/120 430/80"), Side.DEFENDERS)
    Lag(credit=430, last=80)
    """
    if row.lag is None:
        return Lag(MOVES_OF_GAIN * gain(row))
    credit, _, last = row.lag.split()[side.number].partition("/")
    return Lag(int(credit), int(last))


def give_back(row: GameRow, side: Side, seconds: float) -> float:
    """The seconds that a move gets back whose way took so long. They are taken from the side's credit."""
    before = lag_of(row, side)
    way = round(1000 * seconds)
    if way < UNNOTICED and row.lag is None:
        return 0.0
    given = min(way, before.credit)
    after = Lag(min(before.credit - given + gain(row), MOVES_OF_GAIN * gain(row)), way)
    both = [after if each is side else lag_of(row, each) for each in Side]
    row.lag = " ".join(f"{lag.credit}/{lag.last}" for lag in both)
    return given / 1000


def grace(row: GameRow, side: Side) -> int:
    """Milliseconds for which a move may be on its way when the time is up."""
    if row.lag is None:
        return 0
    lag = lag_of(row, side)
    return min(lag.credit, 2 * lag.last)


class RoundTrips:
    """The round trips of players at this server, as far as their pages have let it measure them."""

    def __init__(self) -> None:
        self._measured: dict[tuple[str, str], Sequence[float]] = {}

    def saw(self, game_id: str, player: str, seconds: float) -> None:
        """Note a round trip."""
        key = game_id, player
        self._measured[key] = (*self._measured.get(key, ()), seconds)[-_MEASURED:]

    def of(self, game_id: str, player: str) -> float:
        """Seconds that the way takes; 0 where it was not measured."""
        return median(self._measured.get((game_id, player), (0.0,)))

    def forget(self, game_id: str, player: str) -> None:
        """Forget a player who has gone."""
        self._measured.pop((game_id, player), None)
