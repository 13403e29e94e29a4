"""Measurements of the server: load, chaos, hostility."""
