"""Whatever is given to a public function outside the package's own module works, or is refused by the library's error.

``test_position.py`` does the same for the names of ``brandubh`` itself.
"""

import contextlib
import inspect
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from brandubh import Board, BrandubhError, Game, Move, Side, puzzles
from brandubh.clauses import clauses, differences, find
from brandubh.engine import Engine, Info, Limit, Score
from brandubh.engine.review import Review
from brandubh.solver import Verdict, solve
from brandubh.tablebase import open_tables
from brandubh.textboard import render
from tools import reference_names

WRONG: list[Any] = [
    *(None, -1, 3.5, b"d2-e2", object(), [], {}, (1, 2), float("nan"), Board, Game(), "", "x", "d2-e2", Side.ATTACKERS),
]
START = "7/7/7/2t4/1tKt3/1t1t3/5t1 b"
MAKERS: dict[str, Callable[[], Any]] = {
    "brandubh.engine.Engine": lambda: Engine(hash_mb=1),
    "brandubh.engine.Score": lambda: Score(Side.ATTACKERS, centimen=5),
    "brandubh.engine.Info": lambda: Info(Score(Side.ATTACKERS, centimen=5), wdl=(500, 0, 500)),
    "brandubh.engine.review.Review": lambda: Review(Board()),
    "brandubh.puzzles.Puzzle": lambda: puzzles.load("wtf")[0],
    "brandubh.solver.Answer": lambda: solve(Board(START), memory=0.01),
    "brandubh.tablebase.Tables": open_tables,
}
CONSTRUCTORS = [Engine, Limit, Score, Review]
LEFT_OUT = {
    "Engine.bench",  # a number is right, and takes long
    "Engine.set_player",  # any seed will do
    "Answer.write_certificate",  # a text is the name of a file
    "Tables.directory",
    "Tables.file",  # for compiled code
    "write_puzzles",
    "open_tables",
    "run_match",
    "balanced_openings",
}
MODULES = (
    *("brandubh.clauses", "brandubh.engine", "brandubh.engine.review", "brandubh.lessons", "brandubh.language"),
    *("brandubh.notation", "brandubh.opentafl", "brandubh.puzzles", "brandubh.solver", "brandubh.tablebase"),
    *("brandubh.textboard", "brandubh.svg", "brandubh.rules"),
)


def public_functions() -> Iterator[tuple[str, Callable[[], Callable[..., Any]]]]:
    for module in MODULES:
        for entry in reference_names.entries()[module]:
            if entry.module != module or entry.name in LEFT_OUT:
                continue
            if inspect.isfunction(entry.value):
                yield f"{module}.{entry.name}", lambda function=entry.value: function  # type: ignore[misc]
            elif make := MAKERS.get(f"{module}.{entry.name}"):
                for name, member in reference_names.members(entry.value):
                    if not isinstance(member, reference_names.PROPERTIES) and f"{entry.name}.{name}" not in LEFT_OUT:
                        yield f"{entry.name}.{name}", lambda make=make, name=name: getattr(make(), name)  # type: ignore[misc]
    for cls in CONSTRUCTORS:
        yield cls.__name__, lambda cls=cls: cls  # type: ignore[misc]


# what a lesson's or a drill's helpers are given comes from the course itself
INSIDE = {
    "brandubh.lessons.fault_of",
    "brandubh.lessons.refuting_move",
    "Review.add",
    "brandubh.engine.review.accuracy_of",
}


@pytest.mark.parametrize(
    ("name", "get"), [pytest.param(*each, id=each[0]) for each in public_functions() if each[0] not in INSIDE]
)
def test_whatever_is_given_works_or_is_refused_in_the_librarys_words(
    name: str, get: Callable[[], Callable[..., Any]]
) -> None:
    positional = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    wanted = [each for each in inspect.signature(get()).parameters.values() if each.kind in positional]
    least = sum(each.default is inspect.Parameter.empty for each in wanted)
    for wrong in WRONG if wanted else ():
        with contextlib.suppress(BrandubhError):
            get()(*[wrong] * max(least, 1))


@pytest.mark.parametrize("field", ["depth", "nodes", "wins_in", "time"])
@pytest.mark.parametrize("number", [-1, 2.5j, "6", True, math.nan, math.inf])
def test_a_limit_that_cannot_be_is_refused(field: str, number: Any) -> None:
    with pytest.raises(BrandubhError, match=f"the limit {field} is"):
        Limit(**{field: number})


def test_a_depth_of_nothing_is_not_without_end() -> None:
    with pytest.raises(BrandubhError, match="at least 1, not 0"):
        Limit(depth=0)
    assert Limit(time=0).seconds() == 0


def test_the_moves_to_search_may_be_texts() -> None:
    limit = Limit(depth=1, moves=["d2-e2", Move("d1", "e1")])  # type: ignore[arg-type]
    assert limit.moves == (Move("d2", "e2"), Move("d1", "e1"))
    (info,) = Engine(hash_mb=1).analyse(Board(), Limit(depth=1, moves=("d2-e2",)))  # type: ignore[arg-type]
    assert info.pv[0] is Move("d2", "e2")
    assert hash(limit)


@pytest.mark.parametrize("settings", [{"level": 9}, {"level": "3"}, {"threads": 0}, {"hash_mb": 0}, {"tables": "x"}])
def test_an_engine_that_cannot_be_is_refused_by_the_librarys_error(settings: dict[str, Any]) -> None:
    with pytest.raises(BrandubhError):
        Engine(**settings)


def test_scores_and_chances_take_the_name_of_a_side() -> None:
    score = Score("b", centimen=30)  # type: ignore[arg-type]
    assert score.side is Side.ATTACKERS
    assert score.of("defenders").centimen == -30
    assert Info(score, wdl=(600, 0, 400)).chance("w") == 0.4
    with pytest.raises(BrandubhError, match="has said nothing"):
        Info(score).chance("w")
    with pytest.raises(TypeError):
        assert score < 5  # type: ignore[operator]


def test_an_impossible_position_is_not_evaluated() -> None:
    with pytest.raises(BrandubhError, match="no king"):
        Engine(hash_mb=1).evaluate(Board("7/7/7/7/7/7/1t5 b"))


def test_what_is_shown_of_engines_and_proofs_is_short() -> None:
    assert repr(Engine("raven", hash_mb=1, level=3)) == "<Engine: raven, level 3>"
    answer = solve(Board(START), memory=0.01)
    assert answer.verdict is Verdict.PROVEN
    assert repr(answer.strategy) == "<Strategy: the attackers can force a win, 0 positions>"
    assert len(repr(answer)) < 50


def test_a_missing_table_says_how_to_build_it_or_that_nobody_can(tmp_path: Path) -> None:
    tables = open_tables(tmp_path)
    assert repr(tables) == f"<Tables in {tmp_path}>"
    with pytest.raises(BrandubhError, match="brandubh tables build --men 2 --rules raven builds it"):
        tables.probe(Board("7/7/7/t2K3/7/7/7 b", rules="raven"))
    with pytest.raises(BrandubhError, match="more than 8 pieces are too large to build"):
        tables.probe(Board())


def test_clauses_are_found_by_the_name_of_a_ruleset_and_a_missing_one_is_said_to_be_missing() -> None:
    assert [each.id for each in differences(["wtf", "wtf-it"])] == ["repetition-verdict"]
    with pytest.raises(BrandubhError, match="there is no clause 'castling'"):
        find(clauses("wtf"), "castling")


def test_a_board_as_text_takes_the_name_of_a_side_and_the_text_of_a_move() -> None:
    turned = render(Board(), orientation="attackers", last_move="d2-e2", ascii_only=True)
    assert turned.plain.split()[:7] == list("gfedcba")


def test_puzzles_are_read_and_written_by_the_name_of_a_file(tmp_path: Path) -> None:
    path = str(tmp_path / "mine.jsonl")
    puzzles.write_puzzles(path, puzzles.load("raven")[:2])
    assert puzzles.read_puzzles(path) == puzzles.load("raven")[:2]
