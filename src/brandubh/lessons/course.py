"""The course: its chapters, their lessons, and the files that keep them.

``course.toml`` has the chapters in their order, ``course/<lesson>.toml`` each lesson. The words are messages:
``lesson-<lesson>-title``, and for each step ``lesson-<lesson>-<step>-task`` and ``-done``; where there is more to say,
``-hint``, ``-wrong``, and one for each mistake that has a name. ``minute.toml`` is the lesson before the course.
"""

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from importlib import resources
from typing import Any

from brandubh.errors import expect, quote
from brandubh.lessons.step import Claim, Goal, LessonError, Mistake, Step
from brandubh.outcome import Termination
from brandubh.pieces import Side
from brandubh.rules import PRESETS

_FOLDER = resources.files("brandubh") / "lessons"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: its steps, and the clauses of the rules that it teaches.

    ``drill`` names the drill that practises what was learnt.
    """

    id: str  # its name
    rules: str  # the name of a preset
    clauses: tuple[str, ...]  # ids of :mod:`brandubh.clauses`
    steps: tuple[Step, ...]  # in their order
    drill: str | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Lessons that belong together, in the order in which they are taught."""

    id: str  # its name
    lessons: tuple[Lesson, ...]  # in their order


@functools.cache
def chapters() -> tuple[Chapter, ...]:
    """The whole course."""
    given = tomllib.loads((_FOLDER / "course.toml").read_text(encoding="utf-8"))
    return tuple(Chapter(each["id"], tuple(map(_load, each["lessons"]))) for each in given["chapters"])


@functools.cache
def minute() -> Lesson:
    """Learn in a minute: the whole game in six steps. It belongs to no chapter."""
    return read_lesson("minute", (_FOLDER / "minute.toml").read_text(encoding="utf-8"))


@functools.cache
def _by_name() -> Mapping[str, Lesson]:
    return {lesson.id: lesson for chapter in chapters() for lesson in chapter.lessons} | {"minute": minute()}


def find(lesson: str) -> Lesson:
    """The lesson of this name, of the course or the one before it."""
    expect(lesson, str, "the name of a lesson")
    found = _by_name().get(lesson)
    if found is None:
        raise LessonError(f"no lesson is called {quote(lesson)}")
    return found


def _load(lesson: str) -> Lesson:
    return read_lesson(lesson, (_FOLDER / "course" / f"{lesson}.toml").read_text(encoding="utf-8"))


def read_lesson(name: str, text: str) -> Lesson:
    """A lesson from its file's text.

    >>> read_lesson("mine", "clauses = ['escape']")
    Traceback (most recent call last):
    brandubh.lessons.step.LessonError: lesson mine: 'steps' is missing
    """
    try:
        given = tomllib.loads(text)
        rules = given.pop("rules", "wtf")
        if rules not in PRESETS:
            raise LessonError(f"no ruleset is called {quote(rules)}")
        steps = tuple(_step(each, rules) for each in given.pop("steps"))
        return Lesson(id=name, rules=rules, clauses=tuple(given.pop("clauses", ())), steps=steps, **given)
    except KeyError as error:
        raise LessonError(f"lesson {name}: {error} is missing") from None
    except (ValueError, TypeError, AttributeError) as error:  # TOML's errors, and values of a wrong kind
        raise LessonError(f"lesson {name}: {error}") from None


_STEP_FIELDS = {field.name for field in fields(Step)} - {"rules"}


def _step(given: dict[str, Any], rules: str) -> Step:
    if unknown := sorted(set(given) - _STEP_FIELDS):
        raise LessonError(f"a step has no field {', '.join(unknown)}")
    values: dict[str, Any] = {name: _frozen(value) for name, value in given.items()}
    values["goal"] = Goal(given["goal"])
    if "ending" in given:
        values["ending"] = Termination(given["ending"])
    values["mistakes"] = tuple(Mistake(**_frozen_values(each)) for each in given.get("mistakes", ()))
    values["claims"] = tuple(_claim(each) for each in given.get("claims", ()))
    return Step(rules=rules, **values)


def _claim(given: dict[str, Any]) -> Claim:
    return Claim(**_frozen_values(given) | {"winner": Side(given["winner"])})


def _frozen(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _frozen_values(given: dict[str, Any]) -> dict[str, Any]:
    return {name: _frozen(value) for name, value in given.items()}
