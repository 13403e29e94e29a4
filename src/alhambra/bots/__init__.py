"""Players made of code."""

from __future__ import annotations

from .base import Bot as Bot
from .baselines import Builder, Random

BOTS: dict[str, Bot] = {"random": Random(), "builder": Builder()}
"""Every bot by the name people use."""
