"""What leaves and enters the server as JSON: messages, updates, replays, sites."""
