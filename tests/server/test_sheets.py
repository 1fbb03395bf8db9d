"""What stands on a sheet: puzzles with their solutions, and the chapters of a study."""

import pytest

from brandubh.lessons import Goal, chapters
from brandubh.puzzles import load
from tests.support.running import Visitor


def test_puzzles_come_with_their_solutions_in_the_order_asked_for(visitor: Visitor) -> None:
    chosen = [load("wtf")[7], load("raven")[2], load("wtf")[3]]
    ids = ",".join(puzzle.id for puzzle in chosen)
    found = visitor.get("/api/sheets/puzzles", ids=ids)["puzzles"]
    assert [(each["id"], each["fen"], each["moves"]) for each in found] == [
        (puzzle.id, puzzle.fen, list(puzzle.moves)) for puzzle in chosen
    ]
    twice = visitor.get("/api/sheets/puzzles", ids=f"{ids},{ids}")["puzzles"]
    assert twice == found


@pytest.mark.parametrize(
    ("ids", "code"),
    [
        ("", "invalid"),
        (",", "invalid"),
        ("nosuch", "not-found"),
        ("a" * 9, "invalid"),
        ("../x", "invalid"),
        (",".join(["22a83bbd"] * 49), "too-long"),
    ],
)
def test_what_is_no_list_of_puzzles_is_refused(visitor: Visitor, ids: str, code: str) -> None:
    assert visitor.refusal("GET", f"/api/sheets/puzzles?ids={ids}")["code"] == code


def test_a_study_is_printed_with_its_words_and_main_lines(visitor: Visitor, stranger: Visitor) -> None:
    nodes = [{"comment": "Look!"}, {"parent": 0, "move": "d2-e2"}, {"parent": 0, "move": "d2-c2"}]
    start = "4t2/7/6t/3K1t1/2t4/3t3/4t2 w"
    study = visitor.post("/api/studies", {"name": "S", "chapter": {"name": "A game", "tree": {"nodes": nodes}}})
    visitor.post(
        f"/api/studies/{study['id']}/chapters",
        {"tree": {"start": start, "rules": "raven", "nodes": [{}, {"parent": 0, "move": "d4-a4"}]}},
    )
    sheet = stranger.get(f"/api/sheets/studies/{study['id']}")
    assert sheet == {
        "name": "S",
        "chapters": [
            {
                "number": 1,
                "name": "A game",
                "fen": "3t3/3t3/3T3/ttTKTtt/3T3/4t2/3t3 w",
                "text": "Look!",
                "moves": ["d2-e2"],
                "from_start": True,
            },
            {"number": 2, "name": "", "fen": start, "text": "", "moves": ["d4-a4"], "from_start": False},
        ],
    }
    assert visitor.refusal("GET", "/api/sheets/studies/nosuchname")["status"] == 404


def test_every_lesson_of_the_course_can_be_printed_with_solutions_that_are_right(visitor: Visitor) -> None:
    for chapter in chapters():
        for lesson in chapter.lessons:
            sheet = visitor.get(f"/api/sheets/lessons/{lesson.id}")
            assert (sheet["id"], sheet["chapter"]) == (lesson.id, chapter.id)
            for step, shown in zip(lesson.steps, sheet["steps"], strict=True):
                board = step.board()
                assert (shown["name"], shown["fen"]) == (step.name, board.fen())
                if step.goal is Goal.LOOK:
                    assert shown["moves"] == []
                else:
                    assert board.parse_text(shown["moves"][0]) in step.right_moves(board)
                    board.play_all(shown["moves"])
    assert visitor.refusal("GET", "/api/sheets/lessons/nosuchlesson")["status"] == 404
