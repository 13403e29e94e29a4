"""Every endpoint of the server."""

from __future__ import annotations

from . import api, deals

ENDPOINTS = (*api.ENDPOINTS, *deals.ENDPOINTS)
