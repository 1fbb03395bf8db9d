"""The search: principal-variation alpha-beta with a transposition table, reductions, and quiescence.

Scores are seen from the side to move. What ends the game at once is seen statically (kernel/threats.py): a king with
an open line to where he wins has won if it is his turn, and with two of them also if it is not; a king who can be
taken is lost. An attacker who faces one open line has no other moves than to bar it, which keeps forcing lines narrow.
"""

import numpy as np

from brandubh.compiled import compiled
from brandubh.engine.core.evaluate import Work, evaluate
from brandubh.engine.core.memory import (
    AGE,
    BY_REPETITION,
    DECIDED,
    DIRECTORY,
    DIRECTORY_LENGTH,
    GAME,
    LEAST_WIN,
    MOST_PLIES,
    NODE_LIMIT,
    NODES,
    PLAIN,
    PV_LENGTH,
    REVERSIBLE,
    ROOT_ROW,
    SELECTIVE_DEPTH,
    STOP,
    TABLE_HITS,
    TABLE_PIECES,
    WIN,
)
from brandubh.engine.core.ordering import order_moves, pick, remember_line, reward
from brandubh.engine.core.transpositions import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    Table,
    entry_bound,
    entry_depth,
    entry_move,
    entry_score,
    store,
)
from brandubh.kernel.bits import count
from brandubh.kernel.captures import (
    biting_squares,
    bitten,
    jaws_on_attackers,
    jaws_on_defenders,
    plain_jaws_on_attackers,
    plain_jaws_on_defenders,
)
from brandubh.kernel.endings import encircled
from brandubh.kernel.entries import MISS, probe
from brandubh.kernel.flags import (
    ATTACKERS,
    DEFENDERS,
    ENCIRCLING_WINS,
    KING_ARMED,
    NO_MOVES_DRAWS,
    NOBODY,
    OTHER_RULES,
    TRIGGER_MASK,
    TRIGGER_NONE,
    TRIGGER_SHIFT,
    VERDICT_CHOICE,
    VERDICT_DRAW,
    VERDICT_MASK,
    VERDICT_NONE,
    VERDICT_SHIFT,
)
from brandubh.kernel.hashing import key as position_key
from brandubh.kernel.moves import count_attackers_moves
from brandubh.kernel.play import wins_at_once
from brandubh.kernel.repetition import least_times, repetition, winner_of_loop
from brandubh.kernel.symmetry import INVERSE, canonical, transform_move
from brandubh.kernel.threats import king_threats, open_lines, plain_king_threats, plain_open_lines
from brandubh.tablebase.core.addresses import numbers_at
from brandubh.tablebase.core.probing import look_up
from brandubh.tablebase.core.values import NEITHER

INFINITY = 32767

# From this depth on, symmetric positions share an entry of the transposition table: near the root that saves whole
# subtrees, near the leaves it would cost more than it saves.
SYMMETRIC_DEPTH = 5

# How deep quiescence follows forced replies.
FORCED_PLIES = 6

# Margins of the static evaluation, in hundredths of a man: how much of a lead may be lost in a ply, and what a quiet
# move may hope for, at once and for each ply of depth. Nineteen of twenty searches change a static evaluation by less
# (bench/margins.py measures it). docs/inside/search.md says what pruning by them is worth.
STEADY = 80
HOPE = 60
HOPE_BY_DEPTH = 90

# How much less deeply a late move is searched: about the product of the logarithms of depth and number.
_REDUCTIONS = np.zeros((64, 64), np.int64)
_REDUCTIONS[2:, 2:] = 0.5 + np.outer(np.log(np.arange(2, 64)), np.log(np.arange(2, 64))) / 1.9


@compiled("void(int64[::1], int64, int64, int64, int64, int64)")
def enter(work: Work, row: int, attackers: int, defenders: int, king: int, reversible: int) -> None:
    """Write a position into the game."""
    work[GAME + 3 * row] = attackers
    work[GAME + 3 * row + 1] = defenders
    work[GAME + 3 * row + 2] = king
    work[REVERSIBLE + row] = reversible


@compiled("boolean(int64[::1], int64, int64)")
def same(work: Work, row: int, back: int) -> bool:
    """Whether the position of a row is the one ``back`` plies before."""
    at = GAME + 3 * row
    other = at - 3 * back
    return bool(work[other] == work[at] and work[other + 1] == work[at + 1] and work[other + 2] == work[at + 2])


@compiled("int64(int64[::1], int64, int64)")
def repeated(work: Work, row: int, ply: int) -> int:
    """How many plies ago the position of a row stood on the board before, since the root; or 0."""
    for back in range(4, min(ply, int(work[REVERSIBLE + row])) + 1, 2):
        if same(work, row, back):
            return back
    return 0


@compiled("int64(int64[::1], int64, int64, int64)")
def ended_by_repetition(work: Work, row: int, side: int, flags: int) -> int:
    """The ending by repetition of the whole game that leads to a row, or 0."""
    times = 1
    for back in range(4, int(work[REVERSIBLE + row]) + 1, 2):
        if same(work, row, back):
            times += 1
    if times < least_times(flags >> TRIGGER_SHIFT & TRIGGER_MASK):
        return 0
    history = work[GAME : GAME + 3 * (row + 1)].reshape((row + 1, 3))
    return repetition(history, (side + row) % 2, flags, np.zeros(row + 1, np.int8))


@compiled("boolean(int64)")
def nobody_wins_by_repetition(flags: int) -> bool:
    """Whether going round and round is a draw, or never ends the game."""
    verdict = flags >> VERDICT_SHIFT & VERDICT_MASK
    return verdict in (VERDICT_DRAW, VERDICT_NONE) or flags >> TRIGGER_SHIFT & TRIGGER_MASK == TRIGGER_NONE


@compiled("int64(int64[::1], int64, int64, int64, int64)")
def repetition_score(work: Work, row: int, loop: int, side: int, flags: int) -> int:
    """What it is worth to have come round once since the root, as if the players went on going round."""
    if nobody_wins_by_repetition(flags):
        return 0
    winner = ATTACKERS
    if flags >> VERDICT_SHIFT & VERDICT_MASK == VERDICT_CHOICE:
        # The defenders lose unless each of their moves in the loop was forced by a threat; only then it pays to ask.
        hunted = True
        for back in range(loop):
            if (back % 2 == 0) == (side == DEFENDERS):
                at = GAME + 3 * (row - back)
                if not wins_at_once(int(work[at]), int(work[at + 1]), int(work[at + 2]), ATTACKERS, flags):
                    hunted = False
                    break
        if hunted:
            history = work[GAME : GAME + 3 * (row + 1)].reshape((row + 1, 3))
            winner = winner_of_loop(history, (side + row) % 2, loop, flags, np.zeros(row + 1, np.int8))
    return BY_REPETITION if winner == side else -BY_REPETITION


@compiled("int64(int64[::1], int64, int64, int64, int64, int64, int64)")
def table_score(work: Work, attackers: int, defenders: int, king: int, side: int, ply: int, flags: int) -> int:
    """The score that tables of perfect play give a position, or INFINITY where they have none."""
    directory = numbers_at(int(work[DIRECTORY]), int(work[DIRECTORY_LENGTH]))
    value = look_up(directory, attackers, defenders, king, side)
    if value < 0:
        return INFINITY
    if value == NEITHER:
        # Nobody can force anything, so the game goes round and round.
        if nobody_wins_by_repetition(flags):
            score = 0
        elif flags >> VERDICT_SHIFT & VERDICT_MASK == VERDICT_CHOICE or flags & NO_MOVES_DRAWS:
            return INFINITY  # whom that favours only a search can tell
        else:
            score = BY_REPETITION if side == ATTACKERS else -BY_REPETITION
    else:
        plies = ply + value - 1
        score = WIN - plies if value & 1 == 0 else plies - WIN
    work[TABLE_HITS] += 1
    return score


@compiled("UniTuple(int64, 4)(int64, int64, int64, int64, int64, int64, int64)")
def moved(
    attackers: int, defenders: int, king: int, side: int, move: int, taken: int, flags: int
) -> tuple[int, int, int, int]:
    """The pieces after a move that takes some enemies but not the king, and whether it wins the game."""
    path = 1 << (move >> 6) | 1 << (move & 63)
    if side == ATTACKERS:
        a = attackers ^ path
        d = defenders & ~taken
        return a, d, king, int(flags & ENCIRCLING_WINS != 0 and encircled(a, d | king))
    if king >> (move >> 6) & 1:
        a = attackers & ~taken if flags & KING_ARMED else attackers
        return a, defenders, king ^ path, int(a == 0)
    a = attackers & ~taken
    return a, defenders ^ path, king, int(a == 0)


@compiled("int64(int64, int64)")
def no_moves_score(ply: int, flags: int) -> int:
    """The score of a side to move that cannot: the game ended with the move before."""
    return 0 if flags & NO_MOVES_DRAWS else ply - WIN


@compiled("UniTuple(int64, 3)(int64, int64, int64, int64)")
def survey_other(attackers: int, defenders: int, king: int, flags: int) -> tuple[int, int, int]:
    """What ends the game at once under any rules: the king's open lines, the squares that bar them, and his takers'."""
    lines, way = open_lines(attackers, defenders, king, flags)
    return lines, way, king_threats(attackers, defenders, king, flags)


@compiled("UniTuple(int64, 4)(int64, int64, int64, int64, int64)")
def jaws_of_other(attackers: int, defenders: int, king: int, side: int, flags: int) -> tuple[int, int, int, int]:
    """The jaws of a side to move under any rules."""
    if side == ATTACKERS:
        return jaws_on_defenders(attackers, defenders, king, flags)
    return jaws_on_attackers(attackers, defenders, king, flags)


@compiled("int64(int64[::1], int64[::1], int64, int64, int64, int64, int64, int64, int64, int64, int64, int64)")
def search(
    work: Work,
    table: Table,
    attackers: int,
    defenders: int,
    king: int,
    side: int,
    alpha: int,
    beta: int,
    depth: int,
    ply: int,
    last_move: int,
    flags: int,
) -> int:
    """The score of a position that is not over, searched to a depth; its row in the game is written already.

    From depth 0 on only captures and forced replies are followed; each forced reply makes the depth one less, so that
    ``-depth`` tells how many there were. (One function does both: Numba cannot cache a recursive function that another
    recursive one calls.) ``last_move`` is 0 at the root and after a turn that was passed, so that no two turns are
    passed in a row.
    """
    work[PV_LENGTH + ply] = ply
    work[NODES] += 1
    if work[STOP] != 0:
        return 0
    if work[NODES] >= work[NODE_LIMIT]:
        work[STOP] = 1
        return 0
    if ply > work[SELECTIVE_DEPTH]:
        work[SELECTIVE_DEPTH] = ply

    # What ends the game at once (a function of its own, with three results, would cost 5 % of the speed)
    if flags & OTHER_RULES:
        lines, way, threats = survey_other(attackers, defenders, king, flags)
    else:
        lines, way = plain_open_lines(attackers, defenders, king, flags)
        threats = 0 if side == DEFENDERS and lines else plain_king_threats(attackers, defenders, king, flags)
    within = -1
    urgent = False
    if side == DEFENDERS:
        if lines:
            return WIN - ply - 1
        urgent = threats != 0
    else:
        if threats:
            return WIN - ply - 1
        if lines:
            if lines >= 2:
                if count_attackers_moves(attackers, defenders, king, flags) == 0:
                    return no_moves_score(ply, flags)
                return ply + 2 - WIN
            within = way
            urgent = True

    if flags & OTHER_RULES:
        east, west, north, south = jaws_of_other(attackers, defenders, king, side, flags)
    elif side == ATTACKERS:
        east, west, north, south = plain_jaws_on_defenders(attackers, defenders, king, flags)
    else:
        east, west, north, south = plain_jaws_on_attackers(attackers, defenders, king, flags)
    biting = biting_squares(east, west, north, south)
    best = -INFINITY

    if depth <= 0 or ply >= MOST_PLIES - 2:
        follow = urgent and depth > -FORCED_PLIES and ply < MOST_PLIES - 2
        if not follow:
            best = evaluate(work, attackers, defenders, king, side, flags)
            if best >= beta or biting == 0 or ply >= MOST_PLIES - 2:
                return best
            alpha = max(alpha, best)
            within &= biting
        number = order_moves(work, attackers, defenders, king, side, flags, ply, biting, within, 0, last_move)
        if number == 0 and follow:
            if side == ATTACKERS and count_attackers_moves(attackers, defenders, king, flags):
                return ply + 2 - WIN
            return no_moves_score(ply, flags)
        for index in range(number):
            move = pick(work, ply, index, number)
            taken = bitten(1 << (move & 63), east, west, north, south)
            a, d, k, won = moved(attackers, defenders, king, side, move, taken, flags)
            if won:
                return WIN - ply - 1
            below = depth - 1 if follow else depth
            score = -search(work, table, a, d, k, 1 - side, -beta, -alpha, below, ply + 1, move, flags)
            if score > best:
                best = score
                if score >= beta:
                    return score
                alpha = max(alpha, score)
        return best

    row = int(work[ROOT_ROW]) + ply
    loop = repeated(work, row, ply)
    if loop:
        # Whoever could do better than go round again could have done so the first time.
        return repetition_score(work, row, loop, side, flags)
    if work[REVERSIBLE + row] > ply:
        # A position of the game before the root is another matter: only the rule itself ends the game.
        end = ended_by_repetition(work, row, side, flags)
        if end:
            winner = end & 3
            return 0 if winner == NOBODY else WIN - ply if winner == side else ply - WIN

    men = count(attackers | defenders)
    if men + 1 <= work[TABLE_PIECES]:
        score = table_score(work, attackers, defenders, king, side, ply, flags)
        if score != INFINITY:
            return score

    # No line can be better than winning at once, or worse than losing at once.
    alpha = max(alpha, ply - WIN)
    beta = min(beta, WIN - ply - 1)
    if alpha >= beta:
        return alpha
    plain = work[PLAIN] != 0
    principal = beta - alpha > 1

    # What the transposition table knows
    symmetry = 0
    if depth >= SYMMETRIC_DEPTH:
        a, d, k, symmetry = canonical(attackers, defenders, king)
        key = position_key(a, d, k, side)
    else:
        key = position_key(attackers, defenders, king, side)
    entry = probe(table, key)
    best_move = 0
    if entry != MISS:
        best_move = entry_move(entry)
        if best_move and symmetry:
            best_move = transform_move(best_move, int(INVERSE[symmetry]))
        known = entry_depth(entry)
        if not principal and (known == depth if plain else known >= depth):
            score = entry_score(entry, ply)
            bound = entry_bound(entry)
            if bound == EXACT or (bound == AT_LEAST and score >= beta) or (bound == AT_MOST and score <= alpha):
                return score
    elif depth >= 6 and not plain:
        # Without a good first move a deep search is dear: look for one a little less deeply.
        depth -= 1

    # What the static evaluation can decide
    static = -INFINITY
    if not plain and not urgent:
        static = evaluate(work, attackers, defenders, king, side, flags)
        if not principal and abs(beta) < DECIDED:
            if depth <= 6 and static - STEADY * depth >= beta:
                return static
            if last_move and depth >= 3 and static >= beta:
                # If even passing the turn leaves the score above beta, a move will.
                enter(work, row + 1, attackers, defenders, king, 0)
                # Not a plain 0: Numba's cache loses a recursive call that has a constant argument.
                no_move = last_move & 0
                less = depth - 3 - depth // 4
                score = -search(
                    work, table, attackers, defenders, king, 1 - side, -beta, 1 - beta, less, ply + 1, no_move, flags
                )
                if work[STOP] != 0:
                    return 0
                if score >= beta:
                    return min(score, DECIDED - 1)

    number = order_moves(work, attackers, defenders, king, side, flags, ply, biting, within, best_move, last_move)
    if number == 0:
        if side == ATTACKERS and lines and count_attackers_moves(attackers, defenders, king, flags):
            return ply + 2 - WIN
        return no_moves_score(ply, flags)
    if not plain and (number == 1 or (urgent and side == DEFENDERS)):
        depth += 1

    start_alpha = alpha
    chosen = 0
    for index in range(number):
        move = pick(work, ply, index, number)
        taken = bitten(1 << (move & 63), east, west, north, south)
        quiet = taken == 0
        if (
            quiet
            and index > 0
            and depth <= 4
            and not plain
            and not urgent
            and not principal
            and best > -LEAST_WIN
            and alpha < DECIDED
            and (static + HOPE + HOPE_BY_DEPTH * depth <= alpha or index >= 8 + 3 * depth * depth)
        ):
            # Late and quiet, or without hope: neither this move nor the quieter ones after it matter.
            break
        a, d, k, won = moved(attackers, defenders, king, side, move, taken, flags)
        if won:
            score = WIN - ply - 1
            work[PV_LENGTH + ply + 1] = ply + 1
        else:
            reversible = int(work[REVERSIBLE + row]) + 1 if count(a | d) == men else 0
            enter(work, row + 1, a, d, k, reversible)
            below = depth - 1
            if plain or index == 0:
                score = -search(work, table, a, d, k, 1 - side, -beta, -alpha, below, ply + 1, move, flags)
            else:
                less = 0
                if depth >= 3 and quiet and not urgent and index >= 2:
                    less = int(_REDUCTIONS[min(depth, 63), min(index, 63)])
                    if principal:
                        less -= 1
                    less = min(max(less, 0), below - 1)
                score = -search(work, table, a, d, k, 1 - side, -alpha - 1, -alpha, below - less, ply + 1, move, flags)
                if score > alpha and less:
                    score = -search(work, table, a, d, k, 1 - side, -alpha - 1, -alpha, below, ply + 1, move, flags)
                if alpha < score < beta:
                    score = -search(work, table, a, d, k, 1 - side, -beta, -alpha, below, ply + 1, move, flags)
            if work[STOP] != 0:
                return 0
        if score > best:
            best = score
            chosen = move
            if score > alpha:
                alpha = score
                if principal:
                    remember_line(work, ply, move)
                if alpha >= beta:
                    if quiet:
                        reward(work, side, ply, index, depth, move, last_move)
                    break
    bound = EXACT
    if best >= beta:
        bound = AT_LEAST
    elif best <= start_alpha:
        bound = AT_MOST
        chosen = 0
    if chosen and symmetry:
        chosen = transform_move(chosen, symmetry)
    store(table, key, chosen, best, depth, bound, ply, int(work[AGE]))
    return best
