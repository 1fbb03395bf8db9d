"""The diagrams of the rules page: small positions with a move or two that show what a clause says.

They are claims, not code: the tests play every one of them under every preset and under rulesets made by chance, and
what happens must be what it says here. So a diagram may depend on a field of the ruleset, but never on luck; kings
stand off the edge wherever they can, for where the edge is an escape, such a game would be over.
"""

import dataclasses
from dataclasses import dataclass
from typing import Literal

from brandubh.notation import START, Placement, format_position, parse_position
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import CORNERS, SQUARE_NUMBERS, SQUARES, THRONE, Side
from brandubh.rules import Escape, Hostility, NoMoves, Range, Repetition, RepetitionVerdict, Rules

Mark = Literal["reach", "forbidden", "hostile", "special"]
"""Why a square is marked: the piece that moves can go there; it cannot; hostile to the victim; throne or corner."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position, a line that demonstrates the clause, and what the line shows when it has been played.

    ``captures`` is what the line's last move takes, ``outcome`` how the game then stands. Squares marked ``reach``
    are all the squares to which the first move's piece can go.
    """

    fen: str  # the position
    moves: tuple[str, ...] = ()  # the line, as texts
    captures: tuple[str, ...] = ()  # squares
    outcome: Outcome | None = None  # None if the game goes on
    marks: tuple[tuple[str, Mark], ...] = ()  # squares, and why each is marked

    def shows(self) -> list[tuple[str, dict[str, str | int]]]:
        """What it shows, as messages with their arguments, a sentence each."""
        if not self.moves:
            return [("shows-turn", {"side": Side.ATTACKERS if self.fen.endswith("b") else Side.DEFENDERS})]
        if any(mark == "reach" for _, mark in self.marks):
            return [("shows-reach", {"square": self.moves[0][:2]})]
        origin, _, target = self.moves[-1].partition("-")
        sentences: list[tuple[str, dict[str, str | int]]] = []
        if len(self.moves) > 1:
            sentences.append(("shows-line", {"count": len(self.moves)}))
        if self.captures:
            squares, count = ", ".join(self.captures), len(self.captures)
            sentences.append(("shows-captures", {"from": origin, "to": target, "squares": squares, "count": count}))
        if self.outcome:
            ended = f"ended-{self.outcome.termination.replace('_', '-')}"
            sentences.append((ended, {"winner": self.outcome.winner or "nobody"}))
        elif len(self.moves) > 1:
            sentences.append(("shows-goes-on", {}))
        return sentences or [("shows-moved", {"from": origin, "to": target})]


def diagrams(rules: Rules) -> dict[str, tuple[Diagram, ...]]:
    """The diagrams of a ruleset by the clause they belong to."""
    return {clause: tuple(_within_range(each, rules) for each in shown) for clause, shown in _drawn(rules).items()}


def written_move(rules: Rules) -> Diagram:
    """The move that shows how moves are written."""
    return _within_range(_capture(rules)["capture-at-once"][0], rules)


def _within_range(diagram: Diagram, rules: Rules) -> Diagram:
    """A diagram as it is where pieces go one square: the one that moves begins beside the square that it goes to."""
    if len(diagram.moves) != 1 or any(mark == "reach" for _, mark in diagram.marks):
        return diagram
    origin, _, target = diagram.moves[0].partition("-")
    here, there = SQUARE_NUMBERS[origin], SQUARE_NUMBERS[target]
    placement, turn = parse_position(diagram.fen)
    goes = rules.king_range if placement.king >> here & 1 else rules.men_range
    step = (1 if here % 7 != there % 7 else 7) * (1 if there > here else -1)
    if goes is Range.ANY or here + step == there:
        return diagram
    path = 1 << here | 1 << there - step
    begun = Placement(*(part ^ path if part >> here & 1 else part for part in placement))
    return dataclasses.replace(diagram, fen=format_position(begun, turn), moves=(f"{SQUARES[there - step]}-{target}",))


def _drawn(rules: Rules) -> dict[str, tuple[Diagram, ...]]:
    """The same, where pieces go any distance."""
    return {
        **_board(rules),
        **_movement(rules),
        **_capture(rules),
        **_hostile_squares(rules),
        **_king(rules),
        **_endings(rules),
        **_encirclement(rules),
        **_repetition(rules),
        "move-text": _capture(rules)["capture-at-once"],
        "position-text": _start(rules),
        "order-of-endings": _escape(rules)[-1:],
        # What happens beside the board has no demonstration; a board to try it on it has.
        **dict.fromkeys(_BESIDE_THE_BOARD, _start(rules)),
    }


_BESIDE_THE_BOARD = (
    "resignation",
    "agreement",
    "match",
    "match-two-wins",
    "match-fewest-moves",
    "match-draws",
    "set-up",
)


def _line(
    fen: str,
    moves: str,
    captures: str = "",
    outcome: Outcome | None = None,
    *,
    reach: str = "",
    forbidden: str = "",
    hostile: str = "",
    special: str = "",
) -> Diagram:
    """A diagram with its squares and moves written with spaces between them."""
    kinds: dict[Mark, str] = {"reach": reach, "forbidden": forbidden, "hostile": hostile, "special": special}
    marks = tuple((square, kind) for kind, squares in kinds.items() for square in squares.split())
    return Diagram(fen, tuple(moves.split()), tuple(captures.split()), outcome, marks)


def _taken(fen: str, move: str, square: str, hostile: str = "") -> Diagram:
    """The king is captured there."""
    return _line(fen, move, square, Outcome(Side.ATTACKERS, Termination.CAPTURE), hostile=hostile)


def _start(rules: Rules, special: str = "") -> tuple[Diagram, ...]:
    return (_line(f"{rules.start} {rules.first.letter}", "", special=special),)


def _board(rules: Rules) -> dict[str, tuple[Diagram, ...]]:
    start = _start(rules)
    return {
        "board": start,
        "special-squares": _start(rules, special=" ".join((THRONE, *CORNERS))),
        "sides": start,
        "start": start,
        "turns": start,
        "goal-defenders": _escape(rules)[:1],
        "goal-attackers": _king(rules)["king-capture"][:1],
    }


_SECOND_RANK = "a2 b2 c2 e2 f2 g2"


def _movement(rules: Rules) -> dict[str, tuple[Diagram, ...]]:
    over = "7/7/5K1/7/7/3t3/7 b"
    return {
        "movement": _ranges(rules),
        "restricted": _closed_squares(rules),
        "throne-crossing": (
            _line(over, "d2-d6", reach=f"{_SECOND_RANK} d1 d3 d5 d6 d7", forbidden=THRONE)
            if rules.men_may_cross
            else _line(over, "d2-d3", reach=f"{_SECOND_RANK} d1 d3", forbidden="d4 d5 d6 d7"),
            _line("7/7/7/3K3/7/3t3/7 b", "d2-d3", reach=f"{_SECOND_RANK} d1 d3", forbidden="d5 d6 d7"),
        ),
        "king-return": (_home(rules),),
    }


def _ranges(rules: Rules) -> tuple[Diagram, ...]:
    """A man among others, and the king too where he goes another distance."""
    men = "7/7/4T2/7/2K4/1t2t2/7 b"
    king = "7/7/4T2/7/2K4/1t2t2/7 w"
    by_range = {
        Range.ANY: (
            _line(men, "e2-e4", reach="c2 d2 f2 g2 e1 e3 e4"),
            _line(king, "c3-c5", reach="c1 c2 c4 c5 c6 c7 a3 b3 d3 e3 f3 g3"),
        ),
        Range.ONE: (_line(men, "e2-e3", reach="d2 f2 e1 e3"), _line(king, "c3-c4", reach="c2 c4 b3 d3")),
    }
    man = by_range[rules.men_range][0]
    return (man,) if rules.king_range is rules.men_range else (man, by_range[rules.king_range][1])


def _closed_squares(rules: Rules) -> tuple[Diagram, ...]:
    """A man beside the corners, and one beside the throne where no other clause tells of it."""
    steps = rules.men_range is Range.ONE
    at, reach, corners = ("a2", "a3 b2", "a1") if steps else ("a3", "a2 a4 a5 a6 b3 c3 d3 e3 f3 g3", "a1 a7")
    fen = "7/7/4K2/7/7/t6/7 b" if steps else "7/7/4K2/7/t6/7/7 b"
    shown = [_may_enter(fen, f"{at}-{'a3' if steps else 'a6'}", reach, corners, may=not rules.corners_restricted)]
    if steps:
        shown.append(_may_enter("7/7/5K1/7/3t3/7/7 b", "d3-d2", "c3 e3 d2", THRONE, may=not rules.throne_restricted))
    elif not rules.throne_restricted:
        shown.append(_may_enter("7/7/5K1/7/7/3t3/7 b", "d2-d4", f"{_SECOND_RANK} d1 d3 d5 d6 d7", THRONE, may=True))
    return tuple(shown)


def _may_enter(fen: str, move: str, reach: str, squares: str, *, may: bool) -> Diagram:
    return _line(fen, move, reach=f"{reach} {squares}") if may else _line(fen, move, reach=reach, forbidden=squares)


def _home(rules: Rules) -> Diagram:
    """The king before his empty throne."""
    steps = rules.king_range is Range.ONE
    fen = "7/7/7/2K4/7/3t3/7 w" if steps else "7/7/7/1K5/7/3t3/7 w"
    around = "b4 c3 c5" if steps else "b1 b2 b3 b5 b6 b7 a4 c4 e4 f4 g4"
    if rules.king_may_return:
        return _line(fen, "c4-d4" if steps else "b4-d4", reach=f"{around} d4")
    return _line(fen, "c4-b4" if steps else "b4-e4", reach=around, forbidden=THRONE)


def _capture(rules: Rules) -> dict[str, tuple[Diagram, ...]]:
    struck = "c3" if rules.king_armed else ""
    armed = (
        _line("7/7/7/7/1Tt2K1/7/3t3 w", "f3-d3", struck),
        _line("7/7/7/7/1Kt2T1/7/3t3 w", "f3-d3", struck),
    )
    return {
        "capture": (
            _line("7/7/4K2/7/1tT3t/7/7 b", "g3-d3", "c3"),
            _line("7/4T2/4t2/7/2K4/t6/4T2 w", "e1-e4", "e5"),
        ),
        "capture-several": (_line("7/7/2t1K2/2T4/tT1Tt2/7/2t4 b", "c1-c3", "b3 c4 d3"),),
        "capture-at-once": (_line("7/7/4K2/2t4/2T4/tT4t/7 b", "g2-c2", "b2 c3"),),
        "capture-two-in-a-row": (_line("7/7/4K2/7/tTT3t/7/7 b", "g3-d3"),),
        "capture-diagonal": (_line("7/7/4K2/1t5/2T4/6t/7 b", "g2-d2"),),
        "capture-safe-entry": (
            _line("7/7/4K2/7/1t1t3/7/2T4 w", "c1-c3"),
            _line("7/7/7/7/1t1t3/2K4/7 w", "c2-c3"),
            *([_line("7/7/4K2/7/7/1T5/2t4 w", "b2-b1", hostile="a1")] if rules.corners_hostile else []),
        ),
        "king-armed": (
            *armed,
            *([_line("7/7/1T5/2tK3/7/7/1t5 w", "b5-b4", "c4")] if rules.king_armed else []),
        ),
    }


def _hostile_squares(rules: Rules) -> dict[str, tuple[Diagram, ...]]:
    def throne(fen: str, hostile: bool) -> Diagram:
        return _line(fen, "b5-b4", "c4", hostile=THRONE) if hostile else _line(fen, "b5-b4")

    taken, corner = ("b1", "a1") if rules.corners_hostile else ("", "")
    attackers, defenders = rules.throne_hostile_to_attackers, rules.throne_hostile_to_defenders
    corners = (
        _line("7/7/4K2/7/7/2t4/1T5 b", "c2-c1", taken, hostile=corner),
        _line("7/7/4K2/t6/7/2T4/1t5 w", "c2-c1", taken, hostile=corner),
    )
    throne_attackers = (
        throne("7/7/1T5/2t4/7/2K4/1t5 w", attackers is not Hostility.NEVER),
        # An armed king on it is an enemy piece, whatever the throne is.
        _line("7/7/1T5/2tK3/7/7/1t5 w", "b5-b4", "c4" if rules.king_armed or attackers is Hostility.ALWAYS else ""),
    )
    throne_defenders = (
        throne("7/7/1t5/2T4/7/2K4/1t5 b", defenders is not Hostility.NEVER),
        throne("7/7/1t5/2TK3/7/7/1t5 b", defenders is Hostility.ALWAYS),
    )
    example = next((one for one in (*corners, *throne_attackers, *throne_defenders) if one.captures), corners[0])
    return {
        "hostile-squares": (example,),
        "edge": (_line("7/7/4K2/7/T2t3/7/7 b", "d3-b3"),),
        "corners-hostile": corners,
        "throne-attackers": throne_attackers,
        "throne-defenders": throne_defenders,
    }


def _king(rules: Rules) -> dict[str, tuple[Diagram, ...]]:
    two = "7/7/7/7/1tK3t/7/7 b"
    inland = (
        (_taken(two, "g3-d3", "c3"),)
        if rules.king_taken_elsewhere == 2
        else (_taken("7/7/7/2t4/1tK3t/2t4/7 b", "g3-d3", "c3"), _line(two, "g3-d3"))
    )
    at_edge = _at_edge(rules)
    # Where he is taken at the edge as elsewhere, that is shown with it; at the edge of an escape he has won.
    alike = rules.escape is Escape.CORNERS and rules.taken_at_edge == rules.king_taken_elsewhere
    found = {
        "king-capture": (*inland, *(at_edge[:1] if alike else ())),
        "king-at-edge": at_edge,
        "king-on-throne": (
            (_taken("7/7/3t3/2tK2t/3t3/7/7 b", "g4-e4", THRONE), _line("7/7/3t3/2tK2t/7/7/7 b", "g4-e4"))
            if rules.king_taken_on_throne == 4
            else (_taken("7/7/7/2tK2t/7/7/1t5 b", "g4-e4", THRONE),)
        ),
        **_beside_throne(rules),
    }
    beside_corner = "7/7/7/7/7/1t5/1K3t1 b"
    if not rules.corners_hostile:
        found["king-beside-corner"] = (_line(beside_corner, "f1-c1"),)
    elif rules.taken_at_edge == 2:
        found["king-beside-corner"] = (_taken("7/7/7/7/7/2t4/1K5 b", "c2-c1", "b1", hostile="a1"),)
    else:
        found["king-beside-corner"] = (_taken(beside_corner, "f1-c1", "b1", hostile="a1"),)
    return found


def _at_edge(rules: Rules) -> tuple[Diagram, ...]:
    """Two along the edge against the king, and three around him."""
    pair, three = "7/7/7/7/3t3/7/1tK4 b", "7/7/7/7/7/2t4/1tK2t1 b"
    if rules.taken_at_edge == 2:
        return (_taken(pair, "d3-d1", "c1"),)
    if rules.taken_at_edge == 4:
        return (_taken(three, "f1-d1", "c1"), _line(pair, "d3-d1"))
    return (_line("7/7/4T2/7/7/2t4/1tK2t1 b", "f1-d1"),)  # a man of his can still move


def _beside_throne(rules: Rules) -> dict[str, tuple[Diagram, ...]]:
    one_behind = "3t3/7/3K3/7/7/t6/7 b"
    across = "7/7/2tK1t1/7/7/7/1t5 b"
    three = "3t3/7/2tKt2/7/7/7/1t5 b"
    hostile = rules.throne_hostile_to_king is not Hostility.NEVER
    if rules.king_taken_beside_throne == 2:
        behind = _taken(one_behind, "d7-d6", "d5", hostile=THRONE) if hostile else _line(one_behind, "d7-d6")
        return {"throne-king": (behind,), "king-beside-throne": (_taken(across, "f5-e5", "d5"),)}
    if rules.throne_counts_as_closed or hostile:
        shut_in = _taken(three, "d7-d6", "d5")
        return {
            "throne-king": (_line(one_behind, "d7-d6"),),
            "king-beside-throne": (shut_in, _line(across, "f5-e5")),
        }
    free = _line("3t3/7/2tKt2/7/7/6T/1t5 b", "d7-d6")  # a man of his can move where he cannot
    all_four = () if rules.throne_restricted else (_taken("3t3/7/2tKt2/3t3/7/7/1t5 b", "d7-d6", "d5"),)
    return {"throne-king": (free,), "king-beside-throne": (*all_four, free)}


def _escape(rules: Rules) -> tuple[Diagram, ...]:
    escaped = Outcome(Side.DEFENDERS, Termination.ESCAPE)
    if rules.escape is Escape.EDGES:
        return (_line("7/7/7/t4K1/7/7/7 w", "f4-g4", "", escaped),)
    return (
        _line("7/7/7/t5t/7/7/4K2 w", "e1-g1", "", escaped),
        *([_line("7/7/7/6t/T6/t6/2K4 w", "c1-a1", "a2", escaped)] if rules.king_armed else []),
    )


def _endings(rules: Rules) -> dict[str, tuple[Diagram, ...]]:
    stuck = Outcome(None if rules.no_moves is NoMoves.DRAW else Side.DEFENDERS, Termination.NO_MOVES)
    blocked = (
        _line("7/7/1T5/4K2/T6/t6/7 w", "b5-b2", "", stuck, forbidden="a1")
        if rules.corners_restricted
        else _line("7/7/7/4K2/7/T6/t1T4 w", "c1-b1", "", stuck)
    )
    return {
        "escape": _escape(rules),
        "no-men": (_line("7/7/4K2/7/1Tt2T1/7/7 w", "f3-d3", "c3", Outcome(Side.DEFENDERS, Termination.NO_MEN)),),
        "no-moves": (blocked,),
    }


def _encirclement(rules: Rules) -> dict[str, tuple[Diagram, ...]]:
    ring = "7/3tt2/t2T1t1/2tKTt1/3tt2/7/7 b"
    if not rules.encirclement:
        return {"encirclement": (_line(ring, "a5-c5"),)}
    closed = Outcome(Side.ATTACKERS, Termination.ENCIRCLEMENT)
    return {
        "encirclement": (_line(ring, "a5-c5", "", closed),),
        "encirclement-diagonals": (_line("7/3t3/2tTt2/1tTKTt1/2tT3/3tt2/7 b", "e2-e3", "d3 e4", closed),),
        "encirclement-edge-men": (_line("2t4/7/7/1t5/t1Kt3/tT1t3/1tt4 b", "c7-c4", "", closed),),
        "encirclement-outside": (_line("7/3tt2/t2T1t1/2tK1t1/3tt2/6T/7 b", "a5-c5"),),
        "encirclement-edge": (_line("7/7/tt5/T1t4/1Kt4/t5t/7 b", "g2-b2"),),
        "encirclement-throne": (_line("3t3/t3t2/2tKt2/7/7/7/7 b", "a6-c6"),),
    }


_LOOP = "d1-c1 d3-c3 c1-d1 c3-d3 "
_ANOTHER_LOOP = "d7-c7 d5-c5 c7-d7 c5-d5 "
_A_THIRD_LOOP = "a4-a5 e4-e5 a5-a4 e5-e4 "
_A_MOVE_LOST = "d1-c1 d3-c3 c1-b1 c3-d3 b1-d1"
_LONG_LOOP = "d1-c1 d3-c3 d7-c7 d5-c5 c1-d1 c3-d3 c7-d7 c5-d5 "


def _repetition(rules: Rules) -> dict[str, tuple[Diagram, ...]]:
    rounds = {Repetition.SECOND_TIME: 1, Repetition.THIRD_TIME: 2}.get(rules.repetition, 3)
    if not rules.ends_by_repetition:
        return {"repetition": (_line(f"{START} b", _LOOP * 4),)}
    drawn = rules.repetition_verdict is RepetitionVerdict.DRAW
    ended = Outcome(None if drawn else Side.ATTACKERS, Termination.REPETITION)
    different = _LOOP + _ANOTHER_LOOP + _A_THIRD_LOOP
    again = _LOOP * 2 + _ANOTHER_LOOP + _LOOP
    interrupted = {
        Repetition.THREE_LOOPS: (_line(f"{START} b", again),),
        Repetition.THIRD_LOOP: (_line(f"{START} b", again, "", ended), _line(f"{START} b", different)),
        Repetition.FOURTH_TIME: (_line(f"{START} b", different, "", ended),),
        Repetition.THIRD_TIME: (_line(f"{START} b", _LOOP + _ANOTHER_LOOP, "", ended),),
        Repetition.SECOND_TIME: (_line(f"{START} b", _LONG_LOOP, "", ended),),
    }[rules.repetition]
    loop = _line(f"{START} b", _LOOP * rounds, "", ended)
    found = {
        "repetition": (loop, *interrupted),
        # The same board with the other side to move is another position. (Where men go one square, it cannot be
        # reached: what has come to a square of the other colour needs an odd number of moves.)
        "repetition-position": (
            _line(f"{START} b", "d1-c1 d3-c3 c1-d1" if rules.men_range is Range.ONE else _A_MOVE_LOST),
        ),
        "repetition-backstop": (_line(f"{START} b", different * 2, "", ended),),
        "repetition-verdict": (loop,),
        "repetition-choice": (loop,),
        "repetition-warning": (_line(f"{START} b", "d1-c1 d3-c3 c1-d1"),),
    }
    if _moves_like_the_federation(rules):
        found.update(_choices(rules, rounds))
    return found


def _choices(rules: Rules, rounds: int) -> dict[str, tuple[Diagram, ...]]:
    """Loops in which one side alone was free: which of them is, depends on every rule of movement and capture."""
    attackers_free = "c5-e5 e6-c6 e5-c5 c6-e6 " * rounds
    defenders_free = "c7-c5 e1-f1 c5-c7 f1-e1 " * rounds
    verdict = rules.repetition_verdict
    winner = {RepetitionVerdict.CHOICE: Side.DEFENDERS, RepetitionVerdict.DRAW: None}.get(verdict, Side.ATTACKERS)
    chased = Outcome(winner, Termination.REPETITION)
    shown = _line("3t3/4K2/1tt2t1/2t3t/7/7/3t1t1 b", attackers_free, "", chased)
    if verdict is not RepetitionVerdict.CHOICE:
        return {"repetition-verdict": (shown,)}
    lost = Outcome(Side.ATTACKERS, Termination.REPETITION)
    return {
        "repetition-verdict": (_line("2t4/t2t3/7/1tT3t/3TTt1/2t4/4K2 b", defenders_free, "", lost),),
        "repetition-choice": (shown,),
    }


def _moves_like_the_federation(rules: Rules) -> bool:
    beside = ("name", "start", "first", "repetition", "repetition_verdict")
    federation = Rules()
    return rules == dataclasses.replace(federation, **{field: getattr(rules, field) for field in beside})
