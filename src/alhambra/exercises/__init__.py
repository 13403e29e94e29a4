"""Lessons and puzzles: positions of real games, goals that the engine checks, proven solutions."""
