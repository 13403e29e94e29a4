"""Tables in a real browser."""
