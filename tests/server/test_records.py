"""Game files over HTTP: a tree of moves with all remarks goes there and back unharmed."""

import json

import pytest
from hypothesis import given, settings

from brandubh import Game
from brandubh.record import read_games, write_game
from brandubh.server.positions.tree import GameTree, read_tree, tree_view
from brandubh.server.texts import clean_remark
from tests.support.running import Json, Running, Visitor
from tests.support.strategies import any_texts, games

TEXT = """[Event "A test"]
[Attackers "Ailbhe"]
[Defenders "Bjorn"]
[Rules "raven"]
[Result "0-1"]
[Termination "resignation"]

{[%csl Gd4,Rg1] Before it begins} 1. d2-e2! {[%clk 0:05:00] [%eval -0.35] [%cal Yd3e3,Ba4a5] the usual}
( {or so} 1. d2-c2 $6 ( 1. d6-c6 d5-c5 ) 1... d3-c3 )
1... d3-e3?? {[%eval #-2]} 0-1
"""


def test_a_game_file_becomes_a_tree(visitor: Visitor) -> None:
    tree = visitor.post("/api/records/read", {"text": TEXT})
    assert (tree["rules"], tree["start"]) == ("raven", None)
    assert tree["headers"] == {"Event": "A test", "Attackers": "Ailbhe", "Defenders": "Bjorn"}
    assert tree["declared"] == {"winner": "attackers", "termination": "resignation"}
    nodes = tree["nodes"]
    assert [node["parent"] for node in nodes] == [None, 0, 1, 0, 3, 0, 5]
    assert [node["move"] for node in nodes] == [None, "d2-e2", "d3-e3", "d2-c2", "d3-c3", "d6-c6", "d5-c5"]
    assert nodes[0]["comment"] == "Before it begins"
    assert nodes[1]["comment"] == "the usual"
    assert (nodes[1]["symbols"], nodes[1]["clock"], nodes[1]["evaluation"]) == ([1], 300, "-0.35")
    assert (nodes[0]["drawings"], nodes[1]["drawings"]) == (["Gd4", "Rg1"], ["Yd3e3", "Ba4a5"])
    assert (nodes[2]["symbols"], nodes[2]["evaluation"]) == ([4], "#-2")
    assert (nodes[3]["starting_comment"], nodes[3]["symbols"]) == ("or so", [6])


def test_a_tree_becomes_a_game_file(visitor: Visitor) -> None:
    tree = visitor.post("/api/records/read", {"text": TEXT})
    written = visitor.post("/api/records/write", tree)
    assert visitor.post("/api/records/read", {"text": written["text"]}) == tree
    assert written["name"] == "brandubh-ailbhe-bjorn", "the file is named after who played"


def shown(game: Game) -> Game:
    """A game without the characters that the app does not pass on."""
    game.headers.update({name: clean_remark(text) for name, text in game.headers.items()})
    nodes = [game.root]
    while nodes:
        node = nodes.pop()
        node.comment, node.starting_comment = clean_remark(node.comment), clean_remark(node.starting_comment)
        nodes += node.variations
    return game


@settings(max_examples=60)
@given(game=games().map(shown))
def test_any_game_goes_there_and_back(server: Running, game: Game) -> None:
    with server.visitor() as visitor:
        tree = visitor.post("/api/records/read", {"text": write_game(game)})
        text = visitor.post("/api/records/write", tree)["text"]
    assert text == write_game(next(read_games(write_game(game))))


def test_the_ruleset_of_a_game_that_names_none_can_be_said(visitor: Visitor) -> None:
    assert visitor.post("/api/records/read", {"text": "1. d2-e2 *", "rules": "wtf-it"})["rules"] == "wtf-it"
    own = visitor.post("/api/records/read", {"text": "1. d2-e2 *", "rules": {"name": "own", "escape": "edges"}})
    assert own["rules"]["escape"] == "edges"


def test_only_the_first_game_of_a_file_is_read(visitor: Visitor) -> None:
    tree = visitor.post("/api/records/read", {"text": "1. d2-e2 *\n\n1. d2-c2 *\n"})
    assert [node["move"] for node in tree["nodes"]] == [None, "d2-e2"]


def test_a_deep_tree_is_written(visitor: Visitor) -> None:
    moves = ["d1c1", "d3c3", "c1d1", "c3d3"] * 150
    nodes: list[Json] = [{}] + [{"parent": number, "move": move} for number, move in enumerate(moves)]
    rules = {"name": "endless", "repetition": "none"}
    tree = {"rules": rules, "nodes": nodes}
    text = visitor.post("/api/records/write", tree)["text"]
    assert len(visitor.post("/api/records/read", {"text": text})["nodes"]) == len(nodes)


LONG = "1. d1-c1 d3-c3 2. c1-d1 c3-d3 " * 501
ENDLESS = '[Rules "{\\"name\\": \\"endless\\", \\"repetition\\": \\"none\\"}"]\n\n'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   \n\n",
        "1. d2-d1 *",
        "1. d2-e2xd3 *",
        '[Rules "chess"]\n\n1. d2-e2 *',
        '[FEN "7/7/7/7/7/7/7 b"]\n\n*',
        '[Event "unclosed',
        "{unclosed",
        "( 1. d2-e2 )",
        "1. d2-e2 ( ( *",
        "hello",
        "\x00",
        "\ud800",
        "x" * 200_001,
        "1. d2-e2 {" + "x" * 4001 + "} *",
        "1. d2-e2 $256 *",
        "1. d2-e2 $1 $2 $3 $4 $5 $6 $7 $8 $9 *",
        "1. d2-e2 {[%clk 999999999:00:00]} *",
        ENDLESS + LONG + "*",
        "".join(f'[Header{number} "x"]\n' for number in range(41)) + "\n*",
        f'[Note "{"x" * 401}"]\n\n*',
        f'[{"N" * 41} "x"]\n\n*',
    ],
    ids=lambda text: repr(text[:30]),
)
def test_a_text_that_is_no_game_or_too_much_is_refused_with_a_sentence(visitor: Visitor, text: str) -> None:
    body = {"text": text}
    answer = visitor.http.post(
        "/api/records/read", content=json.dumps(body), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 422, answer.text[:300]
    assert len(answer.json()["detail"]) > 5


@settings(max_examples=150)
@given(text=any_texts)
def test_no_text_makes_the_server_stumble(server: Running, text: str) -> None:
    with server.visitor() as visitor:
        answer = visitor.http.post("/api/records/read", json={"text": text})
    assert answer.status_code in (200, 422), answer.text


@pytest.mark.parametrize(
    "tree",
    [
        {"nodes": []},
        {"nodes": [{}, {}]},
        {"nodes": [{}, {"parent": 0}]},
        {"nodes": [{}, {"move": "d2-e2"}]},
        {"nodes": [{}, {"parent": 1, "move": "d2-e2"}]},
        {"nodes": [{}, {"parent": 7, "move": "d2-e2"}]},
        {"nodes": [{}, {"parent": -1, "move": "d2-e2"}]},
        {"nodes": [{}, {"parent": 0, "move": "d2-d1"}]},
        {"nodes": [{}, {"parent": 0, "move": "d2-e2", "evaluation": "good"}]},
        {"nodes": [{"drawings": ["Pd2e2"]}]},
        {"nodes": [{"drawings": ["Gd2e8"]}]},
        {"nodes": [{}, {"parent": 0, "move": "d2-e2", "symbols": [256]}]},
        {"nodes": [{}, {"parent": 0, "move": "d2-e2", "clock": -1}]},
        {"nodes": [{}, {"parent": 0, "move": "d2-e2", "comment": "\ud800"}]},
        {"headers": {"Rules": "wtf"}},
        {"headers": {"two words": "x"}},
        {"headers": {"\ud800": "x"}},
        {"headers": {"Note": "\ud800"}},
        {"headers": {"": "x"}},
        {"start": "7/7/7/7/7/7/7 b"},
        {"rules": "chess"},
        {"declared": {"winner": "attackers", "termination": "escape"}},
        {"declared": {"winner": None, "termination": "resignation"}},
        {"start": "K6/7/7/7/7/7/3t3 b", "declared": {"winner": "attackers", "termination": "resignation"}},
    ],
    ids=str,
)
def test_a_tree_that_cannot_be_is_refused_with_a_sentence(visitor: Visitor, tree: Json) -> None:
    content = json.dumps(tree)
    answer = visitor.http.post("/api/records/write", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422, answer.text
    assert answer.json()["detail"]


@given(game=games().map(shown))
def test_a_tree_is_read_back_as_the_game_it_was_made_of(game: Game) -> None:
    text = write_game(game)
    tree = GameTree.model_validate_json(tree_view(game).model_dump_json())
    assert write_game(read_tree(tree)) == text
