"""Reading single bytes of compressed blocks from compiled code: the LZ4 block format, and the checksum of CRC-32.

The library lz4 writes the blocks and reads them whole. It cannot be called from compiled code, where the engine probes,
so that is done here. A block is a row of sequences: some bytes as they are, then some that repeat what came a way back.
"""

import zlib

import numpy as np

from brandubh.compiled import compiled
from brandubh.tablebase.core.addresses import byte_at

BLOCK = 4096
"""How many positions share a block. Smaller blocks are read sooner, larger ones compress better."""

# What each byte does to the remainder, from the checksums of single bytes (which begin and end with all bits turned).
_CRC = np.array([zlib.crc32(bytes([byte ^ 0xFF])) ^ 0xFF00_0000 for byte in range(256)], np.int64)


@compiled("int64(int64, int64)")
def checksum(address: int, stop: int) -> int:
    """The CRC-32 of the bytes from an address up to another."""
    remainder = 0xFFFFFFFF
    for at in range(address, stop):
        remainder = int(_CRC[(remainder ^ byte_at(at)) & 255]) ^ remainder >> 8
    return remainder ^ 0xFFFFFFFF


# A sequence is never shorter than this, but for the last, so a block has at most _SEQUENCES of them.
_SHORTEST = 4
_SEQUENCES = BLOCK // _SHORTEST + 1


@compiled("UniTuple(int64, 2)(int64, int64, int64)")
def length_at(at: int, stop: int, length: int) -> tuple[int, int]:
    """A length that begins with four bits, and the address behind it: 15 says that bytes follow, 255 that more do."""
    if length == 15:
        more = 255
        while more == 255 and at < stop:
            more = byte_at(at)
            at += 1
            length += more
    return length, at


@compiled("int64(int64, int64, int64)")
def decoded_byte(address: int, stop: int, place: int) -> int:
    """One byte of a block that ends at an address, or -1 if it is damaged.

    Only the sequences are read. A byte that repeats an earlier one is that one, which is then looked for; to decode
    the whole block would take many times as long.
    """
    begins = np.empty(_SEQUENCES, np.int64)  # for each sequence, its first byte,
    repeats = np.empty(_SEQUENCES, np.int64)  # its first repeated one,
    backs = np.empty(_SEQUENCES, np.int64)  # how far back that is,
    sources = np.empty(_SEQUENCES, np.int64)  # and the address of the bytes as they are
    number = 0
    done = 0
    at = address
    while done <= place:
        if at >= stop or number == _SEQUENCES:
            return -1
        token = byte_at(at)
        begins[number] = done
        length, at = length_at(at + 1, stop, token >> 4)
        if at + length > stop:
            return -1
        sources[number] = at
        at += length
        done += length
        repeats[number] = done
        if done <= place:
            if at + 2 > stop:
                return -1
            backs[number] = byte_at(at) | byte_at(at + 1) << 8
            if backs[number] == 0 or backs[number] > done:
                return -1
            length, at = length_at(at + 2, stop, token & 15)
            done += length + _SHORTEST
        number += 1
    number -= 1
    while place >= repeats[number]:
        # What is repeated may overlap its repetition, and then goes round.
        place = int(repeats[number] - backs[number] + (place - repeats[number]) % backs[number])
        while place < begins[number]:
            number -= 1
    return byte_at(int(sources[number] + place - begins[number]))
