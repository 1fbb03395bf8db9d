"""What was used last, kept in memory up to a weight."""

from collections import OrderedDict
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """Values by a key. When they weigh too much together, those go that nobody has asked for longest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._weight = 0
        self._kept: OrderedDict[str, tuple[T, int]] = OrderedDict()

    def __contains__(self, key: str) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: str) -> T | None:
        """The value of a key, if it is kept."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def put(self, key: str, value: T, weight: int = 1) -> None:
        """Keep a value, in the place of any other of this key."""
        self.forget(key)
        self._kept[key] = value, weight
        self._weight += weight
        while self._weight > self._most:
            self.forget(next(iter(self._kept)))

    def clear(self) -> None:
        """Drop all values."""
        self._kept.clear()
        self._weight = 0

    def forget(self, key: str) -> None:
        """Drop the value of a key, if there is one."""
        _, weight = self._kept.pop(key, (None, 0))
        self._weight -= weight
