"""Which tables there are: one for each material, and for each ruleset as far as it matters on the board."""

import dataclasses
import functools
from typing import NamedTuple

from brandubh.kernel.bits import count
from brandubh.notation import START
from brandubh.pieces import Side
from brandubh.rules import PRESETS, Repetition, RepetitionVerdict, Rules
from brandubh.tablebase.core import shape


class Material(NamedTuple):
    """How many attackers and defenders stand on the board, beside the king.

    >>> Material(3, 2).pieces, str(Material(3, 2))
    (6, '3v2')
    """

    attackers: int  # how many
    defenders: int  # how many, without the king

    @classmethod
    def of(cls, attackers: int, defenders: int) -> "Material":
        """The material of two sets of squares."""
        return cls(count(attackers), count(defenders))

    @property
    def pieces(self) -> int:
        """How many pieces stand on the board, the king with them."""
        return self.attackers + self.defenders + 1

    @property
    def positions(self) -> int:
        """How many positions there are, symmetric ones counted once, for one side to move."""
        return shape.positions(self.attackers, self.defenders)

    @property
    def smaller(self) -> list["Material"]:
        """What captures lead to: a move takes up to three men of one side."""
        fewer_attackers = [Material(self.attackers - n, self.defenders) for n in (1, 2, 3) if self.attackers > n]
        fewer_defenders = [Material(self.attackers, self.defenders - n) for n in (1, 2, 3) if self.defenders >= n]
        return fewer_attackers + fewer_defenders

    @property
    def place(self) -> int:
        """Its number, in arrays that have a place for each material."""
        return self.attackers * shape.DEFENDERS_RANGE + self.defenders

    def __str__(self) -> str:
        return f"{self.attackers}v{self.defenders}"


def materials(pieces: int) -> list[Material]:
    """All materials of ``pieces`` pieces, the king with them. One is an attacker: without attackers a game is over."""
    return [
        Material(attackers, pieces - 1 - attackers)
        for attackers in range(1, shape.MOST_ATTACKERS + 1)
        if 0 <= pieces - 1 - attackers <= shape.MOST_DEFENDERS
    ]


MOST_PIECES = shape.MOST_ATTACKERS + shape.MOST_DEFENDERS + 1

BUILT_ON_DEMAND = 4
"""Tables of up to this many pieces are built when they are first wanted: it takes a second or two."""


@functools.lru_cache(1024)
def board_rules(rules: Rules) -> Rules:
    """A ruleset as far as it matters on the board: without the start, and without what becomes of repetition.

    Rulesets that differ only in these, like the federation's three, have the same tables.
    """
    return dataclasses.replace(
        rules,
        name="board",
        start=START,
        first=Side.ATTACKERS,
        repetition=Repetition.NONE,
        repetition_verdict=RepetitionVerdict.NONE,
    )


def has_tables(rules: Rules) -> bool:
    """Whether there can be tables for a ruleset: their numbering of positions has no men on the throne or a corner.

    >>> has_tables(Rules()), has_tables(Rules(corners_restricted=False))
    (True, False)
    """
    return rules.throne_restricted and rules.corners_restricted


def rules_names(rules_id: str) -> list[str]:
    """The presets that have these tables."""
    return [name for name, rules in PRESETS.items() if board_rules(rules).rules_id == rules_id]
