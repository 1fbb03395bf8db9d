"""Programs: what their tokens open and what not, what their streams tell, and how both are bounded."""

import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from schemathesis.checks import CheckFunction
from schemathesis.specs.openapi.checks import positive_data_acceptance

from brandubh.server.app import create_app
from brandubh.server.bots import rows, streams, tokens
from brandubh.server.bots.scopes import ROUTES, scope_of
from brandubh.server.limits import Limits
from brandubh.server.visitors import COOKIE, SESSION_COOKIE
from tests.support.paths import ROOT
from tests.support.programs import Program, bot, owner, token_of
from tests.support.running import Json, Running, Visitor, changed, move_after, move_in, problem, quick, until


@pytest.fixture
def name(request: pytest.FixtureRequest) -> str:
    """A name that no other test has."""
    return f"Bot {abs(hash(request.node.name)) % 10**8}"


@pytest.fixture
def program(server: Running, name: str) -> Iterator[Program]:
    with bot(server, name) as found:
        yield found


def game_of(program: Program, visitor: Visitor, **choices: object) -> Json:
    """A game in which the program has the attackers, if nothing else is said."""
    game = program.post("/api/games", {"mode": "friend", "side": "attackers"} | choices)
    return visitor.post(f"/api/invites/{game['invite']}")


# Tokens


def test_a_token_is_shown_once_and_known_by_its_prefix(visitor: Visitor, name: str, server: Running) -> None:
    owner(visitor, name)
    made = visitor.post("/api/account/tokens", {"name": "my  script", "scopes": ["read"], "days": 30})
    assert made["token"].startswith("brd_")
    [listed] = visitor.get("/api/account/tokens")["tokens"]
    assert "token" not in listed
    assert (listed["name"], listed["scopes"], listed["used_at"]) == ("my script", ["read"], None)
    assert listed["expires_at"] - listed["created_at"] == pytest.approx(30 * 86400)
    with Program(server.address, made["token"]) as program:
        assert program.get("/api/account")["name"] == name
    assert visitor.get("/api/account/tokens")["tokens"][0]["used_at"] is not None


def test_the_database_has_no_token(tmp_path: Path) -> None:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        owner(visitor, "Astrid")
        text = token_of(visitor, "read")
        with closing(sqlite3.connect(tmp_path / "brandubh.sqlite")) as database:
            assert text.removeprefix("brd_") not in "\n".join(database.iterdump())


@pytest.mark.parametrize("text", ["x", "brd_", "x" * 47, "brd_" + "a" * 43, "brd_" + "ä" * 43, "brd_" + "a" * 3000])
def test_a_guessed_token_opens_nothing_and_all_guesses_are_told_alike(server: Running, text: str) -> None:
    with server.visitor() as thief:
        answer = thief.http.get("/api/account", headers=[(b"Authorization", f"Bearer {text}".encode())])
        told = problem(answer)
        assert (told["status"], told["code"]) == (401, "token-unknown")
        assert answer.headers["www-authenticate"] == "Bearer"
        assert not answer.cookies


def test_a_revoked_token_opens_nothing_from_that_moment_on(program: Program, server: Running) -> None:
    assert program.get("/api/account")["bot"]
    [listed] = program.owner.get("/api/account/tokens")["tokens"]
    with server.visitor() as other:
        owner(other, "Somebody else")
        assert other.refusal("DELETE", f"/api/account/tokens/{listed['id']}")["status"] == 404, "it is not theirs"
    assert program.get("/api/account")["bot"]
    assert program.owner.http.delete(f"/api/account/tokens/{listed['id']}").status_code == 204
    assert program.refusal("GET", "/api/account")["code"] == "token-unknown"


def test_a_token_ends_when_its_time_is_over(program: Program, server: Running) -> None:
    program.get("/api/account")
    with server.app.state.services.database.engine.begin() as connection:
        connection.execute(rows.tokens.update().values(expires_at=time.time() - 1))
    server.app.state.services.tokens._known.clear()
    assert program.refusal("GET", "/api/account")["code"] == "token-unknown"


def test_a_token_without_the_scope_only_looks(server: Running, visitor: Visitor, name: str) -> None:
    owner(visitor, name)
    game = visitor.begin()["id"]
    with Program(server.address, token_of(visitor, "read")) as program:
        assert [each["id"] for each in program.get("/api/games")["games"]] == [game]
        assert program.get(f"/api/games/{game}")["mine"]
        for path, body in ((f"/api/games/{game}/moves", move_after("d2-e2")), ("/api/games", {})):
            told = program.refusal("POST", path, body)
            assert (told["status"], told["code"], told["arguments"]) == (403, "token-scope", {"scope": "play"})
        assert program.refusal("DELETE", f"/api/games/{game}")["code"] == "token-scope"
    assert visitor.game(game)["moves"] == []


def test_only_bots_get_tokens_that_play(visitor: Visitor, name: str) -> None:
    owner(visitor, name)
    asked = {"scopes": ["read", "play"]}
    assert visitor.refusal("POST", "/api/account/tokens", asked)["code"] == "not-a-bot"
    assert visitor.post("/api/account/bot")["bot"]
    assert visitor.get("/api/account")["bot"], "at once"
    assert visitor.post("/api/account/tokens", asked)["scopes"] == ["read", "play"]


def test_a_token_makes_no_tokens_and_does_nothing_that_is_not_listed(program: Program) -> None:
    asked = [("POST", "/api/account/tokens"), ("GET", "/api/account/tokens"), ("POST", "/api/account/bot")]
    asked += [("DELETE", "/api/account/session"), ("DELETE", "/api/account/sessions"), ("POST", "/api/studies")]
    asked += [("GET", "/api/account/sessions"), ("GET", "/api/training"), ("GET", "/"), ("POST", "/api/analysis")]
    for method, path in asked:
        told = problem(program.http.request(method, path, json={}))
        assert (told["status"], told["code"]) == (403, "token-not-here"), path


def test_every_route_in_the_list_is_there_and_none_about_accounts_can_be_changed() -> None:
    found = listed()
    for method, pattern, scope in ROUTES:
        assert any(
            method == other and scope == needed and re.fullmatch(pattern, path) for other, path, needed in found
        ), pattern
    assert not [path for method, path, _ in found if path.startswith("/api/account") and method != "GET"]


def test_the_page_for_programmers_names_every_route_with_its_scope() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    named = re.findall(r"^\| `(GET|POST|DELETE)` \| `(\S+)` \| `(\w+)` \|", page, re.MULTILINE)
    assert set(named) == set(listed())


def listed() -> list[tuple[str, str, str]]:
    """The routes of the document that a token may use, with the scope that each needs."""
    return [
        (method, path, scope)
        for path, operations in create_app().openapi()["paths"].items()
        for method in map(str.upper, operations)
        if (scope := scope_of(method, re.sub(r"[{}]", "", path))) is not None
    ]


def test_tokens_are_bounded(visitor: Visitor, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "MOST_TOKENS", 2)
    owner(visitor, name)
    for _ in range(2):
        token_of(visitor, "read")
    assert visitor.refusal("POST", "/api/account/tokens", {"scopes": ["read"]})["code"] == "many-tokens"


def test_whoever_is_not_logged_in_has_no_tokens(visitor: Visitor) -> None:
    visitor.begin()
    for method, path in (("GET", "tokens"), ("POST", "tokens"), ("DELETE", "tokens/abc"), ("POST", "bot")):
        told = visitor.refusal(method, f"/api/account/{path}", {"scopes": ["read"]})
        assert told["code"] == "log-in-first"


def test_a_bearer_and_cookies_never_mix(server: Running, visitor: Visitor, name: str, program: Program) -> None:
    owner(visitor, f"{name} b")
    for token, status in (("brd_" + "a" * 43, 401), (program.token, 200)):
        answer = visitor.http.get("/api/account", headers={"Authorization": f"bearer {token}"})
        assert answer.status_code == status
        assert status != 200 or answer.json()["name"] == name, "the token counts, and the session does not"
    answer = visitor.http.post(
        "/api/account/tokens", json={"scopes": ["read"]}, headers={"Authorization": f"Bearer {program.token}"}
    )
    assert problem(answer)["code"] == "token-not-here"
    # and another site's page that has a token of its own gains nothing by the cookies of its visitor
    answer = visitor.http.get("/api/games", headers={"Authorization": "Bearer x", "Origin": "https://evil.example"})
    assert problem(answer)["code"] == "token-unknown"


def test_a_program_needs_no_origin_and_a_browser_does(server: Running, visitor: Visitor, program: Program) -> None:
    foreign = {"Origin": "https://evil.example"}
    assert program.http.post("/api/games", json={"mode": "local"}, headers=foreign).status_code == 201
    visitor.begin()
    assert visitor.http.post("/api/games", json={"mode": "local"}, headers=foreign).status_code == 403


def test_whoever_comes_with_a_token_gets_no_cookie(program: Program) -> None:
    answer = program.http.post("/api/games", json={"mode": "local"})
    assert not answer.cookies
    assert COOKIE not in program.http.cookies
    assert SESSION_COOKIE not in program.http.cookies


def test_several_tokens_of_one_player_share_its_limits(tmp_path: Path) -> None:
    limits = Limits.from_text("games=4, accounts=1000")
    with Running(quick(tmp_path, limits=limits)) as server, bot(server, "Astrid") as one:
        with Program(server.address, token_of(one.owner, "play")) as other:
            codes = [each.http.post("/api/games", json={"mode": "local"}).status_code for each in (one, other) * 4]
        assert codes[:4] == [201] * 4
        assert codes[-1] == 429
        with bot(server, "Sigrid") as another:
            assert another.http.post("/api/games", json={"mode": "local"}).status_code == 201


def test_tokens_open_no_socket(server: Running, program: Program) -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    game = program.post("/api/games", {"mode": "local"})["id"]
    address = f"{server.address.replace('http', 'ws', 1)}/api/games/{game}/live"
    with (
        pytest.raises(InvalidStatus),
        connect(address, additional_headers={"Authorization": f"Bearer {program.token}"}),
    ):
        pass


# Bots


def test_a_bot_is_marked_wherever_it_plays(program: Program, visitor: Visitor, name: str) -> None:
    game = game_of(program, visitor)
    for view in (game, visitor.game(game["id"]), visitor.get("/api/games")["games"][0]):
        assert (view["players"]["attackers"]["account"], view["players"]["attackers"]["bot"]) == (name, True)
        assert not view["players"]["defenders"]["bot"]
    program.post(f"/api/games/{game['id']}/resign", {})
    visitor.post(f"/api/games/{game['id']}/rematch")
    assert program.post(f"/api/games/{game['id']}/rematch")["players"]["defenders"]["bot"]
    own = program.post("/api/games", {"mode": "computer", "level": 1, "side": "defenders"})
    assert own["players"]["defenders"]["bot"]


def test_whoever_has_met_people_as_a_person_stays_one(visitor: Visitor, stranger: Visitor, name: str) -> None:
    owner(visitor, name)
    game = visitor.begin(mode="friend", side="attackers")
    alone = visitor.begin(mode="computer", side="attackers", level=1)["id"]
    stranger.post(f"/api/invites/{game['invite']}")
    assert visitor.refusal("POST", "/api/account/bot", {})["code"] == "bot-has-games"
    assert not visitor.get("/api/account")["bot"]
    assert not visitor.game(alone)["players"]["attackers"]["bot"]


def test_games_from_before_are_marked_too(visitor: Visitor, name: str) -> None:
    owner(visitor, name)
    alone = visitor.begin(mode="computer", side="attackers", level=1)["id"]
    visitor.post("/api/account/bot")
    assert visitor.game(alone)["players"]["attackers"]["bot"]


# Streams


def test_the_events_tell_of_games_turns_and_endings(program: Program, visitor: Visitor) -> None:
    with program.events() as events:
        game = game_of(program, visitor)["id"]
        begun = events.next()
        assert (begun["type"], begun["game_id"], begun["my_side"]) == ("game-start", game, "attackers")
        assert not begun["opponent"]["bot"]
        turn = events.next()
        assert (turn["type"], turn["ply"]) == ("your-turn", 0)
        program.play(game, "d2-e2")
        visitor.play(game, "d3-e3")
        turn = events.next()
        assert (turn["type"], turn["ply"]) == ("your-turn", 2)
        visitor.post(f"/api/games/{game}/resign", {})
        over = events.next()
        assert (over["type"], over["outcome"]["winner"]) == ("game-end", "attackers")


def test_whoever_comes_back_is_told_how_things_stand(program: Program, visitor: Visitor) -> None:
    games = [game_of(program, visitor)["id"] for _ in range(2)]
    program.play(games[0], "d2-e2")
    with program.events() as events:
        told = [events.next() for _ in range(3)]
    assert {each["game_id"] for each in told if each["type"] == "game-start"} == set(games)
    assert [each["game_id"] for each in told if each["type"] == "your-turn"] == [games[1]]


def test_a_game_is_streamed_whole_and_then_what_changes(program: Program, visitor: Visitor) -> None:
    game = game_of(program, visitor, clock={"initial": 300, "increment": 2})["id"]
    with program.stream(game) as lines:
        view = lines.next()
        assert (view["my_side"], view["position"]["turn"], view["moves"]) == ("attackers", "attackers", [])
        assert view["rules"]["name"] == "wtf"
        program.post(f"/api/games/{game}/moves", move_in(view, "d2e2"))
        view = changed(view, lines.next())
        assert [each["uci"] for each in view["moves"]] == ["d2e2"]
        assert view["clock"]["running"] == "defenders"
        visitor.post(f"/api/games/{game}/draw", {})
        view = changed(view, lines.next())
        assert view["offer"] == {"kind": "draw", "side": "defenders", "ply": 1}
        program.post(f"/api/games/{game}/draw", {})
        view = changed(view, lines.next())
        assert view["outcome"]["termination"] == "agreement"


def test_a_move_that_is_sent_twice_is_made_once(program: Program, visitor: Visitor) -> None:
    view = game_of(program, visitor)
    move = move_in(view, "d2-e2")
    assert program.http.post(f"/api/games/{view['id']}/moves", json=move).status_code == 200
    assert program.refusal("POST", f"/api/games/{view['id']}/moves", move)["code"] == "went-on"
    assert len(program.get(f"/api/games/{view['id']}")["moves"]) == 1


@pytest.mark.long
def test_the_flag_falls_in_a_stream(program: Program, visitor: Visitor) -> None:
    game = game_of(program, visitor, clock={"initial": 5, "increment": 0})["id"]
    program.play(game, "d2-e2")
    with program.stream(game) as lines:
        while (view := lines.next())["outcome"] is None:
            pass
    assert view["outcome"]["termination"] == "timeout"


def test_streams_show_that_they_live(program: Program, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "BEAT", 0.05)
    game = game_of(program, visitor)["id"]
    with program.events() as events, program.stream(game) as lines:
        for each in (events, lines):
            assert any(line == "" for line, _ in zip(each.raw, range(10), strict=False))


def test_streams_end_when_their_token_is_revoked(
    program: Program, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "BEAT", 0.05)
    game = game_of(program, visitor)["id"]
    [token] = program.owner.get("/api/account/tokens")["tokens"]
    with program.events() as events, program.stream(game) as lines:
        lines.next()
        program.owner.http.delete(f"/api/account/tokens/{token['id']}")
        for each in (events, lines):
            for _ in each.raw:
                pass


def test_a_second_stream_takes_the_place_of_the_first(program: Program, visitor: Visitor) -> None:
    game = game_of(program, visitor)["id"]
    with program.events() as first, program.stream(game) as lines, ExitStack() as stack:
        first.next()
        first.next()
        lines.next()
        stack.enter_context(program.events()).next()
        assert first.next()["type"] == "replaced"
        stack.enter_context(program.stream(game)).next()
        assert not any(lines.raw)


def test_games_that_are_followed_at_once_are_bounded(
    program: Program, visitor: Visitor, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "MOST_GAMES", 2)
    monkeypatch.setattr(streams, "BEAT", 0.05)
    games = [game_of(program, visitor)["id"] for _ in range(3)]
    with ExitStack() as stack:
        for game in games[:2]:
            stack.enter_context(program.stream(game)).next()
        told = program.refusal("GET", f"/api/bot/games/{games[2]}/stream")
        assert (told["status"], told["code"]) == (429, "many-streams")
    opened = server.app.state.services.streams._open
    until(lambda: not any(game in each for each in opened.values() for game in games), "those who have gone made room")
    with program.stream(games[2]) as lines:
        assert lines.next()["id"] == games[2]


def test_who_has_no_token_has_no_stream(visitor: Visitor, name: str, program: Program) -> None:
    game = game_of(program, visitor)["id"]
    for path in ("/api/bot/events", f"/api/bot/games/{game}/stream"):
        assert visitor.refusal("GET", path)["code"] == "log-in-first"
    owner(visitor, f"{name} b")
    for path in ("/api/bot/events", f"/api/bot/games/{game}/stream"):
        assert visitor.refusal("GET", path)["status"] == 401
    assert program.refusal("GET", "/api/bot/games/nosuchgame/stream")["status"] == 404


def test_a_program_that_watches_is_told_no_secrets_and_does_nothing(
    program: Program, server: Running, visitor: Visitor, stranger: Visitor
) -> None:
    waiting = visitor.begin(mode="friend", side="attackers")
    with program.stream(waiting["id"]) as lines:
        view = lines.next()
        assert (view["invite"], view["my_side"], view["mine"]) == (None, None, False)
    stranger.post(f"/api/invites/{waiting['invite']}")
    assert program.refusal("POST", f"/api/games/{waiting['id']}/moves", move_after("d2-e2"))["code"] == "forbidden"
    assert program.refusal("POST", f"/api/games/{waiting['id']}/resign", {})["code"] == "forbidden"


def test_who_reads_nothing_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brandubh.server.connections.UNREAD_SECONDS", 0.5)
    monkeypatch.setattr(streams, "BEAT", 0.001)
    monkeypatch.setattr(streams, "NOTHING", " " * 100_000 + "\n")
    with ExitStack() as stack:
        server = stack.enter_context(Running(quick(tmp_path)))
        program = stack.enter_context(bot(server, "Astrid"))
        place = ("127.0.0.1", server.listener.getsockname()[1])
        with closing(socket.create_connection(place)) as slow:
            head = f"GET /api/bot/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {program.token}\r\n\r\n"
            slow.sendall(head.encode())
            opened = server.app.state.services.streams._open
            until(lambda: bool(opened), "the stream began")
            until(lambda: not opened, "nobody waited any longer")


promises = schemathesis.openapi.from_dict(create_app().openapi()).include(
    path_regex="^/api/(bot/|account/(tokens|bot))"
)


@pytest.mark.slow
@promises.parametrize()
def test_what_the_document_promises_to_those_who_are_logged_in_holds(
    case: schemathesis.Case[Any], known: Visitor
) -> None:
    cookie = f"{SESSION_COOKIE}={known.http.cookies[SESSION_COOKIE]}"
    # Whether there may be one more token, or a bot, cannot be said there.
    excluded: list[CheckFunction] = [positive_data_acceptance]
    case.call_and_validate(base_url=known.address, headers={"Cookie": cookie}, excluded_checks=excluded)


@pytest.fixture(scope="session")
def known(server: Running) -> Iterator[Visitor]:
    """Somebody who is logged in."""
    with server.visitor() as somebody:
        owner(somebody, "Known for long")
        yield somebody
