"""Match: two sets with the sides swapped, and the fewest-moves rule that decides at one win each."""

from dataclasses import dataclass

from brandubh.errors import BrandubhError, Words, expect
from brandubh.game import Game
from brandubh.pieces import Side
from brandubh.rules import Rules, get_rules

__all__ = ["Decision", "Match", "MatchResult"]


class Decision(Words):
    """What decided a match."""

    TWO_WINS = "two wins"  # one player won both sets
    FEWER_MOVES = "fewer moves"  # each won a set, one of them in fewer moves
    WIN_AND_DRAW = "a win and a draw"  # one set was drawn
    EQUAL_MOVES = "a win each in equally many moves"  # a drawn match
    TWO_DRAWS = "two draws"  # a drawn match


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The end of a match: the winner's name, or None for a drawn match, and what decided it."""

    winner: str | None  # a player's name; None for a drawn match
    decision: Decision  # what decided it

    def __str__(self) -> str:
        return f"{self.winner} wins the match by {self.decision}." if self.winner else f"Drawn match: {self.decision}."


class Match:
    """A match between two players. In the first set the first player has the attackers.

    >>> match = Match("Ailbhe", "Bjorn")
    >>> match.current.push_text("d2-e2").move
    Move.from_text('d2-e2')
    >>> match.current.resign(Side.ATTACKERS)
    >>> second = match.next_set()
    >>> second.headers["Attackers"]
    'Bjorn'
    >>> match.score()
    {'Ailbhe': 0.0, 'Bjorn': 1.0}
    """

    def __init__(self, first: str, second: str, *, rules: str | Rules = "wtf") -> None:
        for name in (first, second):
            expect(name, str, "a player's name")
        if first == second:
            raise BrandubhError("match-names", name=first)
        self.players = (first, second)
        self.rules = get_rules(rules)
        self.sets = [self._new_set(1)]

    @classmethod
    def from_games(cls, first_set: Game, second_set: Game) -> "Match":
        """The match that two recorded sets make up."""
        for game in (first_set, second_set):
            expect(game, Game, "a game")
        attackers, defenders = (first_set.headers.get(side.title(), side.title()) for side in Side)
        if (
            first_set.rules != second_set.rules
            or second_set.headers.get("Attackers", "Defenders") != defenders
            or second_set.headers.get("Defenders", "Attackers") != attackers
        ):
            raise BrandubhError("match-sets")
        match = cls(attackers, defenders, rules=first_set.rules)
        match.sets = [first_set, second_set]
        return match

    def _new_set(self, number: int) -> Game:
        attackers, defenders = self.players if number == 1 else self.players[::-1]
        return Game(rules=self.rules, headers={"Round": str(number), "Attackers": attackers, "Defenders": defenders})

    @property
    def current(self) -> Game:
        """The set being played, or the last one."""
        return self.sets[-1]

    def next_set(self) -> Game:
        """Begin the second set."""
        if len(self.sets) == 2:
            raise BrandubhError("match-over")
        if self.current.outcome() is None:
            raise BrandubhError("first-set")
        self.sets.append(self._new_set(2))
        return self.current

    def player(self, game: Game, side: Side | str) -> str:
        """Who plays a side in a set."""
        expect(game, Game, "a game")
        name = Side(side).title()
        return game.headers.get(name, name)

    def winner_of(self, game: Game) -> str | None:
        """The winner of a set; None if it is drawn or not over."""
        expect(game, Game, "a game")
        outcome = game.outcome()
        return self.player(game, outcome.winner) if outcome and outcome.winner else None

    def winning_moves(self, game: Game) -> int | None:
        """How many moves of their own the winner of a set needed."""
        expect(game, Game, "a game")
        outcome = game.outcome()
        return game.moves_of(outcome.winner) if outcome and outcome.winner else None

    def score(self) -> dict[str, float]:
        """Points so far: one for a set won, a half for one drawn."""
        points = dict.fromkeys(self.players, 0.0)
        for game in self.sets:
            winner = self.winner_of(game)
            if winner is not None:
                points[winner] += 1
            elif game.outcome() is not None:
                for player in self.players:
                    points[player] += 0.5
        return points

    def result(self) -> MatchResult | None:
        """How the match ended; None while it goes on."""
        if len(self.sets) < 2 or any(game.outcome() is None for game in self.sets):
            return None
        winners = [self.winner_of(game) for game in self.sets]
        if winners == [None, None]:
            return MatchResult(None, Decision.TWO_DRAWS)
        if None in winners:
            return MatchResult(winners[0] or winners[1], Decision.WIN_AND_DRAW)
        if winners[0] == winners[1]:
            return MatchResult(winners[0], Decision.TWO_WINS)
        first, second = (self.winning_moves(game) or 0 for game in self.sets)
        if first == second:
            return MatchResult(None, Decision.EQUAL_MOVES)
        return MatchResult(winners[0] if first < second else winners[1], Decision.FEWER_MOVES)
