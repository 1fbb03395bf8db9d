"""Game files: what is written, what is understood, and what is said about mistakes."""

import io
from collections.abc import Iterator

import pytest

from brandubh import BrandubhError, Game, Outcome, RecordError, Rules, Side, Termination, read_games, write_game
from brandubh.game import Evaluation
from brandubh.rules import Escape

FULL = """\
[Event "Example"]
[Attackers "Sigrid \\"the Red\\""]
[Defenders "Branán"]
[Rules "wtf"]
[Result "0-1"]
[Termination "resignation"]

{A game to show everything.} 1. d2-e2! {[%clk 0:04:59.500] [%eval -0.20] best} c4-c2 $14
(1... c4-c3 2. b4-b3 (2. d6-c6? {hasty} d4-c4) c3-c2) ({Or even} 1... d3-d2) 2. d6-c6 {[%eval #-3]}
0-1
"""


def one(text: str) -> Game:
    (game,) = read_games(text)
    return game


def test_everything_in_a_game_file_is_understood() -> None:
    game = one(FULL)
    assert game.headers == {"Event": "Example", "Attackers": 'Sigrid "the Red"', "Defenders": "Branán"}
    assert game.root.comment == "A game to show everything."
    first = game.root.variations[0]
    assert (first.symbols, first.clock, first.comment) == ([1], 299.5, "best")
    assert first.evaluation == Evaluation(centimen=-20)
    assert [str(node.move) for node in first.variations] == ["c4-c2", "c4-c3", "d3-d2"]
    assert first.variations[0].symbols == [14]
    assert first.variations[2].starting_comment == "Or even"
    assert first.variations[1].variations[1].comment == "hasty"
    assert game.end().evaluation == Evaluation(wins_in=-3)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.termination) == (Side.ATTACKERS, Termination.RESIGNATION)


def test_what_is_written_is_what_was_read() -> None:
    assert write_game(one(write_game(one(FULL)))) == write_game(one(FULL))
    assert "1. d2-e2! {[%clk 0:04:59.500] [%eval -0.20] best} 1... c4-c2 $14" in write_game(one(FULL))


def test_moves_are_numbered_by_the_attackers() -> None:
    game = Game("3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 w")
    for text in ("d3-e3", "d2-d3", "e3-f3"):
        game.push_text(text)
    assert write_game(game).splitlines()[-1] == "1... d3-e3 2. d2-d3 e3-f3 *"
    assert one(write_game(game)).mainline() == game.mainline()


def test_custom_rules_travel_with_the_game() -> None:
    game = Game(rules=Rules(name="edge", escape=Escape.EDGES))
    again = one(write_game(game))
    assert again.rules == game.rules
    assert again.rules.name == "edge"


def test_games_are_read_one_at_a_time() -> None:
    def endless() -> Iterator[str]:
        while True:
            yield '[Event "x"]\n'
            yield "1. d2-e2 *\n"

    class Stream(io.TextIOBase):
        def __iter__(self) -> Iterator[str]:  # type: ignore[override]
            return endless()

    games = read_games(Stream())
    assert [len(next(games).mainline()) for _ in range(3)] == [1, 1, 1]


def test_games_without_tags_may_follow_each_other() -> None:
    assert [len(game.mainline()) for game in read_games("1. d2-e2 c4-c2 * 1. d2-c2 * \n\n 1. d2-b2 *")] == [2, 1, 1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1. d2-e2 c4-c9 *", "1:10: A move is written like d2-e2"),
        ("1. d2-e2\nc4-d5 *", "2:1: c4-d5 is not legal. Pieces move in straight lines"),
        ("1. d2-e2 {never closed", "1:10: This comment is never closed"),
        ("1. d2-e2 (1. d2-c2", "1:10: This variation is never closed"),
        ("1. d2-e2 ) *", "1:10: This bracket closes nothing"),
        ("1. d2-e2 () *", "1:11: This variation is empty"),
        ("(1. d2-e2) *", "1:1: A variation needs a move before it"),
        ("$1 1. d2-e2 *", "1:1: $1 follows no move"),
        ("1. d2-e2 } *", "1:10: “}” means nothing here"),
        ("1. d2-e2 {[%clk soon]} *", "1:10: A clock is written h:mm:ss, not “soon”"),
        ("1. d2-e2 {[%eval good]} *", "1:10: An evaluation is written like"),
        ('[Rules "chess"]\n\n*', "1:2: No ruleset is called “chess”"),
        ('[FEN "7/7"]\n\n*', "1:2: A position is a board"),
        ('[FEN "7/7/7/7/7/7/7 b"]\n\n*', "1:2: There is no king"),
        ('[Event "x"]\n[Event "y"]\n\n*', "2:2: The tag Event stands here twice"),
        ('[Event "x]\n\n*', '1:1: A tag is written [Name "value"]'),
        ('[Result "2-0"]\n\n*', "1:2: A result is one of"),
        ('[Result "1-0"]\n\n0-1', "3:1: The result is 0-1 here but 1-0 in the tags"),
        ('[Result "1-0"]\n[Termination "magic"]\n\n1-0', "2:2: A termination is one of"),
        ('[Result "1-0"]\n[Termination "escape"]\n\n1-0', "2:2: The game is said to end by escape"),
        ('[FEN "7/7/7/t5t/7/7/4K2 w"]\n\n1... e1-g1 0-1', "3:12: The result is 0-1, but on the board it is 1-0"),
        ('[FEN "7/7/7/t5t/7/7/4K2 w"]\n[Termination "capture"]\n\n1... e1-g1 1-0', "2:2: The game is said to end by"),
        ('[FEN "7/7/7/t5t/7/7/4K2 w"]\n\n1... e1-g1 2. a4-a3 1-0', "3:15: a4-a3 is not legal. The game is over"),
    ],
)
def test_a_mistake_is_named_with_line_and_column_and_the_next_game_survives(text: str, message: str) -> None:
    errors: list[RecordError] = []
    games = list(read_games(text + '\n\n[Event "next"]\n1. d2-e2 *\n', on_error=errors.append, name="file"))
    assert [game.headers.get("Event") for game in games] == ["next"]
    assert len(errors) == 1
    assert str(errors[0]).startswith(f"file:{message}")
    with pytest.raises(RecordError):
        list(read_games(text))


def test_deeply_nested_variations_are_no_danger() -> None:
    depth = 3000
    text = "1. d2-e2 " + "(1. d2-c2 " * depth + ")" * depth + " *"
    game = one(text)
    assert len(game.root.variations) == depth + 1
    assert write_game(one(write_game(game))) == write_game(game)


def test_a_variation_may_repeat_the_move_it_replaces() -> None:
    game = one("1. d2-e2 (1. d2-e2 c4-c2) c4-c3 *")
    assert [str(move) for move in game.mainline()] == ["d2-e2", "c4-c3"]
    assert write_game(one(write_game(game))) == write_game(game)


def test_what_the_game_itself_says_is_no_header() -> None:
    with pytest.raises(BrandubhError, match="FEN is no header"):
        write_game(Game(headers={"FEN": "nonsense"}))
    with pytest.raises(BrandubhError, match="no king"):
        Game("7/7/7/7/7/7/7 b")
    with pytest.raises(BrandubhError, match="Only the board tells"):
        Game().declare(Outcome(Side.DEFENDERS, Termination.ESCAPE))


def test_games_without_tags_survive_their_neighbours_too() -> None:
    errors: list[RecordError] = []
    games = list(read_games("1. d2-e2 {unclosed *\n\n1. d2-c2 *\n", on_error=errors.append))
    assert [str(game.mainline()[0]) for game in games] == ["d2-c2"]
    assert len(errors) == 1


def test_a_malformed_tag_spoils_its_game_and_no_other() -> None:
    errors: list[RecordError] = []
    text = '[Event "a"]\n[FEN 7/7/7 w]\n[Site "x"]\n\n1. d2-e2 *\n\n[Event "b"]\n\n1. d2-c2 *\n'
    assert [game.headers["Event"] for game in read_games(text, on_error=errors.append)] == ["b"]
    assert [str(error) for error in errors] == ['2:1: A tag is written [Name "value"].']


def test_move_numbers_may_stand_apart_from_their_dots() -> None:
    assert len(one("1. d2-e2 1. ... c4-c2 2 . d6-c6 *").mainline()) == 3


def test_lines_may_end_as_on_any_system() -> None:
    for newline in ("\n", "\r\n", "\r"):
        assert len(one(FULL.replace("\n", newline)).mainline()) == 3


def test_a_byte_order_mark_is_no_part_of_the_game() -> None:
    assert one("\ufeff" + FULL).headers["Event"] == "Example"


def test_drawings_that_are_not_ours_stay_in_the_comment() -> None:
    (game,) = read_games("{[%csl Gd4, Yg7] start} 1. d2-e2 {[%cal Gd2e2][%cal Gh8h7] [%csl Pd4] so} *")
    assert [str(each) for each in game.root.drawings] == ["Gd4", "Yg7"]
    assert (game.root.comment, [str(each) for each in game.end().drawings]) == ("start", ["Gd2e2"])
    assert game.end().comment == "[%cal Gh8h7] [%csl Pd4] so"
    (again,) = read_games(write_game(game))
    assert (again.end().comment, again.end().drawings) == (game.end().comment, game.end().drawings)
