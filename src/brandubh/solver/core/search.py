"""Depth-first proof-number search (df-pn), with an explicit stack.

The prover wants to win on the board; everything else, repetition included, counts as a failure. A position that stands
on the line already is a disproof for this line. That makes every proof sound: it uses positions proven before it, and
never one that waits for it. A disproof may rest on a position of the line that is proven later: it carries the tag of
the first such position, becomes void when that is proven, and is believed in the end only as part of a closed set
(book.py).

As usual in df-pn, φ is the number of the side to move, the proof number if it is the prover, and δ that of the other
side. So a position's φ is the least of its children's δ, and its δ is the sum of their φ.
"""

from numba import boolean, int64, types, void

from brandubh.compiled import compiled
from brandubh.kernel.entries import MISS, probe
from brandubh.kernel.hashing import key as position_key
from brandubh.kernel.moves import MOST_MOVES
from brandubh.solver.core.children import expand, read_child
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
    F_DELTA_LIMIT,
    F_FIRST,
    F_KEY,
    F_KING,
    F_LONGEST,
    F_NODES,
    F_PHI_LIMIT,
    FRAME,
    MOST_PLIES,
    MOVE,
    NODE_LIMIT,
    NODES,
    PROOF,
    SEARCH,
    STOP,
    UNCONDITIONAL,
    Search,
)
from brandubh.solver.core.settle import DISPROVEN, OPEN, PROVEN
from brandubh.solver.core.transpositions import (
    HOLDS,
    INFINITE,
    USED,
    VOID,
    disproven,
    numbers,
    proven,
    store,
    tag_of_key,
)

SLACK = 4
"""A child's δ may grow beyond the second best by its fourth part: else the search would jump to and fro."""


@compiled(types.UniTuple(int64, 4)(SEARCH, int64, boolean))
def sum_children(search: Search, depth: int, proving: bool) -> tuple[int, int, int, int]:
    """A frame's φ and δ, its most promising child, and the second least δ among the children."""
    children = search.children
    frame = FRAME * depth
    delta_of = C_PROOF if proving else C_DISPROOF
    phi_of = C_DISPROOF if proving else C_PROOF
    phi = INFINITE
    second = INFINITE
    delta = 0
    best = -1
    favour = 1 << 60
    start = int(search.frames[frame + F_FIRST])
    end = start + CHILD * int(search.frames[frame + F_COUNT])
    for at in range(start, end, CHILD):
        child_delta = int(children[at + delta_of])
        child_phi = int(children[at + phi_of])
        if child_delta < phi:
            second = phi
            phi = child_delta
        elif child_delta < second:
            second = child_delta
        if child_phi:
            delta += child_phi
            rank = (child_delta << 24) + INFINITE - child_phi
            if rank < favour and child_delta < INFINITE:
                favour = rank
                best = at
    if best >= 0 and search.threads > 1 and phi and is_busy(search, int(children[best + C_KEY])):
        # Another thread is at work there: take the best of the others, if it is not much worse.
        limit = phi + (phi >> 2) + 1
        favour = 1 << 60
        for at in range(start, end, CHILD):
            child_delta = int(children[at + delta_of])
            child_phi = int(children[at + phi_of])
            if child_phi and child_delta <= limit and child_delta < INFINITE:
                rank = (child_delta << 24) + INFINITE - child_phi
                if rank < favour and not is_busy(search, int(children[at + C_KEY])):
                    favour = rank
                    best = at
    return phi, min(delta, INFINITE - 1), best, second


@compiled(void(SEARCH, int64, boolean, int64, int64))
def close_frame(search: Search, depth: int, proving: bool, phi: int, delta: int) -> None:
    """Write what a frame has come to into the transposition table, and into its child of the frame above."""
    control = search.control
    frames = search.frames
    children = search.children
    tags = search.tags
    frame = FRAME * depth
    key = int(frames[frame + F_KEY])
    start = int(frames[frame + F_FIRST])
    end = start + CHILD * int(frames[frame + F_COUNT])
    proof = phi if proving else delta
    disproof = delta if proving else phi
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
        # With the prover to move a disproof rests on those of all moves, else on that of the move that rests on least.
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
    store(search.transpositions, tags, key, entry, int(control[NODES] - frames[frame + F_NODES]))
    if depth == 0:
        control[PROOF] = proof
        control[DISPROOF] = disproof
        control[MOVE] = move
    else:
        above = int(frames[frame - FRAME + F_CHILD])
        children[above + C_PROOF] = proof
        children[above + C_DISPROOF] = disproof
        children[above + C_LENGTH] = length
        children[above + C_RESTS] = rests
        children[above + C_TAG] = tag


@compiled(int64(SEARCH, int64, int64, int64, int64))
def df_pn(search: Search, attackers: int, defenders: int, king: int, side: int) -> int:
    """Search a canonical position that is not settled until it is PROVEN or DISPROVEN, or OPEN when told to stop."""
    control = search.control
    frames = search.frames
    children = search.children
    depth = 0
    fresh = True
    frames[F_ATTACKERS] = attackers
    frames[F_DEFENDERS] = defenders
    frames[F_KING] = king
    frames[F_PHI_LIMIT] = INFINITE
    frames[F_DELTA_LIMIT] = INFINITE
    frames[F_FIRST] = 0
    enter_line(search, 0, position_key(attackers, defenders, king, side))
    while True:
        frame = FRAME * depth
        proving = (side + depth & 1) == search.prover
        if fresh:
            frames[frame + F_NODES] = control[NODES]
            control[NODES] += 1
            if control[NODES] >= control[NODE_LIMIT]:
                control[STOP] = 1
            expand(search, depth, side + depth & 1)
            fresh = False
        phi, delta, best, second = sum_children(search, depth, proving)
        phi_limit = int(frames[frame + F_PHI_LIMIT])
        delta_limit = int(frames[frame + F_DELTA_LIMIT])
        if depth == 0:
            control[PROOF] = phi if proving else delta
            control[DISPROOF] = delta if proving else phi
        if phi >= phi_limit or delta >= delta_limit or phi == 0 or delta == 0 or control[STOP]:
            close_frame(search, depth, proving, phi, delta)
            leave_line(search, depth)
            if depth == 0:
                return PROVEN if control[PROOF] == 0 else DISPROVEN if control[DISPROOF] == 0 else OPEN
            depth -= 1
            continue
        entry = probe(search.transpositions, int(children[best + C_KEY]))
        if entry != MISS and read_child(search, best, entry):
            # Something was learnt elsewhere.
            continue
        end = int(frames[frame + F_FIRST]) + CHILD * int(frames[frame + F_COUNT])
        if depth + 2 >= MOST_PLIES or end + CHILD * MOST_MOVES > len(children):
            # Too long a line to follow: as good as a repetition, and believed no more than that.
            children[best + C_PROOF] = INFINITE
            children[best + C_DISPROOF] = 0
            children[best + C_RESTS] = ELSEWHERE
            children[best + C_TAG] = -1
            continue
        child_delta = int(children[best + (C_PROOF if proving else C_DISPROOF)])
        child_phi = int(children[best + (C_DISPROOF if proving else C_PROOF)])
        rival = max(second, child_delta)
        child_delta_limit = min(phi_limit, rival + rival // SLACK + 1)
        # The sum may grow to its limit by the child's φ alone.
        child_phi_limit = child_phi + delta_limit - delta
        frames[frame + F_CHILD] = best
        depth += 1
        below = frame + FRAME
        frames[below + F_ATTACKERS] = children[best + C_ATTACKERS]
        frames[below + F_DEFENDERS] = children[best + C_DEFENDERS]
        frames[below + F_KING] = children[best + C_KING]
        frames[below + F_PHI_LIMIT] = min(max(child_phi_limit, child_phi + 1), INFINITE)
        frames[below + F_DELTA_LIMIT] = min(max(child_delta_limit, child_delta + 1), INFINITE)
        frames[below + F_FIRST] = end
        enter_line(search, depth, int(children[best + C_KEY]))
        fresh = True
