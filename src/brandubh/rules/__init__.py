"""Rulesets as data: one frozen dataclass, and the presets that written rules of the game describe.

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
from brandubh.errors import PositionTextError, RulesError, expect, file_trouble
from brandubh.kernel import flags as bits
from brandubh.kernel.squares import CORNERS, THRONE
from brandubh.notation import START, Placement, format_placement, parse_placement
from brandubh.pieces import Side
from brandubh.rules.values import (
    Escape,
    Hostility,
    KingAtEdge,
    KingTakenBy,
    NoMoves,
    Range,
    Repetition,
    RepetitionVerdict,
)

__all__ = [
    "DOCUMENTED",
    "PRESETS",
    "Escape",
    "Hostility",
    "KingAtEdge",
    "NoMoves",
    "Range",
    "Repetition",
    "RepetitionVerdict",
    "Rules",
    "get_rules",
    "load_rules",
]


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
    throne_restricted: bool = True
    corners_restricted: bool = True
    king_range: Range = Range.ANY
    men_range: Range = Range.ANY
    king_armed: bool = True
    king_taken_on_throne: KingTakenBy = 4
    king_taken_beside_throne: KingTakenBy = 2
    king_taken_elsewhere: KingTakenBy = 2
    king_taken_at_edge: KingAtEdge = KingAtEdge.AS_ELSEWHERE
    throne_counts_as_closed: bool = True
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
        if placement.king.bit_count() != 1:
            raise RulesError("rules-start")
        if (placement.attackers | placement.defenders) & self.closed_to_men:
            raise RulesError("rules-start-men", closed=self.closed_words)
        object.__setattr__(self, "start", format_placement(placement))
        if self.start not in _IN_PLAY:
            self._refuse_what_is_over(placement)

    def _refuse_what_is_over(self, placement: Placement) -> None:
        """A game that begins with its end is none."""
        # Here, so that the presets are there before the compiler is.
        from brandubh.kernel.endings import ending
        from brandubh.outcome import OUTCOMES

        if end := ending(*placement, self.first.number, self.flags):
            outcome = OUTCOMES[end]
            raise RulesError("rules-start-over", ending=outcome.termination.value, side=self.first.value)

    def __repr__(self) -> str:
        standard = Rules.__dataclass_fields__
        said = {name: value for name, value in self.to_dict().items() if value != standard[name].default}
        return f"Rules.from_dict({said!r})"

    @functools.cached_property
    def rules_id(self) -> str:
        """Sixteen letters and digits that stand for what the ruleset says, whatever its name; never changes."""
        standard = Rules.__dataclass_fields__
        content = {
            key: value
            for key, value in self.to_dict().items()
            # A field that came later counts where it says something, so that older rulesets keep their ids.
            if key != "name" and not (key in _LATER_FIELDS and value == standard[key].default)
        }
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
            # A throne that is not restricted is a square like others.
            bits.MEN_CROSS: self.men_may_cross or not self.throne_restricted,
            bits.KING_RETURNS: self.king_may_return or not self.throne_restricted,
            bits.MEN_ON_THRONE: not self.throne_restricted,
            bits.MEN_ON_CORNERS: not self.corners_restricted,
            bits.KING_STEPS: self.king_range is Range.ONE,
            bits.MEN_STEP: self.men_range is Range.ONE,
            bits.KING_ARMED: self.king_armed,
            bits.CORNERS_HOSTILE: self.corners_hostile,
            bits.EMPTY_THRONE_TAKES_ATTACKERS: self.throne_hostile_to_attackers is not Hostility.NEVER,
            bits.OCCUPIED_THRONE_TAKES_ATTACKERS: self.throne_hostile_to_attackers is Hostility.ALWAYS,
            bits.EMPTY_THRONE_TAKES_DEFENDERS: self.throne_hostile_to_defenders is not Hostility.NEVER,
            bits.OCCUPIED_THRONE_TAKES_DEFENDERS: self.throne_hostile_to_defenders is Hostility.ALWAYS,
            bits.EMPTY_THRONE_TAKES_KING: self.throne_hostile_to_king is not Hostility.NEVER,
            bits.OCCUPIED_THRONE_TAKES_KING: self.throne_hostile_to_king is Hostility.ALWAYS,
            bits.OPEN_THRONE: not self.throne_counts_as_closed,
            bits.FOUR_ON_THRONE: self.king_taken_on_throne == 4,
            bits.FOUR_BESIDE_THRONE: self.king_taken_beside_throne == 4,
            bits.FOUR_ELSEWHERE: self.king_taken_elsewhere == 4,
            bits.OTHER_EDGE: self.taken_at_edge != self.king_taken_elsewhere,
            bits.FOUR_AT_EDGE: self.taken_at_edge == 4,
            bits.SAFE_AT_EDGE: self.taken_at_edge is None,
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
            Repetition.SECOND_TIME: bits.TRIGGER_SECOND_TIME,
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
    def taken_at_edge(self) -> KingTakenBy | None:
        """How many it takes to capture the king at the edge, as on other squares: 2, 4, or None where nobody can.

        >>> Rules(king_taken_elsewhere=4).taken_at_edge, Rules(king_taken_at_edge="never").taken_at_edge
        (4, None)
        """
        by_field: dict[KingAtEdge, KingTakenBy | None] = {
            KingAtEdge.AS_ELSEWHERE: self.king_taken_elsewhere,
            KingAtEdge.BY_TWO: 2,
            KingAtEdge.BY_THREE: 4,
            KingAtEdge.NEVER: None,
        }
        return by_field[self.king_taken_at_edge]

    @property
    def closed_to_men(self) -> int:
        """The squares on which only the king may stop, as a set of the kernel's."""
        return (THRONE if self.throne_restricted else 0) | (CORNERS if self.corners_restricted else 0)

    @property
    def closed_words(self) -> Literal["both", "throne", "corners", "none"]:
        """Which squares these are, as messages say it."""
        if self.throne_restricted:
            return "both" if self.corners_restricted else "throne"
        return "corners" if self.corners_restricted else "none"

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


_LATER_FIELDS = frozenset(
    {
        "throne_restricted",
        "corners_restricted",
        "king_range",
        "men_range",
        "king_taken_at_edge",
        "throne_counts_as_closed",
    }
)
"""Fields that older rulesets, and the ids in older files, know nothing of."""

_CROWDED_START = "2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2"

_IN_PLAY = frozenset({START, _CROWDED_START})
"""Starts that are not over under any rules, so that nobody need ask."""

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

CYNINGSTAN = Rules(
    name="cyningstan",
    throne_hostile_to_attackers=Hostility.WHEN_EMPTY,
    king_may_return=False,
    king_taken_beside_throne=4,
    encirclement=False,
    no_moves=NoMoves.DRAW,
    repetition=Repetition.THIRD_TIME,
    repetition_verdict=RepetitionVerdict.DRAW,
)
MAGPIE = Rules(name="magpie", king_range=Range.ONE, king_taken_beside_throne=4, king_taken_elsewhere=4)
ARD_RI = Rules(
    name="ard-ri",
    start=_CROWDED_START,
    throne_hostile_to_attackers=Hostility.NEVER,
    throne_hostile_to_defenders=Hostility.NEVER,
    corners_hostile=False,
    corners_restricted=False,
    king_range=Range.ONE,
    men_range=Range.ONE,
    king_taken_beside_throne=4,
    king_taken_elsewhere=4,
    throne_counts_as_closed=False,
    escape=Escape.EDGES,
    encirclement=False,
    repetition=Repetition.THIRD_TIME,
    repetition_verdict=RepetitionVerdict.DRAW,
)
ARD_RI_OPEN = Rules(
    name="ard-ri-open",
    throne_hostile_to_attackers=Hostility.NEVER,
    throne_hostile_to_defenders=Hostility.NEVER,
    corners_hostile=False,
    throne_restricted=False,
    corners_restricted=False,
    king_taken_on_throne=2,
    escape=Escape.EDGES,
)

DOCUMENTED = types.MappingProxyType({rules.name: rules for rules in (WTF, WTF_DE, WTF_IT, RAVEN)})
"""The rulesets of the five documents by name: those for which there are tables, openings, puzzles and lessons."""

PRESETS = types.MappingProxyType(
    {**DOCUMENTED, **{rules.name: rules for rules in (CYNINGSTAN, MAGPIE, ARD_RI, ARD_RI_OPEN)}}
)
"""All rulesets that have a name: those of the five documents, and others that have been published for this board."""


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
