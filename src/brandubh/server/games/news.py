"""News of games: what has changed in one, told to those in this process who want to know, and to the other servers."""

import asyncio
import json
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

MOST_NOTES = 16  # that wait for a player who is slow
_NOTE = "note "
_TOPIC = "@"  # before the name of what is new, where it is no game


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
    flag_at: float | None = None  # when the running clock will have run out
    players: tuple[str, ...] = ()  # who have a seat in it

    def to_text(self) -> str:
        """For another server, whose watchers want to know it, too; it is not the other's computer that moves."""
        head = json.dumps([self.game_id, self.since, self.version, self.players])
        return head if self.text is None else f"{head}\n{self.text}"

    @classmethod
    def from_text(cls, text: str) -> "Change":
        """What another server has told."""
        head, _, body = text.partition("\n")
        game_id, since, version, players = json.loads(head)
        return cls(game_id, since, version, body or None, players=tuple(players))


@dataclass(frozen=True, slots=True)
class Note:
    """Something for the players of a game that does not change it: what one of them said, or, without a text, that
    somebody came or went.
    """

    game_id: str
    text: str = ""


class Watcher:
    """Somebody who watches a game. Whoever is slow gets the last change only, and can tell by its version."""

    def __init__(self) -> None:
        self._heard = asyncio.Event()
        self._last: Change | None = None
        self._notes: deque[Note] = deque(maxlen=MOST_NOTES)

    def tell(self, change: Change) -> None:
        """Say what has changed."""
        self._last = change
        self._heard.set()

    def note(self, note: Note) -> None:
        """Say something that is no change."""
        self._notes.append(note)
        self._heard.set()

    async def next(self) -> Change | None:
        """The next change, or the last of several; None if there are only notes."""
        await self._heard.wait()
        self._heard.clear()
        change, self._last = self._last, None
        return change

    def notes(self) -> list[Note]:
        """What was said meanwhile besides."""
        notes = list(self._notes)
        self._notes.clear()
        return notes


@dataclass(frozen=True, slots=True)
class Heard:
    """Games of a player that have changed; if somebody is ``unsure``, perhaps others, too."""

    games: list[str]
    unsure: bool


class Listener:
    """Somebody who wants to know of all games of one player: which of them have changed, but not how often."""

    def __init__(self) -> None:
        self._heard = asyncio.Event()
        self._games: dict[str, None] = {}
        self._is_unsure = True  # what was before nobody has told

    def tell(self, game_id: str | None) -> None:
        """Say which game has changed; None if nobody knows."""
        if game_id is None:
            self._is_unsure = True
        else:
            self._games[game_id] = None
        self._heard.set()

    async def next(self) -> "Heard":
        """What has changed since; at first nobody knows."""
        if not self._is_unsure:
            await self._heard.wait()
        self._heard.clear()
        games, self._games = list(self._games), {}
        is_unsure, self._is_unsure = self._is_unsure, False
        return Heard(games, is_unsure)


class News:
    """Passes a change on to those who watch the game, and to those who follow all games of this server; ``elsewhere``
    takes it to other servers.
    """

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = defaultdict(set)
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._followers: list[Callable[[Change], None]] = []
        self._topics: dict[str, Callable[[], None]] = {}
        self.elsewhere: Callable[[str], None] | None = None

    def changed(self, change: Change) -> None:
        """Tell all who want to know."""
        self._tell_watchers(change)
        for follower in self._followers:
            follower(change)
        if self.elsewhere is not None:
            self.elsewhere(change.to_text())

    def heard(self, text: str) -> None:
        """Tell the watchers what has changed, or was said, at another server."""
        if text.startswith(_NOTE):
            self._note(Note(*json.loads(text.removeprefix(_NOTE))))
        elif text.startswith(_TOPIC):
            if (look := self._topics.get(text.removeprefix(_TOPIC))) is not None:
                look()
        else:
            self._tell_watchers(Change.from_text(text))

    def note(self, note: Note) -> None:
        """Tell the players of a game something that does not change it."""
        self._note(note)
        if self.elsewhere is not None:
            self.elsewhere(_NOTE + json.dumps([note.game_id, note.text]))

    def _note(self, note: Note) -> None:
        for watcher in self._watchers.get(note.game_id, ()):
            watcher.note(note)

    def topic(self, name: str, look: Callable[[], None]) -> None:
        """Call this whenever another server tells that something of this name is new, or some news may be missed."""
        self._topics[name] = look

    def tell(self, name: str) -> None:
        """Tell the other servers that something of this name is new: the database knows what."""
        if self.elsewhere is not None:
            self.elsewhere(_TOPIC + name)

    def _tell_watchers(self, change: Change) -> None:
        for watcher in self._watchers.get(change.game_id, ()):
            watcher.tell(change)
        if self._listeners:
            for player in change.players:
                for listener in self._listeners.get(player, ()):
                    listener.tell(change.game_id)

    def look_again(self) -> None:
        """Tell all watchers that their game is not as it was told."""
        for game_id, watchers in self._watchers.items():
            for watcher in watchers:
                watcher.tell(Change(game_id))
        for look in self._topics.values():
            look()
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.tell(None)

    def follow(self, follower: Callable[[Change], None]) -> None:
        """Call this with every change of every game."""
        self._followers.append(follower)

    @contextmanager
    def watching(self, game_id: str, watcher: Watcher | None = None) -> Iterator[Watcher]:
        """Watch a game for a while."""
        watcher = watcher or Watcher()
        self._watchers[game_id].add(watcher)
        try:
            yield watcher
        finally:
            self._watchers[game_id].discard(watcher)
            if not self._watchers[game_id]:
                del self._watchers[game_id]

    @contextmanager
    def listening(self, player: str) -> Iterator[Listener]:
        """Hear of all games of a player for a while."""
        listener = Listener()
        self._listeners[player].add(listener)
        try:
            yield listener
        finally:
            self._listeners[player].discard(listener)
            if not self._listeners[player]:
                del self._listeners[player]
