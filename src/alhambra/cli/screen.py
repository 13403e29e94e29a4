"""Text and tables for the terminal, and a progress bar if standard error is a terminal."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from ..show.text import COLUMNS
from ..show.words import in_ascii, pad, width

_GAP = "   "


def columns() -> int:
    """The variable COLUMNS, or else the width of the terminal; a default if both are missing."""
    return shutil.get_terminal_size((COLUMNS, 24)).columns


def say(text: str, *, to_error: bool = False) -> None:
    """Print text: in colour on a terminal, and in ASCII where the encoding has nothing more."""
    stream = sys.stderr if to_error else sys.stdout
    try:
        "━".encode(stream.encoding or "utf-8")
    except UnicodeEncodeError:
        text = in_ascii(text)
    if not stream.isatty():
        print(text, file=stream)
        return
    from .colour import paint

    paint(text, stream)


def print_table(
    title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], *, to_error: bool = False
) -> None:
    """Print a table without cutting it: the first column is text, the others are numbers."""
    widths = [max(map(width, column)) for column in zip(heads, *rows, strict=True)]
    rule = "━" * (sum(widths) + len(_GAP) * (len(widths) - 1) + 2)
    lines = [title, "", _row(heads, widths), f" {rule}", *(_row(row, widths) for row in rows), ""]
    say("\n".join(lines), to_error=to_error)


@contextmanager
def progress(what: str, total: float | None) -> Iterator[Callable[[float], None]]:
    """Show a progress bar while the block runs; call the yielded function as work is done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    # Output printed meanwhile goes above the bar, unless standard output is redirected.
    above = sys.stdout.isatty()
    console = Console(stderr=True)
    with Progress(console=console, transient=True, redirect_stdout=above) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def _row(words: Sequence[str], widths: Sequence[int]) -> str:
    first, *figures = zip(words, widths, strict=True)
    cells = [pad(*first), *(f"{word:>{columns}}" for word, columns in figures)]
    return f"  {_GAP.join(cells)}".rstrip()
