"""Tests of the arena: pairings, results, figures, report, command."""

from __future__ import annotations
