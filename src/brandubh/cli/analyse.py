"""``brandubh analyse``: the best lines of a position, or the review of games."""

import itertools
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table

from brandubh.board import Board
from brandubh.bulk.text_file import STANDARD_INPUT, as_text, lines_in, standard_input
from brandubh.cli.interrupting import interruptible
from brandubh.cli.options import STANDARD_OUTPUT, read_board, take_input, write
from brandubh.cli.progress import compile_first, live
from brandubh.cli.reviewing import games_command, score_json
from brandubh.cli.screen import Screen, counted, speed
from brandubh.cli.show import outcome_json
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.engine.score import Info, Score
from brandubh.errors import BrandubhError, file_trouble
from brandubh.pictures import svg as pictures
from brandubh.rules import Rules
from brandubh.tablebase import open_tables

COLORS = ("green", "blue", "yellow")
"""The arrows' colours: those of the best line, the second, and all others."""

MOST_BLANK = 1000
"""Lines of standard input that are looked at to see whether it is a position."""


@dataclass(frozen=True)
class Wish:
    """How an analysis is wanted."""

    limit: Limit
    lines: int = 3
    threads: int = 1
    svg: Path | None = None
    save: Path | None = None
    as_json: bool = False
    ascii_only: bool = False

    @property
    def words_go_to_stderr(self) -> bool:
        """Whether standard output is wanted for a file."""
        return STANDARD_OUTPUT in (self.svg, self.save)


def analyse_command(what: str, rules: Rules, wish: Wish) -> None:
    """Analyse a position text, ``start``, or the games of a file."""
    board: Board | None
    games: Path | Iterator[str] | None
    if what == str(STANDARD_INPUT):
        board, games = _from_input(rules)
    elif is_position(what):
        board, games = read_board(what, rules), None
    else:
        board, games = None, Path(what)
    if board is not None:
        if wish.save is not None:
            raise BrandubhError("save-of-position")
        board.check()
    elif wish.svg is not None:
        raise BrandubhError("picture-of-game")
    compile_first("brandubh.engine.engine")
    if board is None:
        assert games is not None
        games_command(games, rules, wish.limit, threads=wish.threads, save=wish.save, as_json=wish.as_json)
    else:
        _position(board, wish)


def is_position(text: str) -> bool:
    """Whether a text is meant as a position, and not as the name of a file.

    >>> is_position("start"), is_position("7/7/7/3K/7/7/7 b"), is_position("games/club.txt"), is_position("nowhere")
    (True, True, False, False)
    """
    return text == "start" or re.fullmatch(r"[tTK1-9]*(/[tTK1-9]*){2,}(\s+\S*)?", text) is not None


def _from_input(rules: Rules) -> tuple[Board | None, Iterator[str] | None]:
    """What standard input has: a position and nothing else, or else the lines of games."""
    take_input("FILE")
    lines = lines_in(as_text(standard_input()))
    begun = []
    try:
        for line in lines:
            begun.append(line)
            if len(begun) == MOST_BLANK or (line.strip() and not is_position(line.strip())):
                break
    except (OSError, UnicodeDecodeError) as error:
        raise BrandubhError("cannot-read", file=str(STANDARD_INPUT), reason=file_trouble(error)) from None
    text = "".join(begun).strip()
    if is_position(text):
        return read_board(text, rules), None
    return None, itertools.chain(begun, lines)


def _position(board: Board, wish: Wish) -> None:
    console = Screen(stderr=wish.words_go_to_stderr)
    outcome = board.outcome()
    if not wish.as_json:
        console.print_board(board, ascii_only=wish.ascii_only)
    if outcome is not None:
        if wish.as_json:
            print(json.dumps(_to_json(board, [], Engine(board.rules), interrupted=False)))
        else:
            console.print(str(outcome))
        return
    engine = Engine(board.rules, threads=wish.threads, hash_mb=256, tables=open_tables())
    shown: dict[int, Info] = {}
    with live() if not wish.as_json else nullcontext() as show:

        def on_info(info: Info) -> None:
            shown[info.multipv] = info
            if show is not None:
                show(table(board, [shown[number] for number in sorted(shown)], engine))

        infos, interrupted = interruptible(
            engine, lambda: engine.analyse(board, wish.limit, multipv=wish.lines, on_info=on_info)
        )
    if wish.as_json:
        print(json.dumps(_to_json(board, infos, engine, interrupted=interrupted)))
    else:
        console.print(table(board, infos, engine))
    if wish.svg is not None:
        arrows = [
            pictures.Arrow(info.pv[0].origin, info.pv[0].target, COLORS[min(n, 2)]) for n, info in enumerate(infos)
        ]
        write(wish.svg, pictures.board(board, arrows=arrows[::-1], size=480))
    if interrupted:
        raise KeyboardInterrupt


def table(board: Board, infos: Sequence[Info], engine: Engine) -> Table:
    """Lines with their scores, each with the side that it is for."""
    first = infos[0]
    title = f"depth {first.depth}/{first.seldepth}, {counted(first.nodes, 'node')}, {speed(first.nodes, first.seconds)}"
    shown = Table("score", f"{board.turn} win", "line", title=title, title_justify="left")
    for info in infos:
        chance = engine.chance(info.score.of(board.turn))
        shown.add_row(str(info.score), f"{100 * chance:.0f} %", " ".join(map(str, info.pv[:12])))
    return shown


def _to_json(board: Board, infos: Sequence[Info], engine: Engine, *, interrupted: bool) -> dict[str, Any]:
    first = infos[0] if infos else Info(Score(board.turn, centimen=0))
    return {
        "fen": board.fen(),
        "rules": board.rules.name,
        "turn": board.turn.value,
        "outcome": outcome_json(board.outcome()),
        "depth": first.depth,
        "seldepth": first.seldepth,
        "nodes": first.nodes,
        "seconds": round(first.seconds, 6),
        "interrupted": interrupted,
        "lines": [
            {
                "score": score_json(info.score),
                "chance": round(engine.chance(info.score.of(board.turn)), 4),
                "moves": board.copy(stack=False).line_text(info.pv),
            }
            for info in infos
        ],
    }
