"""Games that several tests play."""

# The king escapes.
ESCAPE = [
    *("d2-f2", "d3-f3", "f4-f6", "c4-c2", "b4-b2", "f3-a3", "d1-d2xc2", "d5-a5xa4"),
    *("b2-b4", "d4-c4", "b4-b2", "c4-c1", "b2-b1", "c1-g1"),
]
