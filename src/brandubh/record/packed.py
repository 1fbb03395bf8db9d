"""Packed games: a game as a few bytes, for databases, with everything that a game can say.

A move is one byte, its number among the legal moves; so a reader must know the rules, and what it reads is legal.
docs/inside/game-format.md describes the bytes.
"""

import io
import math
import zlib
from collections.abc import Callable, Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import IO

from brandubh.board import Board
from brandubh.bulk.whole_file import replacing
from brandubh.drawing import Color, Drawing
from brandubh.errors import BrandubhError, PackedError, expect, file_trouble, one_line
from brandubh.game import Cursor, Evaluation, Game, Node, Walk, can_be_declared
from brandubh.move import MOVES
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import SQUARE_NUMBERS, SQUARES, Side
from brandubh.record.source import expect_handler, source_name
from brandubh.record.writing import rules_tag
from brandubh.rules import Rules, get_rules

VERSION = 1
MAGIC = b"\x89BDGAME\n" + bytes([VERSION])
"""How a file of packed games begins."""

MOST_MOVES = 100_000
"""Moves of a game, those of its variations included; a longer one is neither written nor read."""
MOST_BYTES = 1 << 24
"""Bytes of a game."""

# What is said of a game before its moves.
HAS_RULES, HAS_START, HAS_HEADERS, HAS_ENDED = 1, 2, 4, 8
# Lower bytes are moves: no position has 196 or more.
COMMENT, BEFORE, SYMBOL, CLOCK, CENTIMEN, WINS_IN, DRAWING, OPEN, CLOSE, END = (*range(200, 209), 255)
TERMINATIONS = (
    Termination.ESCAPE,
    Termination.CAPTURE,
    Termination.NO_MEN,
    Termination.ENCIRCLEMENT,
    Termination.NO_MOVES,
    Termination.REPETITION,
    Termination.RESIGNATION,
    Termination.TIMEOUT,
    Termination.AGREEMENT,
)
WINNERS = (Side.ATTACKERS, Side.DEFENDERS, None)
COLORS = (Color.GREEN, Color.RED, Color.BLUE, Color.YELLOW)

_MOST_NUMBER = 1 << 35
_CHECKSUM = 4

OnError = Callable[[PackedError], None]


# Writing


def pack(game: Game) -> bytes:
    """The bytes of a game. :meth:`Game.to_bytes` is the same."""
    expect(game, Game, "a game")
    out = bytearray([VERSION])
    declared = game.declared
    start = "" if game.starts_normally() else game.start
    rules = "" if game.rules.preset == "wtf" else rules_tag(game.rules)
    said = {HAS_RULES: rules, HAS_START: start, HAS_HEADERS: game.headers, HAS_ENDED: declared}
    out.append(sum(bit for bit, value in said.items() if value))
    if rules:
        _put_text(out, rules)
    if start:
        _put_text(out, start)
    if game.headers:
        _put_number(out, len(game.headers))
        for name, value in game.headers.items():
            _put_text(out, name)
            _put_text(out, value)
    if declared is not None:
        out.append(16 * TERMINATIONS.index(declared.termination) + WINNERS.index(declared.winner))
    _put_tree(out, game)
    out.append(END)
    out += zlib.crc32(out).to_bytes(_CHECKSUM, "little")
    if len(out) > MOST_BYTES:
        raise PackedError("packed-long", most=MOST_MOVES)
    return bytes(out)


def _put_tree(out: bytearray, game: Game) -> None:
    _put_remarks(out, game.root)
    cursor = Cursor(game)
    moves = 0
    # What is still to be written: a node and those beside it, or the byte that opens or closes a variation.
    waiting: list[tuple[Node, list[Node]] | int] = []
    if game.root.variations:
        waiting.append((game.root.variations[0], game.root.variations[1:]))
    while waiting:
        item = waiting.pop()
        if isinstance(item, int):
            out.append(item)
            continue
        node, siblings = item
        assert node.parent is not None
        assert node.move is not None
        moves += 1
        if moves > MOST_MOVES:
            raise PackedError("packed-long", most=MOST_MOVES)
        out.append(cursor.at(node.parent).legal_moves.codes().index(node.move.code))
        _put_remarks(out, node)
        if node.variations:
            waiting.append((node.variations[0], node.variations[1:]))
        for sibling in reversed(siblings):
            waiting += [CLOSE, (sibling, []), OPEN]


def _put_remarks(out: bytearray, node: Node) -> None:
    for kind, text in ((BEFORE, node.starting_comment), (COMMENT, node.comment)):
        if text:
            out.append(kind)
            _put_text(out, text)
    for symbol in node.symbols:
        out.append(SYMBOL)
        _put_number(out, symbol)
    if node.clock is not None:
        expect(node.clock, (int, float), "a clock in seconds")
        if not 0 <= node.clock < math.inf:
            raise PackedError(f"a clock has a number of seconds, not {node.clock}")
        out.append(CLOCK)
        _put_number(out, round(1000 * node.clock))
    if node.evaluation is not None:
        expect(node.evaluation, Evaluation, "an evaluation")
        men, wins_in = node.evaluation.centimen, node.evaluation.wins_in
        out.append(CENTIMEN if wins_in is None else WINS_IN)
        value = (men or 0) if wins_in is None else wins_in
        _put_number(out, 2 * value if value >= 0 else -2 * value - 1)
    for drawing in node.drawings:
        expect(drawing, Drawing, "a drawing")
        squares = SQUARE_NUMBERS[drawing.origin], SQUARE_NUMBERS[drawing.target]
        out += bytes([DRAWING, COLORS.index(drawing.color), *squares])


def _put_number(out: bytearray, number: int) -> None:
    """Seven bits a byte, the lowest first; all bytes but the last have the highest bit."""
    expect(number, int, "a whole number")
    if not 0 <= number < _MOST_NUMBER:
        raise PackedError(f"a number in a packed game is from 0 to {_MOST_NUMBER - 1}, not {one_line(str(number))}")
    while number > 127:
        out.append(128 | number & 127)
        number >>= 7
    out.append(number)


def _put_text(out: bytearray, text: str) -> None:
    expect(text, str, "a text")
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError:
        raise PackedError(f"{one_line(repr(text))} cannot be written in UTF-8") from None
    _put_number(out, len(data))
    out += data


# Reading


def unpack(data: bytes) -> Game:
    """The game of such bytes, every one of them checked. :meth:`Game.from_bytes` is the same."""
    expect(data, (bytes, bytearray, memoryview), "the bytes of a packed game")
    data = bytes(data)
    if len(data) > MOST_BYTES:
        raise PackedError("packed-long", most=MOST_MOVES)
    if data and data[0] != VERSION:
        raise PackedError("packed-version", version=data[0], known=VERSION)
    body = data[:-_CHECKSUM]
    if len(body) < 3:
        raise PackedError("packed-short")
    if zlib.crc32(body).to_bytes(_CHECKSUM, "little") != data[-_CHECKSUM:]:
        raise PackedError("packed-damaged")
    return _Unpacker(body).game()


class _Unpacker:
    """Reads one game. A checksum can be made for any nonsense, so nothing is believed."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 1

    def _wrong(self, at: int) -> PackedError:
        return PackedError("packed-byte", byte=at)

    def _byte(self) -> int:
        if self._at >= len(self._data):
            raise PackedError("packed-short")
        self._at += 1
        return self._data[self._at - 1]

    def _number(self) -> int:
        start, number = self._at, 0
        for shift in range(0, 35, 7):
            byte = self._byte()
            number |= (byte & 127) << shift
            if byte < 128:
                return number
        raise self._wrong(start)

    def _signed(self) -> int:
        number = self._number()
        return -(number + 1) // 2 if number & 1 else number // 2

    def _text(self) -> str:
        length = self._number()
        start, self._at = self._at, self._at + length
        if self._at > len(self._data):
            raise PackedError("packed-short")
        try:
            return self._data[start : self._at].decode("utf-8")
        except UnicodeDecodeError as error:
            raise self._wrong(start + error.start) from None

    def game(self) -> Game:
        said = self._byte()
        if said >= 2 * HAS_ENDED:
            raise self._wrong(self._at - 1)
        tag = self._text() if said & HAS_RULES else "wtf"
        rules = Rules.from_json(tag) if tag.startswith("{") else get_rules(tag)
        start = self._text() if said & HAS_START else None
        headers = {}
        if said & HAS_HEADERS:
            for _ in range(self._number()):  # each takes at least two bytes
                name = self._text()
                headers[name] = self._text()
        game = Game(start, rules=rules, headers=headers)
        place = self._at
        declared = self._outcome() if said & HAS_ENDED else None
        board = self._tree(game)
        if declared is not None:
            if board.is_game_over() or not can_be_declared(declared, board):
                raise self._wrong(place)
            game.declared = declared
        return game

    def _outcome(self) -> Outcome:
        termination, winner = divmod(self._byte(), 16)
        if termination >= len(TERMINATIONS) or winner >= len(WINNERS):
            raise self._wrong(self._at - 1)
        return Outcome(WINNERS[winner], TERMINATIONS[termination])

    def _tree(self, game: Game) -> Board:
        """Read the moves into a game; the board at the end of the main line."""
        walk: Walk[Node] = Cursor(game)
        nodes = [game.root]  # where the main line is, and each variation inside the last
        fresh = False  # a variation has begun and has no move yet
        moves = 0
        while (byte := self._byte()) != END:
            at = self._at - 1
            if byte < COMMENT:
                moves += 1
                if moves > MOST_MOVES:
                    raise PackedError("packed-long", most=MOST_MOVES)
                codes = walk.at(nodes[-1]).legal_moves.codes()
                if byte >= len(codes):
                    raise PackedError("packed-move", byte=at)
                nodes[-1] = nodes[-1].grow(MOVES[codes[byte]])
                fresh = False
            elif byte == OPEN:
                parent = nodes[-1].parent
                if parent is None or fresh:
                    raise self._wrong(at)
                nodes.append(parent)
                fresh = True
            elif byte == CLOSE:
                if len(nodes) == 1 or fresh:
                    raise self._wrong(at)
                nodes.pop()
            elif fresh:
                raise self._wrong(at)
            else:
                self._remark(nodes[-1], byte)
        if len(nodes) > 1 or self._at != len(self._data):
            raise self._wrong(self._at - 1)
        return walk.at(nodes[0])

    def _remark(self, node: Node, kind: int) -> None:
        at = self._at - 1
        if kind == COMMENT:
            node.comment = self._text()
        elif kind == BEFORE:
            node.starting_comment = self._text()
        elif kind == SYMBOL:
            node.symbols.append(self._number())
        elif kind == CLOCK:
            node.clock = self._number() / 1000
        elif kind == CENTIMEN:
            node.evaluation = Evaluation(centimen=self._signed())
        elif kind == WINS_IN:
            node.evaluation = Evaluation(wins_in=self._signed())
        elif kind == DRAWING:
            color, origin, target = self._byte(), self._byte(), self._byte()
            if color >= len(COLORS) or max(origin, target) >= len(SQUARES):
                raise self._wrong(at)
            node.drawings.append(Drawing(COLORS[color], SQUARES[origin], SQUARES[target]))
        else:
            raise self._wrong(at)


# Files


def write_packed(games: Iterable[Game], file: "PathLike[str] | IO[bytes]") -> int:
    """Write games, packed, to an open binary file or to a path, where the file is whole or stays as it was; how many.

    >>> import io
    >>> file = io.BytesIO()
    >>> write_packed([Game(), Game("7/7/7/t2K2t/7/7/7 b")], file)
    2
    >>> [game.start for game in read_packed(file.getvalue())][1]
    '7/7/7/t2K2t/7/7/7 b'
    """
    expect(games, Iterable, "a number of games")
    if isinstance(file, PathLike):
        with replacing(Path(file)) as part, part.open("wb") as opened:
            return write_packed(games, opened)
    if not hasattr(file, "write"):
        expect(file, PathLike, "a path or an open file")
    number = 0
    try:
        file.write(MAGIC)
        for game in games:
            data = pack(game)
            length = bytearray()
            _put_number(length, len(data))
            file.write(bytes(length) + data)
            number += 1
    except TypeError as error:
        if isinstance(error, BrandubhError):
            raise
        raise PackedError("packed games are written to a file that is open for bytes") from None
    return number


def read_packed(
    source: "bytes | PathLike[str] | IO[bytes]", *, on_error: OnError | None = None, name: str = ""
) -> Iterator[Game]:
    """Read the packed games of a path, an open binary file, or bytes, one at a time.

    A game with a mistake is left out: its :class:`PackedError` is passed to ``on_error`` and reading goes on with the
    next one. Without ``on_error`` the error is raised. It calls the file ``name``. Where the file itself breaks off,
    reading ends with an error.
    """
    expect_handler(on_error)
    called = source_name(source, name) if isinstance(source, PathLike) else source_name("", name)
    if isinstance(source, PathLike):
        try:
            with Path(source).open("rb") as file:
                yield from _packed(file, on_error, called)
        except OSError as error:
            raise BrandubhError("cannot-read", file=str(source), reason=file_trouble(error)) from None
    elif isinstance(source, bytes | bytearray | memoryview):
        yield from _packed(io.BytesIO(source), on_error, called)
    else:
        if not hasattr(source, "read"):
            expect(source, (bytes, PathLike), "a path, an open file or bytes")
        yield from _packed(source, on_error, called)


def _packed(file: IO[bytes], on_error: OnError | None, name: str) -> Iterator[Game]:
    magic = file.read(len(MAGIC))
    expect(magic, bytes, "a file that is open for bytes")
    if magic != MAGIC:
        raise PackedError("packed-file")
    number = 0
    while (length := _length(file, number + 1, name)) is not None:
        number += 1
        data = file.read(length)
        try:
            if len(data) < length:
                raise PackedError("packed-short")
            game = unpack(data)
        except BrandubhError as reason:
            error = _in_game(reason, number, name)
            if on_error is None or len(data) < length:
                raise error from None
            on_error(error)
        else:
            yield game


def _length(file: IO[bytes], number: int, name: str) -> int | None:
    """How many bytes the next game has; None at the end."""
    length = 0
    for shift in range(0, 35, 7):
        byte = file.read(1)
        if not byte:
            if shift == 0:
                return None
            raise _in_game(PackedError("packed-short"), number, name)
        length |= (byte[0] & 127) << shift
        if byte[0] < 128:
            break
    if not 0 < length <= MOST_BYTES:
        raise _in_game(PackedError("packed-long", most=MOST_MOVES), number, name)
    return length


def _in_game(reason: BrandubhError, number: int, name: str) -> PackedError:
    return PackedError("packed-game", number=number, reason=reason, file=name)
