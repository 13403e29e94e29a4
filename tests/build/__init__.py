"""Building, packaging and deploying: the hook, the lock, the wheel, and deploy/."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]


def script(path: Path, text: str) -> None:
    """Write a program that can be run."""
    path.write_text(text)
    path.chmod(0o755)
