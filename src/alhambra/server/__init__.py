"""Tables over HTTP and WebSocket: people, bots and programs meet at one game."""
