"""Which puzzle comes next: pure choices, tried at length."""

from collections import Counter
from itertools import pairwise

from brandubh.server.training.choosing import LATELY, Task, choose, next_of_run
from brandubh.server.training.rows import Mark
from brandubh.server.training.training import all_tasks

WTF = [task for task in all_tasks() if task.rules == "wtf"]


def drawn(marks: dict[str, tuple[Mark, float]], rating: float, preferred: dict[str, float] | None = None) -> list[Task]:
    found = [choose(WTF, marks, rating, preferred or {}, str(seed)) for seed in range(300)]
    return [task for task in found if task is not None]


def test_puzzles_are_about_as_hard_as_the_solver_is_strong_and_not_always_the_same() -> None:
    for rating in (1000, 1300, 1600):
        tasks = drawn({}, rating)
        assert abs(sum(task.difficulty for task in tasks) / len(tasks) - rating) < 60
        assert len({task.id for task in tasks}) > 30


def test_a_solver_who_is_stronger_or_weaker_than_all_puzzles_gets_the_nearest() -> None:
    assert min(task.difficulty for task in drawn({}, 3500)) > 1600
    assert max(task.difficulty for task in drawn({}, 100)) < 1300


def test_new_ones_come_first_then_failed_ones_then_the_rest() -> None:
    ids = [task.id for task in WTF]
    marks: dict[str, tuple[Mark, float]] = {name: ("alone", at) for at, name in enumerate(ids[:-1])}
    assert {task.id for task in drawn(marks, 1300)} == {ids[-1]}
    marks = {name: ("alone", at) for at, name in enumerate(ids)}
    marks[ids[0]] = "failed", 0.0
    marks[ids[1]] = "helped", 1.0
    assert {task.id for task in drawn(marks, 1300)} == {ids[0]}
    marks[ids[0]] = "failed", 1e6  # but not so soon again
    assert {task.id for task in drawn(marks, 1300)} == {ids[1]}
    marks = {name: ("alone", at) for at, name in enumerate(ids)}
    lately = set(ids[-LATELY:])
    assert not lately & {task.id for task in drawn(marks, 1300)}


def test_where_all_were_tried_lately_they_come_again() -> None:
    few = WTF[:3]
    marks: dict[str, tuple[Mark, float]] = {task.id: ("alone", 1.0) for task in few}
    assert choose(few, marks, 1200, {}, "x") in few
    assert choose([], marks, 1200, {}, "x") is None


def test_weak_themes_come_somewhat_more_often() -> None:
    plain = Counter(theme for task in drawn({}, 1300) for theme in task.themes)
    fonder = Counter(theme for task in drawn({}, 1300, {"sacrifice": 1.5}) for theme in task.themes)
    assert plain["sacrifice"] < fonder["sacrifice"] < 2 * plain["sacrifice"]


def test_runs_rise_and_show_nothing_twice() -> None:
    for kind, longest in (("storm", 3), ("streak", 8)):
        done: list[Task] = []
        for _ in range(40):
            task = next_of_run(WTF, kind, "wtf", [each.id for each in done], "seed")  # type: ignore[arg-type]
            assert task is not None
            assert task.wins_in <= longest
            done.append(task)
        assert len({task.id for task in done}) == 40
        tenths = [sum(task.difficulty for task in done[at : at + 10]) for at in range(0, 40, 10)]
        assert all(before < after for before, after in pairwise(tenths))
    every = [task.id for task in WTF]
    assert next_of_run(WTF, "storm", "wtf", every, "seed") is None
