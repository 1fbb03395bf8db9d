"""What an error repeats of a text is part of one line, whatever the text: it is shown in terminals, logs and pages."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brandubh import Board, Game, Move, Rules, read_games, write_game
from brandubh.errors import LONGEST, LONGEST_SENTENCE, BrandubhError, RecordError, one_line, quote
from brandubh.game import Evaluation
from brandubh.language import LANGUAGES, say
from brandubh.record import read_csv
from brandubh.record.opentafl import read_move, read_position
from brandubh.rules import get_rules, load_rules
from tests.support.strategies import any_texts

LONGEST_LINE = LONGEST_SENTENCE

NASTY = {
    "long": "x" * 60_000,
    "many lines": "two\nlines\r\nand\x0bmore\u2028of\u2029them\x85",
    "turned round": "\u202egnorw\u202c \u2066and\u2069 \u200f\u061c",
    "for a terminal": "\x1b[31m\x1b]0;title\x07\x9b2J\x00\x7f",
    "long and nasty": "\U000e0001\u202e\n" * 20_000,
    "half a letter": "\ud800" * 300,
}


def read(text: str) -> None:
    list(read_games(text))


READERS: dict[str, Callable[[str], object]] = {
    "position": lambda text: Board(text),
    "position's turn": lambda text: Board(f"7/7/7/3K3/7/7/7 {''.join(text.split())}"),
    "position's rank": lambda text: Board(f"{''.join(text.split())}/7/7/3K3/7/7/7 b"),
    "move": lambda text: Move.from_text(text),
    "engine's move": lambda text: Move.from_uci(text),
    "move on a board": lambda text: Board().parse_text(text),
    "move with captures": lambda text: Board().parse_text("d2-e2" + "xd3" * 20_000 + text),
    "rules": get_rules,
    "file of rules": lambda text: load_rules(f"/nowhere/{text}.toml"),
    "rules in JSON": Rules.from_json,
    "rules in TOML": Rules.from_toml,
    "field of rules": lambda text: Rules.from_dict({text: 1}),
    "value of rules": lambda text: Rules.from_dict({"escape": text}),
    "values of rules": lambda text: Rules.from_dict({"escape": [text, {text: text}]}),
    "game file": read,
    "header": lambda text: read('[Rules "' + text.replace("\\", "").replace('"', "").replace("\n", "\\n") + '"]\n\n*'),
    "tag": lambda text: read(f"[Event {text}]\n\n*"),
    "comment": lambda text: read("d2-e2 {[%clk " + text.replace("}", "").replace("]", "") + "]} *"),
    "evaluation": lambda text: Evaluation.from_text(text),
    "name of a file": lambda text: list(read_games("d9 *", name=text)),
    "name of a header": lambda text: write_game(Game(headers={text: "x"})),
    "list of games": lambda text: list(read_csv(text)),
    "field of a list": lambda text: list(read_csv(f"d2-e2,0,{text},Ongoing")),
    "another's position": lambda text: read_position(text),
    "another's move": lambda text: read_move(text),
    "language": lambda text: say(text, "section-king"),
    "square": lambda text: Board().destinations(text),
    "piece": lambda text: Board.from_pieces({"d4": text}, "attackers"),
}


def check(error: BrandubhError) -> None:
    for line in (str(error), *(error.say(language) for language in LANGUAGES)):
        assert len(line) <= LONGEST_LINE
        assert line.replace("\u202f", "").isprintable(), ascii(line)  # French has narrow spaces of its own
    for value in error.arguments.values():
        if isinstance(value, BrandubhError):
            check(value)
        elif isinstance(value, str):
            assert len(value) <= LONGEST
            assert value.isprintable()


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY)
@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
def test_an_error_repeats_no_more_than_a_line(reader: Callable[[str], object], text: str) -> None:
    try:
        reader(text)
    except BrandubhError as error:
        check(error)


@given(text=any_texts, longest=st.integers(3, 200))
def test_any_text_becomes_one_line(text: str, longest: int) -> None:
    line = one_line(text, longest)
    assert line.isprintable()
    assert len(line) <= longest
    if text.isprintable() and len(text) <= longest:
        assert line == text


def test_a_plain_sentence_is_one_line_too() -> None:
    nasty = NASTY["long and nasty"]
    check(BrandubhError(f"there is no {nasty}"))
    check(BrandubhError(f"there is no {quote(nasty)}"))
    check(RecordError("record-tag", 1, 1, nasty))


def test_the_names_in_a_game_say_nothing_to_a_terminal() -> None:
    assert repr(Game(headers={"Attackers": "\x1b[31mred\n"})).isprintable()


def test_a_number_of_thousands_of_digits_is_no_rule() -> None:
    number = "9" * 5000
    for read_rules in (Rules.from_json, Rules.from_toml):
        with pytest.raises(BrandubhError):
            read_rules(f'{{"king_taken_on_throne": {number}}}')
        with pytest.raises(BrandubhError):
            read_rules(f"king_taken_on_throne = {number}")
