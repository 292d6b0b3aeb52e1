"""One seat's side of a game: the player's input, and the program's output."""
