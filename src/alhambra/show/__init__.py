"""Shows the table as text and as pictures; contains no rules."""

from __future__ import annotations
