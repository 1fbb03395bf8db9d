"""Games of any length, and what it costs to work with them, counted in moves."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from brandubh import Board, Rules

ENDLESS = Rules(name="endless", repetition="none")  # type: ignore[arg-type]
ENDLESS_TAG = '[Rules "{\\"name\\": \\"endless\\", \\"repetition\\": \\"none\\"}"]\n\n'
TO_AND_FRO = ["d1-c1", "d3-c3", "c1-d1", "c3-d3"]


def to_and_fro(plies: int) -> list[str]:
    """The moves of a long game that :data:`ENDLESS` allows."""
    return (TO_AND_FRO * (plies // 4 + 1))[:plies]


def _round_trip(rows: str, columns: str) -> list[str]:
    """All pairs of letters in an order in which one letter changes at a time, the last pair beside the first."""
    trip = [rows[0] + column for column in columns]
    for number, column in enumerate(reversed(columns)):
        others = rows[1:] if number % 2 == 0 else rows[:0:-1]
        trip += [row + column for row in others]
    return trip


def hunted_in_vain(plies: int, rules: str = "wtf") -> Board:
    """A game in which the king could escape at every move, so that no move of the attackers is ever free, and which
    comes round after 120 plies. That is the dearest game for the verdict on a repetition. It ends by one.
    """
    trip = _round_trip("2345", "23456")
    king = ["a3", "a4", "a5"]
    board = Board.from_pieces({"a3": "K", f"e{trip[0][0]}": "t", f"g{trip[0][1]}": "t"}, "attackers", rules=rules)
    while board.ply < plies and not board.is_game_over():
        round_, turn = divmod(board.ply, 2)
        if turn:
            move = king[round_ % 3] + king[(round_ + 1) % 3]
        else:
            one, two = trip[round_ % len(trip)], trip[(round_ + 1) % len(trip)]
            file, place = ("e", 0) if one[0] != two[0] else ("g", 1)
            move = f"{file}{one[place]}{file}{two[place]}"
        board.push(board.parse_text(move))
    return board


@dataclass
class Work:
    """Moves that were made, taken back, or copied."""

    moves: int = 0


@contextmanager
def counted() -> Iterator[Work]:
    """Count the work that boards do meanwhile."""
    work = Work()
    push, pop, copy = Board.push, Board.pop, Board.copy

    def counting_push(board: Board, move: Any) -> None:
        work.moves += 1
        push(board, move)

    def counting_pop(board: Board) -> Any:
        work.moves += 1
        return pop(board)

    def counting_copy(board: Board, *, stack: bool = True) -> Board:
        work.moves += 1 + stack * board.ply
        return copy(board, stack=stack)

    with patch.multiple(Board, push=counting_push, pop=counting_pop, copy=counting_copy):
        yield work
