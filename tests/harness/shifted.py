"""A server whose clock can be set while it runs: `python -m tests.harness.shifted FILE serve …`.

The file says by how many milliseconds the clock is wrong; if there is none, it is right.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from alhambra.cli.main import main


def shift_by(file: Path) -> None:
    """Let this process see a clock that is as wrong as the file says."""
    real = time.time_ns

    def shifted() -> int:
        try:
            return real() + int(file.read_text() or 0) * 1_000_000
        except (OSError, ValueError):  # it is just being written
            return real()

    time.time_ns = shifted


if __name__ == "__main__":
    shift_by(Path(sys.argv.pop(1)))
    sys.exit(main())
