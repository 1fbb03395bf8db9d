"""A ruleset on one screen: how pieces move, how a man is captured, how the king escapes, how he is captured.

Each point is a Fluent message whose arguments are fields of the ruleset, one of its diagrams, and the clause that says
it exactly.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from brandubh.rules import Hostility, Rules
from brandubh.rules.diagrams import Diagram, diagrams


@dataclass(frozen=True, slots=True)
class Point:
    """One point of the summary; ``summary-ID-title`` is the message of its title."""

    id: str
    message: str
    args: Mapping[str, str | int]
    diagram: Diagram
    clause: str

    @property
    def title(self) -> str:
        """The message of its title."""
        return f"summary-{self.id}-title"


def summary(rules: Rules) -> tuple[Point, ...]:
    """The four points of a ruleset.

    >>> [point.id for point in summary(Rules())]
    ['move', 'capture', 'escape', 'king']
    """
    pictures = diagrams(rules)

    def point(id: str, clause: str, **args: str | int) -> Point:  # noqa: A002  (it is the point's field)
        return Point(id, f"summary-{id}", args, pictures[clause][0], clause)

    return (
        point("move", "movement", king=rules.king_range, men=rules.men_range, closed=rules.closed_words),
        point("capture", "capture", hostile=_hostile(rules)),
        point("escape", "escape", escape=rules.escape),
        point(
            "king",
            "king-capture",
            elsewhere=rules.king_taken_elsewhere,
            throne=rules.king_taken_on_throne,
            encirclement="yes" if rules.encirclement else "no",
        ),
    )


def _hostile(rules: Rules) -> str:
    """The squares that help either side against the other's men."""
    against_men = (rules.throne_hostile_to_attackers, rules.throne_hostile_to_defenders)
    throne = Hostility.NEVER not in against_men
    return {(True, True): "both", (True, False): "corners", (False, True): "throne"}.get(
        (rules.corners_hostile, throne), "none"
    )
