"""A match: two sets, sides swapped, fewest moves."""

import pytest

from brandubh import Board, BrandubhError, Game, Match, Side
from brandubh.match import Decision, MatchResult
from tests.support.recorded import ESCAPE


def play(match: Match, *results: Side | None, plies: tuple[int, int] = (4, 4)) -> Match:
    """Play sets that end with these winners (None: a draw) after so many plies."""
    for number, winner in enumerate(results):
        game = match.sets[0] if number == 0 else match.next_set()
        board = Board()
        for _ in range(plies[number]):
            move = next(iter(board.legal_moves))
            board.push(move)
            game.push(move)
        if winner is None:
            game.agree_draw()
        else:
            game.resign(winner.other)
    return match


A, D = Side.ATTACKERS, Side.DEFENDERS


@pytest.mark.parametrize(
    ("winners", "plies", "result"),
    [
        ((A, D), (4, 4), MatchResult("One", Decision.TWO_WINS)),
        ((D, A), (4, 4), MatchResult("Two", Decision.TWO_WINS)),
        ((A, A), (4, 6), MatchResult("One", Decision.FEWER_MOVES)),
        ((A, A), (6, 4), MatchResult("Two", Decision.FEWER_MOVES)),
        ((A, A), (5, 6), MatchResult(None, Decision.EQUAL_MOVES)),
        ((D, D), (4, 5), MatchResult(None, Decision.EQUAL_MOVES)),
        ((D, D), (7, 6), MatchResult(None, Decision.EQUAL_MOVES)),
        ((D, D), (8, 7), MatchResult("One", Decision.FEWER_MOVES)),
        ((A, None), (4, 4), MatchResult("One", Decision.WIN_AND_DRAW)),
        ((None, A), (4, 4), MatchResult("Two", Decision.WIN_AND_DRAW)),
        ((None, None), (4, 4), MatchResult(None, Decision.TWO_DRAWS)),
    ],
)
def test_what_decides_a_match(winners: tuple[Side | None, ...], plies: tuple[int, int], result: MatchResult) -> None:
    match = play(Match("One", "Two"), *winners, plies=plies)
    assert match.result() == result


def test_the_sides_are_swapped_and_the_score_is_kept() -> None:
    match = Match("One", "Two", rules="raven")
    assert match.result() is None
    with pytest.raises(BrandubhError, match="not over"):
        match.next_set()
    play(match, None, D)
    assert [game.headers["Attackers"] for game in match.sets] == ["One", "Two"]
    assert {game.rules.name for game in match.sets} == {"raven"}
    assert match.score() == {"One": 1.5, "Two": 0.5}
    with pytest.raises(BrandubhError, match="two sets"):
        match.next_set()


def test_only_the_winner_s_own_moves_count() -> None:
    game = Game()
    for text in ESCAPE:
        game.push_text(text)
    assert game.outcome() is not None
    assert (game.moves_of(A), game.moves_of(D)) == (7, 7)
    white_first = Game("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 w")
    white_first.push_text("d3-e3")
    assert (white_first.moves_of(A), white_first.moves_of(D)) == (0, 1)


def test_a_match_is_made_of_recorded_sets() -> None:
    match = play(Match("One", "Two"), A, D)
    assert Match.from_games(*match.sets).result() == match.result()
    with pytest.raises(BrandubhError, match="sides swapped"):
        Match.from_games(match.sets[0], match.sets[0])
    with pytest.raises(BrandubhError, match="different names"):
        Match("One", "One")


def test_a_game_that_is_over_is_not_declared_over_again() -> None:
    game = Game()
    game.resign(A)
    with pytest.raises(BrandubhError, match="over"):
        game.agree_draw()
    with pytest.raises(BrandubhError, match="over"):
        game.push_text("d2-e2")
