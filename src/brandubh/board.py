"""Board: a position with its history, the friendly face of the kernel.

A :class:`Position` says what stands where and what can be played. A board adds the way it came here, so that moves can
be taken back and repetitions seen; and it can be edited.
"""

from array import array
from collections.abc import Callable, Iterable, Mapping

import numpy as np

from brandubh.errors import BrandubhError, expect
from brandubh.kernel.endings import ending
from brandubh.kernel.flags import ATTACKERS
from brandubh.kernel.perft import perft
from brandubh.kernel.play import after, play
from brandubh.kernel.repetition import Bound, History, last_loop, repetition, winner_of_loop
from brandubh.kernel.symmetry import canonical, transform
from brandubh.move import Move, Symmetry
from brandubh.notation import Placement, parse_position
from brandubh.outcome import RepetitionWarning
from brandubh.pieces import SIDES, Piece, Side, square_number
from brandubh.position import LegalMoves as LegalMoves
from brandubh.position import Position, placement_of
from brandubh.reasons import why_illegal
from brandubh.rules import Repetition, Rules, get_rules

COUNTED_AT_ONCE = 5
"""How long the move paths are, in plies, that can be counted in a blink."""

_LONG = 100  # positions


class Board(Position):
    """A position of the game, how it came about, and what can be played.

    ``Board()`` is the start position of the federation's rules. A position text ``fen`` and a ruleset ``rules`` (the
    name of a preset or a :class:`Rules`) give any other. A text that is no position raises
    :class:`PositionTextError`, an unknown ruleset :class:`RulesError`; a position that cannot be is taken, and
    :meth:`status` says what is wrong with it.

    >>> board = Board()
    >>> board.push_text("d2-e2")
    Move.from_text('d2-e2')
    >>> board.turn
    <Side.DEFENDERS: 'defenders'>
    >>> board.fen()
    '3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3 w'
    """

    __slots__ = ("_bound", "_past", "_seen", "_stack")

    _stack: list[tuple[Move, int, int, int]]  # each move with the pieces before it
    _past: "array[int]"  # those pieces in the kernel's form, for as many moves as it was last asked about
    _bound: "array[int]"  # of which of them the kernel knows that their movers had no choice
    _seen: dict[tuple[int, int, int, int], int]  # how often each position has stood on the board

    def __init__(self, fen: str | None = None, *, rules: str | Rules = "wtf") -> None:
        self._rules = get_rules(rules)
        self._flags = self._rules.flags
        if fen is None:
            self._set_up(self._rules.placement, self._rules.first)
        else:
            self._set_up(*parse_position(fen))

    @classmethod
    def from_pieces(cls, pieces: Mapping[str, Piece | str], turn: Side | str, *, rules: str | Rules = "wtf") -> "Board":
        """The board with these pieces, or their letters, on these squares. What is no square raises
        :class:`SquareError`.

        >>> Board.from_pieces({"d4": Piece.KING, "a4": Piece.ATTACKER}, Side.DEFENDERS).fen()
        '7/7/7/t2K3/7/7/7 w'
        """
        board = cls(rules=rules)
        board._set_up(placement_of(pieces), Side(turn))
        return board

    def _set_up(self, placement: Placement, turn: Side) -> None:
        self._attackers, self._defenders, self._king = placement
        self._side = turn.number
        self._stack = []
        self._past = array("q")
        self._bound = array("b")
        self._seen = {(*placement, self._side): 1}
        self._ending = 0
        self._closed = bool(self.status())
        if not self._closed:
            self._ending = self._closed = ending(*placement, self._side, self._flags)

    # Editing: the position is a new one then, without a past

    @property
    def turn(self) -> Side:
        """The side to move. Setting it makes a new position, whose history begins here."""
        return SIDES[self._side]

    @turn.setter
    def turn(self, side: Side | str) -> None:
        self._set_up(self.placement, Side(side))

    def set_piece_at(self, square: str, piece: Piece | str | None) -> None:
        """Put a piece on a square, instead of what stands there; None takes it away.

        >>> board = Board()
        >>> board.clear()
        >>> board.set_piece_at("d4", Piece.KING)
        >>> board.set_piece_at("a4", "t")
        >>> board.fen()
        '7/7/7/t2K3/7/7/7 b'
        """
        bit = 1 << square_number(square)
        put = None if piece is None else Piece(piece)
        parts = [part | bit if kind is put else part & ~bit for kind, part in zip(Piece, self.placement, strict=True)]
        self._set_up(Placement(*parts), self.turn)

    def remove_piece_at(self, square: str) -> Piece | None:
        """Take away what stands on a square, and return it; None if nothing stood there."""
        piece = self.piece_at(square)
        self.set_piece_at(square, None)
        return piece

    def clear(self) -> None:
        """Take all pieces away, to set up a position. Whose turn it is stays."""
        self._set_up(Placement(0, 0, 0), self.turn)

    # Playing

    def push(self, move: Move | str) -> None:
        """Play a move, given as an object or as text.

        One that is not legal raises :class:`IllegalMoveError`, a text that is no move :class:`MoveTextError`; the board
        stays as it is then.

        >>> board = Board()
        >>> board.push(Move("d2", "e2"))
        >>> board.push("c4-c2")
        >>> board.ply
        2
        """
        if not isinstance(move, Move):
            move = self._legal(move)
        attackers, defenders, king, side = self._attackers, self._defenders, self._king, self._side
        if self._closed:
            raise why_illegal(self, move)
        a, d, k, end = play(attackers, defenders, king, side, move.code, self._flags)
        if end < 0:
            raise why_illegal(self, move)
        self._stack.append((move, attackers, defenders, king))
        self._attackers = a
        self._defenders = d
        self._king = k
        self._side = side = 1 - side
        position = (a, d, k, side)
        seen = self._seen
        times = seen.get(position, 0) + 1
        seen[position] = times
        # The kernel is asked from the third time on, or where a second is enough.
        often = times >= 3 or (times == 2 and self._rules.repetition is Repetition.SECOND_TIME)
        if often and not end and self._rules.ends_by_repetition:
            end = repetition(self.history(), self._starter, self._flags, self._known_bound())
        self._ending = self._closed = end

    def push_text(self, text: str) -> Move:
        """Play a move written as ``d2-e2`` or ``e2-d2xc2xd3``, and return it.

        :meth:`parse_text` says what is read, and what raises :class:`MoveTextError` or :class:`IllegalMoveError`.
        """
        move = self.parse_text(text)
        self.push(move)
        return move

    def push_uci(self, text: str) -> Move:
        """Play a move as engines write it, ``d2e2``, and return it; errors are those of :meth:`parse_uci`."""
        move = self.parse_uci(text)
        self.push(move)
        return move

    def pop(self) -> Move:
        """Take back the last move and return it; ``IndexError`` if there is none."""
        position = (self._attackers, self._defenders, self._king, self._side)
        move, self._attackers, self._defenders, self._king = self._stack.pop()
        if self._past:
            del self._past[3 * len(self._stack) :]
            del self._bound[len(self._stack) :]
        seen = self._seen
        if seen[position] == 1:
            del seen[position]
            if self._bound:  # who was bound to the loop may be free to go where nobody has been now
                del self._bound[:]
        else:
            seen[position] -= 1
        self._side = 1 - self._side
        self._ending = self._closed = 0
        return move

    def peek(self) -> Move:
        """The last move; ``IndexError`` if there is none."""
        return self._stack[-1][0]

    @property
    def move_stack(self) -> list[Move]:
        """The moves played, first to last."""
        return [entry[0] for entry in self._stack]

    @property
    def ply(self) -> int:
        """How many moves have been played on this board."""
        return len(self._stack)

    @property
    def move_number(self) -> int:
        """The number of the next move: a move of the attackers and the answer to it share one."""
        starter_answers = self.turn is (Side.DEFENDERS if self.ply % 2 == 0 else Side.ATTACKERS)
        return (self.ply + starter_answers) // 2 + 1

    def play_all(self, moves: Iterable[Move | str]) -> "Board":
        """Play several moves, given as objects or as text, and return the board itself.

        >>> Board().play_all(["d2-e2", "c4-c2"]).ply
        2
        """
        expect(moves, Iterable, "a line of moves")
        for move in moves:
            self.push(move)
        return self

    def after(self, move: Move | str) -> "Board":
        """A board of its own with the position after a legal move; the way it came about is left behind.

        >>> Board().after(Move("d2", "e2")).fen()
        '3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3 w'
        """
        board = self.copy(stack=False)
        board.push(move)
        return board.copy(stack=False)

    def passed(self) -> "Board":
        """The same position with the other side to move, as no game could have it: to ask what is threatened.

        It takes the place of a null move, which the rules do not know.

        >>> Board().passed().turn
        <Side.DEFENDERS: 'defenders'>
        """
        board = self.copy(stack=False)
        board._set_up(self.placement, self.turn.other)
        return board

    def moves_of(self, side: Side | str) -> list[Move]:
        """The moves that a side has, or would have if it were its turn.

        >>> board = Board()
        >>> len(board.moves_of("attackers")), len(board.moves_of("defenders"))
        (40, 24)
        """
        return list((self if Side(side) is self.turn else self.passed()).legal_moves)

    def takeable(self, side: Side | str) -> set[str]:
        """The squares whose pieces the opponent of a side could take at once, if it were the opponent's turn.

        >>> Board("7/7/7/7/1tT3t/7/3K3 w").takeable("defenders")
        {'c3'}
        """
        board = self if Side(side) is not self.turn else self.passed()
        return set[str]().union(*(board._captures(move) for move in board.legal_moves))

    def line_text(self, moves: Iterable[Move | str]) -> list[str]:
        """A line of moves from here, each written with what it takes.

        >>> Board("7/7/7/7/1tT3t/7/3K3 b").line_text([Move("g3", "d3"), Move("d1", "a1")])
        ['g3-d3xc3', 'd1-a1']
        """
        expect(moves, Iterable, "a line of moves")
        board = self.copy()
        texts = []
        for move in moves:
            texts.append(board.text(move))
            board.push(move)
        return texts

    def variation_text(self, moves: Iterable[Move | str]) -> str:
        """A line of moves from here as game files write it, with numbers.

        >>> Board().variation_text(["d2-e2", "c4-c2", "d6-c6"])
        '1. d2-e2 c4-c2 2. d6-c6'
        """
        expect(moves, Iterable, "a line of moves")
        board = self.copy()
        words: list[str] = []
        for move in moves:
            if board.turn is Side.ATTACKERS:
                words.append(f"{board.move_number}.")
            elif not words:
                words.append(f"{board.move_number}...")
            words.append(board.text(move))
            board.push(move)
        return " ".join(words)

    # Repetition

    def repetition_warning(self, move: Move | str) -> RepetitionWarning | None:
        """What to tell a player before a legal move that brings back an earlier position; None if it does not.

        >>> board = Board().play_all("d1-c1 d3-c3 c1-d1".split())
        >>> print(board.repetition_warning(Move.from_text("c3-d3")))
        This position has stood on the board once before: if the players keep going round, the defenders lose.
        """
        return self._warning(self._legal(move))

    def repetition_warnings(self) -> dict[Move, RepetitionWarning]:
        """The legal moves that bring back an earlier position, and what to tell a player before each.

        >>> [str(move) for move in Board().play_all("d1-c1 d3-c3 c1-d1".split()).repetition_warnings()]
        ['c3-d3']
        """
        if not self._may_repeat():
            return {}
        return {move: warning for move in self.legal_moves if (warning := self._warning(move)) is not None}

    def _may_repeat(self) -> bool:
        """Whether the side that is not to move ever stood as it stands now, after a move of the other. In a long game
        it is quicker to look at each move.
        """
        if len(self._seen) > _LONG:
            return True
        waiting = 1 - self._side
        if waiting == ATTACKERS:
            return any(a == self._attackers and side == waiting for a, _, _, side in self._seen)
        men, king = self._defenders, self._king
        return any(d == men and k == king and side == waiting for _, d, k, side in self._seen)

    def _warning(self, move: Move) -> RepetitionWarning | None:
        if not self._rules.ends_by_repetition:
            return None
        board = (self._attackers, self._defenders, self._king)
        position = after(*board, self._side, move.code, self._flags)
        times = self._seen.get((*position, 1 - self._side), 0)
        if times == 0:
            return None
        history = self._history_with(*board, *position)
        bound = self._known_bound()
        final = repetition(history, self._starter, self._flags, bound)
        winner = final & 3 if final else winner_of_loop(history, self._starter, last_loop(history), self._flags, bound)
        return RepetitionWarning(times, SIDES[1 - winner] if winner < 2 else None, bool(final))

    def occurrences(self) -> int:
        """How often the present position has stood on the board, this time included."""
        return self._seen[(self._attackers, self._defenders, self._king, self._side)]

    @property
    def _starter(self) -> int:
        return (self._side + len(self._stack)) % 2

    def history(self) -> History:
        """The positions of the game as the kernel's array, a row each, the present one last."""
        return self._history_with(self._attackers, self._defenders, self._king)

    def _history_with(self, *later: int) -> History:
        """The positions before the present one, and later ones. Those that were asked for before are at hand, so that
        a game of many repetitions does not cost the square of its length.
        """
        for _, *pieces in self._stack[len(self._past) // 3 :]:
            self._past.extend(pieces)
        return np.frombuffer(self._past + array("q", later), np.int64).reshape(-1, 3)

    def _known_bound(self) -> Bound:
        """What the kernel knows and learns about the positions before the present one, which it asks for, and the
        present one, in a form that it can write to.
        """
        missing = len(self._stack) + 1 - len(self._bound)
        if missing > 0:
            self._bound.frombytes(bytes(missing))
        return np.frombuffer(self._bound, np.int8)

    # Likeness

    def transform(self, symmetry: int) -> "Board":
        """The same game seen through one of the eight symmetries, history included.

        >>> Board("7/7/7/t2K3/7/7/7 w").transform(Symmetry.MIRROR_FILES).fen()
        '7/7/7/3K2t/7/7/7 w'
        """
        way = Symmetry(symmetry)
        number = int(way)  # a plain integer, which compiled code takes without ado
        board = self.copy()
        board._attackers, board._defenders, board._king = (transform(part, number) for part in self.placement)
        board._stack = [
            (way.move(move), transform(a, number), transform(d, number), transform(k, number))
            for move, a, d, k in self._stack
        ]
        board._past = array("q")
        board._bound = array("b")
        board._seen = {
            (transform(a, number), transform(d, number), transform(k, number), side): times
            for (a, d, k, side), times in self._seen.items()
        }
        return board

    def canonical(self) -> "Board":
        """The one of the eight symmetric boards that stands for all of them, history included.

        >>> Board().after("d2-e2").canonical() == Board().after("d6-c6").canonical()
        True
        """
        return self.transform(canonical(*self.placement)[3])

    def copy(self, *, stack: bool = True) -> "Board":
        """A board of its own with the same position and history; without ``stack``, the position alone."""
        board: Board = object.__new__(Board)
        for slot in (*Position.__slots__, *Board.__slots__):
            setattr(board, slot, getattr(self, slot))
        if stack:
            board._stack = list(self._stack)
            board._past = self._past[:]
            board._bound = self._bound[:]
            board._seen = dict(self._seen)
        else:
            board._stack = []
            board._past = array("q")
            board._bound = array("b")
            board._seen = {(*self.placement, self._side): 1}
        return board

    def root(self) -> "Board":
        """The position in which this board's history begins."""
        board = self.copy(stack=False)
        if self._stack:
            _, *pieces = self._stack[0]
            board._set_up(Placement(*pieces), SIDES[self._starter])
        return board

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self._side == other._side and self.placement == other.placement and self._rules == other._rules

    __hash__ = None  # type: ignore[assignment]  # a board changes

    def __repr__(self) -> str:
        if self._rules.preset == "wtf":
            return f"Board({self.fen()!r})"
        return f"Board({self.fen()!r}, rules={(self._rules.preset or self._rules)!r})"

    def __str__(self) -> str:
        rows = ["".join(_SYMBOLS.get(self.piece_at(f"{file}{rank}"), ".") for file in "abcdefg") for rank in "7654321"]
        return "\n".join(" ".join(row) for row in rows)

    def _repr_svg_(self) -> str:
        """The picture that notebooks show."""
        from brandubh.pictures import svg

        return svg.board(self, last_move=self.peek() if self._stack else None, size=400)

    def perft(self, depth: int, *, stop: Callable[[], bool] = lambda: False) -> int:
        """Count the move paths of a length: a finished position has none, repetition is ignored.

        A deep count is made in pieces of a blink each, so that Ctrl-C ends it, or ``stop``, which is asked before each.

        >>> Board().perft(3)
        39512
        """
        expect(stop, Callable, "a function that says when to stop")  # type: ignore[arg-type]
        if not isinstance(depth, int) or depth < 0:  # compiled code would take a fraction for a depth without end
            raise BrandubhError(f"a depth is a whole number, 0 or more, not {depth!r}")
        if stop() or not self.is_valid():
            return int(depth == 0)
        if depth > COUNTED_AT_ONCE:
            position = self.copy(stack=False)
            return sum(position.after(move).perft(depth - 1, stop=stop) for move in position.legal_moves)
        return perft(self._attackers, self._defenders, self._king, self._side, depth, self._flags)


_SYMBOLS: dict[Piece | None, str] = {piece: piece.value for piece in Piece}
