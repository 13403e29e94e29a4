"""What enters and leaves the server as JSON: messages, updates, replays and so on."""
