"""A seat's side of a game: what its lines mean now, what it is asked, told and answered."""
