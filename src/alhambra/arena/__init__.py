"""Measures bots against each other: fair pairings, stored results, ratings and a report."""

from __future__ import annotations
