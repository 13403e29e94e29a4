"""Learns the weights of evaluations: self-play gives samples, and weights are fitted to them."""

from __future__ import annotations
