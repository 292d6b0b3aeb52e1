"""One seat's side of a game: what the player enters, and what is said back."""
