"""The shape of the tables: the numbers from which core/index.py finds a position's place, worked out once.

Men stand on 44 squares. A king's square is brought into the triangle b1–d1–d4 by a symmetry of the board; the
symmetries that then still leave the king where he is (his *group*: none but the identity, one mirror, or all eight
when he is at home) gather the men's squares into *orbits*. What stands on the squares of an orbit is its *state*, a
number to base 3 (0 empty, 1 attacker, 2 defender). A position is the word of its orbits' states, and of the words that
the group makes of each other only the least is counted.

Words are counted in order, as the combinatorial number system counts sets: the rank of a word is the number of lesser
words, a sum with one term for each orbit that is not empty. A state that is the least of its images leaves a smaller
group, that of the symmetries which do not change it, for the orbits to come; so the states of an orbit fall into
classes by their numbers of men and the group they leave, and all states of a class have the same number of
continuations. That makes the numbering perfect: without gaps, and without a position that occurs twice.
"""

import functools
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

import numpy as np
import numpy.typing as npt

from brandubh.kernel.squares import CORNERS, RESTRICTED, SQUARE_NUMBERS, square_set
from brandubh.kernel.symmetry import transform_square

Numbers = npt.NDArray[np.int64]

MOST_ATTACKERS = 8
MOST_DEFENDERS = 4
KINGS = ("b1", "c1", "d1", "b2", "c2", "d2", "c3", "d3", "d4")
"""The squares of the triangle. A king in a corner has won, and is in no table."""

ATTACKERS_RANGE, DEFENDERS_RANGE = MOST_ATTACKERS + 1, MOST_DEFENDERS + 1
MATERIALS = ATTACKERS_RANGE * DEFENDERS_RANGE
"""How many materials there are; the number of one is attackers * DEFENDERS_RANGE + defenders."""

# The fields of the shape. For each square of the board: the king's place in KINGS, or -1.
KING_CLASS = 0
# For each king's square and square of the board: the number of its orbit.
ORBIT_OF = KING_CLASS + 49
# The same where squares are numbers of orbits already.
OWN_ORBITS = ORBIT_OF + 49 * 49
# For each king's square and orbit: its size, and its squares in the order of their digits.
ORBIT = OWN_ORBITS + 49
ORBIT_FIELDS = 9
MOST_ORBITS = 44
# For each of KINGS: how many orbits, how many symmetries in the group, where the records of its orbits begin.
CLASS = ORBIT + 49 * MOST_ORBITS * ORBIT_FIELDS
CLASS_FIELDS = 3
# For each number of attackers and defenders: where the positions of each of KINGS begin, and how many there are in all.
MATERIAL = CLASS + len(KINGS) * CLASS_FIELDS
MATERIAL_FIELDS = len(KINGS) + 1
# Then everything else. Each of KINGS has a record of ORBIT_RECORD fields for each orbit, which says where.
REST = MATERIAL + MATERIALS * MATERIAL_FIELDS

# The fields of an orbit's record
IMAGES = 0  # offset; [symmetry * states + state]
STATES = 1  # how many states
MEMBERS = 2  # offset; [group * states + state] = class << 32 | number within the class, of states that are least
CLASSES = 3  # offset; [group * (1 + most classes * CLASS_RECORD)] how many, then a record for each class
BASES = 4  # offset; [(group * MATERIALS + men) * most classes + class]
COUNTS = 5  # offset; [group * MATERIALS + men], of the words from this orbit on
MOST_CLASSES = 6
LISTS = 7  # offset; [start of class + number within it] = state
ORBIT_RECORD = 8

# The fields of a class of states: attackers, defenders, the group it leaves, where its list begins in LISTS
CLASS_RECORD = 4


@dataclass(frozen=True, slots=True)
class _King:
    """A square of the triangle, its group, and the orbits of the men's squares."""

    square: int
    group: tuple[int, ...]
    orbits: tuple[tuple[int, ...], ...]

    @classmethod
    def on(cls, name: str) -> "_King":
        square = SQUARE_NUMBERS[name]
        group = tuple(symmetry for symmetry in range(8) if transform_square(square, symmetry) == square)
        left = [s for s in range(49) if not RESTRICTED >> s & 1 and s != square]
        orbits = []
        while left:
            # In the order of the group, so that orbits of the same size are acted on alike.
            orbit = tuple(dict.fromkeys(transform_square(left[0], symmetry) for symmetry in group))
            orbits.append(orbit)
            left = [s for s in left if s not in orbit]
        return cls(square, group, tuple(orbits))


class _Kind:
    """Orbits on which a group acts alike: the states, their images, and their classes for each subgroup."""

    def __init__(self, action: tuple[tuple[int, ...], ...], groups: list[int]) -> None:
        size = len(action[0])
        self.states = 3**size
        digits = np.array(list(product(range(3), repeat=size)), np.int64)[:, ::-1]  # digit i counts 3**i
        power = 3 ** np.arange(size)
        # What stood on square s stands on the image of s.
        self.images = np.zeros((len(action), self.states), np.int64)
        for symmetry, places in enumerate(action):
            self.images[symmetry] = digits @ power[list(places)]
        self.attackers = (digits == 1).sum(1)
        self.defenders = (digits == 2).sum(1)
        keeps = np.zeros(self.states, np.int64)
        for symmetry in range(len(action)):
            keeps |= (self.images[symmetry] == np.arange(self.states)).astype(np.int64) << symmetry
        self.keeps = keeps
        self.members = np.full((8 + 2, self.states), -1, np.int64)
        self.classes: list[list[tuple[int, int, int]]] = []
        self.lists: list[list[Numbers]] = []
        place = 0
        while place < len(groups):
            self._class_states(place, groups)
            place += 1

    def _class_states(self, place: int, groups: list[int]) -> None:
        """Sort the least states under a group into classes; the groups they leave join the list of groups."""
        group = groups[place]
        symmetries = [symmetry for symmetry in range(len(self.images)) if group >> symmetry & 1]
        least = np.min(self.images[symmetries], axis=0) == np.arange(self.states)
        for state in np.flatnonzero(least).tolist():
            if (left := group & int(self.keeps[state])) not in groups:
                groups.append(left)
        found: dict[tuple[int, int, int], list[int]] = {}
        for state in np.flatnonzero(least).tolist():
            men = int(self.attackers[state]), int(self.defenders[state])
            if men[0] <= MOST_ATTACKERS and men[1] <= MOST_DEFENDERS:
                found.setdefault((*men, groups.index(group & int(self.keeps[state]))), []).append(state)
        # The state 0, the empty orbit, comes first: so empty orbits add nothing to a rank.
        self.classes.append(list(found))
        self.lists.append([np.array(states, np.int64) for states in found.values()])
        for number, states in enumerate(found.values()):
            for within, state in enumerate(states):
                self.members[place, state] = number << 32 | within


def _shifted(counts: Numbers, attackers: int, defenders: int) -> Numbers:
    """Counts by men still to be placed, once some men are placed."""
    moved = np.zeros_like(counts)
    moved[attackers:, defenders:] = counts[: ATTACKERS_RANGE - attackers, : DEFENDERS_RANGE - defenders]
    return moved


@functools.cache
def shape() -> Numbers:
    """All the numbers, in one array, because compiled code takes them as one argument."""
    kings = [_King.on(name) for name in KINGS]
    head = np.full(REST, -1, np.int64)
    head[OWN_ORBITS : OWN_ORBITS + 49] = np.arange(49)
    parts = [head]
    end = REST

    def add(part: Numbers) -> int:
        nonlocal end
        parts.append(part.ravel().astype(np.int64))
        end += part.size
        return end - part.size

    for place, king in enumerate(kings):
        _squares_of(head, place, king)
        groups = [(1 << len(king.group)) - 1]
        actions = [
            tuple(tuple(orbit.index(transform_square(square, symmetry)) for square in orbit) for symmetry in king.group)
            for orbit in king.orbits
        ]
        kinds: dict[tuple[tuple[int, ...], ...], _Kind] = {}
        # Which groups come up is known only when all kinds of orbits have been seen, so look until nothing is new.
        known = 0
        while known != len(groups):
            known = len(groups)
            kinds = {action: _Kind(action, groups) for action in dict.fromkeys(actions)}
        written = {
            action: (
                add(kind.images),
                add(kind.members[: len(groups)]),
                *_written_classes(kind, groups, add),
            )
            for action, kind in kinds.items()
        }
        records = np.zeros((len(king.orbits) + 1, ORBIT_RECORD), np.int64)
        # The words from an orbit on, by group: behind the last orbit there is one, if no men are left.
        counts = np.zeros((len(groups), ATTACKERS_RANGE, DEFENDERS_RANGE), np.int64)
        counts[:, 0, 0] = 1
        records[-1, COUNTS] = add(counts)
        for number in reversed(range(len(king.orbits))):
            kind = kinds[actions[number]]
            images, members, classes, lists, most = written[actions[number]]
            bases = np.zeros((len(groups), ATTACKERS_RANGE, DEFENDERS_RANGE, most), np.int64)
            total = np.zeros_like(counts)
            for group in range(len(groups)):
                for index, (attackers, defenders, left) in enumerate(kind.classes[group]):
                    bases[group, :, :, index] = total[group]
                    size = len(kind.lists[group][index])
                    total[group] += size * _shifted(counts[left], attackers, defenders)
            counts = total
            records[number] = (images, kind.states, members, classes, add(bases), add(counts), most, lists)
        head[CLASS + CLASS_FIELDS * place : CLASS + CLASS_FIELDS * (place + 1)] = (
            len(king.orbits),
            len(king.group),
            add(records),
        )
        head[MATERIAL + place : REST : MATERIAL_FIELDS] = counts[0].ravel()
    sizes = head[MATERIAL:REST].reshape(MATERIALS, MATERIAL_FIELDS)[:, :-1]
    starts = np.zeros((MATERIALS, MATERIAL_FIELDS), np.int64)
    starts[:, 1:] = np.cumsum(sizes, axis=1)
    head[MATERIAL:REST] = starts.ravel()
    return np.concatenate(parts)


def _squares_of(head: Numbers, place: int, king: _King) -> None:
    """Write the orbits of every square to which the symmetries bring a king, so that ranking needs no symmetry."""
    for symmetry in range(8):
        square = transform_square(king.square, symmetry)
        if head[KING_CLASS + square] >= 0:
            continue
        head[KING_CLASS + square] = place
        for number, orbit in enumerate(king.orbits):
            image = [transform_square(each, symmetry) for each in orbit]
            at = ORBIT + (square * MOST_ORBITS + number) * ORBIT_FIELDS
            head[at] = len(image)
            head[at + 1 : at + 1 + len(image)] = image
            for each in image:
                head[ORBIT_OF + 49 * square + each] = number


def _written_classes(kind: _Kind, groups: list[int], add: Callable[[Numbers], int]) -> tuple[int, int, int]:
    """Write the classes of a kind: where they are, where their lists are, and how many there are at most."""
    most = max(map(len, kind.classes))
    records = np.zeros((len(groups), 1 + most * CLASS_RECORD), np.int64)
    states: list[Numbers] = []
    start = 0
    for group, (classes, lists) in enumerate(zip(kind.classes, kind.lists, strict=True)):
        records[group, 0] = len(classes)
        for index, (attackers, defenders, left) in enumerate(classes):
            at = 1 + index * CLASS_RECORD
            records[group, at : at + CLASS_RECORD] = attackers, defenders, left, start
            states.append(lists[index])
            start += len(lists[index])
    return add(records), add(np.concatenate(states)), most


assert not square_set(*KINGS) & CORNERS


def positions(attackers: int, defenders: int) -> int:
    """How many positions there are, symmetric ones counted once, for one side to move."""
    return int(shape()[MATERIAL + (attackers * DEFENDERS_RANGE + defenders) * MATERIAL_FIELDS + len(KINGS)])
