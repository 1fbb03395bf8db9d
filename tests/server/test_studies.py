"""Studies over HTTP: kept under a name, read by whoever has the link, and changed by their owner alone."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from signal import SIGKILL, SIGTERM

import pytest

from brandubh.language import LANGUAGES, say
from brandubh.server.limits import Limits
from brandubh.server.studies import contents
from brandubh.server.studies.contents import MOST_CHAPTERS
from tests.support.running import Json, Running, Visitor, problem, quick, until
from tests.support.served import serving
from tests.support.stores import of_the_first_version

SET_UP = "4t2/7/6t/3K1t1/2t4/3t3/4t2 w"
TREE: Json = {
    "rules": "raven",
    "start": SET_UP,
    "headers": {"Event": "A lesson"},
    "nodes": [
        {"comment": "Where should the king go?", "drawings": ["Rd4", "Gd4a4"]},
        {"parent": 0, "move": "d4-a4", "symbols": [1], "comment": "Two corners\nat once."},
        {"parent": 1, "move": "e1-f1"},
        {"parent": 0, "move": "d4-d7", "starting_comment": "Or this?", "symbols": [2]},
    ],
}


def put(visitor: Visitor, path: str, body: object) -> Json:
    answer = visitor.http.put(path, json=body)
    assert answer.is_success, answer.text
    found: Json = answer.json()
    return found


def begin(visitor: Visitor, *chapters: str) -> Json:
    """A study with chapters of these names."""
    first, *more = chapters or ("One",)
    study = visitor.post("/api/studies", {"name": "Escapes", "chapter": {"name": first, "tree": TREE}})
    for name in more:
        study = visitor.post(f"/api/studies/{study['id']}/chapters", {"name": name})
    return study


def names(study: Json) -> list[str]:
    return [chapter["name"] for chapter in study["chapters"]]


def test_a_study_is_begun_found_again_and_removed(visitor: Visitor, stranger: Visitor) -> None:
    study = begin(visitor, "One", "Two")
    path = f"/api/studies/{study['id']}"
    assert visitor.get(path) == study
    assert study["mine"]
    [listed] = visitor.get("/api/studies")["studies"]
    assert (listed["id"], listed["name"], listed["chapters"], listed["fen"]) == (study["id"], "Escapes", 2, SET_UP)
    assert stranger.get("/api/studies") == {"studies": []}, "nobody finds another's studies"
    assert visitor.http.delete(path).status_code == 204
    assert visitor.get("/api/studies") == {"studies": []}
    assert visitor.refusal("GET", path)["status"] == 404
    assert visitor.refusal("GET", f"{path}/chapters/1")["status"] == 404


def test_a_chapter_keeps_its_position_moves_words_signs_and_drawings(visitor: Visitor) -> None:
    study = begin(visitor)
    chapter = visitor.get(f"/api/studies/{study['id']}/chapters/1")
    tree = chapter["tree"]
    assert (tree["rules"], tree["start"], tree["headers"]) == ("raven", SET_UP, {"Event": "A lesson"})
    for sent, kept in zip(TREE["nodes"], tree["nodes"], strict=True):
        assert kept.items() >= sent.items()
    assert chapter["fen"] == SET_UP
    again = put(visitor, f"/api/studies/{study['id']}/chapters/1", {"version": 1, "tree": tree})
    assert again["version"] == 2
    assert visitor.get(f"/api/studies/{study['id']}/chapters/1")["tree"] == tree


def test_a_game_is_shown_by_its_last_position_and_a_set_up_position_by_itself(visitor: Visitor) -> None:
    game = {"nodes": [{}, {"parent": 0, "move": "d2-e2"}]}
    study = visitor.post("/api/studies", {"name": "A game", "chapter": {"tree": game}})
    assert study["chapters"][0]["fen"] == "3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3 w"
    assert begin(visitor)["chapters"][0]["fen"] == SET_UP


def test_chapters_are_named_put_in_order_and_removed_and_keep_their_numbers(visitor: Visitor) -> None:
    study = begin(visitor, "One", "Two", "Three")
    path = f"/api/studies/{study['id']}"
    study = put(visitor, path, {"version": study["version"], "order": [3, 1, 2], "name": "Other"})
    assert (study["name"], names(study)) == ("Other", ["Three", "One", "Two"])
    assert put(visitor, f"{path}/chapters/1", {"version": 1, "name": "First"})["name"] == "First"
    gone = visitor.http.delete(f"{path}/chapters/3", params={"version": 1}).json()
    assert names(gone) == ["First", "Two"]
    study = visitor.post(f"{path}/chapters", {"name": "Four"})
    assert [chapter["number"] for chapter in study["chapters"]] == [1, 2, 4], "no number is given twice"
    assert visitor.get(path) == study
    for order in ([1, 2], [1, 2, 4, 5], [1, 1, 2], []):
        refused = visitor.refusal("PUT", path, {"version": study["version"], "order": order})
        assert (refused["status"], refused["code"]) == (409, "study-changed")
    assert visitor.get(path) == study


def changes(study: Json) -> Iterator[tuple[str, str, object]]:
    """Everything that can be done to a study."""
    path = f"/api/studies/{study['id']}"
    yield "PUT", path, {"version": study["version"], "name": "Mine now"}
    yield "PUT", path, {"version": study["version"], "order": [2, 1]}
    yield "POST", f"{path}/chapters", {"name": "More"}
    yield "PUT", f"{path}/chapters/1", {"version": 1, "name": "Mine now"}
    yield "PUT", f"{path}/chapters/1", {"version": 1, "tree": {}}
    yield "DELETE", f"{path}/chapters/1?version=1", None
    yield "DELETE", path, None


def test_others_may_read_a_study_and_copy_it_but_not_touch_it(visitor: Visitor, stranger: Visitor) -> None:
    study = begin(visitor, "One", "Two")
    path = f"/api/studies/{study['id']}"
    for method, address, body in changes(study):  # the first by somebody without any cookie
        told = stranger.refusal(method, address, body)
        assert (told["status"], told["code"]) == (403, "study-forbidden"), (method, address)
    assert visitor.get(path) == study
    assert stranger.get(path) == study | {"mine": False}
    copied = stranger.post(f"{path}/copy")
    assert copied["mine"]
    assert copied["id"] != study["id"]
    assert names(copied) == ["One", "Two"]
    mine, other = (stranger.get(f"/api/studies/{each}/chapters/1")["tree"] for each in (copied["id"], study["id"]))
    assert mine == other
    put(stranger, f"/api/studies/{copied['id']}/chapters/1", {"version": 1, "name": "Changed"})
    assert names(visitor.get(path)) == ["One", "Two"]


def test_a_stale_change_is_refused_and_overwrites_nothing(visitor: Visitor) -> None:
    study = begin(visitor, "One", "Two")
    path = f"/api/studies/{study['id']}"
    put(visitor, path, {"version": study["version"], "name": "First window"})
    put(visitor, f"{path}/chapters/1", {"version": 1, "tree": {"nodes": [{"comment": "first window"}]}})
    for method, address, body in list(changes(study))[:2]:
        assert visitor.refusal(method, address, body)["code"] == "study-changed"
    for method, address, body in list(changes(study))[3:6]:
        assert visitor.refusal(method, address, body)["code"] == "study-changed"
    assert visitor.get(path)["name"] == "First window"
    assert visitor.get(f"{path}/chapters/1")["tree"]["nodes"][0]["comment"] == "first window"
    put(visitor, f"{path}/chapters/2", {"version": 1, "name": "another chapter is free"})


def test_of_several_saves_at_the_same_time_exactly_one_is_taken(visitor: Visitor) -> None:
    study = begin(visitor)
    answers: list[int] = []

    def save(comment: str) -> None:
        body = {"version": 1, "tree": {"nodes": [{"comment": comment}]}}
        answers.append(visitor.http.put(f"/api/studies/{study['id']}/chapters/1", json=body).status_code)

    threads = [threading.Thread(target=save, args=(str(number),)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200] + [409] * 7
    assert visitor.get(f"/api/studies/{study['id']}/chapters/1")["version"] == 2


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "\x00\x07"])
def test_a_study_has_a_name_that_can_be_seen(visitor: Visitor, name: str) -> None:
    assert visitor.refusal("POST", "/api/studies", {"name": name})["code"] == "study-name"


def test_names_are_clean_lines(visitor: Visitor) -> None:
    name = " Escapes\u202e\x07\nfor  all "
    study = visitor.post("/api/studies", {"name": name, "chapter": {"name": name}})
    assert study["name"] == study["chapters"][0]["name"] == "Escapes for all"
    assert visitor.refusal("POST", "/api/studies", {"name": "x" * 61})["code"] == "too-long"
    assert visitor.post("/api/studies", {"name": "x", "chapter": {"name": "\u200b"}})["chapters"][0]["name"] == ""


def test_a_study_keeps_one_chapter_at_least(visitor: Visitor) -> None:
    path = f"/api/studies/{begin(visitor)['id']}"
    assert visitor.refusal("DELETE", f"{path}/chapters/1?version=1")["code"] == "last-chapter"


def test_a_study_has_so_many_chapters_and_no_more(visitor: Visitor) -> None:
    study = begin(visitor, *(str(number) for number in range(MOST_CHAPTERS)))
    told = visitor.refusal("POST", f"/api/studies/{study['id']}/chapters", {"name": "one too many"})
    assert (told["status"], told["code"], told["arguments"]) == (409, "many-chapters", {"most": MOST_CHAPTERS})
    text = "1. d2-e2 *\n\n" * (MOST_CHAPTERS + 1)
    assert visitor.refusal("POST", "/api/studies/import", {"name": "x", "text": text})["code"] == "many-chapters"


def test_a_chapter_and_a_study_are_so_long_and_no_longer(visitor: Visitor) -> None:
    path = f"/api/studies/{begin(visitor)['id']}"
    long: Json = {"rules": {"repetition": "none"}, "nodes": [{"comment": "x" * 4000}]}
    long["nodes"] += [
        {"parent": number, "move": ("d1-c1", "d3-c3", "c1-d1", "c3-d3")[number % 4], "comment": "x" * 4000}
        for number in range(16)
    ]
    assert visitor.refusal("PUT", f"{path}/chapters/1", {"version": 1, "tree": long})["code"] == "chapter-long"
    short = long | {"nodes": long["nodes"][:12]}
    for _ in range(3):
        visitor.post(f"{path}/chapters", {"tree": short})
    told = visitor.refusal("POST", f"{path}/chapters", {"tree": short})
    assert (told["status"], told["code"]) == (409, "study-long")
    assert visitor.refusal("PUT", f"{path}/chapters/1", {"version": 1, "tree": short})["code"] == "study-long"
    put(visitor, f"{path}/chapters/2", {"version": 1, "tree": short})
    smiles = "\U0001f600" * 4000  # four bytes each
    beside = [{"parent": 0, "move": move, "comment": smiles} for move in ("d1-c1", "d1-e1", "d1-b1")]
    many_bytes = {"nodes": [{"comment": smiles}, *beside]}
    assert visitor.refusal("PUT", f"{path}/chapters/1", {"version": 1, "tree": many_bytes})["code"] == "chapter-long"


def test_a_visitor_has_so_many_studies_and_no_more(tmp_path: Path) -> None:
    with Running(quick(tmp_path, limits=Limits(studies=2))) as server, server.visitor() as visitor:
        first, _ = begin(visitor), begin(visitor)
        for path, body in (
            ("/api/studies", {"name": "x"}),
            ("/api/studies/import", {"name": "x", "text": "1. d2-e2 *"}),
            (f"/api/studies/{first['id']}/copy", {}),
        ):
            told = visitor.refusal("POST", path, body)
            assert (told["status"], told["code"], told["arguments"]) == (409, "many-studies", {"most": 2})
        visitor.http.delete(f"/api/studies/{first['id']}")
        begin(visitor)


HOSTILE: list[tuple[object, str]] = [
    ({"nodes": [{}, {"parent": 0, "move": "d2-d3"}]}, "illegal-occupied"),
    ({"nodes": [{}, {"parent": 5, "move": "d2-e2"}]}, "tree-node"),
    ({"nodes": [{"comment": "x" * 4001}]}, "too-long"),
    ({"nodes": []}, "invalid"),
    ({"start": "7/7/7/7/7/7/7 b"}, "position-no-king"),
    ({"rules": "chess"}, "rules-unknown"),
    ({"headers": {"Rules": "raven"}}, "header-own"),
    ({"headers": {"no name": "x"}}, "header-name"),
    ({"nodes": [{"clock": 1e9}]}, "record"),  # which no file could be read with
    ({"nodes": [{"evaluation": "much"}]}, "evaluation"),
    ("a tree", "invalid"),
    ([], "invalid"),
]


@pytest.mark.parametrize(("tree", "code"), HOSTILE)
def test_what_is_no_chapter_is_refused_with_the_reason_and_changes_nothing(
    visitor: Visitor, tree: object, code: str
) -> None:
    path = f"/api/studies/{begin(visitor)['id']}"
    before = visitor.get(path)
    assert visitor.refusal("PUT", f"{path}/chapters/1", {"version": 1, "tree": tree})["code"] == code
    assert visitor.refusal("POST", f"{path}/chapters", {"tree": tree})["code"] == code
    assert visitor.refusal("POST", "/api/studies", {"name": "x", "chapter": {"tree": tree}})["code"] == code
    assert visitor.get(path) == before


@pytest.mark.parametrize("version", [0, -1, "1", 1.5, None, 2**40])
def test_a_version_is_a_number_that_was_seen(visitor: Visitor, version: object) -> None:
    path = f"/api/studies/{begin(visitor)['id']}"
    assert visitor.refusal("PUT", path, {"version": version, "name": "x"})["code"] == "invalid"
    assert visitor.refusal("PUT", f"{path}/chapters/1", {"version": version, "name": "x"})["code"] == "invalid"


def test_a_body_that_is_too_large_is_refused(visitor: Visitor) -> None:
    path = f"/api/studies/{begin(visitor)['id']}/chapters/1"
    answer = visitor.http.put(path, content=b" " * 1_000_001, headers={"Content-Type": "application/json"})
    assert (answer.status_code, problem(answer)["code"]) == (413, "too-long")


def test_a_study_goes_out_as_one_game_file_and_comes_back_the_same(visitor: Visitor, stranger: Visitor) -> None:
    study = begin(visitor, "One", "", "Drei – trí")
    answer = visitor.http.get(f"/api/studies/{study['id']}/record")
    assert answer.headers["content-type"].startswith("application/x-brandubh-game")
    assert f'filename="brandubh-escapes-{study["id"]}.txt"' in answer.headers["content-disposition"]
    back = stranger.post("/api/studies/import", {"name": "not this", "text": answer.text})
    assert (back["name"], names(back)) == ("Escapes", ["One", "", "Drei – trí"])
    assert stranger.http.get(f"/api/studies/{back['id']}/record").text == answer.text


def test_games_of_somebodys_own_file_become_chapters_with_names_of_their_own(visitor: Visitor) -> None:
    text = '[Attackers "Aoife"]\n[Defenders "Brian"]\n\n1. d2-e2 *\n\n[Event "Final"]\n\n1. d2-c2 *\n\n1. d1-c1 *\n'
    study = visitor.post("/api/studies/import", {"name": "My file", "text": text})
    assert (study["name"], names(study)) == ("My file", ["Aoife – Brian", "Final", ""])
    for bad, code in (("", "record-none"), ("1. d2-e2 d9 *", "record"), ("x" * 200_001, "too-long")):
        assert visitor.refusal("POST", "/api/studies/import", {"name": "x", "text": bad})["code"] == code
    assert len(visitor.get("/api/studies")["studies"]) == 1, "half a file is no study"


def test_a_file_is_no_longer_than_a_study_may_be(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contents, "LONGEST_STUDY", 100)
    told = visitor.refusal("POST", "/api/studies/import", {"name": "x", "text": "1. d2-e2 *\n\n" * 5})
    assert told["code"] == "study-long"


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("study-name", {}),
        ("study-forbidden", {}),
        ("study-changed", {}),
        ("many-studies", {"most": 100}),
        ("many-chapters", {"most": 64}),
        ("last-chapter", {}),
        ("chapter-long", {"most": 64_000}),
        ("study-long", {"most": 180_000}),
    ],
)
def test_every_refusal_is_said_in_every_language(code: str, arguments: dict[str, int]) -> None:
    assert len({say(language, f"error-{code}", **arguments) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_link_shows_the_name_and_the_first_board(visitor: Visitor) -> None:
    study = begin(visitor, "One", "Two")
    for path, title, fen in (("", "Escapes", SET_UP), ("/2", "Escapes: Two", study["chapters"][1]["fen"])):
        text = visitor.http.get(f"/study/{study['id']}{path}").text
        assert f"<title>{title} · Brandubh</title>" in text
        assert "A study in 2 chapters" in text
        assert fen.split()[0].replace("/", "%2F") in text
    assert visitor.http.get("/study/nosuchname").status_code == 404
    hostile = visitor.post("/api/studies", {"name": "</title><script>"})
    assert "<script>" not in visitor.http.get(f"/study/{hostile['id']}").text.split("</head>")[0].split("<title>")[1]


def test_a_database_from_before_there_were_studies_gets_them(tmp_path: Path) -> None:
    file = of_the_first_version(tmp_path, owners={"abcdefghij": "token"})
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        assert visitor.game("abcdefghij")["id"] == "abcdefghij"
        assert names(begin(visitor)) == ["One"]
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT count(*) FROM studies").fetchall() == [(1,)]


@pytest.mark.long
def test_a_server_killed_while_a_study_is_written_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Visitor(server.address) as visitor:
        study = begin(visitor, "One", "Two")
        path = f"/api/studies/{study['id']}"
        saved = [0]

        def write() -> None:
            with_comment = {"nodes": [{"comment": ""}]}
            while True:
                with_comment["nodes"][0]["comment"] = str(saved[0] + 1)
                try:
                    put(visitor, f"{path}/chapters/1", {"version": saved[0] + 1, "tree": with_comment})
                except Exception:
                    return
                saved[0] += 1

        thread = threading.Thread(target=write)
        thread.start()
        until(lambda: saved[0] >= 20 or not thread.is_alive(), "chapters were saved")
        assert thread.is_alive()
        server.end(SIGKILL)
        thread.join()
        cookies = visitor.http.cookies
    with serving(tmp_path) as server, Visitor(server.address) as visitor:
        visitor.http.cookies = cookies
        kept = visitor.get(f"{path}/chapters/1")
        # One more may be on the disk, whose answer was on its way.
        assert int(kept["tree"]["nodes"][0]["comment"]) in (saved[0], saved[0] + 1)
        assert kept["version"] - 1 == int(kept["tree"]["nodes"][0]["comment"])
        again = visitor.get(path)
        assert again["mine"]
        assert names(again) == ["One", "Two"]
        server.end(SIGTERM)
