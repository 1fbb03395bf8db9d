"""Table files: whatever happens to their bytes, they are refused or say what they said, never anything else."""

import dataclasses
import random
import shutil
import struct
import zlib
from pathlib import Path

import lz4.block
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from brandubh import Board, Rules, Side
from brandubh.rules import get_rules
from brandubh.tablebase import TableError, Tables, Verdict, open_tables
from brandubh.tablebase.build import ensure_small
from brandubh.tablebase.builder import is_there
from brandubh.tablebase.core.index import unrank
from brandubh.tablebase.core.lz4 import BLOCK, checksum, decoded_byte
from brandubh.tablebase.core.probing import DAMAGED, INDEX_BYTES, look_up
from brandubh.tablebase.core.shape import shape
from brandubh.tablebase.material import Material
from brandubh.tablebase.table_file import HEADER, TableFile, Values, blocks_of, table_path
from tests.support.reference_tables import compiled

WTF = get_rules("wtf")
SOME = Material(1, 1)  # three blocks a side
INDEX = 2 * INDEX_BYTES * (blocks_of(SOME) + 1)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Values]:
    """The bytes of a good file, and its values."""
    folder = tmp_path_factory.mktemp("whole")
    ensure_small(folder, WTF, 3)
    path = table_path(folder, WTF, SOME)
    return path.read_bytes(), TableFile(path, WTF, SOME).values()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for one file after the other: Hypothesis runs many examples in one test."""
    return tmp_path_factory.mktemp("spoilt")


def with_bytes(folder: Path, content: bytes, material: Material = SOME, rules: Rules = WTF) -> Path:
    path = table_path(folder, rules, material)
    path.unlink(missing_ok=True)  # the old one may still be mapped
    path.write_bytes(content)
    return path


def refused(path: Path) -> bool:
    """Whether a file is refused everywhere."""
    try:
        TableFile(path, WTF, SOME)
    except TableError:
        with pytest.raises(TableError):
            open_tables(path.parent).probe(Board("7/7/7/t6/7/3KT2/7 b"))
        assert not is_there(path.parent, WTF, SOME)
        return True
    return False


@compiled
def look_up_all(
    directory: npt.NDArray[np.int64], shape: npt.NDArray[np.int64], attackers: int, defenders: int, values: Values
) -> npt.NDArray[np.int64]:
    """For each side and block, how many answers are right, DAMAGED, and wrong."""
    found = np.zeros((2, values.shape[1] // BLOCK + 1, 3), np.int64)
    for side in range(2):
        for place in range(values.shape[1]):
            a, d, k = unrank(shape, attackers, defenders, place)
            answer = look_up(directory, a, d, k, side)
            kind = 0 if answer == values[side, place] else 1 if answer == DAMAGED else 2
            found[side, place // BLOCK, kind] += 1
    return found


def answers(path: Path, values: Values) -> npt.NDArray[np.int64]:
    tables = open_tables(path.parent)  # kept, since the directory goes by addresses
    return look_up_all(tables.directory(WTF), shape(), *SOME, values)


def test_a_whole_file_answers_everywhere(whole: tuple[bytes, Values], folder: Path) -> None:
    path = with_bytes(folder, whole[0])
    assert not refused(path)
    found = answers(path, whole[1])
    assert found[:, :, 1:].sum() == 0
    assert found.sum() == 2 * SOME.positions
    assert TableFile(path).is_intact()


def test_every_bit_of_the_header_counts(whole: tuple[bytes, Values], folder: Path) -> None:
    content = bytearray(whole[0])
    used = 16 + 4 * 4 + 8 + 16 + 16 + 2 * 8 + 6 * 8 + 32 + 4
    for place in [*range(used), used, HEADER - 1]:
        content[place] ^= 1 << place % 8
        path = with_bytes(folder, bytes(content))
        # Behind its checksum there are only zeros, which say nothing.
        assert refused(path) or (place >= used and answers(path, whole[1])[:, :, 1:].sum() == 0), place
        content[place] ^= 1 << place % 8


def spoil(content: bytes, changes: list[tuple[int, int]]) -> bytes:
    """Bytes of which some are changed."""
    spoilt = bytearray(content)
    for place, change in changes:
        spoilt[place] ^= change
    return bytes(spoilt)


@settings(max_examples=80)
@example(region="index", changes=[(INDEX - 8, 4)])  # the end of the last block, which is the end of the file
@given(
    region=st.sampled_from(["index", "blocks"]),
    changes=st.lists(st.tuples(st.integers(0, 1 << 32), st.integers(1, 255)), min_size=1, max_size=3),
)
def test_a_changed_byte_is_refused_or_damages_only_its_block(
    region: str, changes: list[tuple[int, int]], whole: tuple[bytes, Values], folder: Path
) -> None:
    content, values = whole
    first, last = (HEADER, HEADER + INDEX) if region == "index" else (HEADER + INDEX, len(content))
    spoilt = spoil(content, [(first + place % (last - first), change) for place, change in changes])
    assume(spoilt != content)
    path = with_bytes(folder, spoilt)
    found = answers(path, values)
    assert found[:, :, 2].sum() == 0, "a wrong answer"
    # A changed byte of the index spoils at most the two blocks that meet there; a byte of a block that block alone.
    spoilt_blocks = np.count_nonzero(found[:, :, 1])
    assert spoilt_blocks <= len(changes) * (2 if region == "index" else 1)
    if region == "blocks" and len(changes) == 1:
        assert spoilt_blocks == 1
    # All of a block or nothing of it.
    assert (np.count_nonzero(found, axis=2) == 1).all()
    assert not TableFile(path).is_intact()
    if spoilt_blocks:
        with pytest.raises(TableError, match=r"damaged .in block"):
            TableFile(path, WTF, SOME).values()


@settings(max_examples=60)
@given(data=st.data())
def test_a_file_cut_short_or_extended_is_refused(
    data: st.DataObject, whole: tuple[bytes, Values], folder: Path
) -> None:
    content = whole[0]
    length = data.draw(st.integers(0, len(content) - 1) | st.sampled_from([0, 1, HEADER - 1, HEADER, len(content) - 1]))
    assert refused(with_bytes(folder, content[:length]))
    assert refused(with_bytes(folder, content + data.draw(st.binary(min_size=1))))


@settings(max_examples=60)
@given(content=st.binary(max_size=400), magic=st.booleans())
def test_any_other_bytes_are_refused(content: bytes, magic: bool, whole: tuple[bytes, Values], folder: Path) -> None:
    assert refused(with_bytes(folder, whole[0][:16] + content if magic else content))


def reheaded(content: bytes, change: dict[int, bytes]) -> bytes:
    """A file whose header says something else, with a checksum that agrees."""
    header = bytearray(content[:HEADER])
    for place, said in change.items():
        header[place : place + len(said)] = said
    end = 16 + 4 * 4 + 8 + 16 + 16 + 2 * 8 + 6 * 8 + 32
    header[end : end + 4] = struct.pack("<I", zlib.crc32(header[:end]))
    return bytes(header) + content[HEADER:]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({16: struct.pack("<I", 2)}, "version 2"),
        ({56: b"brandubh 0".ljust(16, b"\0")}, "brandubh 0"),
        ({40: b"0123456789abcdef"}, "other rules"),
        ({40: b"\xff" * 16}, "other rules"),
        ({20: struct.pack("<2I", 2, 0)}, "other material"),
        ({20: struct.pack("<2I", 4_000_000_000, 7)}, "material"),
        ({20: struct.pack("<2I", 0, 0)}, "material"),
        ({20: struct.pack("<2I", 9, 0)}, "material"),
        ({20: struct.pack("<2I", 1, 5)}, "material"),
        ({32: struct.pack("<Q", 7)}, "damaged"),
        ({72: struct.pack("<2Q", 1 << 63, 5)}, "damaged"),
    ],
)
def test_a_header_that_says_what_is_not_so_is_refused(
    change: dict[int, bytes], words: str, whole: tuple[bytes, Values], folder: Path
) -> None:
    path = with_bytes(folder, reheaded(whole[0], change))
    assert refused(path)
    with pytest.raises(TableError, match=words):
        TableFile(path, WTF, SOME)
    # A file that is only listed is refused too.
    with pytest.raises(TableError):
        TableFile(path, WTF)


def test_reheading_alone_changes_nothing(whole: tuple[bytes, Values]) -> None:
    assert reheaded(whole[0], {}) == whole[0]


def test_tables_of_other_rules_are_refused_under_any_name(small_tables: Tables, tmp_path: Path) -> None:
    raven = get_rules("raven")
    for file in (small_tables.file(raven, material).path for material in [Material(1, 0), SOME]):
        material = Material(*map(int, file.stem.rpartition("-")[2].split("v")))
        shutil.copy(file, table_path(tmp_path, WTF, material))
    with pytest.raises(TableError, match="other rules"):
        open_tables(tmp_path).probe(Board("7/7/7/t6/7/3K3/7 b"))
    assert not is_there(tmp_path, WTF, SOME)


def test_a_table_under_the_name_of_another_is_never_taken_for_it(small_tables: Tables, tmp_path: Path) -> None:
    shutil.copy(small_tables.file(WTF, SOME).path, table_path(tmp_path, WTF, Material(2, 0)))
    tables = open_tables(tmp_path)
    with pytest.raises(TableError, match="other material"):
        tables.probe(Board("7/7/7/t6/t6/3K3/7 b"))
    assert tables.probe(Board("7/7/7/t6/T6/3K3/7 b"), None) is None
    assert not is_there(tmp_path, WTF, Material(2, 0))


def test_a_bad_table_does_no_harm_to_the_others(small_tables: Tables, tmp_path: Path) -> None:
    for path in small_tables.folder.iterdir():
        shutil.copy(path, tmp_path)
    bad = table_path(tmp_path, WTF, SOME)
    content = bad.read_bytes()
    bad.write_bytes(content[:1000])
    tables = open_tables(tmp_path)
    for fen in ("7/7/7/t6/7/3K3/7 b", "7/7/7/t6/t6/3K3/7 b", "7/7/7/t6/t6/3KT2/7 b"):
        assert tables.probe(Board(fen)) == small_tables.probe(Board(fen))
    with pytest.raises(TableError, match=r"it has 1000 bytes .* build it again"):
        tables.probe(Board("7/7/7/t6/7/3KT2/7 b"))
    assert [str(error) for error in tables.bad("wtf")] == [
        f"{bad} is damaged (it has 1000 bytes and should have {len(content)}): build it again"
    ]
    assert (tables.bad("raven"), tables.most_pieces("wtf"), tables.most_pieces("raven")) == ([], 2, 4)


def test_a_damaged_block_is_an_error_in_words(whole: tuple[bytes, Values], folder: Path) -> None:
    spoilt = bytearray(whole[0])
    for place in range(HEADER + INDEX, len(spoilt)):
        spoilt[place] ^= 0x55
    path = with_bytes(folder, bytes(spoilt))
    tables = open_tables(folder)
    board = Board("7/7/7/t6/7/3KT2/7 b")
    with pytest.raises(TableError, match=f"{path.name} is damaged"):
        tables.probe(board)
    with pytest.raises(TableError, match="damaged"):
        tables.probe(board, None)
    assert look_up(tables.directory(WTF), *board.placement, 0) == DAMAGED


def test_a_damaged_table_is_built_again(tmp_path: Path) -> None:
    ensure_small(tmp_path, WTF, 3)
    path = table_path(tmp_path, WTF, SOME)
    good = path.read_bytes()
    spoilt = bytearray(good)
    spoilt[-20] ^= 1
    for content in (bytes(spoilt), good[:-1], b""):
        path.unlink()
        path.write_bytes(content)
        ensure_small(tmp_path, WTF, 3)
        assert path.read_bytes() == good


def test_a_folder_or_nothing_in_place_of_a_table(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="there is no table"):
        TableFile(tmp_path / "none.table")
    with pytest.raises(TableError):
        TableFile(tmp_path)
    (tmp_path / "notes.table").write_text("not ours")
    table_path(tmp_path, WTF, SOME).with_suffix(".new").write_text("half")
    assert open_tables(tmp_path).probe(Board("7/7/7/t6/7/3KT2/7 b"), None) is None


def test_the_header_tells_what_the_table_holds(small_tables: Tables) -> None:
    for rules in ("wtf", "raven"):
        for header in small_tables.headers(rules):
            values = small_tables.file(rules, header.material).values()
            for side, (attackers, defenders, neither) in enumerate(header.counts):
                assert attackers + defenders + neither == header.positions == header.material.positions
                assert neither == np.count_nonzero(values[side] == 0)
                won = np.count_nonzero((values[side] % 2 == 0) & (values[side] > 0) | (values[side] == 255))
                assert won == (attackers, defenders)[side]
            assert header.longest == values[values != 255].max() - 1
            assert small_tables.file(rules, header.material).is_intact()
            assert dataclasses.replace(header).pack() == header.pack()


def test_file_sizes_are_far_below_the_raw_count(small_tables: Tables) -> None:
    for header in small_tables.headers("wtf"):
        assert header.size == small_tables.file("wtf", header.material).path.stat().st_size
        if header.positions > 50_000:
            assert header.size < 2 * header.positions / 10


# Decoding


def address_of(data: npt.NDArray[np.uint8]) -> int:
    return int(data.ctypes.data)


def as_array(data: bytes) -> npt.NDArray[np.uint8]:
    return np.frombuffer(data, np.uint8) if data else np.zeros(0, np.uint8)


def check_decoding(plain: bytes) -> None:
    for level in (0, 3, 12):
        mode = "high_compression" if level else "default"
        extra = {"compression": level} if level else {}
        packed = as_array(lz4.block.compress(plain, mode=mode, store_size=False, **extra))
        start, stop = address_of(packed), address_of(packed) + len(packed)
        assert checksum(start, stop) == zlib.crc32(packed.tobytes())
        assert bytes(decoded_byte(start, stop, place) for place in range(len(plain))) == plain
        assert decoded_byte(start, stop, len(plain)) == -1


structured = st.lists(
    st.tuples(st.binary(min_size=1, max_size=40), st.integers(1, 60)).map(lambda part: part[0] * part[1]), max_size=12
).map(lambda parts: b"".join(parts)[:BLOCK])


@given(st.binary(max_size=600) | structured)
def test_decoding_is_that_of_the_library(plain: bytes) -> None:
    check_decoding(plain)


def test_decoding_of_long_runs_and_whole_blocks_is_that_of_the_library() -> None:
    rng = random.Random(4)
    check_decoding(b"")
    for length in (1, 4, 14, 15, 16, 19, 269, 270, 271, 524, 4095, 4096):
        check_decoding(bytes([7]) * length)
        check_decoding(rng.randbytes(length))
        check_decoding(bytes(rng.choice([3, 3, 3, 3, 5, 255]) for _ in range(length)))


def test_whole_tables_decode_as_the_library_does(whole: tuple[bytes, Values]) -> None:
    content, values = whole
    side_index = INDEX // 2
    begin = HEADER + INDEX
    for side in (0, 1):
        at = HEADER + side * side_index
        index = np.frombuffer(content[at : at + side_index], np.uint32).reshape(-1, 2).astype(int)
        for block in range(blocks_of(SOME)):
            plain = values[side, block * BLOCK : (block + 1) * BLOCK].tobytes()
            packed = content[begin + index[block, 0] : begin + index[block + 1, 0]]
            assert lz4.block.decompress(packed, uncompressed_size=len(plain)) == plain
            assert zlib.crc32(packed) == index[block, 1]
            array = as_array(packed)
            start = address_of(array)
            assert bytes(decoded_byte(start, start + len(packed), place) for place in range(len(plain))) == plain
        begin += index[-1, 0]


@settings(max_examples=400)
@given(st.binary(min_size=1, max_size=80))
def test_bytes_that_are_no_block_do_no_harm(data: bytes) -> None:
    packed = as_array(data)
    start, stop = address_of(packed), address_of(packed) + len(packed)
    try:
        plain = lz4.block.decompress(data, uncompressed_size=BLOCK)
    except lz4.block.LZ4BlockError:
        plain = b""
    for place in (0, 1, 17, 300, BLOCK - 1):
        byte = decoded_byte(start, stop, place)
        assert -1 <= byte <= 255
        if len(plain) > place:
            assert byte == plain[place]


def test_a_probe_from_a_spoilt_file_never_lies_to_the_engine(whole: tuple[bytes, Values], folder: Path) -> None:
    path = with_bytes(folder, whole[0])
    board = Board("7/7/7/t6/7/3KT2/7 b")
    verdict = open_tables(folder).probe(board)
    assert verdict == Verdict(Side.DEFENDERS, verdict.distance)
    good = bytearray(whole[0])
    rng = random.Random(8)
    for _ in range(200):
        place = rng.randrange(HEADER, len(good))
        good[place] ^= (change := rng.randrange(1, 256))
        path = with_bytes(folder, bytes(good))
        tables = open_tables(path.parent)
        answer = look_up(tables.directory(WTF), *board.placement, 0)
        assert answer in (DAMAGED, 1 + (verdict.distance or 0))
        good[place] ^= change
