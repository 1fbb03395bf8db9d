"""Ratings: as the paper computes them, and as anybody would expect of a rating."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brandubh.glicko import SCALE, UNKNOWN, Rating, Result

ratings = st.builds(
    Rating,
    rating=st.floats(100, 3500),
    deviation=st.floats(30, UNKNOWN),
    volatility=st.floats(0.03, 0.12),
)
scores = st.sampled_from([0.0, 0.5, 1.0])
results = st.lists(st.builds(Result, ratings, scores), min_size=1, max_size=6)


def test_the_papers_own_example_comes_out() -> None:
    """Its text rounds on the way: 1464.06 for 1464.0507."""
    games = [Result(Rating(1400, 30), 1), Result(Rating(1550, 100), 0), Result(Rating(1700, 300), 0)]
    after = Rating(1500, 200, 0.06).after(games)
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


@given(ratings, ratings)
def test_a_win_never_lowers_and_a_loss_never_raises_a_rating(player: Rating, other: Rating) -> None:
    assert player.after([Result(other, 1)]).rating >= player.rating
    assert player.after([Result(other, 0)]).rating <= player.rating


@given(ratings, ratings, st.floats(1, 500))
def test_it_is_worth_more_to_beat_a_stronger_one(player: Rating, other: Rating, more: float) -> None:
    stronger = Rating(other.rating + more, other.deviation)
    assert player.after([Result(stronger, 1)]).rating >= player.after([Result(other, 1)]).rating - 1e-3


@given(ratings, results)
def test_results_make_sure_and_rest_makes_unsure(player: Rating, games: list[Result]) -> None:
    assert player.after(games, periods=0).deviation < player.deviation
    assert player.after_rest(3).deviation >= player.deviation
    assert player.after_rest(3).rating == player.rating == player.after([], periods=3).rating


@given(ratings, results, st.floats(0, 1000))
def test_ratings_stay_within_bounds(player: Rating, games: list[Result], periods: float) -> None:
    after = player.after(games, periods)
    assert 0 < after.deviation <= UNKNOWN
    assert 0 < after.volatility < 1
    # A game is worth at most what it is to somebody of whom nothing is known, who expected nothing of it.
    assert abs(after.rating - player.rating) <= len(games) * UNKNOWN**2 / SCALE


@given(ratings, ratings)
def test_what_one_may_expect_the_other_may_not(player: Rating, other: Rating) -> None:
    sure = Rating(other.rating, player.deviation)
    assert player.expected(sure) + sure.expected(player) == pytest.approx(1)


def test_whoever_plays_as_well_as_1800_is_rated_so_in_the_end() -> None:
    strength = Rating(1800, 0)
    player = Rating()
    for number in range(400):
        other = Rating(1400 + 200 * (number % 5), 60)
        # each result the expected score itself: what many results come to
        player = player.after([Result(other, strength.expected(other))], periods=0.01)
    assert player.rating == pytest.approx(1800, abs=15)
    assert player.deviation < 60
