"""Every endpoint of the server."""

from __future__ import annotations

from . import api, deals, scores, study, you

ENDPOINTS = (
    *api.ENDPOINTS,
    *study.ENDPOINTS,
    *scores.ENDPOINTS,
    *you.ENDPOINTS,
    *deals.ENDPOINTS,
)
