"""Game files, read as a stream: whole games, their headers alone, or whatever a visitor wants to know."""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NoReturn

from brandubh.board import Board
from brandubh.drawing import Drawing
from brandubh.errors import BrandubhError, RecordError, expect, expect_number
from brandubh.game import Evaluation, Game, Node
from brandubh.move import Move
from brandubh.outcome import Outcome
from brandubh.record.chunks import chunks
from brandubh.record.movetext import MovetextReader
from brandubh.record.source import PlacedLine, Source, expect_handler, lines_of, placed_lines, source_name, width_in
from brandubh.record.visitor import Visitor
from brandubh.record.writing import OWN_TAGS
from brandubh.rules import Rules, get_rules

OnError = Callable[[RecordError], None]


def read_games(
    source: Source,
    *,
    rules: str | Rules = "wtf",
    on_error: OnError | None = None,
    name: str = "",
    most_moves: int | None = None,
) -> Iterator[Game]:
    r"""Read the games of a text, a path or an open file, one at a time.

    A game with a mistake is left out: its :class:`RecordError` is passed to ``on_error`` and reading goes on with
    the next one. Without ``on_error`` the error is raised. It names the file ``name``, a path's own if not said.
    ``rules`` are those of games that do not name their own.
    A game of more than ``most_moves``, those of its variations included, counts as a mistake, and is read no further.

    >>> text = "1. d2-e2 c4-c5 *\n\n[Event \"bad\"]\n1. d2-d9 *\n\n[Event \"good\"]\n1. d2-c2 *"
    >>> errors = []
    >>> [str(game.mainline()[0]) for game in read_games(text, on_error=errors.append)]
    ['d2-e2', 'd2-c2']
    >>> print(errors[0])
    4:4: A move is written like d2-e2, or e2-d2xc2xd3 with captures, not “d2-d9”.
    """
    expect_handler(on_error)
    builder = _Builder(on_error or raise_error)
    for _ in _visits(_unplaced(source), builder, rules, source_name(source, name), most_moves):
        yield builder.game


def visit_games(
    source: Source,
    visitor: Visitor,
    *,
    rules: str | Rules = "wtf",
    name: str = "",
    most_moves: int | None = None,
) -> int:
    """Tell a visitor the games of a text, a path or an open file; how many were right, or skipped by the visitor.

    No more than one game is in memory at any time. ``rules``, ``name`` and ``most_moves`` are those of
    :func:`read_games`.
    """
    expect(visitor, Visitor, "a Visitor")
    return sum(1 for _ in _visits(_unplaced(source), visitor, rules, source_name(source, name), most_moves))


@dataclass(frozen=True, slots=True)
class FoundGame:
    """A game that :func:`scan_headers` has found: its tags as they are written, and where it begins.

    ``offset`` counts bytes, or characters in a text; ``line`` counts from 1.
    """

    headers: Mapping[str, str]  # the tags by their names
    offset: int
    line: int


def scan_headers(source: Source, *, on_error: OnError | None = None, name: str = "") -> Iterator[FoundGame]:
    r"""Find the games of a text, a path or an open file and read their tags, but not their moves.

    What is wrong with tags goes to ``on_error``, or is raised, with the file's ``name``; what is wrong with moves is
    not seen.
    :func:`read_game` reads one of the games.

    >>> text = "[Event \"one\"]\n\n1. d2-e2 *\n\n[Event \"two\"]\n\n1. d2-c2 *\n"
    >>> found = list(scan_headers(text))
    >>> [game.headers["Event"] for game in found], found[1].offset
    (['one', 'two'], 27)
    >>> read_game(text, found[1]).mainline()
    [Move.from_text('d2-c2')]
    """
    expect_handler(on_error)
    called = source_name(source, name)
    for chunk in chunks(placed_lines(source), source=called):
        try:
            tags, _ = chunk.read_tags()
        except RecordError as error:
            _report(error, called, on_error or raise_error)
            continue
        reader = MovetextReader(chunk.movetext, chunk.first_move_line)
        start = reader.next_game()
        if tags:
            yield FoundGame(tags, chunk.offset, chunk.line)
            reader.skip_game()
            start = reader.next_game()
        while start is not None:
            line, column = reader.place(start)
            placed = chunk.moves[line]
            offset = placed.offset + width_in(source, placed.text[:column])
            yield FoundGame({}, offset, chunk.first_move_line + line)
            reader.skip_game()
            start = reader.next_game()


def read_game(source: Source, at: FoundGame | int | None = None, *, rules: str | Rules = "wtf", name: str = "") -> Game:
    """Read one game: that which :func:`scan_headers` has found ``at`` a place, the first from an offset, or the first.

    What is wrong with it raises :class:`RecordError`, with the file's ``name``.

    >>> read_game("1. d2-e2 *").mainline()
    [Move.from_text('d2-e2')]
    """
    expect(at, (FoundGame, int, type(None)), "a game that scan_headers has found, or an offset")
    offset, line = (at.offset, at.line) if isinstance(at, FoundGame) else (at, 1)
    if offset is not None:
        expect_number(offset, "an offset", 0, sys.maxsize)
    builder = _Builder(raise_error)
    for _ in _visits(placed_lines(source, offset), builder, rules, source_name(source, name), None, line):
        return builder.game
    raise BrandubhError("record-none")


def raise_error(error: RecordError) -> NoReturn:
    """The default ``on_error``: raise it."""
    raise error


def _report(error: RecordError, source: str, on_error: OnError) -> None:
    error.source = source
    on_error(error)


def _unplaced(source: Source) -> Iterator[PlacedLine]:
    """Lines for which it does not matter where they are."""
    return (PlacedLine(0, line) for line in lines_of(source))


def _visits(
    lines: Iterable[PlacedLine],
    visitor: Visitor,
    rules: str | Rules,
    name: str,
    most_moves: int | None,
    first: int = 1,
) -> Iterator[None]:
    """Tell a visitor one game after the other, with a stop after each that has no mistake."""
    default = get_rules(rules)
    if most_moves is not None:
        expect(most_moves, int, "a number of moves")
    for chunk in chunks(lines, first, name):
        try:
            tags, places = chunk.read_tags()
        except RecordError as error:
            _report(error, name, visitor.visit_error)
            continue
        reader = MovetextReader(chunk.movetext, chunk.first_move_line, most_moves)
        while reader.next_game() is not None or tags:
            try:
                reader.visit(visitor, tags, places, default)
            except RecordError as error:
                reader.skip_game()
                _report(error, name, visitor.visit_error)
            else:
                yield
            # Games that follow in the same movetext have no tags of their own.
            tags, places = {}, {}


class _Builder(Visitor):
    """Makes a game of what it is told."""

    game: Game

    def __init__(self, on_error: OnError) -> None:
        self._on_error = on_error

    def begin_game(self) -> None:
        self._headers: dict[str, str] = {}
        self._remarks: dict[Node, list[str]] = defaultdict(list)
        self._starting: list[str] = []  # remarks before the next move
        self._fresh = False  # a variation has begun and has no move yet

    def visit_header(self, name: str, value: str) -> None:
        if name not in OWN_TAGS:
            self._headers[name] = value

    def end_headers(self, board: Board) -> None:
        self.game = Game(board.fen(), rules=board.rules, headers=self._headers)
        self._nodes = [self.game.root]

    def visit_move(self, board: Board, move: Move) -> None:
        node = self._nodes[-1] = self._nodes[-1].grow(move)
        if self._starting:
            node.starting_comment = _joined(self._starting)
            self._starting = []
        self._fresh = False

    def visit_symbol(self, symbol: int) -> None:
        self._nodes[-1].symbols.append(symbol)

    def visit_comment(self, comment: str) -> None:
        (self._starting if self._fresh else self._remarks[self._nodes[-1]]).append(comment)

    def visit_clock(self, seconds: float) -> None:
        self._nodes[-1].clock = seconds

    def visit_evaluation(self, evaluation: Evaluation) -> None:
        self._nodes[-1].evaluation = evaluation

    def visit_drawing(self, drawing: Drawing) -> None:
        self._nodes[-1].drawings.append(drawing)

    def begin_variation(self) -> None:
        parent = self._nodes[-1].parent
        assert parent is not None
        self._nodes.append(parent)
        self._fresh = True

    def end_variation(self) -> None:
        self._nodes.pop()

    def visit_result(self, board: Board, outcome: Outcome | None) -> None:
        if not board.is_game_over():
            self.game.declared = outcome

    def end_game(self) -> None:
        for node, said in self._remarks.items():
            node.comment = _joined(said)

    def visit_error(self, error: RecordError) -> None:
        self._on_error(error)


def _joined(remarks: Iterable[str]) -> str:
    return " ".join(filter(None, remarks))
