"""Backward analysis: from the positions that are over to all that can be forced to them, one ply at a time.

A table has one byte for each position and side to move, which values.py explains. ``first_look`` finds what is over,
what is won at once, and what captures decide, whose positions are in smaller tables that are done. Then, ply by ply,
``step_back`` goes from the positions decided in that many plies to those before them. Once so much is decided that
nearly every undecided position is among those before, it is quicker to ask each of these whether it is decided now:
that is ``look_again``, which writes the same.

A value is written when it is certain, and a second look at the same position writes the same. So nothing is lost when
the work is killed: the ply that was being done is done again.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import boolean, int64, types, uint8

from brandubh.compiled import compiled
from brandubh.kernel.bits import count, first
from brandubh.kernel.captures import captured_by
from brandubh.kernel.endings import encircled, ending, escape_squares
from brandubh.kernel.flags import ATTACKERS, DEFENDERS, ENCIRCLING_WINS, KING_STEPS, NOBODY
from brandubh.kernel.geometry import neighbours, slides
from brandubh.kernel.moves import king_squares, list_moves, man_reach, men_blockers, men_squares
from brandubh.kernel.play import after
from brandubh.kernel.squares import EDGE
from brandubh.kernel.threats import king_threats, open_lines
from brandubh.tablebase.core.addresses import byte_at
from brandubh.tablebase.core.index import Shape, rank, unrank
from brandubh.tablebase.core.shape import DEFENDERS_RANGE
from brandubh.tablebase.core.values import ALREADY_WON, MOST_CODE, NEITHER, OVER


class Table(NamedTuple):
    """A table that is being built, and what that takes."""

    shape: Shape
    smaller: npt.NDArray[np.int64]  # addresses of smaller tables' values, by attackers, defenders and side to move
    values: npt.NDArray[np.uint8]  # by side to move and place
    moves: npt.NDArray[np.int64]  # room for the moves of a position
    attackers: int  # how many
    defenders: int
    flags: int


TABLE = types.NamedTuple([int64[::1], int64[::1], uint8[:, ::1], int64[::1], int64, int64, int64], Table)
"""The type of a :class:`Table` in compiled code."""


@compiled(int64(TABLE, int64, int64, int64, int64))
def smaller_value(table: Table, attackers: int, defenders: int, king: int, side: int) -> int:
    """The value of a position in one of the smaller tables."""
    address = int(table.smaller[(count(attackers) * DEFENDERS_RANGE + count(defenders)) * 2 + side])
    return byte_at(address + rank(table.shape, attackers, defenders, king))


@compiled("int64(int64, int64, int64, int64, int64)")
def ending_after_move(attackers: int, defenders: int, king: int, side: int, flags: int) -> int:
    """The ending of a position that a move has led to; the kernel is asked only where a quick test does not decide."""
    if king and attackers and not king & escape_squares(flags):
        pieces = attackers | defenders | king
        if side == DEFENDERS:
            ring = flags & ENCIRCLING_WINS and (defenders | king) & EDGE == 0 and encircled(attackers, defenders | king)
            if not ring and neighbours(king) & ~pieces & king_squares(flags):
                return 0
        elif neighbours(attackers) & men_squares(flags) & ~pieces:
            # Their own moves never close a ring around the defenders.
            return 0
    return ending(attackers, defenders, king, side, flags)


@compiled(int64(TABLE, int64, int64, int64, int64))
def judged_at_once(table: Table, attackers: int, defenders: int, king: int, side: int) -> int:
    """What a position is worth by its ending, its winning moves and its captures, or NEITHER."""
    flags, moves = table.flags, table.moves
    end = ending(attackers, defenders, king, side, flags)
    if end:
        winner = end & 3
        if winner == NOBODY:
            return NEITHER
        return ALREADY_WON if winner == side else OVER
    lines, way = open_lines(attackers, defenders, king, flags)
    if side == DEFENDERS:
        if lines:
            return OVER + 1
    else:
        if king_threats(attackers, defenders, king, flags):
            return OVER + 1
        if lines >= 2:
            return OVER + 2
    men = count(attackers | defenders)
    quickest = MOST_CODE
    slowest = OVER + 2 if lines else 0
    for index in range(list_moves(attackers, defenders, king, side, flags, moves)):
        if lines and not way >> (int(moves[index]) & 63) & 1:
            continue  # the king escapes
        a, d, k = after(attackers, defenders, king, side, int(moves[index]), flags)
        end = ending_after_move(a, d, k, 1 - side, flags)
        if end:
            if end & 3 == side:
                return OVER + 1
            slowest = MOST_CODE  # drawn at once: never lost
        elif count(a | d) == men:
            slowest = MOST_CODE  # not known yet
        else:
            value = smaller_value(table, a, d, k, 1 - side)
            if value == NEITHER:
                slowest = MOST_CODE
            elif value & 1:
                quickest = min(quickest, value + 1)
            else:
                slowest = max(slowest, value + 1)
    if quickest < MOST_CODE:
        return quickest
    return slowest if slowest < MOST_CODE else NEITHER


@compiled(int64(TABLE, int64, int64, int64))
def first_look(table: Table, side: int, start: int, stop: int) -> int:
    """Judge the positions of a range; the greatest value that was written."""
    most = 0
    for index in range(start, stop):
        attackers, defenders, king = unrank(table.shape, table.attackers, table.defenders, index)
        value = judged_at_once(table, attackers, defenders, king, side)
        table.values[side, index] = value
        if value != ALREADY_WON:
            most = max(most, value)
    return most


@compiled(int64(TABLE, int64, int64, int64, int64, int64))
def lost_value(table: Table, attackers: int, defenders: int, king: int, side: int, value: int) -> int:
    """The value of a position whose moves all lose, with at most ``value``, or NEITHER; no move of it wins at once."""
    flags, moves = table.flags, table.moves
    men = count(attackers | defenders)
    slowest = value
    lines, way = open_lines(attackers, defenders, king, flags) if side == ATTACKERS else (0, 0)
    number = list_moves(attackers, defenders, king, side, flags, moves)
    if number == 0:
        return NEITHER  # over, and drawn
    for index in range(number):
        if lines and not way >> (int(moves[index]) & 63) & 1:
            continue  # the king escapes
        a, d, k = after(attackers, defenders, king, side, int(moves[index]), flags)
        if count(a | d) == men:
            answer = int(table.values[1 - side, rank(table.shape, a, d, k)])
            if answer > value:
                return NEITHER
        else:
            answer = smaller_value(table, a, d, k, 1 - side)
            slowest = max(slowest, answer)
        if answer == NEITHER or answer & 1:
            return NEITHER
    return slowest + 1


@compiled(boolean(TABLE, int64, int64, int64, int64, int64))
def leads_to(table: Table, attackers: int, defenders: int, king: int, side: int, value: int) -> bool:
    """Whether a move that takes nothing leads to a position that is lost with this value."""
    flags, moves = table.flags, table.moves
    men = count(attackers | defenders)
    lines, way = open_lines(attackers, defenders, king, flags) if side == ATTACKERS else (0, 0)
    for index in range(list_moves(attackers, defenders, king, side, flags, moves)):
        if lines and not way >> (int(moves[index]) & 63) & 1:
            continue  # the king escapes
        a, d, k = after(attackers, defenders, king, side, int(moves[index]), flags)
        if count(a | d) == men and table.values[1 - side, rank(table.shape, a, d, k)] == value:
            return True
    return False


@compiled(int64(TABLE, int64, int64, int64, int64))
def look_again(table: Table, side: int, value: int, start: int, stop: int) -> int:
    """Ask the undecided positions of a range, or those that may be won sooner than by a capture, whether their moves
    lead to a value; the greatest value that was written.
    """
    most = 0
    for index in range(start, stop):
        known = int(table.values[side, index])
        if known != NEITHER and (value & 1 == 0 or not value + 1 < known < ALREADY_WON):
            continue
        attackers, defenders, king = unrank(table.shape, table.attackers, table.defenders, index)
        answer = NEITHER
        if value & 1 == 0:
            answer = lost_value(table, attackers, defenders, king, side, value)
        elif leads_to(table, attackers, defenders, king, side, value):
            answer = value + 1
        if answer != NEITHER:
            table.values[side, index] = answer
            most = max(most, answer)
    return most


@compiled("int64(int64, int64, int64, int64, int64, int64)")
def came_from(attackers: int, defenders: int, king: int, side: int, square: int, flags: int) -> int:
    """The squares from which a side's piece may have come to its square by a move that took nothing."""
    piece = 1 << square
    pieces = attackers | defenders | king
    enemies = defenders | king if side == ATTACKERS else attackers
    # Lifted off the board, the piece is on no square that could matter: where it came from is no jaw (captures.py).
    if neighbours(piece) & enemies and captured_by(
        attackers & ~piece, defenders & ~piece, king, side, square, square, flags
    ):
        return 0
    if piece == king:
        if piece & ~king_squares(flags):
            return 0
        # He may have left a throne to which he may not return.
        ride = slides(square, pieces ^ piece) & ~escape_squares(flags)
        return ride & neighbours(piece) if flags & KING_STEPS else ride
    return man_reach(square, men_blockers(pieces ^ piece, flags), flags)


@compiled(int64(TABLE, int64, int64, int64, int64))
def step_back(table: Table, side: int, value: int, start: int, stop: int) -> int:
    """Go back from the positions of a range that have a value; the greatest value that was written."""
    values = table.values
    most = 0
    mover = 1 - side
    lost = value & 1 == 1
    for index in range(start, stop):
        if values[side, index] != value:
            continue
        attackers, defenders, king = unrank(table.shape, table.attackers, table.defenders, index)
        movers = attackers if mover == ATTACKERS else defenders | king
        while movers:
            square = first(movers)
            piece = 1 << square
            movers ^= piece
            origins = came_from(attackers, defenders, king, mover, square, table.flags)
            while origins:
                a, d, k = attackers, defenders, king
                change = piece | (origins & -origins)
                origins &= origins - 1
                if mover == ATTACKERS:
                    a ^= change
                elif piece == king:
                    k ^= change
                else:
                    d ^= change
                before = rank(table.shape, a, d, k)
                known = int(values[mover, before])
                answer = NEITHER
                if lost:
                    if known == NEITHER or value + 1 < known < ALREADY_WON:
                        answer = value + 1
                elif known == NEITHER:
                    answer = lost_value(table, a, d, k, mover, value)
                if answer != NEITHER:
                    values[mover, before] = answer
                    most = max(most, answer)
    return most
