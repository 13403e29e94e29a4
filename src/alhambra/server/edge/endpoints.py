"""Every endpoint of the server."""

from __future__ import annotations

from . import api, deals, you

ENDPOINTS = (*api.ENDPOINTS, *you.ENDPOINTS, *deals.ENDPOINTS)
