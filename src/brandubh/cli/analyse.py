"""``brandubh analyse``: the best lines of a position, or the review of a game."""

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table
from rich.text import Text

from brandubh.board import Board
from brandubh.bulk.whole_file import check_place
from brandubh.cli.options import read_board, write
from brandubh.cli.progress import compile_first, live
from brandubh.cli.screen import Screen, bold
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.engine.review import MARKS, SYMBOLS, Review, Worth
from brandubh.engine.score import Info
from brandubh.errors import BrandubhError, RecordError, file_trouble
from brandubh.game import Game
from brandubh.pictures import svg as pictures
from brandubh.pictures.text import render
from brandubh.pieces import Side
from brandubh.record import read_games, write_game
from brandubh.rules import Rules
from brandubh.tablebase import open_tables

COLORS = ("green", "blue", "yellow")
"""The arrows' colours: those of the best line, the second, and all others."""


def analyse_command(
    what: str,
    rules: Rules,
    limit: Limit,
    *,
    lines: int,
    threads: int,
    svg: Path | None = None,
    save: Path | None = None,
) -> None:
    """Analyse a position text, ``start``, or the games of a file."""
    compile_first("brandubh.engine.engine")
    console = Screen()
    if _is_file(what):
        if svg is not None:
            raise BrandubhError("picture-of-game")
        _games(Path(what), rules, limit, threads, console, save)
        return
    board = read_board(what, rules)
    board.check()
    console.print(render(board))
    outcome = board.outcome()
    if outcome is not None:
        console.print(str(outcome))
        return
    infos = _position(board, limit, lines, threads, console)
    if svg is not None:
        arrows = [
            pictures.Arrow(info.pv[0].origin, info.pv[0].target, COLORS[min(n, 2)]) for n, info in enumerate(infos)
        ]
        write(svg, pictures.board(board, arrows=arrows[::-1], size=480))


def _position(board: Board, limit: Limit, lines: int, threads: int, console: Screen) -> list[Info]:
    engine = Engine(board.rules, threads=threads, hash_mb=256, tables=open_tables())
    shown: dict[int, Info] = {}

    with live() as show:

        def on_info(info: Info) -> None:
            shown[info.multipv] = info
            show(table(board, [shown[number] for number in sorted(shown)], engine))

        infos = engine.analyse(board, limit, multipv=lines, on_info=on_info)
    console.print(table(board, infos, engine))
    return infos


def table(board: Board, infos: Sequence[Info], engine: Engine) -> Table:
    """Lines with their scores, seen from the side to move."""
    first = infos[0]
    title = (
        f"depth {first.depth}/{first.seldepth}, {first.nodes / 1e6:.1f} million nodes, {first.nps / 1e6:.1f} a second"
    )
    shown = Table("score", "chance", "line", title=title, title_justify="left")
    for info in infos:
        chance = engine.chance(info.score.of(board.turn))
        shown.add_row(str(info.score), f"{100 * chance:.0f} %", " ".join(map(str, info.pv[:12])))
    return shown


def _is_file(what: str) -> bool:
    try:
        return Path(what).is_file()
    except (OSError, ValueError):
        return False  # too long for a name, so it is a text


def _games(path: Path, rules: Rules, limit: Limit, threads: int, console: Screen, save: Path | None) -> None:
    """Review each game of a file; one with a mistake is named and passed over."""

    def report(error: RecordError) -> None:
        console.print(str(error), style="red", highlight=False)

    judged = ""
    if save is not None:
        check_place(save)
    try:
        with path.open(encoding="utf-8") as file:
            for game in read_games(file, rules=rules, on_error=report, name=str(path)):
                console.print(f"\n{game!r}", style="bold", highlight=False)
                _review(game, limit, threads, console)
                judged += write_game(game) + "\n"
                if save is not None:
                    write(save, judged)  # after each game: Ctrl-C loses no more than one
    except OSError as error:
        raise BrandubhError("cannot-read", file=str(path), reason=file_trouble(error)) from None


def _review(game: Game, limit: Limit, threads: int, console: Screen) -> None:
    """Write the engine's score beside each move of a game, with the better move where there was one."""
    engine = Engine(game.rules, threads=threads, hash_mb=256, tables=open_tables())
    review = Review(game.board())
    nodes = game.root.line()
    number = ""
    for board in review.positions():
        outcome = board.outcome()
        reviewed = review.add(Worth.of(board, engine.analyse(board, limit)[0] if outcome is None else None))
        if reviewed is not None:
            node = next(nodes)
            if outcome is None:
                node.evaluation = reviewed.after.score.evaluation()
            remark = Text()
            if reviewed.better:
                remark = Text.assemble(f"better {reviewed.better[0]} ", bold(MARKS[reviewed.judgement]))
                node.symbols = [SYMBOLS[reviewed.judgement]]
            score = str(node.evaluation or outcome or "")
            console.print(f"{number:>4} {reviewed.text:14} {score:>8} ", remark, highlight=False)
        number = f"{board.move_number}{'.' if board.turn is Side.ATTACKERS else '…'}"
