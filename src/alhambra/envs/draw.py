"""The table as text and as pixels, drawn by `alhambra.show`."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, TypeAlias

from ..core.state import State
from ..show import svg, text
from ..view import view_for

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Picture: TypeAlias = "NDArray[np.uint8]"
"""Height x width x 3."""
MODES = ("ansi", "rgb_array")
WIDTH = 1280
"""Width of a picture, in pixels."""


def ansi(state: State, names: list[str]) -> str:
    """The table with open hands as text."""
    return text.table(view_for(state, None, open_hands=True), names)


def rgb_array(state: State, names: list[str]) -> Picture:
    """The same as a picture. Its text needs a font installed on the machine."""
    import numpy as np
    from PIL import Image
    from resvg_py import svg_to_bytes

    drawing = svg.table(view_for(state, None, open_hands=True), names)
    picture = svg_to_bytes(svg_string=drawing, width=WIDTH, background="white")
    return np.array(Image.open(BytesIO(bytes(picture))).convert("RGB"))


def render(mode: str | None, state: State, names: list[str]) -> str | Picture | None:
    """What an environment's `render` returns in a mode; None without a mode."""
    if mode == "ansi":
        return ansi(state, names)
    return rgb_array(state, names) if mode == "rgb_array" else None
