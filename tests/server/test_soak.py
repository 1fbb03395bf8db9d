"""Everything at once, and the server killed in the middle of it: ``bench/soak.py`` does it for ten minutes."""

import asyncio
from pathlib import Path

import pytest

from bench.soak import soak


@pytest.mark.long
def test_under_everything_at_once_nothing_fails_and_no_move_is_lost_by_a_kill(tmp_path: Path) -> None:
    record, lost = asyncio.run(soak(0.5, 1, tmp_path))
    assert not record.errors
    assert lost == 0
    assert sum(map(len, record.acknowledged.values())) > 50
    assert {"move", "look", "news", "analysis", "picture", "list", "page", "file"} <= record.answers.keys()
