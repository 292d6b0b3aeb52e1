"""The table of a game being played, dealt here or with a real box, and its computer opponents."""
