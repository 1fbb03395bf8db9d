"""Depth-first proof-number search (df-pn), with an explicit stack.

The prover wants to win on the board; everything else, repetition included, counts against him. A position that stands
on the line already is a disproof for this line. That makes every proof sound: it uses positions proven before it, and
never one that waits for it. A disproof may rest on a position of the line that is proven later: it carries the tag of
the first such position, becomes void when that is proven, and is believed in the end only as part of a closed set
(book.py).
"""

import numpy as np
import numpy.typing as npt

from brandubh.compiled import compiled
from brandubh.kernel.entries import Entries
from brandubh.kernel.hashing import key as position_key
from brandubh.kernel.moves import MOST_MOVES
from brandubh.solver.core.children import expand, recall
from brandubh.solver.core.line import enter_line, is_busy, leave_line
from brandubh.solver.core.memory import (
    C_ATTACKERS,
    C_DEFENDERS,
    C_DISPROOF,
    C_KEY,
    C_KING,
    C_LENGTH,
    C_MOVE,
    C_PROOF,
    C_RESTS,
    C_TAG,
    CHILD,
    DISPROOF,
    ELSEWHERE,
    F_ATTACKERS,
    F_CHILD,
    F_COUNT,
    F_DEFENDERS,
    F_DISPROOF_LIMIT,
    F_FIRST,
    F_KEY,
    F_KING,
    F_LONGEST,
    F_NODES,
    F_PROOF_LIMIT,
    FRAME,
    LENGTH,
    MOST_PLIES,
    MOVE,
    NODE_LIMIT,
    NODES,
    PROOF,
    SLACK,
    STOP,
    THREADS,
    UNCONDITIONAL,
    WEAK,
)
from brandubh.solver.core.settle import DISPROVEN, OPEN, PROVEN
from brandubh.solver.core.transpositions import (
    HOLDS,
    INFINITE,
    USED,
    VOID,
    Tags,
    disproven,
    numbers,
    proven,
    store,
    tag_of_key,
)
from brandubh.tablebase.core.probing import Directory

Words = npt.NDArray[np.int64]


@compiled("UniTuple(int64, 5)(int64[::1], int64[::1], int64[::1], int64[::1], int64, boolean)")
def weigh(
    control: Words, children: Words, frames: Words, busy: Words, depth: int, proving: bool
) -> tuple[int, int, int, int, int]:
    """A frame's own number, the other number, the most promising child, and the second best and greatest among them.

    With the prover to move the own number is the proof number: the least of the children's. The other adds up.
    """
    frame = FRAME * depth
    own = C_PROOF if proving else C_DISPROOF
    other = C_DISPROOF if proving else C_PROOF
    least = INFINITE
    second = INFINITE
    chosen = -1
    favour = 1 << 60
    total = 0
    greatest = 0
    unsettled = 0
    start = int(frames[frame + F_FIRST])
    for index in range(frames[frame + F_COUNT]):
        at = start + CHILD * index
        mine = int(children[at + own])
        theirs = int(children[at + other])
        if mine < least:
            second = least
            least = mine
        elif mine < second:
            second = mine
        if theirs:
            total += theirs
            greatest = max(greatest, theirs)
            unsettled += 1
            rank = (mine << 24) + INFINITE - theirs
            if rank < favour and mine < INFINITE:
                favour = rank
                chosen = at
    if least and total:
        total = greatest + unsettled - 1 if control[WEAK] else total
        total = min(total, INFINITE - 1)
        if least < INFINITE:
            least = min(least, INFINITE - 1)
    if chosen >= 0 and control[THREADS] > 1 and least and is_busy(control, busy, int(children[chosen + C_KEY])):
        # Another thread is at work there: take the best of the others, if it is not much worse.
        limit = least + (least >> 2) + 1
        away = -1
        favour = 1 << 60
        for index in range(frames[frame + F_COUNT]):
            at = start + CHILD * index
            mine = int(children[at + own])
            theirs = int(children[at + other])
            if theirs and mine <= limit and mine < INFINITE and not is_busy(control, busy, int(children[at + C_KEY])):
                rank = (mine << 24) + INFINITE - theirs
                if rank < favour:
                    favour = rank
                    away = at
        if away >= 0:
            chosen = away
    return least, total, chosen, second, greatest


@compiled("void(int64[::1], int64[::1], int64[::1], int64[::1], uint8[::1], int64, boolean, int64, int64, int64)")
def conclude(
    control: Words,
    frames: Words,
    children: Words,
    table: Entries,
    tags: Tags,
    depth: int,
    proving: bool,
    own: int,
    other: int,
    handed: int,
) -> None:
    """Write what a frame has come to into the table, and into the child of the frame above (at ``handed``)."""
    frame = FRAME * depth
    key = int(frames[frame + F_KEY])
    start = int(frames[frame + F_FIRST])
    end = start + CHILD * int(frames[frame + F_COUNT])
    proof = own if proving else other
    disproof = other if proving else own
    length = 0
    rests = UNCONDITIONAL
    tag = -1
    move = 0
    if proof == 0:
        length = 1 << 20 if proving else int(frames[frame + F_LONGEST])
        for at in range(start, end, CHILD):
            if not proving:
                length = max(length, int(children[at + C_LENGTH]) + 1)
            elif children[at + C_PROOF] == 0 and children[at + C_LENGTH] + 1 < length:
                length = int(children[at + C_LENGTH]) + 1
                move = int(children[at + C_MOVE])
        disproof = INFINITE
        entry = proven(move, length)
        if tags[tag_of_key(key)] & USED:
            tags[tag_of_key(key)] |= VOID
    elif disproof == 0:
        # The prover's disproof rests on all his moves', the opponent's on the one that rests on least.
        rests = UNCONDITIONAL if proving else ELSEWHERE - 1
        for at in range(start, end, CHILD):
            on = int(children[at + C_RESTS])
            if proving and on < rests:
                rests = on
                tag = int(children[at + C_TAG])
            elif not proving and children[at + C_DISPROOF] == 0 and on > rests:
                rests = on
                tag = int(children[at + C_TAG])
                move = int(children[at + C_MOVE])
        proof = INFINITE
        if rests >= depth:
            rests = UNCONDITIONAL
        if rests == UNCONDITIONAL:
            tag = -1
            if tags[tag_of_key(key)] & USED:
                tags[tag_of_key(key)] |= HOLDS
        elif rests >= 0:
            tag = tag_of_key(int(frames[FRAME * rests + F_KEY]))
        if tag >= 0:
            tags[tag] |= USED
        entry = disproven(move, tag)
    else:
        entry = numbers(proof, disproof)
    store(table, tags, key, entry, int(control[NODES] - frames[frame + F_NODES]))
    if depth == 0:
        control[PROOF] = proof
        control[DISPROOF] = disproof
        control[MOVE] = move
        control[LENGTH] = length
    else:
        children[handed + C_PROOF] = proof
        children[handed + C_DISPROOF] = disproof
        children[handed + C_LENGTH] = length
        children[handed + C_RESTS] = rests
        children[handed + C_TAG] = tag


@compiled(
    "int64(int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], uint8[::1], int64[::1],"
    " int64[::1], int64, int64, int64, int64, int64, int64)"
)
def search(
    control: Words,
    frames: Words,
    children: Words,
    path: Words,
    busy: Words,
    table: Entries,
    tags: Tags,
    weights: Words,
    directory: Directory,
    attackers: int,
    defenders: int,
    king: int,
    side: int,
    prover: int,
    flags: int,
) -> int:
    """Search a canonical position that is not settled until it is PROVEN or DISPROVEN, or OPEN when told to stop."""
    depth = 0
    fresh = True
    frames[F_ATTACKERS] = attackers
    frames[F_DEFENDERS] = defenders
    frames[F_KING] = king
    frames[F_PROOF_LIMIT] = INFINITE
    frames[F_DISPROOF_LIMIT] = INFINITE
    frames[F_FIRST] = 0
    enter_line(control, path, busy, frames, 0, position_key(attackers, defenders, king, side))
    while True:
        frame = FRAME * depth
        proving = (side + depth & 1) == prover
        if fresh:
            frames[frame + F_NODES] = control[NODES]
            control[NODES] += 1
            if control[NODES] >= control[NODE_LIMIT]:
                control[STOP] = 1
            expand(
                control, frames, children, path, table, tags, weights, directory, depth, side + depth & 1, prover, flags
            )
            fresh = False
        own, other, chosen, second, greatest = weigh(control, children, frames, busy, depth, proving)
        own_limit = int(frames[frame + (F_PROOF_LIMIT if proving else F_DISPROOF_LIMIT)])
        other_limit = int(frames[frame + (F_DISPROOF_LIMIT if proving else F_PROOF_LIMIT)])
        if depth == 0:
            control[PROOF] = own if proving else other
            control[DISPROOF] = other if proving else own
        if own >= own_limit or other >= other_limit or own == 0 or other == 0 or control[STOP]:
            handed = int(frames[frame - FRAME + F_CHILD]) if depth else 0
            conclude(control, frames, children, table, tags, depth, proving, own, other, handed)
            leave_line(control, path, busy, depth, int(frames[frame + F_KEY]))
            if depth == 0:
                return PROVEN if control[PROOF] == 0 else DISPROVEN if control[DISPROOF] == 0 else OPEN
            depth -= 1
            continue
        if recall(control, frames, path, children, table, tags, chosen):
            # Something was learnt elsewhere.
            continue
        end = int(frames[frame + F_FIRST]) + CHILD * int(frames[frame + F_COUNT])
        if depth + 2 >= MOST_PLIES or end + CHILD * MOST_MOVES > len(children):
            # Too long a line to follow: as good as a repetition, and believed no more than that.
            children[chosen + C_PROOF] = INFINITE
            children[chosen + C_DISPROOF] = 0
            children[chosen + C_RESTS] = ELSEWHERE
            children[chosen + C_TAG] = -1
            continue
        mine = int(children[chosen + (C_PROOF if proving else C_DISPROOF)])
        theirs = int(children[chosen + (C_DISPROOF if proving else C_PROOF)])
        rival = max(second, mine)
        own_below = min(own_limit, rival + rival // int(control[SLACK]) + 1)
        own_below = min(max(own_below, mine + 1), INFINITE)
        # What the other number may grow by here, it may grow by in the child.
        other_below = min(max(theirs + (other_limit - other), theirs + 1), INFINITE)
        if control[WEAK]:
            other_below = min(max(greatest + other_limit - other, theirs + 1), INFINITE)
        frames[frame + F_CHILD] = chosen
        depth += 1
        below = frame + FRAME
        frames[below + F_ATTACKERS] = children[chosen + C_ATTACKERS]
        frames[below + F_DEFENDERS] = children[chosen + C_DEFENDERS]
        frames[below + F_KING] = children[chosen + C_KING]
        frames[below + F_PROOF_LIMIT] = own_below if proving else other_below
        frames[below + F_DISPROOF_LIMIT] = other_below if proving else own_below
        frames[below + F_FIRST] = end
        enter_line(control, path, busy, frames, depth, int(children[chosen + C_KEY]))
        fresh = True
