"""The views of games that were looked at last, each made once for all who look."""

import time
from collections import OrderedDict

from brandubh.server.games.from_rows import LoadedGame
from brandubh.server.games.views import GameView, clock_view, game_view

MOST_KEPT = 30_000  # moves in all views together, which is some 40 megabytes
BESIDE_MOVES = 20  # what a view has besides its moves weighs as much as these

_Versions = tuple[tuple[str, int], ...]


class ViewCache:
    """The last view of each game. It is good as long as the versions of the game and of its match's sets are the same;
    the clocks, and whether the game is one's own, are filled in for each visitor at the moment of asking.
    """

    def __init__(self) -> None:
        self._views: OrderedDict[str, tuple[_Versions, GameView]] = OrderedDict()
        self._weight = 0

    def view(self, loaded: LoadedGame, visitor: str) -> GameView:
        """A game as a visitor sees it now."""
        own = {"clock": clock_view(loaded, time.time()), "mine": loaded.row.owner == visitor}
        return self._shared(loaded).model_copy(update=own)

    def _shared(self, loaded: LoadedGame) -> GameView:
        row = loaded.row
        versions = tuple((each.id, each.version) for each in loaded.sets or (row,))
        known_for, known = self._views.get(row.id, ((), None))
        if known is not None and known_for == versions:
            self._views.move_to_end(row.id)
            return known
        view = game_view(loaded, known)
        self.forget(row.id)
        self._views[row.id] = versions, view
        self._weight += BESIDE_MOVES + len(view.moves)
        while self._weight > MOST_KEPT:
            self.forget(next(iter(self._views)))
        return view

    def forget(self, game_id: str) -> None:
        """Drop a game's view, if there is one."""
        _, view = self._views.pop(game_id, ((), None))
        if view is not None:
            self._weight -= BESIDE_MOVES + len(view.moves)
