"""Which puzzles are too like each other to have both."""

from brandubh.kernel.symmetry import transform
from brandubh.move import Symmetry
from brandubh.puzzles.puzzle import Puzzle

ALIKE = 2
"""Positions that differ in so few squares, as by one move of one man, are alike."""
ALIKE_IN_A_GAME = 6
"""The same for positions of one game, which have the same idea too if they have the same first move."""


def is_same_idea(puzzle: Puzzle, other: Puzzle) -> bool:
    """Whether two puzzles are too like each other to have both."""
    if puzzle.rules != other.rules or puzzle.side is not other.side:
        return False
    if puzzle.source != other.source:
        return squares_apart(puzzle, other) <= ALIKE
    apart, images = _nearest_images(puzzle, other)
    first, others = puzzle.line()[0], other.line()[0]
    return apart <= ALIKE_IN_A_GAME or any(image.move(first) is others for image in images)


def squares_apart(puzzle: Puzzle, other: Puzzle) -> int:
    """In how many squares two positions differ, in the images in which they differ least."""
    return _nearest_images(puzzle, other)[0]


def _nearest_images(puzzle: Puzzle, other: Puzzle) -> tuple[int, list[Symmetry]]:
    """In how few squares an image of a puzzle's position differs from another's, and the images that do."""
    mine, others = puzzle.board().placement, other.board().placement
    apart = {}
    for image in Symmetry:
        different = 0
        for part, wanted in zip(mine, others, strict=True):
            different |= transform(part, int(image)) ^ wanted
        apart[image] = different.bit_count()
    least = min(apart.values())
    return least, [image for image in Symmetry if apart[image] == least]
