"""The kernel's endings, against other ways to ask for them."""

from hypothesis import assume, given
from hypothesis import strategies as st

from brandubh.kernel.endings import encircled
from brandubh.kernel.squares import square_set
from brandubh.pieces import SQUARE_NUMBERS, SQUARES


@given(st.lists(st.sampled_from("....tTK"), min_size=49, max_size=49))
def test_encirclement_is_what_a_flood_from_the_edge_finds(pieces: list[str]) -> None:
    black, white = (
        {square for square, piece in zip(SQUARES, pieces, strict=True) if piece in kind} for kind in ("t", "TK")
    )
    assume(white)
    flood, met = [square for square in SQUARES if square[0] in "ag" or square[1] in "17"], set()
    while flood:
        square = flood.pop()
        if square in met:
            continue
        met.add(square)
        if square not in white | black:
            file, rank = ord(square[0]), int(square[1])
            near = ((file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1))
            flood += [name for name in (f"{chr(f)}{r}" for f, r in near) if name in SQUARE_NUMBERS]

    assert encircled(square_set(*black), square_set(*white)) == (not met & white)
