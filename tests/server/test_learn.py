"""The course over HTTP: lessons, moves that are tried in them, hints."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from brandubh import Board, Side
from brandubh.lessons import Goal, Lesson, Step, chapters, course, find, minute
from brandubh.lessons.course import read_lesson
from brandubh.puzzles import load
from brandubh.server.learn import views
from tests.support.running import Json, Running, Visitor, quick

LESSONS = [lesson for chapter in chapters() for lesson in chapter.lessons]
PUZZLE = next(puzzle for puzzle in load("wtf") if puzzle.wins_in == 2)
LINE = ", ".join(f'"{move[:5]}"' for move in PUZZLE.moves)

OWN = read_lesson(
    "own",
    f"""
    clauses = ["capture"]

    [[steps]]
    name = "look"
    position = "7/7/7/7/7/3K3/1t5 b"
    goal = "look"

    [[steps]]
    name = "reach"
    position = "7/7/1T3T1/3K3/5t1/1t5/3t3 b"
    goal = "reach"
    squares = ["g2"]
    [[steps.mistakes]]
    name = "short"
    moves = ["b2-f2"]

    [[steps]]
    name = "capture"
    position = "3t3/4t2/2T4/3K3/7/2tT3/7 b"
    goal = "capture"
    squares = ["d2"]

    [[steps]]
    name = "win"
    position = "7/6t/4T2/2t3K/7/3t3/1t5 w"
    goal = "win"

    [[steps]]
    name = "stop"
    position = "7/6t/7/6K/3t3/7/1t5 b"
    goal = "stop"

    [[steps]]
    name = "safe"
    position = "7/7/2K4/7/tT5/7/2t4 w"
    goal = "safe"
    squares = ["b3"]

    [[steps]]
    name = "new"
    position = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b"
    before = ["a4-a5", "c4-c5", "a5-a4", "c5-c4"]
    goal = "new"

    [[steps]]
    name = "line"
    position = "{PUZZLE.fen}"
    goal = "line"
    line = [{LINE}]

    [[steps]]
    name = "moves"
    position = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b"
    goal = "moves"
    right = ["a4-a5"]

    [[steps]]
    name = "answered"
    position = "7/7/1T3T1/3K3/5t1/1t5/3t3 b"
    goal = "reach"
    squares = ["g2"]
    reply = "f5-f6"

    [[steps]]
    name = "engine"
    position = "7/7/1T3T1/3K3/5t1/1t5/3t3 b"
    goal = "reach"
    squares = ["g2"]
    reply = "engine"
    """,
)
STEPS = {step.name: step for step in OWN.steps}


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lesson with a step of every kind, as if it were in the course."""
    monkeypatch.setattr(course, "_by_name", lambda: {"own": OWN})


def attempt(visitor: Visitor, step: str, *moves: str) -> Json:
    return visitor.post(f"/api/lessons/own/{step}/try", {"moves": moves})


# The course and its lessons


def test_the_course_lists_its_chapters_and_their_lessons(visitor: Visitor) -> None:
    listed = visitor.get("/api/lessons")["chapters"]
    assert [chapter["id"] for chapter in listed] == [chapter.id for chapter in chapters()]
    shown = [lesson for chapter in listed for lesson in chapter["lessons"]]
    assert [lesson["id"] for lesson in shown] == [lesson.id for lesson in LESSONS]
    for lesson, view in zip(LESSONS, shown, strict=True):
        assert view["steps"] == [step.name for step in lesson.steps]
        assert (view["rules"], tuple(view["clauses"]), view["drill"]) == (lesson.rules, lesson.clauses, lesson.drill)
        assert view["fen"] == lesson.steps[0].board().fen()


def test_a_lesson_tells_the_tasks_and_not_the_solutions(visitor: Visitor) -> None:
    view = visitor.get(f"/api/lessons/{LESSONS[0].id}")
    assert view["chapter"] == chapters()[0].id
    assert (view["previous"], view["next"]) == (None, LESSONS[1].id)
    for step, shown in zip(LESSONS[0].steps, view["steps"], strict=True):
        assert set(shown) == {"name", "goal", "squares", "count", "moves", "marks", "side", "position"}
        assert (shown["name"], shown["goal"], shown["side"]) == (step.name, step.goal, step.side)
        assert shown["position"]["fen"] == step.board().fen()


def test_the_lessons_lead_from_one_to_the_next(visitor: Visitor) -> None:
    seen = [visitor.get(f"/api/lessons/{lesson.id}") for lesson in LESSONS]
    assert all(one["next"] == other["id"] and other["previous"] == one["id"] for one, other in pairwise(seen))
    assert seen[-1]["next"] is None


def test_learn_in_a_minute_stands_before_the_course(visitor: Visitor) -> None:
    view = visitor.get("/api/lessons/minute")
    assert (view["chapter"], view["previous"], view["next"]) == (None, None, None)
    assert [step["name"] for step in view["steps"]] == [step.name for step in minute().steps]


@pytest.mark.parametrize("name", ["nosuchlesson", "own", "Moving", "x" * 60])
def test_there_is_no_lesson_of_another_name(visitor: Visitor, name: str) -> None:
    assert visitor.refusal("GET", f"/api/lessons/{name}")["status"] == 404
    assert visitor.refusal("GET", f"/api/lessons/{name}/ring/hint")["status"] == 404
    assert visitor.refusal("POST", f"/api/lessons/{name}/ring/try", {"moves": ["b2-g2"]})["status"] == 404


@pytest.mark.usefixtures("own")
def test_there_is_no_step_of_another_name(visitor: Visitor) -> None:
    assert visitor.refusal("GET", "/api/lessons/own/nosuchstep/hint")["status"] == 404
    assert visitor.refusal("POST", "/api/lessons/own/nosuchstep/try", {"moves": ["b2-g2"]})["status"] == 404


# Right moves


@pytest.mark.parametrize("lesson", [*LESSONS, minute()], ids=lambda lesson: lesson.id)
def test_every_lesson_is_solved_by_what_the_hints_show(visitor: Visitor, lesson: Lesson) -> None:
    for step in lesson.steps:
        if step.goal is not Goal.LOOK:
            _solve(visitor, lesson, step)


def _solve(visitor: Visitor, lesson: Lesson, step: Step) -> None:
    path = f"/api/lessons/{lesson.id}/{step.name}"
    line: list[str] = []
    for _ in range(views.MOST_MOVES):
        piece = visitor.get(f"{path}/hint", ply=len(line))
        shown = visitor.get(f"{path}/hint", level=2, ply=len(line))
        assert (piece["square"], piece["target"]) == (shown["square"], None)
        tried = visitor.post(f"{path}/try", {"moves": [*line, f"{shown['square']}-{shown['target']}"]})
        assert tried["verdict"] in ("right", "done")
        assert (tried["fault"], tried["mistake"]) == (None, None)
        line = tried["moves"]
        if tried["verdict"] == "done":
            return
        assert tried["positions"][-1]["turn"] == step.side
    raise AssertionError("the step has no end")


@pytest.mark.usefixtures("own")
def test_a_line_is_answered_move_by_move(visitor: Visitor) -> None:
    moves = list(PUZZLE.moves)
    tried = attempt(visitor, "line", moves[0])
    assert (tried["verdict"], tried["moves"]) == ("right", moves[:2])
    assert [position["ply"] for position in tried["positions"]] == [1, 2]
    assert visitor.get("/api/lessons/own/line/hint", ply=2, level=2) == {
        "square": moves[2][:2],
        "target": moves[2][3:5],
    }
    tried = attempt(visitor, "line", *moves)
    assert (tried["verdict"], tried["moves"]) == ("done", moves)
    assert tried["positions"][-1]["outcome"]["winner"] == PUZZLE.side


@pytest.mark.usefixtures("own")
def test_a_right_move_gets_the_answer_that_the_lesson_has_for_it(visitor: Visitor) -> None:
    tried = attempt(visitor, "answered", "b2-g2")
    assert (tried["verdict"], tried["moves"]) == ("done", ["b2-g2", "f5-f6"])
    assert [position["turn"] for position in tried["positions"]] == ["defenders", "attackers"]


@pytest.mark.usefixtures("own")
def test_an_engine_answers_where_the_lesson_says_so(visitor: Visitor) -> None:
    tried = attempt(visitor, "engine", "b2-g2")
    assert tried["verdict"] == "done"
    board = STEPS["engine"].board().play_all(tried["moves"])
    assert (len(tried["moves"]), board.fen()) == (2, tried["positions"][-1]["fen"])


# Wrong moves


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(
    ("step", "move", "fault"),
    [
        ("reach", "d1-e1", "elsewhere"),
        ("capture", "d7-e7", "nothing"),
        ("win", "g4-f4", "open"),
        ("moves", "a4-a6", "other"),
        ("new", "a4-a5", "repeated"),
    ],
)
def test_a_wrong_move_is_told_what_it_does_not_do(visitor: Visitor, step: str, move: str, fault: str) -> None:
    tried = attempt(visitor, step, move)
    assert (tried["verdict"], tried["fault"], tried["mistake"]) == ("wrong", fault, None)
    begun = STEPS[step].board()
    assert tried["positions"][0]["fen"] == begun.after(begun.parse_text(move)).fen()
    assert tried["moves"][0] == begun.text(begun.parse_text(move))


@pytest.mark.usefixtures("own")
def test_a_mistake_with_words_of_its_own_is_named(visitor: Visitor) -> None:
    assert attempt(visitor, "reach", "b2-f2")["mistake"] == "short"


@pytest.mark.usefixtures("own")
def test_a_threat_that_was_to_be_stopped_is_carried_out(visitor: Visitor) -> None:
    tried = attempt(visitor, "stop", "d3-c3")
    assert (tried["verdict"], tried["fault"], tried["wins_in"]) == ("wrong", "answered", 1)
    assert tried["positions"][-1]["outcome"]["winner"] == Side.DEFENDERS


@pytest.mark.usefixtures("own")
def test_a_man_who_was_to_be_safe_is_captured(visitor: Visitor) -> None:
    tried = attempt(visitor, "safe", "c5-c6")
    assert (tried["verdict"], tried["fault"], tried["wins_in"]) == ("wrong", "answered", None)
    assert [taken["square"] for taken in tried["positions"][-1]["last"]["captures"]] == ["b3"]


@pytest.mark.usefixtures("own")
def test_a_wrong_move_in_a_line_is_refuted_by_the_opponents_best(visitor: Visitor) -> None:
    board = PUZZLE.board()
    wrong = next(str(move) for move in board.legal_moves if not PUZZLE.is_solution([], move))
    tried = attempt(visitor, "line", wrong)
    assert (tried["verdict"], tried["fault"]) == ("wrong", "gone")
    assert Board(PUZZLE.fen).play_all(tried["moves"]).fen() == tried["positions"][-1]["fen"]
    assert len(tried["moves"]) == len(tried["positions"]) == 2
    before = board.play_all(PUZZLE.line()[:-1])
    late = next(str(move) for move in before.legal_moves if move not in before.winning_moves())
    assert attempt(visitor, "line", *PUZZLE.moves[:-1], late)["fault"] == "slow"


@pytest.mark.usefixtures("own")
def test_the_verdict_stands_where_no_engine_answers(own_server: Running) -> None:
    with own_server.visitor() as visitor:
        tried = attempt(visitor, "moves", "a4-a6")
        assert (tried["verdict"], tried["moves"], tried["wins_in"]) == ("wrong", ["a4-a6"], None)
        assert attempt(visitor, "engine", "b2-g2")["moves"] == ["b2-g2"]


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose engine cannot be started."""
    folder = tmp_path_factory.mktemp("data")
    with Running(quick(folder, engine=("false",))) as running:
        yield running


# What is no move


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(
    ("step", "moves"),
    [
        ("reach", []),
        ("reach", ["x"]),
        ("reach", ["a1-a1"]),
        ("reach", ["b2-g2", "f5-f6"]),  # it is done
        ("reach", ["d1-e1", "f5-f6", "b2-g2"]),  # a wrong move is taken back
        ("reach", ["b2-g2"] * 33),
        ("reach", ["b2-g2" * 20]),
        ("look", ["b1-b2"]),
        ("line", [*PUZZLE.moves[:2]]),  # the answer is not the learner's
        ("line", [*PUZZLE.moves, PUZZLE.moves[0]]),
    ],
)
def test_a_line_that_is_not_the_steps_is_refused(visitor: Visitor, step: str, moves: list[str]) -> None:
    assert visitor.refusal("POST", f"/api/lessons/own/{step}/try", {"moves": moves})["status"] == 422


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(
    ("step", "query"),
    [
        ("look", ""),
        ("reach", "?ply=1"),
        ("reach", "?ply=-1"),
        ("reach", "?level=3"),
        ("line", "?ply=1"),
        ("line", "?ply=32"),
    ],
)
def test_a_hint_for_no_move_is_refused(visitor: Visitor, step: str, query: str) -> None:
    assert visitor.refusal("GET", f"/api/lessons/own/{step}/hint{query}")["status"] == 422


# Links


def test_a_shared_lesson_shows_its_name_and_its_board(visitor: Visitor) -> None:
    from brandubh.language import say

    lesson = find(LESSONS[0].id)
    text = visitor.http.get(f"/learn/{lesson.id}", headers={"accept-language": "en"}).text
    assert f"<title>{say('en', f'lesson-{lesson.id}-title')} · Brandubh" in text
    assert "card.png?fen=" in text
    assert "<title>Course · Brandubh" in visitor.http.get("/learn").text
    assert "<title>Learn in a minute · Brandubh" in visitor.http.get("/learn/minute").text
    assert visitor.http.get("/learn/nosuchlesson").status_code == 404
    assert visitor.http.get(f"/learn/{lesson.id}/x").status_code == 404
