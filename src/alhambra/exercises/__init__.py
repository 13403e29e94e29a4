"""Lessons and puzzles: positions from real games, with goals checked by the engine."""
