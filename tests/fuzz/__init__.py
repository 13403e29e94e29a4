"""What may come in from outside: any bytes."""
