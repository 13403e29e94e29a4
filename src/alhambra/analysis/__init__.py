"""Evaluates positions and decisions: chances, hints, luck, mistakes (docs/analysis.md)."""

from __future__ import annotations
