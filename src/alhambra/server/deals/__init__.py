"""Shared deals: many people play the same one, each alone against the same bots."""
