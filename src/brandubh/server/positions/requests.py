"""What a client sends to name a position: a ruleset, where the game began, and the moves since."""

import dataclasses
from typing import Annotated, Any, get_type_hints

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, WithJsonSchema, model_validator

from brandubh.board import Board
from brandubh.errors import BrandubhError
from brandubh.rules import Rules, get_rules
from brandubh.server.problems import invalid
from brandubh.server.texts import clean_name

MoveText = Annotated[str, Field(max_length=40, examples=["d2-e2"])]
PositionText = Annotated[str, Field(max_length=100, examples=["3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b"])]

MOST_MOVES = 2000
"""A longer game is refused: every request must be answered quickly."""

MOST_FIELDS = 100
"""More than a ruleset has: whoever misspells one is told which."""


def _schema(kind: Any) -> dict[str, Any]:
    schema = TypeAdapter(kind).json_schema()
    return {key: schema[key] for key in ("type", "enum") if key in schema}


_KINDS = get_type_hints(Rules)
_FIELDS = {field.name: _schema(_KINDS[field.name]) for field in dataclasses.fields(Rules)}
"""The fields of a ruleset in the OpenAPI document."""


def _describe(schema: dict[str, Any]) -> None:
    schema["properties"] = _FIELDS | schema["properties"]


def _clean(name: str) -> str:
    return (name.isprintable() and clean_name(name)) or name  # what is no name is refused by the library


class RulesFields(BaseModel):
    """A ruleset of one's own; a field that is missing is as in wtf."""

    # The library reads the fields: it says what is wrong with them in the words of the game.
    model_config = ConfigDict(extra="allow", json_schema_extra=_describe)

    name: Annotated[str, Field(max_length=60), AfterValidator(_clean)] = "custom"

    @model_validator(mode="before")
    @classmethod
    def _check_number(cls, fields: Any) -> Any:
        # Before thousands of them are looked at, one by one.
        if isinstance(fields, dict) and len(fields) > MOST_FIELDS:
            raise invalid(BrandubhError("too-long", most=MOST_FIELDS))
        return fields


RulesDict = Annotated[
    dict[str, Any],
    WithJsonSchema({"type": "object", "properties": _FIELDS, "required": list(_FIELDS), "additionalProperties": False}),
]
"""All fields of a ruleset, as the server sends them."""

RulesChoice = Annotated[str, Field(max_length=60, examples=["wtf", "raven"])] | RulesFields


def read_rules(choice: str | RulesFields) -> Rules:
    """The ruleset that a client chose: by a preset's name, or by its fields."""
    return get_rules(choice) if isinstance(choice, str) else Rules.from_dict(choice.model_dump())


def start_board(rules: Rules, fen: str | None) -> Board:
    """The board of a position text, which must be possible, or of the ruleset's start."""
    board = Board(fen, rules=rules)
    board.check()
    return board


class PositionRequest(BaseModel):
    """A position: a ruleset, where the game began, and the moves since."""

    rules: RulesChoice = "wtf"
    fen: PositionText | None = None
    moves: Annotated[list[MoveText], Field(max_length=MOST_MOVES)] = []

    def board(self) -> Board:
        """The board after the moves, with its history."""
        board = start_board(read_rules(self.rules), self.fen)
        for text in self.moves:
            board.push(board.parse_text(text))
        return board
