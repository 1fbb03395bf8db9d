"""The games of ``brandubh analyse``: each reviewed move by move, printed as it comes, and kept as far as it came."""

import json
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.text import Text

from brandubh.bulk.text_file import open_text
from brandubh.bulk.whole_file import GrowingFile, check_place
from brandubh.cli.interrupting import interruptible
from brandubh.cli.options import check_output, print_data
from brandubh.cli.replay import problem_json
from brandubh.cli.screen import Screen, bold, counted
from brandubh.cli.speech import said, spoken
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.engine.review import MARKS, SYMBOLS, Review, ReviewedMove, Worth
from brandubh.engine.score import Score
from brandubh.errors import BrandubhError, RecordError, file_trouble
from brandubh.game import Game
from brandubh.pieces import Side
from brandubh.record import read_csv, read_games, write_game
from brandubh.rules import Rules
from brandubh.tablebase import open_tables


def games_command(
    games: Path | Iterator[str], rules: Rules, limit: Limit, *, threads: int, save: Path | None, as_json: bool
) -> None:
    """Review each game of a file, or of lines; one with a mistake is named and passed over, and the status is 1."""
    to_output = check_output("--save", save, as_json=as_json)
    console = Screen(stderr=to_output, highlight=False, soft_wrap=True)
    problems: list[dict[str, Any]] = []
    wrong = 0

    def report(error: RecordError) -> None:
        nonlocal wrong
        wrong += 1
        if as_json:
            problems.append(problem_json(error))
        else:
            console.print(said(error), style="red")

    keep: Callable[[str], None] | None = print_data if to_output else None
    if save is not None and not to_output:
        check_place(save)
        keep = GrowingFile(save).add
    reviewer = Reviewer(limit, threads, None if as_json else console)
    reviews: list[dict[str, Any]] = []
    judged = 0
    interrupted = False
    for game in _read(games, rules, report):
        review, interrupted = reviewer.review(game)
        judged += 1
        if as_json:
            reviews.append(_to_json(game, review, interrupted=interrupted))
        if keep is not None:
            keep(write_game(game) + "\n")  # after each game: a kill loses no more than one
        if interrupted:
            break
    if as_json:
        name = str(games) if isinstance(games, Path) else None
        print(json.dumps({"file": name, "games": reviews, "problems": problems}))
    if interrupted:
        raise KeyboardInterrupt
    if not judged and not wrong:
        name = str(games) if isinstance(games, Path) else "-"
        Screen(stderr=True, highlight=False, soft_wrap=True).print(
            f"brandubh: {name}: {BrandubhError('record-none').say(spoken())}"
        )
    if wrong or not judged:
        raise SystemExit(1)


def _read(games: Path | Iterator[str], rules: Rules, report: Any) -> Iterator[Game]:
    name = str(games) if isinstance(games, Path) else "-"
    read = read_csv if isinstance(games, Path) and games.suffix.lower() == ".csv" else read_games
    try:
        with open_text(games) if isinstance(games, Path) else nullcontext(games) as lines:
            yield from read(lines, rules=rules, on_error=report, name=name)
    except (OSError, ValueError) as error:
        if isinstance(error, BrandubhError) and not error.code.startswith("file-"):
            raise
        trouble = error if isinstance(error, BrandubhError) else file_trouble(error)
        raise BrandubhError("cannot-read", file=name, reason=trouble) from None


class Reviewer:
    """Reviews games with one engine for each ruleset, and prints what it finds if there is somewhere to."""

    def __init__(self, limit: Limit, threads: int, console: Screen | None) -> None:
        self._limit = limit
        self._threads = threads
        self._console = console

    def review(self, game: Game) -> tuple[Review, bool]:
        """Write the engine's score beside each move, with the better move where there was one; whether Ctrl-C ended
        it: then the moves are those that were judged until then.
        """
        if self._console is not None:
            self._console.print(f"\n{game!r}", style="bold")
        engine = Engine(game.rules, threads=self._threads, hash_mb=256, tables=open_tables())
        review = Review(game.board())
        nodes = game.root.line()
        number = ""
        for board in review.positions():
            outcome = board.outcome()
            info = None
            if outcome is None:
                found, interrupted = interruptible(engine, lambda: engine.analyse(board, self._limit))  # noqa: B023
                if interrupted:
                    return review, True
                info = found[0]
            reviewed = review.add(Worth.of(board, info))
            if reviewed is not None:
                node = next(nodes)
                if outcome is None:
                    node.evaluation = reviewed.after.score.evaluation()
                if reviewed.better:
                    node.symbols = [SYMBOLS[reviewed.judgement]]
                self._print(number, reviewed, str(outcome or ""))
            number = f"{board.move_number}{'.' if board.turn is Side.ATTACKERS else '…'}"
        self._sum_up(review)
        return review, False

    def _print(self, number: str, reviewed: ReviewedMove, ended: str) -> None:
        if self._console is None:
            return
        remark = Text()
        if reviewed.better:
            remark = Text.assemble(f"better {reviewed.better[0]} ", bold(MARKS[reviewed.judgement]))
        score = ended or _for_whom(reviewed.after.score)
        self._console.print(f"{number:>4} {reviewed.text:14} {score:24} ", remark)

    def _sum_up(self, review: Review) -> None:
        if self._console is None:
            return
        for side in Side:
            found = review.of(side)
            if found.accuracy is None:
                continue
            kinds = {
                ("inaccuracy", "inaccuracies"): found.inaccuracies,
                ("mistake", "mistakes"): found.mistakes,
                ("blunder", "blunders"): found.blunders,
            }
            words = [counted(count, *kind) for kind, count in kinds.items() if count]
            self._console.print(f"The {side}: accuracy {found.accuracy:.0f} %" + "".join(f", {each}" for each in words))


def _for_whom(score: Score) -> str:
    """A score for the side that stands better."""
    return str(max(score, score.of(score.side.other), key=lambda each: each.worth))


def _to_json(game: Game, review: Review, *, interrupted: bool) -> dict[str, Any]:
    sides = {side.value: review.of(side) for side in Side}
    return {
        "headers": dict(game.headers),
        "rules": game.rules.name,
        "interrupted": interrupted,
        "moves": [
            {
                "move": each.text,
                "side": each.side.value,
                "score": score_json(each.after.score),
                "chance": round(each.after.chance_of(each.side), 4),
                "judgement": each.judgement,
                "better": list(each.better),
            }
            for each in review.moves
        ],
        "accuracy": {
            side: None if found.accuracy is None else round(found.accuracy, 2) for side, found in sides.items()
        },
    }


def score_json(score: Score) -> dict[str, Any]:
    """A score for programs: whose it is, and hundredths of a man or the moves to a forced win."""
    return {"side": score.side.value, "centimen": score.centimen, "wins_in": score.wins_in}
