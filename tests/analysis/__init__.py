"""Tests of the analysis: positions, whole games, the page and the command."""

from __future__ import annotations
