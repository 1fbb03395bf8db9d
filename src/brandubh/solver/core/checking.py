"""Checking a certificate with the kernel alone. Nothing here comes from the search.

The holder is the side whose moves are certified. An entry is a position with the holder to move, a move, and in a proof
a rank. It holds if, after the move, the game is over as claimed, or after each reply of the opponent the game is over
as claimed, or the holder wins at once, or there is an entry, in a proof one of lower rank. When all entries hold, and
the root is covered in the same way, the claim is true: ranks cannot fall for ever, and a set that is closed is never
left. The entries are checked as they are reached from the root, so that one which nothing leads to is found out: it is
no part of the proof.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import boolean, int64, types

from brandubh.compiled import compiled
from brandubh.kernel.bits import count, first
from brandubh.kernel.captures import king_taking_squares
from brandubh.kernel.endings import ending, escape_squares
from brandubh.kernel.flags import ATTACKERS
from brandubh.kernel.hashing import mix
from brandubh.kernel.moves import MOST_MOVES, destinations, list_moves
from brandubh.kernel.play import ILLEGAL, after, play, wins_at_once
from brandubh.kernel.symmetry import canonical, transform_move

Fields = npt.NDArray[np.int64]
Rows = npt.NDArray[np.int64]
Text = npt.NDArray[np.uint8]

# A row: attackers, defenders, king, move, rank, whether it has been reached.
MOVE = 3
RANK = 4
REACHED = 5
ROW = 6

# What may be wrong with an entry.
HOLDS = 0
NO_GAME = 1
NOT_LEGAL = 2
WRONG_ENDING = 3
NOT_COVERED = 4
NO_PROGRESS = 5
NOT_REACHED = 6
PROBLEMS = {
    NO_GAME: "the game is over there",
    NOT_LEGAL: "its move is not legal",
    WRONG_ENDING: "it leads to an ending that contradicts the claim",
    NOT_COVERED: "it leads to a position without an entry",
    NO_PROGRESS: "it leads to a position that is no nearer to the end",
    NOT_REACHED: "nothing leads there",
}
ROOT = -1
"""Stands for the number of an entry where it is the root that is not covered."""


class Entries(NamedTuple):
    """The entries of a certificate, and whose moves they are."""

    rows: Rows
    slots: Fields  # a hash table of the positions: 1 + the number of an entry, or 0
    queue: Fields  # how many entries have been reached, and then they
    holder: int
    prover: int
    flags: int


ENTRIES = types.NamedTuple([int64[:, ::1], int64[::1], int64[::1], int64, int64, int64], Entries)
"""The type of :class:`Entries` in compiled code."""

_SPACE, _SLASH, _DASH, _LINE_END = 32, 47, 45, 10
_DIGIT_0, _LETTER_A = 48, 97
_ATTACKER, _DEFENDER, _KING = ord("t"), ord("T"), ord("K")


@compiled("int64(uint8[::1], int64)")
def read_square(text: Text, at: int) -> int:
    """The number of the square named at a place, or -1."""
    file = int(text[at]) - _LETTER_A
    rank = int(text[at + 1]) - _DIGIT_0 - 1
    return 7 * rank + file if 0 <= file < 7 and 0 <= rank < 7 else -1


@compiled("int64(uint8[::1], int64, int64[:, ::1], boolean)")
def read_entries(text: Text, at: int, rows: Rows, ranked: bool) -> int:
    """Read entries from a place in a text, one to a line; return where they end, or -1 - the number of a bad line."""
    # No field is longer than this, so that nothing is read beyond the end.
    for number in range(len(rows)):
        bad = -1 - number
        sets = rows[number]
        sets[:] = 0
        rank = 6
        file = 0
        while True:
            if at + 8 >= len(text):
                return bad
            letter = int(text[at])
            at += 1
            if _DIGIT_0 < letter <= _DIGIT_0 + 7:
                file += letter - _DIGIT_0
            elif letter in (_ATTACKER, _DEFENDER, _KING):
                if file > 6:
                    return bad
                sets[0 if letter == _ATTACKER else 1 if letter == _DEFENDER else 2] |= 1 << 7 * rank + file
                file += 1
            elif letter == _SLASH and file == 7 and rank > 0:
                rank -= 1
                file = 0
            elif letter == _SPACE and file == 7 and rank == 0:
                break
            else:
                return bad
        origin = read_square(text, at)
        target = read_square(text, at + 3)
        if origin < 0 or target < 0 or text[at + 2] != _DASH or count(int(sets[2])) != 1:
            return bad
        sets[MOVE] = origin << 6 | target
        at += 5
        if ranked:
            if text[at] != _SPACE:
                return bad
            at += 1
            start = at
            while at < len(text) and _DIGIT_0 <= text[at] < _DIGIT_0 + 10 and at < start + 9:
                sets[RANK] = 10 * sets[RANK] + int(text[at]) - _DIGIT_0
                at += 1
            if at == start or sets[RANK] == 0:
                return bad
        if at >= len(text) or text[at] != _LINE_END:
            return bad
        at += 1
    return at


@compiled(int64(ENTRIES, int64, int64, int64))
def slot_of(entries: Entries, attackers: int, defenders: int, king: int) -> int:
    """The slot that has a canonical position, or the empty one where it belongs."""
    mask = len(entries.slots) - 1
    slot = mix(attackers ^ mix(defenders ^ mix(king))) & mask
    while entries.slots[slot]:
        row = entries.rows[entries.slots[slot] - 1]
        if row[0] == attackers and row[1] == defenders and row[2] == king:
            break
        slot = slot + 1 & mask
    return slot


@compiled(int64(ENTRIES))
def enter(entries: Entries) -> int:
    """Turn all entries into their canonical images and index them; return one that is there twice, or -1."""
    for number in range(len(entries.rows)):
        row = entries.rows[number]
        attackers, defenders, king, symmetry = canonical(int(row[0]), int(row[1]), int(row[2]))
        row[0] = attackers
        row[1] = defenders
        row[2] = king
        row[MOVE] = transform_move(int(row[MOVE]), symmetry)
        slot = slot_of(entries, attackers, defenders, king)
        if entries.slots[slot]:
            return number
        entries.slots[slot] = number + 1
    return -1


@compiled("boolean(int64, int64, int64, int64, int64)")
def holder_wins_at_once(attackers: int, defenders: int, king: int, holder: int, flags: int) -> bool:
    """Whether the holder has a move that wins; to take the king or to bring him home is tried first."""
    if holder == ATTACKERS:
        killers = king_taking_squares(attackers, defenders, king, flags)
        men = attackers if killers else 0
        while men:
            origin = first(men)
            men &= men - 1
            targets = destinations(attackers, defenders, king, origin, flags) & killers
            if targets:
                _, _, _, end = play(attackers, defenders, king, holder, origin << 6 | first(targets), flags)
                if end > 0 and end & 3 == holder:
                    return True
    else:
        origin = first(king)
        targets = destinations(attackers, defenders, king, origin, flags) & escape_squares(flags)
        if targets:
            _, _, _, end = play(attackers, defenders, king, holder, origin << 6 | first(targets), flags)
            if end > 0 and end & 3 == holder:
                return True
    return wins_at_once(attackers, defenders, king, holder, flags)


@compiled(boolean(ENTRIES, int64))
def as_claimed(entries: Entries, end: int) -> bool:
    """Whether an ending is what the holder claims: that the prover has won, or has not."""
    return (end & 3 == entries.prover) == (entries.holder == entries.prover)


@compiled(int64(ENTRIES, int64, int64, int64, int64))
def covered(entries: Entries, attackers: int, defenders: int, king: int, below: int) -> int:
    """Whether a position with the holder to move, the game going on, is covered, in a proof by a rank below a number.

    An entry that is reached for the first time goes to the end of the queue.
    """
    queue = entries.queue
    a, d, k, _ = canonical(attackers, defenders, king)
    number = int(entries.slots[slot_of(entries, a, d, k)]) - 1
    if number >= 0:
        row = entries.rows[number]
        if not row[REACHED]:
            row[REACHED] = 1
            queue[0] += 1
            queue[queue[0]] = number
        return HOLDS if entries.holder != entries.prover or row[RANK] < below else NO_PROGRESS
    at_once = holder_wins_at_once(attackers, defenders, king, entries.holder, entries.flags)
    return HOLDS if at_once else NOT_COVERED


@compiled(int64(ENTRIES, int64, int64, int64, int64))
def replies_covered(entries: Entries, attackers: int, defenders: int, king: int, below: int) -> int:
    """Whether each move of the opponent, the game going on, leads to what is claimed or covered."""
    holder, flags = entries.holder, entries.flags
    moves = np.empty(MOST_MOVES, np.int64)
    for number in range(list_moves(attackers, defenders, king, 1 - holder, flags, moves)):
        a, d, k = after(attackers, defenders, king, 1 - holder, int(moves[number]), flags)
        end = ending(a, d, k, holder, flags)
        if end:
            if not as_claimed(entries, end):
                return WRONG_ENDING
            continue
        problem = covered(entries, a, d, k, below)
        if problem:
            return problem
    return HOLDS


@compiled(types.UniTuple(int64, 2)(ENTRIES, int64, int64, int64, int64))
def check(entries: Entries, attackers: int, defenders: int, king: int, side: int) -> tuple[int, int]:
    """Check the root and all entries, indexed before; what is wrong, and with which."""
    holder, flags = entries.holder, entries.flags
    end = ending(attackers, defenders, king, side, flags)
    high = 1 << 60
    if end:
        problem = HOLDS if as_claimed(entries, end) else WRONG_ENDING
    elif side == holder:
        problem = covered(entries, attackers, defenders, king, high)
    else:
        problem = replies_covered(entries, attackers, defenders, king, high)
    if problem:
        return problem, ROOT
    checked = 0
    while checked < entries.queue[0]:
        checked += 1
        number = int(entries.queue[checked])
        row = entries.rows[number]
        a, d, k = int(row[0]), int(row[1]), int(row[2])
        if ending(a, d, k, holder, flags):
            return NO_GAME, number
        a, d, k, end = play(a, d, k, holder, int(row[MOVE]), flags)
        if end == ILLEGAL:
            return NOT_LEGAL, number
        if end:
            if not as_claimed(entries, end):
                return WRONG_ENDING, number
            continue
        problem = replies_covered(entries, a, d, k, int(row[RANK]))
        if problem:
            return problem, number
    for number in range(len(entries.rows)):
        if not entries.rows[number, REACHED]:
            return NOT_REACHED, number
    return HOLDS, 0
