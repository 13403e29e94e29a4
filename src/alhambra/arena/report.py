"""Writes a report: one HTML page that holds everything, and each plot as a PNG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .page import page
from .plots import pictures
from .ratings import Rating
from .statistics import Statistics

NAME = "report.html"


def write(
    folder: Path, found: Statistics, ratings: Sequence[Rating], command: str
) -> tuple[Path, ...]:
    """Write the report to a folder; returns the files, the page first."""
    plots = pictures(found, ratings)
    files = [folder / NAME]
    files[0].write_text(page(found, ratings, plots, command), encoding="utf-8", newline="\n")
    for plot in plots:
        files.append(folder / f"{plot.name}.png")
        files[-1].write_bytes(plot.png())
    return tuple(files)
