"""Packed games: everything comes back, and hostile bytes end in the library's error, soon and in little memory."""

import contextlib
import io
import tracemalloc
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brandubh import BrandubhError, Evaluation, Game, PackedError, Rules, read_packed, write_packed
from brandubh.record import packed
from brandubh.rules import Escape
from tests.support.strategies import games


def sealed(body: bytes) -> bytes:
    """Bytes with the checksum that belongs to them."""
    return body + zlib.crc32(body).to_bytes(4, "little")


@given(games())
def test_a_packed_game_comes_back_whole(game: Game) -> None:
    again = Game.from_bytes(game.to_bytes())
    assert again == game
    assert again.rules == game.rules
    assert again.outcome() == game.outcome()


@given(st.lists(games(), max_size=3))
def test_a_file_of_packed_games_comes_back_whole(written: list[Game]) -> None:
    file = io.BytesIO()
    assert write_packed(written, file) == len(written)
    assert list(read_packed(file.getvalue())) == written
    file.seek(0)
    assert list(read_packed(file)) == written


def test_a_plain_move_takes_one_byte_and_plain_rules_none() -> None:
    game = Game()
    sizes = []
    for text in ("d2-e2", "c4-c2", "d6-c6"):
        game.push_text(text)
        sizes.append(len(game.to_bytes()))
    assert sizes == [8, 9, 10]


def test_the_bytes_never_change() -> None:
    game = Game("7/7/7/t2K2t/7/7/7 b", rules="raven", headers={"Event": "é"})
    node = game.push_text("a4-a3")
    node.comment, node.clock, node.evaluation, node.symbols = "hm", 1.5, Evaluation(wins_in=-2), [1]
    node.draw("Rd4")
    game.add("a4-a5", game.root).starting_comment = "or"
    game.agree_draw()
    assert game.to_bytes().hex() == (
        "010f05726176656e13372f372f372f74324b32742f372f372f37206201054576656e7402c3a982"
        "01c802686dca01cbdc0bcd03ce011818cf04c9026f72d0ff5dd6de39"
    )


def test_rules_of_ones_own_travel_with_the_game() -> None:
    game = Game(rules=Rules(name="edge", escape=Escape.EDGES))
    again = Game.from_bytes(game.to_bytes())
    assert (again.rules, again.rules.name) == (game.rules, "edge")


def test_every_damaged_byte_is_noticed() -> None:
    game = Game(headers={"Event": "x"})
    game.push_text("d2-e2")
    data = game.to_bytes()
    for index in range(len(data)):
        for bit in range(8):
            wrong = bytearray(data)
            wrong[index] ^= 1 << bit
            with pytest.raises(PackedError):
                Game.from_bytes(bytes(wrong))
    for length in range(len(data)):
        with pytest.raises(PackedError):
            Game.from_bytes(data[:length])


@given(st.binary(max_size=60) | st.lists(st.sampled_from(range(199, 256)), max_size=30).map(bytes))
def test_whatever_the_bytes_are_the_error_is_the_librarys(data: bytes) -> None:
    for body in (data, bytes([1, 0]) + data, bytes([1, 0, 11]) + data + b"\xff", b"\x01\x0f\x03wtf" + data):
        for attempt in (body, sealed(body)):
            with contextlib.suppress(BrandubhError):
                game = Game.from_bytes(attempt)
                assert Game.from_bytes(game.to_bytes()) == game
        with contextlib.suppress(BrandubhError):
            list(read_packed(packed.MAGIC + body))


@pytest.mark.parametrize(
    "body",
    [
        b"\x01\x04\xff\xff\xff\xff\x7f",  # headers without an end
        b"\x01\x01\xff\xff\xff\xff\x7f{",  # a text of gigabytes
        b"\x01\x00" + bytes([11, 200, 255, 255, 255, 255, 127]),
        b"\x01\x00\x0b" + b"\xcf\x0b" * 20_000,  # variations inside variations
        b"\x01\x00" + b"\x00" * 3_000_000,
        b"\x01\x01\x80\x80\x04" + b"[" * 65_536,
    ],
)
def test_hostile_bytes_cost_little(body: bytes) -> None:
    data = sealed(body)
    tracemalloc.start()
    with pytest.raises(BrandubhError):
        Game.from_bytes(data)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 150e6


def test_a_damaged_game_in_a_file_loses_no_other(tmp_path: Path) -> None:
    path = tmp_path / "games.packed"
    written = [Game(headers={"Round": str(number)}) for number in range(3)]
    write_packed(written, path)
    data = bytearray(path.read_bytes())
    data[data.index(b"Round\x011")] ^= 1
    path.write_bytes(data)
    errors: list[PackedError] = []
    assert list(read_packed(path, on_error=errors.append)) == [written[0], written[2]]
    assert str(errors[0]) == "Game 2: The bytes are damaged: they do not agree with their checksum."
    with pytest.raises(PackedError, match="Game 2"):
        list(read_packed(path))


def test_a_file_that_breaks_off_says_so(tmp_path: Path) -> None:
    path = tmp_path / "games.packed"
    write_packed([Game(), Game()], path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    found = read_packed(path, on_error=lambda error: pytest.fail(str(error)))
    assert next(found) == Game()
    with pytest.raises(PackedError, match="Game 2: The bytes end too early"):
        next(found)
    for wrong in (b"", b"[Event]", whole[:4]):
        with pytest.raises(PackedError, match="no file of packed games"):
            list(read_packed(wrong))
    with pytest.raises(BrandubhError, match="nowhere"):
        list(read_packed(tmp_path / "nowhere"))


def test_what_cannot_be_packed_is_refused() -> None:
    for name, value in (
        ("clock", -1.0),
        ("clock", float("nan")),
        ("symbols", [-1]),
        ("comment", "\ud800"),
        ("comment", 5),
    ):
        game = Game()
        setattr(game.root, name, value)
        with pytest.raises(BrandubhError):
            game.to_bytes()
    with pytest.raises(BrandubhError, match="open for bytes"):
        write_packed([Game()], io.StringIO())  # type: ignore[arg-type]
