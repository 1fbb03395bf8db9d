"""Game: a tree of moves with headers, comments, symbols, clocks, evaluations and drawings."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Generic, Protocol, Self, TypeVar

from brandubh.board import Board
from brandubh.drawing import Color as Color
from brandubh.drawing import Drawing as Drawing
from brandubh.errors import BrandubhError, expect, one_line
from brandubh.move import Move
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import Side
from brandubh.rules import Rules

_WON_OFF_BOARD = (Termination.RESIGNATION, Termination.TIMEOUT)
_DRAWN_OFF_BOARD = (Termination.AGREEMENT,)


def can_be_declared(outcome: Outcome, board: Board) -> bool:
    """Whether a game that goes on on the board may have ended so all the same.

    Players resign, run out of time or agree. And an arbiter, or an earlier reading of the rule, may have ended a
    repetition sooner than the board would: then at least the last position must have stood there before.
    """
    if outcome.termination is Termination.REPETITION:
        return board.occurrences() > 1
    return outcome.termination in (_DRAWN_OFF_BOARD if outcome.winner is None else _WON_OFF_BOARD)


@dataclass(frozen=True, slots=True)
class Evaluation:
    """An evaluation of a position, seen from the defenders: hundredths of a man, or a forced win in ``wins_in`` moves.

    >>> str(Evaluation(centimen=-35)), str(Evaluation(wins_in=3))
    ('-0.35', '#3')
    >>> Evaluation.from_text("#-2")
    Evaluation(centimen=None, wins_in=-2)
    """

    centimen: int | None = None  # hundredths of a man; None where a win is forced
    wins_in: int | None = None

    def __post_init__(self) -> None:
        if (self.centimen is None) == (self.wins_in is None):
            raise BrandubhError("evaluation-both")

    @classmethod
    def from_text(cls, text: str) -> "Evaluation":
        """Read ``0.35``, ``-1.20``, ``#3`` (the defenders win in three) or ``#-3`` (the attackers)."""
        expect(text, str, "an evaluation such as 0.35 or #3")
        if match := re.fullmatch(r"#([+-]?[0-9]{1,4})", text):
            return cls(wins_in=int(match[1]))
        if match := re.fullmatch(r"([+-]?)([0-9]{1,4})(?:\.([0-9]{1,2}))?", text):
            value = 100 * int(match[2]) + int((match[3] or "").ljust(2, "0"))
            return cls(centimen=-value if match[1] == "-" else value)
        raise BrandubhError("evaluation", text=text)

    def __str__(self) -> str:
        if self.wins_in is not None:
            return f"#{self.wins_in}"
        assert self.centimen is not None
        return f"{'-' if self.centimen < 0 else ''}{abs(self.centimen) // 100}.{abs(self.centimen) % 100:02}"


@dataclass(eq=False, slots=True)
class Node:
    """A place in the tree: the move that leads to it, what is said about it, and how play may go on.

    The first of the ``variations`` is the main line.

    >>> game = Game()
    >>> node = game.push_text("d2-e2")
    >>> node.ply, node.board().turn
    (1, <Side.DEFENDERS: 'defenders'>)
    """

    parent: "Node | None" = field(default=None, repr=False)  # None for the root
    move: Move | None = None  # None for the root
    comment: str = ""  # stands behind the move
    starting_comment: str = ""  # stands before the move; only where a variation begins
    symbols: list[int] = field(default_factory=list)  # numeric annotation glyphs, 1 = "!" and so on
    clock: float | None = None  # seconds left to the player who moved
    evaluation: Evaluation | None = None  # of the position after the move
    drawings: list[Drawing] = field(default_factory=list)  # on the position after the move
    variations: list["Node"] = field(default_factory=list, repr=False)
    game: "Game | None" = field(default=None, repr=False)  # the root's alone

    @property
    def ply(self) -> int:
        """How many moves lead here."""
        return len(self.path())

    def root(self) -> "Node":
        """The node from which all others of the tree come."""
        node = self
        while node.parent is not None:
            node = node.parent
        return node

    def board(self) -> Board:
        """The board here, with its history. A node that was cut from its game has none."""
        game = self.root().game
        if game is None:
            raise BrandubhError("this node was removed from its game")
        return game.board(self)

    def says_the_same(self, other: "Node") -> bool:
        """Whether two nodes have the same move and the same remarks, whatever follows them."""
        expect(other, Node, "a node")
        return all(getattr(self, name) == getattr(other, name) for name in _SAID)

    def attach(self, move: Move) -> "Node":
        """The node after a move, made unless it is there. The caller sees to it that the move is legal."""
        for node in self.variations:
            if node.move is move:
                return node
        return self.grow(move)

    def grow(self, move: Move) -> "Node":
        """A new node after a move, even where there is one with the same move."""
        expect(move, Move, "a move")
        node = Node(self, move)
        self.variations.append(node)
        return node

    def draw(self, *drawings: Drawing | Move | str) -> None:
        """Add arrows and rings to the position here: drawings, their texts, or moves, which become green arrows.

        >>> node = Game().push_text("d2-e2")
        >>> node.draw("Re2", "Gd3f3", Move("c4", "c2"))
        >>> [str(each) for each in node.arrows()], [str(each) for each in node.rings()]
        (['Gd3f3', 'Gc4c2'], ['Re2'])
        """
        self.drawings += [_drawing(each) for each in drawings]

    def arrows(self) -> list[Drawing]:
        """Those of the drawings that are arrows."""
        return [drawing for drawing in self.drawings if not drawing.is_ring]

    def rings(self) -> list[Drawing]:
        """Those of the drawings that are rings."""
        return [drawing for drawing in self.drawings if drawing.is_ring]

    def line(self) -> Iterator["Node"]:
        """The main line from here, this node left out."""
        node = self
        while node.variations:
            node = node.variations[0]
            yield node

    def path(self) -> list[Move]:
        """The moves from the root to here."""
        moves = []
        node = self
        while node.parent is not None:
            assert node.move is not None
            moves.append(node.move)
            node = node.parent
        return moves[::-1]

    def promote(self) -> None:
        """Make this node the main line of its parent."""
        if self.parent is not None:
            self.parent.variations.remove(self)
            self.parent.variations.insert(0, self)

    def remove(self) -> None:
        """Cut this node and all that follows it from the tree."""
        if self.parent is not None:
            self.parent.variations.remove(self)
            self.parent = None

    def _repr_svg_(self) -> str:
        """The picture that notebooks show: the position here, the move that led to it, and the drawings."""
        from brandubh.pictures import svg

        return svg.board(self.board(), last_move=self.move, arrows=self.drawings, size=400)


def _drawing(drawing: Drawing | Move | str) -> Drawing:
    if isinstance(drawing, Move):
        return Drawing(Color.GREEN, drawing.origin, drawing.target)
    expect(drawing, (Drawing, str), "a drawing such as Gd2e2, or a move")
    return Drawing.from_text(drawing) if isinstance(drawing, str) else drawing


_SAID = ("move", "comment", "starting_comment", "symbols", "clock", "evaluation", "drawings")


class Game:
    """A game, or the analysis of one: where it starts, a tree of moves, headers, and how it ended.

    It starts with the position ``fen``, or that of its ``rules``; ``headers`` are its tags by name. A position that
    cannot be raises :class:`ImpossiblePositionError`.

    >>> game = Game(headers={"Attackers": "Sigrid", "Defenders": "Branán"})
    >>> node = game.push_text("d2-e2")
    >>> node.comment = "the usual beginning"
    >>> game.resign(Side.DEFENDERS)
    >>> game
    <Game Sigrid – Branán, 0-1 after 1 plies>
    """

    __slots__ = ("_root_board", "declared", "headers", "root")

    def __init__(
        self, fen: str | None = None, *, rules: str | Rules = "wtf", headers: dict[str, str] | None = None
    ) -> None:
        self._root_board = Board(fen, rules=rules)
        self._root_board.check()
        if headers is not None:
            expect(headers, Mapping, "a dictionary of headers")
        self.headers: dict[str, str] = dict(headers or {})
        self.root = Node(game=self)
        self.declared: Outcome | None = None
        """How the game ended off the board: by resignation, on time, by agreement, or by an arbiter's repetition."""

    @classmethod
    def from_board(cls, board: Board) -> "Game":
        """The game whose main line is a board's history."""
        expect(board, Board, "a board")
        game = cls(board.root().fen(), rules=board.rules)
        node = game.root
        for move in board.move_stack:
            node = node.attach(move)
        return game

    @classmethod
    def from_bytes(cls, data: bytes) -> "Game":
        """The game that :meth:`to_bytes` has made bytes of; whatever else they are, :class:`PackedError`."""
        from brandubh.record.packed import unpack

        return unpack(data)

    def to_bytes(self) -> bytes:
        """The whole game, remarks and variations included, in a few bytes: one for a move. Clocks keep milliseconds.

        >>> game = Game()
        >>> node = game.push_text("d2-e2")
        >>> game.to_bytes().hex()
        '010007ff33c1bbfb'
        >>> Game.from_bytes(game.to_bytes()) == game
        True
        """
        from brandubh.record.packed import pack

        return pack(self)

    @property
    def rules(self) -> Rules:
        """The ruleset by which it is played."""
        return self._root_board.rules

    @property
    def start(self) -> str:
        """The position text of the start."""
        return self._root_board.fen()

    def starts_normally(self) -> bool:
        """Whether the game begins with the start position of its ruleset."""
        return self._root_board == Board(rules=self.rules)

    def end(self) -> Node:
        """The last node of the main line."""
        node = self.root
        while node.variations:
            node = node.variations[0]
        return node

    def board(self, node: Node | None = None) -> Board:
        """The board at a ``node``, with its history; at the end of the main line if none is named."""
        node = self.end() if node is None else node
        expect(node, Node, "a node of the game")
        return self._root_board.copy().play_all(node.path())

    def mainline(self) -> list[Move]:
        """The moves of the main line."""
        return self.end().path()

    def push(self, move: Move | str) -> Node:
        """Play a move at the end of the main line; its node. Errors are those of :meth:`Board.push`."""
        return self.add(move, self.end())

    def push_text(self, text: str) -> Node:
        """Play a written move at the end of the main line; its node. Errors are those of :meth:`Board.push_text`."""
        return self.push(self.board().parse_text(text))

    def add(self, move: Move | str, node: Node) -> Node:
        """Play a move after a node: the main line there, or another variation; its node.

        A game that has been resigned, lost on time or agreed drawn takes no more moves at its end:
        :class:`BrandubhError`.
        """
        if self.declared is not None and node is self.end():
            raise BrandubhError("game-over")
        board = self.board(node)
        board.push(move)
        return node.attach(board.peek())

    def resign(self, side: Side | str) -> None:
        """End the game by a side's resignation; :class:`BrandubhError` if it is over already."""
        self.declare(Outcome(Side(side).other, Termination.RESIGNATION))

    def time_out(self, side: Side | str) -> None:
        """End the game because a side's time is up; :class:`BrandubhError` if it is over already."""
        self.declare(Outcome(Side(side).other, Termination.TIMEOUT))

    def agree_draw(self) -> None:
        """End the game as a draw by agreement; :class:`BrandubhError` if it is over already."""
        self.declare(Outcome(None, Termination.AGREEMENT))

    def declare(self, outcome: Outcome) -> None:
        """End the game off the board; :class:`BrandubhError` if it is over, or cannot end like that.

        Games end by resignation, on time and by agreement; by repetition where an arbiter has counted one that the
        board does not, if the last position has stood there before.
        """
        expect(outcome, Outcome, "an outcome")
        board = self.board()
        if not can_be_declared(outcome, board):
            raise BrandubhError("game-declared", termination=outcome.termination.value)
        if self.declared or board.is_game_over():
            raise BrandubhError("game-over")
        self.declared = outcome

    def outcome(self) -> Outcome | None:
        """How the game ended, on the board or off it; None while it goes on."""
        return self.declared or self.board().outcome()

    def result(self) -> str:
        """``1-0`` (the defenders won), ``0-1``, ``1/2-1/2`` or ``*``."""
        outcome = self.outcome()
        return outcome.result() if outcome else "*"

    def moves_of(self, side: Side | str) -> int:
        """How many moves a side has made in the main line; it decides drawn matches."""
        plies = len(self.mainline())
        return (plies + 1) // 2 if self._root_board.turn is Side(side) else plies // 2

    def __eq__(self, other: object) -> bool:
        """Whether two games say the same: headers, start, ruleset, end, and the whole tree with all its remarks."""
        if not isinstance(other, Game):
            return NotImplemented
        if (self.headers, self.declared) != (other.headers, other.declared) or self._root_board != other._root_board:
            return False
        pairs = [(self.root, other.root)]
        while pairs:  # not by recursion: a game is deeper than Python's stack
            mine, others = pairs.pop()
            if not mine.says_the_same(others) or len(mine.variations) != len(others.variations):
                return False
            pairs += zip(mine.variations, others.variations, strict=True)
        return True

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        players = " – ".join(one_line(self.headers.get(side.title(), "?")) for side in Side)
        return f"<Game {players}, {self.result()} after {len(self.mainline())} plies>"


class _Place(Protocol):
    """A place in a tree of moves: the move that leads to it, and the place from which it comes."""

    @property
    def parent(self) -> Self | None: ...

    @property
    def move(self) -> Move | None: ...


_P = TypeVar("_P", bound=_Place)


class Walk(Generic[_P]):
    """A board that goes from place to place in a tree of moves.

    It goes back to where the ways part and on from there. Whoever takes a tree in its order thus plays each move about
    once, however long the game is and however many variations it has: a board of its own for each place would cost the
    square of that.
    """

    def __init__(self, board: Board, root: _P) -> None:
        self._board = board
        self._path = {root: 0}  # the places from the root to the present one, which is the last, and their plies

    def at(self, node: _P) -> Board:
        """The board at a place, with its history. It is the walk's own, and good until the next place."""
        way = []
        while node not in self._path:
            way.append(node)
            if node.parent is None:
                raise BrandubhError("this node is of another game")
            node = node.parent
        ply = self._path[node]
        while self._board.ply > ply:
            self._board.pop()
            self._path.popitem()
        for each in reversed(way):
            assert each.move is not None
            self._board.push(each.move)
            self._path[each] = self._board.ply
        return self._board


class Cursor(Walk[Node]):
    """A board that goes from place to place in a game's tree.

    >>> game = Game()
    >>> first = game.push_text("d2-e2")
    >>> cursor = Cursor(game)
    >>> cursor.at(first).ply, cursor.at(game.root).ply
    (1, 0)
    """

    def __init__(self, game: Game) -> None:
        expect(game, Game, "a game")
        super().__init__(game.board(game.root), game.root)
