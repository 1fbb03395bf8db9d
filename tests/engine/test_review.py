"""The review of a game: the words for its moves, its turning points, and that terminal and app say the same."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from brandubh import Board, BrandubhError, Game, Move, Side
from brandubh.cli.analyse import Wish, analyse_command
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.engine.review import SYMBOLS, Review, ReviewedMove, Worth, accuracy_of, judgement_of
from brandubh.engine.score import Info, Score
from brandubh.record import read_games, write_game
from brandubh.server.analysis.report import report
from brandubh.server.analysis.views import ReportStep
from brandubh.server.engines import Analyst
from brandubh.tablebase import open_tables

NODES = 1500
BLUNDERS = ["d2-a2", "d3-a3", "d1-c1", "d4-d2", "g4-g5", "d2-g2"]


def worth(chance: float, best: str | None = None) -> Worth:
    """A position with this chance of the defenders."""
    return Worth(Score(Side.DEFENDERS, centimen=0), chance, Move.from_text(best) if best else None)


@pytest.mark.parametrize(
    ("loss", "word"),
    [
        *((0.0, "good"), (0.059, "good"), (0.06, "inaccuracy"), (0.119, "inaccuracy"), (0.12, "mistake")),
        *((0.249, "mistake"), (0.25, "blunder"), (1.0, "blunder")),
    ],
)
def test_a_word_says_what_a_move_cost(loss: float, word: str) -> None:
    assert judgement_of(loss) == word
    assert judgement_of(loss, is_best=True) == "best"


def test_accuracy_halves_with_each_fifteen_points() -> None:
    assert [accuracy_of(0.15 * times) for times in range(3)] == [100, 50, 25]


def test_a_loss_is_the_mover_s_own() -> None:
    move = Move.from_text("d2-e2")
    rise = worth(0.4), worth(0.65)
    assert ReviewedMove(move, "d2-e2", Side.ATTACKERS, *rise).loss == 0.25
    assert ReviewedMove(move, "d2-e2", Side.ATTACKERS, *rise).judgement == "blunder"
    assert ReviewedMove(move, "d2-e2", Side.DEFENDERS, *rise).loss == 0
    assert ReviewedMove(move, "d2-e2", Side.ATTACKERS, worth(0.4, "d2-e2"), worth(0.9)).judgement == "best"


def test_an_end_needs_no_engine() -> None:
    assert Worth.of(Board("7/7/7/7/7/7/2t3K b")) == Worth(Score(Side.DEFENDERS, wins_in=0), 1.0)
    assert Worth.of(Board("7/3tt2/2t2t1/2tK1t1/3tt2/7/7 w")).chance_of(Side.ATTACKERS) == 1
    with pytest.raises(BrandubhError, match="the report of an engine"):
        Worth.of(Board())


def test_the_dearest_moves_turned_the_game() -> None:
    board = Board().play_all(["d2-e2", "c4-c2", "d6-c6", "d3-f3", "e2-f2xf3", "c2-b2", "a4-a5", "b2-b3"])
    review = Review(board)
    chances = [0.5, 0.5, 0.3, 0.6, 0.35, 0.6, 0.35, 0.9, 0.2]
    for position, chance in zip(review.positions(), chances, strict=True):
        review.add(worth(chance))
        assert position.ply == len(review.moves)
    assert [reviewed.loss for reviewed in review.moves] == [0, 0.2, 0.3, 0.25, 0.25, 0.25, 0.55, 0.7]
    assert review.turning_points() == [3, 4, 5, 7, 8]
    attackers = review.of(Side.ATTACKERS)
    assert (attackers.inaccuracies, attackers.mistakes, attackers.blunders) == (0, 0, 3)
    assert review.of(Side.DEFENDERS).accuracy == pytest.approx(
        sum(accuracy_of(loss) for loss in (0.2, 0.25, 0.25, 0.7)) / 4
    )
    assert Review(Board()).of(Side.ATTACKERS).accuracy is None


class OneEngine:
    """A server's engines, as the report asks them, but for the process."""

    def __init__(self) -> None:
        self._engine = Engine(hash_mb=256, tables=open_tables())

    async def analyse(self, board: Board, nodes: int) -> Info:
        return self._engine.analyse(board, Limit(nodes=nodes))[0]


def test_terminal_and_app_mark_a_game_alike(tmp_path: Path) -> None:
    game = Game.from_board(Board().play_all(BLUNDERS))
    file, saved = tmp_path / "game.txt", tmp_path / "reviewed.txt"
    file.write_text(write_game(game), "utf-8")
    analyse_command(str(file), game.rules, Wish(Limit(nodes=NODES), lines=1, threads=1, save=saved))
    with saved.open(encoding="utf-8") as text:
        [written] = read_games(text)
    terminal = [node.symbols for node in written.root.line()]

    async def steps() -> list[ReportStep]:
        lines = report(game.board(), cast("Analyst", OneEngine()), NODES)
        return [line async for line in lines if isinstance(line, ReportStep)]

    app = [[SYMBOLS[word]] if (word := step.judgement) in SYMBOLS else [] for step in asyncio.run(steps())[1:]]
    assert terminal == app
    assert any(terminal)
    assert not all(terminal)
