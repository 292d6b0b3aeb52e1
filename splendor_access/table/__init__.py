"""The table of a game being played: its state, its saves on the disk, its computer opponents."""
