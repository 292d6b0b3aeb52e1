"""Ways out to a player: one file a device."""
