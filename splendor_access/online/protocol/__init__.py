"""The protocol between a seat and the server of its table."""
