"""A server on which every game is shuffled alike: `python dealing.py serve`."""

from __future__ import annotations

import secrets
import sys

from alhambra.cli.main import main
from alhambra.server import decisions, new_tables

SEED = "courtyard"


def always_alike() -> None:
    """Let the same happen every time: the deal, and what bots make of it."""
    for module in (decisions, new_tables):
        module.fresh_seed = lambda: SEED  # type: ignore[attr-defined]
    secrets.randbits = lambda k: 7


if __name__ == "__main__":
    always_alike()
    sys.exit(main())
