"""Text and tables fit for the terminal, and a progress bar on standard error if that is one."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from ..show.text import COLUMNS
from ..show.words import in_ascii, pad, width

_GAP = "   "


def columns() -> int:
    """How wide the terminal is, or what COLUMNS says; as wide as usual if there is neither."""
    return shutil.get_terminal_size((COLUMNS, 24)).columns


def say(text: str, *, to_error: bool = False) -> None:
    """Print text: in colours on a terminal, with signs of ASCII where it can show no others."""
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
    """Print a table, whole on any terminal: the first column is text, the others are figures."""
    widths = [max(map(width, column)) for column in zip(heads, *rows, strict=True)]
    rule = "━" * (sum(widths) + len(_GAP) * (len(widths) - 1) + 2)
    lines = [title, "", _row(heads, widths), f" {rule}", *(_row(row, widths) for row in rows), ""]
    say("\n".join(lines), to_error=to_error)


@contextmanager
def progress(what: str, total: float | None) -> Iterator[Callable[[float], None]]:
    """A progress bar while the block runs; call what it gives with each bit of work done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    # What is printed meanwhile goes above the bar, unless it goes to a file.
    above = sys.stdout.isatty()
    console = Console(stderr=True)
    with Progress(console=console, transient=True, redirect_stdout=above) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def _row(words: Sequence[str], widths: Sequence[int]) -> str:
    first, *figures = zip(words, widths, strict=True)
    cells = [pad(*first), *(f"{word:>{columns}}" for word, columns in figures)]
    return f"  {_GAP.join(cells)}".rstrip()
