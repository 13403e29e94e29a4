"""What was stored stays readable for ever: golden tables and databases, and the pinned format."""

from __future__ import annotations
