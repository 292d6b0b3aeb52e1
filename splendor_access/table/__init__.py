"""The table of a game, dealt here or with a real box, its saves and its computer opponents."""
