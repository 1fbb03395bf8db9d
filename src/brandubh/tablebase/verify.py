"""Checking finished tables, apart from how they were built: bytes against checksums, values against each other."""

from collections.abc import Callable
from pathlib import Path

import numpy as np

from brandubh.notation import Placement, format_position
from brandubh.pieces import SIDES
from brandubh.rules import Rules
from brandubh.tablebase.core.checking import first_wrong
from brandubh.tablebase.core.index import unrank
from brandubh.tablebase.core.shape import shape
from brandubh.tablebase.errors import TableError
from brandubh.tablebase.material import Material
from brandubh.tablebase.table_file import TableFile, table_path, value_addresses

CHUNK = 1 << 18
FULL_UP_TO = 20_000_000
"""Tables of no more positions a side are checked in full; of larger ones, as many positions taken at random."""

OnDone = Callable[[int], None]
"""Called with the number of positions checked since the last call."""


def to_check(material: Material, sample: int = FULL_UP_TO) -> int:
    """How many positions of a table, both sides together, are checked."""
    return 2 * min(material.positions, sample)


def verify(
    folder: Path, rules: Rules, material: Material, *, sample: int = FULL_UP_TO, on_done: OnDone | None = None
) -> None:
    """Check a table and how it follows from the smaller ones; raises :class:`TableError` if anything is wrong."""
    files = [TableFile(table_path(folder, rules, each), rules, each) for each in (material, *material.smaller)]
    if not files[0].is_intact():
        raise TableError(f"{files[0].path} is damaged (its bytes do not agree with their checksum): build it again")
    values = {file.header.material: file.values() for file in files}  # kept alive, since only their addresses go on
    tables = value_addresses(values)
    rng = np.random.default_rng()
    for side in (0, 1):
        if material.positions <= sample:
            places = np.arange(material.positions)
        else:
            places = np.sort(rng.integers(0, material.positions, sample))
        for start in range(0, len(places), CHUNK):
            chunk = places[start : start + CHUNK]
            wrong = first_wrong(shape(), tables, *material, side, chunk, rules.flags)
            if wrong >= 0:
                position = format_position(Placement(*unrank(shape(), *material, wrong)), SIDES[side])
                raise TableError(f"{files[0].path} is wrong about {position}")
            if on_done is not None:
                on_done(len(chunk))
