"""What the tests of the arena share: a way to run commands."""

from __future__ import annotations

from ..cli.conftest import run

__all__ = ["run"]
