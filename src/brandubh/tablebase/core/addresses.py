"""Bytes by their address or from an open file, because compiled code cannot be given a list of arrays or files.

The addresses are those of arrays, and the files those, that their owner keeps alive.
"""

import ctypes
import os
from typing import Any

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import carray, types
from numba.extending import intrinsic, overload


def byte_at(address: int) -> int:
    """The byte at an address, 0 to 255."""
    return ctypes.string_at(address, 1)[0]


def uint32_at(address: int) -> int:
    """The unsigned 32-bit number at an address, least byte first."""
    return int.from_bytes(ctypes.string_at(address, 4), "little")


def numbers_at(address: int, length: int) -> npt.NDArray[np.int64]:
    """The array of ``length`` 64-bit numbers at an address."""
    return np.ctypeslib.as_array(ctypes.cast(address, ctypes.POINTER(ctypes.c_int64)), (length,))


def read_at(file: int, offset: int, size: int, address: int) -> int:
    """Read from an open file to an address; how many bytes were there to be read, or -1 for an error."""
    try:
        data = os.pread(file, size, offset)
    except OSError:
        return -1
    ctypes.memmove(address, data, len(data))
    return len(data)


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
_load_uint32 = _loading(32)


@overload(byte_at, strict=False)
def _byte_at(address: int) -> Any:
    return lambda address: _load_byte(types.int64(address))


@overload(uint32_at, strict=False)
def _uint32_at(address: int) -> Any:
    return lambda address: _load_uint32(types.int64(address))


@intrinsic
def _as_pointer(_typing: Any, address: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], ir.IntType(64).as_pointer())

    return types.CPointer(types.int64)(address), generate


@overload(numbers_at, strict=False)
def _numbers_at(address: int, length: int) -> Any:
    return lambda address, length: carray(_as_pointer(types.int64(address)), length)


_pread = types.ExternalFunction("pread", types.int64(types.int32, types.uintp, types.uintp, types.int64))


@overload(read_at, strict=False)
def _read_at(file: int, offset: int, size: int, address: int) -> Any:
    if not hasattr(os, "pread"):
        return lambda file, offset, size, address: -1
    return lambda file, offset, size, address: _pread(
        types.int32(file), types.uintp(address), types.uintp(size), types.int64(offset)
    )
