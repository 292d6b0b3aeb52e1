"""The spoken way to the player: who speaks, in which order, and what cuts off what."""
