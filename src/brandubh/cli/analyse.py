"""``brandubh analyse``: the best lines of a position, or the judged moves of a game."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from brandubh.board import Board
from brandubh.bulk.whole_file import check_place
from brandubh.cli.options import read_board, write
from brandubh.cli.progress import compile_first, live
from brandubh.engine.engine import Engine
from brandubh.engine.limits import Limit
from brandubh.engine.score import Info
from brandubh.errors import BrandubhError, RecordError, reason
from brandubh.game import Game
from brandubh.pictures import svg as pictures
from brandubh.pictures.text import render
from brandubh.pieces import Side
from brandubh.record import read_games, write_game
from brandubh.record.writing import move_number
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
    console = Console()
    if _is_file(what):
        if svg is not None:
            raise BrandubhError("a picture is drawn of a position, not of a game file: leave out --svg")
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


def _position(board: Board, limit: Limit, lines: int, threads: int, console: Console) -> list[Info]:
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


def _games(path: Path, rules: Rules, limit: Limit, threads: int, console: Console, save: Path | None) -> None:
    """Judge each game of a file; one with a mistake is named and passed over."""

    def report(error: RecordError) -> None:
        console.print(str(error), style="red", highlight=False, markup=False)

    judged = ""
    if save is not None:
        check_place(save)
    try:
        with path.open(encoding="utf-8") as file:
            for game in read_games(file, rules=rules, on_error=report, name=str(path)):
                console.print(f"\n{game!r}", style="bold", highlight=False, markup=False)
                _judge(game, limit, threads, console)
                judged += write_game(game) + "\n"
                if save is not None:
                    write(save, judged)  # after each game: Ctrl-C loses no more than one
    except OSError as error:
        raise BrandubhError(f"{path}: {reason(error)}") from None


def _judge(game: Game, limit: Limit, threads: int, console: Console) -> None:
    """Write the engine's score beside each move of a game, with the better move where there was one."""
    engine = Engine(game.rules, threads=threads, hash_mb=256, tables=open_tables())
    board = game.board(game.root)
    before = engine.analyse(board, limit) if board.outcome() is None else []
    for node in game.root.line():
        assert node.move is not None
        mover, text = board.turn, board.text(node.move)
        number = f"{move_number(board)}{'.' if mover is Side.ATTACKERS else '…'}"
        best, hoped = before[0].pv[0], engine.chance(before[0].score.of(mover))
        board.push(node.move)
        after = engine.analyse(board, limit) if board.outcome() is None else []
        if after:
            node.evaluation = after[0].score.evaluation()
        outcome = board.outcome()
        if after:
            got = engine.chance(after[0].score.of(mover))
        else:
            got = 0.5 if outcome is None or outcome.winner is None else float(outcome.winner is mover)
        lost = hoped - got
        remark = ""
        if best is not node.move and lost > 0.1:
            remark = f"better {best}" + (" [bold]??[/bold]" if lost > 0.3 else " ?")
            node.symbols = [4 if lost > 0.3 else 2]
        score = str(node.evaluation or outcome or "")
        console.print(f"{number:>4} {text:14} {score:>8}  {remark}", highlight=False)
        before = after
