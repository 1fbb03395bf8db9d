"""Position files: a position on each line and what is known of it, in the manner of chess programs' EPD.

7/7/7/t5t/7/7/2K1t2 w bm c1-a1; wins in 1; id "to the corner";
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from brandubh.board import Board
from brandubh.errors import BrandubhError, RecordError, expect
from brandubh.move import Move
from brandubh.record.source import Source, Target, expect_handler, lines_of, opened, source_name, unwritable
from brandubh.record.writing import rules_tag
from brandubh.rules import Rules, get_rules

LONGEST_LINE = 10_000
"""Characters of a line."""
MOST_WINS_IN = 9999
"""Moves that a win may take."""

_POSITION = re.compile(r"\s*(\S+\s+\S+)\s*")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,19}")
_OPERAND = re.compile(r'\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))')
_END = re.compile(r"\s*(?:;\s*|$)")
_PLAIN = re.compile(r"[^\s;\"\\#]+")
_EXAMPLES = {"bm": "bm d2-e2;", "am": "am d2-e2;", "id": 'id "first";', "wins": "wins in 3;", "rules": "rules raven;"}

OnError = Callable[[RecordError], None]


@dataclass(frozen=True, slots=True, init=False)
class PositionEntry:
    """A position, and what is known of it: a line of a position file.

    Moves are given as such or as texts, and must be legal. ``more`` has all operations that have no meaning here, each
    with its operands.

    >>> entry = PositionEntry("7/7/7/t5t/7/7/2K1t2 w", best=["c1-a1"], wins_in=1, id="to the corner")
    >>> print(entry)
    7/7/7/t5t/7/7/2K1t2 w bm c1-a1; wins in 1; id "to the corner";
    >>> PositionEntry.from_text(str(entry)) == entry
    True
    """

    fen: str
    """The position text."""
    rules: Rules
    """The ruleset by which it is played."""
    best: tuple[Move, ...]
    """The moves of which one is to be found: ``bm``."""
    avoid: tuple[Move, ...]
    """The moves that are to be avoided: ``am``."""
    wins_in: int | None
    """In how many of its own moves the side to move wins by force: ``wins in``."""
    id: str
    """Its name: ``id``."""
    more: Mapping[str, tuple[str, ...]] = field(hash=False)

    def __init__(
        self,
        fen: str,
        *,
        rules: str | Rules = "wtf",
        best: Iterable[Move | str] = (),
        avoid: Iterable[Move | str] = (),
        wins_in: int | None = None,
        id: str = "",  # noqa: A002 - so it is called in all such files
        more: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        ruleset = get_rules(rules)
        board = Board(fen, rules=ruleset)
        board.check()
        expect(id, str, "a text for the id")
        if wins_in is not None:
            expect(wins_in, int, "a number of moves")
            if not 1 <= wins_in <= MOST_WINS_IN:
                raise _badly_written("wins")
        values = {
            "fen": board.fen(),
            "rules": ruleset,
            "best": _moves(board, best),
            "avoid": _moves(board, avoid),
            "wins_in": wins_in,
            "id": id,
            "more": _checked({} if more is None else more),
        }
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def board(self) -> Board:
        """The position."""
        return Board(self.fen, rules=self.rules)

    @classmethod
    def from_text(cls, text: str, *, rules: str | Rules = "wtf") -> "PositionEntry":
        """Read a line; ``rules`` are those of one that names none. What is wrong has its column."""
        expect(text, str, "a line of a position file")
        return _entry(text, 1, get_rules(rules))

    def __str__(self) -> str:
        board = self.board()
        words: dict[str, list[str]] = {}
        if self.best:
            words["bm"] = [board.text(move) for move in self.best]
        if self.avoid:
            words["am"] = [board.text(move) for move in self.avoid]
        if self.wins_in is not None:
            words["wins"] = ["in", str(self.wins_in)]
        if self.id:
            words["id"] = [_quoted(self.id)]
        if self.rules.preset != "wtf":
            words["rules"] = [_operand(rules_tag(self.rules))]
        words |= {name: [_operand(each) for each in operands] for name, operands in self.more.items()}
        return " ".join([self.fen, *(" ".join([name, *operands]) + ";" for name, operands in words.items())])


def _moves(board: Board, moves: Iterable[Move | str]) -> tuple[Move, ...]:
    expect(moves, Iterable, "a list of moves")
    several = [moves] if isinstance(moves, str) else moves
    return tuple(board.parse_text(board.text(move)) for move in several)


def _checked(more: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    expect(more, Mapping, "operations with their operands")
    for name, operands in more.items():
        if not isinstance(name, str) or not _NAME.fullmatch(name) or name in _EXAMPLES:
            raise BrandubhError("positions-name", name=str(name))
        expect(operands, (list, tuple), "a list of operands")
        for operand in operands:
            expect(operand, str, "a text for an operand")
    return {name: tuple(operands) for name, operands in more.items()}


_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r"}


def _quoted(text: str) -> str:
    return '"' + re.sub(r'[\\"\n\r]', lambda match: _ESCAPES[match[0]], text) + '"'


def _operand(text: str) -> str:
    return text if _PLAIN.fullmatch(text) else _quoted(text)


def _unquoted(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: {"n": "\n", "r": "\r"}.get(match[1], match[1]), text)


def read_positions(
    source: Source, *, rules: str | Rules = "wtf", on_error: OnError | None = None, name: str = ""
) -> Iterator[PositionEntry]:
    r"""Read a position file: a text, a path or an open file, line by line.

    Empty lines, and lines that begin with ``#``, are passed over. A line with a mistake is left out: its
    :class:`RecordError` is passed to ``on_error``; without, it is raised. It calls the file ``name``. ``rules`` are
    those of lines that name none.

    >>> text = "# my first suite\n7/7/7/t5t/7/7/2K1t2 w bm c1-a1;\n"
    >>> [entry.best for entry in read_positions(text)]
    [(Move.from_text('c1-a1'),)]
    """
    expect_handler(on_error)
    called = source_name(source, name)
    default = get_rules(rules)
    for number, line in enumerate(lines_of(source), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            entry = _entry(line.rstrip("\n"), number, default)
        except RecordError as error:
            error.source = called
            if on_error is None:
                raise
            on_error(error)
        else:
            yield entry


def write_positions(entries: Iterable[PositionEntry], file: Target) -> None:
    """Write a position file, to an open file or to a path: there the file is whole or stays as it was."""
    expect(entries, Iterable, "a number of positions")
    with opened(file) as target:
        for entry in entries:
            expect(entry, PositionEntry, "a position of a position file")
            try:
                target.write(f"{entry}\n")
            except UnicodeEncodeError as error:
                raise unwritable(error) from None


Operations = dict[str, tuple[int, tuple[str, ...]]]
"""Operations by name: the column and the operands."""


def _entry(line: str, number: int, default: Rules) -> PositionEntry:
    if len(line) > LONGEST_LINE:
        raise RecordError("positions-long", number, LONGEST_LINE + 1, most=LONGEST_LINE)
    match = _POSITION.match(line)
    if match is None:
        raise RecordError("position-fields", number, 1, text=line)
    said = _operations(line, match.end(), number)
    columns = {name: column for name, (column, _) in said.items()}
    at = match.start(1) + 1
    try:
        at = columns.get("rules", at)
        (tag,) = _operands(said, "rules", 1) or (rules_tag(default),)
        rules = Rules.from_json(tag) if tag.startswith("{") else get_rules(tag)
        at = match.start(1) + 1
        board = Board(match[1], rules=rules)
        board.check()
        moves: dict[str, tuple[Move, ...]] = {}
        for name in ("bm", "am"):
            at = columns.get(name, at)
            moves[name] = tuple(board.parse_text(text) for text in _operands(said, name))
        at = columns.get("wins", at)
        wins = _operands(said, "wins", 2)
        if wins and (wins[0] != "in" or not re.fullmatch("[1-9][0-9]{0,3}", wins[1])):
            raise _badly_written("wins")
        at = columns.get("id", at)
        (named,) = _operands(said, "id", 1) or ("",)
    except BrandubhError as error:
        raise RecordError(error, number, at) from None
    more = {name: operands for name, (_, operands) in said.items() if name not in _EXAMPLES}
    wins_in = int(wins[1]) if wins else None
    return PositionEntry(
        board.fen(), rules=rules, best=moves["bm"], avoid=moves["am"], wins_in=wins_in, id=named, more=more
    )


def _badly_written(name: str) -> BrandubhError:
    return BrandubhError("positions-operands", name=name, example=_EXAMPLES[name])


def _operands(said: Operations, name: str, number: int | None = None) -> tuple[str, ...]:
    """The operands of an operation, which must be so many, or at least one; none if it is not there."""
    if name not in said:
        return ()
    operands = said[name][1]
    if not operands or len(operands) != (number or len(operands)):
        raise _badly_written(name)
    return operands


def _operations(line: str, at: int, number: int) -> Operations:
    said: Operations = {}
    while at < len(line):
        start = at
        name = _NAME.match(line, at)
        if name is None:
            raise RecordError("positions-operation", number, at + 1)
        if name[0] in said:
            raise RecordError("positions-twice", number, at + 1, name=name[0])
        at = name.end()
        operands = []
        while (operand := _OPERAND.match(line, at)) is not None:
            operands.append(operand[2] if operand[1] is None else _unquoted(operand[1]))
            at = operand.end()
        end = _END.match(line, at)
        if end is None:
            at += len(line[at:]) - len(line[at:].lstrip())
            raise RecordError("positions-quote" if line[at] == '"' else "positions-operation", number, at + 1)
        said[name[0]] = (start + 1, tuple(operands))
        at = end.end()
    return said
