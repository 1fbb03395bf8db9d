"""Rulesets as data: one frozen dataclass, and the presets that the five rule documents describe.

A ruleset is never a subclass. Its differences become the flags of the kernel, which is the only place that acts on
them.
"""

import dataclasses
import difflib
import functools
import hashlib
import json
import re
import tomllib
import types
from enum import StrEnum
from os import PathLike
from pathlib import Path
from typing import IO, Any, Literal, get_args, get_type_hints

from brandubh.bulk.text_file import decode, read_text
from brandubh.errors import PositionTextError, RulesError, Words, expect, file_trouble
from brandubh.kernel import flags as bits
from brandubh.kernel.squares import RESTRICTED
from brandubh.notation import START, Placement, format_placement, parse_placement
from brandubh.pieces import Side

__all__ = [
    "PRESETS",
    "Escape",
    "Hostility",
    "NoMoves",
    "Repetition",
    "RepetitionVerdict",
    "Rules",
    "get_rules",
    "load_rules",
]


class Hostility(Words):
    """When the throne helps to take a kind of piece."""

    NEVER = "never"
    WHEN_EMPTY = "when-empty"
    ALWAYS = "always"


class Escape(Words):
    """Where the king wins."""

    CORNERS = "corners"
    EDGES = "edges"


class NoMoves(Words):
    """What becomes of a side that cannot move."""

    LOSS = "loss"
    DRAW = "draw"


class Repetition(Words):
    """What counts as a repetition that ends the game."""

    THREE_LOOPS = "three-loops"  # the same loop three times in a row; as a backstop, a seventh occurrence
    THIRD_LOOP = "third-loop"  # the same loop for the third time, in a row or not; with the same backstop
    FOURTH_TIME = "fourth-time"  # a position's fourth occurrence, in a row or not
    THIRD_TIME = "third-time"  # a position's third occurrence
    NONE = "none"


class RepetitionVerdict(Words):
    """Who pays for a repetition."""

    CHOICE = "choice"  # the side that had the choice loses
    DEFENDERS_LOSE = "defenders-lose"
    DRAW = "draw"
    NONE = "none"


KingTakenBy = Literal[2, 4]


@dataclasses.dataclass(frozen=True, kw_only=True, repr=False)
class Rules:
    """A ruleset. The defaults are the federation's rules, ``wtf``; every field may be set freely.

    docs/custom-rules.md explains the fields. What cannot be raises :class:`RulesError`.

    >>> edge_brandubh = Rules(name="edge", escape="edges", encirclement=False)
    >>> edge_brandubh.escape
    <Escape.EDGES: 'edges'>
    >>> Rules.from_toml(edge_brandubh.to_toml()) == edge_brandubh
    True

    Two rulesets are equal when they play alike; the name does not count.
    """

    name: str = dataclasses.field(default="custom", compare=False)
    start: str = START
    first: Side = Side.ATTACKERS
    throne_hostile_to_attackers: Hostility = Hostility.ALWAYS
    throne_hostile_to_defenders: Hostility = Hostility.WHEN_EMPTY
    throne_hostile_to_king: Hostility = Hostility.NEVER
    corners_hostile: bool = True
    king_may_return: bool = True
    men_may_cross: bool = True
    king_armed: bool = True
    king_taken_on_throne: KingTakenBy = 4
    king_taken_beside_throne: KingTakenBy = 2
    king_taken_elsewhere: KingTakenBy = 2
    escape: Escape = Escape.CORNERS
    encirclement: bool = True
    no_moves: NoMoves = NoMoves.LOSS
    repetition: Repetition = Repetition.THREE_LOOPS
    repetition_verdict: RepetitionVerdict = RepetitionVerdict.CHOICE

    def __post_init__(self) -> None:
        for field, kind in _field_types().items():
            object.__setattr__(self, field, _checked(field, kind, getattr(self, field)))
        if not 1 <= len(self.name) <= 60 or not self.name.isprintable():
            raise RulesError("rules-name")
        try:
            placement = parse_placement(self.start)
        except PositionTextError as error:
            raise RulesError(error.code, **error.arguments) from None
        if placement.king.bit_count() != 1 or (placement.attackers | placement.defenders) & RESTRICTED:
            raise RulesError("rules-start")
        object.__setattr__(self, "start", format_placement(placement))

    def __repr__(self) -> str:
        standard = Rules.__dataclass_fields__
        said = {name: value for name, value in self.to_dict().items() if value != standard[name].default}
        return f"Rules.from_dict({said!r})"

    @functools.cached_property
    def rules_id(self) -> str:
        """Sixteen letters and digits that stand for what the ruleset says, whatever its name; never changes."""
        content = {key: value for key, value in self.to_dict().items() if key != "name"}
        canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]

    @functools.cached_property
    def placement(self) -> Placement:
        """The start position as the kernel's sets of squares."""
        return parse_placement(self.start)

    @functools.cached_property
    def flags(self) -> int:
        """The ruleset as the kernel reads it."""
        on = {
            bits.MEN_CROSS: self.men_may_cross,
            bits.KING_RETURNS: self.king_may_return,
            bits.KING_ARMED: self.king_armed,
            bits.CORNERS_HOSTILE: self.corners_hostile,
            bits.EMPTY_THRONE_TAKES_ATTACKERS: self.throne_hostile_to_attackers is not Hostility.NEVER,
            bits.KINGS_THRONE_TAKES_ATTACKERS: self.throne_hostile_to_attackers is Hostility.ALWAYS,
            bits.EMPTY_THRONE_TAKES_DEFENDERS: self.throne_hostile_to_defenders is not Hostility.NEVER,
            bits.KINGS_THRONE_TAKES_DEFENDERS: self.throne_hostile_to_defenders is Hostility.ALWAYS,
            # Beside him the throne is always empty.
            bits.THRONE_TAKES_KING: self.throne_hostile_to_king is not Hostility.NEVER,
            bits.FOUR_ON_THRONE: self.king_taken_on_throne == 4,
            bits.FOUR_BESIDE_THRONE: self.king_taken_beside_throne == 4,
            bits.FOUR_ELSEWHERE: self.king_taken_elsewhere == 4,
            bits.ESCAPE_AT_EDGES: self.escape is Escape.EDGES,
            bits.ENCIRCLING_WINS: self.encirclement,
            bits.NO_MOVES_DRAWS: self.no_moves is NoMoves.DRAW,
        }
        trigger = {
            Repetition.NONE: bits.TRIGGER_NONE,
            Repetition.THREE_LOOPS: bits.TRIGGER_THREE_LOOPS,
            Repetition.THIRD_LOOP: bits.TRIGGER_THIRD_LOOP,
            Repetition.FOURTH_TIME: bits.TRIGGER_FOURTH_TIME,
            Repetition.THIRD_TIME: bits.TRIGGER_THIRD_TIME,
        }[self.repetition]
        verdict = {
            RepetitionVerdict.NONE: bits.VERDICT_NONE,
            RepetitionVerdict.CHOICE: bits.VERDICT_CHOICE,
            RepetitionVerdict.DEFENDERS_LOSE: bits.VERDICT_DEFENDERS_LOSE,
            RepetitionVerdict.DRAW: bits.VERDICT_DRAW,
        }[self.repetition_verdict]
        return (
            sum(bit for bit, set_ in on.items() if set_) | trigger << bits.TRIGGER_SHIFT | verdict << bits.VERDICT_SHIFT
        )

    @property
    def preset(self) -> str | None:
        """The name of the preset that plays alike, whatever this ruleset is called; None for rules of one's own.

        >>> Rules(name="house rules").preset
        'wtf'
        """
        return next((name for name, rules in PRESETS.items() if rules == self), None)

    @property
    def ends_by_repetition(self) -> bool:
        """Whether going round and round ends a game at all."""
        return self.repetition is not Repetition.NONE and self.repetition_verdict is not RepetitionVerdict.NONE

    @property
    def most_men(self) -> tuple[int, int]:
        """How many attackers and defenders a position can have: eight and four, or as many as the start has."""
        return max(8, self.placement.attackers.bit_count()), max(4, self.placement.defenders.bit_count())

    def to_dict(self) -> dict[str, str | int | bool]:
        """The fields as plain strings, numbers and truth values."""
        return {
            field: value.value if isinstance(value, StrEnum) else value
            for field, value in ((field.name, getattr(self, field.name)) for field in dataclasses.fields(self))
        }

    @classmethod
    def from_dict(cls, content: Any) -> "Rules":
        """The ruleset of such a dictionary; a missing field has its default."""
        if not isinstance(content, dict):
            raise RulesError("rules-table")
        for key in content:
            if key not in _field_types():
                near = difflib.get_close_matches(str(key), _field_types(), n=1)
                raise RulesError("rules-field", field=str(key), near=near[0] if near else "none")
        return cls(**content)

    def to_json(self) -> str:
        """The ruleset as JSON text."""
        return json.dumps(self.to_dict(), indent=2, ensure_ascii=False) + "\n"

    @classmethod
    def from_json(cls, text: str) -> "Rules":
        """Read JSON text."""
        expect(text, str, "a text")
        try:
            content = json.loads(text)
        except json.JSONDecodeError as error:
            raise RulesError("rules-json", line=error.lineno, column=error.colno) from None
        except ValueError:  # a number of thousands of digits
            raise RulesError("rules-json", **_end_of(text)) from None
        except RecursionError:
            raise RulesError("rules-deep") from None
        return cls.from_dict(content)

    def to_toml(self) -> str:
        """The ruleset as TOML text."""
        # Strings, whole numbers and truth values are written alike in JSON and TOML.
        return "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in self.to_dict().items())

    @classmethod
    def from_toml(cls, text: str) -> "Rules":
        """Read TOML text."""
        expect(text, str, "a text")
        try:
            content = tomllib.loads(text)
        except ValueError as error:
            # at the end of the document otherwise, or a number of thousands of digits
            place = re.search("line ([0-9]+), column ([0-9]+)", str(error))
            said = {"line": int(place[1]), "column": int(place[2])} if place else _end_of(text)
            raise RulesError("rules-toml", **said) from None
        except RecursionError:
            raise RulesError("rules-deep") from None
        return cls.from_dict(content)


def _end_of(text: str) -> dict[str, int]:
    return {"line": text.count("\n") + 1, "column": len(text.rpartition("\n")[2]) + 1}


@functools.cache
def _field_types() -> dict[str, Any]:
    return {name: kind for name, kind in get_type_hints(Rules).items() if name in Rules.__dataclass_fields__}


def _checked(field: str, kind: Any, value: Any) -> Any:
    """The value as its field's type, or an error that lists what is allowed."""
    choices = get_args(kind)
    if choices:
        # True == 1 and 4.0 == 4 in Python, but a ruleset has one way to say a thing.
        if type(value) is int and value in choices:
            return value
        raise RulesError("rules-value", field=field, choices=", ".join(map(str, choices)), text=str(value))
    if issubclass(kind, StrEnum):
        try:
            return kind(value)
        except ValueError:
            raise RulesError("rules-value", field=field, choices=", ".join(kind), text=str(value)) from None
    if type(value) is not kind:
        raise RulesError("rules-truth" if kind is bool else "rules-text", field=field, text=str(value))
    return value


WTF = Rules(name="wtf")
WTF_DE = dataclasses.replace(WTF, name="wtf-de", repetition=Repetition.THIRD_LOOP)
WTF_IT = dataclasses.replace(WTF, name="wtf-it", repetition_verdict=RepetitionVerdict.DEFENDERS_LOSE)
RAVEN = Rules(
    name="raven",
    throne_hostile_to_attackers=Hostility.NEVER,
    throne_hostile_to_defenders=Hostility.NEVER,
    king_taken_on_throne=2,
    encirclement=False,
    no_moves=NoMoves.DRAW,
    repetition=Repetition.THIRD_TIME,
    repetition_verdict=RepetitionVerdict.DRAW,
)

PRESETS = types.MappingProxyType({rules.name: rules for rules in (WTF, WTF_DE, WTF_IT, RAVEN)})
"""The rulesets of the five documents by name."""


def get_rules(rules: "str | Rules") -> Rules:
    """The ruleset itself, or the preset of that name."""
    if isinstance(rules, Rules):
        return rules
    if isinstance(rules, str) and rules in PRESETS:
        return PRESETS[rules]
    raise RulesError("rules-unknown", name=str(rules), presets=", ".join(PRESETS))


def load_rules(source: "str | PathLike[str] | IO[str] | IO[bytes]") -> Rules:
    """A preset by name, or a ruleset from a ``.toml`` or ``.json`` file, an open file, or its text in TOML or JSON.

    >>> load_rules("raven").no_moves
    <NoMoves.DRAW: 'draw'>
    >>> load_rules('escape = "edges"').escape
    <Escape.EDGES: 'edges'>
    """
    if hasattr(source, "read"):
        try:
            given = source.read()
            text = decode(given) if isinstance(given, bytes) else given
        except (OSError, ValueError) as error:  # it is closed, or no text
            raise RulesError(file_trouble(error).code, **file_trouble(error).arguments) from None
        expect(text, str, "a ruleset in TOML or JSON")
        return _from_text(text)
    expect(source, (str, PathLike), "the name of a ruleset or of a file, an open file, or a ruleset in TOML or JSON")
    name = str(source)
    if isinstance(source, str) and _is_text(name):
        return _from_text(name)
    if not name.endswith((".toml", ".json")):
        return get_rules(name)
    path = Path(name)
    try:
        text = read_text(path)
    except (OSError, ValueError) as error:  # no name of a file, or no text
        raise RulesError("cannot-read", file=name, reason=file_trouble(error)) from None
    try:
        return Rules.from_toml(text) if path.suffix == ".toml" else Rules.from_json(text)
    except RulesError as error:
        raise RulesError("in-file", file=name, reason=error) from None


def _is_text(text: str) -> bool:
    """Whether this is a ruleset and not the name of one."""
    return "\n" in text or "=" in text or text.lstrip().startswith("{")


def _from_text(text: str) -> Rules:
    text = text.removeprefix("\ufeff")
    return Rules.from_json(text) if text.lstrip().startswith("{") else Rules.from_toml(text)
