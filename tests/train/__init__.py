"""Training: samples, fits, and the command."""

from __future__ import annotations
