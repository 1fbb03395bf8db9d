"""``brandubh openings …``: what is known of the first moves, built and shown."""

import asyncio
import json
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.table import Table

from brandubh.board import Board
from brandubh.bulk.executor import open_executor
from brandubh.bulk.folders import data_folder, openings_folder
from brandubh.cli.options import check_output, take_inputs
from brandubh.cli.progress import Bar, bar, compile_first
from brandubh.cli.screen import Screen, counted, put
from brandubh.cli.speech import said
from brandubh.errors import BrandubhError
from brandubh.openings.explorer import Explored, ExploredMove, Explorer, Opinion
from brandubh.openings.importing import Tally, import_files
from brandubh.openings.proofs import Proofs
from brandubh.openings.search import Plan, State, run
from brandubh.openings.store import Counts, Store
from brandubh.openings.verdicts import SHIPPED, Journal
from brandubh.pieces import Side
from brandubh.rules import Rules
from brandubh.tablebase import open_tables

# Building


def build_command(
    files: Sequence[Path],
    rules: Rules,
    *,
    plies: int,
    proofs: Sequence[Path],
    data: Path | None,
    server: bool,
    as_json: bool = False,
) -> int:
    """Count games of files and of the server here, and take in proofs; the exit status: 1 if some of it is wrong, 2 if
    a file cannot be read.
    """
    take_inputs(*files)
    compile_first("brandubh.openings.lines")
    folder = openings_folder(data)
    store = Store(folder)
    tally = Tally()
    own = 0
    if files:
        tally = _import(store, files, rules, plies, quiet=as_json)
    games = data or data_folder()
    if server and (games / "brandubh.sqlite").exists():
        own = _count_own(games, store, plies)
        if not as_json:
            put(f"{games}: {counted(own, 'finished game')} more")
    taken = [_take_in(Proofs(folder), path, quiet=as_json) for path in _certificates(proofs)]
    if as_json:
        report = {
            "file": str(store.path),
            "games": store.games(),
            "added": tally.added,
            "known": tally.known,
            "unfinished": tally.unfinished,
            "elsewhere": tally.elsewhere,
            "broken": tally.broken,
            "unreadable": tally.unreadable,
            "server": own,
            "proofs": taken.count(0),
        }
        print(json.dumps(report))
    else:
        put(f"{store.path}: {counted(store.games(), 'game')}")
    return max([2 * bool(tally.unreadable), int(bool(tally.broken)), *taken])


def _import(store: Store, files: Sequence[Path], rules: Rules, plies: int, *, quiet: bool) -> Tally:
    with bar("counting games", 1.0, percent=True) as shown:
        try:
            tally = import_files(
                store,
                files,
                rules,
                plies=plies,
                say=shown.say,
                on_tally=lambda tally: shown.at(tally.share, remark=counted(tally.added, "game")),
            )
        except KeyboardInterrupt:
            shown.say("Interrupted. What was counted is kept; the same command goes on from here.")
            raise
    left_out = {
        "counted before": tally.known,
        "not finished": tally.unfinished,
        "from another position": tally.elsewhere,
        "with mistakes": tally.broken,
    }
    rest = "".join(f"; {number} {what}" for what, number in left_out.items() if number)
    if not quiet:
        put(f"{counted(tally.added, 'game')} counted{rest}")
    return tally


def _count_own(data: Path, store: Store, plies: int) -> int:
    """Count the finished games of a data folder."""
    from brandubh.server.data_folder import prepare
    from brandubh.server.database import Database
    from brandubh.server.openings.counting import count_finished
    from brandubh.server.settings import Settings

    settings = Settings(data=data)
    prepare(settings)

    async def count() -> int:
        database = Database(settings.database)
        try:
            return await count_finished(database, store, plies=plies, settled=0)
        finally:
            await database.close()

    return asyncio.run(count())


def _certificates(paths: Iterable[Path]) -> Iterable[Path]:
    for path in paths:
        yield from sorted(path.glob("*.txt.gz")) if path.is_dir() else [path]


def _take_in(proofs: Proofs, path: Path, *, quiet: bool) -> int:
    """Take in a certificate; the exit status."""
    compile_first("brandubh.solver.verification")
    try:
        claim = proofs.add(path)
    except BrandubhError as error:
        put(f"{path}: {said(error)}", to_stderr=True)
        return 2 if error.code == "cannot-read" else 1
    can = "win" if claim.proven else "cannot force a win"
    if not quiet:
        put(f"{path}: proven, the {claim.side} {can} from {claim.board.fen()}")
    return 0


def search_command(
    rules: Rules,
    plan: Plan,
    *,
    out: Path | None,
    data: Path | None = None,
    workers: int,
    cluster: str | None,
    seconds: float | None = None,
) -> None:
    """Let the engine search the first plies; the same command goes on from where it was."""
    check_output("--out", out, read_again=True)
    compile_first("brandubh.engine.engine")
    journal = Journal(out or openings_folder(data) / SHIPPED)
    until = None if seconds is None else time.monotonic() + seconds
    with bar(f"openings of {rules.name}") as shown, open_executor(workers, cluster) as executor:
        try:
            run(
                rules,
                plan,
                journal,
                executor,
                at_once=workers,
                until=lambda: until is not None and time.monotonic() > until,
                on_state=lambda state: _report(shown, state),
            )
        except KeyboardInterrupt:
            shown.say(f"Interrupted. {journal.path} has what was found; the same command goes on from here.")
            raise
        finally:
            journal.close()
    put(f"{journal.path}: {counted(len(journal.verdicts), 'position')}")


def _report(shown: Bar, state: State) -> None:
    last = "" if state.last is None else f"{state.last.fen}: {state.last.score}, depth {state.last.depth}"
    shown.at(state.done, total=state.total, remark=last)
    if not shown.is_shown and state.last is not None and state.done % 10 == 0:
        shown.say(f"{state.done} of {state.total}: {last}")


# Showing


def show_command(board: Board, *, data: Path | None, as_json: bool) -> None:
    """Say what is known of a position and its moves."""
    board.check()
    explored = Explorer(openings_folder(data)).explore(board, open_tables())
    if as_json:
        print(json.dumps(_to_json(board, explored)))
        return
    console = Screen()
    console.print(board.fen(), highlight=False)
    console.print(_sentence(explored), highlight=False)
    table = Table(box=SIMPLE_HEAD)
    for name in ("move", "games", "attackers", "draw", "defenders", "engine (depth)"):
        table.add_column(name, justify="left" if name[0] in "me" else "right", no_wrap=True)
    for each in explored.moves:
        table.add_row(*_cells(board, each))
    console.print(table)


def _sentence(explored: Explored) -> str:
    counts, opinion = explored.counts, explored.opinion
    parts = [counted(counts.games, "game")]
    if counts.games:
        parts[0] += f": the attackers won {counts.attackers}, the defenders {counts.defenders}, drawn {counts.draws}"
    if opinion is not None:
        parts.append(f"engine: {opinion.score} (depth {opinion.depth})")
    if explored.proven is not None:
        parts.append(f"proven: the {explored.proven} win")
    return "; ".join(parts)


def _cells(board: Board, each: ExploredMove) -> list[str]:
    counts = each.counts
    shares = [_share(number, counts) for number in (counts.attackers, counts.draws, counts.defenders)]
    known = _figure(each.opinion) if each.proven is None else f"proven: the {each.proven} win"
    move = board.text(each.move) + (f" ×{len(each.alike)}" if len(each.alike) > 1 else "")
    return [move, str(counts.games or ""), *shares, known]


def _figure(opinion: Opinion | None) -> str:
    """A score with its owner, who stands better."""
    if opinion is None:
        return ""
    score = max(opinion.score, opinion.score.of(opinion.score.side.other), key=lambda score: score.worth)
    said = f"in {score.wins_in}" if score.centimen is None else f"{score.centimen / 100:+.2f}"
    return f"{score.side} {said} ({opinion.depth})"


def _share(number: int, counts: Counts) -> str:
    return f"{100 * number / counts.games:.0f} %" if counts.games else ""


def _to_json(board: Board, explored: Explored) -> dict[str, Any]:
    return {
        "fen": board.fen(),
        "rules": board.rules.preset or board.rules.name,
        **_known(explored.counts, explored.opinion, explored.proven),
        "line": board.copy(stack=False).line_text(explored.line),
        "moves": [
            {
                "move": board.text(each.move),
                "alike": [str(move) for move in each.alike],
                **_known(each.counts, each.opinion, each.proven),
            }
            for each in explored.moves
        ],
    }


def _known(counts: Counts, opinion: Opinion | None, proven: Side | None) -> dict[str, Any]:
    """Counts, the engine's score as the defenders see it, and who is proven to win."""
    seen = None if opinion is None else opinion.score.of(Side.DEFENDERS)
    return {
        "games": counts.games,
        "attackers": counts.attackers,
        "defenders": counts.defenders,
        "draws": counts.draws,
        "score": None if seen is None else str(seen.evaluation()),
        "depth": None if opinion is None else opinion.depth,
        "proven": None if proven is None else proven.value,
    }
