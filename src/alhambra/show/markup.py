"""Helpers that write the XML of SVG pictures."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
SERIF = "ui-serif, Georgia, 'Noto Serif', 'DejaVu Serif', serif"


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`, and a trailing `_` is dropped."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(number(value))}"
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def number(value: str | float) -> str:
    """A number with up to two decimals; text unchanged."""
    if isinstance(value, str):
        return value
    return f"{value:.2f}".rstrip("0").rstrip(".")


def words(text: str, x: float, y: float, size: float, **attributes: str | float) -> str:
    """A line of text that starts at (x, y), or as `text_anchor` says."""
    return tag("text", escape(text), x=x, y=y, font_size=size, **attributes)


def title(text: str) -> str:
    """An element's name, for tooltips and screen readers."""
    return tag("title", escape(text))


def group(*children: str, **attributes: str | float) -> str:
    """A group of elements."""
    return tag("g", *children, **attributes)


def at(x: float, y: float, scale: float = 1) -> str:
    """A transform that moves and scales a drawing."""
    moved = f"translate({number(x)} {number(y)})"
    return moved if scale == 1 else f"{moved} scale({scale:.4g})"


def use(symbol: str, x: float, y: float, side: float) -> str:
    """A symbol from `art.stock`, fitted into a square."""
    return tag("use", href=f"#{symbol}", x=x, y=y, width=side, height=side)


def path(data: str, **attributes: str | float) -> str:
    """A line or a shape."""
    return tag("path", d=data, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    """A rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def points(corners: Iterable[tuple[float, float]]) -> str:
    """A closed line through corners, as path data."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"
