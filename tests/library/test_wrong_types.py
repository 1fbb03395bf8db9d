"""All errors are the library's: whatever is given to whatever is public, it works or is refused in our words.

What is public is found by looking: every name of every module's ``__all__``, and every method of those that are
classes.
"""

import contextlib
import dataclasses
import enum
import importlib
import inspect
import io
import pkgutil
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, get_origin

import pytest

import brandubh
from brandubh import Board, BrandubhError, Game, Match, Move, Side, SquareSet, Symmetry, Visitor, svg
from brandubh.engine import (
    Analysis,
    AsyncAnalysis,
    AsyncUciEngine,
    Clock,
    Engine,
    Feature,
    Info,
    Limit,
    PlayResult,
    Score,
    Trial,
    UciEngine,
)
from brandubh.engine.matches import Contestant, Control, PlayedGame, Sprt, Tally
from brandubh.engine.review import Review, Worth
from brandubh.glicko import Rating, Result
from brandubh.lessons import drills, find
from brandubh.match import Decision, MatchResult
from brandubh.openings import Explorer
from brandubh.outcome import Outcome, Termination
from brandubh.puzzles import Puzzle
from brandubh.record import PositionEntry
from brandubh.rules import clauses
from brandubh.solver import Answer, Solver, Verdict, solve
from brandubh.solver.certificate import Claim
from brandubh.tablebase import Tables

MODULES = [
    "brandubh",
    "brandubh.engine",
    "brandubh.engine.matches",
    "brandubh.engine.review",
    "brandubh.errors",
    "brandubh.glicko",
    "brandubh.language",
    "brandubh.lessons",
    "brandubh.lessons.drills",
    "brandubh.match",
    "brandubh.notation",
    "brandubh.openings",
    "brandubh.pictures.svg",
    "brandubh.pictures.text",
    "brandubh.puzzles",
    "brandubh.record",
    "brandubh.record.opentafl",
    "brandubh.rules",
    "brandubh.rules.clauses",
    "brandubh.solver",
    "brandubh.tablebase",
]
INSIDE = {"bulk", "cli", "compiled", "kernel", "pictures", "server"}
"""Packages and modules that are not for others, or whose modules are public one by one."""

POSITION = "7/7/7/t5t/7/7/2K1t2 w"
WRONG: list[Any] = [
    *(None, 5, -1, 3.5, True, b"d2-e2", object(), [], {}, (1, 2), float("nan"), 10**30, Board, Path("x"), Game()),
    *("", "x", "d2", "d2-e2", Move("d2", "e2"), Side.ATTACKERS, "\ud800"),
]


@cache
def engine() -> Engine:
    return Engine(hash_mb=1)


@cache
def tables() -> Tables:
    from brandubh.tablebase import open_tables

    return open_tables()


@cache
def puzzle() -> Puzzle:
    from brandubh import puzzles

    return puzzles.load("wtf")[0]


def _info() -> Info:
    return Info(Score(Side.ATTACKERS, centimen=5), (Move("d2", "e2"),), wdl=(500, 200, 300))


def _worth() -> Worth:
    return Worth(Score(Side.DEFENDERS, centimen=0), 0.5)


MAKERS: dict[str, Callable[[], Any]] = {
    "Board": Board,
    "Position": Board,
    "LegalMoves": lambda: Board().legal_moves,
    "Game": Game,
    "Node": lambda: Game().root,
    "Match": lambda: Match("Ann", "Bo"),
    "MatchResult": lambda: MatchResult(None, Decision.TWO_DRAWS),
    "Move": lambda: Move("d2", "e2"),
    "Outcome": lambda: Outcome(None, Termination.AGREEMENT),
    "Rules": lambda: brandubh.PRESETS["wtf"],
    "Symmetry": lambda: Symmetry.TURN_LEFT,
    "SquareSet": lambda: SquareSet(["d4"]),
    "Evaluation": lambda: brandubh.Evaluation(centimen=1),
    "Drawing": lambda: brandubh.Drawing.from_text("Gd2e2"),
    "PositionEntry": lambda: PositionEntry(POSITION),
    "Visitor": Visitor,
    "Engine": engine,
    "Info": _info,
    "Score": lambda: Score(Side.ATTACKERS, centimen=5),
    "PlayResult": lambda: PlayResult(None, None, None),
    "Feature": lambda: Feature(1, 2.0),
    "Limit": Limit,
    "Clock": lambda: Clock(5.0),
    "Trial": lambda: Trial(PositionEntry(POSITION), None, None, None, 0, 0, 0.0, None),
    "Solver": lambda: Solver(Board(POSITION), memory=0.01),
    "Answer": lambda: Answer(Verdict.UNKNOWN, Solver(Board(POSITION), memory=0.01).progress()),
    "Claim": lambda: Claim(Board(POSITION), Side.DEFENDERS, True, 0),
    "Strategy": lambda: solve(Board(POSITION), memory=0.01).strategy,
    "Tables": tables,
    "Theme": lambda: svg.THEMES["slate"],
    "Puzzle": puzzle,
    "Step": lambda: find("moving").steps[0],
    "Drill": lambda: next(iter(drills.load().values())),
    "Worth": lambda: drills.Worth(Side.ATTACKERS, 3, None, True),
    "Explorer": lambda: Explorer(Path("nowhere")),
    "engine.review:Worth": _worth,
    "Review": lambda: Review(Board()),
    "Contestant": lambda: Contestant("self", "self"),
    "Control": lambda: Control(depth=1),
    "PlayedGame": lambda: PlayedGame(0, Side.ATTACKERS, None, "", "", 0, (0.0, 0.0), (0, 0), Game()),
    "Sprt": lambda: Sprt(0, 10),
    "Tally": lambda: Tally("A", "B", "wtf", "depth 1"),
    "Rating": Rating,
    "Result": lambda: Result(Rating(), 1.0),
    "Clause": lambda: clauses.clauses(brandubh.PRESETS["wtf"])[0],
}
"""How to get one of each class that has methods."""

RIGHT: dict[str, Any] = {
    "a": "nothing-of-this-name",
    "b": "nothing-of-this-name",
    "control": Control(depth=1),
    "counts": (1, 1, 1),
    "elo0": 0,
    "elo1": 10,
    "left": 5.0,
    "llr": 0.0,
    "loss": 0.1,
    "openings": [Board()],
    "worth": _worth(),
    "accepted": "en",
    "after": drills.Worth(Side.ATTACKERS, 3, None, True),
    "arguments": {},
    "at": 0,
    "before": drills.Worth(Side.ATTACKERS, 3, None, True),
    "best": 5,
    "board": Board(POSITION),
    "captures": ["d4"],
    "command": "nothing-of-this-name",
    "color": "G",
    "content": {},
    "data": b"",
    "depth": 1,
    "elo": 1500,
    "engine": None,
    "entries": [],
    "entry": PositionEntry(POSITION),
    "error": brandubh.RecordError("record-tag", 1, 1),
    "fen": POSITION,
    "first": "Ann",
    "first_set": Game(),
    "file": None,
    "folder": Path("nowhere"),
    "found": (),
    "game": Game(),
    "games": [],
    "given": {},
    "goal": next(iter(drills.Goal)),
    "hash_mb": 1,
    "head": "d2",
    "helped": False,
    "id": "escape",
    "index": 0,
    "info": _info(),
    "key": "section-king",
    "language": "en",
    "lesson": "moving",
    "limit": Limit(depth=1),
    "mask": 1,
    "material": None,
    "move": "c1-a1",
    "moves": [],
    "name": "wtf",
    "node": Game().root,
    "nodes": 5,
    "origin": "d2",
    "other": Rating(),
    "periods": 1.0,
    "remaining": 5.0,
    "outcome": Outcome(Side.ATTACKERS, Termination.RESIGNATION),
    "path": Path("nowhere"),
    "piece": "K",
    "pieces": {"d4": "K"},
    "placement": Board().placement,
    "played": [],
    "puzzles": [],
    "results": (),
    "rules": "wtf",
    "rulesets": (),
    "second": "Bo",
    "second_set": Game(),
    "score": Score(Side.ATTACKERS, centimen=5),
    "seed": None,
    "side": "attackers",
    "source": "1. d2-e2 *",
    "square": "d4",
    "step": find("moving").steps[0],
    "symmetry": 0,
    "tail": "d2",
    "taken": set(),
    "target": "e2",
    "text": "d2-e2",
    "turn": "attackers",
    "value": "x",
    "victim": "d4",
    "visitor": Visitor(),
    "winner": None,
}
"""Something right for parameters that must be given while another one is tried."""

UNLIMITED = {"Engine.analyse": "limit", "Engine.play": "limit", "UciEngine.start": "timeout", "run_match": "openings"}
"""Parameters without which a search has no end, or a long one."""
PROCESSES = (UciEngine, Analysis, AsyncUciEngine, AsyncAnalysis)
PALETTES = (svg.Theme, svg.PieceColors)
"""Colours: tests/library/test_pictures.py."""
LONG = {"Board.perft", "Engine.bench", "Engine.resize", "Engine"}
"""What takes long, or much memory, with a number that is right."""


def test_every_package_says_what_is_public() -> None:
    for room in pkgutil.iter_modules(brandubh.__path__):
        if room.ispkg and room.name not in INSIDE:
            assert importlib.import_module(f"brandubh.{room.name}").__all__, room.name
    for name in MODULES:
        module = importlib.import_module(name)
        assert all(hasattr(module, each) for each in getattr(module, "__all__", [])), name


def public() -> Iterator[tuple[str, Callable[[], Callable[..., Any]]]]:
    """What can be called, each with a way to get at it: bound to something where it is a method."""
    seen: set[int] = set()
    for home in MODULES:
        module = importlib.import_module(home)
        for name in getattr(module, "__all__", []):
            offered = getattr(module, name)
            if id(offered) in seen or not callable(offered) or get_origin(offered) is not None:  # a name for types
                continue
            seen.add(id(offered))
            short = f"{home.removeprefix('brandubh').removeprefix('.')}:{name}".removeprefix(":")
            if not (inspect.isclass(offered) and takes_anything(offered)):
                yield short, lambda offered=offered: offered  # type: ignore[misc]
            if inspect.isclass(offered):
                yield from methods(short, name, offered)


def takes_anything(offered: type) -> bool:
    """Whether a class keeps what it is given as it is: plain data, errors, and what only a method of its own makes."""
    plain = dataclasses.is_dataclass(offered) and not hasattr(offered, "__post_init__") and offered is not PositionEntry
    return (
        plain or issubclass(offered, Exception | tuple) or offered in (*PROCESSES, *PALETTES, brandubh.LegalMoves, int)
    )


def methods(short: str, name: str, offered: type) -> Iterator[tuple[str, Callable[[], Callable[..., Any]]]]:
    for method in sorted({each for each in dir(offered) if not each.startswith("_")}):
        found = inspect.getattr_static(offered, method)
        if offered is AsyncUciEngine:
            continue  # what it returns has to be awaited; UciEngine does
        if isinstance(found, classmethod | staticmethod):
            if str(getattr(found.__func__, "__module__", "")).startswith("brandubh"):
                yield f"{short}.{method}", lambda offered=offered, method=method: getattr(offered, method)  # type: ignore[misc]
        elif inspect.isfunction(found) and str(found.__module__).startswith("brandubh"):
            if issubclass(offered, Exception) or offered in PROCESSES:
                continue  # a process of its own: tests/engine/test_client.py
            make = (
                partial(list(offered).__getitem__, 0)
                if issubclass(offered, enum.Enum)
                else MAKERS.get(short) or MAKERS[name]
            )
            yield f"{short}.{method}", lambda make=make, method=method: getattr(make(), method)  # type: ignore[misc]


def attempts(name: str, function: Callable[..., Any]) -> Iterator[tuple[tuple[Any, ...], dict[str, Any]]]:
    """Calls with something wrong: everything that must be given, and then each parameter alone."""
    try:
        parameters = list(inspect.signature(function).parameters.values())
    except ValueError:  # an enumeration's
        parameters = [inspect.Parameter("value", inspect.Parameter.POSITIONAL_ONLY)]
    if inspect.isclass(function) and issubclass(function, enum.Enum):
        parameters = [inspect.Parameter("value", inspect.Parameter.POSITIONAL_ONLY)]
    variable = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    needed = [each for each in parameters if each.default is inspect.Parameter.empty and each.kind not in variable]
    named = [each for each in parameters if each.kind not in variable]
    forbidden = UNLIMITED.get(name.partition(":")[2] or name)
    for wrong in WRONG:
        if isinstance(wrong, int) and wrong > 3 and (name.partition(":")[2] or name) in LONG:
            continue
        if needed and forbidden is None:
            positional = [wrong for each in needed if each.kind is not inspect.Parameter.KEYWORD_ONLY]
            keywords = {each.name: wrong for each in needed if each.kind is inspect.Parameter.KEYWORD_ONLY}
            yield tuple(positional), keywords
        if any(each.kind is inspect.Parameter.VAR_POSITIONAL for each in parameters):
            yield (wrong,), {}
        for tried in named:
            if tried.kind is inspect.Parameter.POSITIONAL_ONLY or (forbidden == tried.name and wrong is None):
                continue
            given = {each.name: RIGHT[each.name] for each in needed if each is not tried}
            if forbidden is not None and forbidden != tried.name and forbidden in RIGHT:
                given[forbidden] = RIGHT[forbidden]
            yield (), {**given, tried.name: wrong}


@pytest.mark.parametrize(("name", "get"), [pytest.param(*each, id=each[0]) for each in public()])
def test_whatever_is_given_works_or_is_refused_in_the_librarys_words(
    name: str, get: Callable[[], Callable[..., Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a path that is right is written to
    wrong: list[str] = []
    for positional, keywords in attempts(name, get()):
        try:
            with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(BrandubhError):
                answer = get()(*positional, **keywords)
                if inspect.isgenerator(answer):
                    list(answer)
        except Exception as error:
            wrong.append(f"{name}{positional or ''}{keywords or ''}: {error!r}"[:300])
    assert wrong == []
