"""Before a game: the language, a saved game or a new one, and the players."""
