"""The computer's levels as players: each has an account that nobody can log in to, and a rating that begins where the
ladder of engine matches has it. So its games for points bring the two scales together.
"""

from brandubh.engine.levels import LEVELS

DEVIATION = 60.0
"""How sure the ladder's Elo is among people: it was measured among programs."""


def level_player(level: int) -> str:
    """The player's name of a level. Those of people are random, and never this small."""
    return f"{level:032x}"


def level_of_player(player: str) -> int | None:
    """The level that goes by a player's name; None for anybody else.

    >>> level_of_player(level_player(3))
    3
    """
    return next((each.number for each in LEVELS if level_player(each.number) == player), None)


def level_name(level: int) -> str:
    """What a level's account is called."""
    return f"Level {level}"
