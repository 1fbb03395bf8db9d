"""Game files, read as a stream.

A bad game never takes its neighbours along: a file is cut into games by its lines before it is understood, so that
even a comment that is never closed spoils only its own game.

The time to read a file grows with its length and no faster, whatever is in it: nothing is looked at twice because of
what comes after it.
"""

import bisect
import functools
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, NoReturn

from brandubh.board import Board
from brandubh.errors import BrandubhError, RecordError, file_trouble
from brandubh.game import Cursor, Drawing, Evaluation, Game, Node, can_be_declared
from brandubh.move import Move
from brandubh.outcome import Outcome, Termination
from brandubh.record.source import Source, lines_of
from brandubh.record.writing import OWN_TAGS, RESULTS, SYMBOLS
from brandubh.rules import Rules, get_rules

OnError = Callable[[RecordError], None]

_TAG_LINE = re.compile(r"\s*\[\s*[A-Za-z]")
_ENDS_GAME = re.compile(r"(?:^|.*\s)(?:1-0|0-1|1/2-1/2|\*)\s*")
_TAG = re.compile(r'\s*\[\s*([A-Za-z][A-Za-z0-9_]*)\s+"([^"\\]*(?:\\.[^"\\]*)*)"\s*\]\s*')
_TOKEN = re.compile(
    r"""(?P<space>\s+)
      | (?P<comment>\{[^}\\]*(?:\\.[^}\\]*)*\})
      | (?P<rest>;[^\n]*)
      | (?P<open>\() | (?P<close>\))
      | (?P<symbol>\$[0-9]{1,3}(?![0-9]))
      | (?P<result>1-0|0-1|1/2-1/2|\*)(?=[\s{};()]|$)
      | (?P<number>[0-9]{1,6}\.*|\.+)(?=[\sa-g.]|$)
      | (?P<move>[^\s{}();$!?]+)(?P<marks>!!|\?\?|!\?|\?!|!|\?)?
    """,
    re.VERBOSE | re.DOTALL,
)
_RING, _ARROW = r"[GRBY][a-g][1-7]", r"[GRBY](?:[a-g][1-7]){2}"
# Drawings in colours or on squares that are not ours stay in the comment, where nothing of them is lost. A command ends
# before the next one begins: else the end of each of many that are never closed would be looked for to the end.
_COMMAND = re.compile(
    r"(\\.)|\[%(?:(clk|eval)\s([^\[\]\\]*)"
    rf"|(?:csl\s+({_RING}(?:,\s?{_RING})*)|cal\s+({_ARROW}(?:,\s?{_ARROW})*)))\]\s?",
    re.DOTALL,
)


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
    name = name or (str(source) if isinstance(source, Path) else "")
    for chunk in _chunks(lines_of(source)):
        yield from chunk.games(get_rules(rules), on_error or raise_error, name, most_moves)


def raise_error(error: RecordError) -> NoReturn:
    """The default ``on_error``: raise it."""
    raise error


@dataclass
class _Chunk:
    """Some lines of a file: tags and the movetext after them."""

    line: int
    tags: list[str]
    moves: list[str]

    def games(self, rules: Rules, on_error: OnError, name: str, most_moves: int | None) -> Iterator[Game]:
        try:
            tags, places = self._read_tags()
        except RecordError as error:
            error.source = name
            on_error(error)
            return
        reader = _MovetextReader("".join(self.moves), self.line + len(self.tags), most_moves)
        while True:
            try:
                game = reader.game(tags, places, rules)
            except RecordError as error:
                error.source = name
                reader.skip_game()
                on_error(error)
            else:
                if game is None:
                    return
                yield game
            # Games that follow in the same movetext have no tags of their own.
            tags, places = {}, {}

    def _read_tags(self) -> tuple[dict[str, str], dict[str, tuple[int, int]]]:
        tags: dict[str, str] = {}
        places = {}
        for number, line in enumerate(self.tags, self.line):
            position = len(line) if line.isspace() else 0
            while position < len(line):
                match = _TAG.match(line, position)
                if match is None:
                    while line[position].isspace():
                        position += 1
                    raise RecordError("record-tag", number, position + 1)
                if match[1] in tags:
                    raise RecordError("record-tag-twice", number, match.start(1) + 1, tag=match[1])
                tags[match[1]] = _unescape(match[2])
                places[match[1]] = (number, match.start(1) + 1)
                position = match.end()
        return tags, places


def _chunks(lines: Iterable[str]) -> Iterator[_Chunk]:
    chunk = _Chunk(1, [], [])
    try:
        for number, line in enumerate(lines, 1):
            if _TAG_LINE.match(line):
                if any(text.strip() for text in chunk.moves):
                    yield chunk
                    chunk = _Chunk(number, [], [])
                # Blank lines may stand between tags.
                chunk.tags += chunk.moves
                chunk.moves = []
                if not chunk.tags:
                    chunk.line = number
                chunk.tags.append(line)
            elif line.strip() or chunk.tags or chunk.moves:
                if not line.strip() and chunk.moves and _ENDS_GAME.fullmatch(chunk.moves[-1]):
                    # A result and an empty line end a game, whatever came before.
                    yield chunk
                    chunk = _Chunk(number + 1, [], [])
                    continue
                if not chunk.tags and not chunk.moves:
                    chunk.line = number
                chunk.moves.append(line)
    except UnicodeDecodeError as error:
        raise file_trouble(error) from None
    if chunk.tags or chunk.moves:
        yield chunk


class _Token(NamedTuple):
    kind: str
    text: str
    marks: str
    start: int


class _MovetextReader:
    """Reads the games of one movetext."""

    def __init__(self, text: str, line: int, most_moves: int | None = None) -> None:
        self._text = text
        self._line = line
        self._most_moves = most_moves
        self._at = 0

    @functools.cached_property
    def _lines(self) -> list[int]:
        """Where the lines begin."""
        return [0, *(match.end() for match in re.finditer("\n", self._text))]

    def _error(self, reason: BrandubhError | str, start: int, **arguments: str | int) -> RecordError:
        line = bisect.bisect_right(self._lines, start) - 1
        return RecordError(reason, self._line + line, start - self._lines[line] + 1, "", **arguments)

    def _match(self) -> re.Match[str] | None:
        """The next word, of whatever kind; None where there is none."""
        match = _TOKEN.match(self._text, self._at)
        if match is not None:
            self._at = match.end()
        # A comment that is never closed takes all the rest along.
        elif self._text.startswith("{", self._at):
            self._at = len(self._text)
        else:
            self._at += 1
        return match

    def _token(self) -> _Token | None:
        """The next token that is neither space nor a comment to the end of the line; None at the end."""
        while self._at < len(self._text):
            start = self._at
            match = self._match()
            if match is None:
                if self._text[start] == "{":
                    raise self._error("record-comment", start)
                raise self._error("record-letter", start, letter=self._text[start])
            kind = "move" if match.lastgroup == "marks" else str(match.lastgroup)
            if kind not in ("space", "rest"):
                return _Token(kind, match["move"] or match[0], match["marks"] or "", start)
        return None

    def skip_game(self) -> None:
        """Skip to behind the next result."""
        while self._at < len(self._text):
            match = self._match()
            if match is not None and match.lastgroup == "result":
                return

    def game(self, tags: dict[str, str], places: dict[str, tuple[int, int]], rules: Rules) -> Game | None:
        """The next game, or None when there is nothing left."""
        token = self._token()
        if token is None and not tags:
            return None
        game = _game_from_tags(tags, places, rules)
        cursor = Cursor(game)
        nodes = [game.root]
        moves = 0
        ends: list[_Token] = []
        fresh = True  # nothing of this variation has been read yet
        starting: list[str] = []  # remarks before the next move
        remarks: dict[Node, list[str]] = defaultdict(list)
        while token is not None and token.kind != "result":
            kind, text, marks, start = token
            if kind == "comment":
                if fresh and len(nodes) > 1:
                    starting.append(_unescape(text[1:-1]))
                else:
                    remarks[nodes[-1]].append(self._remark(nodes[-1], text[1:-1], start))
            elif kind == "symbol":
                if nodes[-1].move is None or fresh:
                    raise self._error("record-symbol", start, symbol=text)
                nodes[-1].symbols.append(int(text[1:]))
            elif kind == "open":
                if nodes[-1].parent is None or fresh:
                    raise self._error("record-variation-first", start)
                ends.append(token)
                nodes.append(nodes[-1].parent)
                fresh = True
            elif kind == "close":
                if not ends:
                    raise self._error("record-bracket", start)
                if fresh:
                    raise self._error("record-variation-empty", start)
                ends.pop()
                nodes.pop()
            elif kind == "move":
                moves += 1
                if self._most_moves is not None and moves > self._most_moves:
                    raise self._error("record-long", start, most=self._most_moves)
                nodes[-1] = nodes[-1].grow(self._move(cursor.at(nodes[-1]), text, start))
                nodes[-1].starting_comment = _joined(starting)
                starting = []
                if marks:
                    nodes[-1].symbols.append(SYMBOLS[marks])
                fresh = False
            token = self._token()
        if ends:
            raise self._error("record-variation", ends[-1].start)
        for node, said in remarks.items():
            node.comment = _joined(said)
        self._finish(game, cursor.at(nodes[0]), tags, places, token)
        return game

    def _move(self, board: Board, text: str, start: int) -> Move:
        try:
            return board.parse_text(text)
        except BrandubhError as error:
            raise self._error(error, start) from None

    def _remark(self, node: Node, text: str, start: int) -> str:
        """Take clock, evaluation and drawings out of a comment; the rest of it."""

        def command(match: re.Match[str]) -> str:
            if match[1]:
                return match[1]
            if drawn := match[4] or match[5]:
                node.drawings += [Drawing.from_text(each.strip()) for each in drawn.split(",")]
                return ""
            try:
                if match[2] == "clk":
                    node.clock = _seconds(match[3].strip())
                else:
                    node.evaluation = Evaluation.from_text(match[3].strip())
            except BrandubhError as error:
                raise self._error(error, start) from None
            return ""

        return _unescape(_COMMAND.sub(command, text))

    def _finish(
        self,
        game: Game,
        board: Board,
        tags: dict[str, str],
        places: dict[str, tuple[int, int]],
        token: _Token | None,
    ) -> None:
        """Settle how the game ended, from the board, the result and the tags, and see that they agree."""
        tag = tags.get("Result", "*")
        if tag not in RESULTS:
            raise RecordError("record-result", *places["Result"], choices=", ".join(RESULTS), text=tag)
        result = token.text if token else tag
        start = token.start if token else len(self._text)
        if result != tag and "*" not in (result, tag):
            raise self._error("record-result-tags", start, result=result, tag=tag)
        result = tag if result == "*" else result
        said = _termination(tags, places)
        outcome = board.outcome()
        if outcome is not None:
            if result not in ("*", outcome.result()):
                raise self._error("record-result-board", start, result=result, board=outcome.result())
            if said not in (None, outcome.termination):
                line, column = places["Termination"]
                ending = outcome.termination.value
                raise RecordError("record-end-board", line, column, said=str(said), board=ending)
            return
        if result == "*":
            return
        winner = RESULTS[result]
        ended = Outcome(winner, said or (Termination.RESIGNATION if winner else Termination.AGREEMENT))
        if not can_be_declared(ended, board):
            raise RecordError("record-end-open", *places["Termination"], said=str(said))
        game.declared = ended


def _joined(remarks: Iterable[str]) -> str:
    return " ".join(filter(None, remarks))


def _seconds(text: str) -> float:
    match = re.fullmatch(r"([0-9]{1,4}):([0-5]?[0-9]):([0-5]?[0-9](?:\.[0-9]{1,3})?)", text)
    if match is None:
        raise BrandubhError("clock", text=text)
    return round(int(match[1]) * 3600 + int(match[2]) * 60 + float(match[3]), 3)


def _termination(tags: dict[str, str], places: dict[str, tuple[int, int]]) -> Termination | None:
    if "Termination" not in tags:
        return None
    try:
        return Termination(tags["Termination"])
    except ValueError:
        line, column = places["Termination"]
        words = ", ".join(Termination)
        raise RecordError("record-end", line, column, choices=words, text=tags["Termination"]) from None


def _game_from_tags(tags: dict[str, str], places: dict[str, tuple[int, int]], default: Rules) -> Game:
    try:
        text = tags.get("Rules", "")
        rules = Rules.from_json(text) if text.startswith("{") else get_rules(text) if "Rules" in tags else default
    except BrandubhError as error:
        raise RecordError(error, *places["Rules"]) from None
    headers = {name: value for name, value in tags.items() if name not in OWN_TAGS}
    try:
        return Game(tags.get("FEN"), rules=rules, headers=headers)
    except BrandubhError as error:
        raise RecordError(error, *places["FEN"]) from None


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: {"n": "\n", "r": "\r"}.get(match[1], match[1]), text, flags=re.DOTALL)
