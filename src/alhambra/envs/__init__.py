"""Alhambra where researchers work: PettingZoo, Gymnasium, batches (docs/environments.md).

Importing this registers what the installed libraries can make by name, and loads nothing else.
"""

from __future__ import annotations
