"""The PettingZoo environment under the name that PettingZoo's own have."""

from __future__ import annotations

from .aec import env as env
from .aec import raw_env as raw_env
