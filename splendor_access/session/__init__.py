"""A seat's side of a game: what it wants done, and what it is to be told."""
