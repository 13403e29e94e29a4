"""Palaces that several tests of the command line look at."""

from __future__ import annotations

BIG = "P2NEW 0,1; C9W -1,0; T8NES 1,0; A6SW -1,-1; G10 0,-1; A6NE 1,-1; A9 0,-2; S6ES 1,-2"
