"""Playing a friend: a link, a seat each, and what one offers the other."""

import concurrent.futures
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from sqlalchemy import text

from brandubh.language import LANGUAGES
from brandubh.outcome import Termination
from brandubh.record import read_games
from brandubh.server.games.finding import played_by
from brandubh.server.games.open_games import DAY
from brandubh.server.games.rows import games as rows
from brandubh.server.limits import Limits
from brandubh.server.positions.views import Ending
from tests.support.running import Json, Running, Visitor, move_after, move_in, problem, quick
from tests.support.stores import of_the_first_version

ONE_MOVE = "7/7/7/t5t/7/7/3K3 w"  # the king is one move from two corners
SIDES = ("attackers", "defenders")


def invite(visitor: Visitor, **choices: object) -> Json:
    return visitor.post("/api/games", {"mode": "friend", "side": "attackers"} | choices)


def begin(one: Visitor, other: Visitor, **choices: object) -> Json:
    """A game in which the first has the attackers, if nothing else is said."""
    return other.post(f"/api/invites/{invite(one, **choices)['invite']}")


def do(visitor: Visitor, game_id: str, action: str, body: object = None) -> Json:
    """Do something in a game; the game as it is then."""
    visitor.post(f"/api/games/{game_id}/{action}", body)
    return visitor.game(game_id)


def code(visitor: Visitor, game_id: str, action: str, body: object = None) -> str:
    return str(visitor.refusal("POST", f"/api/games/{game_id}/{action}", {} if body is None else body)["code"])


# The link


def test_whoever_takes_the_seat_plays_against_its_maker(visitor: Visitor, stranger: Visitor) -> None:
    game = invite(visitor, name="Ailbhe")
    assert (game["mode"], game["my_side"], game["free_seat"], game["mine"]) == (
        "friend",
        "attackers",
        "defenders",
        True,
    )
    joined = stranger.post(f"/api/invites/{game['invite']}", {"name": "Bjorn"})
    assert (joined["id"], joined["my_side"], joined["free_seat"]) == (game["id"], "defenders", None)
    assert [joined["players"][side]["name"] for side in SIDES] == ["Ailbhe", "Bjorn"]
    visitor.play(game["id"], "d2-e2")
    stranger.play(game["id"], "d3-e3")
    assert [move["side"] for move in visitor.game(game["id"])["moves"]] == ["attackers", "defenders"]


def test_looking_at_a_link_takes_no_seat_and_tells_what_is_offered(visitor: Visitor, stranger: Visitor) -> None:
    clock = {"initial": 300, "increment": 5}
    game = invite(visitor, side="defenders", rules="raven", clock=clock, match=True, name="Ailbhe")
    for _ in range(3):
        told = stranger.get(f"/api/invites/{game['invite']}")
        assert stranger.http.get(f"/join/{game['invite']}").status_code == 200
    assert told | {"rules": None} == {
        "game_id": game["id"],
        "state": "free",
        "side": "attackers",
        "name": "Ailbhe",
        "rules": None,
        "rules_name": "raven",
        "preset": "raven",
        "fen": game["fens"][0],
        "clock": clock,
        "match": True,
        "rated": False,
    }
    assert not stranger.http.cookies, "nor does it make anybody known"
    assert visitor.game(game["id"])["free_seat"] == "attackers"
    assert visitor.get(f"/api/invites/{game['invite']}")["state"] == "own"


def test_the_link_is_shown_to_its_maker_alone_and_only_while_the_seat_is_free(
    visitor: Visitor, stranger: Visitor
) -> None:
    game = invite(visitor)
    assert stranger.game(game["id"])["invite"] is None
    with stranger.watching(game["id"]) as live:
        assert live.next()["invite"] is None
    stranger.post(f"/api/invites/{game['invite']}")
    assert visitor.game(game["id"])["invite"] is None


def test_of_many_who_take_the_seat_at_once_one_has_it_and_the_others_may_watch(
    server: Running, visitor: Visitor
) -> None:
    game = invite(visitor)
    path = f"/api/invites/{game['invite']}"
    with ExitStack() as stack:
        crowd = [stack.enter_context(server.visitor()) for _ in range(8)]
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda each: each.http.post(path, json={}), crowd))
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * 7]
        assert {problem(answer)["code"] for answer in answers if answer.status_code == 409} == {"invite-taken"}
        states = sorted(each.get(path)["state"] for each in crowd)
        assert states == ["joined", *["taken"] * 7]
        late = next(each for each in crowd if each.get(path)["state"] == "taken")
        assert late.game(game["id"])["my_side"] is None
        [lucky] = [each for each in crowd if each.get(path)["state"] == "joined"]
        assert lucky.post(path)["my_side"] == "defenders", "who asks twice finds the game"


def test_nobody_plays_against_oneself_by_a_link(visitor: Visitor) -> None:
    game = invite(visitor)
    assert visitor.refusal("POST", f"/api/invites/{game['invite']}", {})["code"] == "invite-own"
    assert visitor.refusal("POST", "/api/invites/nosuchlink", {})["status"] == 404
    assert visitor.refusal("GET", "/api/invites/nosuchlink")["status"] == 404
    assert visitor.http.get("/join/nosuchlink").status_code == 404


def test_whoever_cancels_takes_the_link_away(visitor: Visitor, stranger: Visitor) -> None:
    game = invite(visitor)
    assert stranger.http.delete(f"/api/games/{game['id']}").status_code == 403
    assert visitor.http.delete(f"/api/games/{game['id']}").status_code == 204
    assert stranger.refusal("POST", f"/api/invites/{game['invite']}", {})["status"] == 404


def test_what_two_have_played_neither_removes(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)
    for each in (visitor, stranger):
        assert each.refusal("DELETE", f"/api/games/{game['id']}")["code"] == "shared-game"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_link_shows_what_is_offered(visitor: Visitor, stranger: Visitor, language: str) -> None:
    game = invite(visitor, name="Ailbhe <b>")
    page = stranger.http.get(f"/join/{game['invite']}", headers={"Accept-Language": language})
    assert "Ailbhe &lt;b&gt;" in page.text
    assert "<b>" not in page.text
    assert game["invite"] in page.text


def test_both_have_the_game_in_their_lists_and_in_their_files(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)
    for each, side in ((visitor, "attackers"), (stranger, "defenders")):
        each.begin()
        [listed] = each.get("/api/games", mode="friend")["games"]
        assert (listed["id"], listed["mode"], listed["my_side"]) == (game["id"], "friend", side)
        assert each.get("/api/games")["total"] == 2
        assert each.get("/api/games", mode="local")["total"] == 1
        assert len(list(read_games(each.http.get("/api/games/export").text))) == 2


def test_the_games_of_both_seats_are_found_by_an_index(server: Running) -> None:
    if server.settings.database.drivername != "sqlite":
        pytest.skip("a plan of SQLite")
    query = rows.select().where(played_by("somebody")).with_only_columns(rows.c.id)
    words = str(query.compile(compile_kwargs={"literal_binds": True}))
    with closing(sqlite3.connect(server.settings.data / "brandubh.sqlite")) as database:
        plan = " ".join(row[3] for row in database.execute("EXPLAIN QUERY PLAN " + words))
    assert "SCAN" not in plan
    assert all(name in plan for name in ("games_by_attackers", "games_by_defenders"))


def test_a_game_with_a_friend_begins_at_the_beginning(visitor: Visitor) -> None:
    assert visitor.refusal("POST", "/api/games", {"mode": "friend", "moves": ["d2-e2"]})["status"] == 422
    assert invite(visitor, start=ONE_MOVE)["position"]["fen"] == ONE_MOVE


def test_nobody_moves_or_offers_before_the_other_has_come(visitor: Visitor) -> None:
    game = invite(visitor)
    assert code(visitor, game["id"], "moves", move_after("d2-e2")) == "no-opponent"
    for action, body in (("resign", {"side": None}), ("draw", {}), ("takeback", {"ply": 0}), ("abort", {})):
        assert code(visitor, game["id"], action, body) == "no-opponent"


# Whose turn


def test_each_moves_for_one_side_and_nobody_else_does_anything(
    visitor: Visitor, stranger: Visitor, third: Visitor
) -> None:
    game = begin(visitor, stranger)
    told = stranger.refusal("POST", f"/api/games/{game['id']}/moves", move_after("d2-e2"))
    assert (told["code"], told["arguments"]) == ("illegal-turn", {"side": "attackers"})
    visitor.play(game["id"], "d2-e2")
    assert code(visitor, game["id"], "moves", move_after("d2-e2", "d3-e3")) == "illegal-turn"
    third.begin()
    asked = {"moves": move_after("d2-e2", "d3-e3"), "resign": {"side": None}, "takeback": {"ply": 0}}
    for action in ("moves", "resign", "takeback", "draw", "decline", "abort", "rematch", "next-set"):
        assert code(third, game["id"], action, asked.get(action)) == "forbidden"
    assert code(visitor, game["id"], "resign", {"side": "defenders"}) == "forbidden", "not for the other side either"


def test_whoever_resigns_resigns_for_oneself(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)
    over = do(stranger, game["id"], "resign", {"side": None})
    assert (over["outcome"]["winner"], over["outcome"]["termination"]) == ("attackers", "resignation")


def test_moves_and_the_friends_arrival_are_told_at_once(visitor: Visitor, stranger: Visitor) -> None:
    game = invite(visitor)
    with visitor.watching(game["id"]) as live:
        assert live.next()["free_seat"] == "defenders"
        stranger.post(f"/api/invites/{game['invite']}", {"name": "Bjorn"})
        came = live.when(lambda view: view["free_seat"] is None)
        assert (came["players"]["defenders"]["name"], came["my_side"]) == ("Bjorn", "attackers")
        visitor.play(game["id"], "d2-e2")
        stranger.play(game["id"], "d3-e3")
        told = live.when(lambda view: len(view["moves"]) == 2)
        assert told["my_side"] == "attackers"


# Offers


def test_a_draw_is_offered_and_accepted(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)
    offered = do(visitor, game["id"], "draw")
    assert offered["offer"] == {"kind": "draw", "side": "attackers", "ply": 0}
    assert do(visitor, game["id"], "draw")["outcome"] is None, "nobody agrees with oneself"
    over = do(stranger, game["id"], "draw")
    assert (over["outcome"]["termination"], over["offer"]) == ("agreement", None)


def test_a_draw_is_declined_by_a_word_or_by_playing_on(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)["id"]
    do(visitor, game, "draw")
    assert do(stranger, game, "decline")["offer"] is None
    assert code(visitor, game, "draw") == "declined", "nobody is asked again and again"
    visitor.play(game, "d2-e2")
    do(visitor, game, "draw")
    assert stranger.play(game, "d3-e3")["offer"] is None
    do(visitor, game, "draw")
    assert visitor.play(game, "e2-d2")["offer"]["kind"] == "draw", "who offers it may move with it"
    assert do(visitor, game, "decline")["offer"] is None, "and withdraw it"
    assert code(stranger, game, "decline") == "went-on"


def test_a_move_is_taken_back_if_the_other_allows_it(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)["id"]
    assert code(visitor, game, "takeback", {"ply": 0}) == "few-moves"
    visitor.play(game, "d2-e2")
    asked = do(visitor, game, "takeback", {"ply": 0})
    assert (asked["offer"], len(asked["moves"])) == ({"kind": "takeback", "side": "attackers", "ply": 0}, 1)
    back = do(stranger, game, "takeback", {"ply": 0})
    assert (back["moves"], back["offer"]) == ([], None)
    visitor.play(game, "d2-e2")
    stranger.play(game, "d3-e3")
    assert code(visitor, game, "takeback", {"ply": 1}) == "went-on", "the other's last move is the other's to take back"
    do(visitor, game, "takeback", {"ply": 0})  # one's own and the answer to it
    assert code(stranger, game, "draw") == "offer-open"
    assert do(stranger, game, "takeback", {"ply": 0})["moves"] == []


def test_who_moves_has_changed_their_mind_about_taking_back(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)["id"]
    visitor.play(game, "d2-e2")
    do(visitor, game, "takeback", {"ply": 0})
    assert stranger.play(game, "d3-e3")["offer"] is None
    assert code(stranger, game, "takeback", {"ply": 0}) == "went-on"


def test_a_game_is_aborted_before_its_second_move_and_has_no_result(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)["id"]
    visitor.play(game, "d2-e2")
    over = do(stranger, game, "abort")["outcome"]
    assert over == {"winner": None, "termination": "aborted", "squares": [], "clause": None}
    assert visitor.get("/api/games", result="draw")["total"] == 0, "that is no draw"
    assert '[Result "*"]' in visitor.http.get(f"/api/games/{game}/record").text
    assert visitor.http.get(f"/game/{game}").status_code == 200
    assert code(visitor, game, "moves", move_after("d2-e2", "d3-e3")) == "game-over"


def test_later_it_is_too_late_to_abort(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)["id"]
    visitor.play(game, "d2-e2")
    stranger.play(game, "d3-e3")
    assert code(visitor, game, "abort") == "abort-late"
    assert code(visitor, visitor.begin()["id"], "abort") == "no-opponent"


# Afterwards


def test_a_rematch_begins_when_both_want_it_and_both_find_it(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger, name="Ailbhe")["id"]
    assert code(visitor, game, "rematch") == "not-over"
    do(visitor, game, "resign", {"side": None})
    offered = visitor.post(f"/api/games/{game}/rematch")
    assert (offered["id"], offered["offer"]["kind"]) == (game, "rematch")
    with visitor.watching(game) as live:
        again = stranger.post(f"/api/games/{game}/rematch")
        assert live.when(lambda view: view["next_id"] is not None)["next_id"] == again["id"]
    assert (again["my_side"], again["players"]["defenders"]["name"]) == ("attackers", "Ailbhe")
    assert visitor.post(f"/api/games/{game}/rematch")["id"] == again["id"], "it is begun once"
    assert visitor.game(again["id"])["my_side"] == "defenders"
    stranger.play(again["id"], "d2-e2")


def test_a_rematch_that_is_declined_does_not_begin(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)["id"]
    do(visitor, game, "resign", {"side": None})
    visitor.post(f"/api/games/{game}/rematch")
    assert do(stranger, game, "decline")["offer"] is None
    assert code(visitor, game, "rematch") == "declined"
    assert stranger.post(f"/api/games/{game}/rematch")["offer"]["side"] == "defenders", "the other may think again"
    assert visitor.post(f"/api/games/{game}/rematch")["id"] != game


def test_a_match_goes_through_both_sets_and_either_player_begins_the_second(
    visitor: Visitor, stranger: Visitor
) -> None:
    first = begin(visitor, stranger, match=True, start=ONE_MOVE)["id"]
    assert code(visitor, first, "next-set") == "first-set"
    stranger.play(first, "d1-a1")
    assert code(stranger, first, "rematch") == "not-over", "there is a second set"
    with visitor.watching(first) as live:
        live.next()
        second = stranger.post(f"/api/games/{first}/next-set")
        assert len(live.when(lambda view: len(view["match"]["sets"]) == 2)["match"]["sets"]) == 2
    assert visitor.post(f"/api/games/{first}/next-set")["id"] == second["id"]
    assert visitor.game(second["id"])["my_side"] == "defenders"
    assert code(visitor, second["id"], "abort") == "abort-late", "a set down, nobody aborts the match"
    visitor.play(second["id"], "d1-a1")
    assert visitor.game(first)["match"]["result"]["decision"] == "a win each in equally many moves"
    assert visitor.post(f"/api/games/{second['id']}/rematch")["offer"]["kind"] == "rematch"
    again = stranger.post(f"/api/games/{second['id']}/rematch")
    assert (again["match"]["number"], again["my_side"]) == (1, "defenders")


def test_of_two_who_accept_a_rematch_at_once_both_find_one_game(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger)["id"]
    do(visitor, game, "resign", {"side": None})
    visitor.post(f"/api/games/{game}/rematch")
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        found = pool.map(lambda _: stranger.post(f"/api/games/{game}/rematch")["id"], range(8))
        assert len(set(found)) == 1


# Bounds, and what was there before


def test_a_shared_game_makes_no_room_for_another(tmp_path: Path) -> None:
    limits = Limits(open_games=1)
    with Running(quick(tmp_path, limits=limits)) as server, server.visitor() as one, server.visitor() as other:
        shared = begin(one, other)["id"]
        with closing(sqlite3.connect(tmp_path / "brandubh.sqlite")) as database:
            database.execute("UPDATE games SET updated_at = updated_at - ?", (3 * DAY,))
            database.commit()
        assert one.refusal("POST", "/api/games", {"mode": "local"})["code"] == "many-games"
        assert other.game(shared)["id"] == shared


def test_games_from_before_there_were_seats_are_their_owners(tmp_path: Path) -> None:
    of_the_first_version(tmp_path, {"oldgame": "a-token-of-twenty-letters"})
    with Running(quick(tmp_path)) as server, server.visitor() as owner:
        owner.http.cookies.set("brandubh_visitor", "a-token-of-twenty-letters")
        old = owner.game("oldgame")
        assert (old["mode"], old["mine"], old["my_side"], old["free_seat"]) == ("local", True, None, None)
        owner.play("oldgame", "d2-e2", "d3-e3")
        assert invite(owner)["invite"]


def test_every_ending_of_the_library_is_known_here() -> None:
    assert {each.value for each in Ending} == {each.value for each in Termination} | {"aborted", "left"}


def test_who_joins_without_wanting_it_counted_keeps_the_game_out_of_the_openings(
    visitor: Visitor, stranger: Visitor, server: Running
) -> None:
    game = invite(visitor)
    stranger.post(f"/api/invites/{game['invite']}", {"in_openings": False})
    database = server.app.state.services.database
    with database.engine.connect() as connection:
        asked = connection.execute(text("SELECT in_openings FROM games WHERE id = :id"), {"id": game["id"]})
        assert not asked.scalar()


def test_the_clock_starts_with_the_first_move(visitor: Visitor, stranger: Visitor) -> None:
    game = begin(visitor, stranger, clock={"initial": 300, "increment": 2})
    assert game["clock"]["running"] is None
    assert visitor.change(visitor.game(game["id"]), "moves", move_in(game, "d2-e2"))["clock"]["running"] == "defenders"
