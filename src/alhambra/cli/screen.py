"""Tables on standard output and a progress bar on standard error, if that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager


def print_table(
    title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], *, to_error: bool = False
) -> None:
    """Print a table: the first column is text, the others are figures."""
    from rich import box  # here, because rich takes longer to load than most commands to run
    from rich.console import Console
    from rich.table import Table

    class Screen(Console):
        """A console that leaves a closed pipe to `main`."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for column, head in enumerate(heads):
        table.add_column(head, justify="right" if column else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    Screen(stderr=to_error, highlight=False, markup=False, emoji=False).print(table)


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
