"""``brandubh solve``: questions answered, certificates written, and the campaign about the start position."""

import functools
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.table import Table

from brandubh.board import Board
from brandubh.bulk.folders import data_folder
from brandubh.bulk.whole_file import check_place
from brandubh.cli.options import check_output, print_lines, read_board
from brandubh.cli.progress import compile_first, live
from brandubh.cli.screen import Screen, counted, in_seconds, put, speed
from brandubh.cli.verify import entries_of
from brandubh.errors import BrandubhError
from brandubh.pieces import Side
from brandubh.rules import Rules
from brandubh.solver.certificate import certificate_lines, write_certificate
from brandubh.solver.errors import SavedSearchError
from brandubh.solver.saved_search import resume, save
from brandubh.solver.solver import Answer, Progress, Solver, Verdict, make_transpositions
from brandubh.solver.start_position import Campaign, Question
from brandubh.tablebase import open_tables

SAVE_EVERY = 300.0
"""Seconds between two savings of a search."""
_INTERRUPTED = "it was interrupted"
_UNITS = {"s": 1.0, "m": 60.0, "h": 3600.0}


def seconds_of(text: str) -> float:
    """The seconds of a time such as ``90``, ``90s``, ``10m`` or ``2h``.

    >>> seconds_of("10m")
    600.0
    """
    number, unit = (text[:-1], text[-1]) if text[-1:] in _UNITS else (text, "s")
    try:
        value = float(number) * _UNITS[unit]
    except ValueError:
        value = -1.0
    if not 0 < value < float("inf"):
        raise BrandubhError("time", text=text)
    return value


def solve_command(
    position: str,
    rules: Rules,
    *,
    side: str | None = None,
    memory: float = 1.0,
    limit: str | None = None,
    threads: int = 1,
    tables: Path | None = None,
    certificate: Path | None = None,
    save_to: Path | None = None,
    folder: Path | None = None,
    as_json: bool = False,
) -> None:
    """Answer a question about a position, or go on with the campaign if the position is ``start`` and no option asks
    one question about it.
    """
    if side is not None and side not in list(Side):
        raise BrandubhError("side", text=side)
    seconds = None if limit is None else seconds_of(limit)
    one_question = position != "start" or side is not None or certificate is not None or save_to is not None
    if one_question and folder is not None:
        raise BrandubhError("folder-without-start")
    board = read_board(position, rules)
    to_output = check_output("--certificate", certificate, as_json=as_json)
    check_output("--save", save_to, read_again=True)
    places = [place for place in (None if to_output else certificate, save_to) if place is not None]
    for place in places:
        check_place(place)
    if len({place.resolve() for place in places}) < len(places):
        raise BrandubhError("two-files")
    compile_first("brandubh.solver.solver")
    make_transpositions(memory)  # Too much is refused before any work; memory that is not used yet costs nothing.
    new_solver = functools.partial(Solver, memory=memory, threads=threads, tables=open_tables(tables))
    if not one_question:
        place = folder or data_folder() / "campaigns" / rules.rules_id
        _campaign(Campaign(place, rules), new_solver, seconds, as_json=as_json)
        return
    solver = new_solver(board, None if side is None else Side(side))
    answer = _solve(solver, seconds, save_to)
    # The answer is printed before anything is written, which might fail.
    console = Screen(highlight=False, quiet=as_json, stderr=to_output)
    _say(console, solver, answer)
    if as_json:
        print(json.dumps(_to_json(solver, answer)))
    try:
        if certificate is not None:
            _certify(console, answer, None if to_output else certificate)
    finally:
        if save_to is not None:
            save(solver, save_to)
            console.print(f"The search is kept in {save_to}", soft_wrap=True)
    if answer.reason == _INTERRUPTED:
        raise KeyboardInterrupt


def _solve(solver: Solver, seconds: float | None, save_to: Path | None) -> Answer:
    """Solve with live progress, going on from a saved search and saving now and then, but not at the end."""
    if save_to is not None and save_to.exists():
        resume(solver, save_to)
    until = None if seconds is None else time.monotonic() + seconds
    with live() as show:
        try:
            while True:
                left = None if until is None else max(until - time.monotonic(), 0.0)
                part = left if save_to is None else min(SAVE_EVERY, SAVE_EVERY if left is None else left)
                answer = solver.run(part, on_progress=lambda progress: show(_progress_line(progress)))
                if answer.verdict is not Verdict.UNKNOWN or part == left:
                    return answer
                if save_to is not None:
                    try:
                        save(solver, save_to)
                    except SavedSearchError as error:
                        # The disk may have room again later; the search need not end for it.
                        put(f"brandubh: {error}; the search goes on", to_stderr=True)
        except KeyboardInterrupt:
            return Answer(Verdict.UNKNOWN, solver.progress(), reason=_INTERRUPTED)


def _certify(console: Screen, answer: Answer, path: Path | None) -> None:
    """Write the certificate, to standard output without a path."""
    strategy = answer.strategy
    if strategy is None:
        console.print("There is no certificate to write.")
        return
    claim = strategy.claim()
    rows = strategy.rows.tolist()
    if path is None:
        print_lines(certificate_lines(claim, rows))
    else:
        write_certificate(path, claim, rows)
    console.print(f"The certificate has {entries_of(claim)}{'' if path is None else f': {path}'}", soft_wrap=True)


def _progress_line(progress: Progress) -> str:
    return (
        f"{progress.doing}: proof number {progress.proof:,}, disproof number {progress.disproof:,}; "
        f"{progress.nodes:,} positions, {progress.speed:,.0f} a second, table {progress.fullness:.0%} full"
    )


def _say(console: Screen, solver: Solver, answer: Answer) -> None:
    progress = answer.progress
    can = {Verdict.PROVEN: "can", Verdict.DISPROVEN: "cannot"}
    if answer.verdict in can:
        verdict = f"{answer.verdict}: the {solver.side} {can[answer.verdict]} force a win on the board"
    else:
        verdict = f"{answer.verdict}: whether the {solver.side} can force a win on the board is not settled"
    console.print(f"{verdict}{f' ({answer.reason})' if answer.reason else ''}.", soft_wrap=True)
    console.print(
        f"{counted(progress.nodes, 'position')} in {in_seconds(progress.seconds)}, "
        f"{speed(progress.nodes, progress.seconds)}; table {progress.fullness:.1%} full.",
        soft_wrap=True,
    )
    if answer.strategy is not None:
        line = answer.strategy.line()
        if line:
            console.print(solver.board.variation_text(line), soft_wrap=True)


def _to_json(solver: Solver, answer: Answer) -> dict[str, Any]:
    progress = answer.progress
    line = [] if answer.strategy is None else answer.strategy.line()
    return {
        "fen": solver.board.fen(),
        "rules": solver.board.rules.name,
        "side": solver.side.value,
        "verdict": answer.verdict.value,
        "reason": answer.reason or None,
        "positions": progress.nodes,
        "seconds": round(progress.seconds, 6),
        "line": solver.board.copy(stack=False).line_text(line),
    }


def _campaign(
    campaign: Campaign,
    new_solver: Callable[[Board, Side], Solver],
    seconds: float | None,
    *,
    as_json: bool = False,
) -> None:
    """Work at the questions in turns until all are answered, the time is up, or Ctrl-C; then report."""
    with live() as show:
        remarks = campaign.check(lambda question: show(f"checking the certificate {question.name}"))
    for remark in remarks:
        put(f"brandubh: {remark}", to_stderr=True)
    until = None if seconds is None else time.monotonic() + seconds
    campaign.store()
    ended = "It ended with an error."
    interrupted = False
    try:
        with live(_report(campaign)) as show:
            for question in campaign.turns():
                part = question.slice
                if until is not None:
                    part = min(part, until - time.monotonic())
                    if part <= 0:
                        ended = "The time is up."
                        break

                def report(progress: Progress, question: Question = question) -> None:
                    show(Group(_report(campaign, question, progress), "", _progress_line(progress)))

                campaign.work(question, part, new_solver, report)
            else:
                ended = "All questions are answered."
    except KeyboardInterrupt:
        ended = "It was interrupted."
        interrupted = True
    finally:
        if as_json:
            print(json.dumps(_campaign_json(campaign, interrupted=interrupted)))
        out = Screen(highlight=False, quiet=as_json)
        out.print(_report(campaign), "")
        out.print(f"The start position: {campaign.verdict()}.")
        out.print(f"{ended} The campaign is kept in {campaign.folder}", soft_wrap=True)
        if any(question.open for question in campaign.questions):
            out.print("The same command goes on from here.")
    if interrupted:
        raise KeyboardInterrupt


def _campaign_json(campaign: Campaign, *, interrupted: bool) -> dict[str, Any]:
    return {
        "folder": str(campaign.folder),
        "verdict": str(campaign.verdict()),
        "interrupted": interrupted,
        "questions": [
            {
                "move": str(question.move),
                "side": str(question.side),
                "verdict": question.verdict,
                "positions": question.nodes,
                "seconds": round(question.seconds, 3),
            }
            for question in campaign.questions
        ],
    }


_ANSWERS = {Verdict.PROVEN.value: "yes", Verdict.DISPROVEN.value: "no", Verdict.UNKNOWN.value: "not known yet"}


def _report(campaign: Campaign, at_work: Question | None = None, progress: Progress | None = None) -> Table:
    """The questions of a campaign and their answers, no wider than 80 columns."""
    table = Table(box=None, pad_edge=False)
    for name in ("after", "question", "answer"):
        table.add_column(name, no_wrap=True)
    for name in ("positions", "time"):
        table.add_column(name, no_wrap=True, justify="right")
    for question in campaign.questions:
        now = progress if question is at_work else None
        table.add_row(
            f"1. {question.move}",
            f"can the {question.side} force a win?",
            "searching" if now else _ANSWERS[question.verdict],
            f"{now.nodes if now else question.nodes:,}",
            _clock(now.seconds if now else question.seconds),
        )
    return table


def _clock(seconds: float) -> str:
    """Hours, minutes and seconds.

    >>> _clock(3725.4)
    '1:02:05'
    """
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
