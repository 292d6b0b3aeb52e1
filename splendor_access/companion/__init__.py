"""The companion to a real box: people enter the moves made and the cards turned up."""
