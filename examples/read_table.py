"""Ask a table of perfect play without the package: docs/inside/table-format.md as a program.

Try it: python examples/read_table.py tables/525183bd9af77362-2v1.table "7/2t4/7/1T5/4K2/t6/7 b"

It needs the package lz4, and nothing of brandubh.
"""

import struct
import sys
import zlib
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import lz4.block

KINGS = ("b1", "c1", "d1", "b2", "c2", "d2", "c3", "d3", "d4")
RESTRICTED = {0, 6, 24, 42, 48}  # corners and throne
Symmetries = tuple[int, ...]


def image(square: int, symmetry: int) -> int:
    """A square under a symmetry of the board."""
    rank, file = divmod(square, 7)
    if symmetry & 4:
        rank, file = file, rank
    return 7 * (6 - rank if symmetry & 2 else rank) + (6 - file if symmetry & 1 else file)


class Index:
    """The numbers of all positions with the king on one of the nine squares. A word is the states of all orbits."""

    def __init__(self, king: str) -> None:
        self.king = 7 * (int(king[1]) - 1) + "abcdefg".index(king[0])
        self.group = tuple(symmetry for symmetry in range(8) if image(self.king, symmetry) == self.king)
        self.orbits: list[tuple[int, ...]] = []
        for square in range(49):
            if square not in RESTRICTED | {self.king} and not any(square in orbit for orbit in self.orbits):
                self.orbits.append(tuple(dict.fromkeys(image(square, symmetry) for symmetry in self.group)))
        self.count = cache(self._count)
        self.classes = cache(self._classes)

    def moved(self, state: tuple[int, ...], orbit: tuple[int, ...], symmetry: int) -> tuple[int, ...]:
        """A state under a symmetry: what stood on a square stands on its image."""
        there = {image(square, symmetry): piece for square, piece in zip(orbit, state, strict=True)}
        return tuple(there[square] for square in orbit)

    def _classes(self, number: int, group: Symmetries) -> dict[tuple[int, int, Symmetries], list[tuple[int, ...]]]:
        """The least states of an orbit, by their men and the group that they leave, in the order of the format."""
        orbit = self.orbits[number]
        found: dict[tuple[int, int, Symmetries], list[tuple[int, ...]]] = {}
        for digits in product(range(3), repeat=len(orbit)):
            state = digits[::-1]  # the first square is the lowest digit
            images = [self.moved(state, orbit, symmetry) for symmetry in group]
            if min(images, key=number_of) == state and state.count(1) <= 8 and state.count(2) <= 4:
                left = tuple(symmetry for symmetry, each in zip(group, images, strict=True) if each == state)
                found.setdefault((state.count(1), state.count(2), left), []).append(state)
        return found

    def _count(self, number: int, group: Symmetries, attackers: int, defenders: int) -> int:
        """How many least words there are from an orbit on."""
        if number == len(self.orbits):
            return attackers == defenders == 0
        return sum(
            len(states) * self.count(number + 1, left, attackers - a, defenders - d)
            for (a, d, left), states in self.classes(number, group).items()
            if a <= attackers and d <= defenders
        )

    def rank(self, men: dict[int, int], attackers: int, defenders: int) -> int:
        """How many words come before the least image of a word; ``men`` has 1 or 2 for squares that are not empty."""
        answer, group, candidates = 0, self.group, self.group
        for number, orbit in enumerate(self.orbits):
            state = tuple(men.get(square, 0) for square in orbit)
            least = min((self.moved(state, orbit, symmetry) for symmetry in candidates), key=number_of)
            candidates = tuple(each for each in candidates if self.moved(state, orbit, each) == least)
            for (a, d, left), states in self.classes(number, group).items():
                below = self.count(number + 1, left, attackers - a, defenders - d)
                if least in states:
                    answer += states.index(least) * below
                    group, attackers, defenders = left, attackers - a, defenders - d
                    break
                answer += len(states) * below
        return answer


index_of = cache(Index)


def number_of(state: tuple[int, ...]) -> int:
    """A state as a number to base 3."""
    return sum(piece * 3**place for place, piece in enumerate(state))


def squares(fen: str) -> Iterator[tuple[int, str]]:
    """The pieces of a position text."""
    for rank, row in zip(range(6, -1, -1), fen.split()[0].split("/"), strict=True):
        file = 0
        for letter in row:
            if letter.isdigit():
                file += int(letter)
            else:
                yield 7 * rank + file, letter
                file += 1


def place_of(fen: str) -> tuple[int, int, int]:
    """The numbers of attackers and defenders of a position, and its place in their table."""
    pieces = dict(squares(fen))
    attackers, defenders = (list(pieces.values()).count(letter) for letter in "tT")
    (king,) = (square for square, letter in pieces.items() if letter == "K")
    before = 0
    for name in KINGS:
        index = index_of(name)
        for symmetry in range(8):
            if image(king, symmetry) == index.king:
                men = {image(square, symmetry): " tT".find(letter) for square, letter in pieces.items()}
                del men[index.king]
                return attackers, defenders, before + index.rank(men, attackers, defenders)
        before += index.count(0, index.group, attackers, defenders)
    raise ValueError("a king on a corner is in no table")


def probe(path: str, fen: str) -> int:
    """The byte of a position."""
    data = Path(path).read_bytes()
    fields = struct.unpack_from("<16s4IQ16s16s2Q6Q32sI", data)
    magic, version, attackers, defenders, _longest, positions = fields[:6]
    if magic != b"Brandubh tables\n" or version != 1 or zlib.crc32(data[:168]) != fields[-1]:
        raise ValueError("not a table of version 1, or damaged")
    *men, place = place_of(fen)
    if men != [attackers, defenders]:
        raise ValueError("a table of other men")
    side = "bw".index(fen.split()[1])
    blocks = -(-positions // 4096)
    entry = 256 + side * 8 * (blocks + 1) + 8 * (place // 4096)
    start, checksum, stop = struct.unpack_from("<3I", data, entry)
    base = 256 + 16 * (blocks + 1) + side * fields[8]
    packed = data[base + start : base + stop]
    if zlib.crc32(packed) != checksum:
        raise ValueError("a damaged block")
    size = min(4096, positions - place // 4096 * 4096)
    values: bytes = lz4.block.decompress(packed, uncompressed_size=size)
    return values[place % 4096]


def text(value: int) -> str:
    """What a byte means."""
    if value == 0:
        return "neither side can force an end"
    if value == 255:
        return "over: the side to move has won"
    plies = value - 1
    return f"the side to move {'wins' if plies % 2 else 'loses'} in {plies} plies" if plies else "over: lost"


if __name__ == "__main__":
    print(text(probe(*sys.argv[1:])))
