"""Position: which pieces stand where, whose turn it is, what can be played, taken and threatened.

All rules are the kernel's. A position has no past: :class:`brandubh.Board` adds the way it came about, so that moves
can be taken back and repetitions seen.
"""

from collections.abc import Iterator, Mapping

import numpy as np

from brandubh.errors import BrandubhError, IllegalMoveError, ImpossiblePositionError, MoveTextError, SquareError
from brandubh.kernel.captures import captured_by
from brandubh.kernel.endings import escape_squares
from brandubh.kernel.flags import ATTACKERS
from brandubh.kernel.hashing import key
from brandubh.kernel.moves import MOST_MOVES, count_moves, destinations, list_moves
from brandubh.kernel.play import is_move, play, wins_at_once
from brandubh.kernel.symmetry import canonical
from brandubh.move import MOVES, Move
from brandubh.notation import Placement, format_move, format_position, parse_move, parse_uci
from brandubh.outcome import OUTCOMES, Outcome
from brandubh.pieces import SIDES, SQUARES, Piece, Side, square_names, square_number
from brandubh.reasons import why_illegal
from brandubh.rules import Rules
from brandubh.rules.set_up import Status, status_of

_KEY = 0xFFFF_FFFF_FFFF_FFFF


class LegalMoves:
    """The legal moves of a position, found when asked for, by origin and target from a1 to g7.

    >>> from brandubh import Board
    >>> moves = Board().legal_moves
    >>> len(moves), "d2-e2" in moves, bool(moves)
    (40, True, True)
    >>> moves[0], moves[-1]
    (Move.from_text('d1-b1'), Move.from_text('d7-f7'))
    """

    __slots__ = ("_position",)

    def __init__(self, position: "Position") -> None:
        self._position = position

    def codes(self) -> list[int]:
        """The kernel's numbers of the moves, :attr:`Move.code`, in their order."""
        p = self._position
        if p._closed:
            return []
        codes = np.empty(MOST_MOVES, np.int64)
        number = list_moves(p._attackers, p._defenders, p._king, p._side, p._flags, codes)
        found: list[int] = codes[:number].tolist()
        return found

    def __iter__(self) -> Iterator[Move]:
        return map(MOVES.__getitem__, self.codes())

    def __getitem__(self, index: int) -> Move:
        return MOVES[self.codes()[index]]

    def __len__(self) -> int:
        p = self._position
        return 0 if p._closed else count_moves(p._attackers, p._defenders, p._king, p._side, p._flags)

    def count(self) -> int:
        """How many legal moves there are."""
        return len(self)

    def __bool__(self) -> bool:
        # A side that cannot move has lost or drawn: the game is over.
        return not self._position._closed

    def __contains__(self, move: object) -> bool:
        p = self._position
        if isinstance(move, str):
            try:
                p.parse_text(move)
            except BrandubhError:
                return False
            return True
        if p._closed or not isinstance(move, Move):
            return False
        return is_move(p._attackers, p._defenders, p._king, p._side, move.code, p._flags)

    def __repr__(self) -> str:
        return f"<LegalMoves ({', '.join(self._position.text(move) for move in self)})>"


class Position:
    """What stands on the board and what can be done there; :class:`brandubh.Board` is one with a history.

    Where a move is asked for, its text will do.
    """

    __slots__ = ("_attackers", "_closed", "_defenders", "_ending", "_flags", "_king", "_rules", "_side")

    _attackers: int
    _defenders: int
    _king: int
    _side: int
    _flags: int
    _rules: Rules
    _ending: int  # the kernel's number for how the game ended, 0 while it goes on
    _closed: bool | int  # true when no move may be made: the game is over, or the position impossible

    # What stands where

    @property
    def rules(self) -> Rules:
        """The ruleset by which it is played."""
        return self._rules

    @property
    def turn(self) -> Side:
        """The side to move."""
        return SIDES[self._side]

    @property
    def placement(self) -> Placement:
        """The pieces as the kernel's sets of squares."""
        return Placement(self._attackers, self._defenders, self._king)

    def pieces(self) -> dict[str, Piece]:
        """The occupied squares and what stands on them, from a1 to g7.

        >>> from brandubh import Board
        >>> Board("7/7/7/t2K3/7/7/7 w").pieces()
        {'a4': <Piece.ATTACKER: 't'>, 'd4': <Piece.KING: 'K'>}
        """
        found = {}
        for piece, squares in zip(Piece, self.placement, strict=True):
            found.update(dict.fromkeys(square_names(squares), piece))
        return {name: found[name] for name in SQUARES if name in found}

    def piece_at(self, square: str) -> Piece | None:
        """The piece on a square; None if it is empty. What is no square raises :class:`SquareError`."""
        bit = 1 << square_number(square)
        for piece, squares in zip(Piece, self.placement, strict=True):
            if squares & bit:
                return piece
        return None

    def fen(self) -> str:
        """The position text: the ranks from the seventh to the first, and who is to move, ``b`` or ``w``."""
        return format_position(self.placement, self.turn)

    def status(self) -> Status:
        """What makes this position impossible; ``Status.VALID`` if nothing does.

        >>> from brandubh import Board
        >>> print(Board("7/7/7/7/7/7/t6 b").status())
        there is no king; a man stands on a corner
        """
        # A captured king is missing by right.
        captured = bool(self._ending) and self._king == 0
        status = status_of(self.placement, self._rules)
        return status & ~Status.NO_KING if captured else status

    def is_valid(self) -> bool:
        """Whether the position is possible."""
        return self.status() is Status.VALID

    def check(self) -> None:
        """See that the position is possible, or raise :class:`ImpossiblePositionError`, which says why not."""
        status = self.status()
        if status is not Status.VALID:
            raise ImpossiblePositionError(status.code)

    # Moves

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves: a view to count, search, index and iterate; empty once the game is over."""
        return LegalMoves(self)

    def is_legal(self, move: Move | str) -> bool:
        """Whether a move can be played here.

        >>> from brandubh import Board
        >>> Board().is_legal("d2-e2"), Board().is_legal("d2-d3")
        (True, False)
        """
        return move in self.legal_moves

    def destinations(self, square: str) -> set[str]:
        """Where the piece on a square may go; nowhere if it is not its side's turn.

        >>> from brandubh import Board
        >>> sorted(Board().destinations("d1"))
        ['b1', 'c1', 'e1', 'f1']
        """
        number = square_number(square)
        own = self._attackers if self._side == 0 else self._defenders | self._king
        if self._closed or not own >> number & 1:
            return set()
        return set(square_names(destinations(self._attackers, self._defenders, self._king, number, self._flags)))

    def captures(self, move: Move | str) -> set[str]:
        """The squares whose pieces a legal move takes, the king's included. Another raises :class:`IllegalMoveError`.

        >>> from brandubh import Board
        >>> Board("7/7/7/7/1tT3t/7/3K3 b").captures("g3-d3")
        {'c3'}
        """
        return self._captures(self._legal(move))

    def _captures(self, move: Move) -> set[str]:
        origin, target = divmod(move.code, 64)
        position = (self._attackers, self._defenders, self._king, self._side)
        return set(square_names(captured_by(*position, origin, target, self._flags)))

    def is_capture(self, move: Move | str) -> bool:
        """Whether a legal move takes something. A move that is not legal raises :class:`IllegalMoveError`."""
        return bool(self.captures(move))

    def capture_moves(self) -> list[Move]:
        """The legal moves that take something.

        >>> from brandubh import Board
        >>> Board("7/7/7/7/1tT3t/7/3K3 b").capture_moves()
        [Move.from_text('g3-d3')]
        """
        return [move for move in self.legal_moves if self._captures(move)]

    def winning_moves(self) -> list[Move]:
        """The legal moves that win at once on the board.

        >>> from brandubh import Board
        >>> Board("7/7/7/7/1tK3t/7/7 b").winning_moves()
        [Move.from_text('g3-d3')]
        """
        return [move for move in self.legal_moves if self._wins(move)]

    def _wins(self, move: Move) -> bool:
        *_, end = play(self._attackers, self._defenders, self._king, self._side, move.code, self._flags)
        return end > 0 and end & 3 == self._side

    # Texts of moves

    def text(self, move: Move | str) -> str:
        """A legal move with what it takes, such as ``e2-d2xc2xd3``. Another raises :class:`IllegalMoveError`.

        >>> from brandubh import Board
        >>> Board("7/7/7/7/1tT3t/7/3K3 b").text("g3d3")
        'g3-d3xc3'
        """
        move = self._legal(move)
        return format_move(move.code >> 6, move.code & 63, self._captures(move))

    def parse_text(self, text: str) -> Move:
        """Read the text of a legal move, ``d2-e2`` or ``d2e2``, and check the captures it names.

        Capitals and dashes are read, too. Captures that are written must be those the move makes, except that the
        king's may be missing, as it is in many records. A text that is no move raises :class:`MoveTextError`, a move
        that is not legal, or whose captures are written wrong, :class:`IllegalMoveError`.

        >>> from brandubh import Board
        >>> Board().parse_text("D2–E2")
        Move.from_text('d2-e2')
        """
        origin, target, said = parse_move(text)
        move = self._legal(MOVES[origin << 6 | target])
        if said is None:
            return move
        taken = self._captures(move)
        if said not in (taken, taken - set(square_names(self._king))):
            raise IllegalMoveError("illegal-captures", move=text, actual=format_move(origin, target, taken))
        return move

    def parse_uci(self, text: str) -> Move:
        """Read a legal move as engines write it, ``d2e2``, and not otherwise.

        Other texts raise :class:`MoveTextError`, moves that are not legal :class:`IllegalMoveError`.
        """
        origin, target, _ = parse_uci(text)
        return self._legal(MOVES[origin << 6 | target])

    def _legal(self, move: Move | str) -> Move:
        """A legal move, from itself or from its text; what is none is refused with the reason."""
        if isinstance(move, str):
            return self.parse_text(move)
        if not isinstance(move, Move):
            raise MoveTextError("move-text", text=repr(move))
        if self._closed or not is_move(
            self._attackers, self._defenders, self._king, self._side, move.code, self._flags
        ):
            raise why_illegal(self, move)
        return move

    # Threats

    def king_threatened(self) -> bool:
        """Whether the attackers win at once if it is their turn, or would if it were.

        >>> from brandubh import Board
        >>> Board("7/7/7/7/1tK3t/7/7 w").king_threatened()
        True
        """
        return not self._closed and wins_at_once(*self.placement, ATTACKERS, self._flags)

    def open_lines(self) -> set[str]:
        """The squares on which the king would win and to which his way is free, whoever is to move.

        >>> from brandubh import Board
        >>> sorted(Board("7/7/7/t5t/7/7/4K2 b").open_lines())
        ['a1', 'g1']
        """
        if self._closed or not self._king:
            return set()
        king = self._king.bit_length() - 1
        ways = destinations(self._attackers, self._defenders, self._king, king, self._flags)
        return set(square_names(ways & escape_squares(self._flags)))

    # How it stands

    def outcome(self) -> Outcome | None:
        """How the game ended on the board, or None while it goes on."""
        return OUTCOMES[self._ending] if self._ending else None

    def is_game_over(self) -> bool:
        """Whether the game is over on the board. An impossible position is not over, though it has no moves."""
        return self._ending != 0

    def result(self) -> str:
        """``1-0`` (the defenders have won), ``0-1``, ``1/2-1/2``, or ``*`` while the game goes on."""
        outcome = self.outcome()
        return outcome.result() if outcome else "*"

    # Likeness

    def key(self) -> int:
        """A stable 64-bit key of the position: board and side to move, not rules or history."""
        return key(self._attackers, self._defenders, self._king, self._side) & _KEY

    def canonical_key(self) -> int:
        """The key that a position shares with its seven mirror images and turns.

        >>> from brandubh import Board
        >>> Board().after("d2-e2").canonical_key() == Board().after("d2-c2").canonical_key()
        True
        """
        attackers, defenders, king, _ = canonical(*self.placement)
        return key(attackers, defenders, king, self._side) & _KEY


def placement_of(pieces: Mapping[str, Piece | str]) -> Placement:
    """The kernel's sets of squares for pieces, or their letters, on named squares."""
    squares = dict.fromkeys(Piece, 0)
    try:
        for name, piece in pieces.items():
            squares[Piece(piece)] |= 1 << square_number(name)
    except AttributeError:
        raise SquareError("square", text=str(pieces)) from None
    return Placement(squares[Piece.ATTACKER], squares[Piece.DEFENDER], squares[Piece.KING])
