"""Where the server meets the world: HTTP, WebSockets, the process."""
