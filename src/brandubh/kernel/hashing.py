"""A 64-bit key for a position: its 105 bits, stirred by the mixing function of SplitMix64."""

from brandubh.compiled import compiled
from brandubh.kernel.bits import first, unsigned_shift, wrapping_product

# The constants of SplitMix64 (Steele, Lea, Flood 2014), written as signed numbers.
GOLDEN = 0x9E3779B97F4A7C15 - (1 << 64)
MIX_1 = 0xBF58476D1CE4E5B9 - (1 << 64)
MIX_2 = 0x94D049BB133111EB - (1 << 64)

NO_KING = 49


@compiled("int64(int64)")
def mix(word: int) -> int:
    """Stir a 64-bit number so that each bit in changes half of the bits out; no two numbers give the same."""
    word = wrapping_product(word ^ unsigned_shift(word, 30), MIX_1)
    word = wrapping_product(word ^ unsigned_shift(word, 27), MIX_2)
    return word ^ unsigned_shift(word, 31)


@compiled("int64(int64, int64, int64, int64)")
def key(attackers: int, defenders: int, king: int, side: int) -> int:
    """The key of a position. It is part of files, so it never changes between versions."""
    square = first(king) if king else NO_KING
    return mix(attackers ^ square << 49 ^ side << 55 ^ mix(defenders ^ GOLDEN))
