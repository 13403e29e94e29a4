"""Draws the icons of the installed game from favicon.svg: `python -m tools.make_icons`."""

from __future__ import annotations

import re
from pathlib import Path

PUBLIC = Path(__file__).parents[1] / "client" / "public"
SIGN = PUBLIC / "favicon.svg"
NIGHT = "#14203C"
"""The background."""


def maskable(sign: str) -> str:
    """The sign, small enough for the middle four fifths, which no mask cuts off."""
    whole = re.sub(r' rx="\d+"', "", sign)
    inner = re.sub(r"<rect[^>]*/>", "", whole)
    drawn = inner[inner.index(">") + 1 : inner.rindex("</svg>")]
    small = f'<g transform="translate(9.6 9.6) scale(0.7)">{drawn}</g>'
    back = f'<rect width="64" height="64" fill="{NIGHT}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{back}{small}</svg>'


def main() -> None:
    """Write all icons."""
    from resvg_py import svg_to_bytes

    sign = SIGN.read_text("utf-8")
    for name, drawing, size in (
        ("icon-192.png", sign, 192),
        ("icon-512.png", sign, 512),
        ("maskable.png", maskable(sign), 512),
    ):
        (PUBLIC / name).write_bytes(bytes(svg_to_bytes(drawing, width=size, height=size)))


if __name__ == "__main__":
    main()
