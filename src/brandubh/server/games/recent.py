"""What was used last, kept in memory up to a weight."""

from collections import OrderedDict
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """Values by the id of a game. When they weigh too much together, those go that nobody has asked for longest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._weight = 0
        self._kept: OrderedDict[str, tuple[T, int]] = OrderedDict()

    def get(self, game_id: str) -> T | None:
        """The value of a game, if it is kept."""
        if game_id not in self._kept:
            return None
        self._kept.move_to_end(game_id)
        return self._kept[game_id][0]

    def put(self, game_id: str, value: T, weight: int) -> None:
        """Keep a value, in the place of any other of this game."""
        self.forget(game_id)
        self._kept[game_id] = value, weight
        self._weight += weight
        while self._weight > self._most:
            self.forget(next(iter(self._kept)))

    def forget(self, game_id: str) -> None:
        """Drop the value of a game, if there is one."""
        _, weight = self._kept.pop(game_id, (None, 0))
        self._weight -= weight
