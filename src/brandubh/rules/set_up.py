"""Status: what makes a position that was set up by hand impossible."""

from enum import Flag, auto

from brandubh.errors import BrandubhError, one_line
from brandubh.notation import Placement
from brandubh.pieces import CORNERS, THRONE, square_names
from brandubh.rules import Rules


class Status(Flag):
    """What makes a set-up position impossible."""

    VALID = 0  # nothing is wrong
    NO_KING = auto()  # there is no king
    MANY_KINGS = auto()  # there is more than one
    MANY_ATTACKERS = auto()  # more than eight, or than the ruleset starts with
    MANY_DEFENDERS = auto()  # more than four, or than the ruleset starts with
    MAN_ON_THRONE = auto()  # a man stands where only the king may
    MAN_ON_CORNER = auto()  # a man stands where only the king may

    @classmethod
    def _missing_(cls, value: object) -> "Status":
        if isinstance(value, int) and 0 <= value < 2 * cls.MAN_ON_CORNER.value:
            found: Status = super()._missing_(value)
            return found
        raise BrandubhError(f"a status is a combination of {', '.join(cls.__members__)}, not {one_line(repr(value))}")

    def __str__(self) -> str:
        return "; ".join(_STATUS_WORDS[part] for part in self) or "a possible position"

    @property
    def code(self) -> str:
        """The code of the error that the first of these things is."""
        return _CODES[next(iter(self))]


_STATUS_WORDS = {
    Status.NO_KING: "there is no king",
    Status.MANY_KINGS: "there is more than one king",
    Status.MANY_ATTACKERS: "there are too many attackers",
    Status.MANY_DEFENDERS: "there are too many defenders",
    Status.MAN_ON_THRONE: "a man stands on the throne",
    Status.MAN_ON_CORNER: "a man stands on a corner",
}


_CODES = {
    Status.NO_KING: "position-no-king",
    Status.MANY_KINGS: "position-many-kings",
    Status.MANY_ATTACKERS: "position-many-attackers",
    Status.MANY_DEFENDERS: "position-many-defenders",
    Status.MAN_ON_THRONE: "position-man-on-throne",
    Status.MAN_ON_CORNER: "position-man-on-corner",
}


def status_of(placement: Placement, rules: Rules) -> Status:
    """What makes a placement impossible: eight and four men are the most, or as many as the rules start with."""
    attackers, defenders, king = placement
    men = set(square_names(attackers | defenders))
    most_attackers, most_defenders = rules.most_men
    found = {
        Status.NO_KING: king == 0,
        Status.MANY_KINGS: king.bit_count() > 1,
        Status.MANY_ATTACKERS: attackers.bit_count() > most_attackers,
        Status.MANY_DEFENDERS: defenders.bit_count() > most_defenders,
        Status.MAN_ON_THRONE: rules.throne_restricted and THRONE in men,
        Status.MAN_ON_CORNER: rules.corners_restricted and not men.isdisjoint(CORNERS),
    }
    status = Status.VALID
    for part, is_so in found.items():
        if is_so:
            status |= part
    return status
