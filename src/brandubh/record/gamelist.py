"""Lists of games as comma-separated values, as collectors of tournament games keep them: a line a game."""

import re
from collections.abc import Iterator

from brandubh.errors import BrandubhError, IllegalMoveError, RecordError
from brandubh.game import Game
from brandubh.notation import parse_move
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import Side, square_names
from brandubh.record.reading import OnError, raise_error
from brandubh.record.source import Source, expect_handler, lines_of, source_name
from brandubh.record.writing import RESULTS
from brandubh.rules import Rules, get_rules

_CSV_RESULTS = {"White": "1-0", "Black": "0-1", "Draw": "1/2-1/2", "Ongoing": "*", "": "*"}


def read_csv(
    source: Source, *, rules: str | Rules = "wtf", on_error: OnError | None = None, name: str = ""
) -> Iterator[Game]:
    """Read a list of games, a line each: moves, white men lost, black men lost, and White, Black, Draw or Ongoing.

    ``timeout`` may stand as the last move. Captured men must be marked with x as the rules have it; a king's capture
    need not be. The list is a text, a path or an open file; ``on_error`` and ``name`` are those of
    :meth:`read_games`, and so is :class:`RecordError`.

    >>> (game,) = read_csv("d2-e2 c4-c2 d6-c6 d3-f3 e2-f2xf3,1,0,Black")
    >>> game.result(), len(game.mainline())
    ('0-1', 5)
    """
    expect_handler(on_error)
    name = source_name(source, name)
    report = on_error or raise_error
    for number, line in enumerate(lines_of(source), 1):
        if not line.strip():
            continue
        try:
            game = _csv_game(line.rstrip("\r\n"), number, get_rules(rules))
        except RecordError as error:
            error.source = name
            report(error)
        else:
            yield game


def _csv_game(line: str, number: int, rules: Rules) -> Game:
    fields = line.split(",")
    if len(fields) != 4:
        raise RecordError("list-fields", number, 1, count=len(fields))
    starts = [sum(len(field) + 1 for field in fields[:index]) + 1 for index in range(4)]
    words = [(match[0], match.start() + 1) for match in re.finditer(r"\S+", fields[0])]
    timeout = bool(words) and words[-1][0] == "timeout"
    game = Game(rules=rules)
    board = game.board()
    node = game.root
    men = [board.placement.defenders.bit_count(), board.placement.attackers.bit_count()]
    for word, column in words[: -1 if timeout else None]:
        try:
            said = parse_move(word).captures or frozenset()
            move = board.parse_text(word)
            taken = board.captures(move).difference(square_names(board.placement.king))
            if not taken <= said:
                raise IllegalMoveError("illegal-captures", move=word, actual=board.text(move))
        except BrandubhError as error:
            raise RecordError(error, number, column) from None
        board.push(move)
        node = node.attach(move)
    left = [board.placement.defenders.bit_count(), board.placement.attackers.bit_count()]
    for index, side in enumerate((Side.DEFENDERS, Side.ATTACKERS)):
        lost = men[index] - left[index]
        if fields[index + 1].strip() != str(lost):
            raise RecordError(
                "list-lost", number, starts[index + 1], side=side.value, count=lost, text=fields[index + 1].strip()
            )
    word = fields[3].strip()
    if word not in _CSV_RESULTS:
        results = ", ".join(filter(None, _CSV_RESULTS))
        raise RecordError("record-result", number, starts[3], choices=results, text=word)
    result = _CSV_RESULTS[word]
    outcome = board.outcome()
    if outcome is not None:
        if word and result != outcome.result():
            raise RecordError("record-result-board", number, starts[3], result=result, board=outcome.result())
    elif result != "*":
        reason = Termination.TIMEOUT if timeout else Termination.RESIGNATION
        game.declared = Outcome(RESULTS[result], Termination.AGREEMENT if result == "1/2-1/2" else reason)
    return game
