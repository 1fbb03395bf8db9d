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
from brandubh.solver.core.children import disprove, expand, read_child
from brandubh.solver.core.line import enter_line, is_busy, leave_line
from brandubh.solver.core.memory import ELSEWHERE, MOST_PLIES, SEARCH, UNCONDITIONAL, Search
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
    frame = search.frames[depth]
    phi = INFINITE
    second = INFINITE
    delta = 0
    best = -1
    favour = 1 << 60
    start = frame.first
    end = start + frame.count
    for at in range(start, end):
        child = search.children[at]
        child_delta = int(child.proof if proving else child.disproof)
        child_phi = int(child.disproof if proving else child.proof)
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
    if best >= 0 and search.threads > 1 and phi and is_busy(search, int(search.children[best].key)):
        # Another thread is at work there: take the best of the others, if it is not much worse.
        limit = phi + (phi >> 2) + 1
        favour = 1 << 60
        for at in range(start, end):
            child = search.children[at]
            child_delta = int(child.proof if proving else child.disproof)
            child_phi = int(child.disproof if proving else child.proof)
            if child_phi and child_delta <= limit and child_delta < INFINITE:
                rank = (child_delta << 24) + INFINITE - child_phi
                if rank < favour and not is_busy(search, int(child.key)):
                    favour = rank
                    best = at
    return phi, min(delta, INFINITE - 1), best, second


@compiled(void(SEARCH, int64, boolean, int64, int64))
def close_frame(search: Search, depth: int, proving: bool, phi: int, delta: int) -> None:
    """Write what a frame has come to into the transposition table, and into its child of the frame above."""
    children = search.children
    tags = search.tags
    frame = search.frames[depth]
    key = int(frame.key)
    proof = phi if proving else delta
    disproof = delta if proving else phi
    length = 0
    rests = UNCONDITIONAL
    tag = -1
    move = 0
    if proof == 0:
        length = 1 << 20 if proving else int(frame.longest)
        for at in range(frame.first, frame.first + frame.count):
            child = children[at]
            if not proving:
                length = max(length, int(child.length) + 1)
            elif child.proof == 0 and child.length + 1 < length:
                length = int(child.length) + 1
                move = int(child.move)
        disproof = INFINITE
        entry = proven(move, length)
        if tags[tag_of_key(key)] & USED:
            tags[tag_of_key(key)] |= VOID
    elif disproof == 0:
        # With the prover to move a disproof rests on those of all moves, else on that of the move that rests on least.
        rests = UNCONDITIONAL if proving else ELSEWHERE - 1
        for at in range(frame.first, frame.first + frame.count):
            child = children[at]
            if proving and child.rests < rests:
                rests = int(child.rests)
                tag = int(child.tag)
            elif not proving and child.disproof == 0 and child.rests > rests:
                rests = int(child.rests)
                tag = int(child.tag)
                move = int(child.move)
        proof = INFINITE
        if rests >= depth:
            rests = UNCONDITIONAL
        if rests == UNCONDITIONAL:
            tag = -1
            if tags[tag_of_key(key)] & USED:
                tags[tag_of_key(key)] |= HOLDS
        elif rests >= 0:
            tag = tag_of_key(int(search.frames[rests].key))
        if tag >= 0:
            tags[tag] |= USED
        entry = disproven(move, tag)
    else:
        entry = numbers(proof, disproof)
    control = search.controls[0]
    store(search.transpositions, tags, key, entry, int(control.nodes - frame.nodes))
    if depth == 0:
        control.proof = proof
        control.disproof = disproof
        control.move = move
    else:
        child = children[search.frames[depth - 1].child]
        child.proof = proof
        child.disproof = disproof
        child.length = length
        child.rests = rests
        child.tag = tag


@compiled(int64(SEARCH, int64, int64, int64, int64))
def df_pn(search: Search, attackers: int, defenders: int, king: int, side: int) -> int:
    """Search a canonical position that is not settled until it is PROVEN or DISPROVEN, or OPEN when told to stop."""
    control = search.controls[0]
    children = search.children
    depth = 0
    fresh = True
    frame = search.frames[0]
    frame.attackers = attackers
    frame.defenders = defenders
    frame.king = king
    frame.phi_limit = INFINITE
    frame.delta_limit = INFINITE
    frame.first = 0
    enter_line(search, 0, position_key(attackers, defenders, king, side))
    while True:
        frame = search.frames[depth]
        proving = (side + depth & 1) == search.prover
        if fresh:
            frame.nodes = control.nodes
            control.nodes += 1
            if control.nodes >= control.node_limit:
                control.stop = 1
            expand(search, depth, side + depth & 1)
            fresh = False
        phi, delta, best, second = sum_children(search, depth, proving)
        if depth == 0:
            control.proof = phi if proving else delta
            control.disproof = delta if proving else phi
        if phi >= frame.phi_limit or delta >= frame.delta_limit or phi == 0 or delta == 0 or control.stop:
            close_frame(search, depth, proving, phi, delta)
            leave_line(search, depth)
            if depth == 0:
                return PROVEN if control.proof == 0 else DISPROVEN if control.disproof == 0 else OPEN
            depth -= 1
            continue
        child = children[best]
        entry = probe(search.transpositions, int(child.key))
        if entry != MISS and read_child(search, child, entry):
            # Something was learnt elsewhere.
            continue
        end = frame.first + frame.count
        if depth + 2 >= MOST_PLIES or end + MOST_MOVES > len(children):
            # Too long a line to follow: as good as a repetition, and believed no more than that.
            disprove(child, ELSEWHERE, -1)
            continue
        child_delta = int(child.proof if proving else child.disproof)
        child_phi = int(child.disproof if proving else child.proof)
        rival = max(second, child_delta)
        child_delta_limit = min(int(frame.phi_limit), rival + rival // SLACK + 1)
        # The sum may grow to its limit by the child's φ alone.
        child_phi_limit = child_phi + int(frame.delta_limit) - delta
        frame.child = best
        depth += 1
        below = search.frames[depth]
        below.attackers = child.attackers
        below.defenders = child.defenders
        below.king = child.king
        below.phi_limit = min(max(child_phi_limit, child_phi + 1), INFINITE)
        below.delta_limit = min(max(child_delta_limit, child_delta + 1), INFINITE)
        below.first = end
        enter_line(search, depth, int(child.key))
        fresh = True
