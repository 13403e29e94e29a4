"""Tests of what measures: duels between ways to think."""

from __future__ import annotations
