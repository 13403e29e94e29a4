"""A process that has loaded the servers' code, and forks a server when told to.

    python -m tests.harness.nest FILE serve …

Each line on its input asks for a server, and is answered with that server's process id. Loading the
code takes most of a server's start, and hundreds are started in a run that kills them.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from alhambra.cli.main import main

from .shifted import shift_by


def run(file: Path) -> int:
    """Fork a server for every line of input; returns the exit code."""
    _load()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the children
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    for _ in sys.stdin:
        if born := os.fork():
            print(born)
        else:
            return _server(file)
    return 0


def _load() -> None:
    """Import what servers need; not at module level, since bot processes load this file too."""
    import asyncpg  # type: ignore[import-untyped]  # noqa: F401
    import uvloop  # noqa: F401

    from alhambra.exercises.exercise import exercises
    from alhambra.server.edge import process  # noqa: F401

    exercises()


def _server(file: Path) -> int:
    """Run a server, with its output going to stderr."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    shift_by(file)
    return main()


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv.pop(1))))
