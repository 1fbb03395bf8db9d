"""Sets of squares as integers: bit ``7 * rank + file`` stands for a square, a1 is bit 0, g7 is bit 48.

A signed 64-bit integer holds the 49 squares with room to spare, so everything here is int64. The functions are plain
Python for people and tests, and single machine instructions once compiled.
"""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload


def count(squares: int) -> int:
    """How many squares are in the set."""
    return squares.bit_count()


def first(squares: int) -> int:
    """The index of the lowest square of a set that is not empty."""
    return (squares & -squares).bit_length() - 1


def wrapping_product(left: int, right: int) -> int:
    """Multiply as 64-bit hardware does: the overflow is dropped."""
    product = (left * right) & 0xFFFF_FFFF_FFFF_FFFF
    return product - (product >> 63 << 64)


def unsigned_shift(value: int, places: int) -> int:
    """Shift a 64-bit pattern right and fill with zeros."""
    return (value & 0xFFFF_FFFF_FFFF_FFFF) >> places


@intrinsic
def _ctpop(_typing: Any, value: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(value), generate


@intrinsic
def _cttz(_typing: Any, value: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(value), generate


@intrinsic
def _lshr(_typing: Any, value: Any, places: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.lshr(args[0], args[1])

    return types.int64(value, places), generate


@overload(count, strict=False)
def _count(squares: int) -> Any:
    return lambda squares: _ctpop(types.int64(squares))


@overload(first, strict=False)
def _first(squares: int) -> Any:
    return lambda squares: _cttz(types.int64(squares))


@overload(wrapping_product, strict=False)
def _wrapping_product(left: int, right: int) -> Any:
    return lambda left, right: left * right


@overload(unsigned_shift, strict=False)
def _unsigned_shift(value: int, places: int) -> Any:
    return lambda value, places: _lshr(types.int64(value), types.int64(places))
