"""The server in a browser: the same tables on one's own device, without a network."""
