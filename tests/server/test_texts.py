"""Names and texts: what people read is what is there, whatever somebody typed."""

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brandubh.server.texts import LONGEST_NAME, MOST_MARKS, clean_line, clean_name, clean_remark
from tests.support.running import Visitor, problem

FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        (" Aoife\n of\tKells ", "Aoife of Kells"),
        ("e\u0301amon", "\u00e9amon"),
        ("\u202eevil\u2066", "evil"),
        ("zero\u200bwidth\ufeff \u00adsoft", "zerowidth soft"),
        (FAMILY, FAMILY),
        (
            "\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
            "\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        ),
        ("a\u200d", "a"),
        ("\u200da\u200d\u200db", "a\u200db"),
        ("private \ue000 \U0010ffff", "private"),
        ("a" + "\u0316" * 30 + "b", "a" + "\u0316" * 4 + "b"),
        ("a\u200b\u0301", "\u00e1"),
        ("\u0301\u0302 x", "x"),
        ("\u200b\u200d\u3164\u2800 \u115f\ufeff", None),
        ("   ", None),
    ],
    ids=ascii,
)
def test_a_name_is_one_line_of_visible_characters(typed: str, name: str | None) -> None:
    assert clean_name(typed) == name


@given(st.text())
def test_whatever_is_typed_a_name_is_clean_and_stays_so(typed: str) -> None:
    name = clean_name(typed) or "none"
    assert clean_name(name) == name
    assert len(name) <= LONGEST_NAME
    assert name == name.strip()
    kinds = [unicodedata.category(each) for each in name if each not in "\u200c\u200d"]
    assert not {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} & set(kinds)
    assert "M" * (MOST_MARKS + 1) not in "".join(kind[0] for kind in kinds)
    assert clean_line(clean_line(typed)) == clean_line(typed)


def test_a_remark_stays_as_it_is_but_for_what_would_harm() -> None:
    assert clean_remark("  two\n lines\t\u200f ") == "  two\n lines\t\u200f "
    assert clean_remark("\x1b[31mred\u202e\x00\x9b") == "[31mred"


def test_players_and_rulesets_have_clean_names(visitor: Visitor) -> None:
    game = visitor.begin(attackers_name="Sig\u202erid\u200b", rules={"name": "o" + "\u0316" * 9 + "wn"})
    assert game["players"]["attackers"]["name"] == "Sigrid"
    assert game["rules"]["name"] == "o" + "\u0316" * MOST_MARKS + "wn"
    for name in ("bell\x07", "\u202e", "\u200b"):
        assert visitor.refusal("POST", "/api/games", {"rules": {"name": name}})["code"] == "rules-name"


def test_game_files_pass_on_no_control_characters(visitor: Visitor) -> None:
    text = '[Event "E\u202evil\x1b"]\n\n{Go\u2066od\x07} 1. d2-e2 {\x00!} *\n'
    tree = visitor.post("/api/records/read", {"text": text})
    assert (tree["headers"]["Event"], [node["comment"] for node in tree["nodes"]]) == ("Evil", ["Good", "!"])
    tree["headers"]["Event"] += "\u202e"
    tree["nodes"][1]["comment"] += "\x1b"
    written = visitor.post("/api/records/write", tree)["text"]
    assert written.replace("\n", "").isprintable()


HALF = "half \ud800 a character"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games", {"mode": "local", "attackers_name": HALF}),
        ("/api/games", {"mode": "local", "rules": {"name": HALF}}),
        ("/api/games", {"mode": "local", "rules": HALF}),
        ("/api/games", {"mode": "local", "start": HALF}),
        ("/api/positions", {"fen": HALF}),
        ("/api/positions", {"moves": [HALF]}),
        ("/api/positions", {"rules": {HALF: True}}),
        ("/api/records/read", {"text": f"{{{HALF}}} *"}),
        ("/api/records/write", {"headers": {"Event": HALF}}),
        ("/api/records/write", {"headers": {HALF: "x"}}),
        ("/api/records/write", {"nodes": [{"comment": HALF}]}),
        ("/api/reports/try", {"attempt": HALF}),
        ("/api/pictures/svg", {"fen": HALF}),
    ],
    ids=ascii,
)
def test_half_a_character_is_refused_everywhere(visitor: Visitor, path: str, body: object) -> None:
    raw = json.dumps(body, ensure_ascii=False).encode("utf-8", "surrogatepass")
    for content in (json.dumps(body).encode(), raw):
        answer = visitor.http.post(path, content=content, headers={"Content-Type": "application/json"})
        assert problem(answer)["status"] == 422, answer.text
    assert visitor.get("/healthz")


def test_whole_characters_and_backslashes_are_not_taken_for_halves(visitor: Visitor) -> None:
    name = "\U0001f451 \\ud800"
    body = json.dumps({"mode": "local", "attackers_name": name})
    answer = visitor.http.post("/api/games", content=body, headers={"Content-Type": "application/json"})
    assert answer.json()["players"]["attackers"]["name"] == name


@pytest.mark.parametrize("query", ["search=%ED%A0%80", "search=%FF", "rules=%00", "search=%F4%90%80%80"])
def test_an_address_with_bytes_that_are_no_text_breaks_nothing(visitor: Visitor, query: str) -> None:
    assert visitor.http.get(f"/api/games?{query}").status_code < 500
    assert visitor.http.get(f"/api/games/{query}").status_code < 500
