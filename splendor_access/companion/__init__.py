"""The companion: a game with a real box, of which people enter what is done and turned up."""
