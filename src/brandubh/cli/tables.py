"""``brandubh tables …``: tables of perfect play, built, listed, checked and asked."""

import json
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from brandubh.board import Board
from brandubh.bulk.executor import open_executor
from brandubh.bulk.folders import tables_folder
from brandubh.cli.progress import bar, compile_first
from brandubh.cli.screen import Screen, counted, put
from brandubh.errors import BrandubhError
from brandubh.rules import DOCUMENTED, PRESETS, Rules
from brandubh.tablebase import TableError
from brandubh.tablebase.build import State, build_up_to
from brandubh.tablebase.material import board_rules, rules_names
from brandubh.tablebase.table_file import read_path
from brandubh.tablebase.tables import Tables, Verdict, open_tables
from brandubh.tablebase.verify import to_check, verify


def build_command(
    rules: Rules, men: int, folder: Path | None, *, workers: int, cluster: str | None, as_json: bool = False
) -> None:
    """Build the tables up to ``men`` pieces, with a progress bar, and say which there are now."""
    compile_first("brandubh.tablebase.build")
    folder = folder or tables_folder()
    with bar("building", 1.0, percent=True, remaining=False) as shown, open_executor(workers, cluster) as executor:

        def report(state: State) -> None:
            at_work = " ".join(map(str, state.at_work)) or "done"
            seconds = state.seconds_left
            left = "" if seconds is None or not state.at_work else f"about {_duration(seconds)} left"
            shown.at(state.done / state.total, doing=at_work, remark=left)

        try:
            build_up_to(folder, rules, men, executor, report, at_once=workers if cluster is None else None)
        except KeyboardInterrupt:
            shown.say("Interrupted. The same command goes on from here.")
            raise
    info_command(rules, folder, as_json=as_json)


def _duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


def info_command(rules: Rules | None, folder: Path | None, *, as_json: bool = False) -> None:
    """Say which tables there are."""
    tables = _as_they_are(folder)
    wanted = [rules] if rules is not None else _distinct_presets(tables)
    if as_json:
        print(json.dumps([_info_json(tables, each) for each in wanted]))
        return
    console = Screen()
    for each in wanted:
        _print_headers(console, tables, each)
        for error in tables.bad(each):
            console.print(_sentence(str(error)), highlight=False, soft_wrap=True)
    others = [] if rules is not None else _others(tables.folder)
    if others:
        ids = ", ".join(sorted(set(others)))
        console.print(
            f"{counted(len(others), 'table')} of other rules, with the ids {ids}: name them with --rules FILE."
        )
    console.print(f"In {tables.folder}", highlight=False, soft_wrap=True)


def _as_they_are(folder: Path | None) -> Tables:
    """The tables of a folder, of which none is built for this."""
    if folder is None:
        return Tables(tables_folder())
    return open_tables(folder)


def _others(folder: Path) -> list[str]:
    """The rules ids of those tables in a folder that belong to no preset."""
    named = filter(None, map(read_path, folder.glob("*.table")))
    return [rules_id for rules_id, _ in named if not rules_names(rules_id)]


def _distinct_presets(tables: Tables) -> list[Rules]:
    """One ruleset for each set of tables; of those that are in none of the five documents only what has some here."""
    shown = [rules for name, rules in PRESETS.items() if name in DOCUMENTED or tables.largest(rules)]
    return list({board_rules(rules).rules_id: rules for rules in reversed(shown)}.values())[::-1]


def _names(rules: Rules) -> str:
    return ", ".join(rules_names(board_rules(rules).rules_id)) or rules.name


def _print_headers(console: Screen, tables: Tables, rules: Rules) -> None:
    headers = tables.headers(rules)
    if not headers:
        console.print(f"No tables for {_names(rules)} yet.", highlight=False)
        return
    title = f"{_names(rules)}: up to {tables.most_pieces(rules)} men"
    grid = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for heading in ("men", "positions", "attackers", "defenders", "neither", "plies", "bytes", "bits"):
        grid.add_column(heading, justify="left" if heading == "men" else "right")
    for header in headers:
        positions = 2 * header.positions
        counts = [sum(side[kind] for side in header.counts) for kind in range(3)]
        grid.add_row(
            f"{header.material.pieces}: {header.material}",
            f"{positions:,}",
            *(_share(number, positions) for number in counts),
            f"{header.longest}",
            f"{header.size:,}",
            f"{8 * header.size / positions:.2f}",
        )
    total = 2 * sum(header.positions for header in headers)
    size = sum(header.size for header in headers)
    grid.add_section()
    grid.add_row("in all", f"{total:,}", "", "", "", "", f"{size:,}", f"{8 * size / total:.2f}")
    console.print(grid)


def _share(number: int, positions: int) -> str:
    if number == 0:
        return "none"
    return f"{100 * number / positions:.1f} %" if number >= positions / 2000 else f"{number:,}"


def _info_json(tables: Tables, rules: Rules) -> dict[str, Any]:
    return {
        "rules": rules_names(board_rules(rules).rules_id) or [rules.name],
        "rules_id": board_rules(rules).rules_id,
        "men": tables.most_pieces(rules),
        "tables": [
            {
                "attackers": header.material.attackers,
                "defenders": header.material.defenders,
                "positions": 2 * header.positions,
                "longest": header.longest,
                "bytes": header.size,
                "generator": header.generator,
            }
            for header in tables.headers(rules)
        ],
        "bad": [str(error) for error in tables.bad(rules)],
    }


def verify_command(rules: Rules | None, folder: Path | None, sample: int, *, as_json: bool = False) -> None:
    """Check all tables; the first that is wrong ends it with an error."""
    try:
        tables, checked, total = _verify(rules, folder, sample)
    except TableError as error:
        if as_json:
            print(json.dumps({"folder": str(folder or tables_folder()), "right": False, "error": str(error)}))
        raise
    if as_json:
        print(json.dumps({"folder": str(tables.folder), "tables": checked, "positions": total, "right": True}))
        return
    are, follow = ("is" if checked == 1 else "are"), ("follows" if total == 1 else "follow")
    put(f"{counted(checked, 'table')} {are} right: {counted(total, 'position')} {follow} from their moves.")


def _verify(rules: Rules | None, folder: Path | None, sample: int) -> tuple[Tables, int, int]:
    """Check all tables; how many there are, and how many positions were looked at."""
    tables = _as_they_are(folder)
    wanted = [rules] if rules is not None else _distinct_presets(tables)
    for error in (error for each in wanted for error in tables.bad(each)):
        raise error
    checks = [(each, header.material) for each in wanted for header in tables.headers(each)]
    if not checks:
        others = [] if rules is not None else _others(tables.folder)
        of_others = (
            f"; {counted(len(others), 'table')} of other rules can be checked with --rules FILE" if others else ""
        )
        raise BrandubhError(f"there are no tables to check in {tables.folder}{of_others}")
    compile_first("brandubh.tablebase.verify")
    total = sum(to_check(material, sample) for _, material in checks)
    with bar("checking", total, percent=True) as shown:
        for each, material in checks:
            shown.step(0, doing=f"checking {each.name} {material}")
            verify(tables.folder, each, material, sample=sample, on_done=shown.step)
    return tables, len(checks), total


def probe_command(board: Board, folder: Path | None, *, as_json: bool = False) -> None:
    """Say who wins a position, and what each move is worth."""
    board.check()
    tables = open_tables(folder)
    verdict = tables.probe(board)
    moves = tables.probe_moves(board)
    line = tables.mainline(board)
    if as_json:
        report = {
            "fen": board.fen(),
            "rules": board.rules.name,
            **_verdict_json(verdict),
            "moves": [{"move": board.text(each.move), **_verdict_json(each.verdict)} for each in moves],
            "mainline": [str(move) for move in line],
        }
        print(json.dumps(report))
        return
    console = Screen()
    console.print(f"{_sentence(str(verdict))}", highlight=False)
    for verdict, group in groupby(moves, key=lambda each: each.verdict):
        texts = "  ".join(board.text(each.move) for each in group)
        console.print(f"  {verdict!s:32} {texts}", highlight=False, soft_wrap=True)
    if line:
        console.print(f"Best play: {' '.join(map(str, line))}", highlight=False, soft_wrap=True)


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:] + "."


def _verdict_json(verdict: Verdict) -> dict[str, Any]:
    return {"winner": verdict.winner, "distance": verdict.distance, "certain": verdict.certain}
