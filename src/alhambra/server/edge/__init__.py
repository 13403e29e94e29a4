"""The server's outside: HTTP, WebSockets, and the process itself."""
