"""What the server refuses: a code with its arguments, which every language has a sentence for."""

import re
from typing import Any

import pytest

from brandubh.errors import BrandubhError
from brandubh.language import LANGUAGES
from tests.support.running import Visitor, move_after

OVER = "7/7/7/t6/7/7/6K b"
PRESETS = "wtf, wtf-de, wtf-it, raven, cyningstan, magpie, ard-ri, ard-ri-open"


def _said(reason: dict[str, Any]) -> BrandubhError:
    arguments = {
        name: _said(value) if isinstance(value, dict) else value for name, value in reason["arguments"].items()
    }
    return BrandubhError(reason["code"], **arguments)


def check(told: dict[str, Any], code: str, **arguments: object) -> None:
    assert (told["code"], told["arguments"]) == (code, arguments)
    error = _said(told)
    assert len({error.say(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("path", "body", "code", "arguments"),
    [
        ("/api/positions", {"moves": ["d2-d3"]}, "illegal-occupied", {"move": "d2-d3", "square": "d3"}),
        ("/api/positions", {"moves": ["d4-d4"]}, "illegal-turn", {"move": "d4-d4", "side": "attackers"}),
        ("/api/positions", {"fen": "7/7/7/7/7/7/7 b"}, "position-no-king", {}),
        ("/api/positions", {"rules": "chess"}, "rules-unknown", {"name": "chess", "presets": PRESETS}),
        ("/api/positions", {"fen": "x" * 101}, "too-long", {"most": 100}),
        ("/api/positions", {"moves": 5}, "invalid", {}),
        ("/api/records/read", {"text": "   "}, "record-none", {}),
        ("/api/records/read", {"text": "d2-e2" + " (d2-c2)" * 2000}, "record",
         {"line": 1, "column": 16000, "reason": {"code": "record-long", "arguments": {"most": 2000}}}),
        ("/api/records/read", {"text": "x" * 200_001}, "too-long", {"most": 200_000}),
        ("/api/records/write", {"nodes": [{}, {"move": "d2-e2"}]}, "tree-node", {"number": 1}),
        ("/api/pictures/gif", {"moves": ["a4-a3", "d4-d3", "a3-a4", "d3-d4"] * 80, "fen": "7/7/7/t2K2t/7/7/7 b",
                               "rules": {"repetition": "none"}}, "animation-long", {"most": 300}),
        ("/api/pictures/gif", {"moves": ["a4-a3", "d4-d3", "a3-a4", "d3-d4"] * 75, "fen": "7/7/7/t2K2t/7/7/7 b",
                               "rules": {"repetition": "none"}, "size": 1200}, "animation-large",
                               {"moves": 300, "most": 461}),
        ("/api/analysis", {"fen": OVER}, "position-over", {}),
        ("/api/reports", {}, "nothing-to-report", {}),
        ("/api/reports/try", {"fen": OVER, "attempt": "a4-a3"}, "position-over", {}),
    ],
)  # fmt: skip
def test_a_wrong_request_has_its_code(
    visitor: Visitor, path: str, body: object, code: str, arguments: dict[str, object]
) -> None:
    check(visitor.refusal("POST", path, body), code, **arguments)


def test_a_mistake_in_a_record_has_its_place_and_its_reason(visitor: Visitor) -> None:
    reason = {"code": "illegal-straight", "arguments": {"move": "c4-d5"}}
    told = visitor.refusal("POST", "/api/records/read", {"text": "1. d2-e2\nc4-d5 *"})
    check(told, "record", line=2, column=1, reason=reason)
    assert told["detail"] == "Line 2, column 1: Pieces move in straight lines."


def test_what_does_not_fit_the_game_has_its_code(visitor: Visitor, stranger: Visitor) -> None:
    local = visitor.begin(mode="local")["id"]
    check(visitor.refusal("POST", f"/api/games/{local}/takeback", {"ply": 3}), "few-moves", count=0)
    check(visitor.refusal("POST", f"/api/games/{local}/moves", move_after("d2-e2") | {"ply": 4}), "went-on")
    check(visitor.refusal("POST", f"/api/games/{local}/next-set"), "no-match")
    check(stranger.refusal("POST", f"/api/games/{local}/resign", {"side": None}), "forbidden")
    visitor.post(f"/api/games/{local}/resign", {"side": None})
    check(visitor.refusal("POST", f"/api/games/{local}/moves", move_after("d2-e2")), "game-over")
    check(visitor.refusal("GET", "/api/games/nosuchgame"), "not-found")
    match = visitor.begin(mode="local", match=True)["id"]
    check(visitor.refusal("POST", f"/api/games/{match}/next-set"), "first-set")
    visitor.post(f"/api/games/{match}/resign", {"side": None})
    visitor.post(f"/api/games/{match}/next-set")
    check(visitor.refusal("POST", f"/api/games/{match}/takeback", {"ply": 0}), "set-begun")
    against = visitor.begin(mode="computer", side="attackers", level=1)["id"]
    check(visitor.refusal("POST", f"/api/games/{against}/draw"), "plays-on")
    check(visitor.refusal("POST", f"/api/games/{against}/resign", {"side": "defenders"}), "computers-side")


def test_the_document_describes_the_code(visitor: Visitor) -> None:
    schemas = visitor.get("/api/openapi.json")["components"]["schemas"]
    assert {"code", "arguments"} <= set(schemas["Problem"]["required"])
    assert re.search("Reason", str(schemas["Problem"]["properties"]["arguments"]))
