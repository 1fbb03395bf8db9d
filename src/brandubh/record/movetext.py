"""Movetext, read word by word and told to a visitor. Every move is played under the game's rules.

The time to read a file grows with its length and no faster, whatever is in it: nothing is looked at twice because of
what comes after it.
"""

import bisect
import functools
import re
from typing import NamedTuple

from brandubh.board import Board
from brandubh.drawing import Drawing
from brandubh.errors import BrandubhError, RecordError
from brandubh.game import Evaluation, Walk, can_be_declared
from brandubh.move import Move
from brandubh.outcome import Outcome, Termination
from brandubh.record.chunks import Places, unescape
from brandubh.record.visitor import SKIP, Visitor
from brandubh.record.writing import RESULTS, SYMBOLS
from brandubh.rules import Rules, get_rules

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
_LIKE_A_RESULT = re.compile(r"1-0|0-1|1/2-1/2|\*")
_REST = re.compile(r"\s*\Z")
_RING, _ARROW = r"[GRBY][a-g][1-7]", r"[GRBY](?:[a-g][1-7]){2}"
# Drawings in colours or on squares that are not ours stay in the comment, where nothing of them is lost. A command ends
# before the next one begins: else the end of each of many that are never closed would be looked for to the end.
_COMMAND = re.compile(
    r"(\\.)|\[%(?:(clk|eval)\s([^\[\]\\]*)"
    rf"|(?:csl\s+({_RING}(?:,\s?{_RING})*)|cal\s+({_ARROW}(?:,\s?{_ARROW})*)))\]\s?",
    re.DOTALL,
)


class _Token(NamedTuple):
    kind: str
    text: str
    marks: str
    start: int


class _Place:
    """A place in the tree: where it comes from, and the move that leads to it."""

    __slots__ = ("move", "parent")

    def __init__(self, parent: "_Place | None" = None, move: Move | None = None) -> None:
        self.parent = parent
        self.move = move


class MovetextReader:
    """Reads the games of one movetext, one after the other."""

    def __init__(self, text: str, line: int, most_moves: int | None = None) -> None:
        self._text = text
        self._line = line
        self._most_moves = most_moves
        self._at = 0
        self._ended = False  # the result of the present game has been read

    @functools.cached_property
    def _lines(self) -> list[int]:
        """Where the lines begin."""
        return [0, *(match.end() for match in re.finditer("\n", self._text))]

    def place(self, start: int) -> tuple[int, int]:
        """The line, counted from 0, and the place in it where a character stands."""
        line = bisect.bisect_right(self._lines, start) - 1
        return line, start - self._lines[line]

    def _error(self, reason: BrandubhError | str, start: int, **arguments: str | int) -> RecordError:
        line, column = self.place(start)
        return RecordError(reason, self._line + line, column + 1, "", **arguments)

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

    # Games that are not read

    def next_game(self) -> int | None:
        """Where the next game begins; None if nothing but space and skipped lines is left."""
        self._ended = False
        while self._at < len(self._text):
            start = self._at
            match = self._match()
            if match is None or match.lastgroup not in ("space", "rest"):
                self._at = start
                return start
        return None

    def skip_game(self) -> None:
        """Skip to behind the present game's result."""
        if self._ended:
            return
        like = _LIKE_A_RESULT.search(self._text, self._at)
        if like is None or _REST.match(self._text, like.end()):
            self._at = len(self._text)  # as mostly: there is one game, and its result comes last
            return
        while self._at < len(self._text):
            match = self._match()
            if match is not None and match.lastgroup == "result":
                return

    def _skip_variation(self, start: int) -> None:
        """Skip to behind the bracket that closes a variation."""
        depth = 1
        while (token := self._token()) is not None and token.kind != "result":
            depth += (token.kind == "open") - (token.kind == "close")
            if depth == 0:
                return
        raise self._error("record-variation", start)

    # Games that are

    def visit(self, visitor: Visitor, tags: dict[str, str], places: Places, rules: Rules) -> None:
        """Tell a visitor the next game."""
        board = _board_from_tags(tags, places, rules)
        visitor.begin_game()
        for name, value in tags.items():
            visitor.visit_header(name, value)
        if visitor.end_headers(board) is SKIP:
            self.skip_game()
            visitor.end_game()
            return
        walk = Walk(board, root := _Place())
        ways = [root]  # where the main line is, and each variation inside the last
        moves = 0
        brackets: list[_Token] = []
        fresh = True  # nothing of this variation has been read yet
        token = self._token()
        while token is not None and token.kind != "result":
            kind, text, marks, start = token
            if kind == "comment":
                if fresh and brackets:
                    visitor.visit_comment(unescape(text[1:-1]))
                else:
                    self._remark(visitor, text[1:-1], start)
            elif kind == "symbol":
                if ways[-1].move is None or fresh:
                    raise self._error("record-symbol", start, symbol=text)
                visitor.visit_symbol(int(text[1:]))
            elif kind == "open":
                parent = ways[-1].parent
                if parent is None or fresh:
                    raise self._error("record-variation-first", start)
                if visitor.begin_variation() is SKIP:
                    self._skip_variation(start)
                    visitor.end_variation()
                else:
                    brackets.append(token)
                    ways.append(parent)
                    fresh = True
            elif kind == "close":
                if not brackets:
                    raise self._error("record-bracket", start)
                if fresh:
                    raise self._error("record-variation-empty", start)
                brackets.pop()
                ways.pop()
                visitor.end_variation()
            elif kind == "move":
                moves += 1
                if self._most_moves is not None and moves > self._most_moves:
                    raise self._error("record-long", start, most=self._most_moves)
                board = walk.at(ways[-1])
                try:
                    move = board.parse_text(text)
                except BrandubhError as error:
                    raise self._error(error, start) from None
                visitor.visit_move(board, move)
                ways[-1] = _Place(ways[-1], move)
                if marks:
                    visitor.visit_symbol(SYMBOLS[marks])
                fresh = False
            token = self._token()
        self._ended = token is not None
        if brackets:
            raise self._error("record-variation", brackets[-1].start)
        board = walk.at(ways[0])
        visitor.visit_result(board, self._outcome(board, tags, places, token))
        visitor.end_game()

    def _remark(self, visitor: Visitor, text: str, start: int) -> None:
        """Take clock, evaluation and drawings out of a comment; the rest of it is what is said."""

        def command(match: re.Match[str]) -> str:
            if match[1]:
                return match[1]
            if drawn := match[4] or match[5]:
                for each in drawn.split(","):
                    visitor.visit_drawing(Drawing.from_text(each.strip()))
                return ""
            try:
                value = match[3].strip()
                seconds = _seconds(value) if match[2] == "clk" else None
                evaluation = Evaluation.from_text(value) if match[2] == "eval" else None
            except BrandubhError as error:
                raise self._error(error, start) from None
            if seconds is not None:
                visitor.visit_clock(seconds)
            if evaluation is not None:
                visitor.visit_evaluation(evaluation)
            return ""

        visitor.visit_comment(unescape(_COMMAND.sub(command, text)))

    def _outcome(self, board: Board, tags: dict[str, str], places: Places, token: _Token | None) -> Outcome | None:
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
            return outcome
        if result == "*":
            return None
        winner = RESULTS[result]
        ended = Outcome(winner, said or (Termination.RESIGNATION if winner else Termination.AGREEMENT))
        if not can_be_declared(ended, board):
            raise RecordError("record-end-open", *places["Termination"], said=str(said))
        return ended


def _seconds(text: str) -> float:
    match = re.fullmatch(r"([0-9]{1,4}):([0-5]?[0-9]):([0-5]?[0-9](?:\.[0-9]{1,3})?)", text)
    if match is None:
        raise BrandubhError("clock", text=text)
    return round(int(match[1]) * 3600 + int(match[2]) * 60 + float(match[3]), 3)


def _termination(tags: dict[str, str], places: Places) -> Termination | None:
    if "Termination" not in tags:
        return None
    try:
        return Termination(tags["Termination"])
    except ValueError:
        line, column = places["Termination"]
        words = ", ".join(Termination)
        raise RecordError("record-end", line, column, choices=words, text=tags["Termination"]) from None


def _board_from_tags(tags: dict[str, str], places: Places, default: Rules) -> Board:
    try:
        text = tags.get("Rules", "")
        rules = Rules.from_json(text) if text.startswith("{") else get_rules(text) if "Rules" in tags else default
    except BrandubhError as error:
        raise RecordError(error, *places["Rules"]) from None
    try:
        board = Board(tags.get("FEN"), rules=rules)
        board.check()
        return board
    except BrandubhError as error:
        raise RecordError(error, *places.get("FEN", places.get("Rules", (1, 1)))) from None
