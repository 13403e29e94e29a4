"""Tests of the bots and of what they are asked."""

from __future__ import annotations
