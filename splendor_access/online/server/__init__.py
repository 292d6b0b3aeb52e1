"""The server of tables: its people, its games, and what each seat is told."""
