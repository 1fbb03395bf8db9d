"""The clauses of RULES.md, one small function each, in the order of that page.

A board is a dict from square name to "t" (attacker), "T" (defender) or "K" (king); a side is "attackers" or
"defenders"; a position is its position text; a ruleset is a dict with the keys of FIELDS and "start". Words in “these
marks” are RULES.md's. OPEN marks a point that it leaves open (only custom rules or odd set-ups meet one), with the
sentence the reading rests on.
"""

from collections.abc import Mapping
from typing import Any

Board = dict[str, str]
Rules = Mapping[str, Any]
Outcome = tuple[str | None, str]  # the winner (None: a draw) and what ended the game

# ---------------------------------------------------------------------------------------------------------------------
# Rulesets: “Beyond the presets”, each field with its possible values
# ---------------------------------------------------------------------------------------------------------------------

FIELDS: dict[str, tuple[str | int, ...]] = {
    "first": ("attackers", "defenders"),
    "throne_hostile_to_attackers": ("never", "when-empty", "always"),
    "throne_hostile_to_defenders": ("never", "when-empty", "always"),
    "throne_hostile_to_king": ("never", "when-empty", "always"),
    "corners_hostile": (True, False),
    "king_may_return": (True, False),
    "men_may_cross": (True, False),
    "throne_restricted": (True, False),
    "corners_restricted": (True, False),
    "king_range": ("any", "one"),
    "men_range": ("any", "one"),
    "king_armed": (True, False),
    "king_taken_on_throne": (2, 4),
    "king_taken_beside_throne": (2, 4),
    "king_taken_elsewhere": (2, 4),
    "king_taken_at_edge": ("as-elsewhere", "by-two", "by-three", "never"),
    "throne_counts_as_closed": (True, False),
    "escape": ("corners", "edges"),
    "encirclement": (True, False),
    "no_moves": ("loss", "draw"),
    "repetition": ("three-loops", "third-loop", "fourth-time", "third-time", "second-time", "none"),
    "repetition_verdict": ("choice", "defenders-lose", "draw", "none"),
}

WTF: dict[str, Any] = {
    "start": "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3",
    "first": "attackers",
    "throne_hostile_to_attackers": "always",
    "throne_hostile_to_defenders": "when-empty",
    "throne_hostile_to_king": "never",
    "corners_hostile": True,
    "king_may_return": True,
    "men_may_cross": True,
    "throne_restricted": True,
    "corners_restricted": True,
    "king_range": "any",
    "men_range": "any",
    "king_armed": True,
    "king_taken_on_throne": 4,
    "king_taken_beside_throne": 2,
    "king_taken_elsewhere": 2,
    "king_taken_at_edge": "as-elsewhere",
    "throne_counts_as_closed": True,
    "escape": "corners",
    "encirclement": True,
    "no_moves": "loss",
    "repetition": "three-loops",
    "repetition_verdict": "choice",
}
WTF_DE: dict[str, Any] = {**WTF, "repetition": "third-loop"}
WTF_IT: dict[str, Any] = {**WTF, "repetition_verdict": "defenders-lose"}
RAVEN: dict[str, Any] = {
    **WTF,
    "throne_hostile_to_attackers": "never",
    "throne_hostile_to_defenders": "never",
    "king_taken_on_throne": 2,
    "encirclement": False,
    "no_moves": "draw",
    "repetition": "third-time",
    "repetition_verdict": "draw",
}

# The other published sets, as docs/other-rulesets.md settles them.
CYNINGSTAN: dict[str, Any] = {
    **RAVEN,
    "throne_hostile_to_attackers": "when-empty",
    "throne_hostile_to_defenders": "when-empty",
    "king_may_return": False,
    "king_taken_on_throne": 4,
    "king_taken_beside_throne": 4,
}
MAGPIE: dict[str, Any] = {
    **WTF,
    "king_range": "one",
    "king_taken_beside_throne": 4,
    "king_taken_elsewhere": 4,
}
NOTHING_HOSTILE: dict[str, Any] = {
    "throne_hostile_to_attackers": "never",
    "throne_hostile_to_defenders": "never",
    "throne_hostile_to_king": "never",
    "corners_hostile": False,
}
ARD_RI: dict[str, Any] = {
    **WTF,
    **NOTHING_HOSTILE,
    "start": "2ttt2/3t3/t1TTT1t/ttTKTtt/t1TTT1t/3t3/2ttt2",
    "corners_restricted": False,
    "king_range": "one",
    "men_range": "one",
    "king_taken_beside_throne": 4,
    "king_taken_elsewhere": 4,
    "throne_counts_as_closed": False,
    "escape": "edges",
    "encirclement": False,
    "repetition": "third-time",
    "repetition_verdict": "draw",
}
ARD_RI_OPEN: dict[str, Any] = {
    **WTF,
    **NOTHING_HOSTILE,
    "throne_restricted": False,
    "corners_restricted": False,
    "king_taken_on_throne": 2,
    "escape": "edges",
}

PRESETS: dict[str, dict[str, Any]] = {
    "wtf": WTF,
    "wtf-de": WTF_DE,
    "wtf-it": WTF_IT,
    "raven": RAVEN,
    "cyningstan": CYNINGSTAN,
    "magpie": MAGPIE,
    "ard-ri": ARD_RI,
    "ard-ri-open": ARD_RI_OPEN,
}


def check_rules(rules: Rules) -> None:
    """Refuse a ruleset with a missing, unknown or misspelt field, which would otherwise pass for some other rule."""
    given = set(rules) - {"name", "start"}
    if given != set(FIELDS) or "start" not in rules:
        raise ValueError(f"fields missing or unknown: {sorted(given ^ set(FIELDS)) or ['start']}")
    for field, values in FIELDS.items():
        if rules[field] not in values:
            raise ValueError(f"{field}: {rules[field]!r} is none of {values}")


# ---------------------------------------------------------------------------------------------------------------------
# “Board, pieces, start”
# ---------------------------------------------------------------------------------------------------------------------

FILES = "abcdefg"  # “Files a–g from left to right”
RANKS = "1234567"  # “ranks 1–7 from bottom to top”
SQUARES = [file + rank for file in FILES for rank in RANKS]
THRONE = "d4"
CORNERS = {"a1", "a7", "g1", "g7"}
EDGE = {square for square in SQUARES if square[0] in "ag" or square[1] in "17"}


def line_from(square: str, files: int, ranks: int) -> list[str]:
    """The squares met on the way from a square to the edge of the board, going so many files and ranks each step."""
    line = []
    file, rank = FILES.index(square[0]) + files, RANKS.index(square[1]) + ranks
    while 0 <= file < 7 and 0 <= rank < 7:
        line.append(FILES[file] + RANKS[rank])
        file, rank = file + files, rank + ranks
    return line


FOUR_DIRECTIONS = [(0, 1), (1, 0), (0, -1), (-1, 0)]
# From each square, the line in each direction in which there is one.
LINES = {
    square: [line for files, ranks in FOUR_DIRECTIONS if (line := line_from(square, files, ranks))]
    for square in SQUARES
}
# The squares orthogonally next to each square.
NEIGHBOURS = {square: [line[0] for line in LINES[square]] for square in SQUARES}


def side_of(piece: str) -> str:
    """Attackers are men only; the defenders are “four men” and “the king”."""
    return "attackers" if piece == "t" else "defenders"


def other(side: str) -> str:
    """The opponent."""
    return "defenders" if side == "attackers" else "attackers"


def read_rank(text: str) -> list[str | None]:
    """One rank of a position text, a to g: “a digit 1–7 for that many empty squares”, “read in any way that fills”."""
    squares: list[str | None] = []
    for sign in text:
        if sign in "tTK":
            squares.append(sign)
        elif sign in "1234567":
            squares.extend([None] * int(sign))
        else:
            raise ValueError(f"{sign!r} is neither a piece nor a digit 1-7")
    if len(squares) != 7:
        raise ValueError(f"the rank {text!r} has {len(squares)} squares, not 7")
    return squares


def read_position(position: str) -> tuple[Board, str]:
    """“Seven ranks from 7 down to 1, separated by `/`; a space; the side to move, `b` attackers or `w` defenders”."""
    board_text, _, side_text = position.partition(" ")
    if side_text not in ("b", "w"):
        raise ValueError(f"{position!r} does not end in a space and b or w")
    ranks = board_text.split("/")
    if len(ranks) != 7:
        raise ValueError(f"{position!r} has {len(ranks)} ranks, not 7")
    board = {}
    for rank, text in zip("7654321", ranks, strict=True):
        for file, piece in zip(FILES, read_rank(text), strict=True):
            if piece is not None:
                board[file + rank] = piece
    return board, "attackers" if side_text == "b" else "defenders"


def write_position(board: Board, side: str) -> str:
    """The position text, its empty squares “written in full runs”."""
    ranks = []
    for rank in "7654321":
        text = "".join(board.get(file + rank, ".") for file in FILES)
        for run in range(7, 0, -1):
            text = text.replace("." * run, str(run))
        ranks.append(text)
    return "/".join(ranks) + (" b" if side == "attackers" else " w")


def is_restricted(rules: Rules, square: str) -> bool:
    """“Those five squares are restricted: only the king may stop on them”, “whether throne and corners are restricted”.

    OPEN: throne and corners are two questions, since rulesets close the one and not the others.
    """
    return (square == THRONE and bool(rules["throne_restricted"])) or (
        square in CORNERS and bool(rules["corners_restricted"])
    )


def check_set_up(rules: Rules, board: Board) -> None:
    """“Exactly one king, at most eight attackers and four defenders, and no man on a restricted square”.

    OPEN: where a custom ruleset starts with more men than that, as many are the most.
    """
    pieces, start = list(board.values()), rules["start"]
    if pieces.count("K") != 1:
        raise ValueError("there must be exactly one king")
    if pieces.count("t") > max(8, start.count("t")) or pieces.count("T") > max(4, start.count("T")):
        raise ValueError("there are too many men")
    if any(is_restricted(rules, square) and piece != "K" for square, piece in board.items()):
        raise ValueError("a man stands on a restricted square")


# ---------------------------------------------------------------------------------------------------------------------
# “Movement”
# ---------------------------------------------------------------------------------------------------------------------


def may_stop(rules: Rules, piece: str, square: str) -> bool:
    """“Only the king may stop on” restricted squares; “may the king return to the throne”.

    OPEN: without the return, the king may never stop on the throne, even if he was set up elsewhere and has not been
    there yet: “A position is the board and the side to move”, so where he has been cannot count.
    OPEN: a throne that is not restricted is a square like any other, for stopping there and for passing over it, the
    king's return included: the fields that take these back speak of a throne that is.
    """
    if piece != "K":
        return not is_restricted(rules, square)
    return square != THRONE or not rules["throne_restricted"] or bool(rules["king_may_return"])


def may_pass(rules: Rules, piece: str, square: str) -> bool:
    """“May men cross the empty throne”.

    OPEN: the king may always cross it, even where he may not stop there again or men may not cross: “The king may
    cross it, return to it”, of which the fields take back only the return; the other field speaks of men.
    """
    return square != THRONE or piece == "K" or not rules["throne_restricted"] or bool(rules["men_may_cross"])


def range_of(rules: Rules, piece: str) -> int:
    """“How far the king and how far men may go in a move (any number of squares, or one)”."""
    return 1 if rules["king_range" if piece == "K" else "men_range"] == "one" else 7


def destinations(rules: Rules, board: Board, square: str) -> list[str]:
    """“Every piece moves like a rook, any number of empty squares in a straight line”, or one square."""
    piece = board[square]
    found = []
    for line in LINES[square]:
        for target in line[: range_of(rules, piece)]:
            if target in board:  # “The occupied throne blocks like any piece.”
                break
            if may_stop(rules, piece, target):
                found.append(target)
            if not may_pass(rules, piece, target):
                break
    return found


def moves_of(rules: Rules, board: Board, side: str) -> list[str]:
    """All moves of one side, as move text without captures."""
    return [
        f"{square}-{target}"
        for square, piece in board.items()
        if side_of(piece) == side
        for target in destinations(rules, board, square)
    ]


# ---------------------------------------------------------------------------------------------------------------------
# “Capture”
# ---------------------------------------------------------------------------------------------------------------------


def throne_is_hostile(rules: Rules, board: Board, victim: str) -> bool:
    """“Throne hostile to attackers / defenders / king: never, when empty, always”.

    OPEN: “always” is always: it takes a defender even against his own king sitting there, and an attacker against an
    unarmed king there, since the square is hostile and not the piece on it. Where men may stop there, so too with them.
    """
    to_whom = {"t": "attackers", "T": "defenders", "K": "king"}[victim]
    when = rules[f"throne_hostile_to_{to_whom}"]
    return when == "always" or (when == "when-empty" and THRONE not in board)


def is_hostile(rules: Rules, board: Board, square: str, victim: str) -> bool:
    """The table of hostile squares, and “corners hostile or not”.

    OPEN: where men may stop on a corner, it is hostile while it is empty; then it is what stands on it that counts.
    """
    if square == THRONE:
        return throne_is_hostile(rules, board, victim)
    return square in CORNERS and bool(rules["corners_hostile"]) and square not in board


def can_take(rules: Rules, piece: str) -> bool:
    """“An unarmed king neither captures nor serves as the piece behind”.

    OPEN: nor does he capture against a hostile square; “neither captures” has no exception.
    """
    return piece != "K" or bool(rules["king_armed"])


def is_backed(rules: Rules, board: Board, behind: str, victim: str) -> bool:
    """“Directly behind it on the same line, another piece of the mover's side or a square hostile to the victim”."""
    piece = board.get(behind)
    if piece is not None and side_of(piece) != side_of(victim) and can_take(rules, piece):
        return True
    return is_hostile(rules, board, behind, victim)


def number_to_take_king(rules: Rules, square: str) -> int | None:
    """“King on the throne / orthogonally beside the throne / elsewhere taken by 2 or by 4”.

    “Whether a king at the edge can be taken”: None where he cannot; by three there means all his neighbours, as by 4.
    """
    if square == THRONE:
        return int(rules["king_taken_on_throne"])
    if square in NEIGHBOURS[THRONE]:
        return int(rules["king_taken_beside_throne"])
    if square in EDGE and rules["king_taken_at_edge"] != "as-elsewhere":
        return {"by-two": 2, "by-three": 4, "never": None}[rules["king_taken_at_edge"]]
    return int(rules["king_taken_elsewhere"])


def king_is_shut_in(rules: Rules, board: Board, king: str) -> bool:
    """Taken by 4: “every neighbouring square holds an attacker or is hostile to him”, the throne “closed”.

    OPEN: on the edge a king has three neighbouring squares and those are enough (beside a hostile corner, two men are):
    “every neighbouring square”, and only “in the open on all four sides”. The edge is not hostile here either; there is
    merely no square beyond it.
    OPEN: the throne counts as closed for the taking by 4 only, where the words stand; a king beside the throne who is
    taken by 2 falls to one man across from it only if the throne is hostile to him.
    OPEN: it is the empty throne that counts as closed, where it does; his own man on it keeps that side open.
    """

    def closed(square: str) -> bool:
        if board.get(square) == "t" or is_hostile(rules, board, square, "K"):
            return True
        return square == THRONE and square not in board and bool(rules["throne_counts_as_closed"])

    return all(closed(square) for square in NEIGHBOURS[king])


def captured_by(rules: Rules, board: Board, moved: str) -> set[str]:
    """What the piece that has just arrived on the square `moved` takes, itself being there already.

    “A move captures each enemy piece that then stands orthogonally next to the moved piece with”, directly behind it,
    what is_backed asks for. “All captures of a move happen at once, judged before any is removed.”

    OPEN: a king taken by 4 must also stand next to the moved piece, and a king who steps between four closed squares
    (from the throne, say) is safe there: “next to the moved piece”, “entering a pincer is safe”.
    """
    mover = board[moved]
    if not can_take(rules, mover):
        return set()
    taken = set()
    for line in LINES[moved]:
        square = line[0]
        victim = board.get(square)
        if victim is None or side_of(victim) == side_of(mover):
            continue
        number = number_to_take_king(rules, square) if victim == "K" else 2
        if number is None:
            falls = False
        elif number == 4:
            falls = king_is_shut_in(rules, board, square)
        else:
            # “The board's edge is never hostile”: with no square behind, nobody is taken.
            falls = len(line) > 1 and is_backed(rules, board, line[1], victim)
        if falls:
            taken.add(square)
    return taken


def moved_only(board: Board, move: str) -> Board:
    """The board with the piece moved and nothing captured yet."""
    origin, target = move.split("-")
    after = dict(board)
    after[target] = after.pop(origin)
    return after


def captures_of(rules: Rules, board: Board, move: str) -> set[str]:
    """The squares of all pieces that a legal move takes."""
    return captured_by(rules, moved_only(board, move), move.split("-")[1])


def board_after(rules: Rules, board: Board, move: str) -> Board:
    """The board after a legal move and its captures."""
    taken = captures_of(rules, board, move)
    return {square: piece for square, piece in moved_only(board, move).items() if square not in taken}


# ---------------------------------------------------------------------------------------------------------------------
# “Endings, in this order after a move and its captures”
# ---------------------------------------------------------------------------------------------------------------------


def king_has_escaped(rules: Rules, board: Board) -> bool:
    """Ending 1: “King on a corner”, or “escape at any edge square”, of which the corners are four."""
    goal = CORNERS if rules["escape"] == "corners" else EDGE
    return any(board.get(square) == "K" for square in goal)


def king_is_captured(board: Board) -> bool:
    """Ending 1: “King captured”.

    OPEN: a king who is set up between his enemies is not captured, only a move captures: “Only the moving side
    captures”.
    """
    return "K" not in board.values()


def attackers_are_gone(board: Board) -> bool:
    """Ending 2: “Attackers with no man left”."""
    return "t" not in board.values()


def spread(board: Board) -> set[str]:
    """“Spread from every white piece through squares that hold no attacker, step by orthogonal step”."""
    reached = {square for square, piece in board.items() if side_of(piece) == "defenders"}
    to_do = list(reached)
    while to_do:
        for square in NEIGHBOURS[to_do.pop()]:
            if board.get(square) != "t" and square not in reached:
                reached.add(square)
                to_do.append(square)
    return reached


def is_encircled(rules: Rules, board: Board) -> bool:
    """Ending 3: “If the spread meets no edge square, the attackers win”."""
    return bool(rules["encirclement"]) and not spread(board) & EDGE


def cannot_move(rules: Rules, board: Board, side: str) -> bool:
    """Ending 4: “The side to move has no legal move”."""
    return not any(side_of(piece) == side and destinations(rules, board, square) for square, piece in board.items())


def ending_on_the_board(rules: Rules, board: Board, side: str) -> Outcome | None:
    """Endings 1 to 4 in their order, `side` being to move; also for a set-up position, “whoever is to move”."""
    if king_has_escaped(rules, board):
        return "defenders", "escape"
    if king_is_captured(board):
        return "attackers", "capture"
    if attackers_are_gone(board):
        return "defenders", "no_men"
    if is_encircled(rules, board):
        return "attackers", "encirclement"
    if cannot_move(rules, board, side):
        return (other(side) if rules["no_moves"] == "loss" else None), "no_moves"
    return None


# ---------------------------------------------------------------------------------------------------------------------
# “Repetition”: p is the list of the game's positions, p[0] the first and p[t] the one on the board
# ---------------------------------------------------------------------------------------------------------------------


def played_three_times(p: list[str], n: int) -> bool:
    """“p_{t−i} = p_{t−i−n} for all 0 ≤ i ≤ 2n”."""
    t = len(p) - 1
    return t >= 3 * n and all(p[t - i] == p[t - i - n] for i in range(2 * n + 1))


def three_loops(p: list[str]) -> int | None:
    """“The same loop three times in a row: there is an n ≥ 2 [...]; take the smallest”."""
    t = len(p) - 1
    return next((n for n in range(2, t // 3 + 1) if played_three_times(p, n)), None)


def occurrences(p: list[str]) -> int:
    """How often the position on the board has occurred, this time included."""
    return p.count(p[-1])


def plies_since_previous_occurrence(p: list[str]) -> int:
    """The other way to take “the loop that closed the repetition”."""
    t = len(p) - 1
    return next(n for n in range(1, t + 1) if p[t - n] == p[t])


def third_loop(p: list[str]) -> int | None:
    """“The same loop for the third time, in a row or not”.

    “Let s be the last index before t with p_s = p_t, and n = t − s. The loop p_s … p_t has been played whenever
    p_{u−i} = p_{t−i} for all 0 ≤ i ≤ n, and it ends the game when there are three such u, t included.”
    """
    t = len(p) - 1
    if p[t] not in p[:t]:
        return None
    n = plies_since_previous_occurrence(p)
    played = [u for u in range(n, t + 1) if all(p[u - i] == p[t - i] for i in range(n + 1))]
    return n if len(played) >= 3 else None


def loop_that_closed(rules: Rules, p: list[str]) -> int | None:
    """The column “triggers when”: the length of the loop if the repetition triggers now, else None.

    OPEN: the backstop belongs to the two triggers that speak of loops, whatever the rest of a custom ruleset: “a
    position's seventh occurrence triggers the same verdict in the whole family”, whose rulesets have these triggers.
    """
    trigger = rules["repetition"]
    loop = {"three-loops": three_loops, "third-loop": third_loop}.get(trigger, lambda _: None)(p)
    if loop is not None:
        return loop
    times = {"three-loops": 7, "third-loop": 7, "fourth-time": 4, "third-time": 3, "second-time": 2}
    if trigger in times and occurrences(p) >= times[trigger]:
        return plies_since_previous_occurrence(p)
    return None


def wins_at_once(rules: Rules, board: Board, side: str, move: str) -> bool:
    """“A legal move that wins at once on the board (endings 1–4)”."""
    ending = ending_on_the_board(rules, board_after(rules, board, move), other(side))
    return ending is not None and ending[0] == side


def leads_to_something_new(rules: Rules, board: Board, side: str, move: str, p: list[str]) -> bool:
    """“A position that does not occur in the game up to now” and leaves “the other side no move that wins at once”.

    “Up to now” is up to p[t], so later positions than the turn in question count as known.

    OPEN: where having no move is a draw, a move that leaves the other side none counts as such a way out: it leads to
    a new position “after which the other side has no move that wins at once”.
    """
    after, opponent = board_after(rules, board, move), other(side)
    if write_position(after, opponent) in p:
        return False
    return not any(wins_at_once(rules, after, opponent, reply) for reply in moves_of(rules, after, opponent))


def was_free(rules: Rules, p: list[str], n: int, side: str) -> bool:
    """“A side was free if, at one of its turns in that loop, it had a legal move” of one of the two kinds."""
    for position in p[-1 - n : -1]:  # p[t−n] … p[t−1]: where the last n plies were played
        board, to_move = read_position(position)
        if to_move == side and any(
            wins_at_once(rules, board, side, move) or leads_to_something_new(rules, board, side, move, p)
            for move in moves_of(rules, board, side)
        ):
            return True
    return False


def side_that_had_the_choice(rules: Rules, p: list[str], n: int) -> str:
    """“If exactly one side was free, it loses. Otherwise the defenders lose.”"""
    attackers_free = was_free(rules, p, n, "attackers")
    defenders_free = was_free(rules, p, n, "defenders")
    return "attackers" if attackers_free and not defenders_free else "defenders"


def ending_by_repetition(rules: Rules, p: list[str]) -> Outcome | None:
    """Ending 5: the column “verdict”."""
    verdict = rules["repetition_verdict"]
    if verdict == "none":
        return None
    n = loop_that_closed(rules, p)
    if n is None:
        return None
    if verdict == "draw":
        return None, "repetition"
    loser = "defenders" if verdict == "defenders-lose" else side_that_had_the_choice(rules, p, n)
    return other(loser), "repetition"


# ---------------------------------------------------------------------------------------------------------------------
# “Counting positions”, and the game
# ---------------------------------------------------------------------------------------------------------------------


def count_paths(rules: Rules, board: Board, side: str, depth: int) -> int:
    """“Move paths of length n, a finished position having no continuation and repetition ignored”."""
    if depth == 0:
        return 1
    if ending_on_the_board(rules, board, side) is not None:
        return 0
    moves = moves_of(rules, board, side)
    if depth == 1:  # each move is a path of length 1
        return len(moves)
    return sum(count_paths(rules, board_after(rules, board, move), other(side), depth - 1) for move in moves)


class Reference:
    """One game from a position, its history starting there.

    >>> game = Reference(PRESETS["wtf"], "7/7/7/7/1tK3t/7/7 b")
    >>> game.captures("g3-d3")
    {'c3'}
    >>> game.play("g3-d3")
    >>> game.outcome()
    ('attackers', 'capture')
    """

    def __init__(self, rules: Rules, fen: str | None = None) -> None:
        check_rules(rules)
        if fen is None:
            fen = rules["start"] + (" b" if rules["first"] == "attackers" else " w")
        self.rules = rules
        self.board, self.side = read_position(fen)
        check_set_up(rules, self.board)
        self.positions: list[str] = []
        self._arrive()

    def _arrive(self) -> None:
        """Note the position now on the board, and decide once whether it ends the game and what can be played."""
        self.positions.append(self.fen())
        self._outcome = ending_on_the_board(self.rules, self.board, self.side)
        if self._outcome is None:
            self._outcome = ending_by_repetition(self.rules, self.positions)
        over = self._outcome is not None
        self._moves = set() if over else set(moves_of(self.rules, self.board, self.side))

    def _check(self, move: str) -> None:
        if move not in self._moves:
            raise ValueError(f"{move!r} is not a legal move in {self.fen()!r}")

    def legal_moves(self) -> set[str]:
        """The moves of the side to move; none when the game is over."""
        return set(self._moves)

    def captures(self, move: str) -> set[str]:
        """The squares that a legal move takes, the king's included."""
        self._check(move)
        return captures_of(self.rules, self.board, move)

    def play(self, move: str) -> None:
        """Play a legal move."""
        self._check(move)
        self.board = board_after(self.rules, self.board, move)
        self.side = other(self.side)
        self._arrive()

    def outcome(self) -> Outcome | None:
        """The winner (None: a draw) and what ended the game; None while it goes on."""
        return self._outcome

    def warning(self, move: str) -> tuple[int, str | None, bool] | None:
        """“The player is told how often it has occurred, and that going round again will lose, and for whom”.

        How often before the move; the loser, None for a draw, “by the rule above applied to the loop just closed”; and
        whether the game ends with it. None where the move brings back no earlier position, or none counts.
        """
        verdict = self.rules["repetition_verdict"]
        if "none" in (verdict, self.rules["repetition"]):
            return None
        after = write_position(board_after(self.rules, self.board, move), other(self.side))
        if after not in self.positions:
            return None
        p = [*self.positions, after]
        ended = ending_by_repetition(self.rules, p)
        closed = loop_that_closed(self.rules, p) or plies_since_previous_occurrence(p)
        loser = {"draw": None, "defenders-lose": "defenders"}.get(verdict, "")
        if loser == "":
            loser = side_that_had_the_choice(self.rules, p, closed)
        return occurrences(p) - 1, loser, ended is not None

    def fen(self) -> str:
        """The position text; without a K once the king is captured."""
        return write_position(self.board, self.side)

    def perft(self, depth: int) -> int:
        """The number of move paths of this length from here, repetition ignored."""
        return count_paths(self.rules, self.board, self.side, depth)
