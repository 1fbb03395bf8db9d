"""The canonical image of a position."""

import random

from hypothesis import given
from hypothesis import strategies as st

from brandubh import PRESETS, Symmetry
from brandubh.kernel.symmetry import INVERSE, canonical, transform
from tests.support.strategies import random_set_up


@given(st.integers(0, 2**32), st.booleans())
def test_the_canonical_image_is_the_least_of_the_eight(seed: int, captured: bool) -> None:
    attackers, defenders, king = random_set_up(random.Random(seed), PRESETS["wtf"]).placement
    position = attackers, defenders, 0 if captured else king
    images = [tuple(transform(part, int(image)) for part in position) for image in Symmetry]
    least = min(images, key=lambda image: (image[2], image[0], image[1]))
    *found, symmetry = canonical(*position)
    assert tuple(found) == least
    assert symmetry == images.index(least)
    assert tuple(transform(part, int(INVERSE[symmetry])) for part in found) == position
