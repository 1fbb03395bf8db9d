"""Real tournament games replay under the federation's rules. The list stays beside the repository."""

from collections import Counter

import pytest

from brandubh import Board, RecordError, read_csv, read_games, write_game
from tests.support.paths import ROOT

GAMES = ROOT.parent / "shared" / "games" / "brandubh-games.csv"


@pytest.mark.skipif(not GAMES.exists(), reason="the tournament games are not beside this repository")
@pytest.mark.parametrize("rules", ["wtf", "wtf-de", "wtf-it"])
def test_every_tournament_game_replays_with_its_captures_and_result(rules: str) -> None:
    errors: list[RecordError] = []
    with GAMES.open(encoding="utf-8") as file:
        games = list(read_csv(file, rules=rules, on_error=errors.append))
    assert errors == []
    assert len(games) == 350
    ends = Counter(outcome.termination if (outcome := game.outcome()) else "none" for game in games)
    assert ends["capture"] > 50
    assert ends["escape"] > 20
    assert ends["timeout"] == 5
    again = list(read_games("\n".join(map(write_game, games))))
    assert [game.mainline() for game in again] == [game.mainline() for game in games]
    assert [game.outcome() for game in again] == [game.outcome() for game in games]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("d2-e2 c4-c5,0,0", "1:1: A game has four fields, moves,white lost,black lost,result"),
        ("d2-e2 c4-c5,0,1,Ongoing", "1:15: Black lost 0 men, not “1”"),
        ("d2-e2 c4-c9,0,0,Ongoing", "1:7: A move is written"),
        ("d2-e2 d2-e2,0,0,Ongoing", "1:7: d2-e2 is not legal. d2 is empty"),
        ("d2-e2 c4-c5,0,0,Red", "1:17: A result is one of"),
        (
            "d2-e2 c4-c5xb5,0,0,Ongoing",
            "1:7: c4-c5xb5 is not legal. The captures are written wrong: the move is c4-c5.",
        ),
        ("d6-e6 c4-c6 b4-c4 d5-b5 c4-c5 d4-c4,0,1,Ongoing", "1:31: d4-c4 is not legal. The captures are written wrong"),
    ],
)
def test_a_wrong_line_of_a_list_is_named_with_its_column(line: str, message: str) -> None:
    errors: list[RecordError] = []
    games = list(read_csv(f"{line}\nd2-e2,0,0,Ongoing\n", on_error=errors.append))
    assert len(games) == 1
    assert len(errors) == 1
    assert message in str(errors[0])


def test_a_list_whose_result_contradicts_the_board_is_refused() -> None:
    escape = "d2-b2 e4-e2 d6-f6 d3-g3 f6-f5 d5-b5 b4-b3 c4-c7 f5-d5 d4-e4"
    assert Board().play_all(escape.split()).outcome() is None
    game = "d2-f2 d3-f3 f4-f6 c4-c2 b4-b2 f3-a3 d1-d2xc2 d5-a5xa4 b2-b4 d4-c4 b4-b2 c4-c1 b2-b1 c1-g1"
    assert [str(error) for error in _errors(f"{game},1,1,White")] == []
    assert "The result is 0-1, but on the board it is 1-0" in str(_errors(f"{game},1,1,Black")[0])
    assert "is not legal. The game is over" in str(_errors(f"{game} f2-f3,1,1,White")[0])


def _errors(line: str) -> list[RecordError]:
    errors: list[RecordError] = []
    list(read_csv(line, on_error=errors.append))
    return errors
