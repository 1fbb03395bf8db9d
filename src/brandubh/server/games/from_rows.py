"""What the rows of a game mean: the library's board, game and match."""

import functools
import time
from collections.abc import Sequence

from brandubh.board import Board
from brandubh.errors import RulesError
from brandubh.game import Game
from brandubh.match import Match
from brandubh.move import Move
from brandubh.notation import START
from brandubh.outcome import Outcome, Termination
from brandubh.pieces import Side
from brandubh.rules import Rules
from brandubh.server.games.clock import Clocks, clocks, flag_at
from brandubh.server.games.rows import GameRow

ABORTED = "aborted"
"""In the place of a termination: the game was given up before it had really begun, and has no outcome."""

LEFT = "left"
"""The same where somebody left and did not come back. Game files know no such end: there it is a resignation, or a draw
by agreement."""

FIRST, SECOND = "first", "second"
"""The names of a match's players where only their order counts."""


class LoadedGame:
    """A game's row and what the library makes of it. Its moves are replayed once, when the board is first asked for.

    ``sets`` are the rows of its match, this one among them; there are none if the game is a single one.
    """

    def __init__(self, row: GameRow, sets: Sequence[GameRow] = ()) -> None:
        self.row = row
        self.sets = sets

    @property
    def rules(self) -> Rules:
        """The ruleset by which it is played."""
        return rules_of(self.row)

    @functools.cached_property
    def start(self) -> Board:
        """The position in which it began."""
        return Board(self.row.start, rules=self.rules)

    @functools.cached_property
    def board(self) -> Board:
        """The board after the last move; a change of the rows' moves is made on it too."""
        return self.start.copy().play_all(Move.from_uci(move.move) for move in self.row.moves)

    def game(self) -> Game:
        """The library's game, as a game file has it."""
        row = self.row
        headers = {side.title(): name for side in Side if (name := name_of(row, side))}
        headers["Date"] = time.strftime("%Y.%m.%d", time.gmtime(row.created_at))
        headers |= _rating_headers(row)
        if row.match_set is not None:
            headers["Round"] = str(row.match_set)
        if row.clock_initial is not None:
            headers["TimeControl"] = time_control(row)
        game = Game(row.start, rules=self.rules, headers=headers)
        node = game.root
        for made, move in zip(row.moves, self.board.move_stack, strict=True):
            node = node.grow(move)
            # by correspondence it would be the same after each move
            node.clock = None if made.clock is None or row.clock_days is not None else made.clock / 1000
        if self.board.outcome() is None:
            game.declared = _written_outcome(row)
        return game

    def outcome(self) -> Outcome | None:
        """How the game ended; it stays as it ended, even where the rules are read otherwise today."""
        return _written_outcome(self.row) or self.board.outcome()

    @property
    def computers_level(self) -> int | None:
        """The computer's level if it is its turn."""
        return level_of(self.row, self.board.turn) if self.outcome() is None else None

    def clocks(self, now: float) -> Clocks | None:
        """The clocks at a moment; None if the game is played without."""
        return None if self.row.clock_initial is None else clocks(self.row, self.start.turn, now)

    def flag_at(self) -> float | None:
        """When the time of the side to move will be up; None if no clock runs."""
        return None if self.row.clock_initial is None else flag_at(self.row, self.start.turn)

    def flagged(self, now: float, *, may_be_on_its_way: bool = True) -> Side | None:
        """The side whose time is up, though the game goes on; where its move ``may_be_on_its_way``, a little later."""
        if may_be_on_its_way and ((flag_at := self.flag_at()) is None or now < flag_at):
            return None
        ticking = self.clocks(now)
        return ticking.flagged if ticking is not None and self.row.termination is None else None


@functools.lru_cache(maxsize=256)
def _rules(fields: tuple[tuple[str, str | int | bool], ...]) -> Rules:
    try:
        return Rules.from_dict(dict(fields))
    except RulesError as error:
        if error.code != "rules-start-over":
            raise
        # A game of a time when such rulesets were not refused. It has its own start; the ruleset's is not asked for.
        return Rules.from_dict({**dict(fields), "start": START})


def rules_of(row: GameRow) -> Rules:
    """The ruleset of a game."""
    return _rules(tuple(row.rules.items()))


def level_of(row: GameRow, side: Side) -> int | None:
    """The computer's level on a side; None where a person plays."""
    return row.attackers_level if side is Side.ATTACKERS else row.defenders_level


def name_of(row: GameRow, side: Side) -> str | None:
    """The name that a side's player was given."""
    return row.attackers_name if side is Side.ATTACKERS else row.defenders_name


def account_of(row: GameRow, side: Side) -> str | None:
    """The name of the account of a side's player."""
    return row.attackers_account if side is Side.ATTACKERS else row.defenders_account


def is_bot(row: GameRow, side: Side) -> bool:
    """Whether the account of a side's player is a program's."""
    return bool(row.attackers_bot if side is Side.ATTACKERS else row.defenders_bot)


def has_computer(row: GameRow) -> bool:
    """Whether the computer plays one of the sides."""
    return any(level_of(row, side) is not None for side in Side)


def time_control(row: GameRow) -> str:
    """The clock as a game file has it, like those of chess: seconds and seconds for each move, or moves in seconds.

    >>> from types import SimpleNamespace
    >>> time_control(SimpleNamespace(clock_initial=300_000, clock_increment=2500, clock_days=None))
    '300+2.5'
    >>> time_control(SimpleNamespace(clock_initial=259_200_000, clock_increment=0, clock_days=3))
    '1/259200'
    """
    initial, increment = (
        f"{(time or 0) / 1000:.3f}".rstrip("0").rstrip(".") for time in (row.clock_initial, row.clock_increment)
    )
    return f"{initial}+{increment}" if row.clock_days is None else f"1/{initial}"


def first_side(row: GameRow) -> Side:
    """The side that a match's first player has in a set."""
    return Side.ATTACKERS if row.match_set == 1 else Side.DEFENDERS


def match_of(sets: Sequence[GameRow]) -> Match:
    """The library's match, in which the players are called first and second.

    A match asks of its sets only how they ended and after how many moves: that needs no replay, nor the moves of a set
    that goes on.
    """
    match = Match(FIRST, SECOND, rules=rules_of(sets[0]))
    match.sets = []
    for row in sets:
        side = first_side(row)
        game = Game(row.start, rules=rules_of(row), headers={side.title(): FIRST, side.other.title(): SECOND})
        game.declared = _written_outcome(row)
        node = game.root
        for move in row.moves if game.declared is not None else ():
            node = node.grow(Move.from_uci(move.move))
        match.sets.append(game)
    return match


def _rating_headers(row: GameRow) -> dict[str, str]:
    """How strong the players were, and what the game has changed."""
    known = {
        "AttackersRating": row.attackers_rating,
        "DefendersRating": row.defenders_rating,
        "AttackersRatingChange": None if row.attackers_change is None else f"{row.attackers_change:+d}",
        "DefendersRatingChange": None if row.defenders_change is None else f"{row.defenders_change:+d}",
    }
    return {name: str(value) for name, value in known.items() if value is not None}


def _written_outcome(row: GameRow) -> Outcome | None:
    if row.termination is None or row.termination == ABORTED:
        return None
    winner = Side(row.winner) if row.winner else None
    if row.termination == LEFT:
        return Outcome(winner, Termination.RESIGNATION if winner else Termination.AGREEMENT)
    return Outcome(winner, Termination(row.termination))
