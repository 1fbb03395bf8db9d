"""A ruleset in plain words, clause by clause."""

from brandubh.pieces import Side
from brandubh.rules import Escape, Hostility, NoMoves, Repetition, RepetitionVerdict, Rules

ABOUT = {
    "wtf": "The World Tafl Federation's rules, as its English and French documents state them.",
    "wtf-de": "The World Tafl Federation's rules, as its German document states them.",
    "wtf-it": "The World Tafl Federation's rules, as its Italian document states them.",
    "raven": "An older English rule sheet; brandubh means black raven.",
}


def describe(rules: Rules) -> dict[str, list[str]]:
    """The clauses of a ruleset, under their headings.

    >>> describe(Rules())["Escape"]
    ['The defenders win when the king reaches a corner, even if the same move captures.']
    """
    return {
        "Board": _board(rules),
        "Movement": _movement(rules),
        "Capture": _capture(rules),
        "The king's capture": _king(rules),
        "Escape": [f"The defenders win when the king reaches {_ESCAPE[rules.escape]}, even if the same move captures."],
        "Other endings": _endings(rules),
        "Repetition": _repetition(rules),
        "Match": [
            "A match is two sets; the players swap sides for the second. Two wins win the match. At one win each, the "
            "player who needed fewer moves of his own to win wins it; equal counts draw it. A win and a draw win it."
        ],
    }


_ESCAPE = {Escape.CORNERS: "a corner", Escape.EDGES: "any square of the edge"}


def _board(rules: Rules) -> list[str]:
    attackers, defenders, _ = rules.placement
    return [
        "The board has 7×7 squares. Only the king may stop on the throne, d4, and on the corners, a1, a7, g1 and g7.",
        f"{_count(attackers.bit_count(), 'attacker').capitalize()} (black) face a king and "
        f"{_count(defenders.bit_count(), 'defender')} (white). The {rules.first} move first.",
    ]


def _movement(rules: Rules) -> list[str]:
    return [
        "Every piece moves like a rook: any number of empty squares in a straight line. A turn cannot be skipped.",
        "Men may cross the empty throne but not stop on it."
        if rules.men_may_cross
        else "Men may not cross the throne.",
        "The king may cross the throne and return to it."
        if rules.king_may_return
        else "The king may cross the throne, but once he has left it he may not stop on it again.",
    ]


def _capture(rules: Rules) -> list[str]:
    clauses = [
        "A man is captured when a move of the enemy closes a pincer: two enemies on opposite sides of him, or an enemy "
        "and a hostile square. One move can capture up to three. Moving into a pincer is safe.",
        "Corners are hostile to every piece; the edge of the board is not."
        if rules.corners_hostile
        else "Neither corners nor the edge of the board are hostile.",
    ]
    thrones = (("attackers", rules.throne_hostile_to_attackers), ("defenders", rules.throne_hostile_to_defenders))
    for who, hostility in thrones:
        clauses.append(f"The throne is {_HOSTILITY[hostility].format(who)}.")
    clauses.append(
        "The king captures like any other piece."
        if rules.king_armed
        else "The king is unarmed: he neither captures nor helps to."
    )
    return clauses


_HOSTILITY = {
    Hostility.NEVER: "never hostile to {}",
    Hostility.WHEN_EMPTY: "hostile to {} while it is empty",
    Hostility.ALWAYS: "always hostile to {}",
}


def _king(rules: Rules) -> list[str]:
    places: dict[int, list[str]] = {}
    for place, men in (
        ("on the throne", rules.king_taken_on_throne),
        ("beside the throne", rules.king_taken_beside_throne),
        ("elsewhere", rules.king_taken_elsewhere),
    ):
        places.setdefault(men, []).append(place)
    ways = {
        2: "by a pincer of two like any other piece",
        4: "only when an attacker, or a square hostile to him, is on every side of him",
    }
    clauses = ["The attackers win when they capture the king."]
    for number, where in sorted(places.items()):
        clauses.append(f"{_listed(where).capitalize()} he is taken {ways[number]}.")
    if rules.king_taken_beside_throne == 4:
        clauses.append("Beside the throne, the throne counts as closed to him.")
    helps = "never helps" if rules.throne_hostile_to_king is Hostility.NEVER else "helps"
    clauses.append(f"The empty throne {helps} to capture him in a pincer.")
    return clauses


def _endings(rules: Rules) -> list[str]:
    clauses = ["Attackers without a man left have lost."]
    if rules.encirclement:
        clauses.append(
            "The attackers win by encirclement: when no way, step by step through squares without attackers, leads "
            "from the king or any defender to the edge of the board."
        )
    loses = {NoMoves.LOSS: "loses", NoMoves.DRAW: "draws"}
    clauses.append(f"A side that has no move when it is its turn {loses[rules.no_moves]}.")
    return clauses


def _repetition(rules: Rules) -> list[str]:
    if rules.repetition is Repetition.NONE or rules.repetition_verdict is RepetitionVerdict.NONE:
        return ["Positions may be repeated without end."]
    when = {
        Repetition.THREE_LOOPS: "When the same loop of moves has been played three times in a row (or a position "
        "stands on the board for the fifth time)",
        Repetition.FOURTH_TIME: "When a position stands on the board for the fourth time",
        Repetition.THIRD_TIME: "When a position stands on the board for the third time",
    }[rules.repetition]
    verdict = {
        RepetitionVerdict.CHOICE: f"the side that could have left the loop loses; if both or neither could, the "
        f"{Side.DEFENDERS} lose",
        RepetitionVerdict.DEFENDERS_LOSE: "the defenders lose",
        RepetitionVerdict.DRAW: "the game is drawn",
    }[rules.repetition_verdict]
    return [f"{when}, {verdict}."]


def _count(number: int, noun: str) -> str:
    word = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
    text = word[number] if number < len(word) else str(number)
    return f"{text} {noun}{'' if number == 1 else 's'}"


def _listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
