"""Game files: how they are written, and the fixed words in them."""

import json
import re
from collections.abc import Iterable, Iterator

from brandubh.drawing import Drawing
from brandubh.errors import BrandubhError, WrongTypeError, expect
from brandubh.game import Cursor, Evaluation, Game, Node
from brandubh.pieces import Side
from brandubh.record.source import Target, opened, unwritable
from brandubh.rules import Rules

SYMBOLS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
"""Marks behind a move, and the numbers that PGN gives them."""

RESULTS = {"1-0": Side.DEFENDERS, "0-1": Side.ATTACKERS, "1/2-1/2": None, "*": None}
"""Results, and who has won."""

OWN_TAGS = ("Rules", "FEN", "Result", "Termination")
"""Tags made from the game itself; all others are its headers."""

_WIDTH = 100
_SYMBOL_TEXT = {number: text for text, number in SYMBOLS.items()}


def write_game(game: Game) -> str:
    """The text of a game, as it stands in a game file.

    >>> game = Game(headers={"Attackers": "Sigrid", "Defenders": "Branán"})
    >>> game.push_text("d2-e2").comment = "the usual beginning"
    >>> print(write_game(game), end="")
    [Attackers "Sigrid"]
    [Defenders "Branán"]
    [Rules "wtf"]
    [Result "*"]
    <BLANKLINE>
    1. d2-e2 {the usual beginning} *
    """
    expect(game, Game, "a game")
    outcome = game.outcome()
    tags = dict(game.headers)
    for name in OWN_TAGS:
        if name in tags:
            raise BrandubhError("header-own", name=name)
    tags["Rules"] = rules_tag(game.rules)
    if not game.starts_normally():
        tags["FEN"] = game.start
    tags["Result"] = outcome.result() if outcome else "*"
    if outcome is not None:
        tags["Termination"] = outcome.termination.value
    for name, value in tags.items():
        if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name):
            raise BrandubhError("header-name", name=str(name))
        expect(value, str, f"a text for the header {name}")
    head = "".join(f'[{name} "{_escape(value, _TAG_ESCAPES)}"]\n' for name, value in tags.items())
    lines = [""]
    for token in [*_movetext(game), tags["Result"]]:
        if lines[-1] and len(lines[-1]) + 1 + len(token) > _WIDTH:
            lines.append("")
        lines[-1] += f" {token}" if lines[-1] else token
    return head + "\n" + "\n".join(lines) + "\n"


def write_games(games: Iterable[Game], file: Target) -> None:
    """Write games one after the other, to an open file or to a path: there the file is whole or stays as it was."""
    expect(games, Iterable, "a number of games")
    with opened(file) as target:
        for game in games:
            text = write_game(game) + "\n"
            try:
                target.write(text)
            except UnicodeEncodeError as error:
                raise unwritable(error) from None
            except TypeError:
                raise WrongTypeError("a file that is open for text is wanted here, not for bytes") from None


def rules_tag(rules: Rules) -> str:
    """How files name a ruleset: by its preset, or as JSON."""
    return rules.preset or json.dumps(rules.to_dict(), ensure_ascii=False)


def _movetext(game: Game) -> Iterator[str]:
    """The words of the movetext. Variations wait on a stack, so that no depth of them is too deep."""
    if remark := _remark(game.root):
        yield remark
    number_needed = True
    # What is still to be written: a node and those beside it, or the bracket that closes a variation.
    waiting: list[tuple[Node, list[Node]] | str] = []
    cursor = Cursor(game)
    if game.root.variations:
        waiting.append((game.root.variations[0], game.root.variations[1:]))
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            yield item
            number_needed = True
            continue
        node, siblings = item
        assert node.parent is not None
        assert node.move is not None
        if node.starting_comment:
            yield _comment(node.starting_comment)
            number_needed = True
        board = cursor.at(node.parent)
        number = board.move_number
        before = f"{number}. " if board.turn is Side.ATTACKERS else f"{number}... " if number_needed else ""
        marks = "".join(_SYMBOL_TEXT.get(symbol, "") for symbol in node.symbols[:1])
        yield before + board.text(node.move) + marks
        yield from (f"${symbol}" for symbol in (node.symbols[1:] if marks else node.symbols))
        remark = _remark(node)
        if remark:
            yield remark
        number_needed = bool(remark or siblings)
        if node.variations:
            waiting.append((node.variations[0], node.variations[1:]))
        for sibling in reversed(siblings):
            waiting += [")", (sibling, []), "("]


def _remark(node: Node) -> str:
    words = []
    if node.clock is not None:
        hours, seconds = divmod(round(node.clock, 3), 3600)
        minutes, seconds = divmod(seconds, 60)
        words.append(f"[%clk {int(hours)}:{int(minutes):02}:{seconds:06.3f}]".replace(".000]", "]"))
    if node.evaluation is not None:
        expect(node.evaluation, Evaluation, "an evaluation")
        words.append(f"[%eval {node.evaluation}]")
    for drawing in node.drawings:
        expect(drawing, Drawing, "a drawing")
    # Rings are "coloured squares" to PGN, and arrows "coloured arrows".
    for name, is_ring in (("csl", True), ("cal", False)):
        if drawn := [str(drawing) for drawing in node.drawings if drawing.is_ring is is_ring]:
            words.append(f"[%{name} {','.join(drawn)}]")
    if node.comment:
        expect(node.comment, str, "a comment")
        words.append(_escape(node.comment, _COMMENT_ESCAPES))
    return "{" + " ".join(words) + "}" if words else ""


def _comment(text: str) -> str:
    return "{" + _escape(text, _COMMENT_ESCAPES) + "}"


_TAG_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r"}
_COMMENT_ESCAPES = {"\\": "\\\\", "}": "\\}", "\n": "\\n", "\r": "\\r", "[%": "\\[%"}


def _escape(text: str, escapes: dict[str, str]) -> str:
    return re.sub(r'\[%|[\\"}\n\r]', lambda match: escapes.get(match[0], match[0]), text)
