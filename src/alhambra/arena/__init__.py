"""Bots measured against each other: fair pairings, kept results, ratings, a report."""

from __future__ import annotations
