"""Table files: one for each ruleset and material, compressed in blocks, and never believed unchecked.

A file is a header of 256 bytes, an index for each side to move, and the blocks of each. All numbers are little-endian.

    magic (16 bytes), version, attackers, defenders, longest (4 x u32), positions a side (u64), rules id (16 bytes),
    generator (16 bytes), bytes of blocks for attackers and for defenders to move (2 x u64), numbers of positions won by
    the attackers, by the defenders and by neither, for each side to move (6 x u64), SHA-256 of all that follows the
    header (32 bytes), CRC-32 of the header up to here (u32), zeros

    index: for each block its beginning among the blocks of its side, and its CRC-32 (2 x u32); at last the end and 0
"""

import hashlib
import os
import re
import struct
import weakref
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import lz4.block
import numpy as np
import numpy.typing as npt

from brandubh.bulk.whole_file import replacing
from brandubh.errors import file_trouble
from brandubh.pieces import SIDES
from brandubh.rules import Rules
from brandubh.tablebase.core.lz4 import BLOCK
from brandubh.tablebase.core.probing import ENTRIES, ENTRY_FIELDS, IN_MEMORY, INDEX_BYTES
from brandubh.tablebase.core.shape import MATERIALS, shape
from brandubh.tablebase.core.values import ALREADY_WON
from brandubh.tablebase.errors import FolderError, MissingTableError, TableError
from brandubh.tablebase.material import Material, board_rules, materials

Values = npt.NDArray[np.uint8]

MAGIC = b"Brandubh tables\n"
VERSION = 1
GENERATOR = "brandubh 1"
"""Changed whenever tables come out different; files of another generator are built again."""

MOST_IN_MEMORY = 16 << 20
"""Files of up to so many bytes are read whole, others block by block, which is slower but takes no memory."""

HEADER = 256
_CHUNK = 1 << 20
# Bytes as they are, on Windows too; and no waiting for whoever might write into a pipe of a table's name.
_OPENING = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
_HEADER = struct.Struct("<16s4IQ16s16s2Q6Q32s")


def table_path(folder: Path, rules: Rules, material: Material) -> Path:
    """Where a table is kept."""
    return folder / f"{board_rules(rules).rules_id}-{material}.table"


def read_path(path: Path) -> tuple[str, Material] | None:
    """The rules id and the material in the name of a table file; None if it is not the name of one.

    >>> read_path(Path("525183bd9af77362-3v2.table"))
    ('525183bd9af77362', Material(attackers=3, defenders=2))
    """
    named = re.fullmatch(r"([0-9a-f]{16})-(\d+)v(\d+)\.table", path.name)
    return (named[1], Material(int(named[2]), int(named[3]))) if named else None


def blocks_of(material: Material) -> int:
    """How many blocks a side has."""
    return -(-material.positions // BLOCK)


@dataclass(frozen=True, slots=True)
class Header:
    """The header of a table file."""

    material: Material  # how many men of each side
    rules_id: str  # of the rules on the board
    generator: str  # what made it
    longest: int  # plies of the longest win
    positions: int  # for one side to move
    block_bytes: tuple[int, int]  # for attackers and for defenders to move
    counts: tuple[tuple[int, int, int], tuple[int, int, int]]  # won by attackers, by defenders, by neither
    digest: bytes  # of all bytes behind the header

    def pack(self) -> bytes:
        """The header as bytes."""
        counts = [number for side in self.counts for number in side]
        packed = _HEADER.pack(
            MAGIC,
            VERSION,
            *self.material,
            self.longest,
            self.positions,
            self.rules_id.encode(),
            self.generator.encode(),
            *self.block_bytes,
            *counts,
            self.digest,
        )
        return (packed + struct.pack("<I", zlib.crc32(packed))).ljust(HEADER, b"\0")

    @classmethod
    def unpack(cls, packed: bytes, name: str) -> "Header":
        """Read a header, or say what is wrong with it."""
        if len(packed) < HEADER or not packed.startswith(MAGIC):
            raise TableError(f"{name} is not a table of Brandubh")
        fields = _HEADER.unpack_from(packed)
        if fields[1] != VERSION:
            raise TableError(f"{name} is a table of version {fields[1]}; this program reads version {VERSION}")
        if struct.unpack_from("<I", packed, _HEADER.size)[0] != zlib.crc32(packed[: _HEADER.size]):
            raise TableError(f"{name} is damaged (its header does not agree with its checksum): build it again")
        material = Material(fields[2], fields[3])
        if material not in materials(material.pieces):
            raise TableError(f"{name} is of a material that does not exist ({material})")
        return cls(
            material,
            fields[6].decode("ascii", "replace"),
            fields[7].rstrip(b"\0").decode("ascii", "replace"),
            fields[4],
            fields[5],
            (fields[8], fields[9]),
            (fields[10:13], fields[13:16]),
            fields[16],
        )

    @property
    def size(self) -> int:
        """The size in bytes that the file must have."""
        return HEADER + 2 * INDEX_BYTES * (blocks_of(self.material) + 1) + sum(self.block_bytes)


def write_table(
    path: Path,
    rules: Rules,
    material: Material,
    values: Values,
    on_done: Callable[[float], None] = lambda share: None,
) -> Header:
    """Compress a finished table into a file, which appears whole or not at all; ``on_done`` gets the share written."""
    indexes: list[bytes] = []
    blocks: list[bytes] = []
    counts: list[tuple[int, int, int]] = []
    longest = 0
    for side in (0, 1):
        index = np.zeros((blocks_of(material) + 1, 2), np.uint32)
        packed = bytearray()
        tally = np.zeros(256, np.int64)
        for block in range(blocks_of(material)):
            plain = values[side, block * BLOCK : (block + 1) * BLOCK]
            tally += np.bincount(plain, minlength=256)
            data = lz4.block.compress(plain.tobytes(), mode="high_compression", compression=12, store_size=False)
            index[block] = len(packed), zlib.crc32(data)
            packed += data
            if block % 256 == 0:
                on_done((side + block / blocks_of(material)) / 2)
        if len(packed) >= 1 << 32:
            raise TableError(f"the table {material} is too large for its format")
        index[-1, 0] = len(packed)
        indexes.append(index.tobytes())
        blocks.append(bytes(packed))
        decided = np.flatnonzero(tally[1:ALREADY_WON])
        longest = max(longest, int(decided.max(initial=0)))
        won, lost = int(tally[2:ALREADY_WON:2].sum() + tally[ALREADY_WON]), int(tally[1:ALREADY_WON:2].sum())
        counts.append((won, lost, int(tally[0])) if side == 0 else (lost, won, int(tally[0])))
    body = hashlib.sha256()
    for data in (*indexes, *blocks):
        body.update(data)
    header = Header(
        material,
        board_rules(rules).rules_id,
        GENERATOR,
        longest,
        material.positions,
        (len(blocks[0]), len(blocks[1])),
        (counts[0], counts[1]),
        body.digest(),
    )
    with replacing(path, FolderError) as part, part.open("wb") as file:
        for data in (header.pack(), *indexes, *blocks):
            file.write(data)
    return header


class TableFile:
    """A table file that is open; its header is checked at once, each block when it is read.

    It is read, not mapped into memory: if a mapped file is cut, a look at what is gone kills the process. What has been
    read stays, and of what has not a part may be missing, which is an error like any other.
    """

    def __init__(self, path: Path, rules: Rules | None = None, material: Material | None = None) -> None:
        self.path = path
        try:
            self._file = os.open(path, _OPENING)
            weakref.finalize(self, os.close, self._file).atexit = False
            self.size = os.fstat(self._file).st_size
            start = os.read(self._file, HEADER)
        except FileNotFoundError:
            raise MissingTableError(f"there is no table {path}") from None
        except OSError as error:
            raise TableError("cannot-read", file=str(path), reason=file_trouble(error)) from None
        self.header = Header.unpack(start, str(path))
        header = self.header
        if rules is not None and header.rules_id != board_rules(rules).rules_id:
            raise TableError(f"{path} is a table of other rules ({header.rules_id})")
        if material is not None and header.material != material:
            raise TableError(f"{path} is a table of other material ({header.material})")
        if header.generator != GENERATOR:
            raise TableError(f"{path} was made by {header.generator!r}: build it again")
        if header.positions != header.material.positions or header.size != self.size:
            sizes = f"it has {self.size} bytes and should have {header.size}"
            raise TableError(f"{path} is damaged ({sizes}): build it again")
        self._index_bytes = INDEX_BYTES * (blocks_of(header.material) + 1)
        self._blocks = HEADER + 2 * self._index_bytes  # where they begin
        whole = self.size <= MOST_IN_MEMORY or not hasattr(os, "pread")
        self._known = np.frombuffer(self._read(HEADER, (self.size if whole else self._blocks) - HEADER), np.uint8)

    def _read(self, start: int, length: int) -> bytes:
        """Bytes of the file; an error if they are not there any more."""
        data = bytearray()
        try:
            os.lseek(self._file, start, os.SEEK_SET)
            while len(data) < length and (read := os.read(self._file, length - len(data))):
                data += read
        except OSError as error:
            raise TableError("cannot-read", file=str(self.path), reason=file_trouble(error)) from None
        if len(data) < length:
            raise TableError(f"{self.path} is damaged (it has been cut while it was read): build it again")
        return bytes(data)

    def _bytes(self, start: int, stop: int) -> bytes:
        """Some of the bytes behind the header."""
        stop = min(stop, self.size)
        if stop - HEADER <= len(self._known):
            return self._known[start - HEADER : stop - HEADER].tobytes()
        return self._read(start, max(stop - start, 0))

    def entries(self) -> list[int]:
        """For the directory (core/probing.py): the index, the file, and the blocks in it, for each side to move."""
        index = self._known.ctypes.data
        in_memory = len(self._known) == self.size - HEADER
        blocks = index + 2 * self._index_bytes if in_memory else self._blocks
        middle = blocks + self.header.block_bytes[0]
        end = middle + self.header.block_bytes[1]
        file = IN_MEMORY if in_memory else self._file
        return [index, file, blocks, middle, index + self._index_bytes, file, middle, end]

    def is_intact(self) -> bool:
        """Whether all its bytes are as they were written."""
        digest = hashlib.sha256()
        for start in range(HEADER, self.size, _CHUNK):
            digest.update(self._bytes(start, start + _CHUNK))
        return digest.digest() == self.header.digest

    def values(self) -> Values:
        """The whole table, decoded."""
        header = self.header
        values = np.empty((2, header.positions), np.uint8)
        begin = self._blocks
        for side in (0, 1):
            at = side * self._index_bytes
            index = self._known[at : at + self._index_bytes].view(np.uint32).reshape(-1, 2).tolist()
            for block, ((start, checksum), (stop, _)) in enumerate(pairwise(index)):
                out = values[side, block * BLOCK : (block + 1) * BLOCK]
                # An end beyond the side's blocks is damage, though all that is there may be right: as in look_up.
                inside = start < stop <= header.block_bytes[side]
                data = self._bytes(begin + start, begin + stop) if inside else b""
                try:
                    plain = lz4.block.decompress(data, uncompressed_size=len(out))
                except lz4.block.LZ4BlockError:
                    plain = b""
                if not inside or zlib.crc32(data) != checksum or len(plain) != len(out):
                    where = f"in block {block}, {SIDES[side]} to move"
                    raise TableError(f"{self.path} is damaged ({where}): build it again")
                out[:] = np.frombuffer(plain, np.uint8)
            begin += header.block_bytes[side]
        return values


def value_addresses(values: Mapping[Material, Values]) -> npt.NDArray[np.int64]:
    """Where the values of some tables are in memory, by material and side to move; 0 where there is no table."""
    addresses = np.zeros(2 * MATERIALS, np.int64)
    for material, table in values.items():
        for side in (0, 1):
            addresses[2 * material.place + side] = table[side].ctypes.data
    return addresses


def new_directory(files: list[TableFile]) -> npt.NDArray[np.int64]:
    """The directory of some tables, for compiled code; as long as it is there, so are the files."""
    if not files:
        return np.zeros(1, np.int64)
    entries = np.zeros(ENTRIES, np.int64)
    for file in files:
        at = 2 * ENTRY_FIELDS * file.header.material.place
        entries[at : at + 2 * ENTRY_FIELDS] = file.entries()
    directory = np.concatenate([shape(), entries])
    # It has only their addresses, so it must keep them itself.
    weakref.finalize(directory, files.clear).atexit = False
    return directory
