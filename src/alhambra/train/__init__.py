"""Learning the weights of evaluations: self-play gives samples, a fit makes weights of them."""

from __future__ import annotations
