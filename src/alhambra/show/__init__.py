"""The table for people: as text and as pictures; nothing here knows a rule."""

from __future__ import annotations
