"""The server of tables: who sits there, what is played, and how it is told to each seat."""
