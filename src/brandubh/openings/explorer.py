"""The explorer: what games, the engine and proofs say of a position and of each of its moves."""

import contextlib
from dataclasses import dataclass
from pathlib import Path

from brandubh.board import Board
from brandubh.engine.score import Score
from brandubh.errors import BrandubhError, expect
from brandubh.move import Move
from brandubh.openings.folding import MoveClass, family, fold, move_classes
from brandubh.openings.proofs import Proofs
from brandubh.openings.store import Counts, Store
from brandubh.openings.verdicts import SHIPPED, Book
from brandubh.pieces import Side
from brandubh.tablebase import Tables


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the engine thinks: a score, and how deep it has looked."""

    score: Score  # what the engine thinks
    depth: int  # plies
    nodes: int  # positions searched


@dataclass(frozen=True, slots=True)
class Explored:
    """A position and what is known of it; its moves, those played most first, then those the engine likes."""

    counts: Counts  # how games from here ended
    opinion: Opinion | None  # None where nothing was searched
    line: tuple[Move, ...]  # what the engine would play, and expects
    proven: Side | None  # the side that is certain to win, if one is
    moves: tuple["ExploredMove", ...]  # one for each class of mirror images


@dataclass(frozen=True, slots=True)
class ExploredMove:
    """A move and its mirror images: how games with it ended, what the engine thinks, who is proven to win."""

    move: Move  # in the orientation of the board
    alike: tuple[Move, ...]  # the move and its images
    counts: Counts  # how games with it ended
    opinion: Opinion | None  # None where nothing was searched
    proven: Side | None  # the side that is certain to win after it, if one is


class Explorer:
    """Answers about positions, from the files in a folder and what comes with the game.

    >>> from pathlib import Path
    >>> explored = Explorer(Path("nowhere")).explore(Board())
    >>> len(explored.moves), sum(len(each.alike) for each in explored.moves)
    (5, 40)
    """

    def __init__(self, folder: str | Path) -> None:
        expect(folder, (str, Path), "a folder")
        folder = Path(folder)
        self.folder = folder
        self.store = Store(folder)
        self._book = Book(folder / SHIPPED)
        self._proofs = Proofs(folder)

    def warm(self) -> None:
        """Load what the first answer would wait for; what is wrong with the files is told to those who ask."""
        with contextlib.suppress(BrandubhError):
            self.explore(Board())

    def explore(self, board: Board, tables: Tables | None = None) -> Explored:
        """What is known of a position, also by the ``tables`` of perfect play. How it came about does not matter."""
        expect(board, Board, "a board")
        expect(tables, (Tables, type(None)), "tables of perfect play")
        board = board.copy(stack=False)
        name, folded = family(board.rules), fold(board)
        counted = {} if board.is_game_over() else self.store.counts(board)
        verdict = self._book.get(name, folded.fen)
        opinion = None if verdict is None else Opinion(verdict.score, verdict.depth, verdict.nodes)
        line = () if verdict is None else tuple(folded.back(move.code) for move in verdict.line)
        moves = []
        for each in move_classes(board):
            before = opinion if line and line[0] in each.alike else None
            moves.append(self._move(name, board, each, counted.get(each.code, Counts()), before, tables))
        moves.sort(key=lambda each: _order(each, board.turn))
        return Explored(
            counts=sum((each.counts for each in moves), Counts()),
            opinion=opinion,
            line=line,
            proven=self._proven(name, board, tables) or _follows(moves, board.turn),
            moves=tuple(moves),
        )

    def _move(
        self, name: str, board: Board, each: MoveClass, counts: Counts, before: Opinion | None, tables: Tables | None
    ) -> ExploredMove:
        """A move, with the opinion on the position ``before`` it where it is thought to be the best there."""
        after = board.after(each.move)
        verdict = self._book.get(name, fold(after).fen)
        opinion = before
        if verdict is not None and (before is None or verdict.nodes >= before.nodes):
            opinion = Opinion(verdict.score, verdict.depth, verdict.nodes)
        return ExploredMove(each.move, each.alike, counts, opinion, self._proven(name, after, tables))

    def _proven(self, name: str, board: Board, tables: Tables | None) -> Side | None:
        """Who is certain to win a position, by the rules, the tables or a proof."""
        outcome = board.outcome()
        if outcome is not None:
            return outcome.winner
        if tables is not None and board in tables:
            known = tables.probe(board)
            return known.winner if known.distance is not None else None
        return self._proofs.winner(name, fold(board).fen)


def _follows(moves: list[ExploredMove], side: Side) -> Side | None:
    """Who wins by what is proven of the moves: the side to move by one of them, the other if it wins after all."""
    winners = {each.proven for each in moves}
    if side in winners:
        return side
    return side.other if winners == {side.other} else None


def _order(each: ExploredMove, side: Side) -> tuple[object, ...]:
    worth = (-1, 0) if each.opinion is None else each.opinion.score.of(side).worth
    proven = 0 if each.proven is None else 1 if each.proven is side else -1
    return (-each.counts.games, -proven, each.opinion is None, -worth[0], -worth[1], each.move.code)
