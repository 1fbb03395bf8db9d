"""Who has which seat of a game: the one place that decides who may do what in it.

Two people at two screens have a seat each; whoever plays against the computer has the other one than the computer; at
one screen the owner has both. Everybody else watches.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from brandubh.pieces import Side
from brandubh.server.games.rows import GameRow
from brandubh.server.problems import conflict, forbidden

FORMER = "former-"
"""How those begin by whom a game knows people who have deleted their account; nobody else has such a name."""

Sides = tuple[Side, ...]
"""The seats that somebody has: none, one or both."""


@dataclass(frozen=True, slots=True)
class Seats:
    """The seats of a game as they are at one moment."""

    owner: str
    attackers: str | None
    defenders: str | None
    persons: Sides  # the sides that the computer does not play
    invite: str | None

    @classmethod
    def of(cls, row: GameRow) -> "Seats":
        """The seats of a game."""
        levels = ((Side.ATTACKERS, row.attackers_level), (Side.DEFENDERS, row.defenders_level))
        persons = tuple(side for side, level in levels if level is None)
        return cls(row.owner, row.attackers_player, row.defenders_player, persons, row.invite)

    @property
    def are_apart(self) -> bool:
        """Whether two people play at two screens, or will once the other has come."""
        return self.attackers is not None or self.defenders is not None

    @property
    def free(self) -> Side | None:
        """The side that nobody plays yet."""
        if not self.are_apart:
            return None
        return next((side for side in Side if self.player(side) is None), None)

    @property
    def players(self) -> tuple[str, ...]:
        """All who have a seat."""
        return tuple({each for each in (self.attackers, self.defenders) if each} or {self.owner})

    def player(self, side: Side) -> str | None:
        """Who has a seat, where two people play at two screens."""
        return self.attackers if side is Side.ATTACKERS else self.defenders

    def sides(self, player: str) -> Sides:
        """The seats of somebody."""
        if not player:
            return ()
        if self.are_apart:
            return tuple(side for side in Side if self.player(side) == player)
        return self.persons if self.owner == player else ()

    def side(self, player: str) -> Side | None:
        """The seat of somebody who has one; None for whoever has both, or none."""
        sides = self.sides(player)
        return sides[0] if len(sides) == 1 else None

    def opponent(self, player: str) -> str | None:
        """The one who plays against somebody."""
        side = self.side(player) if self.are_apart else None
        return None if side is None else self.player(side.other)

    def invite_for(self, player: str) -> str | None:
        """The link to the free seat, which is its maker's to give away."""
        return self.invite if self.free is not None and player == self.owner else None


def check_seated(row: GameRow, player: str) -> Sides:
    """The seats of somebody who wants to do something in a game; an error for those who watch."""
    sides = Seats.of(row).sides(player)
    if not sides:
        raise forbidden()
    return sides


def is_former(row: GameRow, side: Side) -> bool:
    """Whether whoever had a seat has deleted their account."""
    return (Seats.of(row).player(side) or "").startswith(FORMER)


def check_nobody_left(row: GameRow) -> None:
    """An error where one of two is there no more, and nothing can begin between them."""
    if any(is_former(row, side) for side in Side):
        raise conflict("former-player")


def check_both_there(row: GameRow) -> None:
    """An error as long as one plays alone who waits for another."""
    if Seats.of(row).free is not None:
        raise conflict("no-opponent")


def check_turn(row: GameRow, turn: Side, by: Sides) -> None:
    """An error where it is not the turn of whoever wants to move."""
    check_both_there(row)
    if turn not in by:
        raise conflict("illegal-turn", side=turn) if Seats.of(row).are_apart else conflict("computers-turn")


def check_may_remove(row: GameRow, player: str) -> None:
    """A game can be removed by whoever has it alone; what two have played is both of theirs, and nobody gets rid of a
    game for points by removing it.
    """
    check_seated(row, player)
    seats = Seats.of(row)
    if row.rated and row.plies >= 2:
        raise conflict("rated-stays")
    if seats.are_apart and seats.free is None:
        raise conflict("shared-game")


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody who is to have a seat: a player, the name to be shown, and the account's if there is one. Whoever has an
    account goes by its name.
    """

    player: str
    name: str | None = None
    account: str | None = None


def name_account(row: GameRow, side: Side, account: str | None) -> None:
    """Note whose account plays a side of a game that has one owner."""
    if side is Side.ATTACKERS:
        row.attackers_account = account
        row.attackers_name = account or row.attackers_name
    else:
        row.defenders_account = account
        row.defenders_name = account or row.defenders_name


def seat(row: GameRow, side: Side, sitter: Sitter) -> None:
    """Give somebody a seat."""
    if side is Side.ATTACKERS:
        row.attackers_player, row.attackers_name = sitter.player, sitter.name
    else:
        row.defenders_player, row.defenders_name = sitter.player, sitter.name
    name_account(row, side, sitter.account)


def offer_seat(row: GameRow, side: Side, sitter: Sitter) -> None:
    """Give a new game's owner a side, and nobody the other one."""
    row.attackers_name = row.defenders_name = None
    seat(row, side, sitter)


def take_seat(row: GameRow, sitter: Sitter) -> None:
    """Give the free seat to somebody; an error if it is taken, or if it is whoever offers it."""
    player = sitter.player
    seats = Seats.of(row)
    if player in _players(seats):
        raise conflict("invite-own")
    if seats.free is None:
        raise conflict("invite-taken")
    seat(row, seats.free, sitter)


def _players(seats: Seats) -> Iterable[str | None]:
    return seats.attackers, seats.defenders
