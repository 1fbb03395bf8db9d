"""News of games: what has changed in one, told to those in this process who want to know, and to the other servers."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Change:
    """What has become of a game: a text for its watchers, the same for all, that says what is new since a version.
    A game that was removed has none.
    """

    game_id: str
    since: int = 0
    version: int = 0
    text: str | None = None
    computers_turn: bool = False
    flag_in: float | None = None  # seconds until the running clock has run out

    def to_text(self) -> str:
        """For another server, whose watchers want to know it, too; it is not the other's computer that moves."""
        head = json.dumps([self.game_id, self.since, self.version, self.flag_in])
        return head if self.text is None else f"{head}\n{self.text}"

    @classmethod
    def from_text(cls, text: str) -> "Change":
        """What another server has told."""
        head, _, body = text.partition("\n")
        game_id, since, version, flag_in = json.loads(head)
        return cls(game_id, since, version, body or None, flag_in=flag_in)


class Watcher:
    """Somebody who watches a game. Whoever is slow gets the last change only, and can tell by its version."""

    def __init__(self) -> None:
        self._heard = asyncio.Event()
        self._last: Change | None = None

    def tell(self, change: Change) -> None:
        """Say what has changed."""
        self._last = change
        self._heard.set()

    async def next(self) -> Change:
        """The next change, or the last of several."""
        await self._heard.wait()
        self._heard.clear()
        assert self._last is not None
        return self._last


class News:
    """Passes a change on to those who watch the game, and to those who follow all games of this server; ``elsewhere``
    takes it to other servers.
    """

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = defaultdict(set)
        self._followers: list[Callable[[Change], None]] = []
        self.elsewhere: Callable[[str], None] | None = None

    def changed(self, change: Change) -> None:
        """Tell all who want to know."""
        self._tell_watchers(change)
        for follower in self._followers:
            follower(change)
        if self.elsewhere is not None:
            self.elsewhere(change.to_text())

    def heard(self, text: str) -> None:
        """Tell the watchers what has changed at another server."""
        self._tell_watchers(Change.from_text(text))

    def _tell_watchers(self, change: Change) -> None:
        for watcher in self._watchers.get(change.game_id, ()):
            watcher.tell(change)

    def look_again(self) -> None:
        """Tell all watchers that their game is not as it was told."""
        for game_id, watchers in self._watchers.items():
            for watcher in watchers:
                watcher.tell(Change(game_id))

    def follow(self, follower: Callable[[Change], None]) -> None:
        """Call this with every change of every game."""
        self._followers.append(follower)

    @contextmanager
    def watching(self, game_id: str) -> Iterator[Watcher]:
        """Watch a game for a while."""
        watcher = Watcher()
        self._watchers[game_id].add(watcher)
        try:
            yield watcher
        finally:
            self._watchers[game_id].discard(watcher)
            if not self._watchers[game_id]:
                del self._watchers[game_id]
