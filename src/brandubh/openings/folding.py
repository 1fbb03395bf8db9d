"""Positions folded by symmetry: one stands for all eight images, and one move for all its images there."""

from dataclasses import dataclass

from brandubh.board import Board
from brandubh.kernel.hashing import key
from brandubh.kernel.symmetry import INVERSE, canonical, transform, transform_move
from brandubh.move import MOVES, Move
from brandubh.notation import Placement, format_position
from brandubh.pieces import SIDES
from brandubh.rules import PRESETS, Rules
from brandubh.tablebase.material import board_rules, rules_names


def family(rules: str | Rules) -> str:
    """The name under which a ruleset's openings are kept.

    The federation's three rulesets play alike on the board and share theirs; repetition, in which they differ, has no
    part in an opening. A ruleset of one's own is known by its digest.

    >>> family("wtf-de"), family("raven")
    ('wtf', 'raven')
    """
    found = PRESETS[rules] if isinstance(rules, str) and rules in PRESETS else rules
    if isinstance(found, str):
        return found
    rules_id = board_rules(found).rules_id
    return next(iter(rules_names(rules_id)), rules_id)


@dataclass(frozen=True, slots=True)
class Folded:
    """The image of a position that stands for all eight, and the symmetry that leads to it.

    >>> mirrored = Board("3t3/3t3/3T3/ttTKTtt/3T3/2t4/3t3 w")
    >>> fold(mirrored).fen == fold(Board().after(Move("d2", "e2"))).fen
    True
    """

    placement: Placement
    side: int
    symmetry: int

    @property
    def fen(self) -> str:
        """The text of the image."""
        return format_position(self.placement, SIDES[self.side])

    @property
    def key(self) -> int:
        """The kernel's 64-bit key of the image, signed."""
        return key(*self.placement, self.side)

    @property
    def own(self) -> list[int]:
        """The symmetries under which the image stays as it is: the identity, and seldom more."""
        return [
            symmetry
            for symmetry in range(8)
            if all(transform(squares, symmetry) == squares for squares in self.placement)
        ]

    def into(self, move: Move) -> int:
        """The code of a move as it is played in the image; the least of those that are each other's images there."""
        there = transform_move(move.code, self.symmetry)
        return min(transform_move(there, symmetry) for symmetry in self.own)

    def back(self, code: int) -> Move:
        """A move of the image as it is played in the position itself."""
        return MOVES[transform_move(code, int(INVERSE[self.symmetry]))]


def fold(board: Board) -> Folded:
    """Fold the position of a board."""
    attackers, defenders, king, symmetry = canonical(*board.placement)
    return Folded(Placement(attackers, defenders, king), board.turn.number, symmetry)


@dataclass(frozen=True, slots=True)
class MoveClass:
    """Moves of a position that are each other's mirror images: the one that is shown, and all of them."""

    move: Move
    alike: tuple[Move, ...]
    code: int
    """The move's code in the folded position."""


def move_classes(board: Board) -> list[MoveClass]:
    """The legal moves, those that are each other's images counted once.

    The one that is shown is the first from the first square, the longest way of it: d2-g2, as players call it.

    >>> [(str(each.move), len(each.alike)) for each in move_classes(Board())]
    [('d1-e1', 8), ('d1-f1', 8), ('d2-e2', 8), ('d2-f2', 8), ('d2-g2', 8)]
    """
    folded = fold(board)
    found: dict[int, list[Move]] = {}
    for move in board.legal_moves:
        found.setdefault(folded.into(move), []).append(move)
    classes = []
    for code, alike in found.items():
        alike.sort(key=lambda move: (move.code >> 6, -(move.code & 63)))
        classes.append(MoveClass(alike[0], tuple(alike), code))
    return sorted(classes, key=lambda each: each.move.code)
