"""What the network takes of a player's time is given back, and nobody gains by pretending that it takes more."""

import time

from hypothesis import given
from hypothesis import strategies as st

from brandubh.pieces import Side
from brandubh.rules import get_rules
from brandubh.server.games.actions import play, push
from brandubh.server.games.from_rows import LoadedGame
from brandubh.server.games.lag import LEAST_GAIN, MOST_GAIN, MOVES_OF_GAIN, RoundTrips, gain, give_back, grace, lag_of
from brandubh.server.games.rows import GameRow
from tests.support.running import Running, Visitor, until


def game(initial: int = 60_000, increment: int = 2000) -> GameRow:
    return GameRow(
        id="x", owner="", created_at=0, updated_at=0, rules={}, rules_name="", start=None,
        attackers_level=None, defenders_level=None, attackers_name=None, defenders_name=None,
        clock_initial=initial, clock_increment=increment,
    )  # fmt: skip


@given(
    ways=st.lists(st.floats(0, 3600), max_size=60),
    initial=st.integers(5000, 86_400_000),
    increment=st.integers(0, 600_000),
)
def test_whoever_answers_late_gains_no_more_than_the_credit(ways: list[float], initial: int, increment: int) -> None:
    row = game(initial, increment)
    given = 0.0
    for number, way in enumerate(ways):
        back = give_back(row, Side.ATTACKERS, way)
        assert 0 <= back <= min(round(1000 * way), MOVES_OF_GAIN * MOST_GAIN) / 1000
        given += back
        assert given <= (MOVES_OF_GAIN + number) * gain(row) / 1000 + 1e-6
        assert 0 <= grace(row, Side.ATTACKERS) <= MOVES_OF_GAIN * MOST_GAIN
    assert lag_of(row, Side.DEFENDERS).credit == MOVES_OF_GAIN * gain(row), "each side has its own"
    assert len(row.lag or "") <= 40


def test_an_honest_way_is_given_back_whole_in_every_move() -> None:
    row = game()
    assert [give_back(row, Side.DEFENDERS, 0.2) for _ in range(50)] == [0.2] * 50
    assert give_back(row, Side.DEFENDERS, 0.6) == 0.6, "and once in a while a longer one"


def test_fast_games_give_less_back() -> None:
    assert gain(game(5000, 0)) == LEAST_GAIN
    assert LEAST_GAIN < gain(game(60_000, 0)) < gain(game(60_000, 2000)) < gain(game(900_000, 10_000)) == MOST_GAIN


def test_a_short_way_costs_nothing_at_all() -> None:
    row = game()
    assert give_back(row, Side.ATTACKERS, 0.001) == 0
    assert row.lag is None
    assert grace(row, Side.ATTACKERS) == 0


def test_one_slow_answer_among_quick_ones_is_not_believed() -> None:
    trips = RoundTrips()
    assert trips.of("game", "me") == 0
    for seconds in (0.05, 3.0, 0.06):
        trips.saw("game", "me", seconds)
    assert trips.of("game", "me") == 0.06
    trips.forget("game", "me")
    assert trips.of("game", "me") == 0


def thinking(since: float) -> LoadedGame:
    """A game in which the defenders think since a moment, and have a minute."""
    row = game(60_000, 0)
    row.rules, row.rules_name = get_rules("wtf").to_dict(), "wtf"
    loaded = LoadedGame(row)
    push(loaded, loaded.board.parse_text("d2-e2"), since, arrived=since)
    return loaded


def answer(loaded: LoadedGame, arrived: float, way: float) -> int | None:
    """What is left to the defenders after an answer that came at a moment."""
    fen = loaded.board.fen()
    play(loaded, arrived, move="d3-e3", ply=1, fen=fen, arrived=arrived, by=(Side.DEFENDERS,), way=way)
    return loaded.row.moves[-1].clock if loaded.row.plies == 2 else None


def test_a_move_counts_from_when_it_was_sent_as_far_as_the_credit_goes() -> None:
    most = MOVES_OF_GAIN * gain(game(60_000, 0))
    assert answer(thinking(100.0), 110.0, way=0.0) == 50_000
    assert answer(thinking(100.0), 110.0, way=0.2) == 50_200
    assert answer(thinking(100.0), 110.0, way=9.0) == 50_000 + most
    assert answer(thinking(100.0), 100.1, way=9.0) == 60_000, "and never from before the other's"


def test_a_move_that_was_sent_in_time_is_in_time() -> None:
    assert answer(thinking(100.0), 160.1, way=0.0) is None, "the time is up"
    assert answer(thinking(100.0), 160.1, way=0.2) == 100
    assert answer(thinking(100.0), 161.0, way=9.0) is None


def test_a_flag_waits_for_a_move_that_may_be_on_its_way() -> None:
    loaded = thinking(100.0)
    assert loaded.flag_at() == 160.0
    loaded.row.lag = "300/0 300/80"
    assert loaded.flag_at() == 160.16
    assert loaded.flagged(160.1) is None
    assert loaded.flagged(160.2) is Side.DEFENDERS
    loaded.row.lag = "300/0 120/5000"
    assert loaded.flag_at() == 160.12, "whoever pretends has no more than the credit"


def test_the_server_measures_the_way_by_the_answers_of_a_players_page(server: Running, visitor: Visitor) -> None:
    begun = visitor.begin(clock={"initial": 60, "increment": 0}, moves=["d2-e2"])
    with visitor.watching(begun["id"]) as live:
        version = live.next()["version"]
        time.sleep(0.2)
        for text in ("whatever", "-1", "[" * 100, str(version), str(version)):
            live.socket.send(text)
        trips = server.app.state.services.games.round_trips
        until(lambda: bool(trips._measured), "the answer was read")
        visitor.play(begun["id"], "d3-e3")
    row = server.app.state.services.games._loaded.get(begun["id"])[0].row
    assert lag_of(row, Side.DEFENDERS).last >= 200
    until(lambda: not trips._measured, "it was forgotten")


def test_without_an_answer_nothing_is_given_back(server: Running, visitor: Visitor) -> None:
    begun = visitor.begin(clock={"initial": 60, "increment": 0}, moves=["d2-e2"])
    visitor.play(begun["id"], "d3-e3")
    assert server.app.state.services.games._loaded.get(begun["id"])[0].row.lag is None
