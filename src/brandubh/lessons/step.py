"""A step of a lesson: a position, what the learner is to do there, and what each move is worth.

A step is data. Which moves are right is not written down but follows from its goal, by the kernel's rules; only where
the goal is an idea and not a fact on the board does the file name the moves, and then it must claim something that the
tests can prove.
"""

from collections.abc import Sequence, Set
from dataclasses import dataclass

from brandubh.board import Board
from brandubh.errors import BrandubhError, Words, expect
from brandubh.move import Move
from brandubh.outcome import Termination
from brandubh.pieces import Side


class LessonError(BrandubhError):
    """A lesson that cannot be: unknown, badly written, or not what it says."""


class Goal(Words):
    """What the learner is to do."""

    LOOK = "look"
    """Nothing: to look at the board and go on."""
    REACH = "reach"
    """To bring a piece to one of the squares."""
    CAPTURE = "capture"
    """To capture what stands on the squares; without squares, at least so many pieces."""
    WIN = "win"
    """To win at once, by the ending if one is named."""
    DRAW = "draw"
    """To draw at once."""
    STOP = "stop"
    """To leave the opponent without a move that wins at once."""
    SAFE = "safe"
    """To leave the opponent without a move that captures anything, or anything on the squares."""
    NEW = "new"
    """To bring about a position that has not been there before."""
    LINE = "line"
    """To win by force: at each step but the last one move alone keeps the win, and the line shows the longest way."""
    MOVES = "moves"
    """To find one of the moves that are named; claims say why."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """Moves that people try, with a message of their own."""

    name: str  # the last part of its message
    moves: tuple[str, ...]  # as texts


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that the words say and the tests prove: after these moves a side wins by force.

    ``within`` is the number of its moves that this takes at most; None, any number. ``false`` denies it: the side
    cannot force a win.
    """

    winner: Side  # who wins
    after: tuple[str, ...] = ()  # moves from the position on, as texts
    within: int | None = None
    false: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One position of a lesson, and what the learner does there.

    ``before`` is played first, so that repetition has a history. ``marks`` are squares to be ringed. ``reply`` is what
    the opponent answers to a right move, ``"engine"`` for whatever the engine thinks best.
    """

    name: str  # the middle of its messages
    rules: str  # the name of a preset
    position: str  # a position text
    goal: Goal  # what is to be done
    before: tuple[str, ...] = ()
    squares: tuple[str, ...] = ()  # those that the goal is about
    count: int = 1  # how many pieces to capture
    ending: Termination | None = None  # how to win, if that matters
    right: tuple[str, ...] = ()  # the right moves, as texts, where they are named
    line: tuple[str, ...] = ()  # the moves of a forced win, both sides
    reply: str | None = None
    marks: tuple[str, ...] = ()
    mistakes: tuple[Mistake, ...] = ()  # wrong moves with a message of their own
    claims: tuple[Claim, ...] = ()  # what the words say, for the tests

    def board(self) -> Board:
        """The position, as the learner finds it."""
        return Board(self.position, rules=self.rules).play_all(self.before)

    @property
    def side(self) -> Side:
        """The learner's side."""
        return self.board().turn

    def right_moves(self, board: Board, played: Sequence[Move] = ()) -> list[Move]:
        """The moves that are right on a board, which is this step's after the moves ``played``."""
        expect(board, Board, "a board")
        expect(played, Sequence, "the moves played")
        if self.goal is Goal.MOVES:
            return [board.parse_text(text) for text in self.right]
        if self.goal is Goal.LINE:
            if len(played) == len(self.line) - 1:
                return board.winning_moves()
            return [board.parse_text(self.line[len(played)])]
        return [move for move in board.legal_moves if self._fulfils(board, move)]

    def is_right(self, board: Board, move: Move, played: Sequence[Move] = ()) -> bool:
        """Whether one move is right after those ``played``; quicker than to look for all that are."""
        expect(board, Board, "a board")
        expect(move, Move, "a move")
        if self.goal in (Goal.MOVES, Goal.LINE):
            return move in self.right_moves(board, played)
        return self._fulfils(board, move)

    def _fulfils(self, board: Board, move: Move) -> bool:
        if self.goal is Goal.REACH:
            return move.target in self.squares
        if self.goal is Goal.CAPTURE:
            taken = board.captures(move)
            return taken >= set(self.squares) if self.squares else len(taken) >= self.count
        if self.goal is Goal.NEW:
            return board.repetition_warning(move) is None
        after = board.copy().play_all((move,))  # with its history: repetition ends games too
        outcome = after.outcome()
        if self.goal in (Goal.WIN, Goal.DRAW):
            winner = board.turn if self.goal is Goal.WIN else None
            return outcome is not None and outcome.winner is winner and self.ending in (None, outcome.termination)
        if outcome is not None:
            return outcome.winner is board.turn
        if self.goal is Goal.STOP:
            return not after.winning_moves()
        if self.goal is Goal.SAFE:
            return not any(self.is_loss(after.captures(reply)) for reply in after.legal_moves)
        raise AssertionError(self.goal)

    def is_loss(self, taken: set[str]) -> bool:
        """Whether these captures take what should have been safe."""
        expect(taken, Set, "a set of squares")
        return bool(taken & set(self.squares)) if self.squares else bool(taken)

    def answer_to(self, board: Board, played: Sequence[Move]) -> Move | None:
        """What the opponent answers, by the file, to a right move that has been made on the board; None if nothing."""
        expect(board, Board, "a board")
        expect(played, Sequence, "the moves played")
        if self.goal is Goal.LINE:
            return None if board.is_game_over() else board.parse_text(self.line[len(played)])
        if self.reply is None or self.reply == "engine" or board.is_game_over():
            return None
        return board.parse_text(self.reply)

    def mistake(self, move: Move) -> str | None:
        """The name of the mistake that a wrong move is, if it is one of those with a message of their own."""
        text = str(move)
        return next((mistake.name for mistake in self.mistakes if text in mistake.moves), None)
