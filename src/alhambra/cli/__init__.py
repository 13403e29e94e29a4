"""The command line: one file for each command, and what they share."""

from __future__ import annotations
