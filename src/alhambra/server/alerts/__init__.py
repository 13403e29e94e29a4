"""Alerts when the page is closed: who is called, when, and how that reaches a browser."""
