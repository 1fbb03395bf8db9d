"""``brandubh verify`` names a preset only where the rules are the preset's, whatever the file calls them."""

import dataclasses
import gzip
from pathlib import Path

import pytest

from brandubh import PRESETS, Board, Rules, Side
from tests.support.command import brandubh
from tests.support.solving import certify, solve

FEN = "7/7/7/2t4/2Kt3/1t1t3/5t1 w"


def certificate(rules: Rules, path: Path) -> Path:
    certify(solve(Board(FEN, rules=rules), Side.DEFENDERS), path)
    return path


def said(rules: Rules, folder: Path) -> str:
    done = brandubh("verify", str(certificate(rules, folder / "proof.txt")))
    assert done.returncode == 0
    assert done.stdout.startswith(f"It holds: from {FEN} under ")
    return done.stdout.removeprefix(f"It holds: from {FEN} under ").partition(", the defenders can")[0]


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_named(name: str, tmp_path: Path) -> None:
    assert said(PRESETS[name], tmp_path) == name


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_under_another_name_is_named_all_the_same(name: str, tmp_path: Path) -> None:
    other = "raven" if name == "wtf" else "wtf"
    assert said(dataclasses.replace(PRESETS[name], name=other), tmp_path) == f'{name} (called "{other}" there)'


def test_other_rules_under_the_name_of_a_preset_are_told_apart_from_it(tmp_path: Path) -> None:
    for name in PRESETS:
        told = said(dataclasses.replace(PRESETS[name], men_may_cross=False), tmp_path)
        assert told == f'rules of its own (called "{name}" there; unlike {name}: men_may_cross = false, not true)'


def test_rules_of_no_known_name_are_told_apart_from_the_nearest(tmp_path: Path) -> None:
    raven = dataclasses.replace(PRESETS["raven"], name='wtf", really', king_armed=False)
    told = said(raven, tmp_path)
    assert told == (r'rules of its own (called "wtf\", really" there; unlike raven: king_armed = false, not true)')


def test_how_much_text_is_read_can_be_chosen(tmp_path: Path) -> None:
    path = tmp_path / "proof.txt.gz"
    path.write_bytes(gzip.compress(certificate(PRESETS["wtf"], tmp_path / "proof.txt").read_bytes()))
    refused = brandubh("verify", str(path), "--most", "0.0000001")
    assert refused.returncode == 1
    assert "more than 107 bytes of text" in refused.stderr
    for most in ("2", "inf"):
        assert brandubh("verify", str(path), "--most", most).returncode == 0
