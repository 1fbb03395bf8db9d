"""Two people at two screens, several times at once, as ``bench/load.py`` plays a thousand games."""

import pytest

from bench.load import read_options, run


@pytest.mark.long
def test_games_of_two_people_at_full_speed_lose_no_move() -> None:
    [told] = run(read_options(["--games", "6", "--seconds", "2", "--only", "sqlite"]))
    assert not told["full"]["errors"]
    assert not told["paced"]["errors"]
    assert not told["wrong_games"]
    assert told["full"]["moves_a_second"] > 0
