"""The place of a position in its table, and the position of a place. shape.py explains the numbers."""

import numpy as np
import numpy.typing as npt

from brandubh.compiled import compiled
from brandubh.kernel.bits import count, first
from brandubh.kernel.squares import SQUARE_NUMBERS
from brandubh.tablebase.core.shape import (
    BASES,
    CLASS,
    CLASS_FIELDS,
    CLASS_RECORD,
    CLASSES,
    COUNTS,
    DEFENDERS_RANGE,
    IMAGES,
    KING_CLASS,
    KINGS,
    LISTS,
    MATERIAL,
    MATERIAL_FIELDS,
    MATERIALS,
    MEMBERS,
    MOST_CLASSES,
    MOST_ORBITS,
    ORBIT,
    ORBIT_FIELDS,
    ORBIT_OF,
    ORBIT_RECORD,
    OWN_ORBITS,
    STATES,
)

Shape = npt.NDArray[np.int64]

_KING_SQUARES = np.array([SQUARE_NUMBERS[name] for name in KINGS], np.int64)


@compiled("int64(int64[::1], int64, int64)")
def orbits_of(shape: Shape, orbit_of: int, squares: int) -> int:
    """The set of the orbits of some squares."""
    orbits = 0
    while squares:
        orbits |= 1 << int(shape[orbit_of + first(squares)])
        squares &= squares - 1
    return orbits


@compiled("int64(int64[::1], int64, int64, int64)")
def rank(shape: Shape, attackers: int, defenders: int, king: int) -> int:
    """The place of a position in the table of its material; the king stands in no corner."""
    square = first(king)
    place = int(shape[KING_CLASS + square])
    men = count(attackers) * DEFENDERS_RANGE + count(defenders)
    answer = int(shape[MATERIAL + men * MATERIAL_FIELDS + place])
    symmetries = int(shape[CLASS + CLASS_FIELDS * place + 1])
    orbits = int(shape[CLASS + CLASS_FIELDS * place + 2])
    orbit_of = ORBIT_OF + 49 * square
    if symmetries == 1:
        # Each square is an orbit, and a man is a class of his own.
        if square != _KING_SQUARES[place]:
            attackers = orbits_of(shape, orbit_of, attackers)
            defenders = orbits_of(shape, orbit_of, defenders)
            orbit_of = OWN_ORBITS
        occupied = attackers | defenders
        while occupied:
            at = first(occupied)
            bases = orbits + int(shape[orbit_of + at]) * ORBIT_RECORD + BASES
            state = 1 if attackers >> at & 1 else 2
            answer += int(shape[int(shape[bases]) + 3 * men + state])
            men -= DEFENDERS_RANGE if state == 1 else 1
            occupied &= occupied - 1
        return answer
    occupied = orbits_of(shape, orbit_of, attackers | defenders)
    candidates = (1 << symmetries) - 1
    group = 0
    while occupied:
        number = first(occupied)
        occupied &= occupied - 1
        squares = ORBIT + (square * MOST_ORBITS + number) * ORBIT_FIELDS
        state = 0
        for digit in range(int(shape[squares]), 0, -1):
            at = int(shape[squares + digit])
            state = 3 * state + (attackers >> at & 1) + 2 * (defenders >> at & 1)
        orbit = orbits + number * ORBIT_RECORD
        states = int(shape[orbit + STATES])
        # The least image, and the symmetries that make it.
        least = states
        best = 0
        rest = candidates
        while rest:
            symmetry = first(rest)
            rest &= rest - 1
            image = int(shape[int(shape[orbit + IMAGES]) + symmetry * states + state])
            if image < least:
                least = image
                best = 1 << symmetry
            elif image == least:
                best |= 1 << symmetry
        candidates = best
        member = int(shape[int(shape[orbit + MEMBERS]) + group * states + least])
        kind = member >> 32
        most = int(shape[orbit + MOST_CLASSES])
        answer += int(shape[int(shape[orbit + BASES]) + (group * MATERIALS + men) * most + kind])
        record = int(shape[orbit + CLASSES]) + group * (1 + most * CLASS_RECORD) + 1 + kind * CLASS_RECORD
        men -= int(shape[record]) * DEFENDERS_RANGE + int(shape[record + 1])
        group = int(shape[record + 2])
        within = member & 0xFFFFFFFF
        if within:
            answer += within * int(shape[int(shape[orbit + ORBIT_RECORD + COUNTS]) + group * MATERIALS + men])
    return answer


@compiled("UniTuple(int64, 3)(int64[::1], int64, int64, int64)")
def unrank(shape: Shape, number_of_attackers: int, number_of_defenders: int, index: int) -> tuple[int, int, int]:
    """The position at a place, as sets of squares; the king stands in the triangle."""
    men = number_of_attackers * DEFENDERS_RANGE + number_of_defenders
    starts = MATERIAL + men * MATERIAL_FIELDS
    place = 0
    while index >= shape[starts + place + 1]:
        place += 1
    index -= int(shape[starts + place])
    square = int(_KING_SQUARES[place])
    orbits = int(shape[CLASS + CLASS_FIELDS * place + 2])
    attackers = 0
    defenders = 0
    group = 0
    number = 0
    while men:
        orbit = orbits + number * ORBIT_RECORD
        # While that many words have this orbit empty, it is empty.
        while index < shape[int(shape[orbit + ORBIT_RECORD + COUNTS]) + group * MATERIALS + men]:
            orbit += ORBIT_RECORD
            number += 1
        most = int(shape[orbit + MOST_CLASSES])
        records = int(shape[orbit + CLASSES]) + group * (1 + most * CLASS_RECORD)
        bases = int(shape[orbit + BASES]) + (group * MATERIALS + men) * most
        kind = int(shape[records]) - 1
        # (A class with no room for its men has the base of the next one, and is never the last.)
        while index < shape[bases + kind]:
            kind -= 1
        index -= int(shape[bases + kind])
        record = records + 1 + kind * CLASS_RECORD
        men -= int(shape[record]) * DEFENDERS_RANGE + int(shape[record + 1])
        group = int(shape[record + 2])
        below = int(shape[int(shape[orbit + ORBIT_RECORD + COUNTS]) + group * MATERIALS + men])
        within = index // below
        index -= within * below
        state = int(shape[int(shape[orbit + LISTS]) + int(shape[record + 3]) + within])
        squares = ORBIT + (square * MOST_ORBITS + number) * ORBIT_FIELDS
        digit = 1
        while state:
            piece = state % 3
            bit = 1 << int(shape[squares + digit])
            if piece == 1:
                attackers |= bit
            elif piece == 2:
                defenders |= bit
            state //= 3
            digit += 1
        number += 1
    return attackers, defenders, 1 << square
