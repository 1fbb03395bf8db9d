"""News of games: that one has changed, told to those in this process who want to know."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Change:
    """A game that has changed; what it has become is in the database."""

    game_id: str
    computers_turn: bool


class News:
    """Passes a change on to those who watch the game, and to those who follow all games."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._followers: list[Callable[[Change], None]] = []

    def changed(self, change: Change) -> None:
        """Tell all who want to know."""
        for event in self._watchers.get(change.game_id, ()):
            event.set()
        for follower in self._followers:
            follower(change)

    def follow(self, follower: Callable[[Change], None]) -> None:
        """Call this with every change of every game."""
        self._followers.append(follower)

    @contextmanager
    def watching(self, game_id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the game has changed."""
        event = asyncio.Event()
        self._watchers[game_id].add(event)
        try:
            yield event
        finally:
            self._watchers[game_id].discard(event)
            if not self._watchers[game_id]:
                del self._watchers[game_id]
