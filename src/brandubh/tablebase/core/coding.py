"""Reading compressed blocks from compiled code: the LZ4 block format, and the checksum of CRC-32.

The library lz4 writes the blocks. It cannot be called from compiled code, where the engine probes, so reading them is
done here; the format takes twenty lines to read.
"""

import zlib

import numpy as np
import numpy.typing as npt

from brandubh.kernel.compiler import compiled
from brandubh.tablebase.core.memory import byte_at

Bytes = npt.NDArray[np.uint8]

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


@compiled("int64(int64, int64, int64, uint8[::1])")
def decode(address: int, stop: int, wanted: int, out: Bytes) -> int:
    """Decode a block that ends at an address until so many bytes are there; how many are, or -1 if it is damaged."""
    done = 0
    at = address
    while at < stop:
        token = byte_at(at)
        at += 1
        length = token >> 4
        if length == 15:
            more = 255
            while more == 255 and at < stop:
                more = byte_at(at)
                at += 1
                length += more
        if at + length > stop or done + length > len(out):
            return -1
        for index in range(length):
            out[done + index] = byte_at(at + index)
        at += length
        done += length
        if done >= wanted or at >= stop:
            return done
        if at + 2 > stop:
            return -1
        back = byte_at(at) | byte_at(at + 1) << 8
        at += 2
        length = token & 15
        if length == 15:
            more = 255
            while more == 255 and at < stop:
                more = byte_at(at)
                at += 1
                length += more
        length += 4
        if back == 0 or back > done or done + length > len(out):
            return -1
        for index in range(done, done + length):
            out[index] = out[index - back]
        done += length
        if done >= wanted:
            return done
    return done
