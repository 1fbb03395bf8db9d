"""What a problem repeats of a request is part of one line, whatever was sent."""

from typing import Any

import pytest

from brandubh.errors import LONGEST
from brandubh.server.problems import LONGEST_DETAIL
from tests.support.running import Json, Visitor, problem

NASTY = {
    "long": "x" * 50_000,
    "many lines": "two\nlines\r\u2028",
    "turned round": "\u202egnorw",
    "for a terminal": "\x1b[31m",
    "long and nasty": "\u202e\n" * 5000,
}


def bodies(text: str) -> list[tuple[str, Json]]:
    """Requests that are refused because of a text."""
    tree: list[Json] = [
        {"headers": {text: "x"}},
        {"headers": {text: 5}},
        {"headers": {"Note": text * 90}},
        {"nodes": [{}, {"parent": 0, "move": text}]},
        {"nodes": [{"evaluation": text}]},
        {"nodes": [{"drawings": [text]}]},
        {"start": text},
        {"declared": {"winner": text, "termination": text}},
    ]
    position: list[Json] = [
        {"fen": text},
        {"moves": [text]},
        {"moves": text},
        {"rules": text},
        {"rules": {text: 1}},
        {"rules": {"escape": text}},
        {"rules": {"escape": [text]}},
        {"rules": {"name": text, "start": text}},
        {"rules": {"king_armed": text}},
    ]
    found = [("/api/records/write", body) for body in tree]
    for path in ("/api/positions", "/api/positions/line", "/api/analysis", "/api/reports", "/api/hints", "/api/tables",
                 "/api/pictures/svg"):  # fmt: skip
        found += [(path, body) for body in position]
    found += [("/api/games", {"mode": text}), ("/api/games", {"side": text}), ("/api/games", {"start": text})]
    found += [("/api/games", {"attackers_name": text * 61}), ("/api/games/nosuchgame/moves", {"move": text})]
    found += [("/api/rules/clauses", body) for body in position[3:]]
    found += [("/api/records/read", {"text": f"{text} *", "rules": "wtf"}), ("/api/records/read", {"rules": text})]
    found += [("/api/training/attempts/nosuch/try", {"moves": [text]}), ("/api/training/runs", {"kind": text})]
    return found


def check_reason(told: Json) -> None:
    for value in told["arguments"].values():
        if isinstance(value, dict):
            check_reason(value)
        elif isinstance(value, str):
            assert len(value) <= LONGEST
            assert value.isprintable()


def check(answer: Any) -> None:
    told = problem(answer)
    assert told["status"] in (400, 404, 413, 414, 422)
    assert len(told["detail"]) <= LONGEST_DETAIL
    assert told["detail"].isprintable(), ascii(told["detail"])
    check_reason(told)


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY)
def test_a_problem_repeats_no_more_than_a_line(visitor: Visitor, text: str) -> None:
    for path, body in bodies(text):
        check(visitor.http.post(path, json=body))


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY)
def test_neither_does_one_about_an_address(visitor: Visitor, text: str) -> None:
    short = text[:800]
    for path, query in (
        ("/api/games", {"search": (short * 61)[:800]}),
        ("/api/games", {"result": short}),
        ("/api/games", {"offset": short}),
        ("/api/tables", {"fen": short}),
        ("/api/tables", {"fen": "7/7/7/3K3/7/7/7 b", "rules": short}),
        ("/api/rules/differences", {"names": short}),
        ("/api/puzzles/today", {"date": short}),
        ("/api/pictures/board.png", {"fen": short}),
        ("/api/pictures/board.png", {"size": short}),
    ):
        check(visitor.http.get(path, params=query))


@pytest.mark.parametrize("body", [b"\x1b", b'{"a": \xe2\x80\xae}', b'"' + b"x" * 50_000, b"{\n\n\n" + b"x" * 50_000])
def test_neither_does_one_about_what_is_no_json(visitor: Visitor, body: bytes) -> None:
    for path in ("/api/positions", "/api/games/nosuchgame/moves"):
        check(visitor.http.post(path, content=body, headers={"Content-Type": "application/json"}))
