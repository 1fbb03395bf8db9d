"""A game as it is shown: made once for each version, for all who look."""

from dataclasses import dataclass, replace

from brandubh.server.games.from_rows import LoadedGame
from brandubh.server.games.news import Change
from brandubh.server.games.rows import GameRow, Versions
from brandubh.server.games.seats import Seats
from brandubh.server.games.views import ClockView, GameChange, GameView, clock_view, game_view, players_view, same_moves

BESIDE_MOVES = 20  # what a view has besides its moves weighs as much as these


@dataclass(frozen=True, slots=True)
class Shown:
    """A view, good as long as the game and the sets of its match have these versions. The clocks, and what
    depends on who looks, are filled in for each visitor at the moment of asking.
    """

    versions: Versions
    match_id: str | None
    seats: Seats
    view: GameView
    made_at: float
    flag_at: float | None = None

    @property
    def weight(self) -> int:
        """How much there is to keep, in moves."""
        return BESIDE_MOVES + len(self.view.moves)

    def to(self, visitor: str, now: float) -> GameView:
        """The game as a visitor sees it at a moment."""
        seats = self.seats
        return self.view.model_copy(
            update={
                "clock": self.clock(now),
                "mine": bool(seats.sides(visitor)),
                "my_side": seats.side(visitor),
                "invite": seats.invite_for(visitor),
            }
        )

    def clock(self, now: float) -> ClockView | None:
        """The clocks at a moment."""
        clock = self.view.clock
        if clock is None or clock.running is None:
            return clock
        left = getattr(clock, clock.running) - max(0, round(1000 * (now - self.made_at)))
        return clock.model_copy(update={clock.running: max(0, left)})

    def with_players(self, row: GameRow) -> "Shown":
        """The same, with what is known of the players by now."""
        return replace(self, view=self.view.model_copy(update={"players": players_view(row)}))

    def is_flagged(self, now: float) -> bool:
        """Whether somebody's time is up, though the game goes on."""
        return self.flag_at is not None and now >= self.flag_at and self.view.outcome is None

    def change(self, before: GameView, kept: int) -> Change:
        """What is new since an earlier view of which the first ``kept`` moves are left."""
        view = self.view
        text = GameChange(
            id=view.id,
            version=view.version,
            since=before.version,
            kept=kept,
            moves=view.moves[kept:],
            fens=view.fens[kept + 1 :],
            position=view.position,
            outcome=view.outcome,
            clock=view.clock,
            match=view.match,
            thinking=view.thinking,
            preparing=view.preparing,
            offer=view.offer,
            next_id=view.next_id,
            rating_change=view.rating_change,
        ).model_dump_json()
        return Change(view.id, before.version, view.version, text, view.thinking, self.flag_at, self.seats.players)


def show(loaded: LoadedGame, now: float, known: GameView | None = None, same: int | None = None) -> Shown:
    """A game as it is ``now``. ``known`` is an earlier view of it: the moves that both have are not explained again;
    there are ``same`` of them, if that is known too.
    """
    row = loaded.row
    versions = tuple((each.id, each.version, each.updated_at) for each in loaded.sets or (row,))
    if same is None:
        same = same_moves(loaded, known)
    view = game_view(loaded, known, same, clock_view(loaded, now))
    return Shown(versions, row.match_id, Seats.of(row), view, now, loaded.flag_at())
