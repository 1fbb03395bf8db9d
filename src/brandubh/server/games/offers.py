"""What two people at two screens offer each other: a draw, a move taken back, another game.

There is one offer at a time. It is accepted by asking for the same, declined by a word or by playing on, and whoever
was declined does not ask again before something has changed.
"""

import re
from dataclasses import dataclass, replace
from typing import Literal, cast

from brandubh.outcome import Outcome, Termination
from brandubh.pieces import Side
from brandubh.server.games.actions import WentOnError, agree_draw, check_open, end, flag, take_back
from brandubh.server.games.from_rows import ABORTED, LoadedGame
from brandubh.server.games.rows import GameRow
from brandubh.server.games.seats import Seats, Sides, check_both_there
from brandubh.server.problems import conflict

Kind = Literal["draw", "takeback", "rematch"]

ABORTABLE = 2  # moves; a game with fewer can be aborted
_NEXT = "next:"
_TEXT = re.compile(r"(no-)?(draw|takeback|rematch)-(attackers|defenders):(\d+)")


@dataclass(frozen=True, slots=True)
class Offer:
    """Somebody's offer. ``ply`` is how many moves are to be left by a take-back, or were made when it was offered."""

    kind: Kind
    side: Side
    ply: int
    is_declined: bool = False

    def to_text(self) -> str:
        """As the database has it."""
        return f"{'no-' if self.is_declined else ''}{self.kind}-{self.side}:{self.ply}"

    @classmethod
    def from_text(cls, text: str | None) -> "Offer | None":
        """The offer that the database has.

        >>> Offer.from_text("no-draw-attackers:12")
        Offer(kind='draw', side=<Side.ATTACKERS: 'attackers'>, ply=12, is_declined=True)
        """
        found = _TEXT.fullmatch(text or "")
        return (
            None if found is None else cls(cast("Kind", found[2]), Side(found[3]), int(found[4]), found[1] is not None)
        )


def open_offer(row: GameRow) -> Offer | None:
    """The offer that waits for an answer."""
    offer = Offer.from_text(row.offer)
    return None if offer is None or offer.is_declined else offer


def next_game(row: GameRow) -> str | None:
    """The id of the game that both have agreed to play after this one."""
    return row.offer.removeprefix(_NEXT) if row.offer is not None and row.offer.startswith(_NEXT) else None


def lead_on(row: GameRow, game_id: str) -> None:
    """Note which game is played after this one."""
    row.offer = _NEXT + game_id


def is_offered(row: GameRow, kind: Kind, by: Sides) -> bool:
    """Whether the other one has offered this."""
    offer = open_offer(row)
    return offer is not None and offer.kind == kind and offer.side not in by


def make(row: GameRow, offer: Offer, now: float) -> None:
    """Offer something, unless the other one has offered something else, or has declined the same."""
    before = Offer.from_text(row.offer)
    if before is not None and not before.is_declined and before.side is not offer.side:
        raise conflict("offer-open")
    if before == replace(offer, is_declined=True):
        raise conflict("declined")
    row.offer = offer.to_text()
    row.updated_at = now


def check_is_over(loaded: LoadedGame) -> None:
    """An error as long as a game, or its match, is to be played on."""
    row = loaded.row
    ended = [each.termination for each in loaded.sets or (row,)]
    if None in ended or (loaded.sets and len(ended) < 2 and ABORTED not in ended):
        raise conflict("not-over")


def draw(loaded: LoadedGame, now: float, *, by: Sides) -> None:
    """Offer a draw or accept one; people at one screen have agreed already."""
    row = loaded.row
    if not Seats.of(row).are_apart:
        agree_draw(loaded, now)
        return
    check_open(loaded)
    check_both_there(row)
    if flag(loaded, now):
        return
    if is_offered(row, "draw", by):
        end(row, Outcome(None, Termination.AGREEMENT), now)
    else:
        make(row, Offer("draw", by[0], row.plies), now)


def ask_back(loaded: LoadedGame, now: float, *, ply: int, by: Sides) -> None:
    """Ask to take one's last move back, or let the other do so; where nobody else plays it is done at once."""
    row = loaded.row
    if row.rated:
        raise conflict("rated-no-takeback")
    if not Seats.of(row).are_apart:
        take_back(loaded, now, ply=ply)
        return
    check_open(loaded)
    check_both_there(row)
    if flag(loaded, now):
        return
    offer = open_offer(row)
    if offer is not None and is_offered(row, "takeback", by) and offer.ply == ply:
        take_back(loaded, now, ply=ply)
        row.offer = None
        return
    last = row.plies - (2 if loaded.board.turn in by else 1)  # before one's own last move
    if last < 0 or ply > row.plies:
        raise conflict("few-moves", count=row.plies)
    if ply != last:
        raise WentOnError
    make(row, Offer("takeback", by[0], ply), now)


def decline(loaded: LoadedGame, now: float, *, by: Sides) -> None:
    """Decline the other's offer, or withdraw one's own."""
    offer = open_offer(loaded.row)
    if offer is None:
        raise WentOnError
    loaded.row.offer = replace(offer, is_declined=True).to_text()
    loaded.row.updated_at = now


def can_abort(row: GameRow) -> bool:
    """Whether a game has hardly begun."""
    return row.plies < ABORTABLE and row.match_set != 2


def abort(loaded: LoadedGame, now: float, *, by: Sides) -> None:
    """End a game that has hardly begun without a result. The second set of a match must be played."""
    row = loaded.row
    check_open(loaded)
    if not Seats.of(row).are_apart:
        raise conflict("no-opponent")
    check_both_there(row)
    if row.tournament is not None:
        raise conflict("abort-tournament")
    if not can_abort(row):
        raise conflict("abort-late")
    end(row, None, now)
