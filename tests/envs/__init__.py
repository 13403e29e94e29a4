"""Alhambra for researchers: ids, observations, batches, and the libraries they know."""

from __future__ import annotations
