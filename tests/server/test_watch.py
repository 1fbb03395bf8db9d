"""Games to watch: which are found, how they move, and how many watch them."""

from pathlib import Path

from tests.support.lobby import at_watch, begin
from tests.support.running import Live, Running, Visitor, quick


def test_games_of_the_lobby_are_found_and_move_as_they_are_played(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)
    with at_watch(stranger) as watch:
        watch.until(lambda heard: game in heard.games)
        visitor.play(game, "d2-e2")
        watch.until(lambda heard: heard.games.get(game, {}).get("last") == ["d2", "e2"])
        assert watch.games[game]["fen"] == visitor.game(game)["position"]["fen"]
        stranger.post(f"/api/games/{game}/resign", {})
        watch.until(lambda heard: game not in heard.games)


def test_a_game_by_a_link_or_against_the_computer_is_found_by_nobody(visitor: Visitor, stranger: Visitor) -> None:
    game = visitor.post("/api/games", {"mode": "friend", "side": "attackers"})
    stranger.post(f"/api/invites/{game['invite']}", {})
    visitor.play(game["id"], "d2-e2")
    alone = [visitor.begin()["id"], visitor.begin(mode="computer")["id"]]
    shown = {each["id"] for each in stranger.get("/api/watch")["games"]}
    assert not shown & {game["id"], *alone}


def test_a_rematch_is_as_public_as_the_game_before(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)
    visitor.post(f"/api/games/{game}/abort", {})
    visitor.post(f"/api/games/{game}/rematch", {})
    again = stranger.post(f"/api/games/{game}/rematch", {})["id"]
    assert again != game
    assert again in {each["id"] for each in visitor.get("/api/watch")["games"]}


def test_the_featured_game_stays_until_it_ends(tmp_path: Path) -> None:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor, server.visitor() as stranger:
        first, second = begin(visitor, stranger), begin(visitor, stranger)
        visitor.play(first, "d2-e2")
        visitor.play(second, "d2-e2")
        assert visitor.get("/api/watch")["featured"] == first
        stranger.post(f"/api/games/{first}/resign", {})
        assert visitor.get("/api/watch")["featured"] == second


def test_everybody_at_a_game_is_told_how_many_watch_it(visitor: Visitor, stranger: Visitor, third: Visitor) -> None:
    game = begin(visitor, stranger)
    third.game(game)
    with visitor.watching(game) as playing:
        playing.next()
        with third.watching(game) as news, third.watching(game) as again:
            for each in (playing, news, again):
                assert watchers(each) == 1, "two pages of one person, and the players do not count"
        assert watchers(playing) == 0
        assert third.get("/api/watch")["games"][0]["watchers"] == 0


def watchers(live: Live) -> int:
    """How many watch, as soon as it is told."""
    while "watchers" not in live.read():
        pass
    return live.watchers
