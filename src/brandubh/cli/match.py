"""``brandubh match``: two engines against each other, with the score as it grows and what it proves."""

import contextlib
import json
import math
from pathlib import Path

from brandubh.cli.options import check_output, make_place, print_data, take_inputs
from brandubh.cli.progress import bar, compile_first, live
from brandubh.cli.screen import counted, put
from brandubh.engine.matches.elo import PlayedGame, Sprt, Tally
from brandubh.engine.matches.openings import balanced_openings, read_openings, search_evaluator
from brandubh.engine.matches.play import Control, check_contestants, run_match
from brandubh.errors import BrandubhError, file_trouble
from brandubh.record import write_game
from brandubh.rules import WTF, Rules


def read_control(
    movetime: int | None = None, depth: int | None = None, nodes: int | None = None, tc: str | None = None
) -> Control:
    """The limits of the options: ``movetime`` in milliseconds, ``tc`` like ``10+0.1``; 100 ms a move if none is given.

    >>> str(read_control()), str(read_control(depth=4, tc="10+0.1"))
    ('0.1 s a move', 'depth 4, 10 s a game, 0.1 s increment')
    """
    if movetime is None and depth is None and nodes is None and tc is None:
        movetime = 100
    base, increment = Control.read_clock(tc) if tc is not None else (None, 0.0)
    return Control(depth, nodes, None if movetime is None else movetime / 1000, base, increment)


def match_command(
    engine_a: str,
    engine_b: str,
    control: Control,
    *,
    rules: Rules = WTF,
    games: int = 100,
    openings: Path | None = None,
    concurrency: int = 1,
    sprt: str | None = None,
    save: Path | None = None,
    seed: int = 0,
    as_json: bool = False,
) -> None:
    """Play, show progress on standard error, and print the tally. Games are added to the end of the file ``save``."""
    to_output = check_output("--save", save, as_json=as_json)
    take_inputs(openings)
    compile_first("brandubh.engine.engine")
    with live("Asking the engines for their names …"):
        check_contestants(engine_a, engine_b)  # before the openings, which take longer
    test = Sprt.from_text(sprt) if sprt is not None else None
    pairs = (games + 1) // 2
    if openings is not None:
        boards = read_openings(openings, rules)
    else:
        with live("Looking for balanced openings …"):
            boards = balanced_openings(rules, pairs, seed=seed, evaluator=search_evaluator(rules))
    if 0 < len(boards) < pairs:
        are = "There is" if len(boards) == 1 else "There are"
        put(
            f"{are} {counted(len(boards), 'opening')} for {counted(pairs, 'pair')} of games: used again as needed.",
            to_stderr=True,
        )
    with contextlib.ExitStack() as stack:
        try:
            file = None
            if save is not None and not to_output:
                make_place(save)
                file = stack.enter_context(save.open("a", encoding="utf-8"))
        except OSError as error:
            raise BrandubhError("cannot-write", file=str(save), reason=file_trouble(error)) from None
        shown = stack.enter_context(bar("games", 2 * pairs))

        def on_game(played: PlayedGame, tally: Tally) -> None:
            number = len(tally.games)
            if file is not None:
                file.write(write_game(played.game) + "\n")
                file.flush()
            if to_output:
                print_data(write_game(played.game) + "\n")
            shown.at(number, remark=tally.short())
            if played.fault:
                shown.say(f"game {number}: {played.reason}")
            if not shown.is_shown and number % math.ceil(2 * pairs / 20) == 0:
                shown.say(f"{number}/{2 * pairs}  {tally.short()}")

        tally = run_match(
            engine_a,
            engine_b,
            control=control,
            games=games,
            rules=rules,
            openings=boards,
            concurrency=concurrency,
            sprt=test,
            on_game=on_game,
        )
    put(json.dumps(tally.to_dict()) if as_json else tally, to_stderr=to_output)
    if tally.interrupted:
        raise KeyboardInterrupt
