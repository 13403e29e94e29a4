"""The engine against the plain model: whole games in lockstep, and palaces of every shape."""
