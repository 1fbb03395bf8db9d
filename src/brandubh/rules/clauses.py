"""A ruleset as clauses: what it says about each point of the game, as data made from its fields.

The words are Fluent messages, ``clause-ID-title`` and the clause's ``message``; :mod:`brandubh.language` says them.
Every ruleset, custom ones too, gives a complete list, and every clause knows the fields that decide it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from brandubh.errors import BrandubhError, Words, expect, one_line
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import CORNERS, THRONE, Piece, square_names
from brandubh.rules import DOCUMENTED, Escape, Hostility, Range, Repetition, RepetitionVerdict, Rules, get_rules
from brandubh.rules.diagrams import Diagram, diagrams, written_move

__all__ = [
    "Clause",
    "Difference",
    "Section",
    "clause_of_capture",
    "clause_of_outcome",
    "clauses",
    "differences",
    "find",
    "origin",
]


class Section(Words):
    """The sections of the rules, in their order; the message ``section-NAME`` is the heading."""

    BOARD = "board"  # the board, the pieces and the start
    MOVEMENT = "movement"  # how pieces move
    CAPTURE = "capture"  # how men are taken
    KING = "king"  # how the king is taken
    ENDINGS = "endings"  # how a game is won, lost or drawn
    REPETITION = "repetition"  # what becomes of positions that come back
    MATCH = "match"  # two sets with the sides swapped
    NOTATION = "notation"  # how positions and moves are written


@dataclass(frozen=True, slots=True)
class Clause:
    """One point of a ruleset.

    >>> clause = find(clauses(Rules()), "escape")
    >>> clause.message, clause.fields
    ('clause-escape-corners', ('escape',))
    """

    id: str  # such as ``escape``, the same in every ruleset that has it
    section: Section  # where it stands
    number: str
    """Such as ``4.2``: the same in every ruleset, so that one without the clause leaves a gap."""
    meaning: str
    """What it says, whatever the words: the message of the usual wording."""
    message: str  # the words, a message of :mod:`brandubh.language`
    args: Mapping[str, str | int]  # what the message is said with
    fields: tuple[str, ...]
    """The fields of the ruleset that decide what it says."""
    under: str | None
    """The clause whose detail it is: where that one says something else, so does this."""
    diagrams: tuple[Diagram, ...]  # positions that show it

    @property
    def title(self) -> str:
        """The message of its title."""
        return f"clause-{self.id}-title"


@dataclass(frozen=True, slots=True)
class Difference:
    """A clause on which rulesets differ: what each of them says, None for one that has no such clause."""

    id: str  # the clause's
    section: Section  # where it stands
    clauses: tuple[Clause | None, ...]  # one for each ruleset, in their order


def clauses(rules: str | Rules) -> tuple[Clause, ...]:
    """The clauses of a ruleset, or of the preset of that name, section by section."""
    rules = get_rules(rules)
    pictures = diagrams(rules)
    found = []
    for section, drafts in _SECTIONS.items():
        for draft in drafts(rules):
            meaning = "-".join(filter(None, ("clause", draft.id, draft.variant)))
            message = f"{meaning}-{draft.wording}" if draft.wording else meaning
            number = f"{list(Section).index(section) + 1}.{_ORDER[section].index(draft.id) + 1}"
            picture = pictures[draft.id]
            found.append(
                Clause(draft.id, section, number, meaning, message, draft.args, draft.fields, draft.under, picture)
            )
    return tuple(found)


def find(found: Iterable[Clause], id: str) -> Clause:  # noqa: A002  (it is the clause's field)
    """The clause of that name; :class:`BrandubhError` if there is none, as rulesets have not all the same clauses."""
    expect(found, Iterable, "a number of clauses")
    for clause in found:
        expect(clause, Clause, "a clause")
        if clause.id == id:
            return clause
    raise BrandubhError(f"there is no clause {one_line(repr(id))}")


def differences(rulesets: Sequence[str | Rules]) -> tuple[Difference, ...]:
    """The clauses on which rulesets differ, in the order of the rules; details only where the clause itself agrees.

    >>> from brandubh.rules import get_rules
    >>> [difference.id for difference in differences([get_rules("wtf"), get_rules("wtf-it")])]
    ['repetition-verdict']
    """
    expect(rulesets, Iterable, "a number of rulesets")
    pages = [{clause.id: clause for clause in clauses(rules)} for rules in rulesets]
    found: dict[str, Difference] = {}
    for id, clause in _merged(pages).items():  # noqa: A001
        said = tuple(page.get(id) for page in pages)
        if clause.under not in found and len({(one.meaning, *one.args.items()) if one else None for one in said}) > 1:
            found[id] = Difference(id, clause.section, said)
    return tuple(found.values())


def _merged(pages: Iterable[Mapping[str, Clause]]) -> dict[str, Clause]:
    """Every clause that any of the pages has, each after the one that it follows on its page."""
    order: list[str] = []
    any_of: dict[str, Clause] = {}
    for page in pages:
        place = 0
        for id, clause in page.items():  # noqa: A001
            if id not in any_of:
                order.insert(place, id)
                any_of[id] = clause
            place = order.index(id) + 1
    return {id: any_of[id] for id in order}  # noqa: A001


def origin(rules: Rules) -> str:
    """The message that says where a ruleset comes from."""
    return f"origin-{get_rules(rules).preset or 'custom'}"


def clause_of_outcome(outcome: Outcome, rules: Rules) -> str:
    """The id of the clause by which a game ended so.

    >>> from brandubh.rules import RAVEN
    >>> clause_of_outcome(Outcome(None, Termination.NO_MOVES), RAVEN)
    'no-moves'
    """
    expect(outcome, Outcome, "an outcome")
    if outcome.termination is Termination.REPETITION:
        by_choice = get_rules(rules).repetition_verdict is RepetitionVerdict.CHOICE
        return "repetition-choice" if by_choice else "repetition-verdict"
    return {
        Termination.ESCAPE: "escape",
        Termination.CAPTURE: "king-capture",
        Termination.NO_MEN: "no-men",
        Termination.ENCIRCLEMENT: "encirclement",
        Termination.NO_MOVES: "no-moves",
        Termination.RESIGNATION: "resignation",
        Termination.TIMEOUT: "resignation",
        Termination.AGREEMENT: "agreement",
    }[outcome.termination]


def clause_of_capture(
    victim: Piece, hostile: Literal["throne", "corner"] | None = None, square: str | None = None
) -> str:
    """The id of the clause by which a piece was taken: with the help of a ``hostile`` square, and on which ``square``.

    >>> clause_of_capture(Piece.DEFENDER, "throne"), clause_of_capture(Piece.KING, square="d4")
    ('throne-defenders', 'king-on-throne')
    """
    victim = Piece(victim)
    if hostile not in (None, "throne", "corner"):
        raise BrandubhError(f"a hostile square is 'throne' or 'corner', not {one_line(repr(hostile))}")
    if victim is not Piece.KING:
        throne = {Piece.ATTACKER: "throne-attackers", Piece.DEFENDER: "throne-defenders"}[victim]
        return {"corner": "corners-hostile", "throne": throne, None: "capture"}[hostile]
    if hostile is None and square is not None:
        return "king-on-throne" if square == THRONE else "king-beside-throne" if square in _BESIDE else "king-capture"
    return {"corner": "king-beside-corner", "throne": "throne-king", None: "king-capture"}[hostile]


_BESIDE = ("d3", "c4", "e4", "d5")


@dataclass(frozen=True, slots=True)
class _Draft:
    """What a clause is made of, before it has its section and its diagrams."""

    id: str
    variant: str
    args: Mapping[str, str | int]
    fields: tuple[str, ...]
    under: str | None
    wording: str


def _say(
    id: str,  # noqa: A002
    variant: object = "",
    fields: str = "",
    *,
    under: str | None = None,
    wording: str = "",
    **args: str | int,
) -> _Draft:
    return _Draft(id, str(variant), args, tuple(fields.split()), under, wording)


def _wording(rules: Rules, other: str = "plain") -> str:
    """Whose names the pieces and squares have: only the federation knows Vikings, princes and provinces."""
    if rules.preset == "raven":
        return "sheet"
    return "" if rules.preset is None or rules.preset in DOCUMENTED else other


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _listed(squares: Iterable[str]) -> str:
    return ", ".join(sorted(squares)) or "–"


def _board(rules: Rules) -> list[_Draft]:
    attackers, defenders, king = (square_names(squares) for squares in rules.placement)
    wording = _wording(rules)
    return [
        _say("board"),
        _say("special-squares", wording=wording, throne=THRONE, corners=_listed(CORNERS)),
        _say("sides", "", "start", wording=wording, attackers=len(attackers), defenders=len(defenders)),
        _say(
            "goal-defenders",
            rules.escape,
            "escape",
            wording=_wording(rules, "sheet") if rules.escape is Escape.CORNERS else "",
        ),
        _say("goal-attackers", "encirclement" if rules.encirclement else "capture", "encirclement"),
        _say("start", "", "start", attackers=_listed(attackers), defenders=_listed(defenders), king=_listed(king)),
        _say("turns", rules.first, "first"),
    ]


def _movement(rules: Rules) -> list[_Draft]:
    king, men = rules.king_range is Range.ONE, rules.men_range is Range.ONE
    ranges = {(False, False): "", (True, False): "king-one", (False, True): "men-one", (True, True): "one"}
    closed = rules.closed_words
    drafts = [
        _say("movement", ranges[king, men], "king_range men_range"),
        _say("restricted", "" if closed == "both" else closed, "throne_restricted corners_restricted"),
    ]
    # A throne that is not restricted is a square like others; and what goes one square crosses nothing.
    if rules.throne_restricted and not men:
        drafts.append(_say("throne-crossing", _yes(rules.men_may_cross), "men_may_cross"))
    if rules.throne_restricted:
        may = _yes(rules.king_may_return)
        drafts.append(_say("king-return", may, "king_may_return king_range", wording="step" if king else ""))
    return drafts


def _capture(rules: Rules) -> list[_Draft]:
    by_field = (rules.throne_hostile_to_attackers, rules.throne_hostile_to_defenders, rules.throne_hostile_to_king)
    hostile = rules.corners_hostile or any(hostility is not Hostility.NEVER for hostility in by_field)
    return [
        _say("capture"),
        _say("capture-several"),
        _say("capture-at-once"),
        _say("capture-two-in-a-row"),
        _say("capture-diagonal"),
        _say("capture-safe-entry"),
        _say("king-armed", _yes(rules.king_armed), "king_armed"),
        _say("hostile-squares", _yes(hostile)),
        _say(
            "corners-hostile",
            _yes(rules.corners_hostile),
            "corners_hostile corners_restricted",
            wording="" if rules.corners_restricted or not rules.corners_hostile else "empty",
        ),
        _say("edge"),
        _say("throne-attackers", rules.throne_hostile_to_attackers, "throne_hostile_to_attackers"),
        _say("throne-defenders", rules.throne_hostile_to_defenders, "throne_hostile_to_defenders"),
    ]


def _king(rules: Rules) -> list[_Draft]:
    beside = rules.king_taken_beside_throne
    at_edge = rules.taken_at_edge
    throne_fields = "throne_hostile_to_king king_taken_beside_throne throne_counts_as_closed throne_restricted"
    edge_fields = "king_taken_at_edge king_taken_elsewhere escape"
    by_four = rules.king_taken_elsewhere == 4
    three_at_edge = rules.escape is Escape.CORNERS and at_edge == 4
    drafts = [
        _say(
            "king-capture",
            rules.king_taken_elsewhere,
            f"king_taken_elsewhere king_taken_beside_throne{' king_taken_at_edge escape' if by_four else ''}",
            wording="" if beside == rules.king_taken_elsewhere else "away",
            **({"edge": _yes(three_at_edge)} if by_four else {}),
        ),
        _say("king-on-throne", rules.king_taken_on_throne, "king_taken_on_throne"),
        _say("king-beside-throne", beside if beside == 2 else _shut_in_by(rules), throne_fields),
        _say("throne-king", _throne_to_king(rules), throne_fields),
    ]
    if rules.escape is not Escape.CORNERS:
        return drafts  # who is at the edge has won
    # A corner that is neither hostile nor restricted is a square like others.
    if at_edge is not None and (rules.corners_hostile or rules.corners_restricted):
        against = str(at_edge) if rules.corners_hostile else "safe"
        drafts.append(_say("king-beside-corner", against, f"corners_hostile corners_restricted {edge_fields}"))
    drafts.append(_say("king-at-edge", at_edge or "never", edge_fields))
    return drafts


def _is_closed(rules: Rules) -> bool:
    """Whether the empty throne is a wall to a king beside it who is taken by four."""
    return rules.throne_counts_as_closed or rules.throne_hostile_to_king is not Hostility.NEVER


def _shut_in_by(rules: Rules) -> str:
    """What it takes beside the throne, where that is four: three and the throne, nothing that can be, or all four."""
    if _is_closed(rules):
        return "4"
    return "safe" if rules.throne_restricted else "all"


def _throne_to_king(rules: Rules) -> str:
    if rules.king_taken_beside_throne == 4:
        return "closed" if _is_closed(rules) else "open"
    if rules.throne_hostile_to_king is Hostility.NEVER:
        return "never"
    # Unless a man may stand there, the throne beside him is empty, so that "when empty" and "always" say the same.
    when_empty = rules.throne_hostile_to_king is Hostility.WHEN_EMPTY and not rules.throne_restricted
    return "when-empty" if when_empty else "hostile"


def _endings(rules: Rules) -> list[_Draft]:
    details = ("diagonals", "edge-men", "outside", "edge", "throne") if rules.encirclement else ()
    return [
        _say("escape", rules.escape, "escape"),
        _say("no-men", wording="sheet" if rules.preset == "raven" else ""),
        _say("encirclement", _yes(rules.encirclement), "encirclement"),
        *(_say(f"encirclement-{detail}", "", "encirclement", under="encirclement") for detail in details),
        _say("no-moves", rules.no_moves, "no_moves"),
        _say(
            "order-of-endings",
            "",
            "encirclement repetition repetition_verdict",
            encirclement=_yes(rules.encirclement),
            repetition=_yes(rules.ends_by_repetition),
            under="encirclement",
        ),
        _say("resignation"),
        _say("agreement"),
    ]


def _repetition(rules: Rules) -> list[_Draft]:
    trigger, verdict = "repetition", "repetition_verdict"
    if not rules.ends_by_repetition:
        return [_say("repetition", "none", f"{trigger} {verdict}")]
    drafts = [
        _say("repetition", rules.repetition, trigger),
        _say("repetition-position", under="repetition"),
    ]
    if rules.repetition in (Repetition.THREE_LOOPS, Repetition.THIRD_LOOP):
        drafts.append(_say("repetition-backstop", "", trigger, under="repetition"))
    drafts.append(_say("repetition-verdict", rules.repetition_verdict, verdict))
    if rules.repetition_verdict is RepetitionVerdict.CHOICE:
        drafts.append(_say("repetition-choice", "", verdict, under="repetition-verdict"))
    drafts.append(_say("repetition-warning", under="repetition"))
    return drafts


def _match(rules: Rules) -> list[_Draft]:
    return [_say("match"), _say("match-two-wins"), _say("match-fewest-moves"), _say("match-draws")]


def _notation(rules: Rules) -> list[_Draft]:
    attackers, defenders = rules.most_men
    example = written_move(rules)
    return [
        _say("move-text", "", "men_range", move="x".join((*example.moves, *example.captures))),
        _say("position-text", "", "start first", fen=f"{rules.start} {rules.first.letter}", under="start"),
        _say(
            "set-up",
            "",
            "start throne_restricted corners_restricted",
            under="start",
            closed=rules.closed_words,
            attackers=attackers,
            defenders=defenders,
        ),
    ]


_SECTIONS = {
    Section.BOARD: _board,
    Section.MOVEMENT: _movement,
    Section.CAPTURE: _capture,
    Section.KING: _king,
    Section.ENDINGS: _endings,
    Section.REPETITION: _repetition,
    Section.MATCH: _match,
    Section.NOTATION: _notation,
}
assert list(_SECTIONS) == list(Section)

# The clauses of all rulesets in their order, which gives them their numbers. New ones go to the end of their section.
_ORDER = {
    section: ids.split()
    for section, ids in {
        Section.BOARD: "board special-squares sides goal-defenders goal-attackers start turns",
        Section.MOVEMENT: "movement restricted throne-crossing king-return",
        Section.CAPTURE: "capture capture-several capture-at-once capture-two-in-a-row capture-diagonal"
        " capture-safe-entry king-armed hostile-squares corners-hostile edge throne-attackers throne-defenders",
        Section.KING: "king-capture king-on-throne king-beside-throne throne-king king-beside-corner king-at-edge",
        Section.ENDINGS: "escape no-men encirclement encirclement-diagonals encirclement-edge-men"
        " encirclement-outside encirclement-edge encirclement-throne no-moves order-of-endings resignation agreement",
        Section.REPETITION: "repetition repetition-position repetition-backstop repetition-verdict repetition-choice"
        " repetition-warning",
        Section.MATCH: "match match-two-wins match-fewest-moves match-draws",
        Section.NOTATION: "move-text position-text set-up",
    }.items()
}
