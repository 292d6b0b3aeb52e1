"""The game itself: values and pure functions, without words, clock, files or hidden randomness."""
