"""The web client knows the themes that there are."""

import re

from brandubh.puzzles.themes import THEMES
from tests.support.paths import ROOT


def test_the_client_offers_the_themes_that_puzzles_have() -> None:
    source = (ROOT / "web" / "src" / "puzzle" / "themes.ts").read_text("utf-8")
    assert re.findall(r'"([a-z-]+)"', source) == list(THEMES)
