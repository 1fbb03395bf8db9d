"""What comes after a position: its moves, what a look settles, and what the transposition table knows of the rest."""

from numba import boolean, int64, void

from brandubh.compiled import compiled
from brandubh.kernel.bits import first
from brandubh.kernel.entries import MISS, probe
from brandubh.kernel.flags import ATTACKERS
from brandubh.kernel.hashing import key as position_key
from brandubh.kernel.moves import destinations
from brandubh.kernel.play import after
from brandubh.kernel.symmetry import canonical
from brandubh.kernel.threats import open_lines
from brandubh.solver.core.first_numbers import first_numbers
from brandubh.solver.core.line import find_on_line
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
    F_ATTACKERS,
    F_COUNT,
    F_DEFENDERS,
    F_FIRST,
    F_KING,
    F_LONGEST,
    FRAME,
    SEARCH,
    UNCONDITIONAL,
    Search,
)
from brandubh.solver.core.settle import OPEN, PROVEN, settle
from brandubh.solver.core.transpositions import (
    HOLDS,
    INFINITE,
    NUMBERS,
    VOID,
    disproof_of,
    kind_of,
    length_of,
    proof_of,
    tag_of,
    tag_of_key,
)

SUSPENDED = 100
"""The proof number of what is disproven if a position off the line is: likely to be disproven again."""


@compiled(boolean(SEARCH, int64, int64))
def read_child(search: Search, at: int, entry: int) -> bool:
    """Read what an entry of the transposition table says of a child; whether that is anything new."""
    children = search.children
    proof = INFINITE
    disproof = 0
    kind = kind_of(entry)
    if kind == NUMBERS:
        proof = proof_of(entry)
        disproof = disproof_of(entry)
    elif kind == PROVEN:
        proof = 0
        disproof = INFINITE
        children[at + C_LENGTH] = length_of(entry)
    else:
        tag = tag_of(entry)
        children[at + C_TAG] = tag
        children[at + C_RESTS] = UNCONDITIONAL
        if tag >= 0:
            known = search.tags[tag]
            if known & VOID:
                return False
            if not known & HOLDS:
                depth = find_on_line(search.path, search.frames, tag, True)
                children[at + C_RESTS] = depth
                if depth < 0:
                    proof = SUSPENDED
                    disproof = 1
    new = bool(proof != children[at + C_PROOF] or disproof != children[at + C_DISPROOF])
    children[at + C_PROOF] = proof
    children[at + C_DISPROOF] = disproof
    return new


@compiled(void(SEARCH, int64, int64))
def expand(search: Search, depth: int, side: int) -> None:
    """List the children of a frame that a look does not settle, or the one alone that settles the frame.

    An attacker who faces one open line has no other moves than to bar it: all others let the king go home.
    """
    frames = search.frames
    children = search.children
    prover = search.prover
    flags = search.flags
    frame = FRAME * depth
    attackers = int(frames[frame + F_ATTACKERS])
    defenders = int(frames[frame + F_DEFENDERS])
    king = int(frames[frame + F_KING])
    start = int(frames[frame + F_FIRST])
    number = 0
    longest = 0
    within = -1
    movers = defenders | king
    if side == ATTACKERS:
        movers = attackers
        lines, way = open_lines(attackers, defenders, king, flags)
        if lines:
            within = way
            longest = 2
    while movers:
        origin = first(movers)
        movers &= movers - 1
        targets = destinations(attackers, defenders, king, origin, flags) & within
        while targets:
            move = origin << 6 | first(targets)
            targets &= targets - 1
            a, d, k = after(attackers, defenders, king, side, move, flags)
            verdict, plies = settle(a, d, k, 1 - side, prover, flags, search.directory, search.table_pieces)
            at = start + CHILD * number
            if verdict == OPEN:
                a, d, k, _ = canonical(a, d, k)
                children[at + C_ATTACKERS] = a
                children[at + C_DEFENDERS] = d
                children[at + C_KING] = k
                children[at + C_MOVE] = move
                number += 1
                continue
            if (verdict == PROVEN) == (side == prover):
                children[start + C_MOVE] = move
                children[start + C_PROOF] = 0 if verdict == PROVEN else INFINITE
                children[start + C_DISPROOF] = INFINITE if verdict == PROVEN else 0
                children[start + C_LENGTH] = plies
                children[start + C_RESTS] = UNCONDITIONAL
                children[start + C_TAG] = -1
                frames[frame + F_COUNT] = 1
                frames[frame + F_LONGEST] = 0
                return
            longest = max(longest, plies + 1)
    frames[frame + F_COUNT] = number
    frames[frame + F_LONGEST] = longest
    for index in range(number):
        at = start + CHILD * index
        a = int(children[at + C_ATTACKERS])
        d = int(children[at + C_DEFENDERS])
        k = int(children[at + C_KING])
        key = position_key(a, d, k, 1 - side)
        children[at + C_KEY] = key
        children[at + C_LENGTH] = 0
        children[at + C_TAG] = -1
        ancestor = find_on_line(search.path, frames, key, False)
        if ancestor >= 0:
            children[at + C_PROOF] = INFINITE
            children[at + C_DISPROOF] = 0
            children[at + C_RESTS] = ancestor
            children[at + C_TAG] = tag_of_key(key)
            continue
        children[at + C_PROOF] = -1
        entry = probe(search.transpositions, key)
        if entry == MISS or not read_child(search, at, entry):
            proof, disproof = first_numbers(search.weights, a, d, k, 1 - side, prover, flags)
            children[at + C_PROOF] = proof
            children[at + C_DISPROOF] = disproof
