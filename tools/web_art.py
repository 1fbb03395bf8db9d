"""The web board's drawings, from the source of all pictures: ``python tools/web_art.py`` writes, ``--check`` compares.

One file, part of the first page and so kept small: every drawing is there once, with the names of colours in braces,
``{frame}`` or ``{king.light}``, and ``{id}`` before each id; and every theme says what its colours are.
"""

import argparse
import json
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

from brandubh.pictures import wood
from brandubh.pictures.pieces import PIECE_SETS
from brandubh.pictures.themes import THEMES, PieceColors, Theme
from brandubh.pieces import Piece

FILE = Path(__file__).parent.parent / "web" / "src" / "board" / "art.json"
ID = "{id}"


def _values(palette: Theme | PieceColors, before: str = "") -> dict[str, str | float]:
    """The colours and opacities of a theme, those of its pieces as ``king.light``."""
    found: dict[str, str | float] = {}
    for field in fields(palette):
        value = getattr(palette, field.name)
        if isinstance(value, PieceColors):
            found |= _values(value, f"{field.name}.")
        elif field.name != "name":
            found[before + field.name] = value
    return found


def _markers() -> tuple[Theme, dict[str, str]]:
    """A theme in which no two values are the same, and which of its fields each of them stands for."""
    names: dict[str, str] = {}

    def mark(name: str) -> Any:
        value = 0.9 + len(names) / 10_000 if name.endswith("_opacity") else f"#c0de{len(names):02x}"
        names[str(value)] = f"{{{name}}}"
        return value

    def piece(kind: str) -> Any:
        return PieceColors(**{field.name: mark(f"{kind}.{field.name}") for field in fields(PieceColors)})

    kinds = [kind.name.lower() for kind in Piece]
    pieces = {kind: piece(kind) for kind in kinds}
    plain = {field.name: mark(field.name) for field in fields(Theme) if field.name not in ("name", *kinds)}
    return Theme(name="markers", **plain, **pieces), names


def art() -> dict[str, Any]:
    """Everything that the web board needs in order to draw itself."""
    theme, names = _markers()

    def named(drawing: str) -> str:
        for value, name in names.items():
            drawing = drawing.replace(f'"{value}"', f'"{name}"')
        return drawing

    return {
        "themes": {name: _values(theme) for name, theme in THEMES.items()},
        "boards": {
            name: {"margin": wood.margin(wide), "wood": named(wood.board(theme, ID, wide))}
            for name, wide in (("plain", False), ("coordinates", True))
        },
        "grid": named(wood.grid(theme)),
        "holes": named(wood.holes(theme)),
        "petal": wood.LONG_PETAL,
        "glyphs": wood.GLYPHS,
        "pieces": {
            name: {
                "in_holes": drawn.in_holes,
                "gradients": named(drawn.gradients("tTK", theme, ID)),
                **{kind.name.lower(): named(drawn.piece(kind.value, theme, ID)) for kind in Piece},
            }
            for name, drawn in PIECE_SETS.items()
        },
    }


def text() -> str:
    """The file as it should be."""
    return json.dumps(art(), indent=2, ensure_ascii=False) + "\n"


def main() -> int:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(description="Make the drawings of the web board.")
    parser.add_argument("--check", action="store_true", help="only say whether the file is current")
    if not parser.parse_args().check:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(text(), "utf-8", newline="\n")
        return 0
    if FILE.exists() and FILE.read_text("utf-8") == text():
        return 0
    print(f"{FILE} is not current: run python tools/web_art.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
