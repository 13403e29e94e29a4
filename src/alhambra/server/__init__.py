"""Tables over HTTP and WebSocket, where people, bots and programs play one game together."""
