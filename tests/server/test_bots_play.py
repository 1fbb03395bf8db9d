"""Bots play: ``brandubh bot`` and the example, with real engines on real servers, through restarts and on two nodes."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.support.command import process
from tests.support.paths import ROOT
from tests.support.postgres import Postgres
from tests.support.programs import Program, bot, owner, token_of
from tests.support.redis import Redis
from tests.support.running import PATIENCE, Running, Visitor, quick, until
from tests.support.served import serving

WEAK = ("--level", "1", "--movetime", "30")


@contextlib.contextmanager
def playing(address: str, token: str, *options: str) -> Iterator[subprocess.Popen[str]]:
    """``brandubh bot`` in a process of its own, which has ended when this has."""
    command = [sys.executable, "-P", "-m", "brandubh", "bot", "--server", address, *WEAK, *options]
    env = os.environ | {"BRANDUBH_TOKEN": token}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    try:
        yield running
    finally:
        if running.poll() is None:
            running.kill()
        running.communicate()


def link_of(running: subprocess.Popen[str]) -> str:
    """The link that a bot prints for whoever is to play against it."""
    assert running.stdout is not None
    said = ""
    for line in running.stdout:
        said += line
        if found := re.search(r"http\S+/join/\S+", line):
            return found[0]
    raise AssertionError(said + running.communicate()[1])


def game_of(one: Program) -> str:
    """The one game of a bot."""
    [game] = one.get("/api/games")["games"]
    return str(game["id"])


def check_played(one: Program, *runs: subprocess.Popen[str]) -> None:
    for running in runs:
        out, err = running.communicate(timeout=PATIENCE)
        assert running.returncode == 0, err
        assert " after " in out
        assert one.token not in out + err
    over = one.get(f"/api/games/{game_of(one)}")
    assert over["outcome"]["termination"] not in ("aborted", "timeout", "resignation")
    assert all(player["bot"] for player in over["players"].values())


@pytest.mark.slow
def test_two_bots_play_each_other_to_the_end(server: Running) -> None:
    with bot(server, "First of two") as one, bot(server, "Second of two") as two, ExitStack() as stack:
        options = ("--invite", "--side", "attackers", "--tc", "300+1", "--games", "1")
        host = stack.enter_context(playing(server.address, one.token, *options))
        guest = stack.enter_context(playing(server.address, two.token, "--join", link_of(host), "--games", "1"))
        check_played(one, host, guest)


@pytest.mark.long
def test_bots_go_on_at_another_server_of_the_same_place(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    shared = {"database_url": postgres.new_database(), "redis_url": redis.address, "tables": tmp_path / "tables"}
    with ExitStack() as stack:
        nodes = [stack.enter_context(Running(quick(tmp_path / name, **shared))) for name in ("a", "b")]
        one, two = (stack.enter_context(bot(node, f"Bot at {node.address[-3:]}")) for node in nodes)
        host = stack.enter_context(playing(nodes[0].address, one.token, "--invite", "--games", "1"))
        link = link_of(host).rpartition("/")[2]
        guest = stack.enter_context(playing(nodes[1].address, two.token, "--join", link, "--games", "1"))
        check_played(one, host, guest)


@pytest.mark.long
@pytest.mark.slow
def test_events_and_games_are_heard_at_another_server(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    shared = {"database_url": postgres.new_database(), "redis_url": redis.address, "tables": tmp_path / "tables"}
    with ExitStack() as stack:
        nodes = [stack.enter_context(Running(quick(tmp_path / name, **shared))) for name in ("a", "b")]
        here = stack.enter_context(bot(nodes[0], "Here"))
        there = stack.enter_context(Program(nodes[1].address, here.token))
        friend = stack.enter_context(nodes[0].visitor())
        events = stack.enter_context(there.events())
        game = here.post("/api/games", {"mode": "friend", "side": "attackers"})
        friend.post(f"/api/invites/{game['invite']}")
        assert [events.next()["type"] for _ in range(2)] == ["game-start", "your-turn"]
        lines = stack.enter_context(there.stream(game["id"]))
        assert lines.next()["moves"] == []
        here.play(game["id"], "d2-e2")
        assert [each["uci"] for each in lines.next()["moves"]] == ["d2e2"]
        [token] = here.owner.get("/api/account/tokens")["tokens"]
        here.owner.http.delete(f"/api/account/tokens/{token['id']}")
        assert not [line for line in lines.raw if line], "within seconds it is revoked there, too"


@pytest.mark.long
def test_a_server_that_is_killed_and_comes_back_finds_its_bots_again(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    with ExitStack() as stack:
        with serving(tmp_path, "--port", port) as first:
            one, two = (stack.enter_context(_bot_of(first.address, name)) for name in ("Aoife", "Brigid"))
            host = stack.enter_context(playing(first.address, one.token, "--invite", "--games", "1"))
            guest = stack.enter_context(playing(first.address, two.token, "--join", link_of(host), "--games", "1"))
            game = game_of(one)
            until(lambda: len(one.get(f"/api/games/{game}")["moves"]) >= 4, "they have begun")
            first.end(signal.SIGKILL)
        with serving(tmp_path, "--port", port):
            check_played(one, host, guest)


@contextlib.contextmanager
def _bot_of(address: str, name: str) -> Iterator[Program]:
    with Visitor(address) as person:
        owner(person, name)
        person.post("/api/account/bot")
        with Program(address, token_of(person, "play")) as program:
            yield program


@pytest.mark.long
def test_ctrl_c_leaves_at_once_and_the_game_is_gone_on_with(server: Running) -> None:
    with bot(server, "One who leaves") as one, server.visitor() as friend:
        game = one.post("/api/games", {"mode": "friend", "side": "attackers"})
        friend.post(f"/api/invites/{game['invite']}")
        with playing(server.address, one.token) as running:
            until(lambda: len(friend.game(game["id"])["moves"]) == 1, "the bot has moved")
            running.send_signal(signal.SIGINT)
            out, err = running.communicate(timeout=PATIENCE)
            assert running.returncode == 130, out + err
            assert "Traceback" not in err
        view = friend.game(game["id"])
        assert view["outcome"] is None
        origin, [target, *_] = next(iter(view["position"]["destinations"].items()))
        friend.play(game["id"], origin + target)
        with playing(server.address, one.token, "--games", "1") as running:
            until(lambda: len(friend.game(game["id"])["moves"]) == 3, "the bot went on")
            friend.post(f"/api/games/{game['id']}/resign", {})
            out, err = running.communicate(timeout=PATIENCE)
            assert running.returncode == 0, err
            assert "won (resignation)" in out


@pytest.mark.slow
def test_what_is_wrong_is_said_and_no_token_is_printed(server: Running) -> None:
    guess = "brd_" + "a" * 43
    with server.visitor() as person:
        owner(person, "No bot at all")
        reader = token_of(person, "read")
    for address, token, words in (
        (server.address, guess, "not known"),
        (server.address, reader, "not a bot"),
        ("http://127.0.0.1:9", guess, "cannot be reached"),
        ("gopher://x", guess, "a server is named like"),
        (server.address, "", "needs a token"),
    ):
        done = process("bot", "--server", address, BRANDUBH_TOKEN=token)
        assert done.returncode == 2, done
        assert words in done.stderr
        assert not token or token not in done.stdout + done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_the_example_plays_a_game_to_its_end_over_http_alone(server: Running) -> None:
    with bot(server, "An example") as one:
        program = [sys.executable, str(ROOT / "examples" / "http_bot.py"), server.address]
        env = os.environ | {"BRANDUBH_TOKEN": one.token}
        done = subprocess.run(program, capture_output=True, text=True, env=env, timeout=PATIENCE, check=False)
        assert done.returncode == 0, done.stderr
        assert " won: " in done.stdout
        assert one.get(f"/api/games/{game_of(one)}")["outcome"] is not None
