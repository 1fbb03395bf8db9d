"""Board: a position with its history, the friendly face of the kernel.

All rules are the kernel's. A board keeps the three sets of squares, whose turn it is, how the game stands, and the
way it came here, so that moves can be taken back and repetitions seen.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping

import numpy as np

from brandubh.errors import BrandubhError, IllegalMoveError, ImpossiblePositionError, SquareError
from brandubh.kernel.captures import captured_by
from brandubh.kernel.endings import ending
from brandubh.kernel.flags import ATTACKERS
from brandubh.kernel.hashing import key
from brandubh.kernel.moves import MOST_MOVES, count_moves, destinations, list_moves
from brandubh.kernel.perft import perft
from brandubh.kernel.play import after, is_move, play
from brandubh.kernel.repetition import Bound, History, last_loop, repetition, winner_of_loop
from brandubh.kernel.symmetry import canonical, transform
from brandubh.move import MOVES, Move, Symmetry
from brandubh.notation import Placement, format_move, format_position, parse_move, parse_position
from brandubh.outcome import OUTCOMES, Outcome, RepetitionWarning
from brandubh.pieces import SIDES, SQUARES, Piece, Side, square_names, square_number
from brandubh.reasons import why_illegal
from brandubh.rules import Rules, get_rules
from brandubh.rules.set_up import Status, status_of

COUNTED_AT_ONCE = 5
"""How long the move paths are, in plies, that can be counted in a blink."""

_LONG = 100  # positions


class LegalMoves:
    """The legal moves of a board, found when asked for.

    >>> moves = Board().legal_moves
    >>> len(moves), Move.from_text("d2-e2") in moves, bool(moves)
    (40, True, True)
    """

    __slots__ = ("_board",)

    def __init__(self, board: "Board") -> None:
        self._board = board

    def __iter__(self) -> Iterator[Move]:
        b = self._board
        if b._closed:
            return iter(())
        codes = np.empty(MOST_MOVES, np.int64)
        number = list_moves(b._attackers, b._defenders, b._king, b._side, b._flags, codes)
        return map(MOVES.__getitem__, codes[:number].tolist())

    def __len__(self) -> int:
        b = self._board
        return 0 if b._closed else count_moves(b._attackers, b._defenders, b._king, b._side, b._flags)

    def count(self) -> int:
        """How many legal moves there are."""
        return len(self)

    def __bool__(self) -> bool:
        # A side that cannot move has lost or drawn: the game is over.
        return not self._board._closed

    def __contains__(self, move: object) -> bool:
        b = self._board
        if b._closed or not isinstance(move, Move):
            return False
        return is_move(b._attackers, b._defenders, b._king, b._side, move.code, b._flags)

    def __repr__(self) -> str:
        return f"<LegalMoves ({', '.join(self._board.text(move) for move in self)})>"


class Board:
    """A position of the game, how it came about, and what can be played.

    ``Board()`` is the start position of the federation's rules. A position text and a ruleset (the name of a preset
    or a :class:`Rules`) give any other.

    >>> board = Board()
    >>> board.push_text("d2-e2")
    Move.from_text('d2-e2')
    >>> board.turn
    <Side.DEFENDERS: 'defenders'>
    >>> board.fen()
    '3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3 w'
    """

    __slots__ = (
        "_attackers",
        "_bound",
        "_closed",
        "_defenders",
        "_ending",
        "_flags",
        "_king",
        "_past",
        "_rules",
        "_seen",
        "_side",
        "_stack",
    )

    _attackers: int
    _defenders: int
    _king: int
    _side: int
    _flags: int
    _rules: Rules
    _ending: int  # the kernel's number for how the game ended, 0 while it goes on
    _closed: bool | int  # true when no move may be made: the game is over, or the position impossible
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
        """The board with these pieces, or their letters, on these squares.

        >>> Board.from_pieces({"d4": Piece.KING, "a4": Piece.ATTACKER}, Side.DEFENDERS).fen()
        '7/7/7/t2K3/7/7/7 w'
        """
        squares = dict.fromkeys(Piece, 0)
        try:
            side = Side(turn)
        except ValueError:
            raise BrandubhError("side", text=str(turn)) from None
        for name, piece in pieces.items():
            try:
                squares[Piece(piece)] |= 1 << square_number(name)
            except SquareError:
                raise
            except ValueError:
                raise BrandubhError("piece", text=str(piece)) from None
        board = cls(rules=rules)
        board._set_up(Placement(squares[Piece.ATTACKER], squares[Piece.DEFENDER], squares[Piece.KING]), side)
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
        """The occupied squares and what stands on them, from a1 to g7."""
        found = {}
        for piece, squares in zip(Piece, self.placement, strict=True):
            found.update(dict.fromkeys(square_names(squares), piece))
        return {name: found[name] for name in SQUARES if name in found}

    def piece_at(self, square: str) -> Piece | None:
        """The piece on a square."""
        bit = 1 << square_number(square)
        for piece, squares in zip(Piece, self.placement, strict=True):
            if squares & bit:
                return piece
        return None

    def fen(self) -> str:
        """The position text."""
        return format_position(self.placement, self.turn)

    def status(self) -> Status:
        """What makes this position impossible; ``Status.VALID`` if nothing does.

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
        """The legal moves: a view to count, search and iterate; empty once the game is over."""
        return LegalMoves(self)

    def destinations(self, square: str) -> set[str]:
        """Where the piece on a square may go; nowhere if it is not its side's turn."""
        number = square_number(square)
        own = self._attackers if self._side == 0 else self._defenders | self._king
        if self._closed or not own >> number & 1:
            return set()
        return set(square_names(destinations(self._attackers, self._defenders, self._king, number, self._flags)))

    def captures(self, move: Move) -> set[str]:
        """The squares whose pieces a legal move takes, the king's included.

        >>> Board("7/7/7/7/1tT3t/7/3K3 b").captures(Move.from_text("g3-d3"))
        {'c3'}
        """
        self._check(move)
        origin, target = divmod(move.code, 64)
        position = (self._attackers, self._defenders, self._king, self._side)
        return set(square_names(captured_by(*position, origin, target, self._flags)))

    def text(self, move: Move) -> str:
        """A legal move with what it takes, such as ``e2-d2xc2xd3``."""
        return format_move(move.code >> 6, move.code & 63, self.captures(move))

    def push(self, move: Move) -> None:
        """Play a move. One that is not legal raises :class:`IllegalMoveError` and changes nothing."""
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
        if times >= 3 and not end and self._rules.ends_by_repetition:
            end = repetition(self.history(), self._starter, self._flags, self._known_bound())
        self._ending = self._closed = end

    def push_text(self, text: str) -> Move:
        """Play a move written as ``d2-e2`` or ``e2-d2xc2xd3``, and return it.

        Captures that are written must be those the move makes, except that the king's may be missing, as it is in
        many records.
        """
        move = self.parse_text(text)
        self.push(move)
        return move

    def parse_move(self, text: str) -> Move:
        """Read the text of a legal move as people write it, ``d2-e2``, or as engines do, ``d2e2``."""
        if "-" in text:
            return self.parse_text(text)
        move = Move.from_uci(text)
        self._check(move)
        return move

    def parse_text(self, text: str) -> Move:
        """Read the text of a legal move, and check the captures it names."""
        origin, target, said = parse_move(text)
        move = MOVES[origin << 6 | target]
        taken = self.captures(move)
        if said is not None and said not in (taken, taken - set(square_names(self._king))):
            actual = format_move(origin, target, taken)
            raise IllegalMoveError("illegal-captures", move=text, actual=actual)
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

    def play_all(self, moves: Iterable[Move | str]) -> "Board":
        """Play several moves, given as objects or as text, and return the board itself.

        >>> Board().play_all(["d2-e2", "c4-c2"]).ply
        2
        """
        for move in moves:
            if isinstance(move, str):
                self.push_text(move)
            else:
                self.push(move)
        return self

    def after(self, move: Move) -> "Board":
        """A board of its own with the position after a legal move; the way it came about is left behind.

        >>> Board().after(Move("d2", "e2")).fen()
        '3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3 w'
        """
        board = self.copy(stack=False)
        board.push(move)
        return board.copy(stack=False)

    def passed(self) -> "Board":
        """The same position with the other side to move, as no game could have it: to ask what is threatened.

        >>> Board().passed().turn
        <Side.DEFENDERS: 'defenders'>
        """
        board = self.copy(stack=False)
        board._set_up(self.placement, self.turn.other)
        return board

    def winning_moves(self) -> list[Move]:
        """The legal moves that win at once on the board.

        >>> Board("7/7/7/7/1tK3t/7/7 b").winning_moves()
        [Move.from_text('g3-d3')]
        """
        return [move for move in self.legal_moves if self._wins(move)]

    def _wins(self, move: Move) -> bool:
        *_, end = play(self._attackers, self._defenders, self._king, self._side, move.code, self._flags)
        return end > 0 and end & 3 == self._side

    def line_text(self, moves: Iterable[Move]) -> list[str]:
        """A line of moves from here, each written with what it takes.

        >>> Board("7/7/7/7/1tT3t/7/3K3 b").line_text([Move("g3", "d3"), Move("d1", "a1")])
        ['g3-d3xc3', 'd1-a1']
        """
        board = self.copy()
        texts = []
        for move in moves:
            texts.append(board.text(move))
            board.push(move)
        return texts

    # Endings

    def outcome(self) -> Outcome | None:
        """How the game ended on the board, or None while it goes on."""
        return OUTCOMES[self._ending] if self._ending else None

    def is_game_over(self) -> bool:
        """Whether the game is over on the board."""
        return self._ending != 0

    def repetition_warning(self, move: Move) -> RepetitionWarning | None:
        """What to tell a player before a legal move that brings back an earlier position; None if it does not.

        >>> board = Board().play_all("d1-c1 d3-c3 c1-d1".split())
        >>> print(board.repetition_warning(Move.from_text("c3-d3")))
        This position has stood on the board once before: if the players keep going round, the defenders lose.
        """
        self._check(move)
        return self._warning(move)

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

    def key(self) -> int:
        """A stable 64-bit key of the position: board and side to move, not rules or history."""
        return key(self._attackers, self._defenders, self._king, self._side) & 0xFFFF_FFFF_FFFF_FFFF

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
        """The one of the eight symmetric boards that stands for all of them."""
        return self.transform(canonical(*self.placement)[3])

    def copy(self, *, stack: bool = True) -> "Board":
        """A board of its own with the same position and history; without ``stack``, the position alone."""
        board: Board = object.__new__(Board)
        for slot in Board.__slots__:
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
        if depth < 0:
            raise ValueError(f"a depth is 0 or more, not {depth}")
        if stop() or not self.is_valid():
            return int(depth == 0)
        if depth > COUNTED_AT_ONCE:
            position = self.copy(stack=False)
            return sum(position.after(move).perft(depth - 1, stop=stop) for move in position.legal_moves)
        return perft(self._attackers, self._defenders, self._king, self._side, depth, self._flags)

    # Reasons

    def _check(self, move: Move) -> None:
        if move not in self.legal_moves:
            raise why_illegal(self, move)


_SYMBOLS: dict[Piece | None, str] = {piece: piece.value for piece in Piece}
