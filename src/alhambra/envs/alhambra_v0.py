"""The PettingZoo environment, in a module named as PettingZoo names its own."""

from __future__ import annotations

from .aec import env as env
from .aec import raw_env as raw_env
