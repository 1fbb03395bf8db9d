"""Files without end: games are read one by one, and what would be one endless game is refused."""

import itertools

import pytest

from brandubh.errors import RecordError
from brandubh.record import read_games


def test_games_without_empty_lines_between_them_are_read_as_they_come() -> None:
    games = read_games(itertools.repeat("1. d2-e2 {" + 4000 * "x" + "} *\n"))
    assert len(list(itertools.islice(games, 3000))) == 3000


def test_a_game_that_never_ends_is_refused() -> None:
    with pytest.raises(RecordError, match=r"endless:1:1: This would be a game longer than any"):
        list(read_games(itertools.repeat("{" + 100_000 * "x" + "\n"), name="endless"))
