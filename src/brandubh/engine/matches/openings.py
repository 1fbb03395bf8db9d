"""Openings for matches between engines: short, varied and fair. An opening is a :class:`Board`, history included."""

import random
from collections.abc import Callable
from pathlib import Path

from brandubh.board import Board
from brandubh.bulk.text_file import read_text
from brandubh.errors import BrandubhError, RecordError, expect, expect_number, file_trouble
from brandubh.rules import Rules, get_rules

MOST_OPENINGS = 5_000_000
MOST_OPENING_PLIES = 400

Evaluator = Callable[[Board], float]
"""What a position is worth, in hundredths of a man, to either side: only its size counts."""


def balanced_openings(
    rules: str | Rules = "wtf",
    count: int = 50,
    *,
    seed: int = 0,
    plies: tuple[int, int] = (2, 4),
    evaluator: Evaluator | None = None,
    bound: float = 100.0,
) -> list[Board]:
    """Random openings of ``plies`` moves, the same for the same ``seed``: no two alike or mirrored, none decided.

    With an ``evaluator``, only those that it finds to be within ``bound``. Fewer than ``count`` come back where there
    are no more, or they are very hard to find.

    >>> [len(opening.move_stack) for opening in balanced_openings("raven", 5, seed=1)]
    [2, 3, 3, 3, 4]
    """
    expect_number(count, "a number of openings", 0, MOST_OPENINGS)
    expect_number(seed, "a whole number as the seed")
    expect(plies, tuple, "the least and the greatest number of plies")
    if len(plies) != 2:
        raise BrandubhError("the plies of openings are two numbers, the lower first")
    expect_number(plies[0], "a number of plies", 0, MOST_OPENING_PLIES)
    expect_number(plies[1], "a number of plies", plies[0], MOST_OPENING_PLIES)
    expect(evaluator, (Callable, type(None)), "a function that evaluates a board")  # type: ignore[arg-type]
    expect_number(bound, "a bound", whole=False)
    ruleset = get_rules(rules)
    rng = random.Random(seed)
    found: list[Board] = []
    seen: set[str] = set()
    for _ in range(1000 + 50 * count):
        if len(found) >= count:
            break
        board = Board(rules=ruleset)
        for _ in range(rng.randint(*plies)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
        if board.fen() in seen:
            continue
        new = board.canonical().fen() not in seen
        seen |= {board.fen(), board.canonical().fen()}
        if new and not is_decided(board) and (evaluator is None or abs(evaluator(board)) <= bound):
            found.append(board)
    return found


def is_decided(board: Board) -> bool:
    """Whether the game is over, the side to move wins with its next move, or it cannot keep the other from it.

    >>> is_decided(Board()), is_decided(Board("7/7/7/t5t/7/7/3K3 w"))
    (False, True)
    """
    if board.is_game_over() or board.winning_moves():
        return True
    afterwards = map(board.after, board.legal_moves)
    return all(after.is_game_over() or after.winning_moves() for after in afterwards)


def search_evaluator(rules: str | Rules = "wtf", *, nodes: int = 20_000) -> Evaluator:
    """The engine's score after a search of ``nodes``; a forced win counts as more than all men."""
    from brandubh.engine.engine import Engine
    from brandubh.engine.limits import Limit

    engine = Engine(rules=get_rules(rules), threads=1, hash_mb=16)

    def evaluate(board: Board) -> float:
        score = engine.analyse(board, Limit(nodes=nodes))[0].score
        return 100_000.0 if score.centimen is None else float(score.centimen)

    return evaluate


def read_openings(path: str | Path, rules: str | Rules = "wtf") -> list[Board]:
    """Openings from a file, a line each: moves from the start, or a position text and perhaps moves after it.

    Moves are written as ``d2-e2`` or ``d2e2``. Empty lines and what follows a ``#`` do not count.
    """
    expect(path, (str, Path), "a path")
    try:
        text = read_text(Path(path))
    except (OSError, UnicodeError) as error:
        raise BrandubhError("cannot-read", file=str(path), reason=file_trouble(error)) from None
    openings = parse_openings(text, rules, name=str(path))
    if not openings:
        raise BrandubhError(f"{path} holds no opening")
    return openings


def parse_openings(text: str, rules: str | Rules = "wtf", *, name: str = "") -> list[Board]:
    r"""Openings from the text of such a file.

    >>> [opening.fen() for opening in parse_openings("d2-e2 c4c2\n# by hand\n7/3t3/7/t2K3/7/3t3/7 b d2e2")]
    ['3t3/3t3/3T3/tt1KTtt/3T3/2T1t2/3t3 b', '7/3t3/7/t2K3/7/4t2/7 w']
    """
    openings = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if words:
            try:
                openings.append(_read_line(words, get_rules(rules)))
            except BrandubhError as error:
                raise RecordError(error, number, 1, name) from None
    return openings


def _read_line(words: list[str], rules: Rules) -> Board:
    fen = " ".join(words[:2]) if "/" in words[0] else None
    board = Board(fen, rules=rules)
    board.check()
    for word in words[2:] if fen else words:
        board.push(board.parse_text(word))
    outcome = board.outcome()
    if outcome is not None:
        raise BrandubhError(f"this is no opening: the game is over. {outcome}")
    return board
