"""News of games, to whoever watches them in this process."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Hub:
    """Tells watchers that a game has changed. What it has become they read from the database."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[asyncio.Event]] = defaultdict(set)

    def tell(self, game_id: str) -> None:
        """Wake those who watch a game."""
        for event in self._watchers.get(game_id, ()):
            event.set()

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
