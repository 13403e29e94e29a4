"""Every endpoint of the server."""

from __future__ import annotations

from . import alerts, api, deals, scores, study, you

ENDPOINTS = (
    *api.ENDPOINTS,
    *study.ENDPOINTS,
    *scores.ENDPOINTS,
    *you.ENDPOINTS,
    *alerts.ENDPOINTS,
    *deals.ENDPOINTS,
)
