"""Lines that people type in a game, written by somebody who had not read the code."""
