"""What ``brandubh play`` keeps: exactly what is on the board, at every moment; and how it is offered again."""

import io
from pathlib import Path

import pytest

from brandubh import Game, read_games
from brandubh.cli.kept import Kept, computer_name, saved_game_file
from brandubh.cli.play import Wish
from brandubh.cli.screen import Screen
from brandubh.cli.terminal import Quit, Terminal
from brandubh.errors import BrandubhError
from brandubh.match import Match
from brandubh.record import write_game
from brandubh.rules import PRESETS
from tests.support.command import brandubh


def texts(path: Path) -> list[list[str]]:
    """The moves of the kept games."""
    return [[str(move) for move in game.mainline()] for game in read_games(path)] if path.exists() else []


def test_what_is_kept_is_what_is_on_the_board_whenever_it_is_killed(tmp_path: Path) -> None:
    keep = tmp_path / "game.txt"
    game = Game()
    typed = iter(["d2-e2", "undo", "d2-c2", "c4-c3", "undo", "undo", "d2-e2", "d2-d9", "quit"])
    seen = []

    class Watched(Screen):
        def print_board(self, *arguments: object, **how: object) -> None:
            """At the moment at which the board is shown it is kept already."""
            moves = [str(move) for move in game.mainline()]
            assert texts(keep) == ([moves] if moves else [])
            seen.append(moves)

    terminal = Terminal(Watched(file=io.StringIO()), lambda _prompt: next(typed), keep=keep)
    with pytest.raises(Quit):
        terminal.play_game(game)
    assert seen == [[], ["d2-e2"], [], ["d2-c2"], ["d2-c2", "c4-c3"], ["d2-c2"], [], ["d2-e2"]]
    assert terminal.is_kept


def test_a_match_is_kept_with_its_first_set(tmp_path: Path) -> None:
    keep = tmp_path / "match.txt"
    typed = iter(["resign", "y", "", "d2-e2", "undo", "quit"])
    terminal = Terminal(Screen(file=io.StringIO()), lambda _prompt: next(typed), keep=keep)
    with pytest.raises(Quit):
        terminal.play_match(Match("Ann", "Bo"))
    kept = Kept.read(keep, print)
    assert kept is not None
    assert str(kept) == "match: Bo (attackers) against Ann (defenders), rules wtf, 0 moves played in the second set"
    assert kept.as_match().player(kept.games[0], "attackers") == "Ann"


def test_where_nothing_can_be_kept_that_is_said_once_and_nothing_else_promised(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    out = io.StringIO()
    typed = iter(["d2-e2", "c4-c3", "quit"])
    terminal = Terminal(Screen(file=out), lambda _prompt: next(typed), keep=tmp_path / "file" / "game.txt")
    with pytest.raises(Quit):
        terminal.play_game(Game())
    assert " ".join(out.getvalue().split()).count("This game cannot be kept. Cannot write") == 1
    assert not terminal.is_kept


def write(path: Path, **headers: str) -> Kept:
    game = Game(rules="raven", headers=headers)
    game.push_text("d2-e2")
    path.write_text(write_game(game), "utf-8")
    kept = Kept.read(path, print)
    assert kept is not None
    return kept


def test_a_kept_game_is_named_with_its_rules_and_opponent(tmp_path: Path) -> None:
    kept = write(tmp_path / "game.txt", Attackers="You", Defenders=computer_name(3))
    assert str(kept) == "game: You (attackers) against Computer, level 3 (defenders), rules raven, 1 move played"


def test_options_that_it_does_not_go_with_are_named(tmp_path: Path) -> None:
    kept = write(tmp_path / "game.txt", Attackers="You", Defenders=computer_name(3))
    assert Wish().left_out_by(kept) == []
    assert Wish(rules=PRESETS["raven"], level=3, side="attackers").left_out_by(kept) == []
    other = Wish(rules=PRESETS["wtf"], match=True, attackers="Ann", level=5, side="defenders")
    assert other.left_out_by(kept) == ["--rules wtf", "--match", "--attackers Ann", "--level 5", "--side defenders"]
    assert Wish(fen="7/7/7/t2K3/7/7/7 w").left_out_by(kept) == ["--fen '7/7/7/t2K3/7/7/7 w'"]


def test_a_kept_game_that_cannot_be_read_is_put_aside_and_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "terminal-game.txt"
    path.write_bytes(b"\x00\xff")
    told: list[str] = []
    assert Kept.read(path, told.append) is None
    assert (tmp_path / "terminal-game-1.txt").read_bytes() == b"\x00\xff"
    assert "terminal-game-1.txt" in told[0]
    assert Kept.read(path, told.append) is None


def test_two_terminals_keep_two_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("fcntl")
    monkeypatch.setattr("brandubh.cli.kept.data_folder", lambda: tmp_path)
    with saved_game_file() as one, saved_game_file() as other:
        assert one != other
    with saved_game_file() as again:
        assert again == one


def test_options_that_mean_nothing_are_not_dropped() -> None:
    for wish in ({"side": "attackers"}, {"level": 2, "attackers": "A", "defenders": "B"}, {"match": True, "fen": "x"}):
        with pytest.raises(BrandubhError):
            Wish(**wish)
    assert Wish(level=2, defenders="Ann").players() == (computer_name(2), "Ann")


def test_the_board_is_said_in_words() -> None:
    said = brandubh("play", "--words", stdin="d2-e2\nc4\nquit\n").stdout
    assert "King: d4" in said
    assert "The defenders are to move." in said
    assert "c4-c2" in said
    assert "●" not in said


def test_a_data_folder_that_cannot_be_used_is_said_before_anything_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("fastapi")
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("brandubh.cli.progress.compile_first", None)
    done = brandubh("serve", "--no-open", "--data", str(tmp_path / "file"))
    assert (done.returncode, done.stdout) == (10, "")
    assert "Games cannot be kept" in done.stderr
