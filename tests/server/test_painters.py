"""Painters: what fails is replaced, nobody draws in vain, and whoever asks for much keeps nobody else waiting."""

import asyncio
import base64
import contextlib
import io
import json
import os
import signal
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from PIL import Image

from brandubh import Board
from brandubh.rules import Rules
from brandubh.server.askers import Asker
from brandubh.server.fair_queue import Room
from brandubh.server.pictures import gallery, orders, painters
from brandubh.server.pictures.gallery import Gallery
from brandubh.server.pictures.look import Look
from brandubh.server.pictures.painters import Painters
from brandubh.server.problems import ProblemError
from tests.support.running import PATIENCE, Running, Visitor, quick, until

ENDLESS = Rules.from_dict({"name": "endless", "repetition": "none"})
THERE_AND_BACK = ["d1-c1", "d3-c3", "c1-d1", "c3-d3"]
LONG = {"rules": {"repetition": "none"}, "moves": THERE_AND_BACK * 20, "size": 100}

SMALL = Look(64)
SOMEBODY, GREEDY, MODEST = Asker("1.1.1.1"), Asker("2.2.2.2"), Asker("3.3.3.3")


def line(moves: int) -> Board:
    return Board(rules=ENDLESS).play_all((THERE_AND_BACK * moves)[:moves])


@contextlib.asynccontextmanager
async def opened(number: int = 1) -> AsyncIterator[Gallery]:
    found = Gallery(Painters(number))
    try:
        yield found
    finally:
        await found.close()


async def until_it(holds: object, what: str) -> None:
    assert callable(holds)
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def width(picture: bytes) -> int:
    with Image.open(io.BytesIO(picture)) as image:
        return image.width


@contextlib.contextmanager
def standing_still(*pids: int) -> Iterator[None]:
    """Painters that draw nothing for a while."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def painters_of(server: Running) -> list[int]:
    found: list[int] = server.app.state.services.gallery.painters.pids
    return found


@pytest.fixture(scope="module")
def painting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(quick(tmp_path_factory.mktemp("data"))) as server:
        assert painters_of(server) == [], "they are started when they are needed"
        yield server


@pytest.fixture
def own(painting: Running) -> Running:
    """A server whose painter has begun, and which keeps one picture."""
    found = painting.app.state.services.gallery
    found._kept.clear()
    with painting.visitor() as visitor:
        assert visitor.http.get("/api/pictures/board.png", params={"size": 64}).status_code == 200
    return painting


# The same picture


def test_a_picture_is_drawn_once_however_many_ask_for_it(own: Running) -> None:
    [pid] = painters_of(own)
    answers: list[bytes] = []

    def ask() -> None:
        with own.visitor() as visitor:
            answers.append(visitor.http.post("/api/pictures/gif", json=LONG).content)

    threads = [threading.Thread(target=ask) for _ in range(3)]
    with standing_still(pid):
        for thread in threads:
            thread.start()
        drawings = own.app.state.services.gallery._drawings
        until(lambda: [len(each.listeners) for each in drawings.values()] == [3], "all wait for one drawing")
    for thread in threads:
        thread.join(PATIENCE)
    assert len(answers) == 3
    assert len(set(answers)) == 1
    with standing_still(pid), own.visitor() as visitor:  # and later by nobody
        assert visitor.http.post("/api/pictures/gif", json=LONG).content == answers[0]


def test_pictures_are_kept_as_long_as_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> tuple[int, int]:
        async with opened() as found:
            themes = ("ballinderry", "slate", "manuscript")
            drawn = [await found.picture(orders.still(Board(), Look(64, theme)), SOMEBODY) for theme in themes]
            return sum(map(len, drawn)), len(found._kept)

    every, kept = asyncio.run(look())
    assert kept == 3
    monkeypatch.setattr(gallery, "MOST_KEPT", every - 1)
    assert asyncio.run(look()) == (every, 2)


@pytest.mark.parametrize("path", ["board.png?size=64", "board.png?size=65", "card.png"])
def test_whoever_has_a_picture_is_told_so_without_drawing(own: Running, path: str) -> None:
    with own.visitor() as visitor:
        first = visitor.http.get(f"/api/pictures/{path}")
        assert first.headers["cache-control"] == "public, max-age=86400"
        tag = first.headers["etag"]
        own.app.state.services.gallery._kept.clear()
        with standing_still(*painters_of(own)):
            for known in (tag, f'"other", W/{tag}', "*"):
                again = visitor.http.get(f"/api/pictures/{path}", headers={"If-None-Match": known})
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        other = visitor.http.get("/api/pictures/board.png?fen=7/7/7/t2K2t/7/7/7 b", headers={"If-None-Match": tag})
        assert other.status_code == 200


def test_a_games_picture_has_another_name_after_a_move(visitor: Visitor) -> None:
    game = visitor.begin()
    for path in (f"/api/games/{game['id']}/picture.png?size=64", f"/api/games/{game['id']}/card.png"):
        first = visitor.http.get(path)
        assert "must-revalidate" in first.headers["cache-control"]
        again = visitor.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert again.status_code == 304
    visitor.play(game["id"], "d2-e2")
    after = visitor.http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (after.status_code, after.headers["etag"] != first.headers["etag"]) == (200, True)


# Progress, and whoever leaves


def test_a_film_tells_how_far_it_is_and_ends_with_the_same_file(visitor: Visitor) -> None:
    body = {"moves": ["d2-e2", "d3-e3", "a4-a5"], "size": 100}
    *progress, end = visitor.lines("/api/pictures/film", body)
    assert {told["kind"] for told in progress} == {"progress"}
    assert {told["of"] for told in progress} == {4}
    frames = [told["frames"] for told in progress]
    assert frames == sorted(frames)
    assert frames[-1] == 4
    assert end["kind"] == "end"
    assert base64.b64decode(end["gif"]) == visitor.http.post("/api/pictures/gif", json=body).content
    [again] = visitor.lines("/api/pictures/film", body)
    assert again == end, "it is there already"


@pytest.mark.parametrize("path", ["gif", "film"])
def test_a_film_that_nobody_waits_for_is_not_drawn_to_its_end(own: Running, path: str) -> None:
    found = own.app.state.services.gallery
    [pid] = painters_of(own)
    body = json.dumps(LONG).encode()
    head = f"POST /api/pictures/{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    host, port = own.address.removeprefix("http://").split(":")
    with standing_still(pid):
        with socket.create_connection((host, int(port)), PATIENCE) as client:
            client.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            until(lambda: len(found._drawings) == 1, "it is being drawn")
        until(lambda: not found._drawings, "its client has gone")
    with own.visitor() as visitor:  # the same painter goes on with the next
        assert visitor.http.get("/api/pictures/board.png", params={"size": 66}).status_code == 200
    assert painters_of(own) == [pid]
    assert len(found._kept) == 2, "the pictures that somebody waited for"


def test_a_film_goes_on_while_one_of_two_still_waits() -> None:
    async def watch() -> bytes:
        async with opened() as found:
            order = orders.film(line(40), SMALL)
            seen: list[int] = []
            leaving = asyncio.create_task(found.picture(order, GREEDY, seen.append))
            staying = asyncio.create_task(found.picture(order, MODEST))
            await until_it(lambda: seen and seen[-1] > 3, "some frames are drawn")
            leaving.cancel()
            assert not found._kept
            return await staying

    with Image.open(io.BytesIO(asyncio.run(watch()))) as film:
        assert getattr(film, "n_frames", 1) == 41


# Fairness and room


def test_one_picture_comes_between_the_frames_of_many_films() -> None:
    async def ask() -> None:
        async with opened() as found:
            films = [orders.film(line(300 - number), SMALL) for number in range(4)]
            seen: list[int] = []
            tasks = [asyncio.create_task(found.picture(film, GREEDY, seen.append)) for film in films]
            await until_it(lambda: max(seen, default=0) > 1, "they are being drawn")
            assert width(await found.picture(orders.still(Board(), SMALL), MODEST)) == 64
            assert not any(task.done() for task in tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(ask())


def test_when_too_much_is_drawn_the_next_is_refused_with_a_time_to_come_again(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = own.app.state.services.gallery
    monkeypatch.setattr(found, "_room", Room(9, of_address=1, of_visitor=1, refused="many-pictures"))

    def ask() -> None:
        with own.visitor() as visitor, contextlib.suppress(httpx.TransportError):
            visitor.http.post("/api/pictures/gif", json=LONG)

    thread = threading.Thread(target=ask)
    with standing_still(*painters_of(own)), own.visitor() as visitor:
        thread.start()
        until(lambda: len(found._drawings) == 1, "one is being drawn")
        for answer in (
            visitor.http.get("/api/pictures/board.png", params={"size": 70}),
            visitor.http.post("/api/pictures/gif", json={"size": 70}),
            visitor.http.post("/api/pictures/film", json={"size": 70}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (429, "many-pictures")
            assert answer.headers["retry-after"] == "5"
        # what is there already costs nothing, nor does what a painter is not needed for
        assert visitor.http.get("/api/pictures/board.png", params={"size": 64}).status_code == 200
        assert visitor.http.post("/api/pictures/svg", json={}).status_code == 200
    thread.join(PATIENCE)


def test_all_askers_together_have_a_bound_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "MOST_DRAWN", 2)

    async def ask() -> None:
        async with opened() as found:
            films = [orders.film(line(300 - number), SMALL) for number in range(3)]
            tasks = [asyncio.create_task(found.picture(film, Asker(str(at)))) for at, film in enumerate(films[:2])]
            await asyncio.sleep(0)
            with pytest.raises(ProblemError):
                await found.picture(films[2], Asker("3"))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(ask())


@pytest.mark.parametrize("moves", [0, 1, 43, 44, 100, 300])
def test_an_animation_is_bounded_by_its_pixels_in_all_frames(moves: int) -> None:
    board = line(moves)
    largest = 0
    for size in (64, 300, 461, 462, 795, 796, 1192, 1193, 1200):
        if (moves + 1) * size**2 <= orders.MOST_PIXELS:
            assert len(orders.film(board, Look(size)).steps) == moves + 1
            largest = size
        else:
            with pytest.raises(ProblemError) as refused:
                orders.film(board, Look(size))
            told = refused.value.problem
            assert told.code == "animation-large"
            assert largest <= int(str(told.arguments["most"])) < size, "it says what would be possible"
            orders.film(board, Look(int(str(told.arguments["most"]))))


# Failures


def test_a_painter_that_was_killed_is_replaced(own: Running) -> None:
    [first] = painters_of(own)
    os.kill(first, signal.SIGKILL)
    with own.visitor() as visitor:
        assert visitor.http.get("/api/pictures/board.png", params={"size": 67}).status_code == 200
    [second] = painters_of(own)
    assert second != first


def test_a_painter_killed_at_work_is_replaced_and_the_film_is_whole() -> None:
    async def watch() -> bytes:
        async with opened() as found:
            seen: list[int] = []
            task = asyncio.create_task(found.picture(orders.film(line(60), SMALL), SOMEBODY, seen.append))
            await until_it(lambda: seen and seen[-1] > 3, "some frames are drawn")
            for pid in found.painters.pids:
                os.kill(pid, signal.SIGKILL)
            return await task

    with Image.open(io.BytesIO(asyncio.run(watch()))) as film:
        assert getattr(film, "n_frames", 1) == 61
        film.seek(60)


@pytest.mark.slow
def test_a_painter_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def watch() -> None:
        async with opened() as found:
            await found.picture(orders.still(Board(), SMALL), SOMEBODY)
            [first] = found.painters.pids
            os.kill(first, signal.SIGSTOP)
            monkeypatch.setattr(painters, "STEP_SECONDS", 3.0)
            assert width(await found.picture(orders.still(Board(), Look(70)), SOMEBODY)) == 70
            [second] = found.painters.pids
            assert second != first

    asyncio.run(watch())


def test_a_painter_that_cannot_be_started_is_told_and_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painters, "COMMAND", ("/nowhere/such-painter",))

    async def ask() -> None:
        async with opened() as found:
            for _ in range(2):
                with pytest.raises(ProblemError) as refused:
                    await found.picture(orders.still(Board(), SMALL), SOMEBODY)
                assert refused.value.problem.code == "busy"
            assert not found._drawings

    asyncio.run(ask())


def test_moves_are_answered_while_a_film_is_drawn(own: Running) -> None:
    films: list[int] = []

    def ask() -> None:
        with own.visitor() as visitor:
            films.append(visitor.http.post("/api/pictures/gif", json=LONG).status_code)

    thread = threading.Thread(target=ask)
    with standing_still(*painters_of(own)), own.visitor() as visitor:
        thread.start()
        until(lambda: len(own.app.state.services.gallery._drawings) == 1, "it is being drawn")
        game = visitor.begin()
        assert len(visitor.play(game["id"], "d2-e2", "d3-e3", "a4-a5")["moves"]) == 3
        assert films == []
    thread.join(PATIENCE)
    assert films == [200]


def test_when_the_server_ends_so_do_its_painters(tmp_path: Path) -> None:
    with Running(quick(tmp_path)) as server, server.visitor() as visitor:
        assert visitor.http.get("/api/pictures/board.png", params={"size": 64}).status_code == 200
        pids = painters_of(server)
        assert len(pids) == 1
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
