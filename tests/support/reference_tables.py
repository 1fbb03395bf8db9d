"""Tables by plain backward iteration: written from the rules' page alone, sharing nothing with the real ones.

No symmetry, no clever index, no un-moves. A position is a number in base 49: the side to move, the king's square, the
attackers' squares in rising order, then the defenders'. Round after round looks at every position that is still
undecided and at all its moves: it is won in n plies if a move leads to a position lost in n - 1, and lost in n plies if
every move leads to a won one and the longest of these takes n - 1. When a round decides nothing, neither side can force
anything in what is left.

A value is n + 1 where the attackers win in n plies, -(n + 1) where the defenders do, and 0 for neither.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt

from brandubh.kernel.bits import first
from brandubh.kernel.endings import ending
from brandubh.kernel.flags import ATTACKERS, DEFENDERS
from brandubh.kernel.moves import list_moves
from brandubh.kernel.play import after
from tests.support.reference import literal

F = TypeVar("F", bound=Callable[..., Any])
Values = npt.NDArray[np.int16]
Men = tuple[int, int]  # how many attackers, how many defenders

MOST = 4
RESTRICTED = [0, 6, 24, 42, 48]
IS_RESTRICTED = np.array([square in RESTRICTED for square in range(49)])


def compiled(function: F) -> F:
    """Compiled by Numba, and still of its type."""
    return cast("F", numba.njit(function))


def kinds(men: int) -> list[Men]:
    """The materials of so many men, the king being one of them; there is always an attacker."""
    return [(attackers, men - 1 - attackers) for attackers in range(1, men)]


# Where a material's positions begin: those of fewer men first, each kind with its 2 * 49 ** men numbers.
BEGINNINGS = np.full((MOST, MOST), -1, np.int64)
_end = 0
for _men in range(2, MOST + 1):
    for _kind in kinds(_men):
        BEGINNINGS[_kind] = _end
        _end += 2 * 49**_men
ENDS = {men: int(max(BEGINNINGS[kind] for kind in kinds(men)) + 2 * 49**men) for men in range(2, MOST + 1)}


@compiled
def squares_in_order(squares: int, number: int) -> tuple[int, int]:
    """A number continued by the squares of a set in rising order, and how many they are."""
    many = 0
    while squares:
        number = 49 * number + first(squares)
        squares &= squares - 1
        many += 1
    return number, many


@compiled
def number_of(attackers: int, defenders: int, king: int, side: int) -> int:
    """A position's number."""
    number, _ = squares_in_order(king, side)
    number, some = squares_in_order(attackers, number)
    number, more = squares_in_order(defenders, number)
    return int(BEGINNINGS[some, more] + number)


@compiled
def position_of(number: int, some: int, more: int) -> tuple[int, int, int, int]:
    """The position of a number of a material: attackers, defenders, king, side; no king where it stands for none."""
    number -= BEGINNINGS[some, more]
    defenders = attackers = 0
    last = 49
    for place in range(some + more):
        if place == more:
            last = 49
        square = number % 49
        number //= 49
        bit = 1 << square
        if square >= last or IS_RESTRICTED[square] or (attackers | defenders) & bit:
            return 0, 0, 0, 0
        last = square
        if place < more:
            defenders |= bit
        else:
            attackers |= bit
    king = 1 << number % 49
    if king & (attackers | defenders):
        return 0, 0, 0, 0
    return attackers, defenders, king, number // 49


@compiled
def value_of_ending(result: int) -> int:
    """The value of a position that is over."""
    if result & 3 == ATTACKERS:
        return 1
    return -1 if result & 3 == DEFENDERS else 0


@compiled
def begin(some: int, more: int, start: int, end: int, flags: int, values: Values) -> npt.NDArray[np.int64]:
    """Give the positions of a material that are over their values, and list all others."""
    going_on = np.empty(end - start, np.int64)
    many = 0
    for number in range(start, end):
        attackers, defenders, king, side = position_of(number, some, more)
        if king == 0:
            continue
        result = ending(attackers, defenders, king, side, flags)
        if result:
            values[number] = value_of_ending(result)
        else:
            going_on[many] = number
            many += 1
    return going_on[:many].copy()


@compiled
def decide(
    some: int, more: int, plies: int, undecided: npt.NDArray[np.int64], flags: int, values: Values
) -> npt.NDArray[np.int64]:
    """Find the positions that are won or lost in exactly so many plies, and return those still undecided.

    What this round has found already does no harm: it is one ply too long to count in it.
    """
    moves = np.empty(4 * 49, np.int64)
    left = np.empty(len(undecided), np.int64)
    many = 0
    for number in undecided:
        attackers, defenders, king, side = position_of(number, some, more)
        sign = 1 if side == ATTACKERS else -1
        wins = False
        loses = True  # until a move does not
        longest = 0
        for each in range(list_moves(attackers, defenders, king, side, flags, moves)):
            a, d, k = after(attackers, defenders, king, side, moves[each], flags)
            # Seen by the mover: how many plies more, and one, with a minus if the other side wins.
            if a == 0 or k == 0:
                value = sign * value_of_ending(ending(a, d, k, 1 - side, flags))
            else:
                value = sign * values[number_of(a, d, k, 1 - side)]
            if value == plies:
                wins = True
                break
            if value >= 0:
                loses = False
            else:
                longest = max(longest, -value)
        if wins:
            values[number] = sign * (plies + 1)
        elif loses and longest == plies:
            values[number] = -sign * (plies + 1)
        else:
            left[many] = number
            many += 1
    return left[:many].copy()


def reference_values(flags: int, most_men: int = MOST) -> Values:
    """The values of all positions up to so many men under the rules of these flags, by their numbers."""
    values: Values = np.zeros(ENDS[most_men], np.int16)
    undecided = {}
    for men in range(2, most_men + 1):
        for kind in kinds(men):
            start = int(BEGINNINGS[kind])
            undecided[kind] = begin(*kind, start, start + 2 * 49**men, flags, values)
    for plies in range(1, 1000):
        before = sum(map(len, undecided.values()))
        for kind, numbers in undecided.items():
            undecided[kind] = decide(*kind, plies, numbers, flags, values)
        if sum(map(len, undecided.values())) == before:
            return values
    raise AssertionError("no end")


# The same with the slow, literal rules of the other reference: no kernel at all.


LITERAL_VALUES = {"attackers": 1, "defenders": -1, None: 0}


def literal_values(rules: literal.Rules, men: list[Men]) -> dict[str, int]:
    """The values of all positions of some materials by their position text, in plain Python."""
    values: dict[str, int] = {}
    graph: dict[str, list[str]] = {}
    beyond: dict[str, tuple[literal.Board, str]] = {}  # what captures lead to
    positions = {position: (board, side) for position, board, side in literal_positions(men)}
    for position, (board, side) in positions.items():
        over = literal.ending_on_the_board(rules, board, side)
        graph[position] = []
        if over is not None:
            values[position] = LITERAL_VALUES[over[0]]
            continue
        for move in literal.moves_of(rules, board, side):
            then = literal.board_after(rules, board, move)
            text = literal.write_position(then, literal.other(side))
            graph[position].append(text)
            if text not in positions:
                beyond[text] = then, literal.other(side)
    for position, (board, side) in beyond.items():
        over = literal.ending_on_the_board(rules, board, side)
        assert over is not None, "a material is missing"
        values[position] = LITERAL_VALUES[over[0]]
    undecided = [position for position in graph if position not in values]
    for plies in range(1, 1000):
        found: dict[str, int] = {}
        for position in undecided:
            sign = 1 if position.endswith("b") else -1
            after_moves = [sign * values.get(text, 0) for text in graph[position]]
            if plies in after_moves:
                found[position] = sign * (plies + 1)
            elif all(value < 0 for value in after_moves) and -min(after_moves) == plies:
                found[position] = -sign * (plies + 1)
        if not found:
            return {position: values.get(position, 0) for position in graph}
        values |= found
        undecided = [position for position in undecided if position not in found]
    raise AssertionError("no end")


def literal_positions(men: list[Men]) -> Iterator[tuple[str, literal.Board, str]]:
    """All positions of some materials: text, board and side to move."""
    for some, more in men:
        free = [square for square in literal.SQUARES if not literal.is_restricted(literal.WTF, square)]
        for attackers in combinations(free, some):
            for defenders in combinations([square for square in free if square not in attackers], more):
                board: dict[str, Any] = dict.fromkeys(attackers, "t") | dict.fromkeys(defenders, "T")
                for king in literal.SQUARES:
                    if king not in board:
                        for side in ("attackers", "defenders"):
                            whole = board | {king: "K"}
                            yield literal.write_position(whole, side), whole, side
