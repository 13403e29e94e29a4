"""What tests and measurements of whole servers share: processes, clients, ledgers, attacks."""
