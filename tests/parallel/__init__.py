"""Tests of work in order, here and elsewhere."""

from __future__ import annotations
