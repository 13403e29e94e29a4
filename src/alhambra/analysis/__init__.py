"""What positions and decisions are worth: chances, hints, luck and mistakes (docs/analysis.md)."""

from __future__ import annotations
