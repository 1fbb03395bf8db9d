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
from brandubh.solver.core.memory import CHILD, SEARCH, UNCONDITIONAL, Record, Search
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


@compiled(void(CHILD, int64, int64))
def disprove(child: Record, rests: int, tag: int) -> None:
    """Call a child disproven, resting on the position at a depth of the line, whose tag is given."""
    child.proof = INFINITE
    child.disproof = 0
    child.rests = rests
    child.tag = tag


@compiled(boolean(SEARCH, CHILD, int64))
def read_child(search: Search, child: Record, entry: int) -> bool:
    """Read what an entry of the transposition table says of a child; whether that is anything new."""
    proof = INFINITE
    disproof = 0
    kind = kind_of(entry)
    if kind == NUMBERS:
        proof = proof_of(entry)
        disproof = disproof_of(entry)
    elif kind == PROVEN:
        proof = 0
        disproof = INFINITE
        child.length = length_of(entry)
    else:
        tag = tag_of(entry)
        child.tag = tag
        child.rests = UNCONDITIONAL
        if tag >= 0:
            known = search.tags[tag]
            if known & VOID:
                return False
            if not known & HOLDS:
                depth = find_on_line(search.path, search.frames, tag, True)
                child.rests = depth
                if depth < 0:
                    proof = SUSPENDED
                    disproof = 1
    new = bool(proof != child.proof or disproof != child.disproof)
    child.proof = proof
    child.disproof = disproof
    return new


@compiled(void(SEARCH, int64, int64))
def expand(search: Search, depth: int, side: int) -> None:
    """List the children of a frame that a look does not settle, or the one alone that settles the frame.

    An attacker who faces one open line has no other moves than to bar it: all others let the king go home.
    """
    children = search.children
    prover = search.prover
    flags = search.flags
    frame = search.frames[depth]
    attackers, defenders, king = int(frame.attackers), int(frame.defenders), int(frame.king)
    start = frame.first
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
            if verdict == OPEN:
                child = children[start + number]
                child.attackers, child.defenders, child.king, _ = canonical(a, d, k)
                child.move = move
                number += 1
                continue
            if (verdict == PROVEN) == (side == prover):
                child = children[start]
                disprove(child, UNCONDITIONAL, -1)
                if verdict == PROVEN:
                    child.proof = 0
                    child.disproof = INFINITE
                child.move = move
                child.length = plies
                frame.count = 1
                frame.longest = 0
                return
            longest = max(longest, plies + 1)
    frame.count = number
    frame.longest = longest
    for at in range(start, start + number):
        child = children[at]
        a, d, k = int(child.attackers), int(child.defenders), int(child.king)
        key = position_key(a, d, k, 1 - side)
        child.key = key
        child.length = 0
        child.tag = -1
        ancestor = find_on_line(search.path, search.frames, key, False)
        if ancestor >= 0:
            disprove(child, ancestor, tag_of_key(key))
            continue
        child.proof = -1
        entry = probe(search.transpositions, key)
        if entry == MISS or not read_child(search, child, entry):
            child.proof, child.disproof = first_numbers(search.weights, a, d, k, 1 - side, prover, flags)
