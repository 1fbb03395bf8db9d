"""``brandubh verify``: a certificate checked, and what it proves, under rules that are named by what they say."""

import json
from pathlib import Path
from typing import Any

from brandubh.cli.options import answering_no, take_inputs
from brandubh.cli.progress import compile_first
from brandubh.cli.screen import Screen, counted
from brandubh.rules import PRESETS, Rules
from brandubh.solver.certificate import Claim
from brandubh.solver.errors import CertificateError
from brandubh.solver.verification import verify


def verify_command(path: Path, *, gigabytes: float = 1.0, as_json: bool = False) -> None:
    """Check a certificate and say what it proves, or why it proves nothing: then the status is 1."""
    take_inputs(path)
    compile_first("brandubh.solver.verification")
    with answering_no(CertificateError):
        try:
            claim = verify(path, int(min(1e6, gigabytes) * (1 << 30)))
        except CertificateError as error:
            if as_json and error.code != "cannot-read":
                print(json.dumps({"file": str(path), "holds": False}))
            raise
    if as_json:
        print(json.dumps({"file": str(path), "holds": True, **claim_json(claim)}))
        return
    can = "can" if claim.proven else "cannot"
    Screen(highlight=False).print(
        f"It holds: from {claim.board.fen()} under {rules_in_words(claim.board.rules)}, the {claim.side} {can} force a "
        f"win on the board ({entries_of(claim)} checked).",
        soft_wrap=True,
    )


def claim_json(claim: Claim) -> dict[str, Any]:
    """What a certificate claims, for programs."""
    return {
        "fen": claim.board.fen(),
        "rules": claim.board.rules.name,
        "preset": claim.board.rules.preset,
        "side": claim.side.value,
        "claim": "proven" if claim.proven else "disproven",
        "entries": claim.entries,
    }


def entries_of(claim: Claim) -> str:
    """How many entries a certificate has."""
    return counted(claim.entries, "entry", "entries")


def rules_in_words(rules: Rules) -> str:
    """The preset that plays alike, whatever the rules are called; for others, in what they differ from one.

    >>> rules_in_words(Rules(name="house rules"))
    'wtf (called "house rules" there)'
    >>> rules_in_words(Rules(name="mine", escape="edges"))
    'rules of its own (called "mine" there; unlike wtf: escape = "edges", not "corners")'
    """
    called = f"called {json.dumps(rules.name, ensure_ascii=False)} there"
    if rules.preset is not None:
        return rules.preset if rules.preset == rules.name else f"{rules.preset} ({called})"
    like = PRESETS.get(rules.name) or min(PRESETS.values(), key=lambda preset: len(_differences(rules, preset)))
    return f"rules of its own ({called}; unlike {like.name}: {'; '.join(_differences(rules, like))})"


def _differences(rules: Rules, preset: Rules) -> list[str]:
    """The fields in which a ruleset differs from a preset, as TOML writes them."""
    ours, theirs = rules.to_dict(), preset.to_dict()
    return [
        f"{field} = {json.dumps(value)}, not {json.dumps(theirs[field])}"
        for field, value in ours.items()
        if field != "name" and value != theirs[field]
    ]
