"""Bytes by their address, because compiled code cannot be given a list of files of different sizes as arrays.

The addresses are those of arrays and memory-mapped files that their owner keeps alive.
"""

import ctypes
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload


def byte_at(address: int) -> int:
    """The byte at an address, 0 to 255."""
    return ctypes.string_at(address, 1)[0]


def word_at(address: int) -> int:
    """The four bytes at an address, least first, as a number from 0 on."""
    return int.from_bytes(ctypes.string_at(address, 4), "little")


def _loading(bits: int) -> Any:
    @intrinsic
    def load(_typing: Any, address: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            kind = ir.IntType(bits)
            loaded = builder.load(builder.inttoptr(args[0], kind.as_pointer()), align=1)
            return builder.zext(loaded, ir.IntType(64))

        return types.int64(address), generate

    return load


_load_byte = _loading(8)
_load_word = _loading(32)


@overload(byte_at, strict=False)
def _byte_at(address: int) -> Any:
    return lambda address: _load_byte(types.int64(address))


@overload(word_at, strict=False)
def _word_at(address: int) -> Any:
    return lambda address: _load_word(types.int64(address))
