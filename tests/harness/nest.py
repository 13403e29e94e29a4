"""Where servers are born: a process that has loaded their code, and forks one when it is told to.

    python -m tests.harness.nest FILE serve …

Each line on its input asks for a server, and is answered with the process of that one. To load the
code takes most of the time of a start, and of a run where hundreds of servers are killed.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from alhambra.cli.main import main

from .shifted import shift_by


def run(file: Path) -> int:
    """Serve in a process of its own for every line; the exit code."""
    _load()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody here waits for them
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    for _ in sys.stdin:
        if born := os.fork():
            print(born)
        else:
            return _server(file)
    return 0


def _load() -> None:
    """Load what servers need, here and not in the processes of bots, which load this file, too."""
    import asyncpg  # type: ignore[import-untyped]  # noqa: F401
    import uvloop  # noqa: F401

    from alhambra.exercises.exercise import exercises
    from alhambra.server.edge import process  # noqa: F401

    exercises()


def _server(file: Path) -> int:
    """Be a server, whose output goes where errors go."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    shift_by(file)
    return main()


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv.pop(1))))
