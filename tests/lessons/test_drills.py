"""Drills: what they claim is played by the kernel's rules and proven again, by tables or by proof search."""

import tomllib
from importlib import resources
from pathlib import Path

import pytest

from brandubh import Board, Side
from brandubh.language import LANGUAGES, say
from brandubh.lessons.drills import (
    ENDS,
    Drill,
    DrillError,
    Goal,
    Group,
    Proof,
    Step,
    Verdict,
    Worth,
    compare,
    load,
    nearly,
    read_drill,
)
from brandubh.lessons.resistance import best_answer
from brandubh.puzzles.proof import EFFORT, PATIENCE, Prover
from brandubh.rules import get_rules
from brandubh.tablebase import Tables, open_tables
from brandubh.tablebase.build import ensure_small
from tests.support.paths import ROOT

DRILLS = list(load().values())
SMALL = [drill for drill in DRILLS if drill.proof is Proof.TABLES]
LARGER = [drill for drill in DRILLS if drill.proof is Proof.LARGER_TABLES and drill.pieces <= 6]
SEARCHED = [drill for drill in DRILLS if drill.proof is Proof.SEARCH]


def names(drills: list[Drill]) -> list[str]:
    return [drill.id for drill in drills]


def check_by_tables(drill: Drill, tables: Tables) -> None:
    """The number, and that each move of the line is as good as any."""
    board = drill.board()
    verdict = tables.probe(board)
    if drill.goal is Goal.HOLD:
        assert verdict.distance is None
    else:
        assert verdict.winner is (drill.side if drill.goal.wins else drill.side.other)
        assert verdict.distance is not None
        assert (verdict.distance + 1) // 2 == drill.best
    for move in drill.moves():
        best = tables.probe_moves(board)[0].verdict
        [mine] = [each.verdict for each in tables.probe_moves(board) if each.move is move]
        assert mine == best, (drill.id, str(move))
        board.push(move)


# What they are


def test_there_are_drills_of_every_group_for_both_sides() -> None:
    assert 24 <= len(DRILLS) <= 40
    assert {drill.group for drill in DRILLS} == set(Group)
    assert {drill.goal for drill in DRILLS} == set(Goal)
    for side in Side:
        assert sum(drill.side is side for drill in DRILLS) >= 8
    assert [drill.group for drill in DRILLS] == sorted((drill.group for drill in DRILLS), key=list(Group).index)


def test_no_drill_comes_twice_even_turned_or_mirrored() -> None:
    positions = [drill.board().canonical().fen() for drill in DRILLS]
    assert len(set(positions)) == len(positions)


def test_basic_wins_become_longer_in_their_order() -> None:
    for group in (Group.ESCAPES, Group.HUNTS):
        lengths = [drill.best for drill in DRILLS if drill.group is group]
        assert lengths == sorted(lengths)


def test_every_line_is_played_by_the_rules_and_reaches_its_goal() -> None:
    for drill in DRILLS:
        board = drill.board().play_all(drill.line)
        outcome = board.outcome()
        assert len(drill.line) == 2 * drill.best - 1
        if drill.goal.wins:
            assert outcome is not None
            assert (outcome.winner, outcome.termination) == (drill.side, ENDS[drill.goal])
        else:
            assert outcome is None


def test_every_drill_has_a_name_and_a_text_in_every_language_and_nothing_else_has() -> None:
    wanted = {f"drill-{drill.id}-{part}" for drill in DRILLS for part in ("title", "text")}
    for language in LANGUAGES:
        assert all(say(language, key) for key in wanted)
        text = (ROOT / "src" / "brandubh" / "locales" / language / "drills.ftl").read_text("utf-8")
        _, _, below = text.partition("## The drills\n")
        assert {line.split(" = ")[0] for line in below.splitlines() if line} == wanted


def test_the_document_counts_them() -> None:
    text = (ROOT / "docs" / "drills.md").read_text("utf-8")
    for group in Group:
        mine = [drill for drill in DRILLS if drill.group is group]
        assert f"| `{group}` | {len(mine)} | {min(d.best for d in mine)} to {max(d.best for d in mine)} |" in text


# Proofs


@pytest.mark.parametrize("drill", SMALL, ids=names(SMALL))
def test_the_small_ones_are_what_the_tables_say(drill: Drill, small_tables: Tables) -> None:
    assert drill.pieces <= 4
    check_by_tables(drill, small_tables)


@pytest.mark.slow
@pytest.mark.parametrize("drill", SEARCHED, ids=names(SEARCHED))
def test_those_with_many_pieces_are_proven_by_search(drill: Drill, small_tables: Tables) -> None:
    """Each of the learner's moves but the last is the only one that wins, and no answer holds out longer."""
    prover = Prover(get_rules(drill.rules), small_tables, PATIENCE * EFFORT)
    assert prover.proves(drill.board(), drill.moves())


@pytest.mark.long
def test_the_larger_ones_are_what_larger_tables_say(tmp_path: Path) -> None:
    """Tables of six pieces take some minutes. Of seven pieces there is one drill, whose number docs/tables.md tells."""
    ensure_small(tmp_path, get_rules("wtf"), 6)
    tables = open_tables(tmp_path)
    for drill in LARGER:
        check_by_tables(drill, tables)
    assert {drill.id for drill in DRILLS if drill.pieces > 6 and drill not in SEARCHED} == {"thirty-one-moves"}


# Answers


def test_answers_resist_as_long_as_the_tables_allow(small_tables: Tables) -> None:
    for drill in SMALL:
        board = drill.board()
        for move in drill.moves()[:-1]:
            if board.turn is not drill.side:
                answer = best_answer(board, small_tables)
                judged = small_tables.probe_moves(board)
                [mine] = [each.verdict for each in judged if each.move is answer]
                assert mine == judged[0].verdict
            board.push(move)


def test_positions_of_the_line_are_worth_what_is_left_of_it() -> None:
    for drill in DRILLS:
        board = drill.board()
        for number, move in enumerate(drill.moves()):
            worth = drill.worth(board)
            if drill.goal is Goal.HOLD:
                assert worth is None
            else:
                assert worth is not None
                assert worth.move is move
                winner = drill.side if drill.goal.wins else drill.side.other
                assert worth.plies_of(winner) == 2 * drill.best - number - drill.goal.wins
            board.push(move)
    assert DRILLS[0].worth(Board()) is None


# Comparing


ATTACKERS, DEFENDERS = Side


@pytest.mark.parametrize(
    ("goal", "before", "after", "step"),
    [
        (Goal.ESCAPE, (DEFENDERS, 5), (DEFENDERS, 4), Step(Verdict.BEST, 0, None, exact=True)),
        (Goal.ESCAPE, (DEFENDERS, 1), (DEFENDERS, 0), Step(Verdict.BEST, 0, None, exact=True)),
        (Goal.ESCAPE, (DEFENDERS, 5), (DEFENDERS, 8), Step(Verdict.SLOWER, 2, None, exact=True)),
        (Goal.ESCAPE, (DEFENDERS, 5), (ATTACKERS, 3), Step(Verdict.THROWN, 0, 2, exact=True)),
        (Goal.ESCAPE, (DEFENDERS, 5), (None, None), Step(Verdict.THROWN, 0, None, exact=True)),
        (Goal.ESCAPE, (None, None), (None, None), Step(Verdict.UNKNOWN, 0, None, exact=True)),
        (Goal.ESCAPE, (None, None), (DEFENDERS, 4), Step(Verdict.BEST, 0, None, exact=True)),
        (Goal.RESIST, (ATTACKERS, 6), (ATTACKERS, 5), Step(Verdict.BEST, 0, 3, exact=True)),
        (Goal.RESIST, (ATTACKERS, 6), (ATTACKERS, 1), Step(Verdict.SLOWER, 2, 1, exact=True)),
        (Goal.HOLD, (None, None), (None, None), Step(Verdict.BEST, 0, None, exact=True)),
        (Goal.HOLD, (None, None), (ATTACKERS, 7), Step(Verdict.THROWN, 0, 4, exact=True)),
    ],
)
def test_a_move_is_worth_what_it_leaves(
    goal: Goal, before: tuple[Side | None, int | None], after: tuple[Side | None, int | None], step: Step
) -> None:
    was, now = Worth(*before, None, exact=True), Worth(*after, None, exact=True)
    assert compare(goal, DEFENDERS, was, now) == step


def test_stars_compare_with_the_best() -> None:
    drill = load()["great-hunt"]
    assert [drill.stars(moves, helped=False) for moves in (10, 11, 12, 14, 15, 28)] == [3, 3, 2, 2, 1, 1]
    assert [drill.stars(moves, helped=True) for moves in (11, 14, 15)] == [2, 1, 1]
    assert nearly(drill.best) == 14
    lost = load()["hunted-king"]
    assert [lost.stars(moves, helped=False) for moves in (8, 7, 5, 4, 3)] == [3, 2, 1, 1, 0]
    assert lost.stars(3, helped=True) == 0


# A drill that cannot be


def written() -> dict[str, object]:
    text = (resources.files("brandubh.lessons") / "drills.toml").read_text("utf-8")
    first: dict[str, object] = tomllib.loads(text)["drill"][0]
    return first


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"moves": 3}, "has the fields"),
        ({"group": "openings"}, "openings"),
        ({"goal": "draw"}, "draw"),
        ({"rules": "chess"}, "no rules"),
        ({"best": 3}, "its line has 3 moves"),
        ({"best": 0}, "takes 0 moves"),
        ({"fen": "7/7/1Kt4/7/7/7/7 b"}, "is none"),
        ({"fen": "7/7/7/7/7/7/7 w"}, "its position is wrong"),
        ({"line": "b5-a5 c5-b5 a5-a4"}, "does not end with the goal"),
        ({"line": "b5-a5 c5-b5 a5-a1xb1"}, "is none"),
        ({"goal": "capture"}, "does not end with the goal"),
        ({"goal": "hold"}, "does not hold"),
    ],
)
def test_a_drill_that_cannot_be_is_refused(change: dict[str, object], message: str) -> None:
    assert read_drill(written()).id == "open-lines"
    with pytest.raises(DrillError, match=message):
        read_drill({**written(), **change})
