"""OpenTafl's notations: its rules text, position text and move text, for the 7×7 board.

OpenTafl's notation and its program differ in places. Reading follows what the notation says; writing promises only
what the program also plays, and names the rest.
"""

import dataclasses
import re
from collections.abc import Collection, Iterable
from reprlib import repr as quote
from typing import Any

from brandubh.errors import BrandubhError, PositionTextError, RulesError
from brandubh.move import Move
from brandubh.notation import Placement, format_placement, parse_placement
from brandubh.pieces import SQUARE_NUMBERS, Side
from brandubh.rules import Escape, Hostility, NoMoves, Repetition, RepetitionVerdict, Rules


class OpenTaflError(BrandubhError):
    """Text that is not OpenTafl's, or rules that one of the two programs cannot express."""


# The fields with one letter: our fields that they stand for, and what each letter says of those. Of letters that say
# the same, the first is written. (s and y protect a king on the edge, which _conflicts allows only where he has won.)
_MEANINGS: dict[str, tuple[tuple[str, ...], dict[str, tuple[Any, ...]]]] = {
    "esc": (("escape",), {"c": (Escape.CORNERS,), "e": (Escape.EDGES,)}),
    "surf": (("encirclement",), {"y": (True,), "n": (False,)}),
    "atkf": (("first",), {"y": (Side.ATTACKERS,), "n": (Side.DEFENDERS,)}),
    "tfr": (
        ("repetition", "repetition_verdict"),
        {"d": (Repetition.THIRD_TIME, RepetitionVerdict.DRAW), "i": (Repetition.NONE, RepetitionVerdict.NONE)},
    ),
    "ka": (("king_armed",), {"y": (True,), "n": (False,)}),
    "ks": (
        ("king_taken_on_throne", "king_taken_beside_throne", "king_taken_elsewhere"),
        {"c": (4, 4, 2), "w": (2, 2, 2), "m": (4, 4, 4), "n": (2, 2, 2), "s": (4, 4, 4), "y": (4, 4, 4)},
    ),
}

# Those that ask for something unknown here. How pieces jump that do not play here (nj and so on), or how an unknown
# capture is made (swf), does not matter.
_UNKNOWN: dict[str, dict[str, str]] = {
    "tfr": dict.fromkeys("wl", "a verdict on repetition that depends on who moves into it"),
    "ka": {"a": "a king who captures at rest only", "h": "a king who captures by moving only"},
    "kj": dict.fromkeys("rjc", "a king who jumps"),
    "sw": dict.fromkeys("ws", "shieldwall captures"),
    "efe": {"y": "escape by an edge fort"},
    "linc": {"y": "Linnaean capture"},
    "ber": dict.fromkeys("cm", "berserk moves"),
}


def _split(text: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    for part in text.split():
        key, colon, value = part.partition(":")
        if not colon:
            raise OpenTaflError(f"OpenTafl's rules are fields like ks:w with spaces between, {quote(part)} is none")
        if key in fields:
            raise OpenTaflError(f"the field {quote(key)} stands twice")
        fields[key] = value
    return fields


_LETTERS = _split(
    "esc:ce surf:yn atkf:yn tfr:idwl ka:yahn ks:scwmyn kj:nrjc nj:nrjc cj:nrjc mj:nrjc gj:nrjc "
    "sw:nws swf:yn efe:yn linc:yn ber:ncm"
)

# What OpenTafl takes for a field that is left out. In the lists of pieces, attackers are t, defenders T and the king K.
# OpenTafl also has commanders, knights, attacking kings, mercenaries and guards, none of which play here; the first
# three are written along, as it does itself (its older versions stumble over the others).
_DEFAULTS = _split(
    "esc:c surf:y atkf:y tfr:d ka:y ks:s kj:n nj:c cj:j mj:n gj:n sw:n swf:y efe:n linc:n ber:n spd:-1 "
    "cor:a1,g1,a7,g7 corh:tcnkTCNK corp:K cors:K corre:tcnkTCNK "
    "cen:d4 cenh:tcnk cenhe:tcnkTCNK cenp:tcnkTCNK cens:K cenre:tcnkTCNK "
    "afor: aforh:TCNK aforp:tcnkTCNK afors:tcnkTCNK aforre:tcnkTCNK "
    "dfor: dforh:tcnk dforp:tcnkTCNK dfors:TCNK dforre:tcnkTCNK"
)
_KINDS = {"t": "tcnk", "T": "TCN", "K": "K"}
_ALL = "tcnkTCNK"
_SQUARES = ("cor", "cen", "afor", "dfor")
_LISTS = [key for key in _DEFAULTS if key.startswith(_SQUARES) and key not in _SQUARES]

_TRIGGERS = {
    Repetition.THREE_LOOPS: "the same loop three times in a row",
    Repetition.THIRD_LOOP: "the same loop for the third time",
    Repetition.FOURTH_TIME: "a position's fourth occurrence",
}
_VERDICTS = {
    RepetitionVerdict.CHOICE: "the side that had the choice loses",
    RepetitionVerdict.DEFENDERS_LOSE: "the defenders lose",
}


def inexpressible(rules: Rules) -> list[str]:
    """What of a ruleset OpenTafl cannot express or would not play, in words; empty where it can do all of it.

    >>> from brandubh.rules import RAVEN
    >>> inexpressible(RAVEN)
    ['a side that cannot move draws; in OpenTafl it loses']
    """
    # Encirclement is no such point. OpenTafl floods the empty squares from the edge, throne and corners included, and
    # asks whether it meets a white piece; ours spreads from the white pieces through squares without attackers. The
    # last white piece on a way out has only empty squares before it, so both ask the same.
    # Nor is it that a side without a move loses: OpenTafl's printed rules say so for all games, and are taken at their
    # word, though its program notices only a White whose pieces have no empty neighbour.
    on_throne, beside, elsewhere = counts = _values("ks", rules)
    king, men = rules.throne_hostile_to_king, rules.throne_hostile_to_defenders
    endless = _repetition(rules) == "i"
    trigger, verdict = _TRIGGERS.get(rules.repetition), _VERDICTS.get(rules.repetition_verdict)
    points = (
        (
            counts not in _MEANINGS["ks"][1].values(),
            f"the king is taken by {on_throne} on the throne, by {beside} beside it and by {elsewhere} elsewhere; "
            "OpenTafl has 2 everywhere, 4 everywhere, or 4 on and beside the throne and 2 elsewhere",
        ),
        (
            (king is Hostility.NEVER) != (men is Hostility.NEVER),
            f"the throne's hostility is {king} to the king and {men} to the defenders; OpenTafl's lists could say so, "
            "but its program asks for the defenders only",
        ),
        (
            beside == 4 and king is Hostility.NEVER,
            "the king is taken by 4 beside a throne that is not hostile to him; OpenTafl counts such a throne as open, "
            "so that he could not be taken there (throne_hostile_to_king = when-empty plays the same here)",
        ),
        (rules.no_moves is NoMoves.DRAW, "a side that cannot move draws; in OpenTafl it loses"),
        (endless, "repetition never ends the game; OpenTafl's notation has tfr:i for it, but its program then draws"),
        (trigger and not endless, f"repetition is {trigger}; in OpenTafl, a position's third occurrence"),
        (verdict and not endless, f"after a repetition {verdict}; OpenTafl draws, or looks at who moved into it"),
    )
    return [words for holds, words in points if holds]


def _nearest(rules: Rules) -> Rules:
    """The ruleset that lossy text stands for: the same, if OpenTafl can express it."""
    changes = {"no_moves": NoMoves.LOSS, **_meaning("ks", _strength(rules)), **_meaning("tfr", _repetition(rules))}
    men, king = rules.throne_hostile_to_defenders, rules.throne_hostile_to_king
    if changes["king_taken_beside_throne"] == 4 and men is Hostility.NEVER:
        men = Hostility.WHEN_EMPTY
    if (king is Hostility.NEVER) != (men is Hostility.NEVER):
        king = men
    return dataclasses.replace(rules, throne_hostile_to_defenders=men, throne_hostile_to_king=king, **changes)


def _strength(rules: Rules) -> str:
    """The nearest letter of ks. Of two, the first: OpenTafl's own file of a federation game has c."""
    # By 4 beside the throne needs a hostile throne, so where there is none, a weak king is nearer.
    tame = rules.throne_hostile_to_defenders is Hostility.NEVER
    own = _values("ks", rules)

    def distance(letter: str) -> tuple[int, bool]:
        counts = _MEANINGS["ks"][1][letter]
        return sum(a != b for a, b in zip(counts, own, strict=True)), tame and counts[1] == 4

    return min(_MEANINGS["ks"][1], key=distance)


def _repetition(rules: Rules) -> str:
    return "i" if rules.repetition is Repetition.NONE or rules.repetition_verdict is RepetitionVerdict.NONE else "d"


def _meaning(key: str, letter: str) -> dict[str, Any]:
    fields, letters = _MEANINGS[key]
    return dict(zip(fields, letters[letter], strict=True))


def _values(key: str, rules: Rules) -> tuple[Any, ...]:
    return tuple(getattr(rules, field) for field in _MEANINGS[key][0])


def write_rules(rules: Rules, *, lossy: bool = False) -> str:
    """Write a ruleset as OpenTafl's rules text; with ``lossy``, the nearest one where OpenTafl cannot express it.

    A name loses what separates fields there: ``my rules`` becomes ``my_rules``.

    >>> from brandubh.rules import RAVEN
    >>> write_rules(RAVEN, lossy=True)
    'dim:7 name:raven surf:n atkf:y ks:w cenh: cenhe: start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/'
    """
    points = inexpressible(rules)
    if points and not lossy:
        raise OpenTaflError(f"OpenTafl cannot express these rules: {'; '.join(points)}")
    rules = _nearest(rules)
    throne = {
        "t": rules.throne_hostile_to_attackers,
        "T": rules.throne_hostile_to_defenders,
        "K": rules.throne_hostile_to_king,
    }
    values = {
        **{
            key: next(letter for letter, meaning in letters.items() if meaning == _values(key, rules))
            for key, (_, letters) in _MEANINGS.items()
        },
        "cenp": _ALL if rules.men_may_cross else "K",
        "cens": "K" if rules.king_may_return else "",
        "corh": _ALL if rules.corners_hostile else "",
        "cenh": _list(kind for kind, when in throne.items() if when is Hostility.ALWAYS),
        "cenhe": _list(kind for kind, when in throne.items() if when is not Hostility.NEVER),
    }
    # OpenTafl itself leaves out what is as usual, except who begins.
    told = [f"{key}:{value}" for key, value in values.items() if key == "atkf" or value != _DEFAULTS[key]]
    name = re.sub(r"[ :\[\]]", "_", rules.name)
    return " ".join(["dim:7", f"name:{name}", *told, f"start:{write_position(rules.placement)}"])


def _list(kinds: Iterable[str]) -> str:
    return "".join(_KINDS[kind] for kind in kinds)


def read_rules(text: str) -> Rules:
    """Read OpenTafl's rules text; what it leaves out has OpenTafl's defaults, and a side without a move loses.

    >>> rules = read_rules("dim:7 name:Brandub ks:w start:/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/")
    >>> rules.name, rules.throne_hostile_to_king.value, rules.repetition_verdict.value
    ('Brandub', 'when-empty', 'draw')
    """
    fields = _split(text)
    starts = [key for key in ("start", "starti") if key in fields]
    strange = [key for key in fields if key not in {*_DEFAULTS, "dim", "name", *starts}]
    values = _DEFAULTS | fields
    problems = [
        *(f"no field is called {quote(key)}" for key in strange),
        *([] if fields.get("dim") == "7" else ["dim:7 is needed, for a board of 7×7"]),
        *([] if len(starts) == 1 else ["one start: or starti: with the start position is needed"]),
        *(problem for key in _DEFAULTS if (problem := _problem(key, values[key]))),
    ]
    lists = {key: set(values[key]) & set(_KINDS) for key in _LISTS}
    # Fields are judged together only where each makes sense alone.
    if problems := problems or _conflicts(values, lists):
        raise OpenTaflError(f"these OpenTafl rules cannot be played here: {'; '.join(problems)}")

    def hostility(kind: str) -> Hostility:
        if kind not in lists["cenhe"]:
            return Hostility.NEVER
        return Hostility.ALWAYS if kind in lists["cenh"] else Hostility.WHEN_EMPTY

    content = {
        "name": fields.get("name", "").replace("_", " ") or Rules.name,
        "start": format_placement(_read_placement(fields[starts[0]], top_first=starts[0] == "starti")),
        "throne_hostile_to_attackers": hostility("t"),
        "throne_hostile_to_defenders": hostility("T"),
        "throne_hostile_to_king": hostility("K"),
        "corners_hostile": bool(lists["corh"]),
        "king_may_return": "K" in lists["cens"],
        "men_may_cross": "t" in lists["cenp"] & lists["cenre"],
        "no_moves": NoMoves.LOSS,
    }
    for key in _MEANINGS:
        content |= _meaning(key, values[key])
    try:
        return Rules.from_dict(content)
    except RulesError as error:
        raise OpenTaflError(f"these OpenTafl rules cannot be played here: {error}") from None


def _problem(key: str, value: str) -> str | None:
    """What is wrong with a field taken by itself."""
    if key in _LISTS:
        wrong = set(value) - set("tcnkmgTCNKMG")
        return f"{key}: lists pieces by the letters tcnkmgTCNKMG, not {quote(min(wrong))}" if wrong else None
    if key in _SQUARES:
        # OpenTafl writes a comma after the last square too.
        right = set(value.split(",")) - {""} == set(_DEFAULTS[key].split(",")) - {""}
        return None if right else f"{key}: must be {_DEFAULTS[key] or 'empty'} here, not {quote(value)}"
    if key == "spd":
        # For all pieces, by side, or by kind: four kinds a side, later five, then six.
        speeds = value.removesuffix(",").split(",")
        right = set(speeds) == {"-1"} and len(speeds) in (1, 2, 8, 10, 12)
        return None if right else f"spd: must be -1 here, since pieces move any distance, not {quote(value)}"
    if len(value) != 1 or value not in _LETTERS[key]:
        return f"{key}: is one of {', '.join(_LETTERS[key])}, not {quote(value)}"
    words = _UNKNOWN.get(key, {}).get(value)
    return f"{key}:{value} asks for {words}" if words else None


def _conflicts(values: dict[str, str], lists: dict[str, set[str]]) -> list[str]:
    """What is wrong with fields taken together."""
    across = lists["cenp"] & lists["cenre"]
    men = {"t", "T"}
    # A throne hostile only while the king sits there: for attackers he is an enemy anyway, if he captures at all.
    only_occupied = (lists["cenh"] - lists["cenhe"]) & ({"T"} if values["ka"] == "y" else men)
    strong = f"ks:{values['ks']} makes a king"
    reasons = (
        (
            lists["corp"] & lists["cors"] & lists["corre"] != {"K"},
            "corp, cors and corre must let the king, and nobody else, stop on the corners",
        ),
        (across & lists["cens"] & men, "cens must let no man stop on the throne"),
        ("K" not in across, "cenp and cenre must let the king cross the throne"),
        (len(across & men) == 1, "cenp and cenre must let all men cross the throne, or none"),
        (len(lists["corh"]) in (1, 2), "corh must name all pieces or none"),
        (only_occupied, f"cenh names {' and '.join(sorted(only_occupied))}, so cenhe must too"),
        (values["ks"] in "sy" and values["esc"] == "c", f"{strong} on the edge safe from capture (ks:m does not)"),
        (
            values["ks"] not in "wn" and "K" not in lists["cenhe"],
            f"{strong} beside the throne safe from capture, unless cenhe names K",
        ),
    )
    return [words for holds, words in reasons if holds]


_STRANGERS = {"k": "a king of the attackers", "n": "a knight", "c": "a commander", "m": "a mercenary", "g": "a guard"}


def write_position(placement: Placement) -> str:
    """Write where the pieces stand as OpenTafl's position text.

    >>> from brandubh.notation import parse_placement
    >>> write_position(parse_placement("7/7/7/3K3/7/7/t6"))
    '/t6/7/7/3K3/7/7/7/'
    """
    # OpenTafl begins with rank 1, whichever side of the board it shows on top; our texts begin with rank 7.
    return "/" + "/".join(reversed(format_placement(placement).split("/"))) + "/"


def read_position(text: str) -> Placement:
    """Read OpenTafl's position text, rank 1 first.

    >>> from brandubh.notation import format_placement
    >>> format_placement(read_position("/t6/7/7/3K3/7/7/7/"))
    '7/7/7/3K3/7/7/t6'
    """
    return _read_placement(text, top_first=False)


def _read_placement(text: str, *, top_first: bool) -> Placement:
    ranks = text.removeprefix("/").removesuffix("/").split("/")
    if len(ranks) != 7:
        raise OpenTaflError(f"a position has 7 ranks with '/' around each, this has {len(ranks)}: {quote(text)}")
    if letter := re.search("[kncmgNCMG]", text):
        raise OpenTaflError(f"{letter[0]!r} is {_STRANGERS[letter[0].lower()]}; only t, T and K play here")
    # In OpenTafl 12 is twelve empty squares; in our texts, one and two.
    if number := re.search("[0-9]{2,}", text):
        raise OpenTaflError(f"{quote(number[0])} empty squares do not fit a rank of 7")
    try:
        return parse_placement("/".join(ranks if top_first else reversed(ranks)))
    except PositionTextError as error:
        raise OpenTaflError(str(error)) from None


# A letter marks special pieces, here the king, moving or captured. Marks at the end tell of threats and of the game's
# end; OpenTafl reads them without using them and does not write them.
_PIECE = "[tTK]?[a-g][1-7]"
_MOVE = re.compile(rf"[tTK]?([a-g][1-7])-([a-g][1-7])(?:x({_PIECE}(?:/{_PIECE}){{0,3}}))?(?:\+\+?|--?)?")


def write_move(move: Move, captures: Collection[str] = (), *, king: str | None = None) -> str:
    """Write a move and what it takes; ``king`` is the square that the king has before it.

    >>> write_move(Move("c2", "c3"), {"c4"}, king="c4"), write_move(Move("d4", "d3"), king="d4")
    ('c2-c3xKc4', 'Kd4-d3')
    """
    for square in (*captures, king):
        if square is not None and square not in SQUARE_NUMBERS:
            raise OpenTaflError(f"squares are named a1 to g7, not {quote(square)}")
    origin, *taken = [f"K{square}" if square == king else square for square in (move.origin, *sorted(set(captures)))]
    return f"{origin}-{move.target}" + ("x" + "/".join(taken) if taken else "")


def read_move(text: str) -> tuple[Move, frozenset[str] | None]:
    """Read a move and the squares it says it takes, None where it says nothing.

    >>> move, captures = read_move("d7-d6xd5/Kc6++")
    >>> move, sorted(captures)
    (Move.from_text('d7-d6'), ['c6', 'd5'])
    """
    if text == "---":
        raise OpenTaflError("'---' is a resignation, not a move")
    match = _MOVE.fullmatch(text)
    if match is None:
        raise OpenTaflError(f"OpenTafl writes moves like d2-e2, Kd4-d3 or d7-d6xd5/Kc6, not {quote(text)}")
    origin, target, taken = match.groups()
    return Move(origin, target), frozenset(piece[-2:] for piece in taken.split("/")) if taken else None
