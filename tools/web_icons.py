"""The app's icons as PNG, from web/public/favicon.svg: ``python tools/web_icons.py``.

Home screens cut icons to shapes of their own: for them the raven stands smaller on a ground without corners.
"""

import io
import re
from pathlib import Path

from PIL import Image
from resvg_py import svg_to_bytes

PUBLIC = Path(__file__).parent.parent / "web" / "public"
GROUND = "#2a2219"
# a circle of four fifths of the width is always seen (the manifest's "maskable"); iOS rounds the corners alone
SCALES = {"maskable": 0.74, "touch": 0.92}


def png(svg: str, size: int) -> bytes:
    """The picture in pixels."""
    return bytes(svg_to_bytes(svg_string=svg, width=size, height=size))


def full(svg: str, scale: float) -> str:
    """The icon on a ground that reaches to all edges."""
    drawing = re.sub(r"^<svg[^>]*>\s*<rect[^>]*/>|</svg>\s*$", "", svg)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0H32V32H0Z" fill="{GROUND}"/>'
        f'<g transform="translate(16 16) scale({scale}) translate(-16 -16)">{drawing}</g></svg>'
    )


def main() -> None:
    """Write them all."""
    svg = (PUBLIC / "favicon.svg").read_text("utf-8")
    icons = PUBLIC / "icons"
    icons.mkdir(exist_ok=True)
    for size in (192, 512):
        (icons / f"{size}.png").write_bytes(png(svg, size))
    (icons / "maskable.png").write_bytes(png(full(svg, SCALES["maskable"]), 512))
    (PUBLIC / "apple-touch-icon.png").write_bytes(png(full(svg, SCALES["touch"]), 180))
    Image.open(io.BytesIO(png(svg, 48))).save(PUBLIC / "favicon.ico", sizes=[(16, 16), (32, 32), (48, 48)])


if __name__ == "__main__":
    main()
