"""Shared by tests and benchmarks of whole servers: processes, clients, ledgers, attacks."""
