"""The server in a browser: the same tables on a device of one's own, without a network."""
