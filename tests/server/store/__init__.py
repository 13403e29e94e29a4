"""Tests of the store: one contract, two ways to keep it."""

from __future__ import annotations
