"""Rulesets and their clauses over HTTP. The words are the client's: a clause carries the keys of its messages."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel

from brandubh.board import Board
from brandubh.rules import PRESETS, Rules, get_rules
from brandubh.rules.clauses import Clause, Section, clauses, differences, origin
from brandubh.rules.diagrams import Diagram
from brandubh.rules.summary import summary
from brandubh.server.positions.requests import RulesChoice, RulesDict, read_rules
from brandubh.server.positions.views import PositionView, Square, position_view
from brandubh.server.problems import RESPONSES

router = APIRouter(prefix="/api/rules", tags=["rules"], responses=RESPONSES)


class MessageView(BaseModel):
    """The key of a message, and its arguments."""

    key: str
    args: dict[str, str | int]


class DiagramView(BaseModel):
    """A position that shows a clause, the moves that show it at work, and what they show, in messages to be said.

    `captures` is what the last of the moves takes.
    """

    fen: str
    moves: list[str]
    captures: list[Square]
    marks: dict[Square, str]
    shows: list[MessageView]


class ClauseView(BaseModel):
    """One point of a ruleset: its number, the keys of its title and text, their arguments, and its diagrams."""

    id: str
    section: Section
    number: str
    title: str
    message: str
    args: dict[str, str | int]
    fields: list[str]
    diagrams: list[DiagramView]


class RulesetView(BaseModel):
    """A ruleset, where it comes from, and its start position."""

    name: str
    preset: str | None
    rules_id: str
    rules: RulesDict
    origin: str
    start: PositionView


class PointView(BaseModel):
    """One of the points that sum a ruleset up: its words, its picture, and the clause that says it exactly."""

    id: str
    title: str
    message: str
    args: dict[str, str | int]
    diagram: DiagramView
    clause: str


class RulesPage(RulesetView):
    """A ruleset in short and with all its clauses."""

    summary: list[PointView]
    clauses: list[ClauseView]


class DifferenceView(BaseModel):
    """A clause on which rulesets differ, and what each says about it; none where it has no such clause."""

    id: str
    section: Section
    clauses: list[ClauseView | None]


class RulesRequest(BaseModel):
    """A ruleset to be looked at."""

    rules: RulesChoice = "wtf"


@router.get("")
def rulesets() -> list[RulesetView]:
    """The presets: the rulesets of the five documents, and others that have been published."""
    return [_ruleset(rules) for rules in PRESETS.values()]


@router.get("/differences")
def compare(
    names: Annotated[str, Query(max_length=200, description="Names of presets, with commas between them.")] = "",
) -> list[DifferenceView]:
    """The clauses on which rulesets differ, side by side; all presets if none is named."""
    named = dict.fromkeys(name.strip() for name in names.split(",")) if names else PRESETS
    chosen = [get_rules(name) for name in named]
    return [
        DifferenceView(
            id=difference.id,
            section=difference.section,
            clauses=[_clause(clause) if clause else None for clause in difference.clauses],
        )
        for difference in differences(chosen)
    ]


@router.get("/{name}/clauses")
def page(name: Annotated[str, Path(max_length=60)]) -> RulesPage:
    """A preset with all its clauses."""
    return _page(get_rules(name))


@router.post("/clauses")
def custom_page(request: RulesRequest) -> RulesPage:
    """Any ruleset with all its clauses, or what is wrong with it."""
    return _page(read_rules(request.rules))


def _ruleset(rules: Rules) -> RulesetView:
    return RulesetView(
        name=rules.name,
        preset=rules.preset,
        rules_id=rules.rules_id,
        rules=rules.to_dict(),
        origin=origin(rules),
        start=position_view(Board(rules=rules)),
    )


def _page(rules: Rules) -> RulesPage:
    points = [
        PointView(
            id=point.id,
            title=point.title,
            message=point.message,
            args=dict(point.args),
            diagram=_diagram(point.diagram),
            clause=point.clause,
        )
        for point in summary(rules)
    ]
    return RulesPage(
        **_ruleset(rules).model_dump(), summary=points, clauses=[_clause(clause) for clause in clauses(rules)]
    )


def _clause(clause: Clause) -> ClauseView:
    return ClauseView(
        id=clause.id,
        section=clause.section,
        number=clause.number,
        title=clause.title,
        message=clause.message,
        args=dict(clause.args),
        fields=list(clause.fields),
        diagrams=[_diagram(diagram) for diagram in clause.diagrams],
    )


def _diagram(diagram: Diagram) -> DiagramView:
    return DiagramView(
        fen=diagram.fen,
        moves=list(diagram.moves),
        captures=list(diagram.captures),
        marks=dict(diagram.marks),
        shows=[MessageView(key=key, args=args) for key, args in diagram.shows()],
    )
