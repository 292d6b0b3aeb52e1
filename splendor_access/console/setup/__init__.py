"""What is asked and made before a game: the language, a saved game or a new one, who plays."""
