"""Deals that many people play, each alone against the same bots: by the day, or by challenge."""
