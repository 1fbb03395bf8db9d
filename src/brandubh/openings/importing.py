"""Games from files into the openings: what is counted, what is left out, and what is wrong with a file."""

import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from brandubh.bulk.text_file import as_text, open_bytes
from brandubh.errors import BrandubhError, RecordError, file_trouble
from brandubh.game import Game
from brandubh.openings.store import PLIES, Played, Sources, Store
from brandubh.record import read_csv, read_games
from brandubh.rules import Rules

BATCH = 10_000
"""Games in a transaction: a kill costs the reading of as many."""
MOST_MOVES = 5000
"""A longer game is no game that somebody played."""


@dataclass(slots=True)
class Tally:
    """What became of the games of some files."""

    added: int = 0
    known: int = 0
    """Games that had been counted before."""
    unfinished: int = 0
    elsewhere: int = 0
    """Games that begin with a position of their own."""
    broken: int = 0
    unreadable: int = 0
    """Files that could not be read, or not to their end."""
    share: float = 0.0
    """How much of the files has been read, from 0 to 1."""


def played(game: Game, sources: Sources, tally: Tally) -> Played | None:
    """What is counted of a game; None if it is not counted."""
    if not game.starts_normally():
        tally.elsewhere += 1
        return None
    outcome = game.outcome()
    if outcome is None:
        tally.unfinished += 1
        return None
    moves = tuple(game.mainline())
    text = json.dumps([game.rules.rules_id, sorted(game.headers.items()), outcome.result(), *map(str, moves)])
    return Played(game.rules, moves, outcome.winner, sources.of(text))


def import_files(
    store: Store,
    paths: Sequence[Path],
    rules: Rules,
    *,
    plies: int = PLIES,
    batch: int = BATCH,
    say: Callable[[str], None] = lambda _: None,
    on_tally: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """Count the games of game files and lists of games; ``rules`` are those of games that do not name their own.

    What is wrong with a game or a file is said, and the rest is counted.
    """
    tally = Tally()
    sizes = [_size(path) for path in paths]
    for number, path in enumerate(paths):
        try:
            for done, some in _batches(path, rules, tally, say, batch):
                added = store.add(some, plies=plies)
                tally.added += added
                tally.known += len(some) - added
                tally.share = (sum(sizes[:number]) + done) / (sum(sizes) or 1)
                on_tally(tally)
        except (OSError, UnicodeDecodeError, BrandubhError) as error:
            tally.unreadable += 1
            say(f"{path}: {error if isinstance(error, BrandubhError) else file_trouble(error)}")
    return tally


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _batches(
    path: Path, rules: Rules, tally: Tally, say: Callable[[str], None], size: int
) -> Iterator[tuple[int, list[Played]]]:
    """The games of a file that can be counted, some at a time, each time with how many bytes have been read."""

    def report(error: RecordError) -> None:
        tally.broken += 1
        say(str(error))

    sources = Sources()
    with open_bytes(path) as raw:
        file = as_text(raw)
        if path.suffix.lower() == ".csv":
            games = read_csv(file, rules=rules, on_error=report, name=str(path))
        else:
            games = read_games(file, rules=rules, on_error=report, name=str(path), most_moves=MOST_MOVES)
        counted = filter(None, (played(game, sources, tally) for game in games))
        while some := list(itertools.islice(counted, size)):
            yield raw.tell() if raw.seekable() else 0, some
