"""What a typist's line means that leans on the last answers."""
